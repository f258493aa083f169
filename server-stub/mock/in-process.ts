import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Control, createControl } from './control/client.ts'
import { createMockServer, type Mock, type MockOptions } from './mock.ts'
import type { ReplayOptions } from './tape/open-replay.ts'
import { bareKey } from './universe-of-request.ts'

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
  /** The same mock as seen from a universe of its own, made new; it is forgotten when that is closed. */
  universe(name: string): Omit<InProcessMock, 'universe'>
  close(): Promise<void>
}

export interface InProcessOptions extends Partial<Omit<MockOptions, 'replay'>> {
  /** A tape to answer from, by its path: a folder, or a file that ends in `.jsonl`. */
  readonly replay?: string | ReplayOptions | undefined
}

const BASE_URL = 'http://mock.invalid'

/** A mock in this process, for tests. Answers at once unless a speed is given. */
export async function createMock({ replay, ...options }: InProcessOptions = {}): Promise<InProcessMock> {
  const { keys = ['sk-mock'] } = options
  const player = replay === undefined ? undefined : await openTape(replay)
  const mock = createMockServer({ speed: 0, control: { hosts: 'any' }, ...options, keys, replay: player })
  mock.app.addHook('onRequest', endWhenAborted)
  await mock.app.ready()
  const answer: typeof fetch = (input, init) => respond(mock.app, new Request(input, init))
  const key = keys[0] ?? ''
  const lock = options.control ? options.control.key : undefined
  const controlOf = (universe: string) =>
    createControl({ baseUrl: BASE_URL, fetch: answer, universe, ...(lock === undefined ? {} : { key: lock }) })
  const control = controlOf('')
  const own = { ...mock, fetch: answer, baseUrl: BASE_URL, key, control, close: () => mock.app.close() }
  return {
    ...own,
    universe: (name) => ({
      ...own,
      baseUrl: `${BASE_URL}/~${name}`,
      key: `${bareKey(key)}~${name}`,
      control: controlOf(name),
      close: () => mock.universes.reset(name),
    }),
  }
}

async function openTape(replay: string | ReplayOptions) {
  const { openReplay } = await import('./tape/open-replay.ts')
  const options = typeof replay === 'string' ? { path: replay } : replay
  return openReplay(options, (line) => process.stderr.write(`${line}\n`))
}

/** What the client of the request in hand aborts it with. */
const aborts = new AsyncLocalStorage<AbortSignal>()

/** Of an aborted injection nobody is told before its answer has begun: its client goes away as one on a socket would. */
function endWhenAborted(_: FastifyRequest, { raw }: FastifyReply, done: () => void): void {
  const signal = aborts.getStore()
  const end = () => raw.destroy()
  signal?.addEventListener('abort', end, { once: true })
  raw.once('close', () => signal?.removeEventListener('abort', end))
  done()
}

const BODILESS = new Set([204, 205, 304])

async function respond(app: FastifyInstance, request: Request): Promise<Response> {
  const { signal, method, url, headers } = request
  signal.throwIfAborted()
  const { pathname, search, host } = new URL(url)
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
    const reply = await aborts.run(either, async () => {
      return await app.inject({ ...given, payloadAsStream: true, signal: either })
    })
    const { statusCode: status, statusMessage: statusText } = reply
    const hasBody = method !== 'HEAD' && !BODILESS.has(status)
    const body = hasBody ? ReadableStream.from(chunksOf(reply.stream(), { signal, left })) : null
    return new Response(body, { status, statusText, headers: headersOf(reply.headers) })
  } catch (error) {
    signal.throwIfAborted()
    throw new TypeError('fetch failed', { cause: error })
  }
}

interface Ends {
  readonly signal: AbortSignal
  /** Aborted when the reader reads no more. */
  readonly left: AbortController
}

async function* chunksOf(stream: Readable, { signal, left }: Ends): AsyncGenerator<Uint8Array> {
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

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) all.append(name, String(each))
  }
  return all
}
