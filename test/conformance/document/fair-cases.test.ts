import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { isObject, tryParseJson } from '../../../runtime/json.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { writeTestFile } from '../../support/temporary-folder.ts'
import { runReported, runSuite } from '../run-suite.ts'

interface Exchange {
  readonly id: string
  readonly outcome: string
  readonly curl: string
  readonly reason?: string
}

interface JudgeOptions {
  readonly version?: string
  readonly args?: readonly string[]
  readonly components?: object
  readonly answer?: RequestListener
}

/** Judges a target, by default the mock of the document, by a document of one path whose operations are named after their methods. */
async function judge(pathItem: object, { version = '3.2.0', args = [], components = {}, answer }: JudgeOptions = {}) {
  const operations = Object.entries(pathItem).map(([method, operation]) => [
    method,
    { operationId: method, ...operation },
  ])
  const paths = { '/things/{id}': { parameters: [path], ...Object.fromEntries(operations) } }
  const document = { openapi: version, info: { title: 'T', version: '1' }, paths, components }
  const spec = writeTestFile('openapi.json', JSON.stringify(document))
  const target = answer === undefined ? 'mock' : (await closeAfterTest(startServer(answer))).url
  const { exitCode: code, printed, report } = await runReported('--spec', spec, '--target', target, ...args)
  const [{ verdicts, underivable }] = report.targets
  const failed = verdicts.filter(({ outcome }: Exchange) => outcome === 'failed')
  return {
    code,
    printed,
    failed: failed.map(({ id }: Exchange) => id) as string[],
    sent: verdicts.map(({ curl }: Exchange) => curl) as string[],
    reasons: underivable.map(({ reason }: Exchange) => reason) as string[],
  }
}

const path = { in: 'path', name: 'id', required: true, schema: { type: 'string' } }
const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } })
const ok = (content: object = {}) => ({ 200: { description: 'ok', ...content }, 400: { description: 'bad' } })
const get = (parameter: object, more: object = {}) => ({ get: { parameters: [parameter], responses: ok(), ...more } })

const user = {
  type: 'object',
  required: ['id', 'name', 'password'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    password: { type: 'string', writeOnly: true },
  },
}
const example = { name: 'Ada', password: 'long enough' }
const addUser = { post: { requestBody: { required: true, ...json(user, { example }) }, responses: ok(json(user)) } }

/** Refuses what is no user as a client sends it; `reply` is what it adds. */
const addUsers =
  (reply: object): RequestListener =>
  async (request, response) => {
    const sent = tryParseJson(Buffer.concat(await request.toArray()).toString())
    const isUser = isObject(sent) && typeof sent.name === 'string' && typeof sent.password === 'string'
    const status = request.method !== 'POST' || request.url?.includes('/no/') ? 404 : isUser ? 200 : 400
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }

test('a reply needs no write-only property, and a request has no read-only one', async () => {
  const right = await judge(addUser, { answer: addUsers({ id: 1, name: 'Ada' }) })
  expect(right.failed).toEqual([])
  expect(right.sent.some((curl) => curl.includes(JSON.stringify(example)))).toBe(true)
  expect(right.sent.filter((curl) => curl.includes('"id"'))).toEqual([])
  const wrong = await judge(addUser, { answer: addUsers({ name: 'Ada' }) })
  expect(wrong.failed).toContain('default/post/example/default')
})

const unseen = (method: string) => `${method} /things/{id}: all valid requests got 404, and no success is judged`

test.each([
  { state: 'exists', exists: true, listed: [] },
  { state: 'is missing', exists: false, listed: [unseen('DELETE'), unseen('GET')] },
])('where the record $state, the operations without a success are named, and deletes come last', async (row) => {
  let { exists } = row
  const answer: RequestListener = ({ method, url }, response) => {
    response.writeHead(exists && !url?.includes('/no/') ? 200 : 404).end()
    if (method === 'DELETE') exists = false
  }
  const responses = { ...ok(), 404: { description: 'missing' } }
  const { code, printed } = await judge({ delete: { responses }, get: { responses } }, { answer })
  expect(code).toBe(0)
  expect(printed.match(/^.*no success is judged/gm) ?? []).toEqual(row.listed)
})

const nullableText = { nullable: true, default: null, oneOf: [{ type: 'string', nullable: true }, { type: 'array' }] }
const textBody = json({ properties: { text: nullableText } }, { example: { text: null } })
const sendText = { post: { requestBody: { required: true, ...textBody }, responses: ok() } }

