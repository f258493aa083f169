import type { IncomingMessage } from 'node:http'
import type { Credential, Route } from '../core/contract.ts'
import { type Header, passHeaders } from './pass-headers.ts'
import type { OutgoingHead } from './target-connection.ts'

export interface PassRequestOptions {
  readonly target: URL
  readonly key?: string
  /** Requests uncompressed replies. */
  readonly plain?: boolean
}

/** The head of the forwarded request; adds the key where the operation of `route` expects it. */
export function outgoingHead(
  incoming: IncomingMessage,
  route: Route | undefined,
  { target, key, plain = false }: PassRequestOptions,
): OutgoingHead {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  const trailer = incoming.headers['transfer-encoding'] === undefined ? ['trailer'] : []
  const encoding: Header[] = plain ? [['Accept-Encoding', 'identity']] : []
  const drop = ['host', ...trailer, ...encoding.map(([name]) => name.toLowerCase())]
  const own: Header[] = [['Host', target.host], ...encoding]
  const headers: Header[] = [...own, ...passHeaders(rawHeaders, drop), ...framing(incoming)]
  const head = { path: target.pathname.replace(/\/$/, '') + url, headers }
  return { method, ...(key === undefined ? head : withKey(head, route, key)) }
}

/** A request without a length is sent in chunks, or has no body. */
function framing({ method = 'GET', headers }: IncomingMessage): Header[] {
  if (headers['transfer-encoding'] !== undefined) return [['Transfer-Encoding', 'chunked']]
  return headers['content-length'] === undefined && !bodiless.has(method) ? [['Content-Length', '0']] : []
}

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'])
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request is safe to repeat and has no body that may already be consumed. */
export function mayRepeat({ method = 'GET', headers }: IncomingMessage): boolean {
  return safe.has(method) && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
}

interface Head {
  readonly path: string
  readonly headers: Header[]
}

/** Adds the key in the credential of the operation, unless the request has one already. */
function withKey(head: Head, route: Route | undefined, key: string): Head {
  const [own] = route?.credentials ?? []
  if (!own || route?.credentials.some((credential) => carries(head, credential))) return head
  return give[own.in](head, own.name, key)
}

function carries({ path, headers }: Head, { in: place, name }: Credential): boolean {
  if (place === 'query') return splitTarget(path).query.has(name)
  return headers.some(([each]) => each.toLowerCase() === name)
}

const give: Readonly<Record<Credential['in'], (head: Head, name: string, key: string) => Head>> = {
  bearer: ({ path, headers }, _, key) => ({ path, headers: [...headers, ['Authorization', `Bearer ${key}`]] }),
  header: ({ path, headers }, name, key) => ({ path, headers: [...headers, [name, key]] }),
  query: ({ path, headers }, name, key) => {
    const pair = `${name}=${encodeURIComponent(key)}`
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
