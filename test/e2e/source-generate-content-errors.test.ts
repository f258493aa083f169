import { describe, expect, it } from 'vitest'
import { type Reply, sourceClient } from './source-client.ts'

const { post, key } = sourceClient({ models: ['vendor/model:1.5'] })

describe('errors', () => {
  const body = { contents: [{ parts: [{ text: 'A fjord?' }] }] }
  const send = (text: string, method: string) =>
    post(`/v1beta/models/gw-text-large:${method}key=${key()}`, { contents: [{ parts: [{ text }] }] })
  const path = '/v1beta/models/gw-text-large:generateContent'

  function expectError(reply: Reply, code: number, status: string): void {
    expect(reply.json()).toEqual({
      error: { code, message: expect.stringMatching(/\S{2}/), status, details: expect.any(Array) },
    })
    expect(reply.status).toBe(code)
  }

  it.each<[string, number, string]>([
    ['sim:rate-limit', 429, 'RESOURCE_EXHAUSTED'],
    ['sim:fail', 500, 'INTERNAL'],
    ['sim:overloaded', 503, 'UNAVAILABLE'],
    ['sim:timeout', 504, 'DEADLINE_EXCEEDED'],
  ])('%s is %i %s', async (text, code, status) => {
    expectError(await send(text, 'generateContent?'), code, status)
    expectError(await send(text, 'streamGenerateContent?alt=sse&'), code, status)
  })

  it.each<[number, string, string, object]>([
    [401, 'UNAUTHENTICATED', path, {}],
    [401, 'UNAUTHENTICATED', `${path}?key=sk-wrong`, {}],
    [401, 'UNAUTHENTICATED', `${path}?key=`, {}],
    [401, 'UNAUTHENTICATED', path, { authorization: 'Bearer sk-wrong' }],
    [404, 'NOT_FOUND', '/v1beta/models/gw-unknown:generateContent?key=sk-test', {}],
    [404, 'NOT_FOUND', '/v1beta/models/gw-text-large:countTokens?key=sk-test', {}],
    [404, 'NOT_FOUND', '/v1beta/files?key=sk-test', {}],
    [415, 'INVALID_ARGUMENT', `${path}?key=sk-test`, { 'content-type': 'text/plain' }],
  ])('%i %s: %s %j', async (code, status, address, headers) => {
    expectError(await post(address, body, { ...headers }), code, status)
  })

  it.each<[number, string, string]>([
    [400, 'INVALID_ARGUMENT', '{"contents":'],
    [400, 'INVALID_ARGUMENT', ''],
    [400, 'INVALID_ARGUMENT', '[]'],
  ])('%i %s for the body %j', async (code, status, text) => {
    expectError(await post(`${path}?key=sk-test`, text), code, status)
  })

  it('413 PAYLOAD_TOO_LARGE for more than 64 MiB', async () => {
    const large = JSON.stringify({ contents: [{ parts: [{ text: 'a'.repeat(64 * 1024 * 1024) }] }] })
    expectError(await post(`${path}?key=sk-test`, large), 413, 'PAYLOAD_TOO_LARGE')
  })

  it.each<[string, object]>([
    [`${path}?key=sk-test`, {}],
    [`${path}?key=test`, {}],
    [path, { 'x-goog-api-key': 'sk-test' }],
    [path, { authorization: 'Bearer sk-test' }],
    [path.replace('v1beta', 'v1'), { authorization: 'Bearer sk-test' }],
    ['/v1beta/models/models%2Fgw-text-large:generateContent?key=sk-test', {}],
    ['/v1beta/models/vendor%2Fmodel:1.5:generateContent?key=sk-test', {}],
  ])('none for %s %j', async (address, headers) => {
    expect((await post(address, body, { ...headers })).status).toBe(200)
  })

  describe('strictly', () => {
    const strict = sourceClient({ strict: true })

    it.each<[number, string, object]>([
      [200, `${path}?key=sk-test`, {}],
      [401, path, { 'x-goog-api-key': 'sk-test' }],
      [401, path, { authorization: 'Bearer sk-test' }],
      [404, `${path.replace('v1beta', 'v1')}?key=sk-test`, {}],
    ])('%i for %s %j', async (code, address, headers) => {
      expect((await strict.post(address, body, { ...headers })).status).toBe(code)
    })
  })
})
