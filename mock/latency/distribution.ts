import type { Random } from '../../runtime/random.ts'

/** A time in milliseconds, or how it is distributed. */
export type Distribution =
  | number
  | { readonly constant: number }
  /** From the first to the second, all equally likely. */
  | { readonly uniform: readonly [number, number] }
  | { readonly lognormal: { readonly median: number; readonly p95: number } }
  /** Times by percentile, such as `p50` and `p99.9`. */
  | { readonly percentiles: Readonly<Record<string, number>> }

/** The 95th percentile of the standard normal distribution. */
const Z95 = 1.6448536269514722

/** Creates a function that draws times. */
export function makeDraw(distribution: Distribution): (random: Random) => number {
  if (typeof distribution === 'number') return () => distribution
  if ('constant' in distribution) return () => distribution.constant
  if ('uniform' in distribution) {
    const [least, most] = distribution.uniform
    return (random) => least + (most - least) * random.next()
  }
  if ('percentiles' in distribution) {
    const points = toPoints(distribution.percentiles)
    return (random) => interpolate(points, random.next())
  }
  const { median, p95 } = distribution.lognormal
  const sigma = Math.log(p95 / median) / Z95
  return (random) => median * Math.exp(sigma * drawNormal(random))
}

/** The method of Box and Muller. */
function drawNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  return radius * Math.cos(2 * Math.PI * random.next())
}

interface Point {
  readonly share: number
  readonly ms: number
}

/** Sorted by share, from 0 to 1: times begin at 0 and end at the highest one, unless `p0` and `p100` say otherwise. */
export function toPoints(percentiles: Readonly<Record<string, number>>): readonly Point[] {
  const stated = Object.entries(percentiles).map(([name, ms]) => ({ share: Number(name.slice(1)) / 100, ms }))
  const sorted = stated.sort((a, b) => a.share - b.share)
  const first = sorted[0]?.share === 0 ? [] : [{ share: 0, ms: 0 }]
  return [...first, ...sorted, { share: 1, ms: sorted.at(-1)?.ms ?? 0 }]
}

function interpolate(points: readonly Point[], share: number): number {
  const after = points.findIndex((point) => point.share > share)
  const [from, to] = [points[after - 1], points[after]]
  if (from === undefined || to === undefined) return points.at(-1)?.ms ?? 0
  return from.ms + ((to.ms - from.ms) * (share - from.share)) / (to.share - from.share)
}
