import { expect, test } from 'vitest'
import { closeAfterAll } from '../../support/close-after.ts'
import { type ServedDocument, serveDocument } from './serve-document.ts'

const shop = await closeAfterAll(serveDocument('test/mock/document/shop.yaml', '--speed', '0'))

const ask = async (...args: Parameters<ServedDocument['request']>) => {
  const { status, body } = await shop.request(...args)
  return { status, body }
}
const prefer = (value: string) => ({ headers: { prefer: value } })

test('the start-up summary names the document and a request', () => {
  expect(shop.summary).toEqual(['Shop: 12 operations of test/mock/document/shop.yaml, such as GET /healthz'])
})

test('examples are replies, and samples where there are none', async () => {
  expect(await ask('/books')).toEqual({ status: 200, body: [{ id: 7, title: 'Emma' }] })
  expect(await ask('/books/9')).toEqual({ status: 200, body: { id: 7, title: 'Emma', pages: 474 } })
  const reviews = await ask('/books/9/reviews')
  const review = { id: expect.any(String), stars: expect.any(Number) }
  expect(reviews).toEqual({ status: 200, body: { data: [review, review, review], total: expect.any(Number) } })
})

test('wrong requests are refused in the declared error schema', async () => {
  const limit = 'limit: the query parameter must be at least 1, got 0'
  expect(await ask('/books?limit=0')).toEqual({ status: 400, body: { message: limit, code: 400 } })
  const title = 'title: must have at least 1 character, has 0'
  expect(await ask('/books', { json: { title: '' } })).toEqual({ status: 400, body: { message: title, code: 400 } })
})

test('a key is required where the document requires it, and any key is accepted', async () => {
  const refused = await ask('/~keys/books', { json: { title: 'A' }, headers: { authorization: '' } })
  expect(refused).toEqual({ status: 401, body: { message: expect.any(String), code: 401 } })
  expect((await ask('/~keys/books', { json: { title: 'A' } })).status).toBe(201)
})

test('a request may prefer an example', async () => {
  expect((await ask('/books/7', prefer('example=persuasion'))).body).toEqual({ id: 8, title: 'Persuasion', pages: 280 })
  expect(await ask('/books/7/reviews', prefer('code=404'))).toMatchObject({ status: 400 })
})

test('a preferred reply without a body has its declared headers and no media type', async () => {
  const { status, headers } = await shop.request('/books/7', prefer('code=410'))
  expect([status, headers.get('x-shelf'), headers.get('content-type')]).toEqual([410, 'closed', null])
})

test.each([
  ['/books/7', 404, { message: 'No such book.', code: 404 }],
  ['/books', 404, { message: 'Not Found', code: 404 }],
  ['/books', 500, { message: 'Internal Server Error', code: 500 }],
  ['/books', 503, { message: 'Service Unavailable', code: 503 }],
  ['/books', 409, { message: expect.any(String), code: expect.any(Number) }],
  [
    '/books/7',
    500,
    { type: 'about:blank', title: 'Internal Server Error', status: 500, detail: 'Internal Server Error' },
  ],
])(
  '%s: an injected status %i gives the declared error, or problem details; a preferred one must be declared',
  async (path, status, body) => {
    const preferences = [`fault=status:${status}`, ...(status === 500 ? [] : [`code=${status}`])]
    for (const preference of preferences) expect(await ask(path, prefer(preference))).toEqual({ status, body })
  },
)

test.each([
  ['preferred', '/~gone/books/7', 'code=204, dynamic=false'],
  ['altered by a fault', '/~gone/books/8', 'fault=corrupt:0'],
])('a reply of status 204 that is %s has neither a length nor a media type', async (_, path, preference) => {
  const { status, headers } = await shop.request(path, { method: 'DELETE', ...prefer(preference) })
  expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([204, null, null])
})

test('what is created can be listed, read, changed and deleted', async () => {
  const made = await ask('/~alice/books', { json: { title: 'Ulysses', pages: 732 } })
  const other = await ask('/~alice/books', { json: { title: 'Dubliners' } })
  expect([made.status, made.body]).toEqual([201, { id: expect.any(Number), title: 'Ulysses', pages: 732 }])
  const { id } = made.body as { id: number }
  expect((await ask('/~alice/books')).body).toEqual([made.body, other.body])
  expect(await ask(`/~alice/books/${id}`)).toEqual({ status: 200, body: made.body })
  const patched = await ask(`/~alice/books/${id}`, { json: { pages: 5 }, method: 'PATCH' })
  expect(patched).toEqual({ status: 200, body: { id, title: 'Ulysses', pages: 5 } })
  expect((await ask(`/~alice/books/${id}`)).body).toEqual(patched.body)
  const replaced = await ask(`/~alice/books/${id}`, { json: { title: 'Exiles' }, method: 'PUT' })
  expect(replaced.body).toEqual({ id, title: 'Exiles' })
  expect((await ask(`/~alice/books/${id}`)).body).toEqual(replaced.body)
  expect(await ask(`/~alice/books/${id}`, { method: 'DELETE' })).toEqual({ status: 204, body: '' })
  expect(await ask(`/~alice/books/${id}`)).toMatchObject({ status: 404, body: { code: 404 } })
  expect((await ask('/~alice/books')).body).toEqual([other.body])
  expect((await ask('/~bob/books')).body).toEqual([{ id: 7, title: 'Emma' }])
})

