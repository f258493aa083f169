import { describe, expect, test } from 'vitest'
import { createClient } from '../../../runtime/client/client.ts'
import { fromAsync } from '../../../runtime/es2024.ts'

/** Calls as a caller without types makes them. */
type Calls = Readonly<Record<string, (path: string, options?: object) => Promise<Record<string, unknown>>>>

function connect(answer: (request: Request) => Response | Promise<Response>, options: object = {}): Calls {
  const fetch = (url: string, init: RequestInit) => {
    const half = { ...init, duplex: 'half' } as RequestInit
    return Promise.resolve(answer(new Request(url, half)))
  }
  const client: object = createClient({ baseUrl: 'http://api.test/', fetch, ...options })
  return client as Calls
}

/** What is sent for a call. */
async function send(method: string, path: string, options: object): Promise<Request> {
  const requests: Request[] = []
  const client = connect((request) => {
    requests.push(request)
    return new Response()
  })
  await client[method]?.(path, options)
  const [request] = requests
  if (!request) throw new Error('nothing was sent')
  return request
}

test.each<[path: string, params: object, url: string]>([
  ['/a/{id}', { path: { id: 'x y/z' } }, '/a/x%20y%2Fz'],
  ['/a/{id}:run', { path: { id: 1 } }, '/a/1:run'],
  ['/a/{ids}', { path: { ids: [1, 2] } }, '/a/1,2'],
  ['/a', { query: { q: 'a&b', limit: 2, all: true, none: undefined } }, '/a?q=a%26b&limit=2&all=true'],
  ['/a', { query: { tag: ['a', 'b'] } }, '/a?tag=a&tag=b'],
  ['/a', { query: { filter: { name: 'a', no: [1, 2] } } }, '/a?filter%5Bname%5D=a&filter%5Bno%5D=1&filter%5Bno%5D=2'],
  ['/a', {}, '/a'],
])('%s with %j is sent to %s', async (path, params, url) => {
  expect((await send('GET', path, { params })).url).toBe(`http://api.test${url}`)
})

test('a path parameter that is missing is an error, and one of Object.prototype is missing', async () => {
  const client = connect(() => new Response())
  const message = 'The path /a/{constructor} needs params.path.constructor.'
  await expect(client.GET?.('/a/{constructor}')).rejects.toThrow(message)
})

test('headers of the client, of parameters and of a call are sent; the later replace the earlier', async () => {
  const headers = () => Promise.resolve({ authorization: 'Bearer a', 'x-all': 1, 'x-late': 'a' })
  const client = connect(({ headers }) => Response.json(Object.fromEntries(headers)), { headers })
  const params = { header: { 'X-One': 'b', 'x-late': 'b', none: undefined }, cookie: { a: '1;', b: 2 } }
  const reply = await client.POST?.('/a', { params, accept: 'text/plain', headers: new Headers({ 'x-late': 'c' }) })
  const sent = { accept: 'text/plain', authorization: 'Bearer a', cookie: 'a=1%3B; b=2' }
  expect(reply?.data).toEqual({ ...sent, 'x-all': '1', 'x-late': 'c', 'x-one': 'b' })
})

const patch = 'application/merge-patch+json'
const form = 'application/x-www-form-urlencoded'

test.each<[what: string, options: object, type: string | null, text: string]>([
  ['an object', { body: { a: 1 } }, 'application/json', '{"a":1}'],
  ['a string', { body: 'a' }, 'application/json', '"a"'],
  ['null', { body: null }, 'application/json', 'null'],
  ['an object of another JSON', { body: {}, contentType: patch }, patch, '{}'],
  ['a text', { body: 'a', contentType: 'text/plain' }, 'text/plain', 'a'],
  ['a form', { body: { a: [1, 2], b: { c: 3 } }, contentType: form }, form, 'a=1&a=2&b=%7B%22c%22%3A3%7D'],
  ['bytes', { body: new Uint8Array([97]), contentType: 'video/mp4' }, 'video/mp4', 'a'],
  ['a blob', { body: new Blob(['a'], { type: 'image/png' }) }, 'image/png', 'a'],
  ['nothing', {}, null, ''],
])('%s is sent by its media type', async (_, options, type, text) => {
  const request = await send('POST', '/a', options)
  expect(request.headers.get('content-type')).toBe(type)
  expect(await request.text()).toBe(text)
})

test('a multipart form has its files and fields, as an object and as FormData', async () => {
  const body = { file: new File(['a'], 'a.txt'), tags: ['x', 'y'], size: 2, none: undefined }
  const form = await (await send('POST', '/a', { body, contentType: 'multipart/form-data' })).formData()
  expect([...form.keys()]).toEqual(['file', 'tags', 'tags', 'size'])
  expect(form.get('file')).toMatchObject({ name: 'a.txt' })
  const same = await (await send('POST', '/a', { body: form, contentType: 'multipart/form-data' })).formData()
  expect([...same.keys()]).toEqual([...form.keys()])
})

