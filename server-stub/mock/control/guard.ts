import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyRing } from '../../core/keys.ts'
import { Problem } from '../../core/problem.ts'
import { cut } from '../../core/quote.ts'
import { isPartOfPage } from '../page/page-paths.ts'
import { bareKey, UNIVERSE_HEADER } from '../universe-of-request.ts'
import { CONTROL_PREFIX } from './control-prefix.ts'

/** Who may use the controls. */
export interface ControlAccess {
  /** When given, every call has to bring it as a bearer token, and may come from anywhere. */
  readonly key?: string
  /** Names of the mock beside those of this machine; `any` where no browser can reach it. */
  readonly hosts?: readonly string[] | 'any'
}

/**
 * Keeps others out of the controls: whoever has no key where one is set; else pages of other origins, which could send
 * simple requests, and names that lead here by DNS rebinding. Takes the name of a universe off the key.
 */
export function guardControls(app: FastifyInstance, { key, hosts = [] }: ControlAccess): void {
  const isKey = key === undefined ? undefined : keyRing([key])
  app.addHook('onRequest', (request, _, done) => {
    if (isControl(request.url)) {
      const token = bearerOf(request)
      const [, universe] = token.split('~', 2)
      if (universe !== undefined) request.headers[UNIVERSE_HEADER] ??= universe
      if (isKey) admitKey(isKey(bareKey(token)))
      else if (hosts !== 'any') admitPlace(request, hosts)
    }
    done()
  })
}

function isControl(url: string): boolean {
  return url.startsWith(CONTROL_PREFIX) && !isPartOfPage(url)
}

function bearerOf({ headers }: FastifyRequest): string {
  return /^bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}

function admitKey(isRight: boolean): void {
  if (isRight) return
  throw new Problem('unauthenticated', '', { headers: { 'www-authenticate': 'Bearer' } })
}

function admitPlace({ headers, host }: FastifyRequest, hosts: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = headers
  if (!isOwnName(host, hosts)) {
    const message = `The controls are not served under the name ${cut(host)}: use localhost, or start the mock with --control-key.`
    throw new Problem('forbidden', message)
  }
  const isForeign = (origin !== undefined && URL.parse(origin)?.host !== host) || site === 'cross-site'
  if (isForeign) throw new Problem('forbidden', 'Pages of other origins may not use the controls.')
}

const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/i

function isOwnName(host: string, hosts: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '')
  return OWN_NAME.test(name) || hosts.includes(name)
}
