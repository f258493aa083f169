import { randomUUID } from 'node:crypto'
import { tryParseJson } from '../json.ts'
import { Problem } from '../problem.ts'
import { isBase64 } from '../validation/base64-pattern.ts'

/** Deeper nesting could exhaust the stack of recursive code. */
const MAX_DEPTH = 128
/** Parsing and walking more values than this would block other requests for seconds. */
const MAX_VALUES = 1_000_000

type JsonExcess = 'depth' | 'values'

const EXCESS: Readonly<Record<JsonExcess, () => Problem>> = {
  depth: () => new Problem('invalid-request', `The body is nested deeper than ${MAX_DEPTH} levels.`),
  values: () => new Problem('payload-too-large', `The body has more than ${MAX_VALUES} values.`),
}

/** A body up to this size has fewer values than the limit, and its depth is cheaper to check in the parsed value. */
const SMALL = MAX_VALUES / 2

/** Parses a JSON body; undefined for an empty one, a `Problem` for invalid JSON or an exceeded limit. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const isSmall = bytes.length <= SMALL
  const scan = isSmall ? [] : scanJson(bytes)
  if (typeof scan === 'string') return EXCESS[scan]()
  try {
    const value = parseWithLongStrings(bytes, scan) ?? JSON.parse(bytes.toString())
    return isSmall && isDeeper(value, MAX_DEPTH) ? EXCESS.depth() : value
  } catch (error) {
    const excess = scanJson(bytes)
    if (typeof excess === 'string') return EXCESS[excess]()
    const reason = error instanceof SyntaxError ? error.message : 'it could not be parsed'
    return new Problem('invalid-request', `The body is not valid JSON: ${reason}.`, { cause: error })
  }
}

/** Whether a parsed value has more levels than that: `{}` has one, a scalar none. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const item of Array.isArray(value) ? value : Object.values(value)) if (isDeeper(item, levels - 1)) return true
  return false
}

/** No client can guess it. */
const MARK = randomUUID()
/** The first characters of base64, with or without the head of a data URL. */
const BASE64_HEAD = /^(?:data:[\w.+/;=-]*,)?[\w+/-]*$/
const HEAD_BYTES = 1000
/** The reviver takes as long for a byte of small values as the strings save in 500 bytes. */
const MAX_OTHER_SHARE = 1 / 500

/**
 * Parses JSON that is mostly long strings of base64, such as images, and undefined for any other. These strings are read from
 * the bytes alone: a text of the body and `JSON.parse` would copy them twice.
 */
function parseWithLongStrings(bytes: Buffer, ranges: LongStrings): unknown {
  const others = ranges.reduce((left, [start, end]) => left - (end - start), bytes.length)
  if (others > bytes.length * MAX_OTHER_SHARE) return undefined
  const strings = new Map<unknown, string>()
  let json = ''
  let last = 0
  for (const [start, end] of ranges) {
    const head = bytes.toString('latin1', start, start + HEAD_BYTES)
    if (!BASE64_HEAD.test(head)) return undefined
    const string = bytes.toString('latin1', start, end)
    if (!isBase64(string.slice(head.indexOf(',') + 1), '')) return undefined
    const mark = `${MARK}${start}`
    strings.set(mark, string)
    json += bytes.toString('utf8', last, start) + mark
    last = end
  }
  const put = (_: string, item: unknown) => {
    const string = strings.get(item)
    return string !== undefined && strings.delete(item) ? string : item
  }
  const value = tryParseJson(json + bytes.toString('utf8', last), undefined, put)
  // A string may be a name, or the value of a name that comes again.
  return strings.size === 0 ? value : undefined
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** The start and end of each string of at least 256 KB, without its quotes. */
type LongStrings = readonly (readonly [start: number, end: number])[]

const LONG = 256 * 1024

/** Finds the limit that JSON exceeds, or its long strings, without parsing it. For invalid JSON the result is meaningless. */
function scanJson(bytes: Buffer): JsonExcess | LongStrings {
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
