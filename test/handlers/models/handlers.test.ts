import { expect, test } from 'vitest'
import { createApp } from '../../../server-stub/app.ts'
import { modelsHandlers } from '../../../server-stub/handlers/models/handlers.ts'
import type { ModelInfo } from '../../../server-stub/ports/access.ts'
import { findViolations } from '../../find-violations.ts'

test('entries have the fields of the catalog, and each key sees its own models', async () => {
  const all: Record<string, ModelInfo[]> = {
    a: [{ id: 'x', created: 1_751_328_000, ownedBy: 'acme', kind: 'text', contextTokens: 8 }],
    b: [],
  }
  const { listModels } = modelsHandlers({ list: async (key) => all[key] ?? [], find: async () => undefined })
  const call = { path: {}, query: {}, headers: {}, body: undefined, rawHeaders: {}, baseUrl: '', streaming: false }
  const { signal } = new AbortController()
  const cookies = {}
  expect(await listModels({ ...call, cookies, key: 'a', signal })).toEqual({
    json: { object: 'list', data: [{ id: 'x', object: 'model', created: 1_751_328_000, owned_by: 'acme' }] },
  })
  expect(await listModels({ ...call, cookies, key: 'b', signal })).toEqual({ json: { object: 'list', data: [] } })
})

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
    expect(entry).toEqual({ id: entry.id, object: 'model', owned_by: expect.stringMatching(/./) })
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
