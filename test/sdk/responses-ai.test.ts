import type { AddressInfo } from 'node:net'
import { createOpenAI, type OpenAIProvider } from '@ai-sdk/openai'
import { generateObject, generateText, jsonSchema, Output, stepCountIs, streamText, tool } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateway, key } from '../handlers/responses/gateway.ts'

const { server, violations, prompts } = gateway()
let openai: OpenAIProvider

beforeAll(async () => {
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  openai = createOpenAI({ apiKey: key, baseURL: `http://127.0.0.1:${port}/v1` })
})

afterAll(async () => {
  await server.close()
  expect(violations).toEqual([])
})

const chat = () => openai.responses('gw-text-large')
const review = jsonSchema<{ name: string; stars: number }>({
  type: 'object',
  properties: { name: { type: 'string' }, stars: { type: 'integer' } },
  required: ['name', 'stars'],
  additionalProperties: false,
})
const tools = {
  get_weather: tool({
    description: 'Current weather of a city.',
    inputSchema: jsonSchema<{ city: string }>({
      type: 'object',
      properties: { city: { type: 'string' } },
      required: ['city'],
      additionalProperties: false,
    }),
    execute: async () => ({ celsius: 19 }),
  }),
}

test('generateText', async () => {
  const { text, usage, finishReason } = await generateText({ model: chat(), prompt: 'sim:echo Hello' })
  expect(text).toBe('Hello')
  expect(finishReason).toBe('stop')
  expect(usage.outputTokens).toBeGreaterThan(0)
})

test('streamText', async () => {
  const { textStream } = streamText({ model: chat(), prompt: 'sim:echo Hello over there' })
  const pieces = await Array.fromAsync(textStream)
  expect(pieces.join('')).toBe('Hello over there')
  expect(pieces.length).toBeGreaterThan(1)
})

test.each([true, false])('a loop with a tool (stored: %j)', async (store) => {
  const providerOptions = { openai: { store } }
  const prompt = 'What is the weather in Lisbon?'
  const whole = await generateText({ model: chat(), prompt, tools, stopWhen: stepCountIs(3), providerOptions })
  expect(whole.steps).toHaveLength(2)
  expect(whole.text).toContain('19')
  const streamed = streamText({ model: chat(), prompt, tools, stopWhen: stepCountIs(3), providerOptions })
  expect(await streamed.text).toContain('19')
})

test('objects', async () => {
  const { object } = await generateObject({ model: chat(), prompt: 'Review the museum.', schema: review })
  expect(object).toEqual({ name: expect.any(String), stars: expect.any(Number) })
  const streamed = streamText({
    model: chat(),
    prompt: 'Review the museum.',
    output: Output.object({ schema: review }),
  })
  expect(await streamed.output).toEqual({ name: expect.any(String), stars: expect.any(Number) })
})

test('reasoning, and the next turn with it', async () => {
  const providerOptions = { openai: { reasoningSummary: 'auto', reasoningEffort: 'low', forceReasoning: true } }
  const first = await generateText({ model: chat(), prompt: 'Think about tides.', providerOptions })
  expect(first.reasoningText).not.toBe('')
  const messages = [...first.response.messages, { role: 'user' as const, content: 'Go on' }]
  await generateText({ model: chat(), messages, providerOptions })
  expect(prompts.at(-1)?.turns.at(-1)).toEqual({ role: 'user', parts: [{ type: 'text', text: 'Go on' }] })
})

test('web search and its sources', async () => {
  const search = { web_search_preview: openai.tools.webSearchPreview({ searchContextSize: 'low' }) }
  const { sources, text } = await generateText({ model: chat(), prompt: 'Search the news about tides', tools: search })
  expect(sources.length).toBeGreaterThan(0)
  expect(text).not.toBe('')
  const streamed = streamText({ model: chat(), prompt: 'Search the news about tides', tools: search })
  expect((await streamed.sources).length).toBe(sources.length)
})

test('file search and its results', async () => {
  const files = { file_search: openai.tools.fileSearch({ vectorStoreIds: ['vs_1'], maxNumResults: 2 }) }
  const { sources } = await generateText({ model: chat(), prompt: 'What does the handbook say?', tools: files })
  expect(sources).toMatchObject([{ filename: 'handbook.pdf' }, {}])
})

test('pictures', async () => {
  const image = { type: 'image', image: Buffer.from('iVBORw0KGgo=', 'base64') } as const
  await generateText({ model: chat(), messages: [{ role: 'user', content: [{ type: 'text', text: 'See' }, image] }] })
  expect(prompts.at(-1)?.turns[0]?.parts[1]).toMatchObject({ type: 'media', mediaType: 'image/png' })
})

test('a bad request, a refusal of the server, and a broken stream', async () => {
  const bad = generateText({ model: chat(), prompt: 'Hi', temperature: 3, maxRetries: 0 })
  await expect(bad).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('temperature') })
  const failed = generateText({ model: chat(), prompt: 'sim:fail-midway', maxRetries: 0 })
  await expect(failed).rejects.toThrow()
  const cut = await generateText({ model: chat(), prompt: 'sim:length Go' })
  expect(cut.finishReason).toBe('length')
})
