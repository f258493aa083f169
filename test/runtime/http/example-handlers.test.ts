import { expect, test } from 'vitest'
import { exampleHandlers } from '../../../runtime/http/example-handlers.ts'
import { contract, letterRequest, serverWith } from '../fixture.ts'

const handlers = exampleHandlers({
  createLetter: {
    replies: [
      { status: 400, mediaType: 'application/json', name: 'bad', value: {} },
      { status: 200, mediaType: 'application/json', name: 'whole', value: { id: 'letter_1' } },
      { status: 200, mediaType: 'text/event-stream', name: 'streamed', value: 'event: start' },
    ],
    streams: [{ stream: 'letterStream', name: 'short', events: [{ event: 'stop', data: { type: 'stop' } }] }],
  },
  getParcelContent: { replies: [{ status: 200, mediaType: 'video/mp4', name: 'film', value: 'bytes' }], streams: [] },
  getParcel: { replies: [], streams: [] },
})

test('a contract serves its own examples', async () => {
  const server = serverWith(handlers)
  expect((await server.inject(letterRequest())).json()).toEqual({ id: 'letter_1' })
  expect((await server.inject(letterRequest({ text: 'a', stream: true }))).body).toBe(
    'event: stop\ndata: {"type":"stop"}\n\n',
  )
  const film = await server.inject('/v1/parcels/1/content')
  expect([film.headers['content-type'], film.body]).toEqual(['video/mp4', 'bytes'])
  const empty = await server.inject({ url: '/v1/parcels/1', headers: { authorization: 'Bearer good' } })
  expect([empty.statusCode, empty.body]).toEqual([200, ''])
})

test('a server with a missing handler is refused', () => {
  const { createLetter, ...others } = handlers
  expect(createLetter).toBeDefined()
  expect(() => serverWith({ ...others, createLetter: undefined } as never, { contract })).toThrow(
    'There is no handler for createLetter.',
  )
})
