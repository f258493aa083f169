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
/** A heap that others have filled, or a busy machine, may be dear for all of one attempt. */
const ATTEMPTS = 3

/** Adds a test for each row: an input of four times the size takes at most six times as long. */
export function testGrowth(rows: readonly GrowthRow[]): void {
  test.each(rows)('the time for %s grows with the size', async (_, size, prepare) => {
    expect(await measureGrowth(size, prepare)).toBeLessThanOrEqual(MAX_RATIO)
  })
}

export interface GrowthOptions {
  /** Times below it are noise. */
  readonly leastMs?: number
  /** The processor time so far: by default of this process, which other processes do not change. */
  readonly readMs?: () => number | Promise<number>
}

/** The time for four times the size, in times for the size: the least of some attempts, if it is too much. */
export async function measureGrowth(size: number, prepare: Prepare, options: GrowthOptions = {}): Promise<number> {
  let least = Infinity
  for (let attempt = 0; attempt < ATTEMPTS && least > MAX_RATIO; attempt++) {
    least = Math.min(least, await measureOnce(size, prepare, options))
  }
  return least
}

async function measureOnce(
  size: number,
  prepare: Prepare,
  { leastMs = LEAST_MS, readMs = readProcessorMs }: GrowthOptions,
): Promise<number> {
  const [small, large] = [prepare(size), prepare(4 * size)]
  // Compiles the code.
  const first = await measure(small, 1, readMs)
  const repeats = Math.ceil(Math.min(MAX_REPEATS, REPEATED_MS / first))
  let [ratio, least, most, spent] = [Infinity, Infinity, Infinity, 0]
  const isWarm = (round: number) => round >= WARM_ROUNDS || spent >= WARM_MS
  for (let round = 0; spent < MAX_SPENT_MS && (ratio > MAX_RATIO || !isWarm(round)); round++) {
    least = Math.min(least, await measure(small, repeats, readMs))
    const time = await measure(large, repeats, readMs)
    most = Math.min(most, time)
    spent += repeats * time
    ratio = most / Math.max(least, leastMs)
  }
  return ratio
}

/** In milliseconds of one run. */
async function measure(work: () => unknown, repeats: number, readMs: () => number | Promise<number>): Promise<number> {
  const before = await readMs()
  for (let run = 0; run < repeats; run++) await work()
  return ((await readMs()) - before) / repeats
}

/** The time of one thread is too coarse. */
export function readProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
