import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultPace } from '../../../mock/simulator/text/pace.ts'
import { mockOptions } from '../../../settings/options.ts'
import { type ServedMock, scenariosFrom, testMock } from '../serve-mock.ts'

const scenarios = `
scenarios:
  - name: slow
    match: { text: slow }
    answer: { text: one two three }
    timing: { delayMs: 2000, firstTokenMs: 1000, tokensPerSecond: 4 }
  - name: shaky
    match: { text: shaky }
    answer: { text: one two three }
    timing: { firstTokenMs: 1000, tokensPerSecond: 10, jitter: 0.5 }
  - name: own words
    match: { text: own words }
    timing: { firstTokenMs: 70, tokensPerSecond: 500 }
  - name: late list
    match: { operation: listModels }
    timing: { delayMs: 3000 }
  - name: late error
    match: { text: late error }
    answer: { error: internal }
    timing: { delayMs: 5000 }
  - name: as set
    match: { text: as set }
    answer: { text: one two three }
`

let served: ServedMock

beforeEach(async () => {
  served = await testMock({ scenarios: await scenariosFrom(scenarios), firstTokenMs: 50, log: () => {} })
})

/** How long the clock was asked to wait while a request was answered. */
async function waitsFor(input: string, stream = true): Promise<readonly number[]> {
  const sleep = vi.spyOn(served.mock.sandboxes.get('').clock, 'sleep')
  const json = { model: 'gw-text-large', input, stream }
  const reply = await (input === '' ? served.request('/v1/models') : served.request('/v1/responses', { json }))
  await reply.text()
  const waits = sleep.mock.calls.map(([ms]) => ms)
  sleep.mockRestore()
  return waits
}

test('a scenario sets the time to the first token and between tokens; a whole reply takes as long', async () => {
  expect(await waitsFor('slow')).toEqual([2000, 1000, 250, 250, 250])
  expect(await waitsFor('slow', false)).toEqual([2000, 1000, 750])
})

test('a scenario without an answer keeps the text of the mock', async () => {
  const [first, ...others] = await waitsFor('own words')
  expect([first, new Set(others)]).toEqual([70, new Set([2])])
})

test('a delay applies to any answer', async () => {
  expect(await waitsFor('')).toEqual([3000])
  expect(await waitsFor('late error')).toEqual([5000])
})

test('jitter stays within its fraction, and is deterministic for the seed', async () => {
  const waits = await waitsFor('shaky')
  expect(waits).toHaveLength(4)
  expect(new Set(waits.slice(1)).size).toBe(3)
  expect(waits[0]).toSatisfy((ms: number) => ms >= 500 && ms <= 1500)
  for (const ms of waits.slice(1)) expect(ms).toSatisfy((each: number) => each >= 50 && each <= 150)
  served = await testMock({ scenarios: await scenariosFrom(scenarios), log: () => {} })
  expect(await waitsFor('shaky')).toEqual(waits)
})

describe('the settings of a sandbox', () => {
  test('are initially those of the mock, and apply to scenarios and to the mock', async () => {
    const initial = { firstTokenMs: 50, tokensPerSecond: 60, jitter: 0, speed: 0, seed: 1, latency: [] }
    expect(served.mock.sandboxes.get('').settings).toMatchObject(initial)
    expect((await waitsFor('as set'))[0]).toBe(50)
    expect((await waitsFor('anything'))[0]).toBe(50)
  })

  test('change while the mock runs, in one sandbox only', async () => {
    const { settings } = served.mock.sandboxes.get('')
    settings.change({ firstTokenMs: 10, tokensPerSecond: 200 })
    expect((await waitsFor('as set')).slice(0, 2)).toEqual([10, 5])
    expect((await waitsFor('anything')).slice(0, 2)).toEqual([10, 5])
    settings.change({ speed: 3 })
    expect(served.mock.sandboxes.get('').clock.speed).toBe(3)
    settings.change({ speed: 0 })
    expect(served.mock.sandboxes.get('other').settings.firstTokenMs).toBe(50)
  })
})

test('the command line has the defaults of the simulator', () => {
  const { firstTokenMs, tokensPerSecond, jitter } = mockOptions
  const said = [firstTokenMs, tokensPerSecond, jitter].map(({ fallback }) => fallback)
  expect(said).toEqual([defaultPace.firstTokenMs, defaultPace.tokensPerSecond, defaultPace.jitter])
})
