import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterAll, closeAfterTest } from '../../support/close-after.ts'
import { startProcess } from '../../support/server-process.ts'
import { testFolder, writeTestFile } from '../../support/temporary-folder.ts'
import { type ServedDocument, serveDocument, testDocument } from './serve-document.ts'

const shop = 'test/mock/document/shop.yaml'
const served = await closeAfterAll(serveDocument(shop))
const items = await closeAfterAll(serveDocument('test/mock/document/items.yaml'))

test('with --stateless nothing is kept, and with --key no other key is accepted', async () => {
  const { request } = await testDocument(shop, '--stateless', '--key', 'sk-own')
  const add = (key: string) =>
    request('/books', { json: { title: 'Ulysses' }, headers: { authorization: `Bearer ${key}` } })
  expect(await add('sk-other')).toMatchObject({ status: 401, body: { code: 401 } })
  expect(await add('sk-own')).toMatchObject({ status: 201 })
  expect((await request('/books')).body).toEqual([{ id: 7, title: 'Emma' }])
})

test('with --dynamic or on request, replies are generated from their schemas', async () => {
  const example = { id: 7, title: 'Emma', pages: 474 }
  const read = async (document: ServedDocument, prefer?: string) => {
    const headers = prefer === undefined ? {} : { prefer }
    const { status, body } = await document.request('/books/9', { headers })
    expect({ status, body }).toMatchObject({ status: 200, body: { id: expect.any(Number), title: expect.any(String) } })
    expect(body).not.toHaveProperty('pin')
    return body
  }
  expect(await read(served)).toEqual(example)
  const generated = [await read(served, 'dynamic=true'), await read(served, 'dynamic=true')]
  expect(new Set(generated.map((body) => JSON.stringify(body))).size).toBe(2)
  const again = await testDocument(shop, '--dynamic')
  expect(await read(again)).toEqual(generated[0])
  expect(await read(again, 'dynamic=false')).toEqual(example)
  expect(await read(await testDocument(shop, '--dynamic', '--seed', '2'))).not.toEqual(generated[0])
  const { body: journal } = await again.request('/__mock/journal')
  expect(journal).toMatchObject({ requests: [{ verdicts: [] }, { verdicts: [] }] })
})

test('what a request creates has the defaults of its schema, and the journal shows what was sent', async () => {
  const { body } = await items.request('/~marks/marks', { json: { text: 'a' } })
  expect(body).toMatchObject({ text: 'a', colour: 'red' })
  expect(await items.request('/~marks/__mock/journal')).toMatchObject({ body: { requests: [{ body: { text: 'a' } }] } })
})

test('the faults of the command apply to all requests', async () => {
  const { request, summary } = await testDocument(shop, '--fault', 'status:404:times=1', '--fault', 'status:503:skip=1')
  expect(summary).toContain('Injected faults: status:404:times=1, status:503:skip=1.')
  expect(await request('/books/7')).toMatchObject({ status: 404, body: { message: 'No such book.', code: 404 } })
  expect(await request('/books')).toMatchObject({ status: 503, body: { message: 'Service Unavailable', code: 503 } })
})

test('streams come from the AsyncAPI document in the same folder', async () => {
  const { request } = await testDocument('test/golden/bookshop/openapi.yaml')
  const read = (aloud: boolean) => request('/books/9780000000002:read?key=any', { json: { aloud } })
  expect(await read(false)).toMatchObject({
    status: 200,
    type: 'application/json',
    body: { pages: expect.any(Number) },
  })
  const { type, body } = await read(true)
  expect(type).toBe('text/event-stream')
  expect(String(body).match(/^event: \w+/gm)).toEqual(['event: page', 'event: page', 'event: close'])
  const { body: journal } = await request('/__mock/journal')
  expect(journal).toMatchObject({ requests: [{ verdicts: [] }, { verdicts: [] }] })
})

test('the items of a stream of OpenAPI 3.2 are events, one of each kind', async () => {
  const { type, body } = await items.request('/ticks')
  expect(type).toBe('text/event-stream')
  expect(body).toBe('event: tick\ndata: {"count":3}\n\nevent: stop\ndata: [DONE]\n\n')
})

