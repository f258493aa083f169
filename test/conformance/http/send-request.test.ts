import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { sendRequest } from '../../../conformance/http/send-request.ts'
import { formatCurl, maskHeaders } from '../../../conformance/http/wire-request.ts'
import { startServer } from '../../support/local-server.ts'

async function ask(listener: RequestListener, timeoutMs = 600_000): Promise<Response> {
  const server = await startServer(listener)
  const headers = { 'content-length': '67108865', expect: '100-continue', 'content-type': 'application/json' }
  try {
    const wire = { method: 'POST', url: `${server.url}/`, headers }
    expect(formatCurl(wire, 'sk-1')).toContain("-H 'content-length: 67108865' -H 'expect: 100-continue'")
    return await sendRequest(wire, AbortSignal.timeout(timeoutMs))
  } finally {
    await server.close()
  }
}

test('a body that is refused by its announced length is never sent', async () => {
  const response = await ask((_, reply) => {
    reply.writeHead(413, { 'content-type': 'application/json', connection: 'close' })
    reply.end('{"message":"Too large."}')
  })
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ message: 'Too large.' })
})

test('a request to a server that waits for the body is aborted', async () => {
  await expect(ask((request) => void request.resume(), 100)).rejects.toThrow(/timeout/)
})

test.each(["sk-a!b'c(d)~1", 'sk-plain'])('the key %s is in no shell command, however the request has it', (key) => {
  const query = String(new URLSearchParams({ key, other: '1' }))
  const headers = { authorization: `Bearer ${key}`, 'x-key': key, cookie: `a=b; session=${key}` }
  const wire = { method: 'GET', url: `http://h/?${query}&again=${encodeURIComponent(key)}`, headers }
  const command = formatCurl(maskHeaders(wire, { cookie: `session=${key}` }), key)
  const variable = `'"$GATEWAY_KEY"'`
  expect(command).toBe(
    `curl -i -X GET 'http://h/?key=${variable}&other=1&again=${variable}' -H 'authorization: Bearer ${variable}' -H 'x-key: ${variable}' -H 'cookie: a=b; ***'`,
  )
})

test('a short key is masked where it is a whole value, and not within another word', () => {
  const headers = { authorization: 'Bearer book', 'x-api-key': 'book', accept: 'text/bookish, x-book/book' }
  const wire = { method: 'POST', url: 'http://bookshop/book/books?key=book&q=bookmark', headers, body: '{"a":"book"}' }
  const variable = `'"$GATEWAY_KEY"'`
  expect(formatCurl(wire, 'book')).toBe(
    `curl -i -X POST 'http://bookshop/book/books?key=${variable}&q=bookmark' -H 'authorization: Bearer ${variable}' -H 'x-api-key: ${variable}' -H 'accept: text/bookish, x-book/book' --data-binary '{"a":"book"}'`,
  )
})

test('a request as a shell command has no secret', () => {
  const headers = { authorization: `Basic ${btoa('me:sesame')}`, 'x-tenant': 'mine', accept: '*/*' }
  const wire = { method: 'GET', url: 'http://h/?key=me%3Asesame', headers }
  const command = formatCurl(maskHeaders(wire, { 'x-tenant': 'mine', accept: 'text/plain' }), 'me:sesame')
  expect(command).toBe(
    `curl -i -X GET 'http://h/?key='"$GATEWAY_KEY"'' -H 'authorization: Basic '"$(printf %s "$GATEWAY_KEY" | base64)"'' -H 'x-tenant: ***' -H 'accept: */*'`,
  )
})
