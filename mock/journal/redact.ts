import type { IncomingHttpHeaders } from 'node:http'
import { mergeSpans, redactText } from '../../proxy/recording/redact.ts'
import { redactEvents } from '../../proxy/recording/redact-events.ts'
import { isSecretName } from '../../proxy/recording/secrets.ts'
import type { Route } from '../../runtime/contract.ts'
import { decodePercent, type Json } from '../../runtime/json.ts'
import { StringSearch } from '../../runtime/string-search.ts'
import { redactCredentials } from '../../runtime/webhooks/url-credentials.ts'
import { oncePerContract } from '../mock-contract.ts'

const BLANK = '***'

/** Masks headers and query parameters that may carry a secret, and credentials in URLs. */
export interface Redact {
  headers(headers: IncomingHttpHeaders): Record<string, string>
  /** A path with its query. */
  url(url: string): string
  /** Masks the keys of a request in what the request or its reply repeats. */
  keys(request: SentKeys): KeyMask
}

/** Masks keys in time proportional to the text, however many there are; a short key only where it is the whole string. */
export interface KeyMask {
  /** Masks the strings and the names of a JSON value. */
  json(value: unknown): unknown
  text(text: string): string
  /** Masks the payloads of events, also a key that they divide. */
  payloads(events: readonly SentEvent[]): readonly unknown[]
}

interface SentEvent {
  readonly event: string
  readonly data: Json
}

/** The parts of a request that carry its keys. */
interface SentKeys {
  readonly headers: Readonly<Record<string, string>>
  readonly url: string
  /** The key of the deployment that a request was forwarded to; its reply may repeat it. */
  readonly forwardedKey?: string | undefined
}

/** The redactor of a contract's routes. */
export const getRedact = oncePerContract(({ routes }) => createRedact(routes))

/** Also masks the credentials of all routes, whichever one a request is for. */
export function createRedact(routes: readonly Route[]): Redact {
  const credentials = routes
    .flatMap((route) => route.credentials.flat())
    .filter((credential) => credential.in !== 'unsupported')
  const named = new Set(credentials.map(({ name }) => name.toLowerCase()))
  const isSecret = (name: string) => isSecretName(name) || named.has(name.toLowerCase())
  return {
    headers: (headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]): [string, string][] => {
          if (value === undefined) return []
          const text = String(value)
          if (name === 'cookie') return [[name, maskCookies(text)]]
          return [[name, isSecret(name) ? maskCredential(text) : redactCredentials(text.slice(0, MAX_HEADER))]]
        }),
      ),
    url: (url) => {
      const [path = '', ...rest] = redactCredentials(url).split('?')
      const shown = path.slice(0, MAX_HEADER)
      if (rest.length === 0) return shown
      const query = rest.join('?')
      const parameters = query.split('&').map((parameter) => {
        const [name = ''] = parameter.split('=', 1)
        return isSecret(decodePercent(name)) ? `${name}=${BLANK}` : parameter
      })
      return `${shown}?${parameters.join('&')}`.slice(0, 2 * MAX_HEADER)
    },
    keys: (request) => createKeyMask(findKeys(request, named)),
  }
}

function findKeys({ headers, url, forwardedKey = '' }: SentKeys, named: ReadonlySet<string>): ReadonlySet<string> {
  const inHeaders = Object.entries(headers).flatMap(([name, value]) => (named.has(name) ? readHeader(value) : []))
  const inCookies = readCookies(headers.cookie ?? '').flatMap(([name, value]) =>
    named.has(name.toLowerCase()) ? [value, decodePercent(value)] : [],
  )
  const query = url.includes('?') ? [...new URLSearchParams(url.slice(url.indexOf('?')))] : []
  const inQuery = query.flatMap(([name, value]) => (named.has(name.toLowerCase()) ? [value] : []))
  return new Set([...inHeaders, ...inCookies, ...inQuery, forwardedKey].filter((key) => key !== ''))
}

function readHeader(value: string): readonly string[] {
  const [, scheme = '', rest = ''] = SCHEME.exec(value) ?? []
  if (scheme.toLowerCase() !== 'basic') return [rest || value]
  const [user = '', ...password] = Buffer.from(rest, 'base64').toString().split(':')
  return [rest, user, password.join(':')]
}

/** A shorter key may be a word of a text. */
const LONG_KEY = 8

function createKeyMask(keys: ReadonlySet<string>): KeyMask {
  const long = [...keys].filter((key) => key.length >= LONG_KEY)
  const search = new StringSearch(long)
  const find = (value: string) => mergeSpans([...search.search(value)])
  const maskPart = (value: string) => (long.length === 0 ? value : redactText(value, find, BLANK))
  const text = (value: string) => (keys.has(value) ? BLANK : maskPart(value))
  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(json)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [maskPart(name), json(inner)]))
  }
  return {
    text,
    json: (value) => (keys.size === 0 ? value : json(value)),
    payloads: (events) => {
      const masked = long.length === 0 ? events : redactEvents(events, find, BLANK)
      return masked.map(({ data }) => (keys.size === 0 ? data : json(data)))
    },
  }
}

const MAX_HEADER = 2000

/** Keeps the scheme of a credential. */
function maskCredential(value: string): string {
  const [, scheme] = SCHEME.exec(value) ?? []
  return scheme === undefined ? BLANK : `${scheme} ${BLANK}`
}

const SCHEME = /^(bearer|basic)\s+(.*)$/is

/** Keeps the names of cookies. */
function maskCookies(text: string): string {
  const names = readCookies(text.slice(0, MAX_HEADER)).map(([name]) => `${name}=${BLANK}`)
  return names.length === 0 ? BLANK : names.join('; ')
}

/** Text without a name is left out. */
function readCookies(text: string): readonly (readonly [name: string, value: string])[] {
  return text.split(/[;,]/).flatMap((pair) => {
    const at = pair.indexOf('=')
    return at === -1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const]
  })
}