test('a document may have the paths of the page and of the gateway', async () => {
  const { request } = items
  expect(await request('/', { headers: { accept: 'text/html' } })).toMatchObject({ status: 200, body: 'root' })
  expect(await request('/files/a')).toMatchObject({ status: 200, body: 'file' })
  expect(await request('/__mock')).toMatchObject({ status: 200, type: expect.stringContaining('text/html') })
})

test('what is recorded from a mock is replayed by another one', async () => {
  const recording = join(testFolder(), 'shop.jsonl')
  const recorder = await testDocument(shop, '--record', served.baseUrl, '--recording', recording)
  expect((await recorder.request('/books/8', { headers: { prefer: 'example=persuasion' } })).status).toBe(200)
  await recorder.close()
  const { request } = await testDocument(shop, '--replay', recording, '--replay-only')
  expect((await request('/books/8')).body).toEqual({ id: 8, title: 'Persuasion', pages: 280 })
  expect(await request('/books')).toMatchObject({ status: 404 })
})

test('a proxy judges the traffic of a document', async () => {
  const { baseUrl, said } = await closeAfterTest(startProcess(['proxy', '--spec', shop, '--target', served.baseUrl]))
  expect((await fetch(`${baseUrl}/books`)).status).toBe(200)
  expect((await fetch(`${baseUrl}/books?limit=0`)).status).toBe(400)
  await expect.poll(() => said.out).toMatch(/#2 GET \/books .*limit: the query parameter must be at least 1/)
  expect(said.out).not.toContain('#1 GET')
})

test('operations, properties and parameters may have names that every object inherits', async () => {
  const { request } = await testDocument('test/generators/documents/names-inherited.yaml')
  for (const path of ['/__proto__/1/b', '/__proto__/1/b', '/constructor', '/constructor/1'])
    expect(await request(path)).toMatchObject({ status: 200 })
  expect(await request('/constructor', { json: {} })).toMatchObject({ status: 400 })
  expect(await request('/constructor', { json: { toString: 'a' } })).toMatchObject({ status: 201 })
  expect(await request('/union', { json: { constructor: 'toString' } })).toMatchObject({ status: 204 })
})

test('the operations of a document are served below the paths of its servers too', async () => {
  const responses = { 204: { description: 'Done.' } }
  const api = { url: '/api/{version}/', variables: { version: { default: 'v3' } } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: 'https://pets.example/v2' }, { url: 'https://pets.example' }],
    paths: { '/pets': { get: { responses } }, '/v2/cats': { servers: [api], get: { responses } } },
  }
  const file = join(testFolder(), 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const { request, summary } = await testDocument(file)
  expect(summary).toContain('They are served below /api/v3, /v2 too, as its servers say.')
  const paths = ['/pets', '/v2/pets?a=1', '/~a/v2/pets', '/api/v3/v2/cats', '/v2/cats', '/v2/v2/cats']
  for (const path of paths) expect([path, (await request(path)).status]).toEqual([path, 204])
  for (const path of ['/v2', '/v2pets', '/v1/pets', '/cats', '/v2/v2/pets', '/v2/~a/pets'])
    expect([path, (await request(path)).status]).toEqual([path, 404])
  const { body } = await request('/~a/__mock/journal')
  expect(body).toMatchObject({ requests: [{ path: '/pets', operationId: 'getPets', verdicts: [] }] })
})

test('operations and tags of the names that the control API has are those of the document', async () => {
  const answer = (name: string) =>
    `{200: {description: It., content: {application/json: {schema: {type: object}, example: {from: ${name}}}}}}`
  const spec = `
openapi: 3.1.0
info: {title: Names, version: '1'}
paths:
  /jobs: {get: {operationId: listTasks, tags: [control], responses: ${answer('jobs')}}}
  /rules: {get: {operationId: listOperations, tags: [control], responses: ${answer('rules')}}}
`
  const { request } = await testDocument(writeTestFile('openapi.yaml', spec))
  for (const name of ['jobs', 'rules']) expect((await request(`/${name}`)).body).toEqual({ from: name })
  expect((await request('/__mock/tasks')).body).toEqual({ tasks: [] })
  expect(await request('/__mock/tasks/t-1')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  const operations = [{ operationId: 'listOperations' }, { operationId: 'listTasks' }]
  expect((await request('/__mock/operations')).body).toMatchObject({ operations })
})
