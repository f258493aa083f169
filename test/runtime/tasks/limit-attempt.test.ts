import { expect, it } from 'vitest'
import { limitAttempt } from '../../../runtime/tasks/limit-attempt.ts'
import { manualClock } from '../manual-clock.ts'

it('nothing of an attempt stays in memory', async () => {
  let given: AbortSignal | undefined
  const work = async function* (signal: AbortSignal) {
    given = signal
    yield 1
  }
  const { signal } = new AbortController()
  for await (const _ of limitAttempt(work, { clock: manualClock(), timeoutMs: 1, signal }))
    expect(given?.aborted).toBe(false)
  expect(given?.aborted).toBe(true)
})
