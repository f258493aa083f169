import { asArray, isObject } from '../json.ts'
import { Problem } from '../problem.ts'

/** Deeper nesting could exhaust the stack of recursive code. */
export const MAX_DEPTH = 128
/** Parsing and walking more values than this would block other requests for seconds. */
export const MAX_VALUES = 1_000_000

export type JsonExcess = 'depth' | 'values'

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Whether a parsed value has more levels than that: `{}` has one, a scalar none. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (isObject(value)) {
    for (const name in value) if (isDeeper(value[name], levels - 1)) return true
    return false
  }
  for (const item of asArray(value)) if (isDeeper(item, levels - 1)) return true
  return false
}

/** The start and end of each string of at least 256 KB, without its quotes. */
export type LongStrings = readonly (readonly [start: number, end: number])[]

const LONG = 256 * 1024

/** Finds the limit that JSON exceeds, or its long strings, without parsing it. For invalid JSON the result is meaningless. */
export function scanJson(bytes: Buffer): JsonExcess | LongStrings {
  const longStrings: [number, number][] = []
  let depth = 0
  let values = 1
  let isEmpty = false
  for (let at = 0; at < bytes.length; at++) {
    const code = bytes[at] ?? 0
    if (code === QUOTE) {
      const start = at + 1
      at = findStringEnd(bytes, start)
      if (at - start >= LONG) longStrings.push([start, at])
      isEmpty = false
    } else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return 'depth'
      values++
      isEmpty = true
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) {
      depth--
      if (isEmpty) values--
      isEmpty = false
    } else if (code > 0x20) {
      isEmpty = false
      if (code === COMMA && ++values > MAX_VALUES) return 'values'
    }
  }
  return values > MAX_VALUES ? 'values' : longStrings
}

/** Bytes of a string to read one by one, because a search is slower for short strings. */
const SHORT = 16

/** Finds the closing quote of the string at `start`. A search skips most of a long string. */
function findStringEnd(bytes: Buffer, start: number): number {
  let near = start + SHORT
  for (let at = start; at < bytes.length; at++) {
    const code = bytes[at]
    if (code === QUOTE) return at
    if (code === BACKSLASH) at++
    else if (at >= near) {
      const quote = bytes.indexOf(QUOTE, at)
      if (quote === -1) return bytes.length
      if (!isEscaped(bytes, quote)) return quote
      at = quote
      near = at + SHORT
    }
  }
  return bytes.length
}

/** Whether an odd number of backslashes is before a position. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let first = at
  while (bytes[first - 1] === BACKSLASH) first--
  return (at - first) % 2 === 1
}

/** Maximum of form fields, in any encoding. */
export const MAX_FORM_FIELDS = 1000

export function tooManyFields(): Problem {
  return new Problem('payload-too-large', `The form has more than ${MAX_FORM_FIELDS} fields.`)
}
