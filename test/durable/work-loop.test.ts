import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Claim, JobQueue } from '../../server-stub/store/job-queue.ts'
import { type Hold, WorkLoop } from '../../server-stub/store/work-loop.ts'

/** After so long, as pg-boss counts, the job of a silent process is given to another. */
const TAKEN_AFTER_MS = 10_000

let holds: Hold[]
let keep: () => Promise<ReadonlySet<string>>
let loop: WorkLoop<object>

beforeEach(() => {
  vi.useFakeTimers()
  holds = []
  const claims: Claim<object>[][] = [[{ id: 'one', retryCount: 0, data: {}, isOrphan: false }]]
  const jobs: Pick<JobQueue, 'fetch' | 'keep' | 'giveBack'> = {
    fetch: async <T>() => (claims.shift() ?? []) as Claim<T>[],
    keep: () => keep(),
    giveBack: async () => {},
  }
  loop = new WorkLoop<object>({
    jobs,
    queue: 'notes',
    atOnce: 1,
    prepare: async () => [(hold) => new Promise(() => void holds.push(hold))],
    isChained: false,
    onError: () => {},
  })
})

afterEach(() => {
  void loop.close(0)
  vi.useRealTimers()
})

it('holds a job for as long as it says so', async () => {
  keep = async () => new Set(['one'])
  await vi.advanceTimersByTimeAsync(5 * TAKEN_AFTER_MS)
  expect(holds.map((hold) => [hold.isHeld(), hold.signal.aborted])).toEqual([[true, false]])
})

it('holds a job no longer than nobody else can have it, when the database is silent', async () => {
  keep = () => new Promise(() => {})
  await vi.advanceTimersByTimeAsync(TAKEN_AFTER_MS / 2)
  expect(holds[0]?.isHeld()).toBe(true)
  await vi.advanceTimersByTimeAsync(TAKEN_AFTER_MS / 2)
  expect(holds.map((hold) => hold.isHeld())).toEqual([false])
})

it('knows that it slept, before anything else has told it', async () => {
  keep = async () => new Set(['one'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(holds[0]?.isHeld()).toBe(true)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + TAKEN_AFTER_MS)
  expect(holds.map((hold) => hold.isHeld())).toEqual([false])
})

it('stops the work on a job that it has lost', async () => {
  keep = async () => new Set()
  await vi.advanceTimersByTimeAsync(TAKEN_AFTER_MS / 2)
  expect(holds.map((hold) => hold.signal.aborted)).toEqual([true])
})
