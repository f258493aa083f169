import { crc32, deflateSync } from 'node:zlib'
import type { Random } from '../random.ts'

const SIDE = 64
const SAMPLE_RATE = 8_000
const SECONDS = 0.5
const RGB = 2

export interface Medium {
  readonly mediaType: string
  /** Base64. */
  readonly data: string
}

/** A PNG of 64 by 64 pixels: a gradient between two colors. */
export function picture(random: Random): Medium {
  const color = () => [random.int(0, 255), random.int(0, 255), random.int(0, 255)]
  const [from, to] = [color(), color()]
  const rows = Array.from({ length: SIDE }, (_, y) => {
    const pixels = Array.from({ length: SIDE }, (_, x) => {
      return from.map((start, i) => Math.round(start + (((to[i] ?? 0) - start) * (x + y)) / (2 * SIDE - 2)))
    })
    return [0, ...pixels.flat()]
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, RGB, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(Uint8Array.from(rows.flat()))
  const png = [signature, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]
  return { mediaType: 'image/png', data: Buffer.concat(png).toString('base64') }
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const out = Buffer.alloc(typed.length + 8)
  out.writeUInt32BE(body.length, 0)
  out.set(typed, 4)
  out.writeUInt32BE(crc32(typed), typed.length + 4)
  return out
}

/** A WAV of half a second, 8 bits, 8 kHz, mono: one tone. */
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
