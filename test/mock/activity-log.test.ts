import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { activityLog } from '../../mock/activity-log.ts'
import { type ServedMock, testMock } from './serve-mock.ts'

const question = { model: 'gw-text-large', input: 'Hello' }

async function serve(format: 'pretty' | 'json', strict = false) {
  const lines: string[] = []
  const activity = activityLog({
    format,
    getAddress: () => 'http://127.0.0.1:4010',
    strict,
    write: (line) => lines.push(line),
  })
  return { served: await testMock({ activity, strict }), lines }
}

const ask = (served: ServedMock, own: object = {}, headers: Record<string, string> = {}) =>
  served.request('/v1/responses', { json: { ...question, ...own }, headers }).then((reply) => reply.text())

test('a request has a line with what it asked, what it got, and who answered', async () => {
  const { served, lines } = await serve('json')
  await ask(served)
  await ask(served, { stream: true })
  await ask(served, {}, { prefer: 'code=429' })
  await served.request('/~alice/v1/models?key=sk-mock')
  // The journal keeps the beginning of a long body only.
  await served.request('/v1/responses', { json: { input: 'x'.repeat(20_000), model: question.model } })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'request', method: 'POST', path: '/v1/responses', status: 200, model: question.model },
    { status: 200, events: expect.any(Number) },
    { status: 429, by: ['prefer code=429'] },
    { sandbox: 'alice', path: '/v1/models?key=***' },
    { status: 200, model: question.model },
  ])
})

test('a refused request has the rule and the place in the same line, and the first one has a hint', async () => {
  const { served, lines } = await serve('pretty')
  await ask(served, { model: 7 })
  await ask(served, { stream: true }, { prefer: 'fault=end:afterEvents=1' })
  await fetch(`${served.baseUrl}/v1/models`)
  await served.request('/v1/chat/completions', { json: {} })
  expect(
    lines.map((line) =>
      stripVTControlCharacters(line)
        .replace(/^[\d:]{8}/, '')
        .replace(/[\d.]+ ms/, 'MS'),
    ),
  ).toEqual([
    '  400  POST /v1/responses  MS  model: must be a string, got 7',
    '          The whole request is shown on the page http://127.0.0.1:4010/__mock#requests/1',
    '  200  POST /v1/responses  MS  gw-text-large  1 event  prefer fault=end:afterEvents=1  failed: expected response.queued or response.in_progress or response.failed or error after response.created, got the end.',
    '  401  GET /v1/models  MS  no valid key; send Authorization: Bearer KEY or x-api-key: KEY',
    '  404  POST /v1/chat/completions  MS  Unknown path /v1/chat/completions. Use POST /v1/responses or POST /v1/messages, or start the server with --chat-completions.',
  ])
})

test('a request with status 200 that is not fine says so in its line', async () => {
  const { served, lines } = await serve('pretty')
  await ask(served, { stream: true, input: 'sim:fail-midway' })
  await ask(served, { temprature: 1 })
  await ask(served, { stream: true }, { prefer: 'fault="drop:event=response.in_progress"' })
  const marks = lines.map(
    (line) => / {2}((failed|warning|invalid reply): .*)$/.exec(stripVTControlCharacters(line))?.[1],
  )
  expect(marks).toEqual([
    'failed: response.failed: The model stopped unexpectedly. Please try again.',
    undefined,
    'warning: body temprature is unknown, did you mean `temperature`?',
    expect.stringMatching(/^invalid reply: event 2 response.output_item.added: expected response.in_progress/),
  ])
  expect(stripVTControlCharacters(lines[1] ?? '')).toContain(
    'is shown on the page http://127.0.0.1:4010/__mock#requests/1',
  )
})

test('a refusal in a reply with status 200 is in its line, and so are the keys that a strict mock accepts', async () => {
  const { served, lines } = await serve('json', true)
  await served.request('/img/submit/imagine', { json: { prompt: 'sim:balance A heron.' } })
  await fetch(`${served.baseUrl}/v1/messages`, { method: 'POST' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { status: 200, error: 'code 25  No balance is left: asked for by sim:balance.' },
    { status: 401, error: 'no valid key; send x-api-key: KEY' },
  ])
})

test('a task has a line for each state, and a callback for each attempt', async () => {
  const { served, lines } = await serve('json')
  const metadata = { callback_url: 'http://127.0.0.1:9/news' }
  const json = { model: 'gw-video-1', prompt: 'A heron.', metadata }
  await served.request('/v1/video/generations', { json })
  const read = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== 'request')
  await expect.poll(() => read().map(({ status, outcome }) => outcome ?? status)).toContain('exhausted')
  const found = read()
  const states = found.filter(({ event }) => event === 'task').map(({ status }) => status)
  expect(states).toEqual(['queued', 'in_progress', 'succeeded'])
  const callback = { event: 'callback', url: metadata.callback_url, task: expect.stringMatching(/^video_/) }
  expect(found.at(-1)).toMatchObject({ ...callback, reason: expect.any(String) })
})

