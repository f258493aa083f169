import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { UpstreamConfig } from '../../../../settings/upstream-config.ts'
import { freePort } from '../../../support/local-server.ts'
import { type Answer, chunk, eventStream, json, startRecordingServer } from '../../../support/recording-server.ts'
import { steady } from '../../../support/steady.ts'
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

describe('an upstream that never ends its reply is cut at totalMs', () => {
  const dripping =
    (start: string, drip: string): Answer =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(start)
      const timer = setInterval(() => response.write(drip), 20)
      response.on('close', () => clearInterval(timer))
    }
  const timeouts = { idleMs: 10_000, totalMs: 300 }
  const passThrough = { kind: 'pass-through', format: 'messages' } as const

  test.each([
    ['comments only', {}, dripping('', ': ping\n\n')],
    ['an event byte by byte', {}, dripping('data: ', 'x')],
    ['text that goes on', {}, dripping(chunk('Hello'), chunk('a'))],
  ])('a whole reply over %s is an error', async (_, config, answer) => {
    const logged: string[] = []
    await over({ timeouts, ...config }, logged)
    now.upstream.answerWith(answer)
    const reply = await ask()
    expect([reply.status, await reply.json()]).toMatchObject([
      500,
      { type: 'error', error: { type: 'server_error', message: 'The model did not answer in time. Try again.' } },
    ])
    expect(logged).toEqual([expect.stringMatching(/timeout.*not complete within 300 ms/)])
  })

  test.each([
    ['chat completions', {}, chunk('Hello'), chunk('a')],
    ['a pass-through', passThrough, 'event: ping\ndata: {"type": "ping"}\n\n', ': comment\n\n'],
  ])('a stream over %s ends with the error event of its format', async (_, config, start, drip) => {
    await over({ timeouts, breaker: { failures: 1, openMs: 60_000 }, ...config })
    now.upstream.answerWith(dripping(start, drip))
    const events = await (await ask({ stream: true })).text()
    expect(events.trim().split('\n\n').at(-1)).toMatch(/^event: error\ndata: .*"The model did not answer in time/)
    expect((await ask()).headers.get('retry-after')).toBe('60')
  })
})

