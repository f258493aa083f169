import type { IncomingHttpHeaders } from 'node:http'
import { parseUrl } from '../es2024.ts'
import { isLoopback } from '../loopback.ts'

/**
 * The access rule of a route: `credential` needs an API key, `public` nothing, `control` access to the control API, and
 * `page` access to the control page. It belongs to the route, because one URL has many spellings.
 */
export type Access = 'credential' | 'public' | 'control' | 'page'

export interface RequestOrigin {
  readonly headers: IncomingHttpHeaders
  /** Requested host and port. */
  readonly host: string
  readonly protocol: string
}

/** Whether the requested host is a loopback host or one of `hosts` (in lower case). Prevents DNS rebinding. */
export function hasOwnHost({ headers, host }: RequestOrigin, hosts: readonly string[]): boolean {
  // A web page can set X-Forwarded-Host, the possible source of `host`, but not Host.
  return [host, headers.host ?? ''].every((hostAndPort) => {
    const name = hostName(hostAndPort)
    return isLoopback(name) || hosts.includes(name)
  })
}

/** Whether a browser may have sent the request for a page of another origin. */
export function isCrossOrigin({ headers, host, protocol }: RequestOrigin): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers
  if (site !== 'none' && site !== 'same-origin') return true
  if (origin === undefined) return false
  const page = parseUrl(origin)
  // Behind a TLS proxy the protocol differs; then `sec-fetch-site` confirms the origin.
  return page?.host !== host.toLowerCase() || (site === 'none' && page.protocol !== `${protocol}:`)
}

function hostName(host: string): string {
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(host) ?? []
  return (address ?? name).toLowerCase()
}
