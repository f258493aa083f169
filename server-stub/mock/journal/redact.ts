import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '../../core/contract.ts'
import { redactCredentials } from '../../core/webhooks/url-credentials.ts'
import { isSecretName } from '../../recording/secrets.ts'

const BLANK = '***'

/** Masks headers and query parameters that may carry a secret, and credentials in URLs. */
export interface Redact {
  headers(headers: IncomingHttpHeaders): Record<string, string>
  /** A path with its query. */
  url(url: string): string
}

/** Also masks the credentials of all routes, whichever one a request is for. */
export function redactor(routes: readonly Route[]): Redact {
  const credentials = routes.flatMap((route) => route.credentials.flat()).filter((each) => each.in !== 'unsupported')
  const named = new Set(credentials.map(({ name }) => name.toLowerCase()))
  const isSecret = (name: string) => isSecretName(name) || named.has(name.toLowerCase())
  return {
    headers: (headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]): [string, string][] => {
          if (value === undefined) return []
          const text = String(value)
          return [[name, isSecret(name) ? blank(text) : redactCredentials(text.slice(0, MAX_HEADER))]]
        }),
      ),
    url: (url) => {
      const [path = '', ...rest] = redactCredentials(url).split('?')
      const shown = path.slice(0, MAX_HEADER)
      if (rest.length === 0) return shown
      const query = rest.join('?')
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
