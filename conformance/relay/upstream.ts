import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { asObject, tryParseJson } from '../../runtime/json.ts'
import { getNetworkReason, UsageError } from '../../settings/errors.ts'
import type { AskedByPath, WireFormat } from './formats/format.ts'
import { formats } from './formats/formats.ts'
import type { TimeLine } from './moments.ts'
import { playScript } from './play-script.ts'
import type { Script, UpstreamExchange } from './script.ts'

export interface UpstreamOptions {
  readonly host: string
  readonly port: number
  readonly key: string
}

export interface Upstream extends UpstreamOptions {
  /** What requests of no format, or with a wrong key, say about the set-up. */
  readonly strays: Strays
  /** Plays the script for requests with the mark; returns those that come. */
  expect(mark: string, script: Script, timeLine: TimeLine): readonly UpstreamExchange[]
  forget(mark: string): void
  close(): Promise<void>
}

interface Strays {
  wrongKey: number
  /** Paths that are of no format, at most ten. */
  readonly otherPaths: Set<string>
}

const MARK = /relay-mark-[0-9a-f]{12}/g
const MAX_BODY_BYTES = 64 * 1024 * 1024
/** A gateway that repeats requests without an end gets no answer. */
const MOST_REQUESTS = 20

/** The requests of one case, with what they get. */
interface Expected {
  readonly exchanges: UpstreamExchange[]
  readonly script: Script
  readonly timeLine: TimeLine
}

/** Starts an upstream that speaks every format. Throws a UsageError if the port is taken. */
export async function startUpstream({ host, port, key }: UpstreamOptions): Promise<Upstream> {
  const expected = new Map<string, Expected>()
  const strays: Strays = { wrongKey: 0, otherPaths: new Set() }
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    answerRequest(request, response, { expected, strays, key }).catch(() => response.destroy())
  })
  await listen(server, host, port)
  const address = server.address()
  return {
    host,
    port: typeof address === 'object' && address !== null ? address.port : port,
    key,
    strays,
    expect(mark, script, timeLine) {
      const exchanges: UpstreamExchange[] = []
      expected.set(mark, { exchanges, script, timeLine })
      return exchanges
    },
    forget: (mark) => expected.delete(mark),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw new UsageError(`--upstream cannot listen on ${host}:${port}: ${getNetworkReason(error)}.`)
  }
}

interface Context {
  readonly expected: ReadonlyMap<string, Expected>
  readonly strays: Strays
  readonly key: string
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { expected, strays, key }: Context,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream')
  const [format, asked] = findFormat(pathname)
  const body = await readBody(request)
  if (body === undefined) return sendJson(response, 413, { error: { message: 'The body is larger than 64 MiB.' } })
  if (format === undefined || asked === undefined || request.method !== 'POST') {
    const isListing = /\/models\/?$/.test(pathname)
    if (!isListing && strays.otherPaths.size < 10) strays.otherPaths.add(`${request.method} ${pathname}`)
    return sendJson(response, isListing ? 200 : 404, isListing ? listing : { error: { message: 'no such path' } })
  }
  const mark = body.match(MARK)?.findLast((candidate) => expected.has(candidate))
  const conversation = expected.get(mark ?? '')
  if (conversation === undefined)
    return sendJson(response, 404, format.writeError(404, 'The request has no mark of this run.'))
  if (format.readKey(request.headers, searchParams) !== key) {
    strays.wrongKey++
    return sendJson(response, 401, format.writeError(401, 'The key is wrong.'))
  }
  await answerMarked(conversation, { request, response, format, asked, body, isSse: searchParams.get('alt') === 'sse' })
}

interface MarkedRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly format: WireFormat
  readonly asked: AskedByPath
  readonly body: string
  readonly isSse: boolean
}

async function answerMarked(conversation: Expected, marked: MarkedRequest): Promise<void> {
  const { request, response, format, asked, body, isSse } = marked
  const { exchanges, script, timeLine } = conversation
  const ended = new Promise<'answered' | 'aborted'>((resolve) => {
    response.once('close', () => {
      const how = response.writableFinished ? 'answered' : 'aborted'
      timeLine.add('upstream', how === 'answered' ? 'the answer has ended' : 'the connection has closed')
      resolve(how)
    })
  })
  const exchange: UpstreamExchange = {
    format,
    url: request.url ?? '',
    headers: request.headers,
    body,
    asked: format.readRequest(asObject(tryParseJson(body)), asked),
    hasBegun: false,
    ended,
  }
  timeLine.add('upstream', `got ${request.method} ${request.url?.split('?')[0]} ${body}`)
  if (exchanges.length >= MOST_REQUESTS) return sendJson(response, 500, format.writeError(500, 'asked too often'))
  exchanges.push(exchange)
  await playScript(script, { response, format, exchange, isSse, timeLine })
}

function findFormat(pathname: string): readonly [WireFormat, AskedByPath] | readonly [] {
  for (const format of formats) {
    const asked = format.readPath(pathname)
    if (asked !== undefined) return [format, asked]
  }
  return []
}

/** Undefined if the body is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return length > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString()
}

const listing = {
  object: 'list',
  data: [{ id: 'relay-model', object: 'model', created: 1_767_225_600, owned_by: 'relay' }],
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
