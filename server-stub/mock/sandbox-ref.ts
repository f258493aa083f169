import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { decodePath } from '../core/http/path-template.ts'

/** Names the sandbox of a request; `/~<name>` before its path and `~<name>` behind its key do so too. */
export const SANDBOX_HEADER = 'x-mock-sandbox'

const PREFIX = /^\/(?:~|%7E)([^/?#]*)/i

/** Takes the name of a sandbox off the front of the path, into the header. */
export function takeSandboxFromPath(request: IncomingMessage): string {
  const { url = '/' } = request
  const first = url.charCodeAt(1)
  if (first !== TILDE && first !== PERCENT) return url
  const [prefix, name = ''] = PREFIX.exec(url) ?? []
  if (prefix === undefined) return url
  const decoded = decodePath(name)
  // Other characters would be wrong in a name, and in the addresses that begin with it.
  request.headers[SANDBOX_HEADER] = /^[\w.~-]*$/.test(decoded) ? decoded : name
  const rest = url.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

const TILDE = 0x7e
const PERCENT = 0x25

export interface SandboxRef {
  readonly headers: IncomingHttpHeaders
  /** The key as it was sent; empty where the operation is open. */
  readonly key: string
}

/** The name that a request gives its sandbox, by its path or header first, then by its key. */
export function getSandboxName({ headers, key }: SandboxRef): string {
  const named = headers[SANDBOX_HEADER]
  if (typeof named === 'string' && named !== '') return named
  const at = key.indexOf('~')
  return at < 0 ? '' : key.slice(at + 1)
}

/** The key without the name of a sandbox. */
export function bareKey(key: string): string {
  const at = key.indexOf('~')
  return at < 0 ? key : key.slice(0, at)
}
