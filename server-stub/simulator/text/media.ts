import { encodePngSync } from '../png.ts'
import type { Random } from '../random.ts'

const SIDE = 64
const SAMPLE_RATE = 8_000
const SECONDS = 0.5

export interface Medium {
  readonly mediaType: string
  /** Base64. */
  readonly data: string
}

/** A PNG of 64 by 64 pixels with a gradient between two colours. */
export function picture(random: Random): Medium {
  const color = () => [random.int(0, 255), random.int(0, 255), random.int(0, 255)]
  const [from, to] = [color(), color()]
  const rgb = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const [pixel, channel] = [Math.floor(at / 3), at % 3]
    const way = ((pixel % SIDE) + Math.floor(pixel / SIDE)) / (2 * SIDE - 2)
    const start = from[channel] ?? 0
    return Math.round(start + ((to[channel] ?? 0) - start) * way)
  })
  const data = encodePngSync({ width: SIDE, height: SIDE, rgb }).toString('base64')
  return { mediaType: 'image/png', data }
}

/** A WAV of half a second, 8 bits, 8 kHz, mono, with one tone. */
export function tone(random: Random): Medium {
  const samples = SAMPLE_RATE * SECONDS
  const hertz = random.int(220, 660)
  const wav = Buffer.alloc(44 + samples)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLE_RATE, 24)
  wav.writeUInt32LE(SAMPLE_RATE, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples, 40)
  for (let i = 0; i < samples; i++)
    wav[44 + i] = Math.round(128 + 60 * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE))
  return { mediaType: 'audio/wav', data: wav.toString('base64') }
}
