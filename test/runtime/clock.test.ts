import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { realClock } from '../../runtime/clock.ts'

const hour = 3_600_000
const reason = new Error('The client is gone.')

test('an aborted sleep rejects with the reason of the signal, also if it was aborted before', async () => {
  await expect(realClock().sleep(hour, AbortSignal.abort(reason))).rejects.toBe(reason)
  const controller = new AbortController()
  const sleep = realClock().sleep(hour, controller.signal)
  controller.abort(reason)
  await expect(sleep).rejects.toBe(reason)
})

test('a sleep takes its time divided by the speed and removes its listener from the signal', async () => {
  const { signal } = new AbortController()
  await realClock(hour).sleep(hour, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test.each([
  [0, hour],
  [1, 0],
])('at speed %i a sleep of %i ms takes no time, and throws if the signal is aborted', (speed, ms) => {
  expect(realClock(speed).sleep(ms)).toBeUndefined()
  expect(() => realClock(speed).sleep(ms, AbortSignal.abort(reason))).toThrow(reason)
})
