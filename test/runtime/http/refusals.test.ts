import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { encodeProblem, Problem } from '../../../runtime/problem.ts'
import { letterRequest, serverWith } from '../fixture.ts'

const error = (type: string, message: string, code: string | null = null) => ({
  type: 'error',
  error: { type, message, code },
})

describe('a refused request', () => {
  const server = serverWith({}, { maxBodyBytes: 1000 })
  const good = letterRequest()

  test.each([
    ['an invalid body', letterRequest({ text: '' }), 400, 'text: must have at least 1 character, has 0'],
    [
      'a missing header',
      letterRequest({ text: 'a' }, { 'letters-version': undefined }),
      400,
      'letters-version: the header is required; clients send it as `old-version`',
    ],
    ['a malformed body', letterRequest('{"text":'), 400, 'The body is not valid JSON: Unexpected end of JSON input.'],
    ['an empty body', letterRequest(''), 400, 'The body of the request is empty.'],
    ['no body and no type', letterRequest('', { 'content-type': undefined }), 400, 'The body of the request is empty.'],
    ['JSON that is not an object', letterRequest('null'), 400, 'The body must be an object, got null'],
    ['another type', letterRequest('text=a', { 'content-type': 'text/plain' }), 415, 'text/plain'],
    ['no type', letterRequest('{}', { 'content-type': undefined }), 415, 'no Content-Type'],
    ['a packed body', letterRequest('x', { 'content-encoding': 'gzip' }), 415, 'the Content-Encoding gzip'],
    [
      'a form where none is taken',
      letterRequest('x', { 'content-type': 'multipart/form-data; boundary=x' }),
      415,
      'multipart/form-data; boundary=x',
    ],
    ['a large body', letterRequest({ text: 'x'.repeat(1000) }), 413, 'The body is larger than 1000 bytes.'],
    ['another method', { ...good, method: 'PUT' as const }, 405, '/v1/letters does not answer PUT, only POST.'],
    ['an unknown path of the family', { ...good, url: '/v1/letters/7?x=1' }, 404, 'Unknown path /v1/letters/7.'],
    ['a badly encoded path', { ...good, url: '/v1/letters/%zz' }, 400, 'The path of the URL is not validly encoded.'],
  ])('%s', async (_, request, status, message) => {
    const reply = await server.inject(request)
    expect(reply.statusCode).toBe(status)
    const expected = status === 415 ? `The body must be application/json, got ${message}.` : message
    expect(reply.json().error.message).toBe(expected)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('names the allowed methods', async () => {
    const reply = await server.inject({ ...good, method: 'PUT' })
    expect(reply.headers.allow).toBe('POST')
    expect((await server.inject({ ...good, method: 'DELETE' })).json().error.message).toContain('DELETE')
    expect((await server.inject({ method: 'PUT', url: '/v1/parcels/7' })).statusCode).toBe(405)
    expect((await server.inject({ method: 'PUT', url: '/v1/p%61rcels/7' })).statusCode).toBe(405)
  })

  test('gets the error format of its family', async () => {
    expect((await server.inject(letterRequest({}))).json()).toEqual(error('invalid_request_error', 'text: is required'))
    const parcel = { method: 'GET', url: '/v1/parcels/7?limit=0', headers: { authorization: 'Bearer good' } } as const
    const violation = { field: 'limit', description: 'the query parameter must be at least 1, got 0' }
    expect((await server.inject(parcel)).json()).toEqual({
      error: {
        message: `limit: ${violation.description}`,
        details: [{ '@type': 'BadRequest', fieldViolations: [violation] }],
      },
    })
  })

  test.each([
    ['/v1/unknown', 'two families share as much'],
    ['/', 'no family shares anything'],
    ['/v1/parcels/', 'a path parameter is empty'],
  ])('%s is answered by the fallback family: %s', async (url) => {
    const reply = await server.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      error: { message: `Unknown path ${url}.`, type: 'invalid_request_error', param: null, code: null },
    })
  })

  test('gets an RFC 9457 body if the family declares no error of that kind', async () => {
    const reply = await server.inject({ url: '/v1/parcels/7' })
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const detail = 'The request has no credentials that this operation accepts.'
    expect(reply.json()).toEqual({ type: 'about:blank', title: 'Unauthorized', status: 401, detail })
  })
})

describe('a handler that fails', () => {
  const log = vi.fn()
  const failing = (thrown: unknown) => serverWith({ createLetter: () => Promise.reject(thrown) }, { log })

  test('hides the details from the client and logs them', async () => {
    const cause = Object.assign(new Error('password 1234'), { statusCode: 418, code: 'FST_ERR_CTP_BODY_TOO_LARGE_NOT' })
    const reply = await failing(cause).inject(letterRequest())
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual(error('server_error', 'Something went wrong on our side.'))
    expect(log).toHaveBeenCalledExactlyOnceWith('POST /v1/letters failed.', cause)
  })

  test('that throws a problem sends it with its headers', async () => {
    const problem = new Problem('not-found', 'No such letter.', { headers: { 'retry-after': '7' } })
    const reply = await failing(problem).inject(letterRequest())
    const { statusCode, headers } = reply
    expect([statusCode, headers['retry-after'], reply.json().error.message]).toEqual([404, '7', 'No such letter.'])
  })
})

describe('the order of checks', () => {
  const server = serverWith({}, { maxBodyBytes: 1000 })
  const wrong = { 'x-api-key': 'nope', 'content-type': 'text/plain', 'letters-version': undefined }

  test('an unknown path takes precedence over a wrong key', async () => {
    expect((await server.inject({ ...letterRequest('{', wrong), url: '/v1/letters/x' })).statusCode).toBe(404)
    expect((await server.inject({ ...letterRequest('{'), url: '/v1/letters/x' })).statusCode).toBe(404)
    expect((await server.inject({ ...letterRequest('{', wrong), method: 'PATCH' })).statusCode).toBe(405)
  })

  test('a wrong key takes precedence over the body, its media type and its size', async () => {
    expect((await server.inject(letterRequest('x'.repeat(2000), wrong))).statusCode).toBe(401)
  })

  test('media type and size take precedence over the parameters', async () => {
    expect((await server.inject(letterRequest('{', { ...wrong, 'x-api-key': 'good' }))).statusCode).toBe(415)
    const large = letterRequest('x'.repeat(2000), { 'letters-version': undefined })
    expect((await server.inject(large)).statusCode).toBe(413)
  })

  test('a wrong key is refused before the body is received', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' })
    const head = 'POST /v1/letters HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n'
    const address = server.server.address()
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    socket.write(head)
    const reply = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    socket.destroy()
    await server.close()
    expect(reply).toMatch(/^HTTP\/1.1 401 /)
  })
})

test('a problem with another status than its kind says so in its body', () => {
  const encoded = encodeProblem(new Problem('invalid-request', 'Too long.', { status: 431 }), undefined)
  expect(encoded).toMatchObject({ status: 431, body: { status: 431, title: 'Request Header Fields Too Large' } })
})
