import { essence } from '../../runtime/http/media-types.ts'
import { type Json, tryParseJson, valueAt } from '../../runtime/json.ts'
import type { Finding } from '../../runtime/judge/finding.ts'

/** A complete reply. */
export interface ReceivedReply {
  readonly status: number
  readonly headers: Headers
  /** Media type without its parameters; empty if there is none. */
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** The parsed JSON body; undefined if it is not JSON. */
  readonly json: unknown
}

/** Result of one request. */
export interface RequestResult {
  readonly curl: string
  readonly findings: readonly Finding[]
  /** The received part; absent without a reply. */
  readonly received?: ReceivedReply
  readonly events: readonly { readonly event: string; readonly data: unknown }[]
  /** The stream that the events are of; absent for other replies. */
  readonly stream?: string
}

/** Reads a reply whose body has arrived. */
export function readReply({ status, headers }: Pick<Response, 'status' | 'headers'>, bytes: Uint8Array): ReceivedReply {
  const mediaType = essence(headers.get('content-type') ?? '')
  const json = mediaType.includes('json') ? tryParseJson(new TextDecoder().decode(bytes)) : undefined
  return { status, headers, mediaType, bytes, json }
}

/** Enough to find a value in a report. */
const longest = 8000

/** Prints the beginning of a reply for a report. */
export function formatExcerpt({ status, mediaType, bytes }: ReceivedReply): string {
  const isText = /json|text|event-stream/.test(mediaType)
  const text = isText ? new TextDecoder().decode(bytes.subarray(0, longest)) : `${bytes.length} bytes`
  return `${status} ${mediaType}\n${text}${isText && bytes.length > longest ? '…' : ''}`
}

/** Reads the value at `body.content[0].id` of the reply's JSON, or in `header.location`; `bytes` is the whole body in base64. */
export function readValueAt({ received }: Pick<RequestResult, 'received'>, at: string): Json | undefined {
  const [where, ...keys] = at.split(/[.[\]]+/).filter((key) => key !== '')
  if (where === 'bytes') return received && Buffer.from(received.bytes).toString('base64')
  if (where === 'header') return received?.headers.get(keys.join('.')) ?? undefined
  return valueAt(received?.json, keys)
}
