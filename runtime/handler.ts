import type { IncomingHttpHeaders } from 'node:http'
import { ownValue } from './json.ts'

/** The part of `operations[...]` in a generated types file that handlers need. */
export interface OperationTypes {
  parameters: { query?: unknown; header?: unknown; path?: unknown; cookie?: unknown }
  requestBody?: unknown
  responses: unknown
}

/** Undefined without a body, and also where it is not required. */
type BodyOf<O extends OperationTypes> =
  | (NonNullable<O['requestBody']> extends { content: infer C }
      ? { [K in keyof C]: ValueOf<K, C[K]> }[keyof C]
      : undefined)
  | Extract<O['requestBody'], undefined>

/** What a handler gets of a body of media type `K` whose schema is `S`, as `BodyContent` says. */
type ValueOf<K, S> = K extends `${string}/json${Rest}` | `${string}+json${Rest}` | `${Form}${Rest}`
  ? S
  : K extends '*/*' | 'application/*'
    ? S extends string | Blob
      ? Uint8Array
      : S | Uint8Array
    : K extends `text/${string}` | `${string}xml${Rest}` | `${string}yaml${Rest}`
      ? S extends object
        ? string
        : S
      : Uint8Array

type Rest = '' | `;${string}`
type Form = 'application/x-www-form-urlencoded' | 'multipart/form-data'

/** The declared statuses that begin with a digit. */
type Within<K, Digit extends number> = K extends number | string
  ? `${K}` extends `${Digit}${string}`
    ? K
    : never
  : never

type OneOf<A, B, C> = [A] extends [never] ? ([B] extends [never] ? C : B) : A

/** The first of a list that is among the keys, else all keys. */
type FirstOf<K, List> = List extends readonly [infer First, ...infer Others]
  ? First extends K
    ? First
    : FirstOf<K, Others>
  : K

/** The success that the server chooses for an operation: below 300, else below 400, else the default, else any. */
type SuccessKey<K> = OneOf<
  FirstOf<Within<K, 2>, [200, 201, 202, 203, 204, 205, 206, 207, 208, 226]>,
  FirstOf<Within<K, 3>, [300, 301, 302, 303, 304, 305, 307, 308]>,
  OneOf<Extract<K, 'default'>, K, never>
>

type IsJson<M> = M extends `${string}/json` | `${string}+json` | `${string}json;${string}` | '*/*' | 'application/*'
  ? true
  : false

/** The media types of JSON, and those of text or bytes: ranges are both. */
type JsonType<C> = { [M in keyof C]: IsJson<M> extends true ? M : never }[keyof C]
type OtherType<C> = { [M in keyof C]: IsJson<M> extends true ? (M extends `${string}/*` ? M : never) : M }[keyof C]

type BodyIn<C> =
  | ([JsonType<C>] extends [never] ? never : Pick<JsonReply<C[JsonType<C>]>, 'json' | 'mediaType' | 'refusal'>)
  | ([OtherType<C>] extends [never]
      ? never
      : Pick<TextReply, 'text' | 'mediaType'> | Pick<BytesReply, 'bytes' | 'mediaType'>)

/** `json` is undefined for a reply without content. */
type ReplyBody<S> = S extends { content: infer C } ? BodyIn<C> : { readonly json: undefined }

/** The required headers that the contract names, in lower case. */
type RequiredHeaders<H> = {
  readonly [K in keyof H as string extends K
    ? never
    : Record<never, never> extends Pick<H, K>
      ? never
      : K extends string
        ? Lowercase<K>
        : never]: string
}

type HeadersOf<H> = keyof RequiredHeaders<H> extends never
  ? Pick<ReplyHead, 'headers'>
  : { readonly headers: RequiredHeaders<H> & Required<ReplyHead>['headers'] }

/** The handler may leave out the status of the success. */
type StatusHead<S, IsSuccess> = IsSuccess extends true ? { readonly status?: S } : { readonly status: S }