test('once an item is created, an id that none has is the declared 404', async () => {
  expect((await ask('/~eve/books/9')).status).toBe(200)
  await ask('/~eve/books', { json: { title: 'Ulysses' } })
  const unknown = { status: 404, body: { message: 'There is no 9.', code: 404 } }
  expect(await ask('/~eve/books/9')).toEqual(unknown)
  expect(await ask('/~eve/books/9', { json: { pages: 5 }, method: 'PATCH' })).toEqual(unknown)
  expect(await ask('/~eve/books/9', { method: 'DELETE' })).toEqual(unknown)
})

test('reset clears a sandbox', async () => {
  await ask('/~carol/books', { json: { title: 'Ulysses' } })
  expect((await ask('/~carol/books')).body).toMatchObject([{ title: 'Ulysses' }])
  expect((await ask('/~carol/__mock/reset', { method: 'POST' })).status).toBeLessThan(300)
  expect((await ask('/~carol/books')).body).toEqual([{ id: 7, title: 'Emma' }])
})

test('a collection within an item belongs to the item', async () => {
  const made = await ask('/~dora/books/1/reviews', { json: { stars: 4 } })
  expect(made.body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), stars: 4 })
  const { id } = made.body as { id: string }
  expect((await ask(`/~dora/books/1/reviews/${id}`)).body).toEqual(made.body)
  expect((await ask('/~dora/books/1/reviews')).body).toMatchObject({ data: [made.body] })
  expect((await ask('/~dora/books/2/reviews')).body).not.toMatchObject({ data: [made.body] })
})

test('a path of the document is served as declared, also where other mocks report their health', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: { shelves: 3 } })
  expect((await ask('/healthz', { headers: { authorization: '' } })).status).toBe(401)
  expect((await ask('/readyz')).body).toEqual({ status: 'ready' })
})

test('no reply has what only clients send', async () => {
  const json = { title: 'Emma', pages: 474, pin: '1234', sellers: [{ name: 'Ann', password: 'secret' }] }
  const sellers = [{ name: 'Ann' }]
  const { body } = await ask('/~erin/books', { json })
  expect(body).toEqual({ id: expect.any(Number), title: 'Emma', pages: 474, sellers })
  const path = `/~erin/books/${(body as { id: number }).id}`
  const other = { id: expect.any(Number), title: 'Ulysses', pages: 474, sellers }
  expect((await ask(path, { method: 'PUT', json: { ...json, title: 'Ulysses' } })).body).toEqual(other)
  expect((await ask(path)).body).toEqual(other)
  expect((await ask('/~erin/books')).body).toEqual([other])
})

const pages = 'event: page\ndata: {"text": "Once upon a time"}\n\nevent: page\ndata: {"text": "there was a shop."}\n\n'

test('an operation with JSON and events sends what the request asks for', async () => {
  const text = '/books/7/text'
  const send = (init: Parameters<ServedDocument['request']>[1]) => shop.request(text, { method: 'POST', ...init })
  expect(await send({})).toMatchObject({ type: 'application/json' })
  expect(await send({ headers: { accept: '*/*' } })).toMatchObject({ type: 'application/json' })
  expect(await send({ headers: { accept: 'text/event-stream' } })).toMatchObject({
    type: 'text/event-stream',
    body: pages,
  })
  expect(await send({ json: { stream: true } })).toMatchObject({ type: 'text/event-stream', body: pages })
  expect(await send({ json: { stream: false } })).toMatchObject({ type: 'application/json' })
  expect(await send(prefer('example=short'))).toMatchObject({ type: 'text/event-stream', body: pages })
  const accept = 'text/event-stream;q=0.1, application/json'
  expect(await send({ headers: { accept } })).toMatchObject({ type: 'application/json' })
})

test('the events of an example are sent one by one', async () => {
  const reply = await fetch(`${shop.baseUrl}/sales`)
  const chunks: string[] = []
  for await (const chunk of reply.body ?? []) chunks.push(Buffer.from(chunk).toString())
  expect(chunks.join('')).toBe('data: {"sold": 1}\n\ndata: {"sold": 2}\n\n')
})

test('the journal judges requests by the document', async () => {
  await ask('/~judge/books?limit=0')
  await ask('/~judge/books/7')
  const { body } = await shop.request('/~judge/__mock/journal')
  expect(body).toMatchObject({
    requests: [
      { path: '/books?limit=0', operationId: 'listBooks', status: 400, verdicts: [{ by: 'client' }] },
      { operationId: 'getBook', status: 200, verdicts: [], reply: { id: 7, title: 'Emma', pages: 474 } },
    ],
  })
})

test('scenarios answer with examples, statuses and errors', async () => {
  const set = (operation: string, answer: unknown) => ({ name: operation, match: { operation }, answer })
  const scenarios = [
    set('getBook', { example: 'persuasion' }),
    set('listBooks', { status: 418 }),
    set('removeBook', { error: 'not-found' }),
    { name: 'late', match: { operation: 'addBook' }, timing: { delayMs: 1 } },
  ]
  const reply = await shop.request('/~play/__mock/scenarios', { method: 'PUT', json: { scenarios } })
  expect(reply).toMatchObject({ status: 200 })
  expect((await ask('/~play/books/7')).body).toEqual({ id: 8, title: 'Persuasion', pages: 280 })
  expect((await ask('/~play/books')).status).toBe(418)
  expect((await ask('/~play/books', { json: { title: 'Ulysses' } })).status).toBe(201)
  expect(await ask('/~play/books/7', { method: 'DELETE' })).toMatchObject({ status: 404, body: { code: 404 } })
})
