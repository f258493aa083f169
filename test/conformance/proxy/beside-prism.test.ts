import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../free-port.ts'
import { ask, type Running, replyTo, send, startProxy, startServer } from './start-proxy.ts'

/** All 256 bytes: most of them are no UTF-8. */
const bytes = Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256))
const pauseMs = 400

let target: Running
let ours: Running
let prism: ChildProcess
let prismUrl = ''

beforeAll(async () => {
  target = await startServer(async ({ url }, response) => {
    if (url?.endsWith('/content')) {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': bytes.length }).end(bytes)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: ping\ndata: {"type":"ping"}\n\n')
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    response.end('event: ping\ndata: {"type":"ping"}\n\n')
  })
  ours = await startProxy(target.url)
  const port = await freePort()
  prismUrl = `http://127.0.0.1:${port}`
  const where = ['--port', String(port), '--host', '127.0.0.1', '--multiprocess', 'false']
  const args = ['proxy', ...where, 'generated/openapi.json', target.url]
  prism = spawn('node_modules/.bin/prism', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    prism.stdout?.on('data', (text) => String(text).includes('listening') && resolve())
    prism.once('exit', (code) => reject(new Error(`Prism ended with ${code}`)))
  })
})

afterAll(async () => {
  prism.kill()
  await ours.close()
  await target.close()
})

const headers = {
  authorization: 'Bearer sk-test',
  'x-api-key': 'sk-test',
  'messages-version': '1',
  'content-type': 'application/json',
}
const messages = [{ role: 'user', content: 'Hello' }]
const body = JSON.stringify({ model: 'gw-text-large', max_tokens: 9, stream: true, messages })

/** How long after the first bytes of a stream the last ones came. */
async function spreadMs(url: string): Promise<number> {
  const reply = await replyTo(send(`${url}/v1/messages`, { method: 'POST', headers, body }))
  expect(reply.statusCode).toBe(200)
  let first: number | undefined
  for await (const _ of reply) first ??= performance.now()
  return performance.now() - (first ?? 0)
}

test('a stream: ours passes each event when it comes, Prism all of them at the end', async () => {
  expect(await spreadMs(ours.url)).toBeGreaterThan(pauseMs / 2)
  expect(await spreadMs(prismUrl)).toBeLessThan(pauseMs / 2)
})

test('a video: ours passes every byte, Prism reads it as text and nearly doubles it', async () => {
  const get = (url: string) => ask(`${url}/v1/videos/a/content`, { headers })
  expect((await get(ours.url)).body.equals(bytes)).toBe(true)
  const changed = await get(prismUrl)
  expect(changed.status).toBe(200)
  expect(changed.body.length).toBeGreaterThan(bytes.length * 1.5)
})
