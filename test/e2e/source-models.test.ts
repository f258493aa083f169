import { expect, test } from 'vitest'
import { sourceServer } from './source-server.ts'

const lenient = sourceServer({ models: ['acme/vision-2'] })
const authorization = 'Bearer sk-test'

interface Listing {
  readonly object: string
  readonly data: readonly { id: string; object: string; created: number; owned_by: string }[]
}

async function listing(): Promise<Listing> {
  const { status, body } = await lenient.send('GET', '/v1/models', { headers: { authorization } })
  expect(status).toBe(200)
  return body as Listing
}

test('the listing has its two fields, and each entry its four', async () => {
  const { object, data, ...more } = await listing()
  expect(object).toBe('list')
  expect(more).toEqual({})
  expect(data.length).toBeGreaterThan(0)
  for (const entry of data) {
    expect(entry).toEqual({
      id: expect.stringMatching(/\S/),
      object: 'model',
      created: expect.any(Number),
      owned_by: expect.stringMatching(/\S/),
    })
    // Whole seconds of our time: milliseconds would be far beyond.
    expect(Number.isInteger(entry.created) && entry.created > 1_000_000_000 && entry.created < 10_000_000_000).toBe(
      true,
    )
  }
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
})

test('every id is what inference requests take as their model', async () => {
  const headers = { authorization, 'x-api-key': 'sk-test', 'messages-version': '2023-06-01' }
  const messages = [{ role: 'user', content: 'Hello' }]
  for (const { id: model } of (await listing()).data) {
    const [path, body] = model.includes('video')
      ? ['/v1/videos', { model, prompt: 'A fox' }]
      : ['/v1/messages', { model, max_tokens: 16, messages }]
    const { status, body: reply } = await lenient.send('POST', path, { headers, body })
    expect({ status, reply }).toMatchObject({ status: 200, reply: { model } })
  }
})

const missing = { code: null, message: expect.stringMatching(/no\b.*\bkey\b.*\bprovided/i) }
const wrong = { code: 'invalid_api_key', message: expect.stringMatching(/\bkey\b.*\bincorrect/i) }

test.each([
  ['no header', {}, missing],
  ['an empty header', { authorization: '' }, missing],
  ['a scheme without a key', { authorization: 'Bearer' }, missing],
  ['a key without a scheme', { authorization: 'sk-test' }, missing],
  ['another scheme', { authorization: 'Basic sk-test' }, missing],
  ['a wrong key', { authorization: 'Bearer sk-wrong' }, wrong],
  ['a key cut short', { authorization: 'Bearer sk-tes' }, wrong],
  ['a prefix without a key', { authorization: 'Bearer sk-' }, wrong],
  ['a prefix in capitals', { authorization: 'Bearer SK-test' }, wrong],
  ['a prefix twice', { authorization: 'Bearer sk-sk-test' }, wrong],
])('%s is a 401', async (_, headers, { code, message }) => {
  const answer = await lenient.send('GET', '/v1/models', { headers })
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ error: { message, type: 'invalid_request_error', param: null, code } })
})

test.each(['Bearer sk-test', 'Bearer test', 'bearer sk-test', 'BEARER test'])('%s is let in', async (value) => {
  const { status } = await lenient.send('GET', '/v1/models?limit=x', { headers: { authorization: value } })
  expect(status).toBe(200)
})
