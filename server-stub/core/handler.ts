import type { IncomingHttpHeaders } from 'node:http'
import { ownValue } from './contract.ts'

/**
 * What a handler is given and what it gives back, in terms of the types that openapi-typescript emits for an operation.
 */

/** The shape of `operations[...]` in a generated types file, as far as handlers need it. */
export interface OperationTypes {
  parameters: { query?: unknown; header?: unknown; path?: unknown }
  requestBody?: unknown
  responses: unknown
}

type BodyOf<O extends OperationTypes> = O['requestBody'] extends { content: infer C } ? C[keyof C] : undefined

type SuccessOf<R> = R[Extract<keyof R, 200 | 201 | 202 | 203 | 204 | 205 | 206>]

/** Undefined where there is nothing to say, never where something else than JSON is said. */
type JsonOf<S> = S extends { content: { 'application/json': infer R } }
  ? R
  : S extends { content: object }
    ? never
    : undefined

type ReplyOf<O extends OperationTypes> = JsonOf<SuccessOf<O['responses']>>

type Given<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>

/** A request that has passed authentication and validation. */
export interface Call<O extends OperationTypes = OperationTypes> {
  readonly path: Given<O['parameters']['path']>
  readonly query: Given<O['parameters']['query']>
  readonly headers: Given<O['parameters']['header']>
  readonly body: BodyOf<O>
  /** The key that let the request in. */
  readonly key: string
  /** All headers as they came, names in lower case; `headers` holds those of the contract. */
  readonly rawHeaders: IncomingHttpHeaders
  /** The address the client used, without a slash at the end. */
  readonly baseUrl: string
  /** Whether the request asks for a stream, by the contract's own condition. */
  readonly streaming: boolean
  /** Aborted when the client goes away or the server gives up on it. */
  readonly signal: AbortSignal
}

/** A call of any operation. */
export type AnyCall = Omit<Call, 'body'> & { readonly body: unknown }

/** A whole JSON reply, with the status of the operation's success. */
export interface JsonReply<T> {
  readonly json: T
}

/** A reply of bytes; byte ranges are served by the runtime. */
export interface BytesReply {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/** A stream; the contract says how its events are framed and in which order they may come. */
export interface EventsReply<E> {
  readonly events: EventBatches<E>
  /** Sees every event as it is sent. */
  readonly watch?: StreamWatch
}

/** Sees one stream go by. */
export interface StreamWatch {
  event(event: NamedEvent): void
  /** The stream has come to its end, and not only broken off. */
  end(): void
}

/** One event of a stream: its name in the contract and its payload. */
export interface NamedEvent {
  readonly event: string
  readonly data: unknown
  /** `data` as JSON, from those who have it already. */
  readonly json?: string
}

/** A reply that somebody else has made, sent on as it comes; of a stream of events whole ones only. */
export interface RelayReply {
  readonly relay: Relayed
}

export interface Relayed {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: AsyncIterable<Uint8Array>
  /**
   * Sent byte for byte and not judged, whole events or not. When its body fails the connection is cut after what it has
   * given, before the head where that was nothing.
   */
  readonly verbatim?: boolean
}

export type Outcome<T = unknown, E = NamedEvent> = JsonReply<T> | BytesReply | EventsReply<E> | RelayReply

/** Serves one operation; throws a `Problem` to refuse. `E` is the union of the events of the operation's stream. */
export type Handler<O extends OperationTypes, E = never> = (call: Call<O>) => Promise<Outcome<ReplyOf<O>, E>>

/** All handlers of a contract by operationId, as the runtime sees them. */
export type HandlerTable = Readonly<Record<string, (call: never) => Promise<Outcome>>>

/** Items as they get ready: one by one, or in one array those that are ready at the same time. */
export type EventBatches<T> = AsyncIterable<T | readonly T[]>

/** The items of one step of `EventBatches`; an item is never an array itself. */
export function toBatch<T extends object>(step: T | readonly T[]): readonly T[] {
  return isBatch(step) ? step : [step]
}

function isBatch<T>(step: T | readonly T[]): step is readonly T[] {
  return Array.isArray(step)
}

/** The handler of an operation, for calls that validation has passed. Throws where there is none. */
export function findHandler(handlers: HandlerTable, operationId: string): (call: AnyCall) => Promise<Outcome> {
  const handle = ownValue(handlers, operationId)
  if (handle === undefined) throw new Error(`There is no handler for ${operationId}.`)
  // The table is typed by what each handler takes; that the call is that is what validation has made sure of.
  return (call) => handle(call as never)
}
