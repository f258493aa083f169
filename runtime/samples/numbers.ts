import type { Random } from '../random.ts'
import { isMultipleOf } from '../validation/multiple-of.ts'
import {
  getBounds,
  getLargest,
  getSmallest,
  type SamplePosition,
  type Sampling,
  type Schema,
  Unsatisfiable,
} from './schema.ts'

/** Typical ranges by property name; the first match wins. */
const RANGES: readonly (readonly [RegExp, number, number])[] = [
  [/^lat(itude)?$/i, -60, 60],
  [/^(lng|lon|longitude)$/i, -120, 120],
  [/age$/i, 18, 80],
  [/year/i, 2015, 2030],
  [/month/i, 1, 12],
  [/day|hour/i, 1, 23],
  [/price|amount|total|cost|salary|budget/i, 5, 500],
  [/score|confidence|probability|ratio/i, 0, 1],
  [/percent|progress/i, 0, 100],
  [/temperature|degrees/i, 5, 30],
  [/timestamp|created|updated/i, 1_700_000_000, 1_800_000_000],
  [/rating|stars/i, 1, 5],
  [/port$/i, 1024, 49151],
]
const ANY_RANGE = [/./, 1, 100] as const

/** A number within all bounds of the schemas, plausible for the property name; prefers the numbers of the hint. */
export function sampleNumber(
  parts: readonly Schema[],
  { name, serial }: SamplePosition,
  { random, hint, budget, isWhole }: Pick<Sampling, 'random' | 'hint' | 'budget'> & { readonly isWhole: boolean },
): number {
  const wanted = hint.numbers
  budget.spend(20 * parts.length)
  const steps = [...getBounds(parts, 'multipleOf'), ...(isWhole ? [1] : [])]
  const low = getLargest(parts, 'minimum', getLargest(parts, 'exclusiveMinimum', -Infinity))
  const high = Math.min(getSmallest(parts, 'maximum'), getSmallest(parts, 'exclusiveMaximum'))
  const closed = { low: isClosed(parts, 'inimum', low), high: isClosed(parts, 'aximum', high) }
  const fitsAll = (n: number) =>
    Number.isFinite(n) &&
    (n > low || (n === low && closed.low)) &&
    (n < high || (n === high && closed.high)) &&
    steps.every((step) => isMultipleOf(n, step))
  const range = rangeWithin(name, low, high)
  const grid = steps.length === 0 ? (range.high - range.low < 2 ? 0.01 : 0.1) : findLargest(steps)
  const near = listCandidates(range, grid, random)
  const far =
    steps.length > 0 ? listCandidates({ low, high }, multiplyAll(steps), random) : [pickBetween(range, random, serial)]
  const number = (serial === undefined ? [...wanted, ...near, ...far] : [...far, ...near]).find(fitsAll)
  if (number === undefined) throw new Unsatisfiable('no such number')
  if (wanted.includes(number)) wanted.splice(wanted.indexOf(number), 1)
  return number
}

interface Range {
  readonly low: number
  readonly high: number
}

function rangeWithin(name: string, low: number, high: number): Range {
  const [, from, to] = RANGES.find(([words]) => words.test(name)) ?? ANY_RANGE
  if (low <= to && high >= from) return { low: Math.max(low, from), high: Math.min(high, to) }
  return low > to ? { low, high: Math.min(high, low + to - from) } : { low: Math.max(low, high - (to - from)), high }
}

function pickBetween({ low, high }: Range, random: Random, serial: number | undefined): number {
  return low + (high - low) * (serial === undefined ? 0.5 : random.next())
}

/** The number of steps to search in an unbounded range. */
const SPAN = 1e6

function listCandidates({ low, high }: Range, step: number, random: Random): number[] {
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step)
  const from = Number.isFinite(first) ? first : Number.isFinite(last) ? last - SPAN : 0
  const to = Math.min(last, from + SPAN)
  if (!(Number.isFinite(from) && from <= to)) return []
  const counts = [...Array.from({ length: 20 }, () => random.int(from, to)), from, to, 0]
  const isWhole = Number.isInteger(step)
  // Rounding removes the error of a decimal step, such as 3 * 0.1.
  return counts.map((count) => (isWhole ? count * step : Number((count * step).toPrecision(12))))
}

/** A common multiple, not always the least one. */
function multiplyAll(steps: readonly number[]): number {
  const most = findLargest(steps)
  return steps.every((step) => isMultipleOf(most, step)) ? most : steps.reduce((all, step) => all * step, 1)
}

function findLargest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), -Infinity)
}

/** Whether a bound itself is allowed. Draft 4 says that it is not by a boolean beside the bound. */
function isClosed(parts: readonly Schema[], keyword: 'inimum' | 'aximum', bound: number): boolean {
  return !parts.some((part) => {
    const exclusive = part[`exclusiveM${keyword}`]
    return exclusive === bound || (exclusive === true && part[`m${keyword}`] === bound)
  })
}
