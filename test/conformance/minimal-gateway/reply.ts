import type { IncomingHttpHeaders } from 'node:http'
import type { JsonObject } from '../../../runtime/json.ts'

/** A routed and valid request. */
export interface MinimalRequest {
  readonly operationId: string
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** Empty for operations without a body. */
  readonly body: JsonObject
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
}

/** Why an operation does not answer. */
export type Reason = 'missing-key' | 'wrong-key' | 'invalid' | 'unknown'

export interface Refusal {
  /** The wrong field, as in `messages[0].role`; empty for the whole body. */
  readonly param: string
  readonly message: string
  /** Whether a value breaks a rule, while every required field is there and has its type. */
  readonly isAboutValue?: boolean
}

/** The operations and error bodies of one family. */
export interface MinimalFamily {
  answer(request: MinimalRequest): Answer
  refuse(reason: Reason, refusal: Refusal, operationId: string): Answer
}

export function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}

/** Server-sent events, with names if `getName` is there. */
export function events(list: readonly object[], getName?: (event: object) => unknown): Answer {
  const lines = list.map((event) => `${getName ? `event: ${getName(event)}\n` : ''}data: ${JSON.stringify(event)}\n\n`)
  return { status: 200, type: 'text/event-stream', body: lines.join('') }
}

/** Notifies the address of a task that it has ended. The document does not show the payload. */
export function notify(address: unknown, id: string): void {
  if (typeof address !== 'string' || !URL.canParse(address)) return
  const headers = { 'content-type': 'application/json' }
  fetch(address, { method: 'POST', headers, body: JSON.stringify({ id }) }).catch(() => {})
}
