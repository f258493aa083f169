import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { LatencyRule } from '../../../mock/latency/latency.ts'
import type { MockOptions } from '../../../mock/mock.ts'
import { type ServedMock, scenariosFrom, testMock, testMockInProcess } from '../serve-mock.ts'

const model = 'gw-text-large'

const latency: readonly LatencyRule[] = [
  { match: { model: 'gw-text-small' }, firstTokenMs: { uniform: [500, 900] }, betweenTokensMs: { uniform: [10, 30] } },
  { match: { operation: 'createMessage' }, firstTokenMs: 100, perThousandPromptTokensMs: 1000 },
  { match: { operation: 'createVideo' }, replyMs: { uniform: [200, 900] } },
  { match: { family: 'responses' }, firstTokenMs: 100, betweenTokensMs: 20, concurrency: { above: 1, factor: 2 } },
]

const serve = (options: Partial<MockOptions> = {}) => testMock({ latency, log: () => {}, ...options })

interface Asked {
  readonly input?: string
  readonly stream?: boolean
  readonly model?: string
}

const ask = ({ request }: Pick<ServedMock, 'request'>, { input = 'sim:echo a b c', ...rest }: Asked = {}) =>
  request('/v1/responses', { json: { model, input, ...rest } })

/** How long the clock was asked to wait while a request was answered. */
async function waitsFor({ mock }: ServedMock, send: () => Promise<Response>): Promise<readonly number[]> {
  const sleep = vi.spyOn(mock.sandboxes.get('').clock, 'sleep')
  await (await send()).text()
  const waits = sleep.mock.calls.map(([ms]) => ms)
  sleep.mockRestore()
  return waits.filter((ms) => ms > 0)
}

test('a stream waits for its first token, then for each; a whole reply waits as long', async () => {
  const served = await serve()
  expect(await waitsFor(served, () => ask(served, { stream: true }))).toEqual([100, 20, 20, 20])
  expect(await waitsFor(served, () => ask(served))).toEqual([160])
})

test('the time grows with the prompt, whose tokens the reply reports', async () => {
  const served = await serve({ tokensPerSecond: 1000 })
  const messages = [{ role: 'user', content: `${'word '.repeat(4000)} sim:echo a` }]
  const send = () => served.request('/v1/messages', { json: { model, max_tokens: 9, messages, stream: true }, headers })
  const headers = { 'messages-version': '1' }
  const text = await (await send()).text()
  const [, tokens = ''] = /"input_tokens":(\d+)/.exec(text) ?? []
  expect(Number(tokens)).toBeGreaterThan(4000)
  expect(await waitsFor(served, send)).toEqual([100 + Number(tokens), 1])
})

test('the answer of an operation without a text model waits as a whole', async () => {
  const served = await serve()
  const send = () => served.request('/v1/videos', { json: { model: 'gw-video-1', prompt: 'A pier' } })
  const [first = 0] = await waitsFor(served, send)
  const [second = 0] = await waitsFor(served, send)
  for (const ms of [first, second]) expect(ms).toSatisfy((drawn: number) => drawn >= 200 && drawn < 900)
  expect(second).not.toBe(first)
  expect(await waitsFor(served, () => served.request('/v1/models'))).toEqual([])
})

test('the same seed and the same requests give the same times', async () => {
  const run = async (seed: number) => {
    const served = await serve({ seed })
    const twice = [false, true].map((stream) => () => ask(served, { model: 'gw-text-small', stream }))
    const all: (readonly number[])[] = []
    for (const send of [...twice, ...twice]) all.push(await waitsFor(served, send))
    return all
  }
  const times = await run(1)
  expect(new Set(times.flat()).size).toBe(times.flat().length)
  expect(await run(1)).toEqual(times)
  expect(await run(2)).not.toEqual(times)
})

const transports = {
  'over a socket': async () => {
    const { request, mock } = await serve()
    return { request, sandbox: mock.sandboxes.get('') }
  },
  'in process': async () => {
    const { request, sandboxes } = await testMockInProcess({ latency })
    return { request, sandbox: sandboxes.get('') }
  },
}

