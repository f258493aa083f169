import { createApp } from 'gatewright/stub'
import { expect, test } from 'vitest'
import { findViolations } from '../../../support/find-violations.ts'

test('added models are listed and answer; prefixes answer but are not listed', async () => {
  const { violations, replyValidation } = findViolations()
  const app = await createApp({ keys: ['sk-test'], replyValidation, speed: 0, models: ['acme/vision-2', 'acme-*'] })
  const headers = { authorization: 'Bearer sk-test', 'x-api-key': 'sk-test', 'messages-version': '1' }
  const { data } = (await app.inject({ url: '/v1/models', headers })).json()
  const ids: string[] = data.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(expect.arrayContaining(['gw-text-large', 'acme/vision-2']))
  expect(ids).not.toContain('acme-*')
  expect(new Set(ids).size).toBe(ids.length)
  for (const { created, ...entry } of data) {
    expect(entry).toEqual({ id: entry.id, object: 'model', owned_by: 'gatewright' })
    // Whole seconds of our time: milliseconds would be far beyond.
    expect(Number.isInteger(created) && created > 1_000_000_000 && created < 10_000_000_000).toBe(true)
  }
  for (const model of ids) {
    const text = { model, max_tokens: 16, messages: [{ role: 'user', content: 'Hello' }] }
    const [url, payload] = model.includes('video') ? ['/v1/videos', { model, prompt: 'A fox' }] : ['/v1/messages', text]
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    expect({ status: reply.statusCode, reply: reply.json() }).toMatchObject({ status: 200, reply: { model } })
  }
  await app.close()
  expect(violations).toEqual([])
})
