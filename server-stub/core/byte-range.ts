/** The part of a resource that a request asks for; `last` is inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * What a `Range` header asks of `size` bytes: undefined for the whole (no header, or one that is not a single byte
 * range, which may be ignored), `unsatisfiable` for a part that is not there.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return suffix(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(size - length, 0), last: size - 1 }
}
