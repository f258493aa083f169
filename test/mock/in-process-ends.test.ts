import type { InProcessMock } from 'gatewright'
import { afterAll, expect, test } from 'vitest'
import { sharedMockInProcess, testMockInProcess } from './serve-mock.ts'

const mock = await sharedMockInProcess()
const failures: unknown[] = []
const note = (error: unknown) => failures.push(error)
process.on('unhandledRejection', note)
afterAll(() => {
  process.off('unhandledRejection', note)
  expect(failures).toEqual([])
})

/** Sends a body as a stream; with a reason, the signal is aborted after a while. */
function send({ baseUrl, fetch, key }: InProcessMock, body: unknown, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return fetch(`${baseUrl}/v1/responses`, { method: 'POST', headers, body, duplex: 'half', ...init } as RequestInit)
}

/** A body that never ends, with or without chunks, when its reading has begun, and why it was cancelled. */
function endless(chunk?: Uint8Array) {
  const cancelled: unknown[] = []
  const begun = Promise.withResolvers<void>()
  const pull = (controller: ReadableStreamDefaultController) => {
    begun.resolve()
    return chunk ? controller.enqueue(chunk) : new Promise<void>(() => {})
  }
  const cancel = (reason: unknown) => void cancelled.push(reason)
  return { cancelled, isRead: begun.promise, body: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }) }
}

const spaces = new Uint8Array(100).fill(32)

test.each([undefined, spaces])('an abort before the body ends rejects and cancels the body', async (chunk) => {
  const { body, cancelled, isRead } = endless(chunk)
  const aborted = new AbortController()
  void isRead.then(() => aborted.abort())
  await expect(send(mock, body, { signal: aborted.signal })).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => cancelled).toHaveLength(1)
})

test('the end of a time limit before the body ends rejects with its own error', async () => {
  const sent = send(mock, endless().body, { signal: AbortSignal.timeout(20) })
  await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('an abort ends an async iterable that is a body', async () => {
  const ended: string[] = []
  async function* body() {
    try {
      for (;;) yield await new Promise<string>((resolve) => setTimeout(resolve, 1, ' '))
    } finally {
      ended.push('ended')
    }
  }
  await expect(send(mock, body(), { signal: AbortSignal.timeout(20) })).rejects.toThrow('timeout')
  await expect.poll(() => ended).toEqual(['ended'])
})

test.each([new Error('broken'), undefined, 'text'])(
  'a body that fails with %o rejects as that of fetch',
  async (error) => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(spaces), pull: () => Promise.reject(error) })
    const cause = error ?? expect.any(TypeError)
    await expect(send(mock, body)).rejects.toMatchObject({ name: 'TypeError', message: 'fetch failed', cause })
  },
)

test('a chunk that is no bytes rejects, and says so', async () => {
  const body = new Blob(['x']).stream().pipeThrough(new TransformStream({ transform: (_, out) => out.enqueue(5) }))
  const message = 'A chunk of the body is neither bytes nor a string.'
  await expect(send(mock, body)).rejects.toMatchObject({ cause: { message } })
})

test.each<[string, number, Uint8Array | undefined, RequestInit]>([
  ['of a wrong key', 401, undefined, { headers: { authorization: 'Bearer sk-wrong' } }],
  ['beyond the limit', 413, new Uint8Array(4_000_000).fill(32), {}],
])('a request %s is answered before its body ends, which is cancelled', async (_, status, chunk, init) => {
  const { body, cancelled } = endless(chunk)
  const reply = await send(mock, body, init)
  expect(reply.status).toBe(status)
  await expect.poll(() => cancelled).toHaveLength(1)
})

test('a close ends a request whose body has not ended', async () => {
  const own = await testMockInProcess()
  const { body, cancelled, isRead } = endless()
  const rejected = expect(send(own, body)).rejects.toThrow('fetch failed')
  await isRead
  await own.close()
  await rejected
  expect(cancelled).toHaveLength(1)
})

const open = ['delay:3600000', 'hang', 'stall:2'] as const

test.each(open)('an abort and a close end a stream while the fault %s holds it', async (fault) => {
  const own = await testMockInProcess({ faults: [fault], speed: 1 })
  const json = JSON.stringify({ model: 'gw-text-large', input: 'sim:echo Hello', stream: true })
  const read = async (init?: RequestInit) => (await send(own, json, init)).text()
  await expect(read({ signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ name: 'TimeoutError' })
  const countRunning = async () => (await own.control.getState()).counts.running
  await expect.poll(countRunning).toBe(0)
  const held = read()
  await expect.poll(countRunning).toBe(1)
  await own.close()
  await expect(held).resolves.toContain('response.')
})