test.each<[type: string, status: number, body: string | null, expected: object]>([
  ['application/json', 200, '{"a":1}', { data: { a: 1 } }],
  ['application/problem+json; charset=utf-8', 404, '{"a":1}', { error: { a: 1 } }],
  ['application/json', 502, '<html>', { error: '<html>' }],
  ['application/json', 200, '', { data: undefined }],
  ['text/plain', 200, 'a', { data: 'a' }],
  ['application/json', 204, null, { data: undefined }],
])('a reply of %s with status %d and %j', async (type, status, body, expected) => {
  const client = connect(() => new Response(body, { status, headers: { 'content-type': type } }))
  const reply = await client.GET?.('/a')
  expect(reply).toEqual({ ...expected, status, response: expect.any(Response) })
})

test('other media types are blobs; a call can ask for another form', async () => {
  const client = connect(() => new Response('ab', { headers: { 'content-type': 'video/mp4' } }))
  const { data } = (await client.GET?.('/a')) ?? {}
  expect(data).toMatchObject({ size: 2, type: 'video/mp4' })
  expect(await client.GET?.('/a', { parseAs: 'text' })).toMatchObject({ data: 'ab' })
  expect(await client.GET?.('/a', { parseAs: 'stream' })).toMatchObject({ data: expect.any(ReadableStream) })
})

/** A body that arrives in chunks of this size, and what happens to it. */
function streamText(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  const state = { sent: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (state.sent >= bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(state.sent, state.sent + size))
        state.sent += size
      },
      cancel: () => {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, state }
}

async function receive(type: string, body: ReadableStream): Promise<AsyncIterable<unknown>> {
  const client = connect(() => new Response(body, { headers: { 'content-type': type } }))
  const reply = await client.GET?.('/a')
  return reply?.data as AsyncIterable<unknown>
}

test.each([
  ['a line', 'data: ', 'x'],
  ['an event of many lines', '', `data: ${'x'.repeat(1000)}\n`],
])('%s without an end is an error', async (_, start, rest) => {
  const megabyte = new TextEncoder().encode(rest.repeat(Math.ceil(2 ** 20 / rest.length)))
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(megabyte)
  const begin = (controller: ReadableStreamDefaultController) => controller.enqueue(new TextEncoder().encode(start))
  const events = await receive('text/event-stream', new ReadableStream({ start: begin, pull }))
  const read = async () => {
    for await (const _ of events);
  }
  await expect(read()).rejects.toThrow('An item of the stream is longer than')
})

describe.each([1, 3, 1000])('in chunks of %d bytes', (size) => {
  test.each<[what: string, type: string, text: string, items: readonly unknown[]]>([
    [
      'events',
      'text/event-stream; charset=utf-8',
      'event: a\ndata: {"é":"😀"}\nid: 7\n\n: comment\n\ndata: x\ndata:  y\nretry: 5\n\n',
      [
        { event: 'a', data: { é: '😀' }, id: '7' },
        { event: undefined, data: 'x\n y', id: undefined, retry: 5 },
      ],
    ],
    [
      'events with CR LF',
      'text/event-stream',
      'event: a\r\ndata: [1]\r\n\r\ndata: {no\r\n\r\n',
      [{ event: 'a', data: [1] }, { data: '{no' }],
    ],
    ['events with CR', 'text/event-stream', 'data: a\rdata: b\r\rdata\r\r', [{ data: 'a\nb' }, { data: '' }]],
    [
      'events to the end mark',
      'text/event-stream',
      'event: a\ndata: [DONE]\n\ndata: [DONE]\n\ndata: 2\n\n',
      [{ event: 'a', data: '[DONE]' }],
    ],
    ['an event that is cut', 'text/event-stream', 'data: 1\n\ndata: 2\n', [{ data: '1' }]],
    ['lines', 'application/jsonl', '{"a":1}\r\n"é"\r\n\n3', [{ a: 1 }, 'é', 3]],
    ['lines by another name', 'application/x-ndjson', '1\n2\n', [1, 2]],
    ['a sequence', 'application/json-seq', '\u001e{"a":\n1}\n\u001e2\n', [{ a: 1 }, 2]],
    ['nothing', 'application/jsonl', '\n', []],
  ])('%s are read', async (_, type, text, items) => {
    const received = await fromAsync(await receive(type, streamText(text, size).body))
    expect(received).toEqual(items)
  })
})

test('a line that is no JSON is an error, and the end of a loop closes the connection', async () => {
  const broken = await receive('application/jsonl', streamText('1\n{\n', 100).body)
  await expect(fromAsync(broken)).rejects.toThrow(SyntaxError)
  const { body, state } = streamText('1\n'.repeat(1000), 2)
  for await (const item of await receive('application/jsonl', body)) if (item === 1) break
  expect(state).toEqual({ sent: 2, isCancelled: true })
})

test('a signal aborts a call and a stream', async () => {
  const controller = new AbortController()
  const client = createClient<{ '/a': { get: { responses: { 200: { content: { 'application/jsonl': number } } } } } }>({
    baseUrl: 'http://api.test',
    fetch: async (_, { signal }) => {
      signal?.throwIfAborted()
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('1\n'))
          signal?.addEventListener('abort', () => stream.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/jsonl' } })
    },
  })
  const { data } = await client.GET('/a', { signal: controller.signal })
  const read = async () => {
    for await (const _ of data) controller.abort(new Error('enough'))
  }
  await expect(read()).rejects.toThrow('enough')
  await expect(client.GET('/a', { signal: controller.signal })).rejects.toThrow('enough')
})
