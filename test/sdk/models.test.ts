import { afterAll, expect, test } from 'vitest'
import { createClients, serve } from './serve.ts'

const served = await serve({ models: ['acme/vision-2'] })

afterAll(served.close)

test('openai lists the models', async () => {
  const models = await Array.fromAsync(createClients(served).openai.models.list())
  expect(models.map(({ id }) => id)).toEqual(expect.arrayContaining(['gw-text-large', 'gw-video-1', 'acme/vision-2']))
  for (const model of models) {
    expect(model).toEqual({ id: model.id, object: 'model', created: expect.any(Number), owned_by: 'gatewright' })
  }
})

test('anthropic lists the same ids', async () => {
  const { anthropic, openai } = createClients(served)
  const models = await Array.fromAsync(anthropic.models.list())
  const expected = await Array.fromAsync(openai.models.list())
  expect(models.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})
