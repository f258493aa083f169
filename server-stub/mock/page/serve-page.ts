import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unknownPath } from '../../core/http/not-found.ts'
import { type GetFiles, serveFiles } from '../../files-route.ts'
import { CONTROL_PREFIX } from '../control/control-prefix.ts'
import { libraryFile, type PageFile, pageFile } from './page-files.ts'
import { FILES, MADE, PAGE, REFERENCE } from './page-paths.ts'

export interface PageOptions {
  /** A key of the gateway that the page may fill in for its user. */
  readonly shownKey?: string | undefined
  /** What tasks have made. The page has it by an address of its own, so that looking at it is no request to the gateway. */
  readonly getFiles: GetFiles
}

/** Nothing is loaded from elsewhere, and nothing that stands in the document itself is run. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** The page makes no markup of texts at all; the library of the reference cleans those of the contract and does. */
const PAGE_POLICY = [...POLICY, "require-trusted-types-for 'script'", "trusted-types 'none'"]

const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' }

/** Nothing here is secret: the program of the page, and files whose names are hard to guess. */
const partOfPage = { config: { access: 'page' } } as const
const locked = { config: { access: 'control' } } as const

type Served = readonly [path: string, file: (name: string) => Promise<PageFile | undefined>, policy?: readonly string[]]

/** What is served as it stands in files. */
const served: readonly Served[] = [
  [PAGE, () => pageFile('page.html'), PAGE_POLICY],
  [REFERENCE, () => pageFile('reference.html'), POLICY],
  [`${FILES}/:name`, pageFile],
  [`${FILES}/library/:name`, libraryFile],
]

/**
 * The page of the mock: itself, the reference with its library, and what both have to know. Browsers that ask for `/`
 * are led there.
 */
export function servePage(app: FastifyInstance, { shownKey, getFiles }: PageOptions): void {
  for (const [path, file, policy] of served) {
    app.get<{ Params: { name?: string } }>(path, partOfPage, async (request, reply) => {
      const found = await file(request.params.name ?? '')
      if (!found) throw unknownPath(request.url)
      if (policy) reply.header('content-security-policy', policy.join('; '))
      return reply.headers(HEADERS).type(found.mediaType).send(found.bytes)
    })
  }
  serveFiles(app, getFiles, { folder: MADE, access: 'page' })
  app.get(`${PAGE}/`, partOfPage, (request, reply) => reply.redirect(request.basePath + PAGE))
  app.get('/', { config: { access: 'public' } }, (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw unknownPath(request.url)
    return reply.redirect(request.basePath + PAGE)
  })
  serveDocuments(app, shownKey)
}

type Documented = { readonly servers?: unknown }

const documents = {
  'openapi.json': async () => (await import('../../../generated/openapi.json', { with: { type: 'json' } })).default,
  'control.json': async () => (await import('../control/generated/openapi.json', { with: { type: 'json' } })).default,
}

function serveDocuments(app: FastifyInstance, shownKey: string | undefined): void {
  for (const [name, load] of Object.entries(documents)) {
    app.get(`${CONTROL_PREFIX}/${name}`, locked, async (request, reply) => {
      const document: Documented = await load()
      const description = 'This mock.'
      return sendJson(reply, { ...document, servers: [{ url: getAddress(request), description }] })
    })
  }
  app.get(`${CONTROL_PREFIX}/contract.json`, locked, async (_, reply) => {
    const { contractForPage } = await import('./contract-for-page.ts')
    return sendJson(reply, { ...contractForPage(), key: shownKey ?? null })
  })
}

function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.headers(HEADERS).type('application/json; charset=utf-8').send(JSON.stringify(value))
}

function getAddress({ protocol, host, basePath }: FastifyRequest): string {
  return `${protocol}://${host}${basePath}`
}
