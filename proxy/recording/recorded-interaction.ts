import type { Json } from '../../runtime/json.ts'

/** The version of the format; other versions are refused. */
export const RECORDING_VERSION = 1

/** One request and its reply, as recorded; `stored-interaction.ts` has the form of the files. */
export interface RecordedInteraction {
  readonly recording: typeof RECORDING_VERSION
  /** Counts the requests in the order of their arrival. */
  readonly number: number
  /** Absent if the contract has no such operation. */
  readonly operation?: string
  readonly request: RecordedRequest
  readonly reply?: RecordedReply
  readonly end: ExchangeEnd
}

export type ExchangeEnd = 'whole' | 'left by the client' | 'closed early by the target'

export interface RecordedRequest {
  readonly method: string
  readonly path: string
  /** A repeated name has an array of values. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** Names in lower case, without headers of the connection. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: RecordedBody
}

export interface RecordedReply {
  readonly status: number
  /** Milliseconds since the start of the request. */
  readonly atMs: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: RecordedBody | RecordedStream
}

/** `json` is a value, `form` the fields of a form, `file` the name of a file in the same folder. */
export type RecordedBody =
  | { readonly json: Json }
  | { readonly text: string }
  | { readonly base64: string }
  | { readonly form: Readonly<Record<string, Json>> }
  | { readonly file: string }

/** The bytes of a stream, by chunk. */
export interface RecordedStream {
  readonly chunks: readonly RecordedChunk[]
}

/** `atMs` counts from the start of the request. */
export type RecordedChunk = { readonly atMs: number } & ({ readonly text: string } | { readonly base64: string })

/** A recording is a folder with one file per exchange, or a file with one line per exchange. */
export function isLines(path: string): boolean {
  return /\.(jsonl|ndjson)$/i.test(path)
}

/** Matches the file names of exchanges in a folder. */
export const fileNamePattern = /^\d+-.*\.json$/

export function toNumber(fileName: string): number {
  return Number.parseInt(fileName, 10)
}
