import { type AnthropicProvider, createAnthropic } from '@ai-sdk/anthropic'
import { generateObject, generateText, jsonSchema, Output, stepCountIs, streamText, tool } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './serve.ts'

let served: Served
let anthropic: AnthropicProvider

beforeAll(async () => {
  globalThis.AI_SDK_LOG_WARNINGS = false
  served = await serve({ log: () => undefined })
  anthropic = createAnthropic({ apiKey: served.key, baseURL: `${served.baseUrl}/v1` })
})

afterAll(async () => {
  await served.close()
  expect(served.violations).toEqual([])
})

const chat = () => anthropic('gw-text-large')
const review = jsonSchema<{ name: string; stars: number }>({
  type: 'object',
  properties: { name: { type: 'string' }, stars: { type: 'integer' } },
  required: ['name', 'stars'],
  additionalProperties: false,
})
const aReview = { name: expect.any(String), stars: expect.any(Number) }
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

test('a loop with a tool', async () => {
  const prompt = 'What is the weather in Lisbon?'
  const whole = await generateText({ model: chat(), prompt, tools, stopWhen: stepCountIs(3) })
  expect(whole.steps).toHaveLength(2)
  expect(whole.text).toContain('19')
  const streamed = streamText({ model: chat(), prompt, tools, stopWhen: stepCountIs(3) })
  expect(await streamed.text).toContain('19')
})

test.each(['auto', 'required'] as const)('the choice of tools %s', async (toolChoice) => {
  const { toolCalls } = await generateText({ model: chat(), prompt: 'Weather in Porto?', tools, toolChoice })
  expect(toolCalls).toHaveLength(1)
})

test('no choice of tools is not among those of the format', async () => {
  const refused = generateText({ model: chat(), prompt: 'Hi', tools, toolChoice: 'none', maxRetries: 0 })
  await expect(refused).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('tool_choice') })
})

test('objects', async () => {
  const { object } = await generateObject({ model: chat(), prompt: 'Review the museum.', schema: review })
  expect(object).toEqual(aReview)
  const output = Output.object({ schema: review })
  const whole = await generateText({ model: chat(), prompt: 'Review the museum.', output })
  expect(whole.output).toEqual(aReview)
  const streamed = streamText({ model: chat(), prompt: 'Review the museum.', output })
  expect(await streamed.output).toEqual(aReview)
})

test('reasoning, and the next turn with it', async () => {
  const providerOptions = { anthropic: { thinking: { type: 'enabled', budgetTokens: 1024 } } }
  const first = await generateText({ model: chat(), prompt: 'Think about tides.', providerOptions })
  expect(first.reasoningText).toMatch(/./)
  const messages = [...first.response.messages, { role: 'user' as const, content: 'sim:echo Go on' }]
  const next = await generateText({ model: chat(), messages, providerOptions })
  expect(next.text).toBe('Go on')
})

test('pictures and files', async () => {
  const image = { type: 'image', image: Buffer.from('iVBORw0KGgo=', 'base64') } as const
  const pdf = { type: 'file', data: Buffer.from('%PDF-1.4'), mediaType: 'application/pdf', filename: 'a.pdf' } as const
  const content = [{ type: 'text', text: 'What is this?' } as const, image, pdf]
  const { text } = await generateText({ model: chat(), messages: [{ role: 'user', content }] })
  expect(text).toContain('image/png')
  expect(text).toContain('application/pdf')
})

test('a system prompt, and how a reply ends', async () => {
  const cut = await generateText({ model: chat(), system: 'Be brief.', prompt: 'sim:long Go', maxOutputTokens: 10 })
  expect(cut.finishReason).toBe('length')
})

test('a bad request, a refusal of the server, and a broken stream', async () => {
  const bad = generateText({ model: chat(), prompt: 'Hi', topK: -1, maxRetries: 0 })
  await expect(bad).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('top_k') })
  const limited = generateText({ model: chat(), prompt: 'sim:rate-limit', maxRetries: 0 })
  await expect(limited).rejects.toMatchObject({ statusCode: 429, isRetryable: true })
  const errors: unknown[] = []
  const onError = ({ error }: { error: unknown }) => void errors.push(error)
  const broken = streamText({ model: chat(), prompt: 'sim:fail-midway Go on', maxRetries: 0, onError })
  await broken.consumeStream()
  expect(errors).toHaveLength(1)
})
