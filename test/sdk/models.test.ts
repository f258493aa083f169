import { expect, test } from 'vitest'
import { closeAfterAll } from '../support/close-after.ts'
import { serveApp } from '../support/serve-app.ts'
import { createClients } from './clients.ts'

const served = await closeAfterAll(serveApp({ models: ['acme/vision-2'] }))

test('anthropic lists the same ids', async () => {
  const { anthropic, openai } = createClients(served)
  const models = await Array.fromAsync(anthropic.models.list())
  const expected = await Array.fromAsync(openai.models.list())
  expect(models.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})
