import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' }
import addFormats from 'ajv-formats'
import { beforeAll, expect, test } from 'vitest'
import type { components } from '../../../mock/control/generated/types/control.ts'
import { toHar } from '../../../mock/page/browser/har.ts'
import { sharedMockInProcess } from '../serve-mock.ts'

type JournalRequest = components['schemas']['JournalRequest']

const mock = await sharedMockInProcess()
const validator = addFormats.default(new Ajv({ strict: false, allErrors: true }))
validator.addMetaSchema(draft6)
const schemas = join(dirname(createRequire(import.meta.url).resolve('har-schema/package.json')), 'lib')
for (const name of readdirSync(schemas).filter((file) => file.endsWith('.json')))
  validator.addSchema(JSON.parse(readFileSync(join(schemas, name), 'utf8')))

let requests: readonly JournalRequest[]

beforeAll(async () => {
  await mock.control.resetSandbox()
  const ask = async (json: object) => (await mock.request('/v1/responses?a=1&b=%20', { json })).text()
  await ask({ model: 'gw-text-large', input: 'Hello' })
  await ask({ model: 'gw-text-large', input: 'Hello', stream: true })
  await ask({ model: 1 })
  await mock.control.addFault({ kind: 'status', status: 200, headers: { 'x-note': ['a', 'b'] }, times: 1 })
  await mock.request('/v1/models')
  const { requests: listed } = JSON.parse(await (await mock.request('/__mock/journal')).text())
  requests = await Promise.all(
    listed.map(async ({ id }: JournalRequest) => (await mock.request(`/__mock/journal/${id}`)).json()),
  )
})

const write = (list: readonly JournalRequest[]) => toHar(list, ({ path }) => `http://127.0.0.1:4010${path}`)

test('an archive of answered, streamed, refused and running requests has the schema of HAR 1.2', () => {
  expect(requests).toHaveLength(4)
  const running = { ...requests[0], ended: 'running', status: null, ms: null, reply: null } as JournalRequest
  validator.validate('har.json#', write([...requests, running]))
  expect(validator.errors).toBe(null)
  validator.validate('har.json#', { log: { version: '1.2' } })
  expect(validator.errors).not.toBe(null)
})

test('an entry has what was sent and what was answered, with the key masked', () => {
  const text = JSON.stringify(write(requests))
  expect(text).not.toContain(mock.key)
  const { log } = JSON.parse(text)
  const [newest] = log.entries.filter(({ request }: { request: { url: string } }) => request.url.endsWith('/v1/models'))
  const type = { name: 'content-type', value: 'application/json; charset=utf-8' }
  const reply = { status: 200, headers: expect.arrayContaining([type, { name: 'x-note', value: 'a, b' }]) }
  expect(newest).toMatchObject({ request: { method: 'GET', bodySize: 0 }, response: reply })
  const streamed = log.entries.find(({ response }: { response: { content: { mimeType: string } } }) =>
    response.content.mimeType.includes('event-stream'),
  )
  expect(JSON.parse(streamed.request.postData.text)).toEqual({ model: 'gw-text-large', input: 'Hello', stream: true })
  expect(streamed.request.queryString).toEqual([
    { name: 'a', value: '1' },
    { name: 'b', value: ' ' },
  ])
  expect(streamed.response.content.text).toMatch(
    /^event: response\.created\ndata: \{.*\}\n\nevent: response\.in_progress\n/,
  )
  expect(streamed.time).toBeCloseTo(streamed.timings.wait + streamed.timings.receive)
})
