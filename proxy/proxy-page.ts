import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasOwnHost, isCrossOrigin } from '../runtime/http/access.ts'
import { decodePath } from '../runtime/http/path-template.ts'
import { getOutcome, type OutcomeFacts } from '../runtime/judge/outcome.ts'
import { splitTarget } from './pass-request.ts'
import { replyWithError } from './proxy-exchange.ts'
import type { Exchange, ProxyJournal } from './proxy-journal.ts'

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
  const file = getData(path, journal) ?? (await getFile(path, files).catch(() => undefined))
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

function getData(path: string, journal: ProxyJournal): PageFile | undefined {
  const exchanges = new Map(journal.state.exchanges.map((exchange) => [`/journal/${exchange.number}`, exchange]))
  const exchange = exchanges.get(path)
  if (exchange) return toJson(encodeExchange(exchange, journal, true))
  if (path === '/state') return toJson(journal.state)
  if (path === '/contract.json') return toJson(getContract(journal))
  if (path === '/control.json') return toJson({ paths: {}, components: { schemas: {} } })
  if (path !== '/journal') return undefined
  const { count } = journal.state
  const requests = [...exchanges.values()].reverse().map((listed) => encodeExchange(listed, journal, false))
  return toJson({ requests, forgotten: count - exchanges.size })
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
function encodeExchange(exchange: Exchange, journal: ProxyJournal, isWhole: boolean) {
  const { number, at, method, path, operation, status, ms, events, end, findings } = exchange
  const { stream, ...shown } = journal.getShown(exchange) ?? {}
  const named = stream?.events.map(({ data, ...event }) => event)
  const facts = { status: status ?? null, ended: getEnded(end), answeredBy: [], verdicts: findings }
  return {
    id: number,
    at: at.getTime(),
    method,
    path,
    operationId: operation?.id ?? null,
    headers: {},
    body: null,
    bodyIsTruncated: false,
    client: null,
    requestBytes: null,
    replyBytes: null,
    conversation: null,
    ms: ms ?? null,
    reply: null,
    replyIsTruncated: false,
    ...shown,
    ...facts,
    ...getOutcome({ ...facts, failure: stream?.failure }),
    stream:
      events > 0
        ? {
            name: '',
            dropped: events,
            ...stream,
            count: events,
            events: (isWhole ? stream?.events : named) ?? [],
          }
        : null,
  }
}

function getEnded(end: Exchange['end']): OutcomeFacts['ended'] {
  if (end === undefined) return 'running'
  return end === 'whole' ? 'answered' : 'closed-early'
}
