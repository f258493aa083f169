import { describe, expect, test } from 'vitest'
import { serverWith } from '../fixture.ts'

const bytes = Buffer.from('0123456789')
const file = { bytes, mediaType: 'video/mp4' }
const server = serverWith({
  getParcelContent: async () => file,
  getParcel: async () => ({ ...file, status: 203 }),
  weighParcel: async () => file,
})
const get = (headers = {}) => server.inject({ url: '/v1/parcels/1/content', headers })

describe('a reply of bytes', () => {
  test('is complete without a range', async () => {
    const reply = await get()
    expect([reply.statusCode, reply.body]).toEqual([200, '0123456789'])
    const headers = { 'content-type': 'video/mp4', 'content-length': '10', 'accept-ranges': 'bytes' }
    expect(reply.headers).toMatchObject(headers)
  })

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['Bytes=2-4', '234', 'bytes 2-4/10'],
  ])('is partial for %s', async (range, body, contentRange) => {
    const reply = await get({ range })
    expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([206, body, contentRange])
    expect(reply.headers['content-length']).toBe(String(body.length))
  })

  test.each(['bytes=0-1,3-4', 'bytes=4-2', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    'is complete for %s, which may be ignored',
    async (range) => {
      expect((await get({ range })).statusCode).toBe(200)
    },
  )

  test('is complete if a condition fails', async () => {
    expect((await get({ range: 'bytes=0-1', 'if-range': '"v1"' })).statusCode).toBe(200)
  })

  test.each([
    ['another method than GET', 'POST', '/v1beta/parcels/1:weigh?key=sk-good', 200],
    ['another status than 200', 'GET', '/v1/parcels/1', 203],
  ] as const)('is complete for %s, for which there are no ranges', async (_, method, url, status) => {
    const headers = { authorization: 'Bearer sk-good', range: 'bytes=2-4' }
    const reply = await server.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
    expect([reply.statusCode, reply.body, reply.headers['accept-ranges']]).toEqual([status, '0123456789', undefined])
  })

  test('is complete where the contract declares no part', async () => {
    const whole = serverWith({ getParcel: async () => file })
    const headers = { authorization: 'Bearer sk-good', range: 'bytes=2-4' }
    const reply = await whole.inject({ url: '/v1/parcels/1', headers })
    expect([reply.statusCode, reply.body, reply.headers['accept-ranges']]).toEqual([200, '0123456789', undefined])
  })

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('is refused for %s', async (range) => {
    const reply = await get({ range })
    expect(reply.statusCode).toBe(416)
    expect(reply.headers).toMatchObject({ 'content-range': 'bytes */10', 'accept-ranges': 'bytes' })
    expect(reply.json().detail).toBe('The range is outside of the 10 bytes there are.')
  })
})
