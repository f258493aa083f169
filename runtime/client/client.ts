import { parseJson, readEvents, readValues } from './streams.ts'
import type { Client, ClientOptions, Params, RequestBody, RequestOptions, Values } from './types.ts'

export type { Client, ClientOptions, Params, ServerSentEvent } from './types.ts'

/**
 * A client of an API, typed by the `paths` of its document. A call resolves for every status; `status` tells which one, and
 * so the type of `data` or `error`. It rejects where `fetch` does: without a connection, or when its `signal` aborts.
 *
 * ```ts
 * const client = createClient<paths>({ baseUrl: 'https://api.example', headers: { authorization: `Bearer ${key}` } })
 * const { data, error } = await client.GET('/pets/{id}', { params: { path: { id: 1 } } })
 * ```
 */
export function createClient<Paths extends object>(options: ClientOptions = {}): Client<Paths> {
  const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY']
  const calls = methods.map((method) => {
    const call = (path: string, init: RequestOptions = {}) => sendCall(options, { ...init, method, path })
    return [method, call] as const
  })
  const client: object = Object.fromEntries(calls)
  // The document types the calls.
  return client as Client<Paths>
}

type SentRequest = RequestOptions & { readonly method: string; readonly path: string }

async function sendCall(options: ClientOptions, request: SentRequest): Promise<unknown> {
  const { baseUrl = '', fetch: sendRequest = fetch, querySerializer = serializeQuery } = options
  const { method, path, params = {}, body, contentType, accept, parseAs, headers, signal = null, ...init } = request
  const query = querySerializer(params.query ?? {})
  const url = `${baseUrl.replace(/\/$/, '')}${fillPath(path, params)}${query === '' ? '' : `?${query}`}`
  const sent = body === undefined ? {} : encodeBody(body, contentType)
  const common = typeof options.headers === 'function' ? await options.headers() : options.headers
  const declared = { accept, 'content-type': sent.type, cookie: getCookie(params), ...params.header }
  const content = sent.body === undefined ? {} : { body: sent.body }
  const response = await sendRequest(url, {
    ...init,
    ...content,
    method,
    signal,
    headers: mergeHeaders(common, declared, headers),
  })
  const received = await readBody(response, parseAs)
  return { ...(response.ok ? { data: received } : { error: received }), status: response.status, response }
}

const encodeValue = (value: unknown) => encodeURIComponent(String(value))

function fillPath(path: string, { path: values = {} }: Params): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value: unknown = Object.getOwnPropertyDescriptor(values, name)?.value
    if (value === undefined) throw new TypeError(`The path ${path} needs params.path.${name}.`)
    return [value].flat().map(encodeValue).join(',')
  })
}

function getCookie({ cookie = {} }: Params): string | undefined {
  const pairs = Object.entries(cookie).map(([name, value]) => `${name}=${encodeValue(value)}`)
  return pairs.join('; ') || undefined
}

/** Repeats the names of arrays, and writes the properties of objects as `name[property]`. */
function serializeQuery(query: Values): string {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value] as const]
    return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, item] as const)
  })
  return fillForm(new URLSearchParams(), entries).toString()
}

/** Later headers replace earlier ones; an undefined value is none. */
function mergeHeaders(...all: readonly (Headers | Values | undefined)[]): Headers {
  const merged = new Headers()
  for (const headers of all) {
    const entries = headers instanceof Headers ? [...headers] : Object.entries(headers ?? {})
    for (const [name, value] of entries) if (value !== undefined) merged.set(name, String(value))
  }
  return merged
}

/** What is sent, and its type if `fetch` does not derive it. */
type Encoded = { readonly body?: RequestBody; readonly type?: string | undefined }

/** A body that `fetch` takes is sent as it is, any other one in the form of its media type: JSON by default. */
function encodeBody(body: unknown, written: string | undefined): Encoded {
  const type = written ?? 'application/json'
  if (body instanceof FormData) return { body }
  if (isRequestBody(body)) return { body, type: written }
  if (typeof body === 'string' && !/\bjson\b/i.test(type)) return { body, type }
  const fields = Object.entries(Object(body))
  if (type.startsWith('multipart/form-data')) return { body: fillForm(new FormData(), fields) }
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  return { body: isForm ? fillForm(new URLSearchParams(), fields) : JSON.stringify(body), type }
}

function isRequestBody(body: unknown): body is RequestBody {
  const classes = [Blob, URLSearchParams, ArrayBuffer, ReadableStream]
  return ArrayBuffer.isView(body) || classes.some((type) => body instanceof type)
}

function fillForm<T extends FormData | URLSearchParams>(form: T, fields: Iterable<readonly [string, unknown]>): T {
  for (const [name, value] of fields)
    for (const item of [value].flat()) {
      if (item instanceof Blob && form instanceof FormData) form.append(name, item)
      else if (item !== undefined) form.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item))
    }
  return form
}

async function readBody(response: Response, parseAs: RequestOptions['parseAs']): Promise<unknown> {
  const { body, status } = response
  if (parseAs === 'stream') return body
  if (parseAs !== undefined) return response[parseAs]()
  if (body === null || status === 204 || response.headers.get('content-length') === '0') return undefined
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/event-stream') return readEvents(body)
  if (/^application\/(?:x-)?(?:jsonl|jsonlines|ndjson)$/.test(type)) return readValues(body, '\n')
  if (type === 'application/json-seq' || type.endsWith('+json-seq')) return readValues(body, '\u001e')
  // An empty reply may have the type of JSON.
  if (/[/+]json$/.test(type)) return response.text().then((text) => (text === '' ? undefined : parseJson(text)))
  return type.startsWith('text/') ? response.text() : response.blob()
}
