import { join } from 'node:path'
import sampler from 'openapi-sampler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asArray, asObject, type Json, type JsonObject } from '../../generators/json.ts'
import type { Route } from '../../server-stub/core/contract.ts'
import type { createServer } from '../../server-stub/core/http/server.ts'
import { makeFolder, removeFolder, root } from './run-generate.ts'
import { findTypeErrors } from './served-folder.ts'
import { writeOutput } from './write-output.ts'

/** Specifications of other projects: the generated server must run. */
const documents = {
  bookshop: 'test/golden/bookshop/openapi.yaml',
  'awkward names': 'test/golden/awkward/openapi.yaml',
}

describe.each(Object.entries(documents))('%s', (name, spec) => {
  const folder = makeFolder()
  let server: ReturnType<typeof createServer> | undefined
  let base: string
  let routes: readonly Route[]
  let document: JsonObject

  beforeAll(async () => {
    const files = await writeOutput(spec, folder)
    document = JSON.parse(files.get('openapi.json') ?? '')
    const { mockServer } = await import(join(root, folder, 'mock-server.ts'))
    routes = (await import(join(root, folder, 'routes.ts'))).routes
    const mock: ReturnType<typeof createServer> = mockServer({ isKey: (key: string) => key === 'secret' })
    server = mock
    base = await mock.listen({ port: 0, host: '127.0.0.1' })
  })

  afterAll(async () => {
    await server?.close()
    removeFolder(folder)
  })

  test('the generated code passes the type checker', () => {
    expect(findTypeErrors([folder])).toEqual([])
  })

  test('every operation of the document replies with its success by its own schema', async () => {
    const operations = getOperations(document)
    expect(routes.map(({ operationId }) => operationId).sort()).toEqual(operations.map(({ id }) => id).sort())
    for (const operation of operations) {
      const route = routes.find(({ operationId }) => operationId === operation.id)
      const reply = await fetch(...requestFor(document, base, operation, route?.credentials ?? []))
      const text = await reply.text()
      expect(reply.status, `${operation.id}: ${text}`).toBe(operation.success)
      const type = reply.headers.get('content-type')?.split(';')[0]
      const rule = route?.replies.find(({ status, mediaType }) => status === reply.status && mediaType === type)
      if (text !== '') expect(rule, `${operation.id}: ${type}`).toBeDefined()
      if (rule?.validate) expect(rule.validate(JSON.parse(text)), `${operation.id}: ${text}`).toBe(true)
    }
  })

  test('an unknown path is 404', async () => {
    expect((await fetch(`${base}/nothing/of/the/kind`)).status).toBe(404)
  })

  if (name === 'bookshop') testBookshop(() => base)
})

function testBookshop(base: () => string): void {
  test('a streaming request gets the events of the example', async () => {
    const reply = await fetch(`${base()}/books/9780000000002:read?key=secret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"aloud": true}',
    })
    expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = (await reply.text()).trim().split('\n\n')
    expect(events.map((event) => event.split('\n')[0])).toEqual(['event: page', 'event: page', 'event: close'])
    expect(events.map((event) => JSON.parse(event.split('\n')[1]?.replace('data: ', '') ?? ''))).toEqual([
      { text: 'Once upon a time' },
      { text: 'there was a shop.' },
      {},
    ])
  })

  test('an invalid request is refused in the format of its family', async () => {
    const body = '{"isbn": "9780000000002", "copies": 10}'
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${base()}/orders?key=secret`, { method: 'POST', headers, body })
    expect(reply.status).toBe(400)
    expect(Object.keys(asObject(await json(reply)))).toEqual(['refusal'])
  })

  test('a key is required only where the document requires it', async () => {
    expect((await fetch(`${base()}/books?key=wrong`)).status).toBe(401)
    expect((await fetch(`${base()}/books/9780000000002`)).status).toBe(200)
  })

  test('an unknown path is refused in the format of the fallback family', async () => {
    expect(asObject(await json(await fetch(`${base()}/nowhere`)))).toHaveProperty('refusal')
  })
}

async function json(reply: Response): Promise<Json> {
  return JSON.parse(await reply.text())
}

interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: JsonObject[]
  readonly body: JsonObject
  readonly success: number
}

function getOperations(document: JsonObject): Operation[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    ['get', 'put', 'post', 'delete', 'patch'].flatMap((method) => {
      const node = asObject(item)[method]
      if (node === undefined) return []
      const { operationId, requestBody, responses, parameters } = asObject(node)
      const all = [...asArray(asObject(item).parameters), ...asArray(parameters)]
      return [
        {
          id: String(operationId),
          method: method.toUpperCase(),
          path,
          parameters: all.map((parameter) => follow(document, parameter)),
          body: follow(document, requestBody ?? {}),
          success: Number(Object.keys(asObject(responses)).find((status) => status.startsWith('2'))),
        },
      ]
    }),
  )
}

function follow(document: JsonObject, value: Json): JsonObject {
  const node = asObject(value)
  if (typeof node.$ref !== 'string') return node
  const keys = node.$ref.split('/').slice(1)
  return asObject(keys.reduce<Json | undefined>((at, key) => asObject(at)[key], document))
}

type Credentials = Route['credentials']

function requestFor(
  document: JsonObject,
  base: string,
  operation: Operation,
  credentials: Credentials,
): [URL, RequestInit] {
  const headers = new Headers()
  const values = operation.parameters
    .filter(({ in: where, required }) => where === 'path' || required === true)
    .map((parameter) => ({ name: String(parameter.name), in: parameter.in, value: toText(document, parameter) }))
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values.find((value) => value.in === 'path' && value.name === name)?.value ?? ''),
  )
  const url = new URL(base + path)
  for (const { name, in: where, value } of values) {
    if (where === 'query') url.searchParams.set(name, value)
    if (where === 'header') headers.set(name, value)
  }
  const [credential] = credentials[0] ?? []
  if (credential?.in === 'query') url.searchParams.set(credential.name, 'secret')
  else if (credential) headers.set(credential.name, credential.in === 'bearer' ? 'Bearer secret' : 'secret')
  const [type, media] = Object.entries(asObject(operation.body.content))[0] ?? []
  if (type === undefined) return [url, { method: operation.method, headers }]
  headers.set('content-type', type)
  const body = JSON.stringify(getExample(document, asObject(media)))
  return [url, { method: operation.method, headers, body }]
}

function toText(document: JsonObject, parameter: JsonObject): string {
  return String(parameter.example ?? sampler.sample(asObject(parameter.schema), { quiet: true }, document))
}

function getExample(document: JsonObject, media: JsonObject): unknown {
  const [named] = Object.values(asObject(media.examples)).map((example) => asObject(example).value)
  return named ?? media.example ?? sampler.sample(asObject(media.schema), { quiet: true, skipReadOnly: true }, document)
}
