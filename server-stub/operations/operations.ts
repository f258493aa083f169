import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { HandlerTable } from '../core/handler.ts'
import { type Log, logToStderr } from '../core/problem.ts'
import { OpenStreams } from '../core/stream/open-streams.ts'
import type { AdminServer } from './admin-server.ts'
import { Health } from './health.ts'
import { Limits } from './limits.ts'
import type { ServerPlugin } from './server-plugin.ts'
import { Traffic } from './traffic.ts'

/** Operational features of a server; absent ones are not loaded. */
export interface OperationsOptions {
  readonly corsOrigins?: readonly string[]
  readonly requestsPerMinute?: number
  readonly concurrent?: number
  readonly maxRequests?: number
  readonly maxLagMs?: number
  readonly maxStreams?: number
  readonly maxStreamSeconds?: number
  readonly logLevel?: 'off' | 'error' | 'warn' | 'info' | 'debug'
  readonly adminPort?: number
  readonly adminHost?: string
  readonly otlpEndpoint?: string
  /** PostgreSQL for shared request counters; otherwise each process counts by itself. */
  readonly database?: string
}

export interface Operations extends Required<Omit<ServerPlugin, 'onFirstEvent' | 'onStreamEnd'>> {
  readonly log: Log
  readonly limits: Limits
  readonly streams: OpenStreams
  readonly health: Health
  readonly admin: AdminServer | undefined
}

/** Rejects if the admin server cannot listen. */
export async function startOperations(options: OperationsOptions): Promise<Operations> {
  const traffic = new Traffic()
  const health = new Health()
  const plugins: ServerPlugin[] = [health]
  const tell: Tell = (call) => {
    for (const plugin of plugins) call(plugin)
  }
  const streams = openStreams(options, tell)
  const add = <T extends ServerPlugin>(plugin: T): T => {
    plugins.push(plugin)
    return plugin
  }
  const log = await addLog(options, traffic, add)
  const limits = getLimits(options, log)
  await addEdge(options, traffic, add)
  const admin = await addAdmin({ options, traffic, streams, health }, add)
  await addTraces(options, traffic, add)
  return {
    log,
    limits,
    streams,
    health,
    admin,
    extend: (server) => tell((plugin) => plugin.extend?.(server)),
    around: (handlers: HandlerTable) => plugins.reduce((inner, plugin) => plugin.around?.(inner) ?? inner, handlers),
    onTask: (change) => tell((plugin) => plugin.onTask?.(change)),
    onWork: (kind, change) => tell((plugin) => plugin.onWork?.(kind, change)),
    onCallback: (attempt) => tell((plugin) => plugin.onCallback?.(attempt)),
    onUpstreams: (upstreams) => tell((plugin) => plugin.onUpstreams?.(upstreams)),
    close: async () => {
      await traffic.settle()
      await admin?.close()
      await Promise.all([...plugins, limits].map((plugin) => plugin.close?.()))
    },
  }
}

type Add = <T extends ServerPlugin>(plugin: T) => T

type Tell = (call: (plugin: ServerPlugin) => void) => void

function openStreams({ maxStreams, maxStreamSeconds }: OperationsOptions, tell: Tell): OpenStreams {
  return new OpenStreams({
    ...(maxStreams === undefined ? {} : { maxOpen: maxStreams }),
    ...(maxStreamSeconds === undefined ? {} : { maxMs: maxStreamSeconds * 1000 }),
    onFirstEvent: (stream) => tell((plugin) => plugin.onFirstEvent?.(stream)),
    onEnd: (stream) => tell((plugin) => plugin.onStreamEnd?.(stream)),
  })
}

async function addLog({ logLevel = 'off' }: OperationsOptions, traffic: Traffic, add: Add): Promise<Log> {
  if (logLevel === 'off') return logToStderr
  const { requestLog } = await import('./request-log.ts')
  return add(requestLog(logLevel, traffic)).log
}

/**
 * The order matters: CORS headers apply to refusals too, and requests refused by the load shedder are counted and
 * logged.
 */
async function addEdge(options: OperationsOptions, traffic: Traffic, add: Add): Promise<void> {
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

/** Takes the id of each request from `x-request-id` or creates one, and returns it in the reply. */
const requestIds: ServerPlugin = {
  extend(server: FastifyInstance): void {
    server.setGenReqId(({ headers }) => {
      const given = headers[idHeader]
      // The id is logged and sent back to the client.
      return typeof given === 'string' && /^[\w.:/+=-]{1,128}$/.test(given) ? given : randomUUID()
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
    const { sharedCounters } = await import('./shared-counters.ts')
    return sharedCounters(database, log)
  })
}

interface AdminParts {
  readonly options: OperationsOptions
  readonly traffic: Traffic
  readonly streams: OpenStreams
  readonly health: Health
}

async function addAdmin({ options, traffic, streams, health }: AdminParts, add: Add): Promise<AdminServer | undefined> {
  const { adminPort: port, adminHost: host = '127.0.0.1' } = options
  if (port === undefined) return undefined
  const { metrics } = await import('./metrics.ts')
  const { startAdminServer } = await import('./admin-server.ts')
  return startAdminServer({ host, port, health, metrics: add(metrics(traffic, streams)) })
}

async function addTraces({ otlpEndpoint }: OperationsOptions, traffic: Traffic, add: Add): Promise<void> {
  if (otlpEndpoint === undefined) return
  const { traces } = await import('./traces.ts')
  add(traces(otlpEndpoint, traffic))
}
