import { createGoogleGenerativeAI, type GoogleGenerativeAIProvider } from '@ai-sdk/google'
import { generateObject, generateText, jsonSchema, Output, stepCountIs, streamText, tool } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateway, key, model } from '../handlers/generate-content/gateway.ts'

// The provider offers its search to models of this name only.
const searching = 'gemini-2.5-flash'
const { server, listen, violations, prompts } = gateway({ extraModels: [searching] })
let google: GoogleGenerativeAIProvider

beforeAll(async () => {
  google = createGoogleGenerativeAI({ apiKey: key, baseURL: `${await listen()}/v1beta` })
})

afterAll(async () => {
  await server.close()
  expect(violations).toEqual([])
})

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
  const { text, usage, finishReason } = await generateText({ model: google(model), prompt: 'sim:echo Hello' })
  expect(text).toBe('Hello')
  expect(finishReason).toBe('stop')
  expect(usage.outputTokens).toBeGreaterThan(0)
})

test('streamText', async () => {
  const { textStream } = streamText({ model: google(model), prompt: 'sim:echo Hello over there' })
  const pieces = await Array.fromAsync(textStream)
  expect(pieces.join('')).toBe('Hello over there')
  expect(pieces.length).toBeGreaterThan(1)
})

test('a loop with a tool, whole and streamed', async () => {
  const question = { model: google(model), prompt: 'What is the weather in Lisbon?', tools, stopWhen: stepCountIs(3) }
  const whole = await generateText(question)
  expect(whole.steps).toHaveLength(2)
  expect(whole.text).toContain('19')
  const streamed = streamText(question)
  expect(await streamed.text).toContain('19')
  expect((await streamed.steps).map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop'])
})

test('a demanded call', async () => {
  const { toolCalls } = await generateText({ model: google(model), prompt: 'Hi', tools, toolChoice: 'required' })
  expect(toolCalls).toMatchObject([{ toolName: 'get_weather' }])
  expect(prompts.at(-1)?.toolChoice.mode).toBe('required')
})

test('objects', async () => {
  const { object } = await generateObject({ model: google(model), prompt: 'A review', schema: review })
  expect(object).toEqual({ name: expect.any(String), stars: expect.any(Number) })
  const { output } = await generateText({
    model: google(model),
    prompt: 'A review',
    output: Output.object({ schema: review }),
  })
  expect(output).toEqual({ name: expect.any(String), stars: expect.any(Number) })
})

test('reasoning and sources', async () => {
  const thinking = { thinkingConfig: { includeThoughts: true, thinkingBudget: 40 } }
  const thought = await generateText({ model: google(model), prompt: 'Why?', providerOptions: { google: thinking } })
  expect(thought.reasoningText).toBeTruthy()
  expect(thought.usage.outputTokenDetails.reasoningTokens).toBeGreaterThan(0)
  const search = { google_search: google.tools.googleSearch({}) }
  const { sources } = await generateText({ model: google(searching), prompt: 'Latest news on tides', tools: search })
  expect(sources.length).toBeGreaterThan(0)
})

test('an image, in and out', async () => {
  const content = [
    { type: 'text' as const, text: 'What is this?' },
    { type: 'file' as const, data: Buffer.from('iVBORw0KGgo=', 'base64'), mediaType: 'image/png' },
  ]
  const { text } = await generateText({ model: google(model), messages: [{ role: 'user', content }] })
  expect(text).toContain('image/png')
  const options = { google: { responseModalities: ['TEXT', 'IMAGE'] } }
  const { files } = await generateText({ model: google(model), prompt: 'A square', providerOptions: options })
  expect(files).toMatchObject([{ mediaType: 'image/png' }])
})

test('a stream that fails midway', async () => {
  const errors: unknown[] = []
  const onError = ({ error }: { error: unknown }) => void errors.push(error)
  await streamText({ model: google(model), prompt: 'sim:fail-midway', maxRetries: 0, onError }).consumeStream()
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('overloaded') })])
})

test('a wrong key and a broken rule', async () => {
  const stranger = createGoogleGenerativeAI({ apiKey: 'wrong', baseURL: `${await listen()}/v1beta` })
  const refused = generateText({ model: stranger(model), prompt: 'Hi', maxRetries: 0 })
  await expect(refused).rejects.toMatchObject({ name: 'AI_APICallError', statusCode: 401 })
  const hot = generateText({ model: google(model), prompt: 'Hi', temperature: 3, maxRetries: 0 })
  await expect(hot).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('temperature') })
})
