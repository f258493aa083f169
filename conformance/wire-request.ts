import { findOperation } from './contract.ts'
import type { Target } from './targets/target.ts'
import type { Carrier, CaseRequest } from './verdict.ts'

/** An HTTP request. */
export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Adds base URL and credential. */
export function wireRequest(operationId: string, request: CaseRequest, target: Pick<Target, 'baseUrl' | 'key'>) {
  const { credential = 'valid', body, rawBody } = request
  const { credentials } = findOperation(operationId)
  const alias = typeof credential === 'object' && 'alias' in credential ? credential : undefined
  const isWrong = credential === 'wrong' || alias?.wrong === true
  const own = credential === 'without-prefix' ? target.key.replace(/^sk-/, '') : target.key
  const key = isWrong ? 'sk-of-no-account' : own
  const carriers = placesOfKey(credential, credentials[alias?.alias ?? 0])
  const inHeader = Object.assign({}, ...carriers.map((at) => headerWithKey(at, key)))
  const inQuery = carriers.flatMap((at) => (at.in === 'query' ? [[at.name, key] as const] : []))
  const query = new URLSearchParams({ ...request.query, ...Object.fromEntries(inQuery) })
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const wire: WireRequest = {
    method: request.method,
    url: `${target.baseUrl}${request.path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { ...request.headers, ...inHeader },
    ...(sent === undefined ? {} : { body: sent }),
  }
  return wire
}

function placesOfKey(
  credential: NonNullable<CaseRequest['credential']>,
  declared: readonly Carrier[] = [],
): readonly Carrier[] {
  if (credential === 'none') return []
  return typeof credential === 'object' && 'carrier' in credential ? [credential.carrier] : declared
}

function headerWithKey({ in: place, name }: Carrier, key: string): Record<string, string> {
  if (place === 'bearer') return { authorization: `Bearer ${key}` }
  if (place === 'basic') return { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
  if (place === 'cookie') return { cookie: `${name}=${encodeURIComponent(key)}` }
  return place === 'header' ? { [name]: key } : {}
}

const longestBody = 4000

/** The request as a shell command; the key stays in the variable `GATEWAY_KEY`. */
export function curlLine({ method, url, headers, body }: WireRequest, key: string): string {
  if (body instanceof Uint8Array) return curlLineOfBytes({ method, url, headers }, Buffer.from(body), key)
  const parts = [
    `curl -i -X ${method} ${quoted(url, key)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`, key)}`,
    ),
    ...(body === undefined ? [] : [`--data-binary ${bodyArgument(body)}`]),
  ]
  return parts.join(' ')
}

/** Text unchanged, other bytes as base64. */
function curlLineOfBytes(request: Omit<WireRequest, 'body'>, bytes: Buffer, key: string): string {
  const text = bytes.toString()
  if (Buffer.from(text).equals(bytes) && !/^@|\0/.test(text)) return curlLine({ ...request, body: text }, key)
  return `base64 -d <<< '${bytes.toString('base64')}' | ${curlLine({ ...request, body: '@-' }, key)}`
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
