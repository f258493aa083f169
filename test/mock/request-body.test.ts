import { Blob as NodeBlob } from 'node:buffer'
import { Readable } from 'node:stream'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { FormResponse } from '../../mock/form-response.ts'
import { sharedMockInProcess } from './serve-mock.ts'

const mock = await sharedMockInProcess()
const text = JSON.stringify({ model: 'gw-video-1', prompt: 'Wäves' })
const bytes = new TextEncoder().encode(text)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** As jsdom makes them before version 27: the bytes are shown by an internal object alone. */
class OldBlob {
  readonly size: number
  readonly type = 'image/png'
  readonly name = 'a\r\n".png'
  constructor(content: Buffer) {
    this.size = content.length
    Object.assign(this, { [Symbol('impl')]: { _buffer: content } })
  }
  slice(): never {
    throw new Error('not needed')
  }
}

/** As happy-dom has it: no tag, and of another class than that of Node. */
class OtherForm {
  readonly #entries: [string, unknown][] = []
  append(name: string, value: unknown): void {
    this.#entries.push([name, value])
  }
  getAll(): never {
    throw new Error('not needed')
  }
  [Symbol.iterator]() {
    return this.#entries.values()
  }
}

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', headers: { authorization: `Bearer ${mock.key}`, ...headers }, body, duplex: 'half' }
  return mock.fetch(`${mock.baseUrl}/v1/videos`, init as RequestInit)
}

const json = { 'content-type': 'application/json' }

test.each<[string, () => unknown]>([
  ['a string', () => text],
  ['bytes', () => bytes],
  ['bytes of another realm', () => runInNewContext('Uint8Array.from(bytes)', { bytes: [...bytes] })],
  ['a buffer of another realm', () => runInNewContext('Uint8Array.from(bytes).buffer', { bytes: [...bytes] })],
  ['a view', () => new DataView(bytes.slice().buffer)],
  ['a Blob', () => new Blob([text])],
  ['a File', () => new File([text], 'a.json')],
  ['a Blob of node:buffer', () => new NodeBlob([text])],
  ['a stream', () => new Blob([text]).stream()],
  ['a stream with a reader only', () => ({ getReader: () => new Blob([text]).stream().getReader() })],
  ['a stream of Node', () => Readable.from([Buffer.from(text)])],
  [
    'an async iterable of strings and bytes',
    async function* () {
      yield text.slice(0, 5)
      yield runInNewContext('Uint8Array.from(bytes)', { bytes: [...Buffer.from(text.slice(5))] })
    },
  ],
])('%s is a body', async (_, make) => {
  const reply = await send(make(), json)
  expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('video_')])
})

test.each<[string, FormData | OtherForm, unknown]>([
  ['of Node', new FormData(), new File([png], 'a.png', { type: 'image/png' })],
  ['of another realm', new OtherForm(), new OldBlob(png)],
])('a form %s is a body, its files too', async (_, form, file) => {
  form.append('model', 'gw-video-1')
  form.append('prompt', 'line\nline "Wäves"')
  form.append('input_reference', file as File)
  expect((await send(form)).status).toBe(200)
  const request = (await mock.control.listRequests()).requests.at(-1)
  expect(await mock.control.getRequest(request?.id ?? 0)).toMatchObject({ body: { prompt: 'line\r\nline "Wäves"' } })
})

test('what `fetch` makes of a form is what Node makes of it', async () => {
  const form = new FormData()
  form.append('a"\r\nb', 'x\ny')
  form.append('file', new File([png], 'ä"\n.png', { type: 'image/png' }))
  form.append('blob', new Blob(['z']))
  const split = async (reply: Response) => (await reply.text()).split(/-*form(?:data-undici)?-[\w-]+/).join('=')
  const [ours, theirs] = [new FormResponse({ ...spread(form) } as never), new Response(form)]
  expect(await split(ours)).toBe(await split(theirs))
})

/** The methods of a form, without its class. */
function spread(form: FormData): object {
  return { append: () => {}, getAll: () => {}, [Symbol.iterator]: () => form[Symbol.iterator]() }
}

test.each<[unknown, string]>([
  ['text', 'text/plain;charset=UTF-8'],
  [new URLSearchParams({ a: '1' }), 'application/x-www-form-urlencoded;charset=UTF-8'],
  [new Blob(['x'], { type: 'image/gif' }), 'image/gif'],
])('%o has its media type unless one is stated', async (body, type) => {
  const reply = await send(body)
  expect([reply.status, await reply.text()]).toEqual([415, expect.stringContaining(`got ${type}`)])
})

test('a Request with a body is sent, and its init goes before', async () => {
  const headers = { authorization: `Bearer ${mock.key}`, ...json }
  const request = () => new Request('http://any.example/v1/videos', { method: 'POST', headers, body: text })
  expect((await mock.fetch(request())).status).toBe(200)
  expect((await mock.fetch(request(), { body: '{}' })).status).toBe(400)
})

test('a relative URL is one of the page, and else refused as `fetch` refuses it', async () => {
  const headers = { authorization: `Bearer ${mock.key}` }
  for (const send of [mock.fetch, fetch])
    await expect(send('/v1/models', { headers })).rejects.toThrow('Failed to parse URL from /v1/models')
  vi.stubGlobal('location', new URL('http://localhost:3000/page'))
  const reply = await mock.fetch('/v1/models', { headers }).finally(() => vi.unstubAllGlobals())
  expect(reply.status).toBe(200)
})

test.each<[string, RequestInit, string]>([
  ['a GET with a body', { body: 'x' }, 'Request with GET/HEAD method cannot have body.'],
  ['a stream without duplex', { method: 'POST', body: new Blob(['x']).stream() }, 'duplex option is required'],
  ['an invalid method', { method: 'A B' }, 'is not a valid HTTP method'],
  ['an invalid header', { headers: { 'a b': 'c' } }, 'a b'],
])('%s is refused as `fetch` refuses it', async (_, init, message) => {
  await expect(mock.fetch('http://any.example/', init)).rejects.toThrow(message)
  await expect(fetch('http://127.0.0.1:1/', init)).rejects.toThrow(message)
})
