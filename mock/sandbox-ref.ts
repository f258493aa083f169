import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { decodePath } from '../runtime/http/path-template.ts'

/** Selects the sandbox of a request, like `/~<name>` before its path and `~<name>` at the end of its key. */
export const SANDBOX_HEADER = 'x-mock-sandbox'

const PREFIX = /^\/(?:~|%7E)([^/?#]*)/i

/** Moves the name of a sandbox from the path into the header. */
export function takeSandboxFromPath(request: IncomingMessage): string {
  const { url = '/' } = request
  const first = url.charCodeAt(1)
  if (first !== TILDE && first !== PERCENT) return url
  const [prefix, name = ''] = PREFIX.exec(url) ?? []
  if (prefix === undefined) return url
  const decoded = decodePath(name)
  // Other characters are invalid in a name, and in the addresses that begin with it.
  request.headers[SANDBOX_HEADER] = /^[\w.~-]*$/.test(decoded) ? decoded : name
  const rest = url.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

const TILDE = 0x7e
const PERCENT = 0x25

export interface SandboxRef {
  readonly headers: IncomingHttpHeaders
  /** The key as sent; empty for open operations. */
  readonly key: string
}

/** The sandbox of a request: path or header take precedence over the key. */
export function getSandboxName({ headers, key }: SandboxRef): string {
  const named = headers[SANDBOX_HEADER]
  if (typeof named === 'string' && named !== '') return named
  const at = key.indexOf('~')
  return at < 0 ? '' : key.slice(at + 1)
}

export function bareKey(key: string): string {
  const at = key.indexOf('~')
  return at < 0 ? key : key.slice(0, at)
}
