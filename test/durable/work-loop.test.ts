import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../../server-stub/core/tasks/task-store.ts'
import type { Claim, JobQueue } from '../../server-stub/store/job-queue.ts'
import { type Hold, WorkLoop } from '../../server-stub/store/work-loop.ts'

/** After so long, as pg-boss counts, the job of a silent process is given to another. */
const TAKEN_AFTER_MS = 10_000

let holds: Hold[]
let keep: () => Promise<ReadonlySet<string>>
let work: (hold: Hold) => Promise<void>
let givenBack: string[]
let loop: WorkLoop<object>

beforeEach(() => {
  vi.useFakeTimers()
  holds = []
  const own: string[] = []
  givenBack = own
  work = () => new Promise(() => {})
  const claims: Claim<object>[][] = [[{ id: 'one', retryCount: 0, data: {}, isOrphan: false }]]
  const jobs: Pick<JobQueue, 'fetch' | 'keep' | 'giveBack'> = {
    fetch: async <T>() => (claims.shift() ?? []) as Claim<T>[],
    keep: () => keep(),
    giveBack: async (_, { id }) => void own.push(id),
  }
  loop = new WorkLoop<object>({
    jobs,
    queue: 'notes',
    atOnce: 1,
    prepare: async () => [
      (hold) => {
        holds.push(hold)
        return work(hold)
      },
    ],
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

it('does a job again that the store refused, once it holds the job and after longer and longer pauses', async () => {
  keep = async () => new Set(['one'])
  work = async () => {
    throw new StoreUnavailable(new Error('disk full'))
  }
  const attemptsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return holds.length
  }
  expect(await attemptsAfter(500)).toBe(1)
  expect([await attemptsAfter(1000), await attemptsAfter(2000), await attemptsAfter(4000)]).toEqual([2, 3, 4])
  keep = () => Promise.reject(new Error('still full'))
  expect(await attemptsAfter(4 * TAKEN_AFTER_MS)).toBe(4)
  work = async () => {}
  keep = async () => new Set(['one'])
  expect(await attemptsAfter(60_000)).toBe(5)
  expect(givenBack).toEqual([])
})

it('gives back a job that throws anything else', async () => {
  work = () => Promise.reject(new Error('broken'))
  await vi.advanceTimersByTimeAsync(1000)
  expect([holds.length, givenBack]).toEqual([1, ['one']])
})