type ReplyOf<R, K extends keyof R> = ReplyBody<R[K]> &
  HeadersOf<R[K] extends { headers: infer H } ? H : unknown> &
  StatusHead<K extends number ? K : number, K extends SuccessKey<keyof R> ? true : false>

type FinalKey<K> = Exclude<K, Within<K, 1>>

/** The declared replies of an operation: each has a status with its own body and headers. */
type Replies<R> = [R extends never ? never : FinalKey<keyof R>] extends [never]
  ? ReplyHead & { readonly json: undefined }
  : { [K in FinalKey<keyof R>]: ReplyOf<R, K> }[FinalKey<keyof R>]

type OrEmpty<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>

/** The names of the parameters with a default, by location; of the body the paths, with `*` for the items of a list. */
export interface DefaultNames {
  readonly body?: string
  readonly query?: string
  readonly header?: string
  readonly cookie?: string
}

/** Parameters with a default always have a value. */
type WithDefaults<T, D, In extends keyof DefaultNames> =
  D extends Readonly<Record<In, infer Name>> ? T & Required<Pick<T, Extract<keyof T, Name>>> : T

/** The rest of the paths that begin with a name. */
type Below<Path, Name> = Path extends `${Name & string}/${infer Inner}` ? Inner : never

/** A body whose members at the paths are present, as far as the objects around them are. */
type WithMembers<T, Path> = [Path] extends [never]
  ? T
  : T extends readonly (infer Item)[]
    ? WithMembers<Item, Below<Path, '*'>>[]
    : T extends object
      ? { [K in keyof T]: WithMembers<T[K], Below<Path, K>> } & {
          [K in Path & keyof T]-?: WithMembers<Exclude<T[K], undefined>, Below<Path, K>>
        }
      : T

/** A request that has passed authentication and validation. `D` names what has a default. */
export interface Call<O extends OperationTypes = OperationTypes, D extends DefaultNames = Record<never, never>> {
  readonly path: OrEmpty<O['parameters']['path']>
  readonly query: WithDefaults<OrEmpty<O['parameters']['query']>, D, 'query'>
  readonly headers: WithDefaults<OrEmpty<O['parameters']['header']>, D, 'header'>
  readonly cookies: WithDefaults<OrEmpty<O['parameters']['cookie']>, D, 'cookie'>
  readonly body: D extends { readonly body: infer Path } ? WithMembers<BodyOf<O>, Path> : BodyOf<O>
  /** The API key of the request. */
  readonly key: string
  /** All headers, names in lower case; `headers` has only those of the contract. */
  readonly rawHeaders: IncomingHttpHeaders
  /** The base URL that the client used, without a trailing slash. */
  readonly baseUrl: string
  /** The address of this server on the connection, whatever the client calls it; undefined without a socket. */
  readonly localUrl: string | undefined
  /** The prefix of the contract's paths in the requested URL, such as `/~alice`; usually empty. */
  readonly basePath: string
  /** Whether the request asks for a stream. */
  readonly streaming: boolean
  /** The stream that the request asks for, by its name in the contract. */
  readonly stream?: { readonly name: string } | undefined
  /** Aborted when the client disconnects or the server aborts the request. */
  readonly signal: AbortSignal
  /** Adds a warning to the header `gatewright-warning` of the reply; only before the reply begins. */
  readonly warn: Warn
}

/** What the client of a valid request probably does not intend. */
export interface RequestWarning {
  /** Short name of the rule, such as `unknown-field`. */
  readonly rule: string
  /** Part of the request, such as `body input[2].call_id`. */
  readonly place: string
  /** Continues the place. */
  readonly message: string
  /** How to fix it, as a sentence. */
  readonly help?: string
}

/** Takes a sentence for the client about the reply, or a warning about its request, which a journal keeps. */
export type Warn = (warning: string | RequestWarning) => void

/** A call of any operation. */
export type AnyCall = Omit<Call, 'body'> & { readonly body: unknown }

