import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../server-stub/app.ts'
import { modelsHandlers } from '../../../server-stub/handlers/models/handlers.ts'
import type { ModelInfo } from '../../../server-stub/ports/model-catalog.ts'
import { findViolations } from '../../find-violations.ts'

const { violations, replyValidation } = findViolations()
let lenient: FastifyInstance
let strict: FastifyInstance

beforeAll(async () => {
  const options = { keys: ['sk-test', 'plain'], replyValidation, models: ['acme/vision-2', 'acme-*'] }
  lenient = await createApp(options)
  strict = await createApp({ ...options, strict: true })
})

afterAll(async () => {
  await Promise.all([lenient.close(), strict.close()])
  expect(violations).toEqual([])
})

async function list(headers: Record<string, string>, app = lenient) {
  const reply = await app.inject({ method: 'GET', url: '/v1/models', headers })
  return { status: reply.statusCode, json: reply.json() }
}

test('an entry has what the catalog knows, and each key sees its own', async () => {
  const all: Record<string, ModelInfo[]> = {
    a: [{ id: 'x', created: 1_751_328_000, ownedBy: 'acme', kind: 'text', contextTokens: 8 }],
    b: [],
  }
  const { listModels } = modelsHandlers({ list: async (key) => all[key] ?? [], find: async () => undefined })
  const call = { path: {}, query: {}, headers: {}, body: undefined, rawHeaders: {}, baseUrl: '', streaming: false }
  const { signal } = new AbortController()
  expect(await listModels({ ...call, key: 'a', signal })).toEqual({
    json: { object: 'list', data: [{ id: 'x', object: 'model', created: 1_751_328_000, owned_by: 'acme' }] },
  })
  expect(await listModels({ ...call, key: 'b', signal })).toEqual({ json: { object: 'list', data: [] } })
})

test.each(['sk-test', 'test', 'plain', 'sk-plain'])('the prefix of a key is optional: %s', async (key) => {
  for (const app of [lenient, strict]) {
    const { status, json } = await list({ authorization: `Bearer ${key}` }, app)
    expect(status).toBe(200)
    expect(json).toMatchObject({ object: 'list' })
  }
})

test('the models that were added are listed, a beginning of names is not', async () => {
  const { json } = await list({ authorization: 'Bearer sk-test' })
  const ids = json.data.map(({ id }: { id: string }) => id)
  expect(ids).toContain('gw-text-large')
  expect(ids).toContain('acme/vision-2')
  expect(ids).not.toContain('acme-*')
  for (const entry of json.data) {
    expect(Object.keys(entry).sort()).toEqual(['created', 'id', 'object', 'owned_by'])
    expect(entry.object).toBe('model')
    expect(new Date(entry.created * 1000).getUTCFullYear()).toBeGreaterThan(2000)
  }
})

test('another name of the credential is taken, unless strict', async () => {
  expect((await list({ 'x-api-key': 'sk-test' })).status).toBe(200)
  expect((await list({ 'x-api-key': 'sk-test' }, strict)).status).toBe(401)
})

test.each<[string, Record<string, string>, string | null]>([
  ['no key', {}, null],
  ['a wrong key', { authorization: 'Bearer sk-wrong' }, 'invalid_api_key'],
  ['half a key', { authorization: 'Bearer sk-' }, 'invalid_api_key'],
  ['a wrong key under its other name', { 'x-api-key': 'sk-wrong' }, 'invalid_api_key'],
])('%s', async (_, headers, code) => {
  const { status, json } = await list(headers)
  expect(status).toBe(401)
  expect(json).toEqual({
    error: { message: expect.stringMatching(/key/), type: 'invalid_request_error', param: null, code },
  })
})

test('another method, and a path that belongs to nobody', async () => {
  const posted = await lenient.inject({ method: 'POST', url: '/v1/models', payload: {} })
  expect(posted.statusCode).toBe(405)
  expect(posted.headers.allow).toBe('GET')
  const lost = await lenient.inject('/v1/nothing')
  expect(lost.statusCode).toBe(404)
  for (const reply of [posted, lost]) {
    expect(reply.json()).toEqual({
      error: { message: expect.any(String), type: 'invalid_request_error', param: null, code: expect.any(String) },
    })
  }
})
