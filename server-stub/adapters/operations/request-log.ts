import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { ServerPlugin } from '../../../runtime/http/server-plugin.ts'
import type { Log } from '../../../runtime/problem.ts'
import type { Served, Traffic } from './traffic.ts'

/** Bytes of lines that wait to be written; later lines are dropped. */
const MAX_WAITING = 1024 * 1024

const formatters = { level: (level: string) => ({ level }) }

/**
 * JSON lines on stderr: one per request, at `info`, or at `error` for failures of the server; files and probes at
 * `debug`. Errors have the id of their request, also in tasks and callbacks.
 */
export function requestLog(level: string, traffic: Traffic): ServerPlugin & { readonly log: Log } {
  const destination = openStderr()
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination)
  traffic.onEnd((served) => logRequest(logger, served))
  const requestId = new AsyncLocalStorage<string>()
  return {
    extend(server: FastifyInstance): void {
      server.addHook('onRequest', ({ id }, _, done) => requestId.run(id, done))
    },
    log: (message, cause, of = 'error') =>
      logger[of]({ requestId: requestId.getStore(), cause: sanitiseError(cause) }, message),
    close: async () => destination.close(),
  }
}

/**
 * Lines that cannot be written, as on a full disk, are dropped: pino would end the server, and try for ever to write them
 * when it ends.
 */
function openStderr() {
  let current: ReturnType<typeof pino.destination> | undefined
  let hasFailed = false
  const open = () => {
    const opened = pino.destination({ dest: 2, sync: false, maxLength: MAX_WAITING })
    opened.on('drain', () => {
      hasFailed = false
    })
    opened.on('error', () => {
      hasFailed = true
      if (current === opened) current = undefined
      opened.destroy()
    })
    return opened
  }
  return {
    write: (line: string) => {
      current ??= open()
      current.write(line)
    },
    close: () => (hasFailed ? current?.destroy() : current?.flushSync()),
  }
}

function logRequest(logger: Logger, { request, reply, ms, isAborted }: Served): void {
  const { operationId, path } = request.routeOptions.config
  const { statusCode } = reply.raw
  const line = {
    requestId: request.id,
    method: request.method,
    route: path ?? request.routeOptions.url,
    operation: operationId,
    status: statusCode,
    ms: Math.round(ms * 10) / 10,
    key: request.context.grant?.id || undefined,
    cut: isAborted || undefined,
  }
  logger[getLevel(operationId, statusCode)](line, 'request')
}

function getLevel(operationId: string | undefined, status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error'
  return operationId === undefined && status < 400 ? 'debug' : 'info'
}

/** Only these fields of an error: others may contain requests and secrets. */
function sanitiseError(cause: unknown): object | string {
  if (!(cause instanceof Error)) return String(cause).slice(0, 500)
  const { name, message, stack } = cause
  return { name, message: message.slice(0, 500), stack: stack?.split('\n').slice(1, 12).join('\n') }
}
