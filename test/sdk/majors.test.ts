import { createAnthropic as anthropic4 } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI as google4 } from '@ai-sdk/google'
import { createOpenAI as openai4 } from '@ai-sdk/openai'
import Anthropic from '@anthropic-ai/sdk'
import * as ai7 from 'ai'
import * as ai5 from 'ai-5'
import * as ai6 from 'ai-6'
import { createAnthropic as anthropic2 } from 'ai-sdk-anthropic-2'
import { createAnthropic as anthropic3 } from 'ai-sdk-anthropic-3'
import { createGoogleGenerativeAI as google2 } from 'ai-sdk-google-2'
import { createGoogleGenerativeAI as google3 } from 'ai-sdk-google-3'
import { createOpenAI as openai2 } from 'ai-sdk-openai-2'
import { createOpenAI as openai3 } from 'ai-sdk-openai-3'
import Anthropic0 from 'anthropic-sdk-0'
import OpenAI from 'openai'
import OpenAI6 from 'openai-6'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '../support/close-after.ts'
import { serveApp } from '../support/serve-app.ts'

/** What the majors of the AI SDK have in common; their types differ. */
interface AiSdk {
  generateText(options: object): Promise<{
    readonly text: string
    readonly steps: readonly { readonly finishReason: string }[]
    readonly response: { readonly messages: readonly object[] }
  }>
  generateObject(options: object): Promise<{ readonly object: unknown }>
  jsonSchema(schema: object): object
  tool(options: object): object
  stepCountIs(count: number): object
}

interface Place {
  readonly apiKey: string
  readonly baseURL: string
}

const model = 'gw-text-large'
globalThis.AI_SDK_LOG_WARNINGS = false
const served = await closeAfterAll(serveApp({ log: () => undefined }))
const v1: Place = { apiKey: served.key, baseURL: `${served.baseUrl}/v1` }
const v1beta: Place = { ...v1, baseURL: `${served.baseUrl}/v1beta` }

type CreateChat = (place: Place) => (model: string) => object
type CreateOpenAI = (place: Place) => { responses(model: string): object }

const makeChats = (anthropic: CreateChat, openai: CreateOpenAI, google: CreateChat) => ({
  messages: () => anthropic(v1)(model),
  responses: () => openai(v1).responses(model),
  'generate-content': () => google(v1beta)(model),
})

const majors = [
  [5, ai5 as AiSdk, makeChats(anthropic2, openai2, google2)],
  [6, ai6 as AiSdk, makeChats(anthropic3, openai3, google3)],
  [7, ai7 as AiSdk, makeChats(anthropic4, openai4, google4)],
] as const

const complete = (properties: object) => {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}
const city = complete({ city: { type: 'string' } })
const stars = { anyOf: [{ type: 'integer' }, { type: 'null' }] }
const review = complete({ stars, by: { anyOf: [{ type: 'string' }, city] } })

const stateless = { maxRetries: 0, providerOptions: { openai: { store: false } } }
const cases = majors.flatMap(([version, sdk, chats]) => [
  ...Object.entries(chats).map(([format, chat]) => ({ version, format, sdk, more: { model: chat(), maxRetries: 0 } })),
  { version, format: 'responses that are not stored', sdk, more: { model: chats.responses?.(), ...stateless } },
])

