import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMock, type InProcessOptions } from 'gatewright'
import { describe, expect, test } from 'vitest'
import { writeRecording } from '../proxy/recording/written-recording.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'
import { readReply } from './document/serve-document.ts'
import { readText, sharedMockInProcess, testMockInProcess } from './serve-mock.ts'

const shopFile = 'test/mock/document/shop.yaml'
const bookshopFile = 'test/golden/bookshop/openapi.yaml'
const book = '/books/9780000000002'

// Both documents have `listBooks` and `getBook`.
const [gateway, shop, bookshop] = await Promise.all([
  sharedMockInProcess(),
  sharedMockInProcess({ spec: shopFile }),
  sharedMockInProcess({ spec: bookshopFile }),
])

const prefer = (value: string) => ({ headers: { prefer: value } })

test('mocks of two documents and of the gateway answer side by side in one process', async () => {
  const input = { model: 'gw-text-large', input: 'sim:echo Hello' }
  const [text, list, shopBook, bookshopBook] = await Promise.all([
    readText(gateway.request('/v1/responses', { json: input })),
    shop.request('/books').then(readReply),
    shop.request('/books/9').then(readReply),
    bookshop.request(book).then(readReply),
  ])
  expect(text).toContain('Hello')
  expect(list.body).toEqual([{ id: 7, title: 'Emma' }])
  expect(shopBook.body).toEqual({ id: 7, title: 'Emma', pages: 474 })
  expect(bookshopBook.body).toEqual({ isbn: '9780000000002', title: 'A novel', of: null })
  expect((await gateway.request('/books')).status).toBe(404)
  expect((await shop.request('/v1/models')).status).toBe(404)
})

test('each mock refuses requests by its contract, with the errors of that contract', async () => {
  expect(await readReply(await shop.request('/books?limit=0'))).toMatchObject({
    status: 400,
    body: { code: 400, message: 'limit: the query parameter must be at least 1, got 0' },
  })
  expect((await bookshop.request('/books?limit=0&key=any')).status).toBe(200)
  expect((await bookshop.request('/books?limit=51&key=any')).status).toBe(400)
  expect((await shop.request('/books?limit=51')).status).toBe(200)
})

test('each mock stores what is created there, and judges its journal by its contract', async () => {
  const { sandbox, key } = shop
  const alice = sandbox('alice')
  const { body } = await readReply(
    await alice.fetch(`${alice.baseUrl}/books`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Ulysses' }),
    }),
  )
  expect(body).toMatchObject({ title: 'Ulysses' })
  expect((await readReply(await alice.fetch(`${alice.baseUrl}/books`))).body).toContainEqual(body)
  const { requests } = await alice.control.listRequests()
  expect(requests.map(({ operationId, verdicts }) => ({ operationId, verdicts }))).toEqual([
    { operationId: 'addBook', verdicts: [] },
    { operationId: 'listBooks', verdicts: [] },
  ])
  await alice.close()
  const { requests: others } = await bookshop.control.listRequests()
  expect(others.map(({ operationId }) => operationId)).not.toContain('addBook')
})

describe('the controls of a mock know its contract alone:', () => {
  test('scenarios', async () => {
    const text = 'scenarios: [{ name: a, match: { operation: getBook }, answer: { example: persuasion } }]'
    await shop.control.addScenarios({ text })
    expect((await readReply(await shop.request('/books/9'))).body).toMatchObject({ title: 'Persuasion' })
    expect((await readReply(await bookshop.request(book))).body).toMatchObject({ title: 'A novel' })
    await expect(bookshop.control.addScenarios({ text })).rejects.toThrow(
      'unknown example `persuasion` of `getBook`; known: novel, no-book.',
    )
    await expect(gateway.control.addScenarios({ text })).rejects.toThrow('getBook')
    await shop.control.resetScenarios()
  })

  test('faults', async () => {
    await shop.control.addFault('status:404:operation=getBook:times=1')
    expect(await readReply(await shop.request('/books/9'))).toMatchObject({
      status: 404,
      body: { message: 'No such book.' },
    })
    await expect(shop.control.addFault('books/close-missing')).rejects.toThrow('unknown stream `books/close-missing`')
    await expect(gateway.control.addFault('status:404:operation=getBook')).rejects.toThrow('match.operation')
    await bookshop.control.addFault('books/close-missing:times=1')
    const stream = await bookshop.request(`${book}:read?key=any`, { json: { aloud: true } })
    expect((await stream.text()).match(/^event: \w+/gm)).toEqual(['event: page', 'event: page'])
  })

  test('preferences', async () => {
    expect((await readReply(await shop.request('/books/9', prefer('example=persuasion')))).body).toMatchObject({
      id: 8,
    })
    expect((await bookshop.request(book, prefer('example=persuasion'))).status).toBe(400)
    expect((await shop.request('/books/9', prefer('code=410'))).status).toBe(410)
  })

  test('the page and its documents', async () => {
    const read = async (mock: typeof shop, name: string) => (await mock.request(`/__mock/${name}`)).json()
    expect(await read(shop, 'openapi.json')).toMatchObject({ info: { title: 'Shop' } })
    expect(await read(bookshop, 'openapi.json')).toMatchObject({ info: { title: 'Bookshop' } })
    expect(await read(bookshop, 'contract.json')).toMatchObject({ hasModels: false, firstPath: '/orders.csv' })
    expect(await read(gateway, 'contract.json')).toMatchObject({ hasModels: true })
    expect((await shop.request('/__mock')).headers.get('content-type')).toContain('text/html')
  })

  test('the clock', async () => {
    await shop.control.changeClock({ speed: 1, stopped: true })
    const slow = shop.request('/books/9', prefer('wait=60'))
    expect((await bookshop.request(book, prefer('wait=60'))).status).toBe(200)
    await expect.poll(async () => (await shop.control.getState()).counts.running).toBe(1)
    await shop.control.changeClock({ advanceMs: 60_000 })
    expect((await slow).status).toBe(200)
    await shop.control.changeClock({ stopped: false, speed: 0 })
  })
})

