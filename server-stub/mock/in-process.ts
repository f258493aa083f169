import { AsyncLocalStorage } from 'node:async_hooks'
import { addAbortSignal, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkOptions, type InProcessOptions } from './check-options.ts'
import { type Control, createControl } from './control/client.ts'
import { createMockServer, type Mock } from './mock.ts'
import { normaliseOptions } from './normalise-options.ts'
import type { ReplayOptions } from './replay/open-replay.ts'
import { bareKey } from './sandbox-ref.ts'
import { noScenarios } from './scenarios/scenario-book.ts'

export type { InProcessOptions } from './check-options.ts'

export interface InProcessMock extends Mock {
  /**
   * Answers requests without any socket: give it to a client as its `fetch`. Whatever host a request names, the mock
   * answers; streams come as they are made, an abort reaches the one who makes them.
   */
  readonly fetch: typeof fetch
  /** An address to give to clients; nothing listens there. */
  readonly baseUrl: string
  /** A key that lets in. */
  readonly key: string
  /** Steers the mock, and looks into it. */
  readonly control: Control
  /** The same mock as seen from a sandbox of its own, made new; it is forgotten when that is closed. */
  sandbox(name: string): Omit<InProcessMock, 'sandbox'>
  close(): Promise<void>
}

const BASE_URL = 'http://mock.invalid'
/** A name that the controls accept whatever `control.hosts` says. */
const CONTROL_URL = 'http://localhost'

/**
 * A mock in this process, for tests. Answers at once unless a speed is given. Rejects with a `TypeError` where an option
 * is not known or cannot be followed, with a `FileError` where a file cannot.
 */
export async function createMock(options: InProcessOptions = {}): Promise<InProcessMock> {
  checkOptions(options)
  const { keys = ['sk-mock'], replay, ...rest } = options
  const { scenarios, faults, accounts } = await normaliseOptions(options)
  const player = replay === undefined ? undefined : await openRecording(replay)
  const mock = createMockServer({
    speed: 0,
    control: { hosts: 'any' },
    ...rest,
    keys,
    faults,
    replay: player,
    scenarios: scenarios ?? noScenarios,
    ...(accounts ? { accounts } : {}),
  })
  mock.app.addHook('onClose', async () => scenarios?.close?.())
  mock.app.addHook('onRequest', standInForSocket)
  await mock.app.ready()
  const answer: typeof fetch = (input, init) => respond(mock.app, new Request(input, init))
  const key = keys[0] ?? ''
  const lock = options.control ? options.control.key : undefined
  const getControl = (sandbox: string) =>
    createControl({ baseUrl: CONTROL_URL, fetch: answer, sandbox, ...(lock === undefined ? {} : { key: lock }) })
  const control = getControl('')
  const own = { ...mock, fetch: answer, baseUrl: BASE_URL, key, control, close: () => mock.app.close() }
  return {
    ...own,
    sandbox: (name) => ({
      ...own,
      baseUrl: `${BASE_URL}/~${name}`,
      key: `${bareKey(key)}~${name}`,
      control: getControl(name),
      close: () => mock.sandboxes.reset(name),
    }),
  }
}

async function openRecording(replay: string | ReplayOptions) {
  const { openReplay } = await import('./replay/open-replay.ts')
  const options = typeof replay === 'string' ? { path: replay } : replay
  return openReplay(options, (line) => process.stderr.write(`${line}\n`))
}

/** What an injection says nothing of. */
interface Client {
  /** Aborted when it goes away. */
  readonly signal: AbortSignal
  /** Whether it asks by https. */
  readonly isSecure: boolean
}

/** The client of the request in hand. */
const clients = new AsyncLocalStorage<Client>()

/**
 * An aborted injection ends as a request does whose client goes away on a socket. Nor is anybody told by which protocol
 * an injection came, and addresses in answers begin with that.
 */
function standInForSocket({ socket }: FastifyRequest, { raw }: FastifyReply, done: () => void): void {
  const { signal, isSecure = false } = clients.getStore() ?? {}
  if (isSecure) Object.assign(socket, { encrypted: true })
  const end = () => raw.destroy()
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  raw.once('close', () => signal?.removeEventListener('abort', end))
  done()
}

const BODILESS = new Set([204, 205, 304])

async function respond(app: FastifyInstance, request: Request): Promise<Response> {
  const { signal, method, url, headers } = request
  signal.throwIfAborted()
  const { pathname, search, host, protocol } = new URL(url)
  const payload = Buffer.from(await request.arrayBuffer())
  const left = new AbortController()
  const given = {
    method: method as 'GET',
    url: pathname + search,
    headers: { host, ...Object.fromEntries(headers) },
    ...(payload.length > 0 ? { payload } : {}),
  }
  try {
    const either = AbortSignal.any([signal, left.signal])
    // An injection begins when it is waited for.
    const reply = await clients.run({ signal: either, isSecure: protocol === 'https:' }, async () => {
      return await app.inject({ ...given, payloadAsStream: true })
    })
    signal.throwIfAborted()
    // Who aborts what they do not read is not told of it.
    const stream = addAbortSignal(either, reply.stream()).on('error', () => undefined)
    const { statusCode: status, statusMessage: statusText } = reply
    const hasBody = method !== 'HEAD' && !BODILESS.has(status)
    const body = hasBody ? toStream(getChunks(stream, { signal, left })) : null
    return new Response(body, { status, statusText, headers: getHeaders(reply.headers) })
  } catch (error) {
    signal.throwIfAborted()
    throw new TypeError('fetch failed', { cause: error })
  }
}

/** `ReadableStream.from` is not known to programs that are checked with the types of browsers. */
function toStream(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      const { done = false, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => chunks.return(undefined).then(() => undefined),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

interface Ends {
  readonly signal: AbortSignal
  /** Aborted when the reader reads no more. */
  readonly left: AbortController
}

async function* getChunks(stream: Readable, { signal, left }: Ends): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let isWhole = false
  try {
    for await (const chunk of stream) yield new Uint8Array(chunk)
    isWhole = true
  } catch (error) {
    signal.throwIfAborted()
    throw new TypeError('terminated', { cause: error })
  } finally {
    if (!isWhole) left.abort()
  }
}

function getHeaders(headers: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) all.append(name, String(each))
  }
  return all
}