describe.each(cases)('AI SDK $version, $format', ({ sdk, more }) => {
  const { generateText, generateObject, jsonSchema, tool, stepCountIs } = sdk
  const execute = async () => ({ celsius: 19 })
  const getWeather = tool({ description: 'Weather.', inputSchema: jsonSchema(city), execute })

  test('a second turn, and one after saved texts', async () => {
    const first = await generateText({ ...more, prompt: 'sim:echo Hello' })
    expect(first.text).toBe('Hello')
    for (const answers of [first.response.messages, [{ role: 'assistant', content: 'Hello' }]]) {
      const asked = { role: 'user', content: 'sim:echo Hello' }
      const messages = [asked, ...answers, { role: 'user', content: 'sim:echo Go on' }]
      expect((await generateText({ ...more, messages })).text).toBe('Go on')
    }
  })

  test('the use of a tool, and a turn after it', async () => {
    const prompt = 'What is the weather in Lisbon?'
    const looping = { ...more, tools: { get_weather: getWeather }, stopWhen: stepCountIs(3) }
    const answer = await generateText({ ...looping, prompt })
    expect(answer.steps.map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop'])
    expect(answer.text).toContain('19')
    const thanks = { role: 'user', content: 'sim:echo Thanks' }
    const messages = [{ role: 'user', content: prompt }, ...answer.response.messages, thanks]
    expect((await generateText({ ...looping, messages })).text).toBe('Thanks')
  })

  test('an object whose properties are alternatives', async () => {
    const schema = jsonSchema(review)
    const { object } = await generateObject({ ...more, prompt: 'Review the museum.', schema })
    expect(object).toEqual({
      stars: expect.toSatisfy((stars) => stars === null || Number.isInteger(stars)),
      by: expect.toSatisfy((by) => typeof by === 'string' || typeof by.city === 'string'),
    })
  })
})

const weather = { name: 'get_weather', description: 'Weather.' }
const prompt = 'What is the weather in Lisbon?'

test.each([
  ['6', new OpenAI6({ ...v1, maxRetries: 0 }) as unknown as OpenAI],
  ['7', new OpenAI({ ...v1, maxRetries: 0 })],
])('openai %s: the use of a tool, a turn after it, an object, a video', async (_, client) => {
  const tools = [{ type: 'function' as const, ...weather, parameters: city, strict: true }]
  const first = await client.responses.create({ model, input: prompt, tools })
  const outputs = first.output.flatMap((item) =>
    item.type === 'function_call'
      ? [{ type: 'function_call_output' as const, call_id: item.call_id, output: '{"celsius":19}' }]
      : [],
  )
  expect(outputs).toHaveLength(1)
  const sent = first.output as OpenAI.Responses.ResponseInputItem[]
  const input = [{ role: 'user' as const, content: prompt }, ...sent, ...outputs]
  const second = await client.responses.create({ model, input, tools })
  expect(second.output_text).toContain('19')
  const next = [
    ...input,
    ...(second.output as OpenAI.Responses.ResponseInputItem[]),
    { role: 'user' as const, content: 'sim:echo Thanks' },
  ]
  expect((await client.responses.create({ model, input: next, tools })).output_text).toBe('Thanks')
  const format = { type: 'json_schema' as const, name: 'review', schema: review, strict: true }
  const { output_text } = await client.responses.create({ model, input: 'Review the museum.', text: { format } })
  expect(Object.keys(JSON.parse(output_text))).toEqual(['stars', 'by'])
  expect(await client.videos.create({ model: 'gw-video-1' as OpenAI.VideoModel, prompt: 'A pier' })).toMatchObject({
    object: 'video',
  })
})

const gateway = { apiKey: served.key, baseURL: served.baseUrl, maxRetries: 0 }

test.each([
  ['0', new Anthropic0(gateway) as unknown as Anthropic],
  ['1', new Anthropic(gateway)],
])('@anthropic-ai/sdk %s: the use of a tool, and a turn after it', async (_, client) => {
  const tools = [{ ...weather, input_schema: { ...city, type: 'object' as const } }]
  const ask = (messages: Anthropic.MessageParam[]) =>
    client.messages.create({ model, max_tokens: 200, messages, tools })
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: prompt }]
  const first = await ask(messages)
  const results = first.content.flatMap((block) =>
    block.type === 'tool_use' ? [{ type: 'tool_result' as const, tool_use_id: block.id, content: '19 degrees' }] : [],
  )
  messages.push({ role: 'assistant', content: first.content }, { role: 'user', content: results })
  const second = await ask(messages)
  expect(second.content).toMatchObject([{ type: 'text', text: expect.stringContaining('19') }])
  messages.push({ role: 'assistant', content: second.content }, { role: 'user', content: 'sim:echo Thanks' })
  expect((await ask(messages)).content).toMatchObject([{ type: 'text', text: 'Thanks' }])
})
