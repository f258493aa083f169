import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../../../../runtime/tasks/task-store.ts'
import type { Claim, JobQueue } from '../../../../server-stub/adapters/store/job-queue.ts'
import { type JobClaim, WorkLoop } from '../../../../server-stub/adapters/store/work-loop.ts'

/** The time after which pg-boss reassigns the job of a process without heartbeat. */
const TAKEN_AFTER_MS = 10_000

let holds: JobClaim[]
let keep: () => Promise<ReadonlySet<string>>
let work: (hold: JobClaim) => Promise<void>
let prepare: () => Promise<void>
let givenBack: string[]
let errors: unknown[]
let loop: WorkLoop<object>

beforeEach(() => {
  vi.useFakeTimers()
  holds = []
  const own: string[] = []
  givenBack = own
  errors = []
  work = () => new Promise(() => {})
  prepare = async () => {}
  const claims: Claim<object>[][] = [[{ id: 'one', retryCount: 0, data: {}, isOrphan: false }]]
  const jobs: Pick<JobQueue, 'announce' | 'fetch' | 'heartbeat' | 'release'> = {
    fetch: async <T>() => (claims.shift() ?? []) as Claim<T>[],
    heartbeat: () => keep(),
    announce: async () => {},
    release: async (_, { id }) => void own.push(id),
  }
  loop = new WorkLoop<object>({
    jobs,
    queue: 'notes',
    concurrency: 1,
    prepare: async () => {
      await prepare()
      const run = (hold: JobClaim) => {
        holds.push(hold)
        return work(hold)
      }
      return [run]
    },
    isChained: false,
    onError: (error) => void errors.push(error),
  })
  // When a test lets time pass.
  setTimeout(() => loop.wake(), 1)
})

afterEach(() => {
  void loop.close(0)
  vi.useRealTimers()
})

it('keeps a job while it sends heartbeats', async () => {
  keep = async () => new Set(['one'])
  await vi.advanceTimersByTimeAsync(5 * TAKEN_AFTER_MS)
  expect(holds.map((hold) => [hold.isClaimed(), hold.signal.aborted])).toEqual([[true, false]])
})

it('keeps a job only until another process may claim it, while the database is unavailable', async () => {
  keep = () => new Promise(() => {})
  await vi.advanceTimersByTimeAsync(TAKEN_AFTER_MS / 2)
  expect(holds[0]?.isClaimed()).toBe(true)
  await vi.advanceTimersByTimeAsync(TAKEN_AFTER_MS / 2)
  expect(holds.map((hold) => hold.isClaimed())).toEqual([false])
})

it('notices a suspension before the next heartbeat', async () => {
  keep = async () => new Set(['one'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(holds[0]?.isClaimed()).toBe(true)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + TAKEN_AFTER_MS)
  expect(holds.map((hold) => hold.isClaimed())).toEqual([false])
})

it('aborts a job that it has lost', async () => {
  keep = async () => new Set()
  await vi.advanceTimersByTimeAsync(TAKEN_AFTER_MS / 2)
  expect(holds.map((hold) => hold.signal.aborted)).toEqual([true])
})

it('repeats a job that the store refused, with increasing delays, while it has the claim', async () => {
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
  expect(errors).toContainEqual(new StoreUnavailable(new Error('disk full')))
  expect(errors).toContainEqual(new Error('still full'))
})

it('returns a job that throws another error, after a pause', async () => {
  work = () => Promise.reject(new Error('broken'))
  await vi.advanceTimersByTimeAsync(400)
  expect([holds.length, givenBack]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(600)
  expect([holds.length, givenBack]).toEqual([1, ['one']])
  expect(errors).toEqual([new Error('broken')])
})

it('returns a job that it could not prepare, after a pause', async () => {
  prepare = () => Promise.reject(new Error('unreachable'))
  await vi.advanceTimersByTimeAsync(400)
  expect([holds.length, givenBack]).toEqual([0, []])
  await vi.advanceTimersByTimeAsync(600)
  expect([holds.length, givenBack]).toEqual([0, ['one']])
  expect(errors).toEqual([new Error('unreachable')])
})
