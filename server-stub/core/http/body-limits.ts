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

/**
 * The limit that JSON text exceeds, found before the text is parsed. `{}` is one level deep, a plain value none. Of text
 * that is not JSON the result means nothing.
 */
export function jsonExcess(text: string): JsonExcess | undefined {
  const endOfString = stringScanner(text)
  let depth = 0
  let values = 1
  let isEmpty = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return 'depth'
      values++
      isEmpty = true
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) {
      depth--
      if (isEmpty) values--
      isEmpty = false
    } else if (code > 0x20) {
      isEmpty = false
      if (code === QUOTE) at = endOfString(at + 1)
      else if (code === COMMA && ++values > MAX_VALUES) return 'values'
    }
  }
  return values > MAX_VALUES ? 'values' : undefined
}

/**
 * Finds the quote that ends the string beginning at `start`. Long strings without escapes are skipped by `indexOf`, which
 * is ten times as fast as reading them.
 */
function stringScanner(text: string): (start: number) => number {
  let backslash = text.indexOf('\\')
  return (start) => {
    if (backslash !== -1 && backslash < start) backslash = text.indexOf('\\', start)
    const quote = text.indexOf('"', start)
    if (quote === -1) return text.length
    if (backslash === -1 || quote < backslash) return quote
    let at = backslash
    while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
    return at
  }
}

/** Fields of a form, whatever its encoding. */
export const MAX_FORM_FIELDS = 1000

export function tooManyFields(): Problem {
  return new Problem('payload-too-large', `The form has more than ${MAX_FORM_FIELDS} fields.`)
}
