const TIME_SCALE = 12_288

export interface Film {
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** The parameter sets and frames of H.264, as NAL units. The first frame needs no other. */
  readonly sequence: Uint8Array
  readonly picture: Uint8Array
  readonly frames: readonly Uint8Array[]
}

/** Makes an MP4 file (ISO/IEC 14496-12) with its index first. */
export function makeMp4({ width, height, seconds, sequence, picture, frames }: Film): Uint8Array {
  const frameDuration = Math.max(1, Math.round((seconds * TIME_SCALE) / frames.length))
  const duration = frameDuration * frames.length
  const samples = frames.map((frame) => Buffer.concat([u32(frame.length), frame]))
  const type = box('ftyp', 'isom', u32(512), 'isomiso2avc1mp41')
  const sized = (set: Uint8Array) => Buffer.concat([u16(set.length), set])
  const profile = sequence.subarray(1, 4)
  const configuration = box('avcC', [1, ...profile, 0xff, 0xe1], sized(sequence), [1], sized(picture))
  const entry = box(
    'avc1',
    u32(0),
    u16(0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    new Uint8Array(32),
    u16(24, 0xffff),
    configuration,
  )
  const makeIndex = (offset: number) => {
    const table = box(
      'stbl',
      box('stsd', u32(0, 1), entry),
      box('stts', u32(0, 1, frames.length, frameDuration)),
      box('stss', u32(0, 1, 1)),
      box('stsc', u32(0, 1, 1, frames.length, 1)),
      box('stsz', u32(0, 0, samples.length, ...samples.map(({ length }) => length))),
      box('stco', u32(0, 1, offset)),
    )
    const data = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))))
    const media = box(
      'mdia',
      box('mdhd', u32(0, 0, 0, TIME_SCALE, duration), u16(0x55c4, 0)),
      box('hdlr', u32(0, 0), 'vide', u32(0, 0, 0), [0]),
      box('minf', box('vmhd', u32(1, 0, 0)), data, table),
    )
    const track = box('tkhd', u32(3, 0, 0, 1, 0, duration, 0, 0, 0, 0), MATRIX, u32(width << 16, height << 16))
    const movie = box(
      'mvhd',
      u32(0, 0, 0, TIME_SCALE, duration, 0x10000, 0x1000000, 0, 0),
      MATRIX,
      u32(0, 0, 0, 0, 0, 0, 2),
    )
    return box('moov', movie, box('trak', track, media))
  }
  const start = type.length + makeIndex(0).length + 8
  return new Uint8Array(Buffer.concat([type, makeIndex(start), box('mdat', ...samples)]))
}

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

function box(type: string, ...contents: readonly (string | Uint8Array | readonly number[])[]): Buffer {
  const parts = contents.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Uint8Array.from(part)))
  const size = 8 + parts.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...parts])
}

function u16(...values: readonly number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
}

function u32(...values: readonly number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]))
}
