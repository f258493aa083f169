import { Agent, request } from 'node:http'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import examples from '../../../mock/control/generated/examples/control.json' with { type: 'json' }
import { startOperations } from '../../../server-stub/adapters/operations/operations.ts'
import { type ServedMock, serveMock } from '../serve-mock.ts'

interface Endpoint {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

interface Answer {
  readonly status: number
  readonly cors: readonly string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const KEY = 'sk-control'

/** Sends a request target as it stands; `fetch` would tidy it. The body of the reply may never end. */
function send(baseUrl: string, { method, path, body }: Endpoint, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl)
  const json = body === undefined ? '' : JSON.stringify(body)
  const type: Record<string, string> = json === '' ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path, headers: { ...type, ...headers } }, (reply) => {
      const cors = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))
      resolve({ status: reply.statusCode ?? 0, cors })
      if (reply.headers['content-type']?.startsWith('text/event-stream')) reply.destroy()
      else reply.resume()
    })
    outgoing.on('error', reject).end(json)
  })
}

/** A mock that allows CORS, with its routes below the prefix as they were registered. */
async function serve(control: { readonly key?: string }) {
  const routes: RouteOptions[] = []
  const operations = await startOperations({ corsOrigins: ['*'] })
  const extend: typeof operations.extend = (server) => {
    operations.extend(server)
    server.addHook('onRoute', (route) => void routes.push(route))
  }
  const served = await serveMock({ control, shownKey: 'sk-shown', operations: { ...operations, extend } })
  const below = routes.filter(({ url }) => url === '/__mock' || url.startsWith('/__mock/'))
  const endpoints = below.flatMap(({ method, url, config }) =>
    [method].flat().map((each) => ({
      method: each,
      path: url.replace(/:p?name|:p\d/g, '1').replace('*', 'nothing'),
      body: getBody(config?.operationId),
    })),
  )
  return { served, endpoints }
}

function getBody(operationId = ''): unknown {
  const known: Readonly<Record<string, { readonly requests: readonly { readonly value: unknown }[] }>> = examples
  return known[operationId]?.requests[0]?.value
}

/** Of one path: each character encoded, in either case of its digits, and what else a router may take for the same. */
function makeSpellings(path: string): string[] {
  const toHex = (char: string) => char.charCodeAt(0).toString(16)
  // A target begins with a slash, whatever follows.
  const encoded = [...path].flatMap((char, at) =>
    at === 0
      ? []
      : [`%${toHex(char)}`, `%${toHex(char).toUpperCase()}`, `%25${toHex(char)}`].map(
          (code) => path.slice(0, at) + code + path.slice(at + 1),
        ),
  )
  const all = path.replace(/[^/]/g, (char) => `%${toHex(char)}`)
  const mixed = path.replace('_', '%5f').replace('_', '%5F')
  const before = ['/~bob', '/%7ebob', '/%7Ebob', '/~b%6fb', 'http://localhost', 'HTTP://evil.example', '/', '/.']
  const after = ['?', '?a=/v1/models', '/', ';a=1', '#a', '%3Fa', '%23a', '%00']
  const inside = [path.replace('/', '//'), path.replace(/\/(?=[^/]*$)/, '//'), path.toUpperCase()]
  const prefixed = before.flatMap((each) => [each + path, each + mixed])
  return [...new Set([path, ...encoded, all, mixed, ...prefixed, ...after.map((each) => path + each), ...inside])]
}

/** Whether the mock has to take a request target for one below the prefix. */
function isBelow(target: string): boolean {
  const [path = ''] = target.replace(/^http:\/\/[^/]*/i, '').split(/[?#]/)
  return /^(\/~bob)?\/__mock(\/|$)/.test(decodeURI(path.replaceAll('%25', '%2525')))
}

/** What other paths are answered with; a preflight is granted to pages whatever the path. */
const isNothing = ({ method }: Endpoint, status: number) =>
  status === 404 || (method === 'OPTIONS' ? status === 204 : method === 'QUERY' && status === 400)

const isPartOfPage = ({ method, path }: Endpoint) =>
  ['GET', 'HEAD'].includes(method) && /^\/__mock(\/|\/reference|\/page\/.*)?$/.test(path)

interface Case {
  readonly control: { readonly key?: string }
  readonly headers: Record<string, string>
  readonly refusal: number
}

describe.each<[string, Case]>([
  ['without the key', { control: { key: KEY }, headers: {}, refusal: 401 }],
  ['with a wrong key', { control: { key: KEY }, headers: { authorization: 'Bearer sk-test' }, refusal: 401 }],
  ['from a page of another origin', { control: {}, headers: { origin: 'https://evil.example' }, refusal: 403 }],
  ['under a name that may be bound to this machine', { control: {}, headers: { host: 'evil.example' }, refusal: 403 }],
])('%s', (_, { control, headers, refusal }) => {
  let served: ServedMock
  let endpoints: readonly Endpoint[]
  const own: Record<string, string> = control.key === undefined ? {} : { authorization: `Bearer ${control.key}` }

  beforeAll(async () => {
    const given = await serve(control)
    served = given.served
    endpoints = given.endpoints.filter((each) => control.key === undefined || !isPartOfPage(each))
  })
  afterAll(() => served.close())

  test('no spelling of a path with the prefix is answered or has an effect', async () => {
    const { faults, settings } = served.mock.sandboxes.get('')
    expect(endpoints.length).toBeGreaterThan(30)
    const wrong: unknown[] = []
    let refused = 0
    for (const endpoint of endpoints) {
      for (const path of makeSpellings(endpoint.path)) {
        const { status, cors } = await send(served.baseUrl, { ...endpoint, path }, headers)
        if (isBelow(path) ? status === refusal && cors.length === 0 : isNothing(endpoint, status)) refused++
        else wrong.push([endpoint.method, path, status, cors])
      }
    }
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThan(2000)
    expect({ faults: faults.list(), settings }).toMatchObject({ faults: [], settings: { seed: 1 } })
    expect(served.mock.sandboxes.has('bob')).toBe(false)
  })

  test('a spelling that the router accepts is refused, and answered with authorization', async () => {
    for (const path of [
      '/%5f_mock/state',
      '/__moc%6B/state',
      '/~bob/%5F_mock/state',
      'http://localhost/__mock/state',
    ]) {
      const state = { method: 'GET', path, body: undefined }
      expect([path, (await send(served.baseUrl, state, headers)).status]).toEqual([path, refusal])
      expect([path, (await send(served.baseUrl, state, own)).status]).toEqual([path, 200])
    }
    const { journal } = served.mock.sandboxes.get('').control
    expect([...journal.all()].map(({ url }) => url).filter(isBelow)).toEqual([])
  })
})
