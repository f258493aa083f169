import { ownValue, type Route } from '../core/contract.ts'
import type { Call, Relayed, RelayReply } from '../core/handler.ts'
import { essence, isJson } from '../core/http/media-types.ts'
import { Problem } from '../core/problem.ts'
import type { UpstreamReply, UpstreamRequest } from './connection.ts'
import { parseJson } from './json.ts'
import { checkReply, toBytes } from './reply-body.ts'
import type { Upstream } from './upstream.ts'
import { BadReply, RefusedByUpstream } from './upstream-error.ts'

/** Passes a request on to an upstream of the same format, and its reply back as it comes. */
export async function relay(upstream: Upstream, route: Route, call: Call): Promise<RelayReply> {
  try {
    const reply = await upstream.send(encodeRequest(upstream, route, call), call.signal)
    const isStream = call.streaming
    checkReply(reply, (type) => isDeclared(route, type, isStream))
    const body = toBytes(reply, upstream.settings.maxReplyBytes)
    const { statusCode: status, headers } = reply
    const isWhole = !isStream && isJson(essence(String(headers['content-type'])))
    const { bytes, rest } = isWhole ? await beginning(body) : { bytes: undefined, rest: body }
    return { relay: { status, headers: passed(headers), body: joined(bytes, explained(rest, upstream, call.signal)) } }
  } catch (error) {
    const refusal = asDeclared(error, route)
    if (refusal !== undefined) return { relay: refusal }
    throw upstream.problemOf(error, call.signal)
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
    const own = name === 'model' ? upstream.modelId(value.replace(/^models\//, '')) : value
    // Whoever tidies paths would take these for other paths.
    if (own === '.' || own === '..') throw new Problem('not-found')
    return encodeURIComponent(own)
  })
}

function encodeQuery({ query }: Call): string {
  const given = Object.entries(query as Readonly<Record<string, unknown>>)
  const pairs = given.map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** The headers that the contract declares, each by all its names, since an upstream may know one only. */
function encodeHeaders({ parameters }: Route, { headers, streaming }: Call): Record<string, string> {
  const given = headers as Readonly<Record<string, unknown>>
  const declared = parameters.filter((each) => each.in === 'header' && ownValue(given, each.name) !== undefined)
  const named = declared.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((each) => [each, String(ownValue(given, name))] as const),
  )
  const accept = streaming ? 'text/event-stream, application/json' : '*/*'
  return { accept, 'accept-encoding': 'identity', ...Object.fromEntries(named) }
}

/** The headers of a reply that concern the client; the others concern us, or tell of the upstream. */
const passedHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
] as const

function passed(headers: UpstreamReply['headers']): Record<string, string> {
  return Object.fromEntries(
    passedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )
}

/** Where the contract declares JSON or events, the reply has to be that; files have types of their own. */
function isDeclared({ replies }: Route, contentType: string, isStream: boolean): boolean {
  const type = essence(contentType)
  const declared = replies.filter(({ status }) => status < 300).map(({ mediaType }) => mediaType)
  if (declared.includes(type)) return isStream || type !== 'text/event-stream'
  return (
    declared.some((each) => !isJson(each) && each !== 'text/event-stream') &&
    /^(video|audio|image)\/|octet-stream$/.test(type)
  )
}

/** More of a reply is not held back. */
const maxHeldBytes = 1024 * 1024

/** A JSON reply is held until it is whole, so that half of one becomes an error; a long one is not. */
async function beginning(body: AsyncGenerator<Buffer>): Promise<{ bytes: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks: Buffer[] = []
  let length = 0
  for (let step = await body.next(); !step.done; step = await body.next()) {
    chunks.push(step.value)
    length += step.value.length
    if (length > maxHeldBytes) return { bytes: Buffer.concat(chunks), rest: body }
  }
  const bytes = Buffer.concat(chunks)
  if (parseJson(bytes.toString()) === undefined) throw new BadReply('the reply is not the JSON that it says it is')
  return { bytes, rest: body }
}

async function* joined(bytes: Buffer | undefined, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (bytes !== undefined) yield bytes
  yield* rest
}

/** The same bytes; a failure becomes what the client is told of it. */
async function* explained(
  body: AsyncIterable<Buffer>,
  upstream: Upstream,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw upstream.problemOf(error, signal)
  }
}

/** Errors that are about what the client sent; the others are told in our words. */
const clientStatuses: ReadonlySet<number> = new Set([400, 404, 409, 413, 416, 422])

/** The upstream's own error, where it is one that the contract declares; then it is sent on as it is. */
function asDeclared(error: unknown, { replies }: Route): Relayed | undefined {
  if (!(error instanceof RefusedByUpstream) || !clientStatuses.has(error.status)) return undefined
  const { status, headers, body } = error
  const declared = replies.find((reply) => reply.status === status && isJson(reply.mediaType))
  if (!declared?.validate?.(parseJson(body))) return undefined
  const bytes = Buffer.from(body)
  const own = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.length) }
  return { status, headers: { ...passed(headers), ...own }, body: once(bytes) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
