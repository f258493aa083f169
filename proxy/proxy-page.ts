import type { IncomingMessage, ServerResponse } from 'node:http'
import { getClientName } from '../runtime/client-name.ts'
import { hasOwnHost, isCrossOrigin } from '../runtime/http/access.ts'
import { decodePath } from '../runtime/http/path-template.ts'
import { getOutcome, type OutcomeFacts } from '../runtime/judge/outcome.ts'
import { splitTarget } from './pass-request.ts'
import { replyWithError } from './proxy-exchange.ts'
import type { Exchange, ProxyJournal } from './proxy-journal.ts'
import type { ShownExchange } from './shown-exchange.ts'

/** The proxy serves this path; such requests are not forwarded. */
export const PAGE_PATH = '/__proxy'

export interface PageFile {
  readonly mediaType: string
  readonly bytes: Buffer
}

/** The files of the page, which is that of the mock. */
export interface PageFiles {
  read(name: string): Promise<PageFile | undefined>
  readonly headers: Readonly<Record<string, string>>
}

interface ServedPage {
  readonly files: PageFiles
  readonly journal: ProxyJournal
  /** Names of the page besides those of this machine; `any` if it is public. */
  readonly hosts: readonly string[] | 'any'
}

/** Answers requests for the page with the exchanges of a proxy; returns whether it did. */
export function answerPage({ hosts, ...page }: ServedPage) {
  return (incoming: IncomingMessage, response: ServerResponse): boolean => {
    const path = decodePath(splitTarget(incoming.url ?? '').path)
    if (path !== PAGE_PATH && !path.startsWith(`${PAGE_PATH}/`)) return false
    const refusal = getRefusal(incoming, hosts)
    if (refusal === undefined) void servePage(path.slice(PAGE_PATH.length), response, page)
    else replyWithError(response, 403, refusal)
    return true
  }
}

function getRefusal({ headers }: IncomingMessage, hosts: readonly string[] | 'any'): string | undefined {
  const request = { headers, host: headers.host ?? '', protocol: 'http' }
  if (hosts !== 'any' && !hasOwnHost(request, hosts))
    return 'The page of the proxy is not served under this host name: use localhost.'
  const isLink = headers['sec-fetch-mode'] === 'navigate'
  return isCrossOrigin(request) && !isLink ? 'The page of the proxy is not available to other origins.' : undefined
}

type ShownPage = Omit<ServedPage, 'hosts'>

async function servePage(path: string, response: ServerResponse, { files, journal }: ShownPage): Promise<void> {
  const file = (await getData(path, journal)) ?? (await getFile(path, files).catch(() => undefined))
  if (file === undefined) return replyWithError(response, 404, 'The page does not exist.')
  response.writeHead(200, { ...files.headers, 'content-type': file.mediaType })
  response.end(file.bytes)
}

async function getFile(path: string, files: PageFiles): Promise<PageFile | undefined> {
  const [, name] = /^\/page\/([^/]+)$/.exec(path) ?? []
  if (name !== undefined) return files.read(name)
  const page = path === '' ? await files.read('page.html') : undefined
  return page && { ...page, bytes: Buffer.from(page.bytes.toString().replaceAll('__mock/', '__proxy/')) }
}

async function getData(path: string, journal: ProxyJournal): Promise<PageFile | undefined> {
  const { exchanges, count } = journal.state
  const exchange = exchanges.find(({ number }) => path === `/journal/${number}`)
  if (exchange) return toJson(await encodeExchange(exchange, journal, true))
  if (path === '/state') {
    for (const shown of [...exchanges]) await journal.show(shown, false)
    return toJson(journal.state)
  }
  if (path === '/contract.json') return toJson(getContract(journal))
  if (path === '/control.json') return toJson({ paths: {}, components: { schemas: {} } })
  if (path !== '/journal') return undefined
  const requests: object[] = []
  const listed = [...exchanges].reverse()
  for (const exchange of listed) requests.push(await encodeExchange(exchange, journal, false))
  return toJson({ requests, forgotten: count - listed.length })
}

function toJson(value: unknown): PageFile {
  return { mediaType: 'application/json; charset=utf-8', bytes: Buffer.from(JSON.stringify(value)) }
}

/** What the page has to know of the contract: the families of the operations. */
function getContract({ state }: ProxyJournal) {
  const byId = new Map(state.exchanges.flatMap(({ operation }) => (operation ? [[operation.id, operation]] : [])))
  const operations = [...byId.values()]
  return { hasModels: false, firstPath: null, operations, streams: {}, faults: [], faultScope: {}, key: null }
}

/** An exchange as an entry of the journal; `isWhole` if the payloads of its events are wanted. */
async function encodeExchange(exchange: Exchange, journal: ProxyJournal, isWhole: boolean) {
  const { stream, ...shown } = (await journal.show(exchange, isWhole)) ?? notKept(exchange)
  const { number, at, method, operation, status, ms, end, findings } = exchange
  const failure = stream?.failure ?? exchange.failure
  const count = Math.max(exchange.events, stream?.kept ?? 0)
  const dropped = count - (stream?.kept ?? 0)
  const facts = { status: status ?? null, ended: getEnded(end), answeredBy: [], verdicts: findings }
  return {
    id: number,
    at: at.getTime(),
    method,
    operationId: operation?.id ?? null,
    client: getClientName(shown.headers),
    conversation: null,
    ms: ms ?? null,
    ...shown,
    replyIsTruncated: shown.replyIsTruncated || dropped > 0,
    replyBytes: end === undefined ? null : shown.replyBytes,
    ...facts,
    ...getOutcome({ ...facts, failure }),
    stream: count > 0 ? { name: '', events: [], ...stream, count, dropped, ...(failure ? { failure } : {}) } : null,
  }
}

/** An exchange of which only facts are kept. */
function notKept({ path }: Exchange): ShownExchange {
  const body = { body: null, bodyIsTruncated: true, reply: null, replyIsTruncated: true }
  return { path, headers: {}, replyHeaders: {}, requestBytes: null, replyBytes: null, ...body, stream: null }
}

function getEnded(end: Exchange['end']): OutcomeFacts['ended'] {
  if (end === undefined) return 'running'
  return end === 'whole' ? 'answered' : 'closed-early'
}
