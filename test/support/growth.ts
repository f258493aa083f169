import { expect, test } from 'vitest'

/** Prepares an input of a size, and returns the work with it that is measured. */
export type Prepare = (size: number) => () => unknown

/** The smaller size, in a unit of the row, and its work: milliseconds if linear, and seconds at four times that if not. */
export type GrowthRow = readonly [name: string, size: number, prepare: Prepare]

const LEAST_MS = 0.5
const MAX_RATIO = 6
/** A busy machine gets more rounds, and so does short work, whose code is compiled late; slow work, which is not noise, gets fewer. */
const MAX_ROUNDS = 12
const LEAST_SPENT_MS = 300
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
  await small()
  let [ratio, least, most, spent] = [Infinity, Infinity, Infinity, 0]
  const mayGoOn = (round: number) => spent < (round < MAX_ROUNDS ? MAX_SPENT_MS : LEAST_SPENT_MS)
  for (let round = 0; mayGoOn(round) && ratio > MAX_RATIO; round++) {
    least = Math.min(least, await measure(small))
    const time = await measure(large)
    most = Math.min(most, time)
    spent += time
    ratio = most / Math.max(least, leastMs)
  }
  return ratio
}

/** In milliseconds of processor time, which other processes do not change. */
async function measure(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
