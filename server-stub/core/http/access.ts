import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../loopback.ts'

/**
 * Who may use a route: `credential`, callers with a key of the contract; `public`, everybody; `control`, those who may
 * use the controls; `page`, those who may load the page of the controls. Routes declare it, since the text of a URL
 * has many spellings and the router decodes them.
 */
export type Access = 'credential' | 'public' | 'control' | 'page'

export interface RequestOrigin {
  readonly headers: IncomingHttpHeaders
  /** Host and port that the client asked for. */
  readonly host: string
  readonly protocol: string
}

/** Whether a request names this machine or one of `hosts`, which are in lower case; any other name may lead here by DNS rebinding. */
export function hasOwnHost({ headers, host }: RequestOrigin, hosts: readonly string[]): boolean {
  // A page can send X-Forwarded-Host, which may have given `host`; it cannot send Host.
  return [host, headers.host ?? ''].every((each) => {
    const name = hostName(each)
    return isLoopback(name) || hosts.includes(name)
  })
}

/** Whether a browser sent the request for a page of another origin, or may have. */
export function isCrossOrigin({ headers, host, protocol }: RequestOrigin): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers
  if (site !== 'none' && site !== 'same-origin') return true
  if (origin === undefined) return false
  const page = URL.parse(origin)
  // Behind a proxy that ends TLS the protocol differs, and the browser vouches for the origin.
  return page?.host !== host.toLowerCase() || (site === 'none' && page.protocol !== `${protocol}:`)
}

function hostName(host: string): string {
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(host) ?? []
  return (address ?? name).toLowerCase()
}
