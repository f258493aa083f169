import { expect, test } from 'vitest'
import { closeAfterAll } from '../support/close-after.ts'
import { serveApp } from '../support/serve-app.ts'
import { createClients } from './clients.ts'

const served = await closeAfterAll(serveApp({ models: ['acme/vision-2'] }))

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
