import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '../../core/contract.ts'
import { redactCredentials } from '../../core/webhooks/url-credentials.ts'

const BLANK = '***'

/** Masks headers and query parameters that may carry a key, and credentials in URLs. */
export interface Redact {
  headers(headers: IncomingHttpHeaders): Record<string, string>
  /** A path with its query. */
  url(url: string): string
}

const alwaysSecret = ['authorization', 'proxy-authorization', 'cookie', 'x-api-key', 'api-key']

/** Parameters that clients of other services send: a key in the wrong place is still a key. */
const USUALLY_SECRET = /^(key|api[-_]?key|((access|api)_)?token|secret|password)$/i

/** Masks the credentials of all routes, whichever one a request is for. */
export function redactor(routes: readonly Route[]): Redact {
  const credentials = routes.flatMap((route) => route.credentials.flat())
  const named = (where: 'header' | 'query') => credentials.flatMap((each) => (each.in === where ? [each.name] : []))
  const secretHeaders = new Set([...alwaysSecret, ...named('header')])
  const secretParameters = new Set(named('query').map((name) => name.toLowerCase()))
  const isSecret = (name: string) => USUALLY_SECRET.test(name) || secretParameters.has(name.toLowerCase())
  return {
    headers: (headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]): [string, string][] => {
          if (value === undefined) return []
          const text = String(value)
          return [[name, secretHeaders.has(name) ? blank(text) : redactCredentials(text.slice(0, MAX_HEADER))]]
        }),
      ),
    url: (url) => {
      const [path = '', query] = redactCredentials(url).split('?', 2)
      const shown = path.slice(0, MAX_HEADER)
      if (query === undefined) return shown
      const parameters = query.split('&').map((parameter) => {
        const [name = ''] = parameter.split('=', 1)
        return isSecret(decoded(name)) ? `${name}=${BLANK}` : parameter
      })
      return `${shown}?${parameters.join('&')}`.slice(0, 2 * MAX_HEADER)
    },
  }
}

const MAX_HEADER = 2000

/** Keeps the scheme of a credential. */
function blank(value: string): string {
  const [, scheme] = /^(bearer|basic)\s/i.exec(value) ?? []
  return scheme === undefined ? BLANK : `${scheme} ${BLANK}`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
