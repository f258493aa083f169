import { beforeEach, expect, test } from 'vitest'
import { closeAfterAll } from '../../support/close-after.ts'
import { json, startRecordingServer } from '../../support/recording-server.ts'
import { sharedFolder, writeTestFile } from '../../support/temporary-folder.ts'
import { serveDocument } from './serve-document.ts'

const spec = `
openapi: 3.1.0
info: {title: Streams, version: '1'}
paths:
  /streams/{id}:
    post:
      operationId: open
      parameters:
        - {in: path, name: id, required: true, schema: {type: string}}
        - {in: query, name: of, schema: {type: string}}
      requestBody: {content: {application/json: {schema: {type: object, properties: {url: {type: string}, status: {type: string}}}}}}
      responses: {'201': {description: Open., content: {application/json: {schema: {type: object}, example: {key: k1}}}}}
      callbacks:
        data:
          '{$request.body#/url}/{$request.path.id}/{$response.body#/key}?of={$request.query.of}&by={$request.header.X-By}':
            post: {requestBody: {$ref: '#/components/requestBodies/Data'}, responses: {'204': {description: Read.}}}
        status:
          $request.body#/status:
            post:
              requestBody: {content: {application/json: {example: {open: true}}}}
              responses: {'204': {description: Read.}}
components:
  requestBodies: {Data: {content: {application/json: {schema: {$ref: '#/components/schemas/Data'}}}}}
  schemas:
    Data:
      type: object
      required: [at, id]
      properties: {at: {type: integer, minimum: 5, maximum: 5}, id: {type: integer, readOnly: true}}
`
const mock = await closeAfterAll(serveDocument(writeTestFile('openapi.yaml', spec, sharedFolder()), '--speed', '0'))
const receiver = await closeAfterAll(startRecordingServer(json({})))
beforeEach(() => void receiver.received.splice(0))

const open = (body: unknown, query = '?of=a') =>
  mock.request(`/streams/s1${query}`, { json: body, headers: { 'x-by': 'me' } })
const readLastAttempt = async () => (await mock.request('/__mock/callbacks?limit=1')).body

test('a callback is sent to the address of the request, with a sample of its schema, and is in the log', async () => {
  expect((await open({ url: receiver.url })).status).toBe(201)
  await expect
    .poll(() => receiver.received)
    .toMatchObject([
      { method: 'POST', url: '/s1/k1?of=a&by=me', body: '{"at":5}', headers: { 'content-type': 'application/json' } },
    ])
  await expect
    .poll(readLastAttempt)
    .toMatchObject({ callbacks: [{ subject: 'open data', outcome: 'delivered', body: { at: 5 } }] })
})

test('of two callbacks each has its own address and body', async () => {
  await open({ url: receiver.url, status: `${receiver.url}/status` })
  await expect
    .poll(() => receiver.received.map(({ url, body }) => `${url} ${body}`).sort())
    .toEqual(['/s1/k1?of=a&by=me {"at":5}', '/status {"open":true}'])
})

test('an address on another machine is refused', async () => {
  await open({ url: 'http://192.0.2.1' })
  await expect.poll(readLastAttempt).toMatchObject({ callbacks: [{ outcome: 'refused' }] })
})

test('nothing is sent without an address, or when the request is refused', async () => {
  expect((await open({ url: receiver.url }, '')).status).toBe(201)
  expect((await open({ url: 5 })).status).toBe(400)
  await open({ status: `${receiver.url}/last` })
  await expect.poll(() => receiver.received.map(({ url }) => url)).toEqual(['/last'])
  expect(await readLastAttempt()).toMatchObject({ callbacks: [{ subject: 'open status' }] })
})
