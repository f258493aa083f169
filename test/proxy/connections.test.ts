import { once } from 'node:events'
import { Agent, createServer, request, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { begun, behindProxy, ended, json, list, message, models, sendEvent } from './behind-proxy.ts'
import { ask, replyTo, sayTo, send } from './start-proxy.ts'

test('informational replies pass, whatever their status', async () => {
  const { proxy } = await behindProxy((_, response) => {
    response.writeProcessing()
    response.writeEarlyHints({ link: '</style.css>; rel=preload', 'x-hint': '1' })
    response.writeHead(200, json).end(JSON.stringify(list))
  })
  const request = `GET /v1/models HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer sk-1\r\n\r\n`
  expect(await sayTo(proxy, request)).toMatch(
    /^HTTP\/1\.1 102 Processing\r\n\r\nHTTP\/1\.1 103 Early Hints\r\nLink: <\/style\.css>; rel=preload\r\nx-hint: 1\r\n\r\nHTTP\/1\.1 200 OK\r\n/,
  )
  expect(proxy.said).toEqual([])
  const old = request.replace('HTTP/1.1', 'HTTP/1.0')
  expect(await sayTo(proxy, old)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('100 Continue comes from the target, which may refuse instead', async () => {
  const order: string[] = []
  const server = createServer()
  server.on('checkContinue', (incoming, response: ServerResponse) => {
    order.push(`request to ${incoming.url}`)
    if (incoming.url === '/v1/models') return void response.writeHead(413, { ...json, connection: 'close' }).end('{}')
    response.writeContinue()
    incoming.resume().on('end', () => response.writeHead(400, json).end('{}'))
  })
  const { proxy } = await behindProxy(server)
  const post = (path: string) => {
    const headers = { ...message(false).headers, expect: '100-continue', 'content-length': 4 }
    return request(proxy.url + path, { method: 'POST', headers, agent: false })
  }
  const allowed = post('/v1/messages')
  allowed.flushHeaders()
  await once(allowed, 'continue')
  order.push('continue')
  allowed.end('null')
  expect((await replyTo(allowed)).resume().statusCode).toBe(400)
  const refused = post('/v1/models')
  refused.on('continue', () => order.push('continue'))
  refused.flushHeaders()
  expect((await replyTo(refused)).resume().statusCode).toBe(413)
  refused.destroy()
  expect(order).toEqual(['request to /v1/messages', 'continue', 'request to /v1/models'])
})

test('a WebSocket and a tunnel are refused with a message; an HTTP/2 upgrade is ignored', async () => {
  const seen: (string | undefined)[] = []
  const { proxy } = await behindProxy(({ headers }, response) => {
    seen.push(headers.upgrade)
    response.writeHead(200, json).end(JSON.stringify(list))
  })
  const ask = (protocol: string) =>
    `GET /v1/models HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`
  expect(await sayTo(proxy, ask('websocket'))).toMatch(/^HTTP\/1\.1 501 [\s\S]*does not support WebSockets/)
  expect(seen).toEqual([])
  expect(await sayTo(proxy, ask('h2c'))).toMatch(/^HTTP\/1\.1 200 /)
  expect(seen).toEqual([undefined])
  expect(await sayTo(proxy, 'CONNECT elsewhere.invalid:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 501 /)
})

test('a target that switches protocols without an upgrade request is a 502', async () => {
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end()
  })
  const { status, body } = await ask(`${proxy.url}/v1/models`, models)
  expect(status).toBe(502)
  expect(body.toString()).toContain('without an upgrade request')
})

test('an idempotent request is retried when its connection is closed; another is not', async () => {
  const sockets = new Set<unknown>()
  const methods: (string | undefined)[] = []
  const { proxy } = await behindProxy((incoming, response) => {
    methods.push(incoming.method)
    // The second request on a connection finds it closed, as if it had been idle for too long.
    if (sockets.has(incoming.socket)) return incoming.socket.destroy()
    sockets.add(incoming.socket)
    response.writeHead(200, json).end(JSON.stringify(list))
  })
  const get = () => ask(`${proxy.url}/v1/models`, models)
  expect((await get()).status).toBe(200)
  expect((await get()).status).toBe(200)
  expect(methods).toEqual(['GET', 'GET', 'GET'])
  expect(sockets.size).toBe(2)
  const posted = await ask(`${proxy.url}/v1/messages`, message(false))
  expect(posted.status).toBe(502)
  expect(methods).toEqual(['GET', 'GET', 'GET', 'POST'])
  expect(proxy.said).toEqual([])
})

test('trailers pass in both directions, in addition to that of the proxy', async () => {
  const { proxy } = await behindProxy((incoming, response) => {
    incoming.resume().on('end', () => {
      response.writeHead(200, { ...json, trailer: 'x-own' })
      response.write(JSON.stringify({ ...list, data: [{ id: 7 }] }))
      response.addTrailers({ 'x-own': `${incoming.trailers['x-sum']}`, 'gatewright-findings': 'forged' })
      response.end()
    })
  })
  const { headers, body } = message(false)
  const chunked = { ...headers, 'transfer-encoding': 'chunked', trailer: 'x-sum' }
  const outgoing = request(`${proxy.url}/v1/messages`, { method: 'POST', headers: chunked, agent: false })
  outgoing.write(body)
  outgoing.addTrailers({ 'x-sum': 'abc' })
  outgoing.end()
  const reply = await replyTo(outgoing)
  await reply.toArray()
  expect(reply.headers.trailer).toBe('x-own, gatewright-findings')
  expect(reply.trailers['x-own']).toBe('abc')
  expect(JSON.parse(reply.trailers['gatewright-findings'] ?? '')[0]).toMatch(/^violation: reply body/)
})

test('a violation of the order is reported immediately, while the stream is still open', async () => {
  const said = Promise.withResolvers<string>()
  const onFinding = (_: unknown, { place, message }: { place: string; message: string }) =>
    said.resolve(`${place}: ${message}`)
  const finish = Promise.withResolvers<void>()
  const { proxy } = await behindProxy(
    async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      sendEvent(response, begun)
      sendEvent(response, begun)
      await finish.promise
      sendEvent(response, ended)
      response.end()
    },
    { onFinding },
  )
  const reply = await replyTo(send(`${proxy.url}/v1/messages`, message(true)))
  expect(await said.promise).toMatch(/^event 2 message_start: expected .* after message_start, got message_start$/)
  expect(reply.complete).toBe(false)
  finish.resolve()
  await reply.toArray()
})

test.each([
  ['before the reply', 0],
  ['while it sends', 1],
  ['in the middle of a stream', 0],
])('a client that disconnects %s aborts the request to the target immediately', async (part, missing) => {
  const received = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const { proxy } = await behindProxy((incoming, response) => {
    incoming.on('data', () => {})
    incoming.on('error', () => {})
    response.on('close', () => left.resolve())
    received.resolve()
    if (part !== 'in the middle of a stream') return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    sendEvent(response, begun)
  })
  const { headers, body } = message(part === 'in the middle of a stream')
  const length = { 'content-length': Buffer.byteLength(body) + missing }
  const outgoing = request(`${proxy.url}/v1/messages`, { method: 'POST', headers: { ...headers, ...length } })
  outgoing.on('error', () => {})
  outgoing.write(body)
  await received.promise
  if (part === 'in the middle of a stream')
    await once(
      (await replyTo(outgoing)).on('error', () => {}),
      'data',
    )
  outgoing.destroy()
  await left.promise
  const state = JSON.parse((await ask(`${proxy.url}/__proxy/state`)).body.toString())
  expect(state.exchanges[0].end).toBe('left by the client')
  expect(proxy.said).toEqual([])
})

test('an early refusal of a long body passes, and the client may send the rest', async () => {
  const heard = Promise.withResolvers<void>()
  const { proxy } = await behindProxy((incoming, response) => {
    response.writeHead(413, { ...json, connection: 'close' }).end('{}')
    // It stops reading, and closes after the reply has arrived.
    void heard.promise.then(() => incoming.socket.destroy())
  })
  const body = Buffer.alloc(64 * 1024 * 1024, 'x')
  const { headers } = message(false)
  const chunked = { ...headers, 'transfer-encoding': 'chunked' }
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const outgoing = request(`${proxy.url}/v1/messages`, { method: 'POST', headers: chunked, agent })
  outgoing.end(body)
  const finished = once(outgoing, 'finish')
  const reply = await replyTo(outgoing)
  expect(reply.statusCode).toBe(413)
  expect(Buffer.concat(await reply.toArray()).toString()).toBe('{}')
  heard.resolve()
  await finished
})
