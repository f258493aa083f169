import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { logRequests, type ServerPlugin } from '../../../runtime/http/server-plugin.ts'
import { type Log, logToStderr } from '../../../runtime/problem.ts'
import { OpenStreams } from '../../../runtime/stream/open-streams.ts'
import { checkVersions, tracePackages } from '../../../settings/optional-packages.ts'
import { printLine } from '../../../settings/output.ts'
import type { TextModel } from '../../ports/text-model.ts'
import type { AdminOptions, AdminServer } from './admin-server.ts'
import { Health } from './health.ts'
import { type LimitOptions, Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Traces } from './traces.ts'
import { Traffic } from './traffic.ts'

/** Operational features of a server; absent ones are not loaded. */
export interface OperationsOptions extends LimitOptions {
  /** Paths of a contract that may have `/healthz` or `/readyz`. */
  readonly contractPaths?: readonly string[]
  readonly corsOrigins?: readonly string[]
  readonly maxRequests?: number
  readonly maxLagMs?: number
  readonly maxStreams?: number
  readonly maxStreamSeconds?: number
  readonly logLevel?: 'auto' | 'off' | 'error' | 'warn' | 'info' | 'debug'
  readonly adminPort?: number | undefined
  readonly adminHost?: string
  readonly otlpEndpoint?: string | undefined
  readonly otlpContent?: OtlpContent
  /** PostgreSQL for shared request counters; otherwise the processes count separately. */
  readonly database?: string
}

/** The signals that contain the texts of requests and replies; no events are sent, so that only spans can. */
type OtlpContent = 'NO_CONTENT' | 'SPAN_ONLY' | 'EVENT_ONLY' | 'SPAN_AND_EVENT' | 'true' | 'false'
const contentOfSpans: readonly OtlpContent[] = ['SPAN_ONLY', 'SPAN_AND_EVENT', 'true']

export interface Operations extends Required<ServerPlugin> {
  /** Adds the metrics and the spans of a text model, if they are on. */
  wrapText(text: TextModel): TextModel
  readonly log: Log
  readonly limits: Limits
  readonly streams: OpenStreams
  readonly health: Health
  /** Absent without an admin server. */
  readonly metrics: Metrics | undefined
  readonly admin: AdminServer | undefined
}

/** Rejects if the admin server cannot listen. */
export async function startOperations(options: OperationsOptions): Promise<Operations> {
  const traffic = new Traffic()
  const health = new Health(options.contractPaths ?? [])
  const plugins: ServerPlugin[] = [health]
  const { metrics, streams } = await openStreams(options, traffic)
  const add = <T extends ServerPlugin>(plugin: T): T => {
    plugins.push(plugin)
    return plugin
  }
  const log = await addLog(options, traffic, add)
  const limits = getLimits(options, log)
  await addRequestPlugins(options, traffic, add)
  const admin = metrics && (await openAdmin(options, { health, metrics }))
  const traces = await openTraces(options, traffic)
  if ((traces || metrics) && options.maxRequests === undefined) add(traffic)
  if (traces) add(traces)
  return {
    log,
    limits,
    streams,
    health,
    metrics,
    admin,
    extend: (server) => {
      for (const plugin of plugins) plugin.extend?.(server)
    },
    wrapHandlers: (handlers) => plugins.reduce((inner, plugin) => plugin.wrapHandlers?.(inner) ?? inner, handlers),
    wrapText: (text) => [metrics, traces].reduce((inner, wrapper) => wrapper?.wrapText(inner) ?? inner, text),
    close: async () => {
      await traffic.settle()
      await admin?.close()
      await Promise.all(plugins.map((plugin) => plugin.close?.()))
    },
  }
}

type Add = <T extends ServerPlugin>(plugin: T) => T

/** Opens the streams, and their metrics if there is an admin server to show them. */
async function openStreams({ maxStreams, maxStreamSeconds, adminPort }: OperationsOptions, traffic: Traffic) {
  let metrics: Metrics | undefined
  const streams = new OpenStreams({
    ...(maxStreams === undefined ? {} : { maxOpen: maxStreams }),
    ...(maxStreamSeconds === undefined ? {} : { maxMs: maxStreamSeconds * 1000 }),
    onFirstEvent: (stream) => metrics?.onFirstEvent(stream),
    onEnd: (stream) => metrics?.onStreamEnd(stream),
  })
  if (adminPort !== undefined) {
    checkVersions('@prometheus-io/client')
    metrics = (await import('./metrics.ts')).createMetrics(traffic, streams)
  }
  return { metrics, streams }
}

async function addLog({ logLevel = 'off' }: OperationsOptions, traffic: Traffic, add: Add): Promise<Log> {
  if (logLevel === 'auto' && process.stdout.isTTY) add({ extend: (server) => logRequests(server, printLine) })
  if (logLevel === 'auto' || logLevel === 'off') return logToStderr
  const { requestLog } = await import('./request-log.ts')
  return add(requestLog(logLevel, traffic)).log
}

/**
 * The order matters: CORS headers apply to refusals too, and requests refused by the load shedder are counted and
 * logged.
 */
async function addRequestPlugins(options: OperationsOptions, traffic: Traffic, add: Add): Promise<void> {
  const { corsOrigins = [], maxRequests, maxLagMs = 0 } = options
  if (corsOrigins.length > 0 && !corsOrigins.includes('off')) {
    const { crossOrigin } = await import('./cors.ts')
    add(crossOrigin(corsOrigins))
  }
  if (maxRequests === undefined) return
  const { LoadShedder } = await import('./load-shedder.ts')
  add(requestIds)
  add(traffic)
  add(new LoadShedder({ traffic, maxRequests, maxLagMs }))
}

const idHeader = 'x-request-id'

/** Takes the id of a request from `x-request-id` or creates one, and returns it in the reply. */
const requestIds: ServerPlugin = {
  extend(server: FastifyInstance): void {
    server.setGenReqId(({ headers }) => {
      const requestedId = headers[idHeader]
      // The id is logged and sent back to the client.
      return typeof requestedId === 'string' && /^[\w.:/+=-]{1,128}$/.test(requestedId) ? requestedId : randomUUID()
    })
    server.addHook('onRequest', (request, reply, done) => {
      reply.header(idHeader, request.id)
      done()
    })
  },
}

function getLimits({ database = '', ...options }: OperationsOptions, log: Log): Limits {
  if (!/^postgres(ql)?:/.test(database)) return new Limits(options)
  return new Limits(options, async () => {
    checkVersions('pg')
    const { sharedCounters } = await import('./shared-counters.ts')
    return sharedCounters(database, log)
  })
}

async function openAdmin(
  { adminPort: port = 0, adminHost: host = '127.0.0.1' }: OperationsOptions,
  parts: Pick<AdminOptions, 'health' | 'metrics'>,
): Promise<AdminServer> {
  const { startAdminServer } = await import('./admin-server.ts')
  return startAdminServer({ host, port, ...parts })
}

async function openTraces(options: OperationsOptions, traffic: Traffic): Promise<Traces | undefined> {
  const { otlpEndpoint: endpoint, otlpContent = 'NO_CONTENT' } = options
  if (endpoint === undefined) return undefined
  checkVersions(...tracePackages)
  const { createTraces } = await import('./traces.ts')
  return createTraces({ endpoint, hasContent: contentOfSpans.includes(otlpContent) }, traffic)
}
