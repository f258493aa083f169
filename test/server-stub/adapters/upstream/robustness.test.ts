import { describe, expect, test, vi } from 'vitest'
import { type Answer, chunk, eventStream, json } from '../../../support/recording-server.ts'
import { askMessages, upstreamTests } from './upstream-tests.ts'

const now = upstreamTests({ kind: 'chat-completions' })
const { over } = now
const ask = (more?: object) => askMessages(now.request, more)

describe('an upstream that never ends its reply is cut at totalMs', () => {
  const dripping =
    (start: string, drip: string): Answer =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(start)
      const timer = setInterval(() => response.write(drip), 20)
      response.on('close', () => clearInterval(timer))
    }
  /** No test takes as long: it ends the time itself, since a busy machine may take any time for the first bytes. */
  const totalMs = 3_600_000
  const timeouts = { idleMs: totalMs, totalMs }
  const watchTime = () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    return () => {
      for (const [end, ms] of timers.mock.calls) if (ms === totalMs) end()
    }
  }
  const passThrough = { kind: 'pass-through', format: 'messages' } as const

  test.each([
    ['comments only', {}, dripping('', ': ping\n\n')],
    ['an event byte by byte', {}, dripping('data: ', 'x')],
    ['text that goes on', {}, dripping(chunk('Hello'), chunk('a'))],
  ])('a whole reply over %s is an error', async (_, config, answer) => {
    const logged: string[] = []
    await over({ timeouts, ...config }, logged)
    now.upstream.answerWith(answer)
    const endTime = watchTime()
    const asked = ask()
    await expect.poll(() => now.upstream.received).toHaveLength(1)
    endTime()
    const reply = await asked
    expect([reply.status, await reply.json()]).toMatchObject([
      500,
      { type: 'error', error: { type: 'server_error', message: 'The model did not answer in time. Try again.' } },
    ])
    expect(logged).toEqual([expect.stringMatching(/timeout.*not complete within 3600000 ms/)])
  })

  test.each([
    ['chat completions', {}, chunk('Hello'), chunk('a')],
    ['a pass-through', passThrough, 'event: ping\ndata: {"type": "ping"}\n\n', ': comment\n\n'],
  ])('a stream over %s ends with the error event of its format', async (_, config, start, drip) => {
    await over({ timeouts, breaker: { failures: 1, openMs: 60_000 }, ...config })
    now.upstream.answerWith(dripping(start, drip))
    const endTime = watchTime()
    const { body } = await ask({ stream: true })
    let events = ''
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      events += text
      endTime()
    }
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
    [{ content: ['Hel', 'lo'].map((text) => ({ type: 'text', text })) }, { content: null }],
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
  ['calls are an object', { tool_calls: { index: 0, function: { name: 'get', arguments: '{}' } } }],
  ['the id of a call is a number', { tool_calls: [{ index: 0, id: 7, function: { name: 'get', arguments: '{}' } }] }],
  ['the older call is a text', { function_call: 'get' }],
  ['arguments are a list', { tool_calls: [{ index: 0, function: { name: 'get', arguments: ['a'] } }] }],
])('a reply in which %s is an error, not an empty text', async (_, part) => {
  const logged: string[] = []
  await over({}, logged)
  now.upstream.answerWith(eventStream(`${delta(part)}${delta({}, 'stop')}`))
  expect((await ask({ tools: [tool] })).status).toBe(500)
  expect(logged).toHaveLength(1)
})

describe('an error of the upstream', () => {
  test.each([
    [400, { code: 'context_length_exceeded', message: 'At most 8 tokens.' }, 400, { message: 'At most 8 tokens.' }],
    [400, { code: 'content_policy_violation', message: 'Bad.' }, 400, { message: expect.stringMatching(/not allow/) }],
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
