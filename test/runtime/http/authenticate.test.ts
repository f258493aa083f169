import { describe, expect, test } from 'vitest'
import { keyRing } from '../../../runtime/http/keys.ts'
import { letterRequest, serverWith } from '../fixture.ts'

describe('a key', () => {
  const isKey = keyRing(['sk-abc', 'plain'])

  test.each(['sk-abc', 'abc', 'plain', 'sk-plain'])('%s is accepted repeatedly', (key) => {
    expect([isKey(key), isKey(key)]).toEqual([true, true])
  })

  test.each(['', 'sk-', 'ab', 'abcd', 'sk-sk-abc', 'SK-abc', 'Plain'])('"%s" is rejected', (key) => {
    expect(isKey(key)).toBe(false)
  })

  test('that is empty is rejected, even if an empty one is configured', () => {
    expect([keyRing(['sk-'])(''), keyRing([''])('sk-')]).toEqual([false, false])
  })
})

describe('a request is authenticated', () => {
  const none = { 'x-api-key': undefined }

  test.each([
    ['by the header', {}],
    ['without the prefix', { 'x-api-key': 'good' }],
    ['by an alias', { ...none, authorization: 'Bearer sk-good' }],
    ['whatever the case of the scheme', { ...none, authorization: 'bEARER   good ' }],
    ['by the right one of two', { 'x-api-key': 'wrong', authorization: 'Bearer good' }],
  ])('%s', async (_, headers) => {
    const reply = await serverWith().inject(letterRequest({ text: 'a' }, headers))
    expect(reply.statusCode).toBe(200)
    expect(reply.json().key).toMatch(/^(sk-)?good$/)
  })

  test('by a query parameter', async () => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{}' } as const
    const url = '/v1beta/parcels/7:weigh'
    expect((await serverWith().inject({ ...request, url: `${url}?key=sk-good&x=1` })).statusCode).toBe(200)
    expect((await serverWith().inject({ ...request, url: `${url}?key=sk-good&key=sk-good` })).statusCode).toBe(401)
  })

  test('without a key if the contract requires none', async () => {
    expect((await serverWith().inject('/v1/parcels/7/content')).statusCode).toBe(200)
  })
})

describe('a request is refused', () => {
  test.each([
    ['No key.', 'without a key', { 'x-api-key': undefined }],
    ['No key.', 'with an empty one', { 'x-api-key': ' ' }],
    ['No key.', 'with another scheme', { 'x-api-key': undefined, authorization: 'Basic sk-good' }],
    ['Bad key.', 'with a wrong one', { 'x-api-key': 'sk-goo' }],
    ['Bad key.', 'with a wrong one in the alias', { 'x-api-key': undefined, authorization: 'Bearer x' }],
  ])('%s %s', async (message, _, headers) => {
    const reply = await serverWith().inject(letterRequest({ text: 'a' }, headers))
    expect([reply.statusCode, reply.json().error.message]).toEqual([401, message])
    expect(reply.headers['www-authenticate']).toBe('Bearer')
  })
})
