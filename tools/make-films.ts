import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Makes the sample films of the simulator with ffmpeg 5 or newer: `npx tsx tools/make-films.ts`. They are checked in, since
 * other versions of the encoder write other bytes.
 */
const sizes = { landscape: '640x360', portrait: '360x640', square: '480x480' }
const folder = join(import.meta.dirname, '../mock/simulator/video')

for (const [name, size] of Object.entries(sizes)) {
  const source = `gradients=size=${size}:rate=24:duration=4:nb_colors=4:seed=7:speed=0.01`
  const encoder = '-c:v libx264 -profile:v baseline -preset veryslow -crf 34 -pix_fmt yuv420p'.split(' ')
  const plain = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart'.split(' ')
  const args = ['-y', '-f', 'lavfi', '-i', source, ...encoder, ...plain, join(folder, `${name}.mp4`)]
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
