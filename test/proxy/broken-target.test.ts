import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'
import { steady } from '../support/steady.ts'
import { begun, behindProxy, ended, json, list, message, models, sendEvent } from './behind-proxy.ts'
import { ask, replyTo, sayTo, send } from './start-proxy.ts'

test('an undeclared status and media type are reported in the header', async () => {
  const { proxy } = await behindProxy(({ url }, response) => {
    if (url === '/v1/models') response.writeHead(418, json).end('{}')
    else response.writeHead(200, { 'content-type': 'text/plain' }).end('x')
  })
  const teapot = await ask(`${proxy.url}/v1/models`, models)
  expect(teapot.headers['gatewright-findings']).toBe(
    '["choice models-other-errors: reply status: listModels declares no reply of status 418 [undeclared-status]"]',
  )
  const plain = await ask(`${proxy.url}/v1/messages`, message(false))
  expect(plain.headers['gatewright-findings']).toBe(
    '["violation: reply header content-type: must be application/json or text/event-stream, got text/plain [content-type]"]',
  )
})

test('an accepted invalid request, a wrong method and an unknown path are reported', async () => {
  const { proxy } = await behindProxy((_, response) => response.writeHead(200, json).end(JSON.stringify(list)))
  await ask(`${proxy.url}/v1/models`)
  await ask(`${proxy.url}/v1/models`, { method: 'POST' })
  await ask(`${proxy.url}/v2/models?key=secret`)
  expect(proxy.said).toEqual([
    'violation: request credential: the key is missing [credential]',
    'violation: reply status: 200 to an invalid request [status]',
    'violation: request method: the path has only GET [method]',
    'violation: request path: is not in the contract [path]',
  ])
})

test('each event passes before the next one is made; a dropped one is reported in the trailer', async () => {
  const steps: (() => void)[] = []
  const { proxy } = await behindProxy(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    for (const event of [begun, ended]) {
      sendEvent(response, event)
      await new Promise<void>((resolve) => steps.push(resolve))
    }
    response.end()
  })
  const reply = await replyTo(send(`${proxy.url}/v1/messages`, message(true)))
  for (const type of ['message_start', 'message_delta']) {
    const [bytes] = (await once(reply, 'data')) as [Buffer]
    expect(bytes.toString()).toContain(`event: ${type}\n`)
    steps.shift()?.()
  }
  await once(reply, 'end')
  expect(reply.trailers['gatewright-findings']).toBe(
    '["violation: reply end: expected message_stop after message_delta, got the end [order]"]',
  )
})

test('an encoded body is decoded for validation and passes unchanged', async () => {
  const bytes = gzipSync(JSON.stringify({ object: 'list' }))
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bytes)
  })
  const reply = await ask(`${proxy.url}/v1/models`, models)
  expect(reply.body.equals(bytes)).toBe(true)
  expect(proxy.said).toEqual(['violation: reply body data: is required [schema]'])
})

test('bodies above the limit pass unchecked, and that is reported', async () => {
  const { proxy } = await behindProxy(
    async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      response.writeHead(200, json).end(body)
    },
    { maxBytes: 1000 },
  )
  const sent = message(false)
  const body = sent.body.replace('Hello', 'x'.repeat(5000))
  const reply = await ask(`${proxy.url}/v1/messages`, { ...sent, body })
  expect(reply.body.toString()).toBe(body)
  expect(proxy.said).toEqual([
    'unchecked: request body: it is too large',
    'unchecked: reply body: it is larger than 1000 bytes',
  ])
})

test('hop-by-hop headers are removed; all others pass unchanged', async () => {
  let seen: string[] = []
  const { proxy, target } = await behindProxy((request, response) => {
    seen = request.rawHeaders
    const pairs = 'Content-Type application/json X-Twice a X-Twice b X-Hop 1 Connection X-Hop'
    response.writeHead(200, pairs.split(' '))
    response.end(JSON.stringify(list))
  })
  const headers = { ...models.headers, connection: 'x-own, keep-alive', 'x-own': '1', te: 'trailers', 'X-Kept': 'Yes' }
  const reply = await ask(`${proxy.url}/v1/models`, { headers })
  const names = seen.filter((_, at) => at % 2 === 0)
  expect(names).toContain('X-Kept')
  expect(names.map((name) => name.toLowerCase())).not.toEqual(expect.arrayContaining(['x-own']))
  expect(names.map((name) => name.toLowerCase())).not.toEqual(expect.arrayContaining(['te']))
  expect(seen[seen.indexOf('Host') + 1]).toBe(new URL(target.url).host)
  expect(reply.headers['x-hop']).toBeUndefined()
  expect(reply.headers['x-twice']).toBe('a, b')
})

