import type { Bursts } from './bursts.ts'

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

type SuccessOf<R> = R[Extract<keyof R, 200 | 201 | 202>]

type ReplyOf<O extends OperationTypes> =
  SuccessOf<O['responses']> extends {
    content: { 'application/json': infer R }
  }
    ? R
    : never

type Given<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>

/** A request that has passed authentication and validation. */
export interface Call<O extends OperationTypes = OperationTypes> {
  readonly path: Given<O['parameters']['path']>
  readonly query: Given<O['parameters']['query']>
  readonly headers: Given<O['parameters']['header']>
  readonly body: BodyOf<O>
  /** The key that let the request in. */
  readonly key: string
  /** The address the client used, without a slash at the end. */
  readonly baseUrl: string
  /** Whether the request asks for a stream, by the contract's own condition. */
  readonly streaming: boolean
  /** Aborted when the client goes away or the server gives up on it. */
  readonly signal: AbortSignal
}

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
  readonly events: Bursts<E>
}

/** One event of a stream: its name in the contract and its payload. */
export interface NamedEvent {
  readonly event: string
  readonly data: unknown
  /** `data` as JSON, from those who have it already. */
  readonly json?: string
}

export type Outcome<T = unknown, E = NamedEvent> = JsonReply<T> | BytesReply | EventsReply<E>

/** Serves one operation; throws a `Problem` to refuse. `E` is the union of the events of the operation's stream. */
export type Handler<O extends OperationTypes, E = never> = (call: Call<O>) => Promise<Outcome<ReplyOf<O>, E>>

/** All handlers of a contract by operationId, as the runtime sees them. */
export type HandlerTable = Readonly<Record<string, (call: never) => Promise<Outcome>>>
