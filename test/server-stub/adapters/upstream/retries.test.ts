import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { UpstreamConfig } from '../../../../settings/upstream-config.ts'
import { freePort } from '../../../support/local-server.ts'
import { type Answer, chunk, eventStream, json, startRecordingServer } from '../../../support/recording-server.ts'
import { askMessages, upstreamTests } from './upstream-tests.ts'

const now = upstreamTests({ kind: 'chat-completions' })
const { over } = now
const ask = (more?: object, signal?: AbortSignal) => askMessages(now.request, more, signal ? { signal } : {})

const good = eventStream(`${chunk('Hello')}${chunk('', 'stop')}data: [DONE]\n\n`)

/** Replies in order, repeating the last one. */
function inTurn(...answers: readonly Answer[]): Answer {
  let at = 0
  return (...given) => answers[Math.min(at++, answers.length - 1)]?.(...given)
}

const reset: Answer = (response) => response.socket?.resetAndDestroy()

describe('retries', () => {
  test('a refusal with Retry-After is retried', async () => {
    await over()
    const busy = { 'retry-after': '0' }
    now.upstream.answerWith(inTurn(json({}, 503, busy), json({}, 429, busy), good))
    expect((await ask()).status).toBe(200)
    expect(now.upstream.received).toHaveLength(3)
  })

  test.each([
    ['has no Retry-After', json({}, 503)],
    ['has a long Retry-After', json({}, 429, { 'retry-after': '600' })],
    ['is a failure', json({}, 500, { 'retry-after': '0' })],
    ['is a connection reset, as the request may have been processed', reset],
  ])('a failure is not retried if it %s', async (_, answer) => {
    await over()
    now.upstream.answerWith(inTurn(answer, good))
    expect((await ask()).status).toBeGreaterThanOrEqual(429)
    expect(now.upstream.received).toHaveLength(1)
  })

  test('a safe request is retried after a reset', async () => {
    await over({ kind: 'pass-through', format: 'models' })
    now.upstream.answerWith(inTurn(reset, reset, json({ object: 'list', data: [] })))
    const response = await now.request('/v1/models')
    expect([response.status, await response.json()]).toEqual([200, { object: 'list', data: [] }])
    expect(now.upstream.received).toHaveLength(3)
  })

  test('a failed connection is retried until the upstream is up', async () => {
    const port = await freePort()
    await over({ baseUrl: `http://127.0.0.1:${port}`, retries: { times: 1_000_000, maxWaitMs: 50 } })
    await now.upstream.close()
    const refused = Promise.withResolvers<unknown>()
    subscribe('undici:client:connectError', refused.resolve)
    onTestFinished(() => void unsubscribe('undici:client:connectError', refused.resolve))
    const asked = ask()
    await refused.promise
    now.upstream = await startRecordingServer(good, port)
    expect((await asked).status).toBe(200)
  })
})

test('the circuit breaker opens for a failing upstream, then sends one trial request', async () => {
  const logged: string[] = []
  const breaker = { failures: 2, openMs: 1000 }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await over({ breaker }, logged)
  now.upstream.answerWith(json({}, 500))
  for (let i = 0; i < 4; i++) {
    const response = await ask()
    expect([response.status, response.headers.get('retry-after')]).toEqual([500, i < 2 ? null : '1'])
  }
  expect(now.upstream.received).toHaveLength(2)
  expect(logged.at(-1)).toContain('open after 2 consecutive failures')
  now.upstream.answerWith(good)
  vi.advanceTimersByTime(999)
  expect((await ask()).status).toBe(500)
  vi.advanceTimersByTime(1)
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  expect(now.upstream.received).toHaveLength(2)
})

const cutAfterHead: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(chunk('Hello'))
  setImmediate(() => response.socket?.resetAndDestroy())
}

test.each<[string, Partial<UpstreamConfig>, Answer]>([
  ['text, by a reset', {}, cutAfterHead],
  ['text, by an end without a reason', {}, eventStream(chunk('Hello'))],
  ['a pass-through, by a reset', { kind: 'pass-through', format: 'messages' }, cutAfterHead],
  [
    'a pass-through, in its JSON',
    { kind: 'pass-through', format: 'messages' },
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":')
    },
  ],
])('replies that are cut after a 200 open the breaker: %s', async (_, config, cut) => {
  await over({ breaker: { failures: 2, openMs: 60_000 }, ...config })
  const stream = { stream: config.kind === undefined || cut === cutAfterHead }
  now.upstream.answerWith(inTurn(cut, config.kind === undefined ? good : json({}), cut))
  const outcomes: (string | null)[] = []
  for (let i = 0; i < 5; i++) {
    const reply = await ask(stream)
    await reply.text().catch(() => undefined)
    outcomes.push(reply.headers.get('retry-after'))
  }
  // The reply between the first two cut ones is whole, so that they are not consecutive.
  expect(outcomes).toEqual([null, null, null, null, '60'])
  expect(now.upstream.received).toHaveLength(4)
})

test('a cut reply to the trial request opens the breaker again, and a client that disconnects does not open it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await over({ breaker: { failures: 1, openMs: 1000 } })
  now.upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(chunk('Hello'))
  })
  const client = new AbortController()
  const left = await ask({ stream: true }, client.signal)
  client.abort()
  await expect(left.text()).rejects.toThrow()
  now.upstream.answerWith(cutAfterHead)
  expect((await ask()).headers.get('retry-after')).toBeNull()
  expect((await ask()).headers.get('retry-after')).toBe('1')
  vi.advanceTimersByTime(1000)
  expect((await ask()).headers.get('retry-after')).toBeNull()
  expect((await ask()).headers.get('retry-after')).toBe('1')
  now.upstream.answerWith(good)
  vi.advanceTimersByTime(1000)
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
})

test('invalid requests do not open the breaker', async () => {
  await over({ breaker: { failures: 2, openMs: 60_000 } })
  now.upstream.answerWith(json({ error: { message: 'No.' } }, 400))
  for (let i = 0; i < 4; i++) expect((await ask()).status).toBe(400)
  now.upstream.answerWith(good)
  expect((await ask()).status).toBe(200)
})

test('connections are reused', async () => {
  await over()
  now.upstream.answerWith(good)
  for (let i = 0; i < 5; i++) await (await ask({ stream: i % 2 === 0 })).text()
  expect(now.upstream.sockets.size).toBe(1)
})
