import { AsyncLocalStorage } from 'node:async_hooks'
import type { OutgoingHttpHeaders } from 'node:http'
import { addAbortSignal, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { untilAborted } from '../core/clock.ts'
import { type Control, createControl } from './control/client.ts'
import { FormResponse } from './form-response.ts'
import { createMockServer, type Mock } from './mock.ts'
import { checkOptions, type InProcessOptions, normaliseOptions } from './normalise-options.ts'
import type { ReplayOptions } from './replay/open-replay.ts'
import { bareKey } from './sandbox-ref.ts'
import { findNameError } from './sandboxes.ts'
import { noScenarios } from './scenarios/scenario-book.ts'
import { describeRequest, getReason, type SentRequest } from './sent-request.ts'

export type { InProcessOptions } from './normalise-options.ts'

export interface InProcessMock extends Mock {
  /**
   * Answers requests to any host without a socket; pass it to a client as its `fetch`. Streams and aborts work as over
   * a socket.
   */
  readonly fetch: typeof fetch
  /** A base URL for clients; nothing listens there. */
  readonly baseUrl: string
  /** A valid key. */
  readonly key: string
  readonly control: Control
  /** The same mock with another sandbox, which `close` resets. Throws a `TypeError` for an invalid name. */
  sandbox(name: string): SandboxedMock
  close(): Promise<void>
}

export type SandboxedMock = Omit<InProcessMock, 'sandbox'>

const BASE_URL = 'http://mock.invalid'
/** A host that the controls always accept. */
const CONTROL_URL = 'http://localhost'

/**
 * Creates a mock in this process, for tests, without delays unless `speed` is set. Rejects with a `TypeError` for an
 * invalid option and a `FileError` for an invalid file.
 */
export async function createMock(options: InProcessOptions = {}): Promise<InProcessMock> {
  checkOptions(options)
  const { keys = ['sk-mock'], replay, ...rest } = options
  const { scenarios, faults } = await normaliseOptions(options)
  const recording = replay === undefined ? undefined : await openRecording(replay)
  const mock = createMockServer({
    speed: 0,
    control: { hosts: 'any' },
    ...rest,
    keys,
    faults,
    replay: recording,
    scenarios: scenarios ?? noScenarios,
  })
  const closed = new AbortController()
  mock.app.addHook('onClose', async () => {
    closed.abort(new TypeError('The mock is closed.'))
    scenarios?.close?.()
  })
  mock.app.addHook('onRequest', emulateSocket)
  await mock.app.ready()
  const answerOpen: typeof fetch = async (input, init) => {
    closed.signal.throwIfAborted()
    return respond({ app: mock.app, closed: closed.signal }, describeRequest(BASE_URL, input, init))
  }
  const answer = Object.assign(answerOpen, { Response: FormResponse })
  const key = keys[0] ?? ''
  const lock = options.control ? options.control.key : undefined
  const getControl = (sandbox: string) =>
    createControl({ baseUrl: CONTROL_URL, fetch: answer, sandbox, ...(lock === undefined ? {} : { key: lock }) })
  const control = getControl('')
  const own = { ...mock, fetch: answer, baseUrl: BASE_URL, key, control, close: () => mock.app.close() }
  return {
    ...own,
    sandbox: (name) => {
      const error = findNameError(name)
      if (error !== undefined) throw new TypeError(`mock.sandbox: ${error}`)
      // Also records refused requests, which create no sandbox.
      mock.sandboxes.get(name)
      return {
        ...own,
        baseUrl: `${BASE_URL}/~${name}`,
        key: `${bareKey(key)}~${name}`,
        control: getControl(name),
        close: () => mock.sandboxes.reset(name),
      }
    },
  }
}

async function openRecording(replay: string | ReplayOptions) {
  const { openReplay } = await import('./replay/open-replay.ts')
  const options = typeof replay === 'string' ? { path: replay } : replay
  return openReplay(options, (line) => process.stderr.write(`${line}\n`), 'createMock: replay:')
}

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
function emulateSocket({ socket }: FastifyRequest, { raw }: FastifyReply, done: () => void): void {
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
  readonly app: FastifyInstance
  readonly closed: AbortSignal
}

async function respond(server: Server, request: SentRequest): Promise<Response> {
  const { signal } = request
  if (signal?.aborted) throw getReason(signal)
  const left = new AbortController()
  // `AbortSignal.any` refuses signals of another realm.
  const leave = () => left.abort(signal && getReason(signal))
  const unfollow = () => signal?.removeEventListener('abort', leave)
  signal?.addEventListener('abort', leave, { once: true })
  const reply = await send(server, request, left).catch((error) => {
    unfollow()
    if (signal?.aborted) throw getReason(signal)
    throw new TypeError('fetch failed', { cause: error })
  })
  // An abort of an unread stream must not be an uncaught error.
  const stream = addAbortSignal(left.signal, reply.stream()).on('error', () => undefined)
  stream.once('close', unfollow)
  const { statusCode: status, statusMessage: statusText } = reply
  const hasBody = request.method !== 'HEAD' && !BODILESS.has(status)
  const body = hasBody ? toStream(stream, { signal, left }) : null
  if (!hasBody) stream.resume()
  return new Response(body, { status, statusText, headers: getHeaders(reply.headers) })
}

/** Sends a request until `left` is aborted, which the end of its body by an error does too. */
async function send({ app, closed }: Server, { url, method, headers, body }: SentRequest, left: AbortController) {
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
}

/** Type definitions of browsers have no `ReadableStream.from`. */
function toStream(stream: Readable, { signal, left }: Ends): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = stream[Symbol.asyncIterator]()
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      try {
        const { done = false, value } = await chunks.next()
        if (done) controller.close()
        // The class that the test knows; jsdom has one of its own.
        else controller.enqueue(new globalThis.Uint8Array(value))
      } catch (error) {
        if (signal?.aborted) throw getReason(signal)
        throw new TypeError('terminated', { cause: error })
      }
    },
    cancel: () => left.abort(),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

function getHeaders(headers: OutgoingHttpHeaders): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
}
