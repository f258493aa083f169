import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPath, unknownPath } from '../../runtime/http/not-found.ts'
import { type GetFiles, serveFiles } from '../../server-stub/files-route.ts'
import { CONTROL_PREFIX, FILES, MADE, PAGE, REFERENCE } from '../control/guard.ts'
import type { MockContract } from '../mock-contract.ts'
import { checkName, getSandboxName } from '../sandbox-ref.ts'
import { HEADERS, PAGE_POLICY, type PageFile, pageFile } from './page-files.ts'

export interface PageOptions {
  readonly contract: MockContract
  /** A gateway key that the page fills in. */
  readonly shownKey?: string | undefined
  /** Results of tasks. A separate address, so that viewing one is not a request to the gateway. */
  readonly getFiles: GetFiles
}

/** No secrets: code of the page, and files with random names. */
const partOfPage = { config: { access: 'page' } } as const
const locked = { config: { access: 'control' } } as const

type Served = readonly [path: string, file: (name: string) => Promise<PageFile | undefined>, policy?: string]

/** Static files. */
const served: readonly Served[] = [
  [PAGE, () => pageFile('page.html'), PAGE_POLICY],
  [`${FILES}/:name`, pageFile],
]

/** Serves the page of the mock and its data. Browsers that request `/` are redirected. */
export function servePage(app: FastifyInstance, options: PageOptions): void {
  const { contract, getFiles } = options
  for (const [path, file, policy] of served) {
    app.get<{ Params: { name?: string } }>(path, partOfPage, async (request, reply) => {
      checkName(getSandboxName({ basePath: request.context.basePath, rawHeaders: {}, key: '' }))
      const served = await file(request.params.name ?? '')
      if (!served) throw unknownPath(getPath(request.url))
      if (policy) reply.header('content-security-policy', policy)
      return reply.headers(HEADERS).type(served.mediaType).send(served.bytes)
    })
  }
  serveFiles(app, getFiles, { folder: MADE, access: 'page' })
  app.get(`${PAGE}/`, partOfPage, ({ context }, reply) => reply.redirect(context.basePath + PAGE))
  app.get(REFERENCE, partOfPage, ({ context }, reply) => reply.redirect(`${context.basePath}${PAGE}#reference`))
  if (!contract.routes.some(({ method, path }) => method === 'GET' && path === '/')) redirectFromRoot(app)
  serveDocuments(app, options)
}

function redirectFromRoot(app: FastifyInstance): void {
  app.get('/', { config: { access: 'public' } }, (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw unknownPath(getPath(request.url))
    return reply.redirect(request.context.basePath + PAGE)
  })
}

function serveDocuments(app: FastifyInstance, { contract, shownKey }: PageOptions): void {
  const documents = {
    'openapi.json': () => contract.readDocument('openapi.json'),
    'control.json': () => readControl('openapi.json'),
  }
  for (const [name, load] of Object.entries(documents)) {
    app.get(`${CONTROL_PREFIX}/${name}`, locked, async (request, reply) => {
      const servers = [{ url: getAddress(request), description: 'This mock.' }]
      return sendJson(reply, { ...(load() as object), servers })
    })
  }
  const plain = {
    'asyncapi.json': () => contract.readDocument('asyncapi.json') ?? null,
    'control-asyncapi.json': () => readControl('asyncapi.json'),
    'scenarios.schema.json': () => readJson('../scenarios.schema.json'),
    'fault.schema.json': () => readJson('../fault.schema.json'),
    'latency.schema.json': () => readJson('../latency.schema.json'),
  }
  for (const [name, load] of Object.entries(plain))
    app.get(`${CONTROL_PREFIX}/${name}`, locked, async (_, reply) => sendJson(reply, load()))
  app.get(`${CONTROL_PREFIX}/contract.json`, locked, async (_, reply) => {
    const { contractForPage } = await import('./contract-for-page.ts')
    return sendJson(reply, { ...contractForPage(contract), key: shownKey ?? null })
  })
}

function readControl(name: string): object {
  return readJson(`../control/generated/${name}`)
}

function readJson(path: string): object {
  return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
}

function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.headers(HEADERS).type('application/json; charset=utf-8').send(JSON.stringify(value))
}

function getAddress({ protocol, host, context }: FastifyRequest): string {
  return `${protocol}://${host}${context.basePath}`
}
