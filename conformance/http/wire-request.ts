import type { Operation } from '../../generators/model/contract.ts'
import { ownValue } from '../../runtime/json.ts'
import type { Target } from '../targets/target.ts'
import type { CaseRequest, CredentialLocation } from '../verdict.ts'

/** An HTTP request. */
export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Adds base URL and credential. `credentials` are the alternatives of the operation. */
export function toWireRequest(
  request: CaseRequest,
  credentials: Operation['credentials'],
  target: Pick<Target, 'baseUrl' | 'key' | 'headers'>,
): WireRequest {
  const { credential = 'valid', body, rawBody } = request
  const key = getKey(credential, target.key)
  const alias = typeof credential === 'object' && 'alias' in credential ? credential.alias : findSendable(credentials)
  const locations = key === '' ? [] : listLocations(credential, credentials[alias])
  const withKey = joinHeaders(locations.map((location) => headerWithKey(location, key)))
  const inQuery = locations.flatMap(({ in: part, name }) => (part === 'query' ? [[name, key] as const] : []))
  const query = new URLSearchParams({ ...request.query, ...Object.fromEntries(inQuery) })
  const search = [omitNames(request.rawQuery, inQuery), String(query)].filter((part) => part !== '').join('&')
  const replaced = [
    ...(credential === 'valid' ? [] : credentials.flat()),
    { in: 'header' as const, name: request.about ?? '' },
  ]
  const sentBody = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: request.method,
    url: `${target.baseUrl}${request.path}${search === '' ? '' : `?${search}`}`,
    headers: joinHeaders([request.headers, withKey, omitHeaders(target.headers ?? {}, replaced)]),
    ...(sentBody === undefined ? {} : { body: sentBody }),
  }
}

/** Leaves out the fields of a query that a credential replaces: documents may declare it as a parameter too. */
function omitNames(rawQuery = '', credentials: readonly (readonly [name: string, key: string])[]): string {
  const names = new Set(credentials.map(([name]) => name))
  const fields = rawQuery
    .split('&')
    .filter((field) => ![...new URLSearchParams(field).keys()].some((name) => names.has(name)))
  return fields.join('&')
}

type CaseCredential = NonNullable<CaseRequest['credential']>

function getKey(credential: CaseCredential, key: string): string {
  const isWrong =
    credential === 'wrong' || (typeof credential === 'object' && 'wrong' in credential && credential.wrong)
  if (isWrong) return 'sk-unknown'
  return credential === 'without-prefix' ? key.replace(/^sk-/, '') : key
}

/** Finds the first alternative that can be sent. */
function findSendable(credentials: Operation['credentials']): number {
  const isSendable = (locations: readonly CredentialLocation[]) => locations.every((at) => at.in !== 'unsupported')
  return Math.max(0, credentials.findIndex(isSendable))
}

function listLocations(
  credential: CaseCredential,
  declared: readonly CredentialLocation[] = [],
): readonly CredentialLocation[] {
  if (credential === 'none') return []
  return typeof credential === 'object' && 'location' in credential ? [credential.location] : declared
}

type HeaderValues = Readonly<Record<string, string>>

/** Joins headers: later ones replace earlier ones, and cookies are sent together. */
function joinHeaders(parts: readonly HeaderValues[]): HeaderValues {
  const cookies = parts.flatMap(({ cookie }) => cookie?.split('; ') ?? [])
  const named = new Map(cookies.map((cookie) => [cookie.split('=', 1)[0], cookie]))
  return Object.assign({}, ...parts, named.size === 0 ? {} : { cookie: [...named.values()].join('; ') })
}

/** Leaves out the headers that may carry a credential. */
function omitHeaders(headers: HeaderValues, locations: readonly CredentialLocation[]): HeaderValues {
  const names = new Set(locations.map(({ in: part, name }) => (part === 'cookie' ? 'cookie' : name.toLowerCase())))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)))
}

function headerWithKey({ in: part, name }: CredentialLocation, key: string): HeaderValues {
  if (part === 'bearer') return { authorization: `Bearer ${key}` }
  if (part === 'basic') return { authorization: `Basic ${toBasic(key)}` }
  if (part === 'cookie') return { cookie: `${name}=${encodeURIComponent(key)}` }
  return part === 'header' ? { [name]: key } : {}
}

/** Hides the values of the headers of the command line, which may be secrets. */
export function maskHeaders(wire: WireRequest, commandHeaders: HeaderValues = {}): WireRequest {
  const masked = Object.entries(wire.headers).map(([name, value]) => {
    const secret = ownValue(commandHeaders, name)
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
export function formatCurl({ method, url, headers, body }: WireRequest, key: string): string {
  if (body instanceof Uint8Array) return formatCurlWithBytes({ method, url, headers }, Buffer.from(body), key)
  const parts = [
    `curl -i -X ${method} ${quoteArgument(url, key)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `-H ${quoteArgument(value === '' ? `${name};` : `${name}: ${value}`, key)}`,
    ),
    ...(body === undefined ? [] : [`--data-binary ${quoteBody(body)}`]),
  ]
  return parts.join(' ')
}

/** Prints bytes that are text unchanged, and others as base64. */
function formatCurlWithBytes(request: Omit<WireRequest, 'body'>, bytes: Buffer, key: string): string {
  const text = bytes.toString()
  if (Buffer.from(text).equals(bytes) && !/^@|\0/.test(text)) return formatCurl({ ...request, body: text }, key)
  return `base64 -d <<< '${bytes.toString('base64')}' | ${formatCurl({ ...request, body: '@-' }, key)}`
}

function quoteBody(body: string): string {
  if (body.length <= longestBody) return quoteArgument(body, '')
  return `${quoteArgument(body.slice(0, longestBody), '')} # ${body.length} characters in all`
}

/**
 * Quotes an argument for a shell. The key, also as URLs and forms write it, is read from the variable if it is a whole value of
 * a header, parameter or cookie.
 */
function quoteArgument(text: string, key: string): string {
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

/** Quotes a text for a shell, which changes nothing in it. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