test.each(Object.entries(transports))(
  '%s, running requests make others slower, until they end or their clients leave',
  async (_, open) => {
    const served = await open()
    const { clock, control } = served.sandbox
    clock.stop()
    const sleep = vi.spyOn(clock, 'sleep')
    const firstTokens = () => sleep.mock.calls.map(([ms]) => ms).filter((ms) => ms >= 100)
    const leaving = new AbortController()
    const gone = served.request('/v1/responses', { json: { model, input: 'Hi', stream: true }, signal: leaving.signal })
    await expect.poll(() => firstTokens()).toEqual([100])
    const second = ask(served, { stream: true })
    await expect.poll(() => firstTokens()).toEqual([100, 200])
    leaving.abort()
    await expect(gone.then((reply) => reply.text())).rejects.toThrow()
    await expect.poll(() => control.journal.running).toBe(1)
    const third = ask(served, { stream: true })
    await expect.poll(() => firstTokens()).toEqual([100, 200, 200])
    await clock.advance(1000)
    for (const reply of await Promise.all([second, third])) expect(await reply.text()).toContain('response.completed')
    const last = ask(served)
    await expect.poll(() => firstTokens().at(-1)).toBe(160)
    await clock.advance(1000)
    expect((await last).status).toBe(200)
  },
)

test('a stopped clock holds an answer until its time has come', async () => {
  const mock = await testMockInProcess({ latency })
  await mock.control.changeClock({ stopped: true })
  let isAnswered = false
  const answer = ask(mock).finally(() => {
    isAnswered = true
  })
  await expect.poll(async () => (await mock.control.getState()).counts.running).toBe(1)
  await mock.control.changeClock({ advanceMs: 159 })
  await turn()
  expect(isAnswered).toBe(false)
  await mock.control.changeClock({ advanceMs: 1 })
  expect((await answer).status).toBe(200)
})

const scenarios = `
scenarios:
  - name: its latency
    match: { text: latency }
    answer: { text: one two }
    latency: { firstTokenMs: 30, betweenTokensMs: 3 }
  - name: words of the mock
    match: { text: hurry }
    latency: { firstTokenMs: 40, betweenTokensMs: 4 }
  - name: its timing
    match: { text: timing }
    timing: { firstTokenMs: 50, tokensPerSecond: 200 }
  - name: its delay
    match: { text: delay }
    timing: { delayMs: 7 }
  - name: no latency
    match: { text: plain }
    answer: { text: one }
  - name: a slow video
    match: { operation: createVideo, text: slow }
    answer: { status: 200 }
    latency: { replyMs: 60 }
`

test.each([
  ['latency', [30, 3, 3]],
  ['sim:echo a hurry', [40, 4, 4]],
  ['sim:echo timing', [50, 5]],
  ['sim:echo delay', [7, 100, 20]],
  ['plain', [100, 20]],
])('a scenario has its own times, else those of the mock: %s', async (input, expected) => {
  const served = await serve({ scenarios: await scenariosFrom(scenarios) })
  expect(await waitsFor(served, () => ask(served, { input, stream: true }))).toEqual(expected)
})

test('a scenario sets the time of a whole answer', async () => {
  const served = await serve({ scenarios: await scenariosFrom(scenarios) })
  const send = () => served.request('/v1/videos', { json: { model: 'gw-video-1', prompt: 'A slow film' } })
  expect((await waitsFor(served, send)).filter((ms) => ms < 1000)).toEqual([60])
})

test('a refusal by a fault comes at once, and a directive makes an answer slower', async () => {
  const served = await serve({ faults: [{ kind: 'status', status: 529, match: { model: 'gw-text-small' } }] })
  expect(await waitsFor(served, () => ask(served, { model: 'gw-text-small' }))).toEqual([])
  expect(await waitsFor(served, () => ask(served, { input: 'sim:slow sim:echo a' }))).toEqual([1200])
})

test('a delay is added, and a limit of the rate counts before the wait', async () => {
  const match = { family: 'responses' } as const
  const faults = [{ kind: 'delay', ms: 40, match } as const, { kind: 'rate-limit', requests: 1, match } as const]
  const served = await serve({ faults, speed: 1_000_000 })
  expect(await waitsFor(served, () => ask(served))).toEqual([40, 160])
  expect(await waitsFor(served, () => ask(served))).toEqual([40])
})

test('at speed 0 the log says once that there are no waits', async () => {
  const lines: unknown[][] = []
  const served = await serve({ log: (...line) => lines.push(line) })
  await Promise.all([ask(served), ask(served)])
  const said = 'has no effect at speed 0, where waits take no time: set a speed, or stop the clock'
  expect(lines).toEqual([['Warning: latency', said, 'warn']])
})

test('a document without models has times of whole answers', async () => {
  const rules = [{ match: { operation: 'getRoot' }, replyMs: 70 }]
  const mock = await testMockInProcess({ spec: 'test/mock/document/items.yaml', latency: rules, speed: 1 })
  const { clock } = mock.sandboxes.get('')
  clock.stop()
  const sleep = vi.spyOn(clock, 'sleep')
  const answer = mock.request('/')
  await expect.poll(() => sleep.mock.calls.map(([ms]) => ms)).toEqual([70])
  await clock.advance(70)
  expect((await answer).status).toBe(200)
})
