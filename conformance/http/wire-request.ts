import { ownValue } from '../../runtime/json.ts'
import { findOperation } from '../contract.ts'
import type { Target } from '../targets/target.ts'
import type { Carrier, CaseRequest } from '../verdict.ts'

/** An HTTP request. */
export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Adds base URL and credential. */
export function wireRequest(
  operationId: string,
  request: CaseRequest,
  target: Pick<Target, 'baseUrl' | 'key' | 'headers'>,
) {
  const { credential = 'valid', body, rawBody } = request
  const { credentials } = findOperation(operationId)
  const { headers: given = {} } = target
  const alias = typeof credential === 'object' && 'alias' in credential ? credential : undefined
  const isWrong = credential === 'wrong' || alias?.wrong === true
  const own = credential === 'without-prefix' ? target.key.replace(/^sk-/, '') : target.key
  const key = isWrong ? 'sk-of-no-account' : own
  const carriers = placesOfKey(credential, credentials[alias?.alias ?? findSendable(credentials)])
  const inHeader = joinHeaders(key === '' ? [] : carriers.map((at) => headerWithKey(at, key)))
  const inQuery = carriers.flatMap((at) => (at.in === 'query' && key !== '' ? [[at.name, key] as const] : []))
  const query = new URLSearchParams({ ...request.query, ...Object.fromEntries(inQuery) })
  const search = [request.rawQuery ?? '', String(query)].filter((part) => part !== '').join('&')
  const omitted = [
    ...(credential === 'valid' ? [] : credentials.flat()),
    { in: 'header' as const, name: request.about ?? '' },
  ]
  const others = omitCredentials(given, omitted)
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const wire: WireRequest = {
    method: request.method,
    url: `${target.baseUrl}${request.path}${search === '' ? '' : `?${search}`}`,
    headers: joinHeaders([request.headers, inHeader, others]),
    ...(sent === undefined ? {} : { body: sent }),
  }
  return wire
}

/** The first alternative that can be sent. */
function findSendable(credentials: readonly (readonly Carrier[])[]): number {
  return Math.max(
    0,
    credentials.findIndex((all) => all.every((each) => each.in !== 'unsupported')),
  )
}

function placesOfKey(
  credential: NonNullable<CaseRequest['credential']>,
  declared: readonly Carrier[] = [],
): readonly Carrier[] {
  if (credential === 'none') return []
  return typeof credential === 'object' && 'carrier' in credential ? [credential.carrier] : declared
}

/** Later headers replace earlier ones; cookies are sent together. */
function joinHeaders(all: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  const cookies = all.flatMap(({ cookie }) => cookie ?? [])
  return Object.assign({}, ...all, cookies.length === 0 ? {} : { cookie: cookies.join('; ') })
}

/** Without the headers that carry the credentials of an operation. */
function omitCredentials(headers: Readonly<Record<string, string>>, credentials: readonly Carrier[]) {
  const names = new Set(credentials.map(({ in: place, name }) => (place === 'cookie' ? 'cookie' : name.toLowerCase())))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)))
}

function headerWithKey({ in: place, name }: Carrier, key: string): Record<string, string> {
  if (place === 'bearer') return { authorization: `Bearer ${key}` }
  if (place === 'basic') return { authorization: `Basic ${toBasic(key)}` }
  if (place === 'cookie') return { cookie: `${name}=${encodeURIComponent(key)}` }
  return place === 'header' ? { [name]: key } : {}
}

/** Hides the values of the headers of the command line, which may be secrets. */
export function maskHeaders(wire: WireRequest, given: WireRequest['headers'] = {}): WireRequest {
  const masked = Object.entries(wire.headers).map(([name, value]) => {
    const secret = ownValue(given, name)
    // Cookies are joined with those of the case.
    return [name, secret ? value.replace(secret, '***') : value]
  })
  return { ...wire, headers: Object.fromEntries(masked) }
}

/** A key without a colon is the user name. */
function toBasic(key: string): string {
  return Buffer.from(key.includes(':') ? key : `${key}:`).toString('base64')
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

/**
 * The text as an argument of a shell; the key, also as URLs and forms write it, is read from the variable where it is a
 * whole value of a header, parameter or cookie.
 */
function quoted(text: string, key: string): string {
  if (key === '') return quoteLiteral(text)
  const basic = `"$(printf %s${key.includes(':') ? '' : ':'} "$GATEWAY_KEY" | base64)"`
  const inForm = String(new URLSearchParams([['', key]])).slice(1)
  const whole = (value: string) => new RegExp(`(?<=[ =])${value.replace(/\W/g, '\\$&')}(?=[&;,#]|$)`)
  const secrets: readonly (readonly [RegExp, string])[] = [
    [whole(toBasic(key)), basic],
    ...[inForm, encodeURIComponent(key), key].map((form) => [whole(form), '"$GATEWAY_KEY"'] as const),
    [whole(key.replace(/^sk-/, '')), `"\${GATEWAY_KEY#sk-}"`],
  ]
  return quoteParts(text, secrets)
}

function quoteParts(text: string, [first, ...rest]: readonly (readonly [RegExp, string])[]): string {
  if (first === undefined) return quoteLiteral(text)
  const [secret, variable] = first
  return text
    .split(secret)
    .map((part) => quoteParts(part, rest))
    .join(variable)
}

function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
