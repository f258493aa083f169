import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { chunk, eventStream } from '../../../support/recording-server.ts'
import { chatUpstream } from './chat-upstream.ts'
import { askMessages, upstreamTests } from './upstream-tests.ts'

const now = upstreamTests({ kind: 'chat-completions' })
const { over } = now
const ask = (more?: object) => askMessages(now.request, more)
const replyWith = (...text: string[]) => now.upstream.answerWith(eventStream(text.join('')))

const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`

test('calls of a responses upstream without deltas are decoded', async () => {
  await over({ kind: 'responses' })
  const call = (name: string) => ({ type: 'function_call', call_id: `call_${name}`, name })
  const [added, done] = ['response.output_item.added', 'response.output_item.done'] as const
  replyWith(
    event(added, { output_index: 0, item: { ...call('a'), arguments: '' } }),
    event(done, { output_index: 0, item: { ...call('a'), arguments: '{"x":1}' } }),
    event(done, { output_index: 1, item: { ...call('b'), arguments: '{"y":2}' } }),
    event('response.completed', { response: { output: [] } }),
  )
  expect(await (await ask()).json()).toMatchObject({
    stop_reason: 'tool_use',
    content: [
      { type: 'tool_use', id: 'toolu_a', name: 'a', input: { x: 1 } },
      { type: 'tool_use', id: 'toolu_b', name: 'b', input: { y: 2 } },
    ],
  })
})

test.each([
  { type: 'click', x: 1, y: 2, button: 'right' },
  { type: 'double_click', x: 1, y: 2 },
  {
    type: 'drag',
    path: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  },
  { type: 'keypress', keys: ['CTRL', 'A'] },
  { type: 'move', x: 1, y: 2 },
  { type: 'screenshot' },
  { type: 'scroll', x: 1, y: 2, scroll_x: -3, scroll_y: 4 },
  { type: 'type', text: 'Lisbon' },
  { type: 'wait' },
])('the action $type of a responses upstream is unchanged', async (action) => {
  await over({ kind: 'responses' })
  const done = { output_index: 0, item: { type: 'computer_call', id: 'cu_a', call_id: 'call_a', action } }
  replyWith(event('response.output_item.done', done), event('response.completed', { response: { output: [] } }))
  const tools = [{ type: 'computer_use_preview', display_width: 9, display_height: 9, environment: 'browser' }]
  const reply = await now.request('/v1/responses', { json: { model: 'm', input: 'Go on', tools } })
  expect(await reply.json()).toMatchObject({ output: [{ type: 'computer_call', call_id: 'call_a', action }] })
})

test.each([
  [2048, 'low'],
  [2049, 'medium'],
  [8192, 'medium'],
  [8193, 'high'],
])('a budget of %i reasoning tokens is the effort %s for an upstream', async (budget_tokens, effort) => {
  await over()
  replyWith(chunk('Hello', 'stop'))
  await ask({ max_tokens: 9000, thinking: { type: 'enabled', budget_tokens } })
  expect(JSON.parse(now.upstream.received[0]?.body ?? '')).toMatchObject({ reasoning_effort: effort })
})

test('interleaved calls are emitted one after the other', async () => {
  await over()
  const begin = (index: number, name: string) => ({ index, id: `call_${name}`, function: { name, arguments: '' } })
  const more = (index: number, text: string) => ({ index, function: { arguments: text } })
  replyWith(
    calls(begin(0, 'a'), begin(1, 'b')),
    calls(more(1, '{"y"'), more(0, '{"x"')),
    calls(more(0, ':1}'), more(1, ':2}')),
    chunk('', 'tool_calls'),
  )
  const { content, stop_reason } = (await (await ask()).json()) as { content: object[]; stop_reason: string }
  expect(stop_reason).toBe('tool_use')
  expect(content).toEqual([
    { type: 'tool_use', id: 'toolu_a', name: 'a', input: { x: 1 } },
    { type: 'tool_use', id: 'toolu_b', name: 'b', input: { y: 2 } },
  ])
})

const calls = (...tool_calls: object[]) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls } }] })}\n\n`

const first = (id: string | undefined, name: string, text = '') => ({ id, function: { name, arguments: text } })
const rest = (id: string | undefined, text: string) => ({ id, function: { arguments: text } })

