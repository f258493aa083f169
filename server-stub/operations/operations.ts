import type { FastifyInstance } from 'fastify'
import type { HandlerTable } from '../core/handler.ts'
import { type Log, logToStderr } from '../core/problem.ts'
import { OpenStreams } from '../core/stream/open-streams.ts'
import type { AdminServer } from './admin-server.ts'
import { Health } from './health.ts'
import { Limits } from './limits.ts'
import type { ServerPlugin } from './server-plugin.ts'
import { Traffic } from './traffic.ts'

/** What is wanted for the running of a server; nothing of what is absent is loaded. */
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
  /** Where requests are counted, if that is a PostgreSQL; elsewhere each process counts for itself. */
  readonly database?: string
}

/** All concerns of running a server together. */
export interface Operations extends Required<Omit<ServerPlugin, 'onFirstEvent' | 'onStreamEnd'>> {
  readonly log: Log
  /** Of keys; for whoever knows what is granted to them. */
  readonly limits: Limits
  readonly streams: OpenStreams
  readonly health: Health
  readonly admin: AdminServer | undefined
}

/** Rejects when the admin server cannot listen. */
export async function startOperations(options: OperationsOptions): Promise<Operations> {
  const traffic = new Traffic()
  const health = new Health()
  const instruments: ServerPlugin[] = [health]
  const streams = openStreams(options, instruments)
  const add = <T extends ServerPlugin>(instrument: T): T => {
    instruments.push(instrument)
    return instrument
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
    extend: (server: FastifyInstance) => {
      for (const instrument of instruments) instrument.extend?.(server)
    },
    around: (handlers: HandlerTable) =>
      instruments.reduce((inner, instrument) => instrument.around?.(inner) ?? inner, handlers),
    onTask: (change) => {
      for (const instrument of instruments) instrument.onTask?.(change)
    },
    onWork: (kind, change) => {
      for (const instrument of instruments) instrument.onWork?.(kind, change)
    },
    onCallback: (attempt) => {
      for (const instrument of instruments) instrument.onCallback?.(attempt)
    },
    onUpstreams: (upstreams) => {
      for (const instrument of instruments) instrument.onUpstreams?.(upstreams)
    },
    close: async () => {
      await traffic.settle()
      await admin?.close()
      await Promise.all([...instruments, limits].map((instrument) => instrument.close?.()))
    },
  }
}

type Add = <T extends ServerPlugin>(instrument: T) => T

function openStreams(
  { maxStreams, maxStreamSeconds }: OperationsOptions,
  instruments: readonly ServerPlugin[],
): OpenStreams {
  return new OpenStreams({
    ...(maxStreams === undefined ? {} : { maxOpen: maxStreams }),
    ...(maxStreamSeconds === undefined ? {} : { maxMs: maxStreamSeconds * 1000 }),
    onFirstEvent: (stream) => {
      for (const instrument of instruments) instrument.onFirstEvent?.(stream)
    },
    onEnd: (stream) => {
      for (const instrument of instruments) instrument.onStreamEnd?.(stream)
    },
  })
}

async function addLog({ logLevel = 'off' }: OperationsOptions, traffic: Traffic, add: Add): Promise<Log> {
  if (logLevel === 'off') return logToStderr
  const { requestLog } = await import('./request-log.ts')
  return add(requestLog(logLevel, traffic)).log
}

/** The order matters: pages read refusals too, and what is refused by the gate is counted and logged. */
async function addEdge(options: OperationsOptions, traffic: Traffic, add: Add): Promise<void> {
  const { corsOrigins = [], maxRequests, maxLagMs = 0 } = options
  if (corsOrigins.length > 0 && !corsOrigins.includes('off')) {
    const { crossOrigin } = await import('./cors.ts')
    add(crossOrigin(corsOrigins))
  }
  if (maxRequests === undefined) return
  const { requestIds } = await import('./request-ids.ts')
  const { LoadShedder } = await import('./load-shedder.ts')
  add(requestIds)
  add(traffic)
  add(new LoadShedder({ traffic, maxRequests, maxLagMs }))
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
