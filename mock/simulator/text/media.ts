import type { Random } from '../../../runtime/random.ts'
import { encodePngSync } from '../png.ts'

const SIDE = 64
const SKY = [80, 140, 210]
const HORIZON = [230, 200, 190]
const SUN = [230, 215, 150]
const HILL = [60, 110, 80]
const SAMPLE_RATE = 8_000
const SECONDS = 0.5

export interface Medium {
  readonly mediaType: string
  /** Base64. */
  readonly data: string
}

/** A PNG of 64 by 64 pixels: a sun in a sky of two colours over a hill. */
export function picture(random: Random): Medium {
  const near = (color: readonly number[]) => color.map((value) => value + random.int(-25, 25))
  const [top, bottom, sun, hill] = [near(SKY), near(HORIZON), near(SUN), near(HILL)]
  const [sunX, sunY, slope] = [random.int(12, SIDE - 12), random.int(12, 28), random.int(-8, 8) / SIDE]
  const rgb = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const [x, y, channel] = [Math.floor(at / 3) % SIDE, Math.floor(at / 3 / SIDE), at % 3]
    if (y > 46 + slope * (x - SIDE / 2) + 4 * Math.sin(x / 9)) return hill[channel] ?? 0
    if ((x - sunX) ** 2 + (y - sunY) ** 2 < 64) return sun[channel] ?? 0
    const [start = 0, end = 0] = [top[channel], bottom[channel]]
    return Math.round(start + ((end - start) * y) / SIDE)
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
