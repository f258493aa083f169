import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { OpenStreams } from '../../../runtime/stream/open-streams.ts'
import { letterRequest, serverWith } from '../fixture.ts'
import { delta, type Given, listen, server, start, stop, toText } from '../stream/stream-server.ts'

/** More than the buffers of a connection take. */
const big = { event: 'delta', data: { type: 'delta', text: 'a'.repeat(1_000_000) } }

async function* endless() {
  yield start
  for (;;) yield big
}

interface Unread {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

/** Asks and never reads. */
async function askUnread(...requests: readonly Unread[]) {
  const socket = net.connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause().write(requests.map(toBytes).join(''))
  return socket
}

function toBytes({ method, url, headers, payload = '' }: Unread): string {
  const all = Object.entries({ host: 'a', ...headers, 'content-length': payload.length })
  return `${method} ${url} HTTP/1.1\r\n${all.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n${payload}`
}

test('a stream that its client does not read is closed, and its handler aborted', async () => {
  const called = Promise.withResolvers<AbortSignal>()
  const createLetter = async ({ signal }: Given) => {
    called.resolve(signal)
    return { events: endless() }
  }
  const streams = new OpenStreams()
  await listen(serverWith({ createLetter }, { graceMs: 100, unreadMs: 100, streams }))
  const socket = await askUnread(letterRequest({ text: 'a', stream: true }))
  const signal = await called.promise
  await expect.poll(() => [...streams]).toEqual([])
  expect(signal.aborted).toBe(true)
  socket.destroy()
})

test('any other unread reply is closed too', async () => {
  const bytes = Buffer.alloc(32_000_000)
  let isOver = false
  const made = serverWith({ getParcelContent: async () => ({ bytes, mediaType: 'video/mp4' }) }, { unreadMs: 100 })
  made.addHook('onRequest', async (_, reply) => {
    reply.raw.once('close', () => {
      isOver = true
    })
  })
  await listen(made)
  const socket = await askUnread({ method: 'GET', url: '/v1/parcels/1/content', headers: {} })
  await expect.poll(() => isOver).toBe(true)
  socket.destroy()
})

test('replies behind an unfinished one are closed with their connection, and their handlers aborted', async () => {
  const signals: AbortSignal[] = []
  const createLetter = ({ signal }: Given) => {
    signals.push(signal)
    return new Promise<never>(() => undefined)
  }
  const closed: unknown[] = []
  const made = serverWith({ createLetter })
  made.addHook('onRequest', async ({ id }, { raw }) => void raw.on('close', () => closed.push([id, raw.destroyed])))
  await listen(made)
  const socket = await askUnread(letterRequest(), letterRequest(), { method: 'GET', url: '/v1/parcels/1', headers: {} })
  await expect.poll(() => signals).toHaveLength(2)
  expect(closed).toEqual([])
  socket.destroy()
  await expect.poll(() => closed.sort()).toEqual(['req-1', 'req-2', 'req-3'].map((id) => [id, true]))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('so are they where Node closes only the reply that is being sent', async () => {
  const made = serverWith()
  const closed: boolean[] = []
  made.addHook('onRequest', async (_, { raw }) => void raw.on('close', () => closed.push(raw.destroyed)))
  await listen(made)
  const incoming = new http.IncomingMessage(new net.Socket())
  Object.assign(incoming, { method: 'GET', url: '/v1/parcels/1' })
  made.server.emit('request', incoming, new http.ServerResponse(incoming))
  incoming.socket.destroy()
  await expect.poll(() => closed).toEqual([true])
})

test('a stream that pauses is not closed', async () => {
  const createLetter = async () => ({
    events: (async function* () {
      yield start
      await sleep(300)
      yield delta
      await sleep(300)
      yield stop
    })(),
  })
  await listen(serverWith({ createLetter }, { unreadMs: 100 }))
  const { payload, url, ...options } = letterRequest({ text: 'a', stream: true })
  const request = http.request(`${server.listeningOrigin}${url}`, options).end(payload)
  const [response] = await once(request, 'response')
  expect(await toText(response)).toContain('event: stop')
})

test('an idle connection is closed when the time to keep it alive has passed', async () => {
  await listen(serverWith({}, { unreadMs: 100 }))
  Object.assign(server.server, { keepAliveTimeout: 50, keepAliveTimeoutBuffer: 0 })
  const socket = net.connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1')
  socket.write('GET /v1/nothing HTTP/1.1\r\nhost: a\r\n\r\n')
  expect(String((await once(socket, 'data'))[0])).toContain('keep-alive')
  await once(socket, 'close')
})

test('a stream ends after its maximum duration, read or not', async () => {
  const ended = Promise.withResolvers<unknown>()
  const streams = new OpenStreams({ maxMs: 100, onEnd: ended.resolve })
  await listen(serverWith({ createLetter: async () => ({ events: endless() }) }, { graceMs: 100, streams }))
  const socket = await askUnread(letterRequest({ text: 'a', stream: true }))
  await ended.promise
  socket.destroy()
})

test('a refusal of headers reaches a client that is still sending the body', async () => {
  await listen(serverWith())
  const socket = net.connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1')
  const head = `POST /v1/letters HTTP/1.1\r\nhost: a\r\nlong: ${'a'.repeat(20_000)}\r\n\r\n`
  // More than the buffers of a connection take, and read only when all of it is sent.
  socket.pause().write(head + 'b'.repeat(16_000_000), () => socket.resume())
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
  socket.destroy()
})
