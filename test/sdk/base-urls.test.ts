import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import { generateText } from 'ai'
import { createAnthropic as createAnthropic2 } from 'ai-sdk-anthropic-2'
import { createGoogleGenerativeAI as createGoogle2 } from 'ai-sdk-google-2'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { sharedMockInProcess } from '../mock/serve-mock.ts'

const { baseUrl, key: apiKey, fetch } = await sharedMockInProcess()
const model = 'gw-text-large'
const settings = { apiKey, fetch, maxRetries: 0 }
const openai = new OpenAI({ ...settings, baseURL: baseUrl })
const anthropic = new Anthropic({ ...settings, baseURL: `${baseUrl}/v1` })
const google = (path: string) => new GoogleGenAI({ apiKey, httpOptions: { baseUrl: baseUrl + path, fetch } })
const message = { model, max_tokens: 9, messages: [{ role: 'user' as const, content: 'Hello' }] }
const ask = (chat: Parameters<typeof generateText>[0]['model']) =>
  generateText({ model: chat, prompt: 'Hello', maxRetries: 0 })

test.each<[client: string, send: () => PromiseLike<unknown>, advice: string]>([
  ['openai, responses', () => openai.responses.create({ model, input: 'Hello' }), 'Add /v1 to the base URL'],
  ['openai, models', () => openai.models.list(), 'Add /v1 to the base URL'],
  ['openai, videos', () => openai.videos.create({ prompt: 'A heron.' }), 'Add /v1 to the base URL'],
  ['@anthropic-ai/sdk', () => anthropic.messages.create(message), 'Remove /v1 from the base URL'],
  [
    '@google/genai',
    () => google('/v1beta').models.generateContent({ model, contents: 'Hello' }),
    'Remove /v1beta from the base URL',
  ],
  ['@ai-sdk/openai', () => ask(createOpenAI({ ...settings, baseURL: baseUrl })(model)), 'Add /v1 to the base URL'],
  [
    '@ai-sdk/anthropic',
    () => ask(createAnthropic({ ...settings, baseURL: baseUrl })(model)),
    'Add /v1 to the base URL',
  ],
  [
    '@ai-sdk/google',
    () => ask(createGoogleGenerativeAI({ ...settings, baseURL: baseUrl })(model)),
    'Add /v1beta to the base URL',
  ],
  [
    '@ai-sdk/anthropic 2',
    () => ask(createAnthropic2({ ...settings, baseURL: baseUrl })(model)),
    'Add /v1 to the base URL',
  ],
  [
    '@ai-sdk/google 2',
    () => ask(createGoogle2({ ...settings, baseURL: baseUrl })(model)),
    'Add /v1beta to the base URL',
  ],
])('the error of %s with a wrong base URL says what to change', async (_, send, advice) => {
  const error = await Promise.resolve(send()).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ message: expect.stringContaining(advice) })
})

test('the error of a model id with a slash says how to send it', async () => {
  const url = `${baseUrl}/v1beta/models/vendor/model:generateContent`
  const reply = await fetch(url, { method: 'POST' })
  const { error } = (await reply.json()) as { error: object }
  expect(error).toMatchObject({
    status: 'NOT_FOUND',
    message: expect.stringContaining(
      '/v1beta/models/vendor%2Fmodel:generateContent? A slash in a parameter is sent as %2F.',
    ),
  })
})

const rightOpenai = new OpenAI({ ...settings, baseURL: `${baseUrl}/v1` })
const rightAnthropic = new Anthropic({ ...settings, baseURL: baseUrl })
const { models, caches } = google('')

test.each<[method: string, send: () => PromiseLike<unknown>, advice: string]>([
  ['embeddings', () => rightOpenai.embeddings.create({ model, input: 'Hello' }), 'This contract has no embeddings.'],
  ['models.retrieve', () => rightOpenai.models.retrieve(model), 'Use GET /v1/models.'],
  ['responses.retrieve', () => rightOpenai.responses.retrieve('resp_1'), 'Continue one by `previous_response_id`.'],
  ['responses.inputTokens', () => rightOpenai.responses.inputTokens.count({ model }), 'There is no counting of tokens'],
  ['conversations', () => rightOpenai.conversations.create(), 'Continue a response by `previous_response_id`.'],
  ['messages.countTokens', () => rightAnthropic.messages.countTokens(message), 'There is no counting of tokens'],
  ['models.countTokens', () => models.countTokens({ model, contents: 'Hello' }), 'There is no counting of tokens'],
  ['models.embedContent', () => models.embedContent({ model, contents: 'Hello' }), 'This contract has no embeddings.'],
  ['caches', () => caches.list(), 'There are no caches.'],
])('%s, which the contract lacks, is an error that says what to do', async (_, send, advice) => {
  await expect(Promise.resolve(send())).rejects.toThrow(advice)
})

test('the runner of tools keeps the conversation, unless it expects the server to', async () => {
  const tool = { name: 'get_weather', description: 'Weather', input_schema: { type: 'object' as const }, parse: String }
  const request = { ...message, max_tokens: 99, tools: [{ ...tool, run: async () => 'It rains.' }] }
  const runTools = async (options: object) => rightAnthropic.beta.messages.toolRunner({ ...request, ...options })
  expect(JSON.stringify(await runTools({ thread: false }))).toContain('It rains.')
  const reply = rightAnthropic.post('/v1/messages', { body: { ...message, thread: { type: 'create' } } }).asResponse()
  expect((await reply).headers.get('gatewright-warning')).toContain('if its `thread` is false')
})
