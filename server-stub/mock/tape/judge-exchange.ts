import { streamChooser } from '../../core/choose-stream.ts'
import { essence, isJson } from '../../core/media-types.ts'
import { observeReply } from '../../core/observe.ts'
import type { Values } from '../../core/read-parameters.ts'
import type { Route, Stream } from '../../core/tables.ts'
import { findRoute } from '../../judge/find-route.ts'
import { type JudgedRequest, judgeRequest } from '../../judge/request.ts'
import { callbacksAsked } from './callbacks-asked.ts'
import { brokenReply, type TapeFault } from './fault.ts'
import { judgeStream } from './judge-stream.ts'
import { bytesOf } from './recorded-body.ts'
import type { RecordedExchange, RecordedReply, RecordedRequest } from './recorded-exchange.ts'

/** What of an exchange is not as the contract has it; files beside it have been read. */
export function judgeExchange({ request, reply, end }: RecordedExchange): readonly TapeFault[] {
  const { route, methods, path } = findRoute(request.method, request.path)
  const isRefused = reply !== undefined && reply.status >= 400 && reply.status < 500
  if (route === undefined) return [...unknown(methods, isRefused), ...brokenOff(end)]
  const judged = judgeAsked(request, route, path)
  const asked = judged.violations.map(({ kind, place, message }): TapeFault => {
    const isBroken = kind === 'broken'
    const rule = isBroken && place === 'body' ? 'schema' : place
    return { kind: isBroken && isRefused ? 'refused' : kind, side: 'request', rule, place, message }
  })
  const isBroken = asked.some(({ kind }) => kind === 'broken')
  const answered = reply ? judgeReply({ route, request, body: judged.body, reply, end }) : []
  const called = isRefused ? [] : callbacksAsked(request)
  return [...asked, ...(reply && isBroken ? taken(reply) : []), ...answered, ...brokenOff(end), ...called]
}

function unknown(methods: readonly string[], isRefused: boolean): readonly TapeFault[] {
  const kind = isRefused ? 'refused' : 'broken'
  if (methods.length === 0)
    return [{ kind, side: 'request', rule: 'path', place: 'path', message: 'is none of the contract' }]
  return [
    { kind, side: 'request', rule: 'method', place: 'method', message: `the path has only ${methods.join(', ')}` },
  ]
}

function judgeAsked(request: RecordedRequest, route: Route, path: Values): JudgedRequest {
  const { body = { text: '' }, headers, query } = request
  const isForm = 'form' in body
  const text = isForm ? '' : bytesOf(body).toString()
  const read = isForm ? { isTooLarge: false, text, fields: body.form } : { isTooLarge: false, text }
  return judgeRequest({ route, headers, path, query, body: read })
}

function taken({ status }: RecordedReply): readonly TapeFault[] {
  return isSuccess(status) ? [brokenReply('status', 'status', `${status} to a request that breaks the contract`)] : []
}

function brokenOff(end: RecordedExchange['end']): readonly TapeFault[] {
  if (end !== 'broken off by the target') return []
  return [brokenReply('whole', 'body', 'the target broke the connection off before the end')]
}

interface JudgedReply {
  readonly route: Route
  readonly request: RecordedRequest
  /** Of the request. */
  readonly body: unknown
  readonly reply: RecordedReply
  readonly end: RecordedExchange['end']
}

function judgeReply({ route, request, body, reply, end }: JudgedReply): readonly TapeFault[] {
  const { status, headers } = reply
  const { 'content-encoding': encoding = 'identity', 'content-type': contentType = '' } = headers
  const mediaType = essence(contentType)
  const stream = isSuccess(status) ? streamOf(route, { query: request.query, body, mediaType }) : undefined
  if (encoding !== 'identity') return [unchecked(`it is encoded as ${encoding}`)]
  const bytes = bytesOfReply(reply)
  if (stream) return judgeStream(stream, { bytes, mediaType, isWhole: end === 'whole' })
  return judgeWhole(route, {
    status,
    mediaType,
    bytes: end === 'whole' && request.method !== 'HEAD' ? bytes : undefined,
  })
}

/** What was asked for, unless it is an ordinary reply by its own word. */
function streamOf(
  { streams }: Route,
  { query, body, mediaType }: { readonly query: RecordedRequest['query']; body: unknown; mediaType: string },
): Stream | undefined {
  const chosen = streamChooser(streams)(query, body)
  if (chosen !== undefined || mediaType !== 'text/event-stream') return chosen
  return body === undefined ? streams.find(({ framing }) => framing !== 'json-array') : undefined
}

export function bytesOfReply({ body = { text: '' } }: RecordedReply): Buffer {
  if ('chunks' in body) return Buffer.concat(body.chunks.map(bytesOf))
  return 'form' in body ? Buffer.alloc(0) : bytesOf(body)
}

interface WholeReply {
  readonly status: number
  readonly mediaType: string
  /** Absent where they are not all there. */
  readonly bytes: Buffer | undefined
}

function judgeWhole(route: Route, { status, mediaType, bytes }: WholeReply): readonly TapeFault[] {
  const faults: TapeFault[] = []
  const observe = (rule: string, place: string, value?: unknown) => {
    const violation = ({ message }: { readonly message: string }) => faults.push(brokenReply(rule, place, message))
    observeReply({ violation }, route, { status, mediaType, value })
  }
  observe('status', `status ${status}`)
  if (faults.length > 0 || !isJson(mediaType) || bytes === undefined) return faults
  const value = parse(bytes)
  if (value === undefined) return [brokenReply('json', 'body', 'it is not JSON')]
  observe('schema', 'body', value)
  return faults
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

function unchecked(message: string): TapeFault {
  return { kind: 'unchecked', side: 'reply', rule: 'body', place: 'body', message }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
