import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { chatUpstream } from './chat-upstream.ts'

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