test.each([false, true])(
  'null is not sent where OpenAPI 3.1 knows no nullable, whether a server takes it (%s) or not',
  async (takesNull) => {
    const answer: RequestListener = async (request, response) => {
      const sent = tryParseJson(Buffer.concat(await request.toArray()).toString())
      const isValid =
        !isObject(sent) ||
        sent.text === undefined ||
        typeof sent.text === 'string' ||
        Array.isArray(sent.text) ||
        (takesNull && sent.text === null)
      const isRequest = request.method === 'POST' && !request.url?.includes('/no/')
      response.writeHead(isRequest ? (sent !== undefined && isValid ? 200 : 400) : 404).end()
    }
    expect((await judge(sendText, { answer, version: '3.1.0' })).failed).toEqual([])
  },
)

test.each(['query', 'header', 'cookie'])(
  'a credential in the %s that is declared as a parameter too is sent once',
  async (where) => {
    const securitySchemes = { key: { type: 'apiKey', in: where, name: 'key' } }
    const keyed = get(
      { in: where, name: 'key', required: true, schema: { type: 'string' } },
      { security: [{ key: [] }] },
    )
    const { code, failed, sent } = await judge(keyed, { components: { securitySchemes } })
    expect({ code, failed }).toEqual({ code: 0, failed: [] })
    expect(sent.length).toBeGreaterThan(2)
  },
)

test('a cookie with the style of OpenAPI 3.2 is written as servers read it', async () => {
  const schema = {
    type: 'object',
    required: ['n'],
    properties: { n: { type: 'integer' } },
    additionalProperties: false,
  }
  const cookie = { in: 'cookie', name: 'c', required: true, style: 'cookie', schema, example: { n: 1 } }
  const { failed, sent } = await judge(get(cookie))
  expect(failed).toEqual([])
  expect(sent.some((curl) => curl.includes("'cookie: n=1'"))).toBe(true)
})

