import { promisify } from 'node:util'
import { crc32, deflate, deflateSync } from 'node:zlib'

const compress = promisify(deflate)

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BITS_PER_CHANNEL = 8
const TRUE_COLOUR = 2
const FILTER_UP = 2

/** RGB values of each pixel, row by row, three bytes each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Encodes a PNG file; compresses off the event loop, since large pictures take tens of milliseconds. */
export async function encodePng(pixels: Pixels): Promise<Uint8Array> {
  return assemble(pixels, await compress(filterUp(pixels)))
}

/** The same, synchronously, for small pictures. */
export function encodePngSync(pixels: Pixels): Buffer {
  return assemble(pixels, deflateSync(filterUp(pixels)))
}

function assemble({ width, height }: Pixels, data: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS_PER_CHANNEL, TRUE_COLOUR, 0, 0, 0], 8)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Encodes each row as its difference from the row above, which compresses gradients well. */
function filterUp({ width, height, rgb }: Pixels): Uint8Array {
  const stride = width * 3
  const filtered = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    filtered[to] = FILTER_UP
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i
      filtered[to + 1 + i] = (rgb[at] ?? 0) - (y === 0 ? 0 : (rgb[at - stride] ?? 0))
    }
  }
  return filtered
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
