import { once } from 'node:events'
import { get } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { HandlerTable } from 'gatewright/core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AnyCall } from '../../../runtime/handler.ts'
import { createContextKey, type RequestContext } from '../../../runtime/http/request-context.ts'
import { Problem } from '../../../runtime/problem.ts'
import { contract, echo, letterRequest, serverWith } from '../fixture.ts'

const bearer = { authorization: 'Bearer sk-good' }

describe('a handler receives', () => {
  test.each([
    ['gpt-4.1', 'gpt-4.1'],
    ['a:b', 'a:b'],
    ['models%2Fa%20b', 'models/a b'],
    ['a:weigh', 'a:weigh'],
  ])('the path parameter of %s', async (segment, id) => {
    const url = `/v1beta/parcels/${segment}:weigh?key=good`
    const reply = await serverWith().inject({ method: 'POST', url, payload: {} })
    expect(reply.json().path).toEqual({ 'parcel-id': id })
  })

  test('only declared parameters, parsed by their type', async () => {
    const reply = await serverWith().inject({ url: '/v1/parcels/0042?limit=7&other=1', headers: bearer })
    expect(reply.json()).toMatchObject({ path: { 'parcel-id': '0042' }, query: { limit: 7 }, headers: {} })
    expect(reply.json().query).not.toHaveProperty('other')
  })

  test.each([
    ['', { limit: 20 }],
    ['?limit=7', { limit: 7 }],
  ])('the default of a parameter that the query "%s" leaves out', async (query, expected) => {
    const routes = contract.routes.map((route) => {
      const parameters = route.parameters.map((parameter) => {
        return parameter.name === 'limit' ? { ...parameter, default: '20' } : parameter
      })
      return { ...route, parameters }
    })
    const server = serverWith({}, { contract: { ...contract, routes } })
    const reply = await server.inject({ url: `/v1/parcels/1${query}`, headers: bearer })
    expect(reply.json().query).toEqual(expected)
  })

  test.each(['7x', '1.5', ''])('no number for the query value "%s"', async (limit) => {
    const reply = await serverWith().inject({ url: `/v1/parcels/1?limit=${limit}`, headers: bearer })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.message).toMatch(/^limit: the query parameter must be an integer, got /)
  })

  test.each(['Application/JSON', 'application/json;charset=UTF-8'])('JSON with the content type %s', async (type) => {
    const request = letterRequest({ text: 'a' }, { 'content-type': type })
    expect((await serverWith().inject(request)).statusCode).toBe(200)
  })

  test('a header alias under the name in the contract', async () => {
    const headers = { 'letters-version': undefined, 'old-version': '2' }
    expect((await serverWith().inject(letterRequest({ text: 'a' }, headers))).json().headers).toEqual({
      'letters-version': '2',
    })
    expect((await serverWith({}, { strict: true }).inject(letterRequest({ text: 'a' }, headers))).statusCode).toBe(400)
  })

  test('the address the client used', async () => {
    const server = serverWith({ getParcel: async ({ baseUrl }: { baseUrl: string }) => ({ json: baseUrl }) })
    const reply = await server.inject({ url: '/v1/parcels/1', headers: { ...bearer, host: 'gateway.test:81' } })
    expect(reply.json()).toBe('http://gateway.test:81')
  })

  test.each([
    ['/v1/parcels/1', 'http://gateway.test'],
    ['/~a/v1/parcels/1', 'http://gateway.test/~a'],
    ['http://gateway.test/~a/v1/parcels/1', 'http://gateway.test/~a'],
  ])('for %s the address %s, with the prefix that the paths of the contract do not have', async (url, address) => {
    const getParcel = async ({ baseUrl }: AnyCall) => ({ json: baseUrl })
    const server = serverWith({ getParcel }, { findBasePath: (path) => /^\/~[^/]*/.exec(path)?.[0] ?? '' })
    const app = await server.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => server.close())
    const { port } = new URL(app)
    const request = get({ host: '127.0.0.1', port, path: url, headers: { ...bearer, host: 'gateway.test' } })
    const [reply] = await once(request, 'response')
    expect(await json(reply)).toBe(address)
  })

  test('the value that a hook keeps in the context of the request, and no other request does', async () => {
    const tenantKey = createContextKey('tenant', 'nobody')
    const getParcel = async (context: RequestContext) => ({ json: context.get(tenantKey) })
    const extend = (server: FastifyInstance) =>
      server.addHook('onRequest', async ({ context, headers }) => {
        if (typeof headers.tenant === 'string') context.set(tenantKey, headers.tenant)
      })
    const server = serverWith({ getParcel }, { extend })
    const ask = async (headers: object) => {
      return (await server.inject({ url: '/v1/parcels/1', headers: { ...bearer, ...headers } })).json()
    }
    expect([await ask({ tenant: 'acme' }), await ask({})]).toEqual(['acme', 'nobody'])
  })
})

test('the context of a request says whether it is valid, and what its reply refuses', async () => {
  const seen: unknown[] = []
  const extend = (server: FastifyInstance) =>
    server.addHook('onResponse', async ({ context: { isValid, problem } }) => seen.push([isValid, problem?.kind]))
  const getParcel = async () => {
    throw new Problem('rate-limited')
  }
  const server = serverWith({ getParcel }, { extend })
  for (const url of ['/v1/nothing', '/v1/parcels/1', '/v1/parcels/1?limit=x'])
    await server.inject({ url, headers: bearer })
  expect(seen).toEqual([
    [false, 'not-found'],
    [true, 'rate-limited'],
    [false, 'invalid-request'],
  ])
})

