import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { generateObject, generateText, jsonSchema, type LanguageModel, Output, stepCountIs, streamText, tool } from 'ai'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { closeAfterAll } from '../support/close-after.ts'
import { serveApp } from '../support/serve-app.ts'

// The Google provider offers its search tool only to models of this name.
const searching = 'gemini-2.5-flash'
const provide = {
  anthropic: (apiKey = served.key) => createAnthropic({ apiKey, baseURL: `${served.baseUrl}/v1` }),
  openai: (apiKey = served.key) => createOpenAI({ apiKey, baseURL: `${served.baseUrl}/v1` }),
  google: (apiKey = served.key) => createGoogleGenerativeAI({ apiKey, baseURL: `${served.baseUrl}/v1beta` }),
}
const model = 'gw-text-large'

interface Provider {
  readonly name: string
  chat(apiKey?: string): LanguageModel
  /** A setting that the format refuses, and the field that the refusal names. */
  readonly bad: { readonly topK: number } | { readonly temperature: number }
  readonly badField: string
  readonly thinking: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>
  /** What the provider throws after the stream of `sim:fail-midway`. */
  readonly midway: unknown
}

const providers: readonly Provider[] = [
  {
    name: 'anthropic',
    chat: (apiKey) => provide.anthropic(apiKey)(model),
    bad: { topK: -1 },
    badField: 'top_k',
    thinking: { anthropic: { thinking: { type: 'enabled', budgetTokens: 1024 } } },
    midway: expect.anything(),
  },
  {
    name: 'openai',
    chat: (apiKey) => provide.openai(apiKey).responses(model),
    bad: { temperature: 3 },
    badField: 'temperature',
    thinking: { openai: { reasoningSummary: 'auto', reasoningEffort: 'low', forceReasoning: true } },
    midway: expect.anything(),
  },
  {
    name: 'google',
    chat: (apiKey) => provide.google(apiKey)(model),
    bad: { temperature: 3 },
    badField: 'temperature',
    thinking: { google: { thinkingConfig: { includeThoughts: true, thinkingBudget: 40 } } },
    midway: expect.objectContaining({ message: expect.stringContaining('overloaded') }),
  },
]

const complete = (properties: Readonly<Record<string, { type: 'string' | 'integer' }>>) => {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false } as const
}
const reviewed = { name: { type: 'string' }, stars: { type: 'integer' } } as const
const review = jsonSchema<{ name: string; stars: number }>(complete(reviewed))
const aReview = { name: expect.any(String), stars: expect.any(Number) }
const city = jsonSchema<{ city: string }>(complete({ city: { type: 'string' } }))
const getWeather = tool({ description: 'City weather.', inputSchema: city, execute: async () => ({ celsius: 19 }) })
const tools = { get_weather: getWeather }
const image = { type: 'file', data: Buffer.from('iVBORw0KGgo=', 'base64'), mediaType: 'image/png' } as const

globalThis.AI_SDK_LOG_WARNINGS = false
const served = await closeAfterAll(serveApp({ log: () => undefined, models: [model, searching] }))

