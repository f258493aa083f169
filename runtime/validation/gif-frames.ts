const headerBytes = 13
const extension = 0x21
const image = 0x2c

/** Counts the frames of a GIF up to `atMost`. A truncated file has the frames before its end. */
export function countGifFrames(data: Uint8Array, atMost: number): number {
  let frames = 0
  let at = headerBytes + colorTableBytes(data[10])
  while (at < data.length && frames < atMost) {
    const block = data[at]
    if (block === extension) {
      at = skipSubBlocks(data, at + 2)
    } else if (block === image) {
      frames++
      // A frame has a descriptor of 10 bytes, an optional colour table, the code size, and its data.
      at = skipSubBlocks(data, at + 10 + colorTableBytes(data[at + 9]) + 1)
    } else {
      break
    }
  }
  return frames
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

function skipSubBlocks(data: Uint8Array, start: number): number {
  let at = start
  for (let size = data[at] ?? 0; size > 0; size = data[at] ?? 0) at += size + 1
  return at + 1
}