/** A JSON reply. */
export interface JsonReply<T = unknown> extends ReplyHead {
  readonly json: T
  /** The JSON media type of the contract by default. */
  readonly mediaType?: string
  /** What the logs say if the reply refuses the request with a success status. */
  readonly refusal?: string
}

/** A reply of text, in UTF-8 unless the media type says otherwise. */
export interface TextReply extends ReplyHead {
  readonly text: string
  readonly mediaType: string
}

/** A reply of bytes; the runtime serves byte ranges. */
export interface BytesReply extends ReplyHead {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

interface ReplyHead {
  /** The success status of the operation by default. */
  readonly status?: number
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A stream, framed as the contract declares. */
export interface EventsReply<E> {
  readonly events: EventBatches<E>
  /** Observes the events as they are sent. */
  readonly watch?: StreamWatch
}

/** Observes one stream. */
export interface StreamWatch {
  event(event: NamedEvent & Required<Pick<NamedEvent, 'json'>>): void
  /** Called when the stream has ended; not when its connection breaks. */
  end(): void
}

/** One event of a stream: its name in the contract and its payload. */
export interface NamedEvent {
  /** Absent or empty for an event without a name, where the contract allows that. */
  readonly event?: string
  readonly data: unknown
  /** The text of `data`, which is JSON unless the contract says otherwise, if the sender has it already. */
  readonly json?: string
  /** Fields of server-sent events, where the contract describes them. */
  readonly id?: string
  readonly retry?: number
}

/** A server-sent event whose schema describes `T`; the fields that it leaves open may be sent too. */
export type ServerSentEvent<T> = T & {
  readonly event?: string
  readonly data: 'data' extends keyof T ? unknown : string
  readonly id?: string
  readonly retry?: number
}

/** A reply of an upstream server, relayed as it arrives; a stream is relayed by complete events. */
export interface RelayReply {
  readonly relay: Relayed
}

export type RelayedHeaders = Readonly<Record<string, string | readonly string[]>>

export interface Relayed {
  readonly status: number
  /** Names in lower case; an array repeats a header. */
  readonly headers: RelayedHeaders
  readonly body: AsyncIterable<Uint8Array>
  /**
   * Relays all bytes without validation and without splitting events. When the body fails, the connection is closed
   * after the bytes so far, without a head if there are none.
   */
  readonly verbatim?: boolean
  /** Sends each piece of the body alone, as one chunk. */
  readonly inPieces?: boolean
}

export type Outcome = JsonReply | TextReply | BytesReply | EventsReply<NamedEvent> | RelayReply

/**
 * Serves one operation; throws a `Problem` for an error reply, or returns one that the contract declares, with its status.
 * `E` is the union of the stream events.
 */
export type Handler<O extends OperationTypes, E = never, D extends DefaultNames = Record<never, never>> = (
  call: Call<O, D>,
) => Promise<Replies<O['responses']> | EventsReply<E> | RelayReply>

/** All handlers of a contract by operationId. */
export type HandlerTable = Readonly<Record<string, (call: never) => Promise<Outcome>>>

/** Items as they become ready, one by one or as an array of simultaneous items. */
export type EventBatches<T> = AsyncIterable<T | readonly T[]>

/** Normalises one step of `EventBatches` to an array. An item is never an array. */
export function toBatch<T extends object>(step: T | readonly T[]): readonly T[] {
  return isBatch(step) ? step : [step]
}

function isBatch<T>(step: T | readonly T[]): step is readonly T[] {
  return Array.isArray(step)
}

/** Finds the handler of an operation, for validated calls; throws if there is none. */
export function findHandler(handlers: HandlerTable, operationId: string): (call: AnyCall) => Promise<Outcome> {
  const handle = ownValue(handlers, operationId)
  if (handle === undefined) throw new Error(`There is no handler for ${operationId}.`)
  // Validation ensures that the call has the type that the handler takes.
  return handle as (call: AnyCall) => Promise<Outcome>
}
