import type { Json } from '../core/contract.ts'

/** The version of the format; a recording of another one is refused. */
export const RECORDING_VERSION = 1

/** One request and its reply, as they stand in a recording; `exchange.schema.json` is the same in words. */
export interface RecordedInteraction {
  readonly recording: typeof RECORDING_VERSION
  /** In the order in which the requests came. */
  readonly number: number
  /** Absent where the contract has no such operation. */
  readonly operation?: string
  readonly request: RecordedRequest
  /** Absent where none came. */
  readonly reply?: RecordedReply
  readonly end: RecordedEnd
}

export type RecordedEnd = 'whole' | 'left by the client' | 'broken off by the target'

export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** By their names in lower case, without those of the connection. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: RecordedBody
}

export interface RecordedReply {
  readonly status: number
  /** Milliseconds from the beginning of the request. */
  readonly atMs: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: RecordedBody | RecordedStream
}

/** `json` is a value, `form` the fields of a form, `file` the name of a file beside that of the exchange. */
export type RecordedBody =
  | { readonly json: Json }
  | { readonly text: string }
  | { readonly base64: string }
  | { readonly form: Readonly<Record<string, Json>> }
  | { readonly file: string }

/** The bytes of a stream as they came. */
export interface RecordedStream {
  readonly chunks: readonly RecordedChunk[]
}

/** `atMs` counts from the beginning of the request, too. */
export type RecordedChunk = { readonly atMs: number } & ({ readonly text: string } | { readonly base64: string })
