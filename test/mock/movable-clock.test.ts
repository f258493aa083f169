import { expect, onTestFinished, test, vi } from 'vitest'
import { MovableClock } from '../../mock/movable-clock.ts'

test('sleeps end in order at their due time when the clock is advanced', async () => {
  const clock = new MovableClock()
  clock.stop()
  const start = clock.now()
  const woken: [string, number][] = []
  const note = (name: string) => () => void woken.push([name, clock.now() - start])
  const long = clock.sleep(3000)?.then(note('long'))
  const short = clock.sleep(1000)?.then(note('short'))
  await clock.advance(999)
  expect(woken).toEqual([])
  await clock.advance(5000)
  await Promise.all([long, short])
  expect(woken).toEqual([
    ['short', 1000],
    ['long', 3000],
  ])
  expect(clock.now() - start).toBe(5999)
})

test('a sleep started during an advance may end in the same advance', async () => {
  const clock = new MovableClock()
  clock.stop()
  let steps = 0
  const work = async () => {
    for (; steps < 10; steps++) await clock.sleep(100)
  }
  void work()
  await clock.advance(1000)
  expect(steps).toBe(10)
})

test('concurrent advances add up', async () => {
  const clock = new MovableClock()
  clock.stop()
  const start = clock.now()
  const woken: number[] = []
  const work = async (everyMs: number) => {
    for (let time = everyMs; time <= 20_000; time += everyMs) {
      await clock.sleep(everyMs)
      woken.push(clock.now() - start)
    }
  }
  void work(4000)
  void work(5000)
  const first = clock.advance(10_000).then(() => clock.now() - start)
  await clock.advance(10_000)
  expect([await first, clock.now() - start]).toEqual([10_000, 20_000])
  expect(woken).toEqual([4000, 5000, 8000, 10_000, 12_000, 15_000, 16_000, 20_000, 20_000])
})

test('a sleep of no duration is none, even while the clock is stopped', () => {
  const clock = new MovableClock()
  clock.stop()
  expect(clock.sleep(0)).toBeUndefined()
  expect(() => clock.sleep(0, AbortSignal.abort(new Error('gone')))).toThrow('gone')
})

test('a stopped clock has constant timestamps, and continues from there', async () => {
  fakeTime()
  const clock = new MovableClock(1000)
  clock.stop()
  const stopped = clock.now()
  vi.advanceTimersByTime(3_600_000)
  expect(clock.now()).toBe(stopped)
  const asleep = clock.sleep(1000)
  clock.start()
  vi.advanceTimersByTime(1)
  await asleep
  expect(clock.now()).toBe(stopped + 1)
})

test('at speed 0 sleeps take no time, unless the clock is stopped', async () => {
  fakeTime()
  const clock = new MovableClock(0)
  expect(clock.sleep(1000)).toBeUndefined()
  clock.stop()
  let awake = false
  const asleep = clock.sleep(1000)?.then(() => {
    awake = true
  })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(awake).toBe(false)
  clock.start()
  vi.advanceTimersByTime(1)
  await asleep
})

function fakeTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('a change of speed affects current sleeps', async () => {
  const clock = new MovableClock(0.001)
  const asleep = clock.sleep(1000)
  clock.setSpeed(0)
  await asleep
})

test('an aborted sleep rejects with the reason of the signal, and is removed', async () => {
  const clock = new MovableClock()
  clock.stop()
  const controller = new AbortController()
  const asleep = clock.sleep(1000, controller.signal)
  controller.abort(new Error('gone'))
  await expect(asleep).rejects.toThrow('gone')
  expect(() => clock.sleep(1, controller.signal)).toThrow('gone')
  await clock.advance(2000)
})