test('a mock of a document takes the options of the command', async () => {
  const options: InProcessOptions = { spec: shopFile, keys: ['sk-own'], strict: true, journal: false }
  const mock = await testMockInProcess({
    ...options,
    stateless: true,
    dynamic: true,
    faults: ['status:503:skip=1:operation=listBooks'],
  })
  const first = await readReply(await mock.request('/books/9'))
  expect(first).toMatchObject({ status: 200, body: { title: expect.any(String) } })
  expect(first.body).not.toMatchObject({ title: 'Emma' })
  const refused = await mock.request('/books', { json: { title: 'A' }, headers: { authorization: 'Bearer any' } })
  expect(refused.status).toBe(401)
  expect((await mock.request('/books', { json: { title: 'A' } })).status).toBe(201)
  expect((await mock.request('/books')).status).toBe(200)
  expect((await mock.request('/books')).status).toBe(503)
})

test('a mock of a document replays a recording', async () => {
  const request = { method: 'GET', path: '/books/8' }
  const reply = { status: 200, body: { json: { id: 8, title: 'Persuasion' } } }
  const path = writeRecording([{ request, reply }])
  const mock = await testMockInProcess({ spec: shopFile, replay: { path, only: true } })
  expect((await readReply(await mock.request('/books/8'))).body).toEqual({ id: 8, title: 'Persuasion' })
  expect((await mock.request('/books')).status).toBe(404)
})

test('a document may refer to files outside its folder only if that is allowed', async () => {
  const folder = testFolder()
  const spec = join(folder, 'inner/openapi.yaml')
  mkdirSync(join(folder, 'inner'))
  const schema = `{ $ref: '../name.yaml' }`
  const content = `content: { application/json: { schema: ${schema} } }`
  const responses = `responses: { '200': { description: A name., ${content} } }`
  writeFileSync(join(folder, 'name.yaml'), 'type: string\nexample: Emma\n')
  writeFileSync(
    spec,
    `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /name: { get: { operationId: getName, security: [], ${responses} } } }\n`,
  )
  await expect(createMock({ spec })).rejects.toThrow('outside-ref')
  const { request } = await testMockInProcess({ spec, allowOutside: true })
  expect((await readReply(await request('/name'))).body).toBe('Emma')
})

describe('an error of a document', () => {
  test.each([
    ['no document', 'none.yaml', /none\.yaml cannot be read: no such file/],
    ['a broken one', 'openapi: 3.1.0\npaths: [', /^\S+openapi\.yaml:2:9 /],
    [
      'an invalid one',
      'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: 7 }',
      /^\S+openapi\.yaml:3:\d+ openapi-invalid/,
    ],
    [
      'one without operations',
      'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}',
      /has no operations: there is nothing to mock/,
    ],
  ])('is one error with file and line: %s', async (_, text, message) => {
    const spec = text.endsWith('.yaml') ? text : writeTestFile('openapi.yaml', text)
    await expect(createMock({ spec })).rejects.toThrow(message)
  })

  test.each<[InProcessOptions, string]>([
    [
      { spec: shopFile, edition: 'open' },
      'createMock: edition is an option of the gateway; a mock of another document has no models.',
    ],
    [{ dynamic: true }, 'createMock: dynamic needs `spec`, the path of an OpenAPI document.'],
    [{ allowOutside: true }, 'createMock: allowOutside needs `spec`, the path of an OpenAPI document.'],
    [
      { spec: shopFile, faults: ['status:500:operation=createResponse'] },
      'createMock: faults[0]: match.operation: unknown operation `createResponse`; known: addBook, ',
    ],
    [{ spec: shopFile, scenarios: [{ name: 'a', answer: { text: 'a' } }] }, 'does not answer with the text of a model'],
  ])('is named: options %j', (options, message) => expect(createMock(options)).rejects.toThrow(message))
})