test('a reply is compared by its own properties, whatever these are named', async () => {
  const reply = { toString: 1, valueOf: { constructor: [1] } }
  const described = { get: { responses: { 200: { description: 'ok', ...json({ const: reply }) } } } }
  const answerWith = (value: object): RequestListener => {
    return (request, response) => {
      const status = request.method === 'GET' && !request.url?.includes('/no/') ? 200 : 404
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
  }
  expect((await judge(described, { answer: answerWith(reply) })).failed).toEqual([])
  const wrong = await judge(described, { answer: answerWith({ ...reply, toString: 2 }) })
  expect(wrong.failed).toContain('default/get/example/plain')
})

test('a server that does not answer is not tested, though all operations of the document change something', async () => {
  const { url, close } = await startServer(() => {})
  await close()
  const paths = { '/users': { post: { operationId: 'add', ...addUser.post } } }
  const spec = writeTestFile(
    'openapi.json',
    JSON.stringify({ openapi: '3.2.0', info: { title: 'T', version: '1' }, paths }),
  )
  const { exitCode, err } = await runSuite(['--spec', spec, '--target', url])
  expect(err).toContain(`${url} does not answer: `)
  expect(exitCode).toBe(2)
})

test.each(['path', 'query', 'header'])('a value in the %s is no longer than servers take', async (where) => {
  const parameter = { in: where, name: 'id', required: where === 'path', schema: { type: 'string', maxLength: 5000 } }
  const { failed, sent, reasons } = await judge(get(parameter))
  expect(failed).toEqual([])
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(2000)
  expect(reasons).toContain('a value of 5000 characters is too long for a URL or a header')
})

const many = Array.from({ length: 5000 }, (_, at) => `value-${at}`)

test.each([
  [{ enum: many }, '50 of its 5000 values are sent'],
  [{ type: 'string', maxLength: 2 ** 40 }, 'a text of more than 5000000 characters is too long to send'],
  [{ type: 'array', maxItems: 2 ** 40 }, 'more than 10000 items are too many to send'],
])('of too many values, only some are sent: $1', async (schema, reason) => {
  const { failed, sent, reasons } = await judge({ post: { requestBody: json(schema), responses: ok() } })
  expect(failed).toEqual([])
  expect(sent.length).toBeLessThan(80)
  expect(reasons).toContain(reason)
})

const bytes = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
const error = json({ type: 'object', required: ['message'] })
const download = {
  get: {
    parameters: [{ in: 'header', name: 'Range', schema: { type: 'string' }, example: 'bytes=0-1' }],
    responses: { 200: { description: 'ok', ...bytes }, default: { description: 'error', ...error } },
  },
}
const sendPart =
  (isPart: (range: unknown) => boolean): RequestListener =>
  ({ url, method, headers }, response) => {
    const status = url?.includes('/no/') || method !== 'GET' ? 404 : isPart(headers.range) ? 206 : 200
    const type = status === 404 ? 'application/json' : 'application/octet-stream'
    response.writeHead(status, { 'content-type': type }).end(status === 404 ? '{"message":""}' : 'ab')
  }

test('a part is a right reply to a request with a Range, and to no other', async () => {
  expect((await judge(download)).failed).toEqual([])
  expect((await judge(download, { answer: sendPart((range) => range !== undefined) })).failed).toEqual([])
  const { failed, printed } = await judge(download, { answer: sendPart(() => true) })
  expect(failed).toContain('default/get/example/plain')
  expect(printed).toContain('expected 404 or 410 or 1XX or 2XX or 3XX to a valid request, got 206')
})

const branch = (name: string) => ({ required: [name], properties: { [name]: {} }, additionalProperties: false })
const filter = {
  in: 'query',
  name: 'filter',
  required: true,
  schema: { type: 'object', oneOf: [branch('user'), branch('email')] },
}

test('the mock takes unknown parameters beside a union of objects, and a server may refuse them', async () => {
  const document = { get: { parameters: [filter], responses: { 200: { description: 'ok' } } } }
  expect(await judge(document)).toMatchObject({ failed: [], code: 0 })
  const strict: RequestListener = ({ url, method }, response) => {
    const isRefused = !url?.includes('?user=') || url.includes('&')
    response.writeHead(method !== 'GET' || url?.includes('/no/') ? 404 : isRefused ? 400 : 200).end()
  }
  expect(await judge(document, { answer: strict })).toMatchObject({ failed: [], code: 0 })
})

test('the whole query is sent as its schema says, and what cannot be sent is not tested', async () => {
  const form = { type: 'object', required: ['a'], properties: { a: { const: 7 }, b: { type: 'boolean' } } }
  const whole = (content: object) => ({ in: 'querystring', name: 'all', required: true, content })
  const fields = whole({ 'application/x-www-form-urlencoded': { schema: form } })
  const trace = { trace: { responses: ok() } }
  const { failed, sent, printed } = await judge({ ...get(fields), ...trace })
  expect(failed).toEqual([])
  expect(sent.some((curl) => /\?a=7&b=(true|false)'/.test(curl))).toBe(true)
  expect(printed).toContain('TRACE /things/{id}: the fetch of Node sends no TRACE request')
  const text = await judge(get(whole({ 'text/plain': { schema: { type: 'string' } } })))
  expect(text.printed).toContain('GET /things/{id}: its query is not described as an object in a form')
})

test('a placeholder of the suite in a document is sent as it is', async () => {
  const value = '$'.concat('{callback}')
  const { sent } = await judge({
    post: { requestBody: json({ type: 'object' }, { example: { value } }), responses: ok() },
  })
  expect(sent.some((curl) => curl.includes(JSON.stringify({ value })))).toBe(true)
})

test('HEAD has no body to judge, and an upgrade of the connection is not tested', async () => {
  const responses = { 200: { description: 'ok', ...json({ type: 'object' }) }, 400: { description: 'bad', ...error } }
  const upgrade = { responses: { 101: { description: 'upgraded' }, 400: { description: 'bad' } } }
  const parameters = [{ in: 'query', name: 'q', required: true, schema: { type: 'string' } }]
  const { failed, printed } = await judge({ head: { parameters, responses }, post: upgrade })
  expect(failed).toEqual([])
  expect(printed).toContain('POST /things/{id}: its reply is an interim response')
})

test('forms have no null, and headers have a name', async () => {
  const properties = { size: { type: 'string', nullable: true, enum: [null, 'large'], default: null } }
  const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } }
  const { failed, sent } = await judge(
    {
      post: { parameters: [{ in: 'header', name: '', schema: {} }], requestBody: { content }, responses: ok() },
    },
    { version: '3.0.3' },
  )
  expect(failed).toEqual([])
  expect(sent.filter((curl) => curl.includes('null'))).toEqual([])
})

test('only what the options leave is planned, and a line says how far the run is', async () => {
  const pattern = { type: 'string', maxLength: 2 ** 40 }
  const post = { requestBody: json(pattern), responses: ok() }
  const document = { ...get({ in: 'query', name: 'q', schema: { enum: ['a'] } }), post }
  const { sent, reasons, printed } = await judge(document, { args: ['--only', '*/get/parameter'] })
  expect(sent.every((curl) => curl.includes('-X GET'))).toBe(true)
  expect(reasons).toEqual([])
  expect(printed).toContain('mock  0 cases, operation 1 of 1\n')
  // The first request asks whether the target answers.
  const few = await judge(document, { args: ['--max-requests', '4'] })
  expect(few.sent.filter((curl) => curl !== '').length).toBe(3)
  expect(few.sent.length).toBeLessThan(10)
  expect(few.printed).toContain('--max-requests was reached: not all cases were sent.')
})
