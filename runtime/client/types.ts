/** An event of `text/event-stream`. */
export interface ServerSentEvent<Data> {
  readonly event?: string | undefined
  /** A JSON object or array as its value, any other data as its text. */
  readonly data: Data
  readonly id?: string | undefined
  readonly retry?: number
}

export type HeaderValues = Headers | Readonly<Record<string, string | number | boolean | undefined>>
export type Values = Readonly<Record<string, unknown>>

export interface ClientOptions {
  readonly baseUrl?: string
  /** Sent with every request; a function is called for each of them. */
  readonly headers?: HeaderValues | (() => HeaderValues | Promise<HeaderValues>)
  /** Wrap it to log, retry or change requests. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Writes the query without its `?`. */
  readonly querySerializer?: (query: Values) => string
}

/** The parameters of a request by where they are sent. */
export type Params = Readonly<Partial<Record<'path' | 'query' | 'header' | 'cookie', Values>>>
export type RequestBody = NonNullable<RequestInit['body']>

type CommonOptions = Omit<RequestInit, 'body' | 'headers' | 'method' | 'signal'> & {
  readonly headers?: HeaderValues | undefined
  readonly signal?: AbortSignal | null | undefined
}

/** The options of a call before the document types them. */
export type RequestOptions = CommonOptions & {
  readonly params?: Params
  readonly body?: unknown
  readonly contentType?: string
  readonly accept?: string
  readonly parseAs?: 'text' | 'blob' | 'stream'
}

type Methods = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace' | 'query'

/** A function for each method, such as `GET`. */
export type Client<Paths> = { readonly [M in Methods as Uppercase<M>]: Call<Paths, M> }

type Call<Paths, M extends Methods> = <
  Path extends PathsWith<Paths, M>,
  Accept extends Accepted<Operation<Paths, Path, M>> = Accepted<Operation<Paths, Path, M>>,
  As extends keyof Parsed = 'declared',
>(
  path: Path,
  ...options: Arguments<Options<Operation<Paths, Path, M>, Accept, As>>
) => Promise<Reply<Responses<Operation<Paths, Path, M>>, Accept, As>>

type PathsWith<Paths, M extends Methods> = string &
  { [Path in keyof Paths]: Paths[Path] extends Readonly<Record<M, object>> ? Path : never }[keyof Paths]
type Operation<Paths, Path extends keyof Paths, M> = M extends keyof Paths[Path] ? Paths[Path][M] : never
type Arguments<T> = object extends T ? [options?: T] : [options: T]

type Options<O, Accept, As> = CommonOptions &
  (O extends { parameters: infer P } ? (object extends P ? { params?: P } : { params: P }) : unknown) &
  BodyOptions<O> & {
    /** The media type to ask for, where the operation declares several. */
    readonly accept?: Accept
    /** How to read the body, instead of by its media type. */
    readonly parseAs?: As
  }

type BodyOptions<O> = O extends { requestBody: { content: infer C } }
  ? { readonly body: Body<C> } & ContentType<C>
  : O extends { requestBody?: { content: infer C } }
    ? { readonly body?: Body<C> } & Partial<ContentType<C>>
    : unknown
type ContentType<C> = Extract<keyof C, Json> extends never ? { contentType: keyof C } : { contentType?: keyof C }
type Body<C> = { [M in keyof C]: M extends Json ? C[M] : Form<C[M]> | Exclude<RequestBody, string> }[keyof C]
type Form<T> = T extends object ? { [K in keyof T]: T[K] | Blob } : T

type Responses<O> = O extends { responses: infer R } ? R : never
type Accepted<O> = string & KeysOfUnion<Contents<Responses<O>>>
type Contents<R> = { [S in keyof R]: R[S] extends { content: infer C } ? C : never }[keyof R]
type KeysOfUnion<T> = T extends unknown ? keyof T : never

/** One member for each status: `status` tells `data` from `error`, and one error from another. */
type Reply<R, Accept, As extends keyof Parsed> = {
  [S in keyof R]: Outcome<Statuses<R, S>, As extends 'declared' ? Content<R[S], Accept> : Parsed[As]>
}[keyof R]
type Outcome<Status, T> = Status extends Ranges['2XX']
  ? { readonly status: Status; readonly data: T; readonly error?: undefined; readonly response: Response }
  : Status extends number
    ? { readonly status: Status; readonly data?: undefined; readonly error: T; readonly response: Response }
    : never
type Parsed = { declared: unknown; text: string; blob: Blob; stream: ReadableStream<Uint8Array> | null }

/** The statuses of a key of `responses`. A range and `default` have those without a key; `default` no success if there is one. */
type Statuses<R, S> = S extends number ? S : Exclude<S extends keyof Ranges ? Ranges[S] : Others<R>, keyof R>
type Others<R> = Exclude<Ranges[keyof Ranges], Ranges[keyof Ranges & (keyof R | SuccessRange<R>)]>
type SuccessRange<R> = Extract<keyof R, Ranges['2XX']> extends never ? never : '2XX'
type Ranges = { [F in '2' | '3' | '4' | '5' as `${F}XX`]: ToNumber<`${F}${0 | 1 | 2 | 3 | 4 | 5}${Digit}`> }
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type ToNumber<T> = T extends `${infer N extends number}` ? N : never

type Json = `${string}/json${string}` | `${string}+json${string}`
type Lines = `application/${'' | 'x-'}${'jsonl' | 'jsonlines' | 'ndjson'}${string}` | `application/json-seq${string}`

type Content<R, Accept> = R extends { content: infer C }
  ? Received<C, Extract<keyof C, Accept> extends never ? keyof C : Extract<keyof C, Accept>>
  : undefined

/** What a body is read as by its media type. */
type Received<C, M extends keyof C> = M extends `text/event-stream${string}`
  ? Events<C[M]>
  : M extends Lines
    ? Items<C[M]>
    : M extends Json | `text/${string}`
      ? C[M]
      : Blob
type Items<T> = T extends AsyncIterable<unknown> ? T : AsyncIterable<T>

/** The schema of `text/event-stream` is that of its events, or in older documents that of their data. */
type Events<T> =
  T extends AsyncIterable<infer Item>
    ? AsyncIterable<Item extends { data: infer D } ? (string extends D ? ServerSentEvent<unknown> : Item) : Item>
    : AsyncIterable<ServerSentEvent<string extends T ? unknown : T>>