test.each([
  ['by id', [first('call_a', 'a'), rest('call_a', '{"x":1}'), first('call_b', 'b'), rest('call_b', '{"y":2}')]],
  ['whole', [first('call_a', 'a', '{"x":1}'), first('call_b', 'b', '{"y":2}')]],
  ['interleaved', [first('call_a', 'a'), first('call_b', 'b'), rest('call_b', '{"y":2}'), rest('call_a', '{"x":1}')]],
  ['rest without id', [first('call_a', 'a'), rest('', '{"x":1}'), first('call_b', 'b'), rest(undefined, '{"y":2}')]],
  ['without ids', [first('', 'a', '{"x"'), rest('', ':1}'), first(undefined, 'b'), rest(undefined, '{"y":2}')]],
  [
    'with one index',
    [first('call_a', 'a', '{"x":1}'), first('call_b', 'b', '{"y":2}')].map((call) => ({ ...call, index: 0 })),
  ],
])('parallel calls without an index of their own: %s', async (_, fragments) => {
  await over()
  replyWith(...fragments.map((fragment) => calls(fragment)), chunk('', 'tool_calls'))
  expect(await (await ask()).json()).toMatchObject({
    stop_reason: 'tool_use',
    content: [
      { type: 'tool_use', name: 'a', input: { x: 1 } },
      { type: 'tool_use', name: 'b', input: { y: 2 } },
    ],
  })
})

const item = (json: string) => ({ type: 'function_call', call_id: 'call_a', name: 'a', arguments: json })
const responseEvents = (json: string, end: object) =>
  event('response.output_item.done', { output_index: 0, item: item(json) }) +
  event('response.completed', { response: end })
const chatEvents = (json: string, choice: object) =>
  `${calls(first('call_a', 'a', json))}data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, ...choice }] })}\n\n`
const failure = [500, { type: 'error' }]
const cut = (stop_reason: string) => [200, { stop_reason, content: [{ name: 'a', input: {} }] }]

test.each([
  ['chat-completions', chatEvents('{"x":', { finish_reason: 'tool_calls' }), failure],
  ['chat-completions', chatEvents('["x"]', { finish_reason: 'stop' }), failure],
  ['chat-completions', chatEvents('{"x":', { finish_reason: 'length' }), cut('max_tokens')],
  ['chat-completions', chatEvents('{"x":', { finish_reason: 'stop', stop_reason: 'END' }), cut('stop_sequence')],
  ['chat-completions', chatEvents('', { finish_reason: 'tool_calls' }), cut('tool_use')],
  ['responses', responseEvents('{"x":', {}), failure],
  ['responses', responseEvents('{"x":', { incomplete_details: { reason: 'max_output_tokens' } }), cut('max_tokens')],
  ['responses', responseEvents('', {}), cut('tool_use')],
] as const)('a call of a %s upstream must be complete, unless the reply was cut: %#', async (kind, text, expected) => {
  await over({ kind })
  replyWith(text)
  const response = await ask(kind === 'responses' ? {} : { stop_sequences: ['END'] })
  expect([response.status, await response.json()]).toMatchObject(expected)
})

test('citations and probabilities of a chat-completions upstream are passed on', async () => {
  await over()
  const url_citation = { url: 'https://a.example', title: 'A', start_index: 0, end_index: 5 }
  const top_logprobs = [{ token: 'Hello', logprob: -0.5, bytes: null }]
  const choice = {
    index: 0,
    delta: { content: 'Hello', annotations: [{ type: 'url_citation', url_citation }] },
    logprobs: { content: [{ token: 'Hello', logprob: -0.5, bytes: null, top_logprobs }], refusal: null },
  }
  replyWith(`data: ${JSON.stringify({ choices: [choice] })}\n\n`, chunk('', 'stop'))
  const post = async (path: string, body: object) => (await now.request(path, { json: body })).json()
  const annotation = { type: 'url_citation', url: 'https://a.example', title: 'A', start_index: 0, end_index: 5 }
  expect(await post('/v1/responses', { model: 'm', input: 'Hi' })).toMatchObject({
    output: [{ content: [{ text: 'Hello', annotations: [annotation] }] }],
  })
  const config = { responseLogprobs: true, logprobs: 1 }
  const asked = { contents: { parts: { text: 'Hi' } }, generationConfig: config }
  expect(await post('/v1beta/models/m:generateContent', asked)).toMatchObject({
    candidates: [
      { avgLogprobs: -0.5, logprobsResult: { chosenCandidates: [{ token: 'Hello', logProbability: -0.5 }] } },
    ],
  })
})

/** The other tests use this upstream: the official client must understand it. */
test('the official client can use it', async () => {
  const upstream = await chatUpstream()
  const client = new OpenAI({ apiKey: 'sk', baseURL: `${upstream.url}/v1`, maxRetries: 0 })
  const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
  const stream = client.chat.completions.stream({
    model: 'm',
    messages: [{ role: 'user', content: 'What is the weather in Lisbon?' }],
    tools: [{ type: 'function', function: { name: 'get_weather', parameters } }],
    tool_choice: 'required',
    stream_options: { include_usage: true },
  })
  const { choices, usage } = await stream.finalChatCompletion()
  await upstream.close()
  const call = choices[0]?.message.tool_calls?.[0]
  expect(JSON.parse(call?.type === 'function' ? call.function.arguments : '')).toEqual({ city: expect.any(String) })
  expect(usage?.completion_tokens).toBeGreaterThan(0)
})
