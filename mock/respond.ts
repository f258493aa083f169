import { AsyncLocalStorage } from 'node:async_hooks'
import type { OutgoingHttpHeaders } from 'node:http'
import { addAbortSignal, finished, pipeline, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { untilAborted } from '../runtime/clock.ts'
import { createDecoder } from '../runtime/http/decoder.ts'
import { getReason, type SentRequest } from './sent-request.ts'

/** Properties of the client that `inject` does not carry. */
interface Client {
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  readonly isSecure: boolean
  readonly payload: Buffer | Readable | undefined
}

const clients = new AsyncLocalStorage<Client>()

/**
 * Ends an aborted injection like a request whose client disconnects. Also sets the protocol, which addresses in answers
 * depend on.
 */
export function emulateSocket({ socket }: FastifyRequest, { raw }: FastifyReply, done: () => void): void {
  const { signal, isSecure = false, payload } = clients.getStore() ?? {}
  if (isSecure) Object.assign(socket, { encrypted: true })
  const end = () => raw.destroy()
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  raw.once('close', () => signal?.removeEventListener('abort', end))
  // Nobody reads the rest of a body that is answered early.
  if (payload instanceof Readable) for (const event of ['finish', 'close']) raw.once(event, () => payload.destroy())
  done()
}

const BODILESS = new Set([204, 205, 304])

interface Server {
  /** Calls `emulateSocket` on every request. */
  readonly app: FastifyInstance
  readonly closed: AbortSignal
}

/** Answers as `fetch` does, and rejects with its errors. */
export async function respondInProcess(server: Server, request: SentRequest): Promise<Response> {
  const { signal } = request
  if (signal?.aborted) throw getReason(signal)
  const left = new AbortController()
  // `AbortSignal.any` refuses signals of another realm.
  const leave = () => left.abort(signal && getReason(signal))
  const unfollow = () => signal?.removeEventListener('abort', leave)
  signal?.addEventListener('abort', leave, { once: true })
  const reply = await injectRequest(server, request, left).catch((error) => {
    unfollow()
    if (signal?.aborted) throw getReason(signal)
    throw new TypeError('fetch failed', { cause: error })
  })
  // An abort of an unread stream must not be an uncaught error.
  const stream = addAbortSignal(left.signal, reply.stream()).on('error', () => undefined)
  stream.once('close', unfollow)
  const { statusCode: status, statusMessage: statusText } = reply
  const hasBody = request.method !== 'HEAD' && !BODILESS.has(status)
  const body = hasBody
    ? toStream(decode(stream, reply.headers), { signal, left, length: getLength(reply.headers) })
    : null
  if (!hasBody) stream.resume()
  return new Response(body, { status, statusText, headers: getHeaders(reply.headers) })
}

/** Bytes that are not encoded as the header says are an error, as in `fetch`. */
function decode(stream: Readable, { 'content-encoding': encoding = '' }: OutgoingHttpHeaders): Readable {
  const decoder = createDecoder(String(encoding))
  return decoder === undefined ? stream : pipeline(stream, decoder, () => undefined)
}

/** Sends a request until `left` is aborted, which the end of its body by an error does too. */
async function injectRequest(
  { app, closed }: Server,
  { url, method, headers, body }: SentRequest,
  left: AbortController,
) {
  const { protocol, host, pathname, search } = url
  const aborted = untilAborted(left.signal)
  const sent = await Promise.race([body?.(), aborted])
  if (sent?.type !== undefined && !headers.has('content-type')) headers.set('content-type', sent.type)
  const { payload } = sent ?? {}
  if (payload instanceof Readable) {
    headers.set('transfer-encoding', 'chunked')
    payload.once('error', (error) => left.abort(error))
    for (const signal of [left.signal, closed]) addAbortSignal(signal, payload)
  }
  const client = { signal: left.signal, isSecure: protocol === 'https:', payload }
  // An injection starts when it is awaited, inside this context.
  const injected = clients.run(client, async () => {
    return await app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: { host, ...Object.fromEntries(headers) },
      payloadAsStream: true,
      ...(payload && (payload instanceof Readable || payload.length > 0) ? { payload } : {}),
    })
  })
  return await Promise.race([injected, aborted])
}

interface Ends {
  readonly signal: AbortSignal | undefined
  /** Aborted when the reader stops. */
  readonly left: AbortController
  /** The number of bytes that the head announces; a shorter body is broken, and the rest of a longer one is not read. */
  readonly length: number | undefined
}

function getLength({
  'content-length': length,
  'content-encoding': encoding,
}: OutgoingHttpHeaders): number | undefined {
  return encoding === undefined && /^\d+$/.test(String(length)) ? Number(length) : undefined
}

/** Each write of the server is one chunk: a flowing stream does not join what it has buffered. */
function toStream(
  stream: Readable,
  { signal, left, length = Infinity }: Ends,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let missing = length
  const source = {
    start: (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      stream.on('data', (chunk: Buffer) => {
        stream.pause()
        const bytes = chunk.subarray(0, missing)
        missing -= bytes.length
        // The class of the test's environment; jsdom replaces it.
        if (!left.signal.aborted) controller.enqueue(new globalThis.Uint8Array(bytes))
      })
      stream.pause()
      finished(stream, { writable: false }, (failure) => {
        const error = failure ?? (Number.isFinite(missing) && missing > 0 ? new Error('other side closed') : undefined)
        if (error) controller.error(signal?.aborted ? getReason(signal) : new TypeError('terminated', { cause: error }))
        else controller.close()
      })
    },
    pull: () => void stream.resume(),
    cancel: () => left.abort(),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

function getHeaders(headers: OutgoingHttpHeaders): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((value): [string, string] => [name, String(value)]),
  )
}
