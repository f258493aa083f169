import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Names the universe of a request; `/~<name>` before its path and `~<name>` behind its key do so too. */
export const UNIVERSE_HEADER = 'x-mock-universe'

const PREFIX = /^\/~([^/?]*)/

/** Takes the name of a universe off the front of the path, into the header. */
export function takeUniverseFromPath(request: IncomingMessage): string {
  const { url = '/' } = request
  if (url.charCodeAt(1) !== TILDE) return url
  const [prefix = '', name] = PREFIX.exec(url) ?? []
  request.headers[UNIVERSE_HEADER] = name
  const rest = url.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

const TILDE = 0x7e

export interface Whereabouts {
  readonly headers: IncomingHttpHeaders
  /** The key as it was sent; empty where the operation is open. */
  readonly key: string
}

/** The name that a request gives its universe, by its path or header first, then by its key. */
export function universeNameOf({ headers, key }: Whereabouts): string {
  const named = headers[UNIVERSE_HEADER]
  if (typeof named === 'string' && named !== '') return named
  const at = key.indexOf('~')
  return at < 0 ? '' : key.slice(at + 1)
}

/** The key without the name of a universe. */
export function bareKey(key: string): string {
  const at = key.indexOf('~')
  return at < 0 ? key : key.slice(0, at)
}
