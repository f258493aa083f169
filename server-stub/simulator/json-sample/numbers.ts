import type { Random } from '../random.ts'
import { getBounds, type SamplePosition, type Sampling, type Schema, Unsatisfiable } from './schema.ts'

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
  { random, hint, isWhole }: Pick<Sampling, 'random' | 'hint'> & { readonly isWhole: boolean },
): number {
  const wanted = hint.numbers
  const of = (keyword: string) => getBounds(parts, keyword)
  const steps = [...of('multipleOf'), ...(isWhole ? [1] : [])]
  const fitsAll = (n: number) =>
    Number.isFinite(n) &&
    steps.every((step) => Number.isInteger(n / step)) &&
    of('minimum').every((bound) => n >= bound) &&
    of('maximum').every((bound) => n <= bound) &&
    of('exclusiveMinimum').every((bound) => n > bound) &&
    of('exclusiveMaximum').every((bound) => n < bound)
  const low = Math.max(-Infinity, ...of('minimum'), ...of('exclusiveMinimum'))
  const high = Math.min(Infinity, ...of('maximum'), ...of('exclusiveMaximum'))
  const range = rangeWithin(name, low, high)
  const grid = steps.length === 0 ? (range.high - range.low < 2 ? 0.01 : 0.1) : Math.max(...steps)
  const near = candidates(range, grid, random)
  const far = steps.length > 0 ? candidates({ low, high }, product(steps), random) : [between(range, random, serial)]
  const found = (serial === undefined ? [...wanted, ...near, ...far] : [...far, ...near]).find(fitsAll)
  if (found === undefined) throw new Unsatisfiable('no such number')
  if (wanted.includes(found)) wanted.splice(wanted.indexOf(found), 1)
  return found
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

function between({ low, high }: Range, random: Random, serial: number | undefined): number {
  return low + (high - low) * (serial === undefined ? 0.5 : random.next())
}

/** The number of steps to search in an unbounded range. */
const SPAN = 1e6

function candidates({ low, high }: Range, step: number, random: Random): number[] {
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
function product(steps: readonly number[]): number {
  const largest = Math.max(...steps)
  return steps.every((step) => Number.isInteger(largest / step)) ? largest : steps.reduce((all, step) => all * step, 1)
}
