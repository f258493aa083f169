import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PrismProcess, startPrismProcess } from '../../conformance/targets/prism.ts'
import { type LocalServer, startServer } from '../support/local-server.ts'
import { ask, replyTo, send, startProxy } from './start-proxy.ts'

/** All 256 bytes: most of them are no UTF-8. */
const bytes = Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256))
let target: LocalServer
let ours: LocalServer
let prism: PrismProcess
/** Called when a stream has started; resolves when it may end. */
let onBegun: () => Promise<void>

beforeAll(async () => {
  target = await startServer(async ({ url }, response) => {
    if (url?.endsWith('/content')) {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': bytes.length }).end(bytes)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: ping\ndata: {"type":"ping"}\n\n')
    await onBegun()
    response.end('event: ping\ndata: {"type":"ping"}\n\n')
  })
  ours = await startProxy(target.url)
  prism = await startPrismProcess('proxy', target.url)
})

afterAll(async () => {
  await prism.close()
  await ours.close()
  await target.close()
})

const keys = { authorization: 'Bearer sk-test', 'x-api-key': 'sk-test' }
const headers = { ...keys, 'messages-version': '1', 'content-type': 'application/json' }
const messages = [{ role: 'user', content: 'Hello' }]
const body = JSON.stringify({ model: 'gw-text-large', max_tokens: 9, stream: true, messages })

const streamFrom = (url: string) => replyTo(send(`${url}/v1/messages`, { method: 'POST', headers, body }))

test('a stream: the proxy passes each event immediately, Prism all of them at the end', async () => {
  const isRead = Promise.withResolvers<void>()
  onBegun = () => isRead.promise
  for await (const _ of await streamFrom(ours.url)) isRead.resolve()

  let isPassed = false
  let wasPassed = true
  onBegun = async () => {
    // Prism's reply would have arrived before another one.
    await ask(`${prism.baseUrl}/v1/videos/a/content`, { headers })
    wasPassed = isPassed
  }
  const reply = await streamFrom(prism.baseUrl)
  isPassed = true
  expect([reply.statusCode, wasPassed]).toEqual([200, false])
  reply.resume()
})

test('a video: the proxy passes it unchanged, Prism decodes it as text and nearly doubles its size', async () => {
  const get = (url: string) => ask(`${url}/v1/videos/a/content`, { headers })
  expect((await get(ours.url)).body.equals(bytes)).toBe(true)
  const changed = await get(prism.baseUrl)
  expect(changed.status).toBe(200)
  expect(changed.body.length).toBeGreaterThan(bytes.length * 1.5)
})