describe.each(providers)('$name', ({ chat, bad, badField, thinking, midway }) => {
  test('generateText', async () => {
    const { text, usage, finishReason } = await generateText({ model: chat(), prompt: 'sim:echo Hello' })
    expect([text, finishReason]).toEqual(['Hello', 'stop'])
    expect(usage.outputTokens).toBeGreaterThan(0)
    const long = await generateText({ model: chat(), system: 'Be brief.', prompt: 'sim:long Go', maxOutputTokens: 16 })
    expect(long.finishReason).toBe('length')
  })

  test('streamText', async () => {
    const { textStream } = streamText({ model: chat(), prompt: 'sim:echo Hello over there' })
    const chunks = await Array.fromAsync(textStream)
    expect(chunks.join('')).toBe('Hello over there')
    expect(chunks.length).toBeGreaterThan(1)
  })

  test('a streamed tool loop', async () => {
    const prompt = 'What is the weather in Lisbon?'
    const streamed = streamText({ model: chat(), prompt, tools, stopWhen: stepCountIs(3) })
    expect(await streamed.text).toContain('19')
    expect((await streamed.steps).map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop'])
  })

  test('a required tool call', async () => {
    const { toolCalls } = await generateText({ model: chat(), prompt: 'Porto?', tools, toolChoice: 'required' })
    expect(toolCalls).toMatchObject([{ toolName: 'get_weather' }])
  })

  test('objects', async () => {
    const { object } = await generateObject({ model: chat(), prompt: 'Review the museum.', schema: review })
    expect(object).toEqual(aReview)
    const question = { model: chat(), prompt: 'Review the museum.', output: Output.object({ schema: review }) }
    expect((await generateText(question)).output).toEqual(aReview)
    expect(await streamText(question).output).toEqual(aReview)
  })

  test('tuples', async () => {
    const schema = z.object({ place: z.string(), at: z.tuple([z.string(), z.number()]) })
    const { object } = await generateObject({ model: chat(), prompt: 'Where is the museum?', schema })
    expect(object.at).toEqual([expect.any(String), expect.any(Number)])
  })

  test('reasoning, and the next turn with it', async () => {
    const first = await generateText({ model: chat(), prompt: 'Think about tides.', providerOptions: thinking })
    expect(first.reasoningText).toMatch(/./)
    const messages = [...first.response.messages, { role: 'user' as const, content: 'sim:echo Go on' }]
    const next = await generateText({ model: chat(), messages, providerOptions: thinking })
    expect(next.text).toBe('Go on')
  })

  test('an image in the prompt', async () => {
    const content = [{ type: 'text', text: 'What is this?' } as const, image]
    const { text } = await generateText({ model: chat(), messages: [{ role: 'user', content }] })
    expect(text).toContain('image/png')
  })

  test('a wrong key, an invalid setting, a rate limit, and a stream that fails midway', async () => {
    const refused = (more: Partial<Parameters<typeof generateText>[0]>) =>
      expect(generateText({ model: chat(), prompt: 'Hi', maxRetries: 0, ...more } as never)).rejects
    await refused({ model: chat('wrong') }).toMatchObject({ name: 'AI_APICallError', statusCode: 401 })
    await refused(bad).toMatchObject({ statusCode: 400, message: expect.stringContaining(badField) })
    await refused({ prompt: 'sim:rate-limit' }).toMatchObject({ statusCode: 429, isRetryable: true })
    const errors: unknown[] = []
    const onError = ({ error }: { error: unknown }) => void errors.push(error)
    const failing = streamText({ model: chat(), prompt: 'sim:fail-midway Go on', maxRetries: 0, onError })
    await failing.consumeStream()
    expect(errors).toEqual([midway])
  })
})

test('anthropic: a PDF, and the tool choice that the format does not have', async () => {
  const chat = provide.anthropic()(model)
  const pdf = { type: 'file', data: Buffer.from('%PDF-1.4'), mediaType: 'application/pdf', filename: 'a.pdf' } as const
  const { text } = await generateText({ model: chat, messages: [{ role: 'user', content: [pdf] }] })
  expect(text).toContain('application/pdf')
  const refused = generateText({ model: chat, prompt: 'Hi', tools, toolChoice: 'none', maxRetries: 0 })
  await expect(refused).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('tool_choice') })
})

test('openai: sources of a web search and of a file search', async () => {
  const openai = provide.openai()
  const chat = openai.responses(model)
  const web = { web_search_preview: openai.tools.webSearchPreview({ searchContextSize: 'low' }) }
  const question = { model: chat, prompt: 'Search the news about tides', tools: web }
  const { sources } = await generateText(question)
  expect(sources.length).toBeGreaterThan(0)
  expect(await streamText(question).sources).toHaveLength(sources.length)
  const file = { file_search: openai.tools.fileSearch({ vectorStoreIds: ['vs_1'], maxNumResults: 2 }) }
  const found = await generateText({ model: chat, prompt: 'What does the handbook say?', tools: file })
  expect(found.sources).toMatchObject([{ filename: 'handbook.pdf' }, {}])
})

test('google: sources of a search, and an image in the reply', async () => {
  const google = provide.google()
  const search = { google_search: google.tools.googleSearch({}) }
  const { sources } = await generateText({ model: google(searching), prompt: 'Latest news on tides', tools: search })
  expect(sources.length).toBeGreaterThan(0)
  const providerOptions = { google: { responseModalities: ['TEXT', 'IMAGE'] } }
  const { files } = await generateText({ model: google(model), prompt: 'A square', providerOptions })
  expect(files).toMatchObject([{ mediaType: 'image/png' }])
})