test('when the target aborts, so does the reply, and that is reported', async () => {
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 100 })
    response.write('half', () => response.destroy())
  })
  await expect(ask(`${proxy.url}/v1/videos/a/content`, models)).rejects.toThrow('aborted')
  expect(proxy.said).toEqual(['violation: reply body: the target closed the connection early [closed-early]'])
})

test('a client that does not read slows the target down; nothing is buffered', async () => {
  const chunk = Buffer.alloc(64 * 1024)
  let written = 0
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' })
    const pump = () => {
      while (!response.destroyed && written < 512 * 1024 * 1024) {
        written += chunk.length
        if (!response.write(chunk)) return void response.once('drain', pump)
      }
    }
    pump()
  })
  const reply = await replyTo(send(`${proxy.url}/v1/videos/a/content`, models))
  reply.on('error', () => {})
  reply.pause()
  expect(await steady(() => written)).toBeLessThan(64 * 1024 * 1024)
  reply.destroy()
})

test('an absolute URL instead of a path is not forwarded', async () => {
  let isAsked = false
  const elsewhere = await closeAfterTest(
    startServer((_, response) => {
      isAsked = true
      response.end()
    }),
  )
  const { proxy } = await behindProxy((_, response) => {
    isAsked = true
    response.end()
  })
  const request = `GET ${elsewhere.url}/v1/models HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  expect(await sayTo(proxy, request)).toMatch(/^HTTP\/1\.1 400 /)
  expect(isAsked).toBe(false)
})

test('paths that are not valid URLs pass unchanged', async () => {
  const seen: (string | undefined)[] = []
  const { proxy } = await behindProxy(({ url }, response) => {
    seen.push(url)
    response.writeHead(404, json).end('{}')
  })
  for (const path of ['//', '//elsewhere.invalid/v1/models', '/%zz?a=?b', '/..//x']) {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    expect(await sayTo(proxy, request)).toMatch(/^HTTP\/1\.1 404 /)
  }
  expect(seen).toEqual(['//', '//elsewhere.invalid/v1/models', '/%zz?a=?b', '/..//x'])
})

test('an endless event is not buffered, and that is reported', async () => {
  const { proxy } = await behindProxy(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end('data: x\n'.repeat(1000))
    },
    { maxBytes: 2000 },
  )
  const reply = await ask(`${proxy.url}/v1/messages`, message(true))
  expect(reply.body.length).toBe(8000)
  expect(proxy.said).toContain('unchecked: reply event 1: is larger than 2000: the rest is not checked')
})

test('the page has all its files, and its state has the exchanges without keys, the latest first', async () => {
  const { proxy } = await behindProxy((_, response) => response.writeHead(200, json).end('{}'))
  for (const path of ['/v1beta/models?key=secret', '/v1/models?key=secret']) await ask(`${proxy.url}${path}`)
  const page = await ask(`${proxy.url}/__proxy`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
  const files = [...page.body.toString().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
  expect(files).toEqual(['__proxy/page/icon.svg', '__proxy/page/main.css', '__proxy/page/main.js'])
  for (const path of files) expect((await ask(`${proxy.url}/${path}`)).status).toBe(200)
  const state = (await ask(`${proxy.url}/__proxy/state`)).body.toString()
  const exchange = { method: 'GET', status: 200, end: 'whole' }
  expect(JSON.parse(state)).toMatchObject({
    count: 2,
    exchanges: ['/v1/models', '/v1beta/models'].map((path) => ({ ...exchange, path })),
  })
  expect(state).not.toContain('secret')
  for (const path of ['other', 'page/other.js', 'page/..%2fpage-files.ts', 'journal/3'])
    expect([path, (await ask(`${proxy.url}/__proxy/${path}`)).status]).toEqual([path, 404])
})
