import Anthropic from '@anthropic-ai/sdk'
import OpenAI, { AuthenticationError } from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './serve.ts'

let served: Served

beforeAll(async () => {
  served = await serve({ models: ['acme/vision-2'] })
})

afterAll(async () => {
  await served.close()
  expect(served.violations).toEqual([])
})

function openai(apiKey = served.key): OpenAI {
  return new OpenAI({ apiKey, baseURL: `${served.baseUrl}/v1`, maxRetries: 0 })
}

test('openai lists the models', async () => {
  const models = await Array.fromAsync(openai().models.list())
  expect(models.map(({ id }) => id)).toEqual(expect.arrayContaining(['gw-text-large', 'gw-video-1', 'acme/vision-2']))
  for (const model of models) {
    expect(model).toEqual({ id: model.id, object: 'model', created: expect.any(Number), owned_by: 'gatewright' })
  }
})

test('a model of the list answers', async () => {
  const { data } = await openai().models.list()
  const client = new Anthropic({ apiKey: served.key, baseURL: served.baseUrl, maxRetries: 0 })
  const id = data.find((model) => model.id.includes('text'))?.id ?? ''
  const messages = [{ role: 'user', content: 'Hi' } as const]
  expect(await client.messages.create({ model: id, max_tokens: 64, messages })).toMatchObject({ model: id })
})

test('a wrong key', async () => {
  const refused = openai('sk-wrong').models.list()
  await expect(refused).rejects.toThrow(AuthenticationError)
  await expect(refused).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
    type: 'invalid_request_error',
    param: null,
  })
})

test('anthropic lists the same ids', async () => {
  const client = new Anthropic({ apiKey: served.key, baseURL: served.baseUrl, maxRetries: 0 })
  const models = await Array.fromAsync(client.models.list())
  const expected = await Array.fromAsync(openai().models.list())
  expect(models.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})
