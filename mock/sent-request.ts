import { isStream, type RequestBody, readBody } from './request-body.ts'

export type FetchArguments = Parameters<typeof fetch>

export interface SentRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  /** Reads the body. */
  readonly body: (() => Promise<RequestBody>) | undefined
  readonly signal: AbortSignal | undefined
}

/**
 * What the arguments of a `fetch` ask for, whichever realm their objects come from. Throws a `TypeError` where `fetch` does.
 */
export function describeRequest(input: FetchArguments[0], init: FetchArguments[1] = {}): SentRequest {
  const from = typeof input === 'object' && 'arrayBuffer' in input ? input : undefined
  const { body, headers = from?.headers, signal = from?.signal } = init
  const hasBody = body !== undefined && body !== null
  if (isStream(body) && !('duplex' in init))
    throw new TypeError('RequestInit: duplex option is required when sending a body.')
  const url = readUrl(from?.url ?? String(input))
  // The body and the signal stay apart: the `Request` of jsdom or happy-dom takes only those of its realm.
  const { method } = new Request(url, {
    method: init.method ?? from?.method ?? 'GET',
    ...(hasBody ? { body: '' } : {}),
  })
  return { method, url, headers: new Headers(headers), signal: signal ?? undefined, body: getReader(from, body) }
}

/** A relative URL is one of the page, if the environment has a page. */
function readUrl(text: string): URL {
  const base: string | undefined = Reflect.get(globalThis, 'location')?.href
  if (!URL.canParse(text, base)) throw new TypeError(`Failed to parse URL from ${text}`)
  return new URL(text, base)
}

function getReader(from: Request | undefined, body: unknown): SentRequest['body'] {
  if (body !== undefined && body !== null) return () => readBody(body)
  return from && (async () => ({ payload: Buffer.from(await from.arrayBuffer()), type: undefined }))
}

/** Why a signal is aborted. */
export function getReason({ reason }: AbortSignal): unknown {
  return reason ?? new DOMException('This operation was aborted', 'AbortError')
}
