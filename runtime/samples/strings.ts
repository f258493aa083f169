import { ownValue } from '../json.ts'
import type { Random } from '../random.ts'
import type { Budget } from './budget.ts'
import { matchesPattern } from './matches.ts'
import { type Repeat, readPattern } from './pattern.ts'
import {
  getLargest,
  getMember,
  getSmallest,
  type SamplePosition,
  type Sampling,
  type Schema,
  Unsatisfiable,
} from './schema.ts'
import { FORMATS, NAMES, SHORTEST, word } from './words.ts'

interface Rules {
  readonly min: number
  readonly max: number
  readonly patterns: readonly string[]
  readonly formats: readonly string[]
}

/** A string that satisfies length, pattern and format: from the hint or plausible for the property name. */
export function sampleString(parts: readonly Schema[], position: SamplePosition, sampling: Sampling): string {
  const rules = getRules(parts)
  if (rules.min > rules.max) throw new Unsatisfiable('no such length')
  sampling.budget.chars(rules.min)
  const text = rules.patterns.length > 0 ? writePattern(rules, sampling) : writeWords(rules, position, sampling)
  sampling.budget.chars(text.length)
  return text
}

function getRules(parts: readonly Schema[]): Rules {
  const strings = (keyword: string) =>
    parts.map((part) => getMember(part, keyword)).filter((text) => typeof text === 'string')
  return {
    min: getLargest(parts, 'minLength'),
    max: getSmallest(parts, 'maxLength'),
    patterns: strings('pattern'),
    formats: strings('format'),
  }
}

const RANDOM_TRIES = 10
const EXACT_TRIES = 150
const JOINED_REPEATS = [0, 1, 2, 4, 8]

/** A few random repetitions first, then all numbers of repetitions in turn, until the length is valid. */
function* listRepeats({ min }: Rules, random: Random): Generator<Repeat> {
  for (let i = 0; i < RANDOM_TRIES; i++) yield (from, to) => random.int(from, Math.min(to, from + (i % 5) * 2))
  for (const extra of [min, min - 1, ...Array.from({ length: EXACT_TRIES }, (_, i) => i)]) {
    yield (from, to) => Math.min(to, from + Math.max(0, extra))
  }
}

function writePattern(rules: Rules, { random, budget }: Sampling): string {
  const [first = '', ...others] = rules.patterns
  const needsTest = others.length > 0 || /\(\?<?[=!]|\\[1-9kbB]/.test(first)
  const generate = readPattern(first, random, budget)
  for (const repeat of listRepeats(rules, random)) {
    budget.spend(20)
    const sample = generate(repeat)
    const text = first.endsWith('$') ? sample : padToLength(sample, rules)
    if (hasLength(text, rules) && (!needsTest || matchesAll(text, rules, budget))) return text
  }
  return others.length > 0 ? joinPatterns(rules, { random, budget }) : mixPatterns(rules, budget)
}

function matchesAll(text: string, { patterns }: Rules, budget: Budget): boolean {
  return patterns.every((pattern) => matchesPattern(pattern, text, budget))
}

/** A text that begins as one pattern asks for and ends as another one does. */
function joinPatterns(rules: Rules, { random, budget }: Pick<Sampling, 'random' | 'budget'>): string {
  const generators = rules.patterns.map((pattern) => readPattern(pattern, random, budget))
  for (const extra of JOINED_REPEATS) {
    const samples = generators.map((generate) => generate((from, to) => Math.min(to, from + extra)))
    for (const text of [samples.join(''), samples.toReversed().join('')]) {
      if (hasLength(text, rules) && matchesAll(text, rules, budget)) return text
    }
  }
  return mixPatterns(rules, budget)
}

/** A string that satisfies typical password rules. */
function mixPatterns(rules: Rules, budget: Budget): string {
  for (const text of ['Harbor-42', 'aA1!aA1!aA1!', 'Lantern7', 'a1', 'abc', 'ABC', '123']) {
    const filled = padToLength(text, rules)
    if (hasLength(filled, rules) && matchesAll(filled, rules, budget)) return filled
  }
  throw new Unsatisfiable('no text for the pattern')
}

function writeWords(rules: Rules, position: SamplePosition, sampling: Sampling): string {
  const format = rules.formats.find((name) => Object.hasOwn(FORMATS, name))
  if (format !== undefined) return writeFormat(format, rules, position, sampling)
  const hinted = sampling.hint.textFor(position.name)
  const byName = NAMES.find(([words]) => words.test(position.name))?.[1] ?? word
  const choices = [hinted, byName(sampling.random), word(sampling.random)]
    .filter((text) => text !== undefined)
    .map((text) => addSerial(text, position, false))
  const fitting = choices.find((text) => hasLength(text, rules))
  if (fitting !== undefined) return fitting
  const filled = padToLength(position.serial === undefined ? byName(sampling.random) : sampling.random.id(12), rules)
  return [...filled].slice(0, rules.max).join('')
}

/** A variation, when the usual strings are used up. */
function addSerial(text: string, { serial }: SamplePosition, hasFormat: boolean): string {
  if (serial === undefined) return text
  if (text.includes('@')) return text.replace('@', `${serial}@`)
  if (text.startsWith('https://')) return `${text}/${serial}`
  return hasFormat ? text : `${text} ${serial}`
}

function writeFormat(format: string, rules: Rules, position: SamplePosition, { random }: Sampling): string {
  const make = ownValue(FORMATS, format) ?? word
  for (let i = 0; i < FORMAT_TRIES; i++) {
    const text = addSerial(make(random), position, true)
    if (hasLength(text, rules)) return text
    const padded = text.startsWith('https://') ? text.padEnd(rules.min, 'x') : text
    if (hasLength(padded, rules)) return padded
  }
  const short = ownValue(SHORTEST, format)?.find((text) => hasLength(text, rules))
  if (short === undefined) throw new Unsatisfiable('the format does not fit the length')
  return short
}

function hasLength(text: string, { min, max }: Rules): boolean {
  const length = [...text].length
  return length >= min && length <= max
}

const FORMAT_TRIES = 12
const FILLER = ' and some more words'

function padToLength(text: string, { min }: Rules): string {
  const missing = min - [...text].length
  return missing > 0 ? text + FILLER.repeat(Math.ceil(missing / FILLER.length)).slice(0, missing) : text
}
