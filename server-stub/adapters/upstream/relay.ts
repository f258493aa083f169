import type { Route, Stream } from '../../../runtime/contract.ts'
import type { Call, Relayed, RelayReply } from '../../../runtime/handler.ts'
import { essence, isJson } from '../../../runtime/http/media-types.ts'
import { toStatus } from '../../../runtime/http/replies.ts'
import { toRelayed } from '../../../runtime/http/whole-reply.ts'
import { ownValue, tryParseJson } from '../../../runtime/json.ts'
import { Problem } from '../../../runtime/problem.ts'
import { isEventStream } from '../../../runtime/stream/framing.ts'
import { splitEvents } from '../../../runtime/stream/reply-source.ts'
import type { UpstreamReply, UpstreamRequest } from './connection.ts'
import { BadReply, notRead, RefusedByUpstream } from './failures.ts'
import { checkReply, toBytes } from './reply-body.ts'
import type { Upstream } from './upstream.ts'

/** Passes a request to an upstream of the same format, and streams its reply back. */
export async function relayCall(upstream: Upstream, route: Route, call: Call): Promise<RelayReply> {
  let reply: UpstreamReply | undefined
  try {
    reply = await upstream.send(encodeRequest(upstream, route, call), call.signal)
    const isStream = call.streaming
    checkReply(reply, (type) => isDeclared(route, type, isStream))
    const body = toBytes(reply, upstream.settings.maxReplyBytes)
    const { statusCode: status, headers } = reply
    const type = essence(String(headers['content-type']))
    const start = !isStream && isJson(type) ? await readStart(body) : undefined
    const fail = (error: unknown) => upstream.toProblem(error, call.signal)
    const stream = route.streams.find(({ name }) => name === call.stream?.name)
    const isSplit = stream !== undefined && type === 'text/event-stream' && isEventStream(stream)
    const rest = isSplit ? passEvents(body, stream) : body
    const sent = passBytes({ start, rest, settle: reply.settle, fail })
    return { relay: { status, headers: selectHeaders(headers), body: sent } }
  } catch (error) {
    reply?.settle(error)
    const refusal = toDeclaredError(error, route, upstream.secrets)
    if (refusal !== undefined) return { relay: refusal }
    throw upstream.toProblem(error, call.signal)
  }
}

function encodeRequest(upstream: Upstream, route: Route, call: Call): UpstreamRequest {
  const { method } = route
  const path = `${encodePath(upstream, route, call)}${encodeQuery(call)}`
  const headers = encodeHeaders(route, call)
  const body = call.body as Readonly<Record<string, unknown>> | undefined
  if (body === undefined) return { method, path, headers }
  const { model } = body
  const mapped = typeof model === 'string' ? { ...body, model: upstream.modelId(model) } : body
  return { method, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(mapped) }
}

function encodePath(upstream: Upstream, { path }: Route, call: Call): string {
  const values = call.path as Readonly<Record<string, unknown>>
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(ownValue(values, name))
    const segment = name === 'model' ? upstream.modelId(value.replace(/^models\//, '')) : value
    // URL normalisation would change the path.
    if (segment === '.' || segment === '..') throw new Problem('not-found')
    return encodeURIComponent(segment)
  })
}

function encodeQuery({ query }: Call): string {
  const entries = Object.entries(query as Readonly<Record<string, unknown>>)
  const pairs = entries.map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** The headers that the contract declares, with all their aliases, since an upstream may know only one. */
function encodeHeaders({ parameters }: Route, { headers, streaming }: Call): Record<string, string> {
  const values = headers as Readonly<Record<string, unknown>>
  const declared = parameters.filter(
    (parameter) => parameter.in === 'header' && ownValue(values, parameter.name) !== undefined,
  )
  const named = declared.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((header) => [header, String(ownValue(values, name))] as const),
  )
  const accept = streaming ? 'text/event-stream, application/json' : '*/*'
  return { accept, 'accept-encoding': 'identity', ...Object.fromEntries(named) }
}

const relayedHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
] as const

function selectHeaders(headers: UpstreamReply['headers']): Record<string, string> {
  return Object.fromEntries(
    relayedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )
}

/** If the contract declares JSON or events, the reply must have that type; files have other types. */
function isDeclared({ replies }: Route, contentType: string, isStream: boolean): boolean {
  const type = essence(contentType)
  const declared = replies.filter(({ status }) => toStatus(status) < 300).map(({ mediaType }) => mediaType)
  if (declared.includes(type)) return isStream || type !== 'text/event-stream'
  return (
    declared.some((mediaType) => !isJson(mediaType) && mediaType !== 'text/event-stream') &&
    /^(video|audio|image)\/|octet-stream$/.test(type)
  )
}

const maxBufferedBytes = 1024 * 1024

/** Buffers a JSON reply until it is complete, so that a truncated one becomes an error; long replies are streamed. */
async function readStart(body: AsyncGenerator<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for (let step = await body.next(); !step.done; step = await body.next()) {
    chunks.push(step.value)
    length += step.value.length
    if (length > maxBufferedBytes) return Buffer.concat(chunks)
  }
  const bytes = Buffer.concat(chunks)
  if (tryParseJson(bytes.toString()) === undefined) throw new BadReply('the reply is not the JSON that it says it is')
  return bytes
}

/** Passes complete events on. Throws for a stream that ends before its reply, which is a failure of the upstream. */
async function* passEvents(body: AsyncIterable<Buffer>, stream: Stream): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of splitEvents(body, stream)) yield bytes
}

interface Passed {
  readonly start: Buffer | undefined
  readonly rest: AsyncIterable<Uint8Array>
  readonly settle: UpstreamReply['settle']
  /** Converts a failure to a problem. */
  readonly fail: (error: unknown) => unknown
}

/** Passes the bytes on, and settles the reply at their end. */
async function* passBytes({ start, rest, settle, fail }: Passed): AsyncGenerator<Uint8Array> {
  try {
    if (start !== undefined) yield start
    yield* rest
    settle()
  } catch (error) {
    settle(error)
    throw fail(error)
  } finally {
    settle(notRead)
  }
}

/** Statuses whose error is about the request; other errors get our messages. */
const clientStatuses: ReadonlySet<number> = new Set([400, 404, 409, 413, 416, 422])

const jsonType = 'application/json; charset=utf-8'

/** The upstream's error unchanged, if the contract declares it and it has no secret. */
function toDeclaredError(error: unknown, { replies }: Route, secrets: readonly string[]): Relayed | undefined {
  if (!(error instanceof RefusedByUpstream) || !clientStatuses.has(error.status)) return undefined
  const { status, headers, body } = error
  const value = tryParseJson(body)
  const declared = replies.find((reply) => reply.status === status && isJson(reply.mediaType))
  if (!declared?.validate?.(value)) return undefined
  // An upstream may escape any character.
  const text = JSON.stringify(value)
  if (secrets.some((secret) => secret !== '' && text.includes(JSON.stringify(secret).slice(1, -1)))) return undefined
  return toRelayed({ status, headers: { ...selectHeaders(headers), 'content-type': jsonType }, body })
}
