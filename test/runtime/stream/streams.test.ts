import { once } from 'node:events'
import http from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import type { NamedEvent } from '../../../runtime/handler.ts'
import { Problem } from '../../../runtime/problem.ts'
import { OpenStreams } from '../../../runtime/stream/open-streams.ts'
import { steady } from '../../support/steady.ts'
import { compile, contract, letterRequest, serverWith } from '../fixture.ts'
import { delta, type Given, listen, open, send, server, start, stop, toText } from './stream-server.ts'

describe('a stream', () => {
  test('sends named events', async () => {
    const response = await open(async function* () {
      yield start
      yield { event: 'stop', data: { type: 'stop', text: 'ä\n\u2028' } }
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    })
    expect(await toText(response)).toBe(
      'event: start\ndata: {"type":"start"}\n\nevent: stop\ndata: {"type":"stop","text":"ä\\n\u2028"}\n\n',
    )
  })

  test.each([
    ['data', '&alt=sse', 'text/event-stream; charset=utf-8', 'data: {"type":"start"}\n\ndata: {"type":"stop"}\n\n'],
    ['json-array', '', 'application/json; charset=utf-8', '[{"type":"start"},\n{"type":"stop"}]'],
  ])('is framed as %s, selected by the request', async (_, query, type, text) => {
    await open(async function* () {
      yield start
      yield stop
    })
    const response = await send({ ...letterRequest({}), url: `/v1beta/parcels/1:weigh?key=good${query}` })
    expect([response.headers['content-type'], await toText(response)]).toEqual([type, text])
  })

  test('sends batches of events of any length', async () => {
    const deltas = Array<NamedEvent>(1000).fill(delta)
    const together = await open(async function* () {
      yield [start, delta]
      yield []
      yield [...deltas, stop]
    })
    const text = await toText(together)
    await server.close()
    const alone = await open(async function* () {
      yield* [start, delta, ...deltas, stop]
    })
    expect(text).toBe(await toText(alone))
  })

  test('has the events of a batch before one that cannot be written', async () => {
    const response = await open(async function* () {
      yield [start, delta, { event: 'delta', data: 1n }]
    })
    const text = await toText(response)
    expect(text.match(/^event: \w+/gm)).toEqual(['event: start', 'event: delta', 'event: error'])
  })

  test('sends null for an event without a payload', async () => {
    const response = await open(async function* () {
      yield { event: 'stop', data: undefined }
    })
    expect(await toText(response)).toBe('event: stop\ndata: null\n\n')
  })

  test('may have no events', async () => {
    await open(async function* () {})
    const response = await send({ ...letterRequest({}), url: '/v1beta/parcels/1:weigh?key=good' })
    expect(await toText(response)).toBe('[]')
  })

  test('writes the events of one turn of the event loop together, and those of different turns apart', async () => {
    const writes = vi.spyOn(http.ServerResponse.prototype, 'write')
    const response = await open(async function* () {
      yield start
      for (let at = 0; at < 20; at++) yield delta
      await sleep(20)
      yield delta
      await sleep(20)
      yield stop
    })
    await toText(response)
    expect(writes).toHaveBeenCalledTimes(2)
  })

  test('is sent before it ends', async () => {
    const gate = Promise.withResolvers<void>()
    const response = await open(async function* () {
      yield start
      await gate.promise
      yield stop
    })
    const [first] = await once(response, 'data')
    expect(String(first)).toContain('event: start')
    gate.resolve()
    await once(response, 'end')
  })

  test('has no other reply within it if its client sends what is not HTTP', async () => {
    const response = await open(async function* ({ signal }) {
      yield [start]
      await once(signal, 'abort')
    })
    let received = ''
    response.on('data', (chunk) => {
      received += chunk
      response.socket.write('garbage\r\n\r\n')
    })
    await expect(once(response, 'end')).rejects.toThrow('aborted')
    expect(received).not.toContain('HTTP/1.1')
  })

  test.each([0, 0.2])('without end or pauses does not block other requests, with %f ms for each event', async (ms) => {
    const response = await open(async function* () {
      yield start
      while (true) {
        const until = performance.now() + ms
        while (performance.now() < until);
        yield delta
      }
    })
    response.resume()
    const other = await send({ ...letterRequest(), method: 'PUT' })
    expect(other.statusCode).toBe(405)
    response.destroy()
  })

  test('pauses its source for a client that does not read', async () => {
    let made = 0
    const response = await open(async function* () {
      yield start
      for (; made < 10_000; made++) yield { event: 'delta', data: 'x'.repeat(10_000) }
    })
    expect(await steady(() => made)).toBeLessThan(10_000)
    response.destroy()
  })

  test('pauses for such a client within a batch', async () => {
    let sent = 0
    const data = {
      toJSON: () => {
        sent++
        return 'x'.repeat(10_000)
      },
    }
    const response = await open(async function* () {
      yield start
      yield Array<NamedEvent>(10_000).fill({ event: 'delta', data })
    })
    expect(await steady(() => sent)).toBeLessThan(10_000)
    response.destroy()
  })
})