test('a request cannot forge a line', async () => {
  const { served, lines } = await serve('pretty')
  await ask(served, { model: 'a\n200  GET /admin' })
  expect(lines[0]).toContain('a\\u000a200  GET /admin')
  expect(lines.join('')).not.toContain('\n')
})

test('a field that is nearly a known one is named in the error, or in a warning if the request is valid', async () => {
  const { served, lines } = await serve('json')
  const warning =
    '`temprature` is unknown, did you mean `temperature`? `user_id` is unknown and ignored. `?` is unknown and ignored.'
  const valid = await served.request('/v1/responses', { json: { ...question, temprature: 1, user_id: 'é', é: 1 } })
  expect([valid.status, valid.headers.get('gatewright-warning')]).toEqual([200, warning])
  const { model } = question
  const refused = await served.request('/v1/messages', {
    json: { model, max_tokens: 9, messages: [{ rol: 'user', content: 'Hello' }] },
    headers: { 'anthropic-version': '2023-06-01' },
  })
  const error = 'messages[0].role: is required; `messages[0].rol` is unknown, did you mean `role`?'
  expect(await refused.json()).toMatchObject({ error: { message: error } })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ warning }, { error }])
})

test.each<[bug: string, path: string, json: object, words: string]>([
  [
    'a wrong field',
    '/v1/responses',
    { ...question, max_tokens: 9 },
    'body max_tokens is unknown here. Send `max_output_tokens`.',
  ],
  [
    'a missing header',
    '/v1/messages',
    {},
    'messages-version: the header is required; clients send it as `anthropic-version`',
  ],
  [
    'a wrong model',
    '/v1/responses',
    { ...question, model: 'gw-video-1' },
    'body model is `gw-video-1`, which is a model for videos',
  ],
  [
    'a result without its call',
    '/v1/responses',
    { ...question, input: [{ type: 'function_call_output', call_id: 'fc_1', output: 'Rain.' }] },
    'body input[0].call_id is "fc_1", which no earlier call has. Send ',
  ],
])('%s is explained in the line of its request', async (_, path, json, words) => {
  const { served, lines } = await serve('pretty')
  await served.request(path, { json }).then((reply) => reply.text())
  expect(stripVTControlCharacters(lines[0] ?? '')).toContain(words)
})

/** On a busy machine a flood may take so long that every request has a line. */
const stopTime = () => void vi.spyOn(performance, 'now').mockReturnValue(1000)

test('a flood of requests has the lines that people can follow, and then their number', async () => {
  stopTime()
  const lines: string[] = []
  const write = (line: string) => lines.push(stripVTControlCharacters(line))
  const activity = activityLog({ format: 'pretty', isForPeople: true, write })
  const served = await testMock({ activity })
  const send = (path: string) => Promise.all(Array.from({ length: 300 }, () => served.request(path)))
  await send('/v1/models')
  await send('/v1/nothing')
  const count = (pattern: RegExp) => lines.reduce((sum, line) => sum + Number(pattern.exec(line)?.[1] ?? 0), 0)
  const countMore = () => count(/… and (\d+) more requests/)
  const countFailures = () => count(/… and (\d+) more requests without success/)
  await expect.poll(() => countMore() + lines.filter((line) => line.includes(' GET /v1/')).length).toBe(600)
  expect(countMore()).toBeGreaterThan(100)
  expect(countFailures()).toBe(300 - lines.filter((line) => line.includes('  404  GET /v1/')).length)
  expect(300 - countFailures()).toBeGreaterThanOrEqual(50)
})

test('long streams in a flood have fewer lines, since all their events are judged', async () => {
  stopTime()
  const lines: string[] = []
  const activity = activityLog({ format: 'pretty', isForPeople: true, write: (line) => lines.push(line) })
  const served = await testMock({ activity })
  const json = { ...question, input: 'sim:long', max_output_tokens: 2000, stream: true }
  for (let sent = 0; sent < 20; sent++) await (await served.request('/v1/responses', { json })).text()
  const printed = lines.filter((line) => line.includes('/v1/responses')).length
  expect(printed).toBeGreaterThan(2)
  expect(printed).toBeLessThan(20)
})

test('a client that ignores the error event of a stream, and goes on, is explained in both lines', async () => {
  const { served, lines } = await serve('pretty')
  const stream = await served.request('/v1/responses', {
    json: { ...question, stream: true, input: 'sim:fail-midway Why is the sky blue?' },
  })
  const half = [...(await stream.text()).matchAll(/"delta":"([^"]*)"/g)].map(([, piece]) => piece).join('')
  await ask(served, {
    input: [
      { role: 'user', content: 'sim:fail-midway Why is the sky blue?' },
      { role: 'assistant', content: half },
      { role: 'user', content: 'And red?' },
    ],
  })
  expect(half).not.toBe('')
  expect(lines.map(stripVTControlCharacters)).toEqual([
    expect.stringContaining('failed: response.failed: The model stopped unexpectedly.'),
    expect.stringContaining('The whole request is shown on the page'),
    expect.stringContaining(
      'warning: Request 2 goes on with the answer of request 1 as if it were whole, but that stream failed with `response.failed`.',
    ),
  ])
})
