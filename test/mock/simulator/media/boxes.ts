/** A box of an MP4 file (ISO/IEC 14496-12): the range of its content, after the header. */
export interface Box {
  readonly type: string
  readonly start: number
  readonly end: number
}

const HEAD_BYTES = 8

/** The box at a path of types from the top of the file, such as `moov/mvhd`. */
export function findBox(bytes: Uint8Array, path: string): Box {
  let box: Box = { type: '', start: 0, end: bytes.byteLength }
  for (const type of path.split('/')) {
    const inner = findBoxes(bytes, box).find((each) => each.type === type)
    if (!inner) throw new RangeError(`the file has no box ${path}`)
    box = inner
  }
  return box
}

/** The boxes inside another one, or of the whole file, in order. */
export function findBoxes(bytes: Uint8Array, { start, end }: Pick<Box, 'start' | 'end'>): readonly Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Box[] = []
  for (let at = start; at + HEAD_BYTES <= end; ) {
    const size = view.getUint32(at)
    if (size < HEAD_BYTES || at + size > end) throw new RangeError(`a box of ${size} bytes does not fit at ${at}`)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD_BYTES))
    boxes.push({ type, start: at + HEAD_BYTES, end: at + size })
    at += size
  }
  return boxes
}
