import { describe, expect, test } from 'vitest'
import { serverWith } from '../fixture.ts'

const bytes = Buffer.from('0123456789')
const server = serverWith({ getParcelContent: async () => ({ bytes, mediaType: 'video/mp4' }) })
const get = (headers = {}) => server.inject({ url: '/v1/parcels/1/content', headers })

describe('a reply of bytes', () => {
  test('is complete without a range', async () => {
    const reply = await get()
    expect([reply.statusCode, reply.body]).toEqual([200, '0123456789'])
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
    })
  })

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
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

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('is refused for %s', async (range) => {
    const reply = await get({ range })
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(reply.json().detail).toBe('The range is outside of the 10 bytes there are.')
  })
})