const delta = (value: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: value, finish_reason }] })}\n\n`
const tool = { name: 'get', input_schema: { type: 'object' } }

test.each<[string, object[], object]>([
  [
    'arguments as an object',
    [{ tool_calls: [{ index: 0, id: 'a', function: { name: 'get', arguments: { city: 'Rome' } } }] }],
    { type: 'tool_use', name: 'get', input: { city: 'Rome' } },
  ],
  [
    'a call in the older form',
    [{ function_call: { name: 'get', arguments: '{"city":' } }, { function_call: { arguments: '"Rome"}' } }],
    { type: 'tool_use', name: 'get', input: { city: 'Rome' } },
  ],
  [
    'content as a list of parts',
    [
      {
        content: [
          { type: 'text', text: 'Hel' },
          { type: 'text', text: 'lo' },
        ],
      },
      { content: null },
    ],
    { type: 'text', text: 'Hello' },
  ],
])('%s of a chat-completions upstream is not lost', async (_, deltas, block) => {
  await over()
  now.upstream.answerWith(eventStream(`${deltas.map((each) => delta(each)).join('')}${delta({}, 'stop')}`))
  expect(await (await ask({ tools: [tool] })).json()).toMatchObject({ content: [block] })
})

test.each<[string, object]>([
  ['content is a number', { content: 1 }],
  ['a part is no text', { content: [{ type: 'image_url', image_url: { url: 'a' } }] }],
  ['the text of a part is an object', { content: [{ type: 'text', text: {} }] }],
  ['a refusal is an object', { refusal: {} }],
  ['reasoning is a list', { reasoning_content: ['a'] }],
  ['arguments are a list', { tool_calls: [{ index: 0, function: { name: 'get', arguments: ['a'] } }] }],
])('a reply in which %s is an error, not an empty text', async (_, part) => {
  const logged: string[] = []
  await over({}, logged)
  now.upstream.answerWith(eventStream(`${delta(part)}${delta({}, 'stop')}`))
  expect((await ask({ tools: [tool] })).status).toBe(500)
  expect(logged).toHaveLength(1)
})

test('invalid requests do not open the breaker', async () => {
  await over({ breaker: { failures: 2, openMs: 60_000 } })
  now.upstream.answerWith(json({ error: { message: 'No.' } }, 400))
  for (let i = 0; i < 4; i++) expect((await ask()).status).toBe(400)
  now.upstream.answerWith(good)
  expect((await ask()).status).toBe(200)
})

describe('an error of the upstream', () => {
  test.each([
    [400, { code: 'context_length_exceeded', message: 'At most 8 tokens.' }, 400, { message: 'At most 8 tokens.' }],
    [
      400,
      { code: 'content_policy_violation', message: 'Bad.' },
      400,
      { message: expect.stringMatching(/not allowed/) },
    ],
    [422, { message: 'temperature: too hot' }, 400, { message: 'temperature: too hot' }],
    [404, { code: 'model_not_found', message: 'No model m at far.' }, 404, { message: 'The model does not exist.' }],
    [404, { code: 'unknown_url', message: 'No such path.' }, 500, { type: 'server_error' }],
    [402, { type: 'invalid_request_error', message: 'Pay first.' }, 500, { type: 'server_error' }],
    [413, { message: 'Too much.' }, 413, {}],
    [
      429,
      { code: 'insufficient_quota', message: 'Pay.' },
      429,
      { message: expect.stringMatching(/^The rate limit of the model/) },
    ],
  ])('%i %j is a %i', async (status, error, expected, body) => {
    await over()
    now.upstream.answerWith(json({ error }, status))
    const response = await ask()
    expect([response.status, await response.json()]).toMatchObject([expected, { type: 'error', error: body }])
  })

  test('is recognised by the codes of the format', async () => {
    await over()
    now.upstream.answerWith(json({ error: { code: 'context_length_exceeded', message: 'At most 8 tokens.' } }, 400))
    const response = await now.request('/v1/responses', { json: { model: 'm', input: 'Hi' } })
    expect(await response.json()).toMatchObject({ error: { code: 'context_length_exceeded' } })
  })

  test('stays 503 or 504 if the format declares it', async () => {
    await over({ retries: { times: 0 } })
    const statuses: number[] = []
    for (const status of [503, 504, 401]) {
      now.upstream.answerWith(json({}, status))
      const asked = { json: { contents: { parts: { text: 'Hi' } } } }
      statuses.push((await now.request('/v1beta/models/m:generateContent', asked)).status)
    }
    expect(statuses).toEqual([503, 504, 503])
  })
})

test('connections are reused', async () => {
  await over()
  now.upstream.answerWith(good)
  for (let i = 0; i < 5; i++) await (await ask({ stream: i % 2 === 0 })).text()
  expect(now.upstream.sockets.size).toBe(1)
})

describe('a client that disconnects', () => {
  const begin = (response: ServerResponse) => void response.write(chunk('Hello'))

  test.each<[string, boolean, (response: ServerResponse) => void, Partial<UpstreamConfig>?]>([
    ['before the reply', false, () => undefined],
    ['in a stream', true, begin],
    ['in a stream that is passed through', true, begin, { kind: 'pass-through', format: 'messages' }],
    ['before a whole reply is complete', false, begin],
  ])('%s: aborts the upstream request', async (_, stream, write, config) => {
    await over(config)
    const [started, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    now.upstream.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      write(response)
      response.once('close', () => gone.resolve())
      setTimeout(() => started.resolve(), 30)
    })
    const controller = new AbortController()
    const asked = ask({ stream }, controller.signal).then((response) => response.text())
    asked.catch(() => undefined)
    await started.promise
    controller.abort()
    await gone.promise
    await expect(asked).rejects.toThrow()
  })

  test('cancels a retry', async () => {
    await over({ retries: { times: 5, maxWaitMs: 60_000 } })
    now.upstream.answerWith(json({}, 503, { 'retry-after': '1' }))
    const controller = new AbortController()
    const asked = ask({}, controller.signal)
    await expect.poll(() => now.upstream.received.length).toBe(1)
    controller.abort()
    await expect(asked).rejects.toThrow()
    await sleep(1500)
    expect(now.upstream.received).toHaveLength(1)
  })
})

describe('a client that does not read', () => {
  const piece = chunk('x'.repeat(16_000))
  const enough = 100_000_000

  test.each([
    ['chat-completions', {}, piece],
    ['pass-through', { kind: 'pass-through', format: 'messages' }, `event: ping\n${piece}`],
  ] as const)('applies backpressure to its upstream, over %s', async (_, config, event) => {
    await over(config)
    let written = 0
    now.upstream.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const more = () => {
        while (written < enough && !response.destroyed) {
          written += event.length
          if (!response.write(event)) return void response.once('drain', more)
        }
      }
      more()
    })
    const controller = new AbortController()
    const response = await ask({ stream: true }, controller.signal)
    const before = await steady(() => written)
    // Some data is buffered in sockets and streams; the rest must wait.
    expect(before).toBeLessThan(enough / 4)
    const reader = response.body?.getReader()
    while (written === before) await reader?.read()
    controller.abort()
  })
})

test('a reply of 100 MB is aborted at the limit', async () => {
  await over({ kind: 'pass-through', format: 'messages' })
  let written = 0
  const piece = Buffer.alloc(65_536, ' ')
  const gone = Promise.withResolvers<void>()
  now.upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (written < 200_000_000 && !response.destroyed) {
        written += piece.length
        if (!response.write(piece)) return void response.once('drain', more)
      }
    }
    response.once('close', () => gone.resolve())
    more()
  })
  const response = await ask()
  await expect(response.arrayBuffer()).rejects.toThrow()
  await gone.promise
  expect(written).toBeLessThan(100_000_000)
})

test.each([
  ['cut off', '{"id":"msg_1"'],
  ['garbled', '<html>'],
])('a whole reply that is %s is an error, not half a reply', async (_, text) => {
  await over({ kind: 'pass-through', format: 'messages' })
  now.upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text === '<html>' ? 6 : 100 })
    response.write(text, () => setTimeout(() => response.socket?.end(), 20))
  })
  const response = await ask()
  expect([response.status, await response.json()]).toMatchObject([500, { type: 'error' }])
})
