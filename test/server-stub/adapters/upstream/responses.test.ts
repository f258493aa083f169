import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { overText, upstreamKey } from './served-over.ts'

const model = 'far-model'
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const weather = { type: 'function', name: 'get_weather', parameters, strict: false } as const

test('a search over a responses upstream cites what it found', async () => {
  const over = await closeAfterTest(overText.responses())
  const client = new OpenAI({ apiKey: over.stub.key, baseURL: `${over.stub.baseUrl}/v1`, maxRetries: 0 })
  const tools = [{ type: 'web_search_preview' } as const]
  const { output } = await client.responses.create({ model, input: 'sim:search Tides', tools })
  expect(output.map(({ type }) => type)).toEqual(['web_search_call', 'message'])
  const annotation = { type: 'url_citation', url: 'https://example.com/articles/tides', title: 'Tides: an overview' }
  expect(output[1]).toMatchObject({
    content: [{ annotations: expect.arrayContaining([expect.objectContaining(annotation)]) }],
  })
})

test('the request to a chat-completions upstream has all that the response asks for', async () => {
  const over = await closeAfterTest(overText['chat-completions']())
  const client = new OpenAI({ apiKey: over.stub.key, baseURL: `${over.stub.baseUrl}/v1`, maxRetries: 0 })
  const format = { type: 'json_schema', name: 'place', schema: parameters } as const
  await client.responses.create({
    model,
    instructions: 'Be brief.',
    input: [
      { role: 'user', content: 'Hi' },
      { type: 'function_call', call_id: 'call_a', name: 'get_weather', arguments: '{"city":"Lisbon"}' },
      { type: 'function_call_output', call_id: 'call_a', output: 'Sun' },
    ],
    tools: [weather],
    tool_choice: { type: 'function', name: 'get_weather' },
    parallel_tool_calls: false,
    max_output_tokens: 100,
    temperature: 0.5,
    top_p: 0.25,
    reasoning: { effort: 'high' },
    text: { format },
  })
  const [received] = over.received
  expect(received?.url).toBe('/v1/chat/completions')
  expect(received?.headers.authorization).toBe(`Bearer ${upstreamKey}`)
  expect(JSON.stringify(received?.headers)).not.toContain(over.stub.key)
  // The names of the openai package's ChatCompletionCreateParamsStreaming.
  expect(JSON.parse(received?.body ?? '')).toEqual({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Lisbon"}' } }],
      },
      { role: 'tool', tool_call_id: 'a', content: 'Sun' },
    ],
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: 100,
    temperature: 0.5,
    top_p: 0.25,
    reasoning_effort: 'high',
    response_format: { type: 'json_schema', json_schema: { name: 'reply', schema: parameters } },
    tools: [{ type: 'function', function: { name: 'get_weather', parameters } }],
    tool_choice: { type: 'function', function: { name: 'get_weather' } },
    parallel_tool_calls: false,
  })
})
