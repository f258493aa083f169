import type { IncomingMessage } from 'node:http'
import type { Credential, Route } from '../runtime/contract.ts'
import { readCookies } from '../runtime/http/field-styles.ts'
import { type Header, passHeaders } from './pass-headers.ts'
import type { OutgoingHead } from './target-connection.ts'

export interface PassRequestOptions {
  readonly target: URL
  readonly key?: string
  /** Whether the key replaces that of the request; by default it is added if there is none. */
  readonly replacesKey?: boolean
  /** Requests uncompressed replies. */
  readonly plain?: boolean
}

export type PassedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

/** The head of the forwarded request; adds the key where the operation of `route` expects it. */
export function outgoingHead(
  incoming: PassedRequest,
  route: Route | undefined,
  { target, key, replacesKey = false, plain = false }: PassRequestOptions,
): OutgoingHead {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  const trailer = incoming.headers['transfer-encoding'] === undefined ? ['trailer'] : []
  const encoding: Header[] = plain ? [['Accept-Encoding', 'identity']] : []
  const drop = ['host', ...trailer, ...encoding.map(([name]) => name.toLowerCase())]
  const added: Header[] = [['Host', target.host], ...encoding]
  const headers: Header[] = [...added, ...passHeaders(rawHeaders, drop), ...getFramingHeaders(incoming)]
  const head = { path: target.pathname.replace(/\/$/, '') + url, headers }
  if (key === undefined) return { method, ...head }
  return { method, ...addKey(replacesKey ? removeKeys(head, route) : head, route, key) }
}

/** A request without a length is sent in chunks, or has no body. */
function getFramingHeaders({ method = 'GET', headers }: PassedRequest): Header[] {
  if (headers['transfer-encoding'] !== undefined) return [['Transfer-Encoding', 'chunked']]
  return headers['content-length'] === undefined && !bodiless.has(method) ? [['Content-Length', '0']] : []
}

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'])
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request is safe to repeat and has no body that may already be consumed. */
export function mayRepeat({ method = 'GET', headers }: IncomingMessage): boolean {
  return safe.has(method) && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
}

type Head = Pick<OutgoingHead, 'path' | 'headers'>

/** Removes all credentials of the operation; a bearer token or a pair of Basic has the name `authorization`. */
function removeKeys({ path, headers }: Head, route: Route | undefined): Head {
  const credentials = route?.credentials.flat() ?? []
  const named = (source: Credential['in']) =>
    credentials.filter((credential) => credential.in === source).map(({ name }) => name)
  const dropped = new Set(
    credentials.flatMap(({ in: source, name }) => (source === 'query' ? [] : [name.toLowerCase()])),
  )
  const kept = headers.filter(([name]) => !dropped.has(name.toLowerCase()))
  const [before = '', ...rest] = path.split('?')
  const inQuery = named('query')
  const pairs = rest
    .join('?')
    .split('&')
    .filter((pair) => !inQuery.some((name) => new URLSearchParams(pair).has(name)))
  return { path: pairs.join('&') === '' ? before : `${before}?${pairs.join('&')}`, headers: kept }
}

/** Adds the key in the first credentials of the operation, unless the request has one already. */
export function addKey(head: Head, route: Route | undefined, key: string): Head {
  const [credentials = []] = route?.credentials ?? []
  if (route?.credentials.flat().some((credential) => hasCredential(head, credential))) return head
  return credentials.reduce((changed, credential) => addKeyBy[credential.in](changed, credential.name, key), head)
}

function hasCredential({ path, headers }: Head, { in: source, name }: Credential): boolean {
  if (source === 'query') return splitTarget(path).query.has(name)
  if (source === 'cookie') return headers.some(([header, value]) => isCookie(header) && readCookies(value).has(name))
  return headers.some(([header]) => header.toLowerCase() === name)
}

function isCookie(header: string): boolean {
  return header.toLowerCase() === 'cookie'
}

const addKeyBy: Readonly<Record<Credential['in'], (head: Head, name: string, key: string) => Head>> = {
  bearer: ({ path, headers }, _, key) => ({ path, headers: [...headers, ['Authorization', `Bearer ${key}`]] }),
  basic: ({ path, headers }, _, key) => {
    const pair = Buffer.from(key.includes(':') ? key : `${key}:`).toString('base64')
    return { path, headers: [...headers, ['Authorization', `Basic ${pair}`]] }
  },
  header: ({ path, headers }, name, key) => ({ path, headers: [...headers, [name, key]] }),
  cookie: ({ path, headers }, name, key) => {
    const pairs = headers.flatMap(([header, value]) => (isCookie(header) ? [value] : []))
    const cookie: Header = ['Cookie', [...pairs, `${name}=${encodeURIComponent(key)}`].join('; ')]
    return { path, headers: [...headers.filter(([header]) => !isCookie(header)), cookie] }
  },
  unsupported: (head) => head,
  query: ({ path, headers }, name, key) => {
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(key)}`
    return { path: `${path}${path.includes('?') ? '&' : '?'}${pair}`, headers }
  },
}

export interface RequestTarget {
  readonly path: string
  readonly query: URLSearchParams
}

/** Splits a request target, which need not be a valid URL. */
export function splitTarget(url: string): RequestTarget {
  const [path = '', ...query] = url.split('?')
  return { path, query: new URLSearchParams(query.join('?')) }
}
