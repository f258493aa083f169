import { ownValue } from '../json.ts'
import type { Random } from '../random.ts'
import type { Budget } from './budget.ts'
import { Unsatisfiable } from './schema.ts'

/** Chooses the number of repetitions from `min` to `max`, which may be `Infinity`. */
export type Repeat = (min: number, max: number) => number

/** Appends a match of a part of the expression. */
type Write = (out: string[], repeat: Repeat) => void

interface Reader {
  readonly source: string
  readonly random: Random
  readonly budget: Budget
  at: number
  depth: number
}

const MAX_LENGTH = 10_000
const MAX_NESTING = 40
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
const LOWER = PRINTABLE.filter((char) => char >= 'a' && char <= 'z')
const DIGITS = PRINTABLE.filter((char) => char >= '0' && char <= '9')
const WORD = PRINTABLE.filter((char) => /\w/.test(char))
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  d: DIGITS,
  w: WORD,
  s: [' '],
  D: PRINTABLE.filter((char) => !DIGITS.includes(char)),
  W: PRINTABLE.filter((char) => !WORD.includes(char)),
  S: PRINTABLE.slice(1),
}
const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' }

/**
 * Reads a regular expression; the result generates a match of it for any choice of repetitions. It ignores look-arounds
 * and back references, so a match must be tested if there are any. Throws `Unsatisfiable` if it cannot parse the expression.
 */
export function readPattern(source: string, random: Random, budget: Budget): (repeat: Repeat) => string {
  budget.spend(source.length)
  const reader: Reader = { source, random, budget, at: 0, depth: 0 }
  const write = readAlternatives(reader)
  if (reader.at < source.length) throw new Unsatisfiable('unreadable pattern')
  return (repeat) => {
    const out: string[] = []
    write(out, repeat)
    return out.join('')
  }
}

/** Reads a match of a sticky expression at the position of the reader, if there is one. */
function readMatch(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.at
  const match = expression.exec(reader.source)
  if (match) reader.at = expression.lastIndex
  return match ?? undefined
}

function takeChar(reader: Reader): string {
  const char = String.fromCodePoint(reader.source.codePointAt(reader.at) ?? 0)
  reader.at += char.length
  return char
}

function readAlternatives(reader: Reader): Write {
  if (++reader.depth > MAX_NESTING) throw new Unsatisfiable('a pattern with too many nested groups')
  const branches = [readSequence(reader)]
  while (readMatch(reader, /\|/y)) branches.push(readSequence(reader))
  reader.depth--
  return (out, repeat) => reader.random.pick(branches)(out, repeat)
}

function readSequence(reader: Reader): Write {
  const steps: Write[] = []
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    steps.push(readRepetition(reader, readAtom(reader)))
  }
  return (out, repeat) => {
    for (const step of steps) step(out, repeat)
  }
}

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

function readRepetition(reader: Reader, write: Write): Write {
  const quantifier = readMatch(reader, QUANTIFIER)
  if (!quantifier) return write
  const [, sign, from, comma, to] = quantifier
  const min = sign ? Number(sign === '+') : Number(from)
  const max = sign ? (sign === '?' ? 1 : Infinity) : to ? Number(to) : comma ? Infinity : min
  return (out, repeat) => {
    const count = repeat(min, max)
    for (let i = 0; i < count; i++) {
      reader.budget.spend(1)
      const before = out.length
      write(out, repeat)
      // More of an empty part is the same text.
      if (out.length === before) break
      if (out.length > MAX_LENGTH) throw new Unsatisfiable('only very long texts match the pattern')
    }
  }
}

function readAtom(reader: Reader): Write {
  const char = takeChar(reader)
  if (char === '(') return readGroup(reader)
  if (char === '[') return pickOne(reader, readClass(reader))
  if (char === '\\') return pickOne(reader, readEscape(reader))
  if (char === '.') return pickOne(reader, LOWER)
  if (char === '^' || char === '$') return () => {}
  return (out) => out.push(char)
}

function pickOne({ random }: Reader, chars: readonly string[] | undefined): Write {
  if (chars === undefined) return () => {}
  if (chars.length === 0) throw new Unsatisfiable('an empty character class')
  return (out) => out.push(random.pick(chars))
}

const GROUP_HEAD = /\?(?:[:]|<[A-Za-z_$][\w$]*>|(?<look><?[=!]))/y

function readGroup(reader: Reader): Write {
  const head = readMatch(reader, GROUP_HEAD)
  const inner = readAlternatives(reader)
  if (!readMatch(reader, /\)/y)) throw new Unsatisfiable('an unclosed group')
  return head?.groups?.look ? () => {} : inner
}

const UNICODE = /u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})/y
const PROPERTY = /([pP])\{([^}]*)\}/y
const REFERENCE = /[1-9]\d*|k<[^>]*>|[bB]/y

/** The characters of an escape; undefined if it matches no character. */
function readEscape(reader: Reader): readonly string[] | undefined {
  const unicode = readMatch(reader, UNICODE)
  if (unicode) return [String.fromCodePoint(Number.parseInt(unicode[1] ?? unicode[2] ?? unicode[3] ?? '0', 16))]
  const property = readMatch(reader, PROPERTY)
  if (property) return getPropertyCharacters(property[0])
  if (readMatch(reader, REFERENCE)) return undefined
  const char = reader.source.charAt(reader.at++)
  return ownValue(CLASSES, char) ?? [ownValue(CONTROLS, char) ?? char]
}

function getPropertyCharacters(text: string): readonly string[] {
  try {
    const expression = new RegExp(`\\${text}`, 'u')
    return [...PRINTABLE, 'é', '中', '😀', '€'].filter((char) => expression.test(char))
  } catch {
    throw new Unsatisfiable(`unknown property ${text}`)
  }
}

function readClass(reader: Reader): readonly string[] {
  const negated = readMatch(reader, /\^/y)
  const chars = new Set<string>()
  while (!readMatch(reader, /\]/y)) {
    if (reader.at >= reader.source.length) throw new Unsatisfiable('an unclosed character class')
    for (const char of readRange(reader)) chars.add(char)
  }
  return negated ? PRINTABLE.filter((char) => !chars.has(char)) : [...chars]
}

function readRange(reader: Reader): readonly string[] {
  reader.budget.spend(10)
  const from = readClassAtom(reader)
  if (from.length !== 1 || !readMatch(reader, /-(?!\])/y)) return from
  const to = readClassAtom(reader)
  const [low, high] = [from[0]?.codePointAt(0) ?? 0, to[0]?.codePointAt(0) ?? 0]
  if (to.length !== 1 || high < low) throw new Unsatisfiable('a range out of order')
  const inAscii = high < 128 || low > 126 ? high : 126
  return Array.from({ length: Math.min(inAscii - low + 1, 200) }, (_, i) => String.fromCodePoint(low + i))
}

function readClassAtom(reader: Reader): readonly string[] {
  const char = takeChar(reader)
  if (char !== '\\') return [char]
  return readMatch(reader, /b/y) ? ['\b'] : (readEscape(reader) ?? [])
}
