import { expect, test } from 'vitest'

/** Prepares an input of a size, and returns the work with it that is measured. */
export type Prepare = (size: number) => () => unknown

/** The smaller size, in a unit of the row, and its work: about a millisecond or more. */
export type GrowthRow = readonly [name: string, size: number, prepare: Prepare]

const LEAST_MS = 0.1
const MAX_RATIO = 6
/** Short work is repeated, so that it takes this long. */
const REPEATED_MS = 2
const MAX_REPEATS = 50
/** It has several rounds in any case: the first ones run code that is not compiled. */
const WARM_ROUNDS = 3
const WARM_MS = 20
/** The collection of garbage and late compilation end within this time; what grows faster than its size does not. */
const MAX_SPENT_MS = 3_000

/** Adds a test for each row: an input of four times the size takes at most six times as long. */
export function testGrowth(rows: readonly GrowthRow[]): void {
  test.each(rows)('the time for %s grows with the size', async (_, size, prepare) => {
    expect(await measureGrowth(size, prepare)).toBeLessThanOrEqual(MAX_RATIO)
  })
}

/** The time for four times the size, in times for the size; times below `leastMs` are noise. */
export async function measureGrowth(size: number, prepare: Prepare, leastMs = LEAST_MS): Promise<number> {
  const [small, large] = [prepare(size), prepare(4 * size)]
  // Compiles the code.
  const first = await measure(small, 1)
  const repeats = Math.ceil(Math.min(MAX_REPEATS, REPEATED_MS / first))
  let [ratio, least, most, spent] = [Infinity, Infinity, Infinity, 0]
  const isWarm = (round: number) => round >= WARM_ROUNDS || spent >= WARM_MS
  for (let round = 0; spent < MAX_SPENT_MS && (ratio > MAX_RATIO || !isWarm(round)); round++) {
    least = Math.min(least, await measure(small, repeats))
    const time = await measure(large, repeats)
    most = Math.min(most, time)
    spent += repeats * time
    ratio = most / Math.max(least, leastMs)
  }
  return ratio
}

/** In milliseconds of processor time, which other processes do not change; that of one thread is too coarse. */
async function measure(work: () => unknown, repeats: number): Promise<number> {
  const before = process.cpuUsage()
  for (let run = 0; run < repeats; run++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / repeats
}
