import { findOperation } from './contract.ts'
import type { Target } from './targets/target.ts'
import type { CaseRequest } from './verdict.ts'

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Adds the address and the credential. */
export function wireRequest(operationId: string, request: CaseRequest, target: Pick<Target, 'baseUrl' | 'key'>) {
  const { credential = 'valid', body, rawBody } = request
  const { credentials } = findOperation(operationId)
  const index = typeof credential === 'object' ? credential.alias : 0
  const isWrong = credential === 'wrong' || (typeof credential === 'object' && credential.wrong)
  const own = credential === 'without-prefix' ? target.key.replace(/^sk-/, '') : target.key
  const key = isWrong ? 'sk-of-no-account' : own
  const at = credential === 'none' ? undefined : credentials[index]
  const inHeader =
    at?.in === 'bearer' ? { authorization: `Bearer ${key}` } : at?.in === 'header' ? { [at.name]: key } : {}
  const query = new URLSearchParams({ ...request.query, ...(at?.in === 'query' ? { [at.name]: key } : {}) })
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const wire: WireRequest = {
    method: request.method,
    url: `${target.baseUrl}${request.path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { ...request.headers, ...inHeader },
    ...(text === undefined ? {} : { body: text }),
  }
  return wire
}

/** Sends it; goes where it says and nowhere else. */
export async function send({ url, ...init }: WireRequest, signal: AbortSignal): Promise<Response> {
  const ask = (): Promise<Response> => fetch(url, { ...init, redirect: 'manual', signal })
  try {
    return await ask()
  } catch (error) {
    // A server may close an idle connection just as the request goes out on it; a new one tells.
    if (error instanceof Error && closedEarly.has(codeOf(error.cause))) return ask()
    throw error
  }
}

const closedEarly: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

const longestBody = 4000

/** The request as a line for a shell; the key stays in the variable `GATEWAY_KEY`. */
export function curlLine({ method, url, headers, body }: WireRequest, key: string): string {
  const parts = [
    `curl -i -X ${method} ${quoted(url, key)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`, key)}`,
    ),
    ...(body === undefined ? [] : [`--data-binary ${bodyArgument(body)}`]),
  ]
  return parts.join(' ')
}

function bodyArgument(body: string): string {
  if (body.length <= longestBody) return quoted(body, '')
  return `${quoted(body.slice(0, longestBody), '')} # ${body.length} characters in all`
}

function quoted(text: string, key: string): string {
  const literal = `'${text.replaceAll("'", "'\\''")}'`
  const bare = new RegExp(`(?<=[ =])${key.replace(/^sk-/, '').replace(/\W/g, '\\$&')}(?=['&])`, 'g')
  if (key === '') return literal
  return literal.replaceAll(key, () => `'"$GATEWAY_KEY"'`).replace(bare, () => `'"\${GATEWAY_KEY#sk-}"'`)
}