describe('a multipart form', () => {
  async function weigh(form: FormData, options = {}, weighParcel: HandlerTable[string] = echo) {
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    // Sent in chunks, so that no Content-Length gives its size away.
    const payload = Readable.from([Buffer.from(await encoded.arrayBuffer())])
    const url = '/v1beta/parcels/1:weigh?key=good'
    return serverWith({ weighParcel }, options).inject({ method: 'POST', url, headers, payload })
  }

  test('becomes an object: fields as text, files as files, repeated names as lists', async () => {
    const form = new FormData()
    for (const [name, value] of [
      ['model', 'm'],
      ['seconds', '8'],
      ['tag', 'a'],
      ['tag', 'b'],
      ['constructor', 'c'],
    ] as const)
      form.append(name, value)
    form.append('picture', new Blob(['abc'], { type: 'image/png' }), 'a.png')
    const reply = await weigh(form, {}, async ({ body }: AnyCall) => {
      const { picture, ...fields } = body as { picture: File }
      return { json: { ...fields, picture: [picture.name, picture.type, await picture.text()] } }
    })
    const picture = ['a.png', 'image/png', 'abc']
    expect(reply.json()).toEqual({ model: 'm', seconds: '8', tag: ['a', 'b'], constructor: 'c', picture })
  })

  test('has at most 1,000 fields', async () => {
    const form = new FormData()
    for (let at = 0; at < 1000; at++) form.append(`f${at}`, '')
    expect((await weigh(form)).statusCode).toBe(200)
    form.append('more', '')
    const reply = await weigh(form)
    expect(reply.statusCode).toBe(413)
    expect(reply.body).toContain('The form has more than 1000 fields.')
  })

  test('whose total size is too large is refused', async () => {
    const form = new FormData()
    for (let at = 0; at < 10; at++) form.append(`f${at}`, 'x'.repeat(300))
    expect((await weigh(form, { maxBodyBytes: 2000 })).statusCode).toBe(413)
  })
})

describe('a body in several chunks', () => {
  const content = [{ mediaType: '*/*', format: 'bytes' as const }]
  const routes = contract.routes.map((route) =>
    route.operationId === 'weighParcel' ? { ...route, body: { required: true, content } } : route,
  )

  test.each(['application/octet-stream', 'application/json'])('of bytes (%s) stays as sent', async (type) => {
    const weighParcel = async ({ body }: AnyCall) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return { json: { id: String(body) } }
    }
    const server = serverWith({ weighParcel }, { contract: { ...contract, routes } })
    const weigh = async (chunks: readonly string[]) => {
      const payload = Readable.from(chunks.map((text) => Buffer.from(text)))
      const headers = { 'content-type': type }
      const url = '/v1beta/parcels/1:weigh?key=good'
      return (await server.inject({ method: 'POST', url, headers, payload })).json().id
    }
    const bodies = ['a', 'b'].map((char) => [char.repeat(50_000), '!'])
    expect(await Promise.all(bodies.map(weigh))).toEqual(bodies.map((chunks) => chunks.join('')))
  })

  test('of JSON is parsed, and the chunks of the caller stay as they are', async () => {
    const chunks = ['{"text":"hi","x":"', 'b'.repeat(50_000), '"}'].map((text) =>
      Buffer.from(new TextEncoder().encode(text)),
    )
    const reply = await serverWith().inject({ ...letterRequest(), payload: Readable.from(chunks) })
    expect(reply.json().body).toEqual({ text: 'hi', x: 'b'.repeat(50_000) })
    expect(chunks.map(({ length }) => length)).toEqual([18, 50_000, 2])
  })
})

describe('a nested body', () => {
  const nested = (depth: number) => `{"text":"a","x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

  test('is accepted up to a depth of 128', async () => {
    expect((await serverWith().inject(letterRequest(nested(128)))).statusCode).toBe(200)
    const reply = await serverWith().inject(letterRequest(nested(129)))
    expect([reply.statusCode, reply.json().error.message]).toEqual([400, 'The body is nested deeper than 128 levels.'])
    expect((await serverWith().inject(letterRequest(nested(100_000)))).statusCode).toBe(400)
  })
})

describe('a body of many values', () => {
  const listed = (count: number) => `{"text":"\\"[,[","x":[${'[],'.repeat(count - 4)}{}]}`

  test('is accepted up to a million, and refused before parsing beyond that', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    expect((await serverWith().inject(letterRequest(listed(1_000_000)))).statusCode).toBe(200)
    expect(parse).toHaveBeenCalledTimes(1)
    const reply = await serverWith().inject(letterRequest(listed(1_000_001)))
    expect(parse).toHaveBeenCalledTimes(1)
    expect([reply.statusCode, reply.json().error.message]).toEqual([413, 'The body has more than 1000000 values.'])
  })

  test('is counted without separators inside strings', async () => {
    const text = JSON.stringify({ text: 'a', x: ['[,'.repeat(600_000), '\\'] })
    expect((await serverWith().inject(letterRequest(text))).statusCode).toBe(200)
  })
})
