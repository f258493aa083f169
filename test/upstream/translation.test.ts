import OpenAI from 'openai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { UpstreamConfig } from '../../server-stub/upstream/config.ts'
import type { Served } from '../sdk/serve.ts'
import { chatUpstream } from './chat-upstream.ts'
import { chunk, json, RecordingUpstream } from './recording-upstream.ts'
import { stubOver } from './served-over.ts'

let upstream: RecordingUpstream
let stub: Served

beforeEach(async () => {
  upstream = await RecordingUpstream.open(json({}))
})
afterEach(async () => {
  await stub.close()
  await upstream.close()
})

async function over(config: Partial<UpstreamConfig> = {}): Promise<void> {
  stub = await stubOver({ kind: 'chat-completions', baseUrl: upstream.baseUrl, ...config })
}

function ask(): Promise<Response> {
  return fetch(`${stub.baseUrl}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': stub.key, 'messages-version': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }] }),
  })
}

test('calls of a responses upstream without deltas are decoded', async () => {
  await over({ kind: 'responses' })
  const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
  const call = (name: string) => ({ type: 'function_call', call_id: `call_${name}`, name })
  upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const [added, done] = ['response.output_item.added', 'response.output_item.done'] as const
    response.write(event(added, { output_index: 0, item: { ...call('a'), arguments: '' } }))
    response.write(event(done, { output_index: 0, item: { ...call('a'), arguments: '{"x":1}' } }))
    response.write(event(done, { output_index: 1, item: { ...call('b'), arguments: '{"y":2}' } }))
    response.end(event('response.completed', { response: { output: [] } }))
  })
  expect(await (await ask()).json()).toMatchObject({
    stop_reason: 'tool_use',
    content: [
      { type: 'tool_use', id: 'toolu_a', name: 'a', input: { x: 1 } },
      { type: 'tool_use', id: 'toolu_b', name: 'b', input: { y: 2 } },
    ],
  })
})

test('interleaved calls are emitted one after the other', async () => {
  await over()
  const calls = (...tool_calls: object[]) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls } }] })}\n\n`
  const begin = (index: number, name: string) => ({ index, id: `call_${name}`, function: { name, arguments: '' } })
  const more = (index: number, text: string) => ({ index, function: { arguments: text } })
  upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(calls(begin(0, 'a'), begin(1, 'b')) + calls(more(1, '{"y"'), more(0, '{"x"')))
    response.end(calls(more(0, ':1}'), more(1, ':2}')) + chunk('', 'tool_calls'))
  })
  const { content, stop_reason } = (await (await ask()).json()) as { content: object[]; stop_reason: string }
  expect(stop_reason).toBe('tool_use')
  expect(content).toEqual([
    { type: 'tool_use', id: 'toolu_a', name: 'a', input: { x: 1 } },
    { type: 'tool_use', id: 'toolu_b', name: 'b', input: { y: 2 } },
  ])
})

test('citations and probabilities of a chat-completions upstream', async () => {
  await over()
  const url_citation = { url: 'https://a.example', title: 'A', start_index: 0, end_index: 5 }
  const top_logprobs = [{ token: 'Hello', logprob: -0.5, bytes: null }]
  const choice = {
    index: 0,
    delta: { content: 'Hello', annotations: [{ type: 'url_citation', url_citation }] },
    logprobs: { content: [{ token: 'Hello', logprob: -0.5, bytes: null, top_logprobs }], refusal: null },
  }
  upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`data: ${JSON.stringify({ choices: [choice] })}\n\n${chunk('', 'stop')}`)
  })
  const post = (path: string, body: object) =>
    fetch(`${stub.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stub.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((response) => response.json())
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
  const client = new OpenAI({ apiKey: 'sk', baseURL: upstream.baseUrl, maxRetries: 0 })
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