describe('when the client disconnects', () => {
  test('before the first event, nothing is sent and nothing is logged', async () => {
    const log = vi.fn()
    const stopped = vi.fn()
    const reached = Promise.withResolvers<void>()
    const handler = async ({ signal }: Given) => ({
      events: (async function* () {
        reached.resolve()
        await sleep(3_600_000, undefined, { signal, ref: false }).finally(stopped)
        yield start
      })(),
    })
    await listen(serverWith({ createLetter: handler }, { log }))
    const { payload, url, ...options } = letterRequest({ text: 'a', stream: true })
    const request = http.request(`${server.listeningOrigin}${url}`, options).on('error', () => undefined)
    request.end(payload)
    await reached.promise
    request.destroy()
    await expect.poll(() => stopped).toHaveBeenCalled()
    await nextTurn()
    expect(log).not.toHaveBeenCalled()
  })

  test('the signal is aborted and the source returns', async () => {
    const returned = vi.fn()
    let signal: AbortSignal | undefined
    const response = await open(async function* (call) {
      signal = call.signal
      try {
        yield start
        while (true) {
          await sleep(5)
          yield delta
        }
      } finally {
        returned()
      }
    })
    await once(response, 'data')
    expect(signal?.aborted).toBe(false)
    response.destroy()
    await expect.poll(() => returned).toHaveBeenCalledOnce()
    expect(signal?.aborted).toBe(true)
  })

  test('a waiting source is aborted immediately, and its error is ignored', async () => {
    const log = vi.fn()
    const stopped = vi.fn()
    const response = await open(
      async function* ({ signal }) {
        yield start
        await sleep(3_600_000, undefined, { signal, ref: false }).finally(stopped)
      },
      { log },
    )
    await once(response, 'data')
    response.destroy()
    await expect.poll(() => stopped).toHaveBeenCalled()
    await nextTurn()
    expect(log).not.toHaveBeenCalled()
  })
})

describe('a stream that fails', () => {
  test.each([
    ['with a problem that becomes an internal error', new Problem('unavailable', 'Too busy.'), 500, 'Too busy.', 0],
    ['with an internal error', new Error('secret'), 500, 'Something went wrong on our side.', 1],
  ])('%s before its first event gets an ordinary error reply', async (_, thrown, status, message, logged) => {
    const log = vi.fn()
    const response = await open(() => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(thrown) }) }), {
      log,
    })
    const body = JSON.parse(await toText(response))
    expect([response.statusCode, body.error?.message ?? body.detail]).toEqual([status, message])
    expect(response.headers['content-type']).toMatch(/json/)
    expect(log).toHaveBeenCalledTimes(logged)
  })

  test.each([
    ['with a problem', new Problem('unavailable', 'Too busy.'), 'Too busy.'],
    ['with an internal error', new Error('secret'), 'The stream broke.'],
  ])('%s later ends with the failure event', async (_, thrown, message) => {
    const response = await open(async function* () {
      yield start
      yield delta
      throw thrown
    })
    const failure = `event: error\ndata: {"type":"error","message":"${message}","sequence_number":2}\n\n`
    expect((await toText(response)).endsWith(failure)).toBe(true)
  })

  test('is closed if the contract has no failure event', async () => {
    await open(async function* () {
      yield start
      await sleep(5)
      throw new Error('secret')
    })
    const response = await send({ ...letterRequest({}), url: '/v1beta/parcels/1:weigh?key=good' })
    await expect(toText(response)).rejects.toThrow('aborted')
  })

  const ofType = (type: string) => ({ type: 'object', properties: { type: { const: type } }, required: ['type'] })
  const ofFields = (name: string, properties: object, kind: { text?: true; anyName?: true } = { anyName: true }) => {
    const validate = compile({ type: 'object', required: Object.keys(properties), properties })
    return { name, validate, ...kind }
  }
  const events = [
    ofFields('start', { event: { const: 'start' }, data: ofType('start') }, {}),
    ofFields('more', { data: ofType('more') }),
    ofFields('42', { data: { const: '42' } }, { anyName: true, text: true }),
    ofFields('bye', { data: { const: 'bye' } }, { anyName: true, text: true }),
    ofFields('stop', { id: {}, data: ofType('stop') }),
  ]
  const order = { states: [{ start: 0, more: 0, '42': 0, bye: 1, stop: 1 }, {}], accepting: [1] }
  const byFields = { name: 'byFields', operationId: 'weighParcel', framing: 'fields', events, order } as const

  test.each([
    ['event: start\ndata: {"type":"start"}', false],
    ['data: {"type":"more"}', false],
    ['data: 42', false],
    ['data: bye', true],
    ['event: any\nid: 1\ndata: {"type":"stop"}', true],
    ['data: {"type":"of no contract"}', true],
  ])(
    'is closed if an upstream ends it after all fields of an event that is not the last: %j',
    async (event, isLast) => {
      const routes = contract.routes.map((route) => ({ ...route, streams: [byFields] }))
      const body = (async function* () {
        yield Buffer.from(`${event}\n\n`)
      })()
      const relay = { status: 200, headers: { 'content-type': 'text/event-stream' }, body }
      await listen(serverWith({ weighParcel: async () => ({ relay }) }, { contract: { ...contract, routes } }))
      const { payload, url, ...request } = { ...letterRequest({}), url: '/v1beta/parcels/1:weigh?key=good' }
      const reply = fetch(`${server.listeningOrigin}${url}`, { ...request, body: payload })
      const isWhole = await reply.then((response) => response.text()).then(Boolean, () => false)
      expect(isWhole).toBe(isLast)
    },
  )

  test('because too many are open stops its source', async () => {
    const returned = vi.fn(async () => ({ done: true, value: undefined }) as const)
    let signal: AbortSignal | undefined
    const events = (call: Given) => {
      signal = call.signal
      return { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}), return: returned }) }
    }
    const response = await open(events, { streams: new OpenStreams({ maxOpen: 0 }) })
    expect(await toText(response)).toContain('Too many streams')
    expect([signal?.aborted, returned.mock.calls.length]).toEqual([true, 1])
  })

  test('with an invalid request gets an ordinary error reply', async () => {
    await open(async function* () {})
    const response = await send(letterRequest({ stream: true }))
    expect([response.statusCode, JSON.parse(await toText(response)).error.message]).toEqual([400, 'text: is required'])
  })
})
