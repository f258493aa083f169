import { randomUUID } from 'node:crypto'
import { tryParseJson } from '../json.ts'
import { Problem } from '../problem.ts'
import { isBase64 } from '../validation/base64-pattern.ts'
import { isDeeper, type JsonExcess, type LongStrings, MAX_DEPTH, MAX_VALUES, scanJson } from './body-limits.ts'

const EXCESS: Readonly<Record<JsonExcess, () => Problem>> = {
  depth: () => new Problem('invalid-request', `The body is nested deeper than ${MAX_DEPTH} levels.`),
  values: () => new Problem('payload-too-large', `The body has more than ${MAX_VALUES} values.`),
}

/** Limits of a body up to this size are cheaper to check once it is parsed. It has at most as many values as bytes. */
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

/** No client can guess it. */
const MARK = randomUUID()
/** The first characters of base64, with or without the head of a data URL. */
const BASE64_HEAD = /^(?:data:[\w.+/;=-]*,)?[\w+/-]*$/
const HEAD_BYTES = 1000
/** The reviver makes the rest of the JSON slower to parse. */
const MAX_OTHER_SHARE = 1 / 16

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
  // A string may be a name, or be replaced by another one of its name.
  return strings.size === 0 ? value : undefined
}
