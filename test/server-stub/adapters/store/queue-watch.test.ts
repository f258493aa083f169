import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QueueWatch } from '../../../../server-stub/adapters/store/queue-watch.ts'

const nothing = { name: 'notes', isDue: false, dueInMs: null, hasLost: false, waiting: 0 }
let state: typeof nothing | { isDue: boolean; dueInMs: number }
let read: number
let reading: Promise<void> | undefined
let supervised: number
let woken: string[]
let announce: (queue: string) => void
let watch: QueueWatch

beforeEach(() => {
  vi.useFakeTimers()
  state = nothing
  reading = undefined
  read = 0
  supervised = 0
  woken = []
  watch = new QueueWatch({
    database: {
      query: async <R>() => {
        read++
        await reading
        return [state] as R[]
      },
    },
    jobs: {
      listen: async (onJobs) => {
        announce = onJobs
        return async () => {}
      },
      supervise: async () => {
        supervised++
        state = nothing
      },
    },
    getQueues: () => ['notes'],
    wake: (queue) => woken.push(queue),
    maxWaiting: 10,
    onError: () => {},
  })
})

afterEach(async () => {
  await watch.close()
  vi.useRealTimers()
})

it('makes less than one statement a second while there is nothing to do', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  expect({ read: read > 0 && read < 60, woken, supervised: supervised <= 1 }).toEqual({
    read: true,
    woken: [],
    supervised: true,
  })
})

it('begins the jobs that another process announces, without a statement', async () => {
  await vi.advanceTimersByTimeAsync(1000)
  const before = read
  announce('notes')
  expect({ woken, read }).toEqual({ woken: ['notes'], read: before })
})

it('checks again soon if that was asked for during a check', async () => {
  const check = Promise.withResolvers<void>()
  reading = check.promise
  await vi.advanceTimersByTimeAsync(100)
  watch.checkSoon()
  await vi.advanceTimersByTimeAsync(100)
  expect(read).toBe(1)
  check.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(read).toBe(2)
})

it('begins a delayed job when it is due', async () => {
  await vi.advanceTimersByTimeAsync(100)
  state = { ...nothing, dueInMs: 1000 }
  watch.checkSoon()
  await vi.advanceTimersByTimeAsync(100)
  state = { ...nothing, isDue: true }
  expect(woken).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(woken).toEqual(['notes'])
})

it('checks when a retried job is due, though those behind it were due before', async () => {
  await vi.advanceTimersByTimeAsync(100)
  state = { ...nothing, isDue: true, dueInMs: 500 }
  watch.checkSoon()
  await vi.advanceTimersByTimeAsync(100)
  const before = read
  await vi.advanceTimersByTimeAsync(500)
  expect(read).toBe(before + 1)
})

it('returns the jobs of a process that died', async () => {
  state = { ...nothing, hasLost: true }
  await vi.advanceTimersByTimeAsync(3000)
  expect(supervised).toBe(1)
})

it('knows which kinds are full', async () => {
  state = { ...nothing, waiting: 10 }
  await vi.advanceTimersByTimeAsync(3000)
  expect(watch.isFull('notes')).toBe(true)
  state = { ...nothing, waiting: 9 }
  await vi.advanceTimersByTimeAsync(3000)
  expect(watch.isFull('notes')).toBe(false)
})
