import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../runtime/contract.ts'
import { WARNING_HEADER } from '../../runtime/http/endpoint.ts'
import { isJson } from '../../runtime/http/media-types.ts'
import { createContextKey } from '../../runtime/http/request-context.ts'
import { Entry } from './entry.ts'

export interface RecordingOptions {
  readonly routes: readonly Route[]
  /** Called at the end of a request that no middleware saw: it was refused, or matches no operation. */
  readonly enter: (entry: Entry, request: FastifyRequest) => void
}

/** The record of a request; undefined without a journal. */
export const entryKey = createContextKey<Entry | undefined>('journal entry', undefined)

/**
 * Creates an entry for every request except calls of the controls, including refused ones. Call it before adding hooks
 * that refuse requests.
 */
export function recordRequests(app: FastifyInstance, { routes, enter }: RecordingOptions): void {
  const byId = new Map(routes.map((route) => [route.operationId, route]))
  const end = (entry: Entry, request: FastifyRequest, reply: FastifyReply) => {
    if (entry.ended !== 'running') return
    // If the body is not JSON, `request.body` is the parse error.
    if (!(request.body instanceof Error)) entry.takeBody(request.body)
    entry.refusal = request.context.problem
    entry.reported = request.context.reported
    entry.warnings = request.context.warnings
    entry.warning = reply.getHeader(WARNING_HEADER)?.toString()
    entry.route ??= byId.get(request.routeOptions.config.operationId ?? '')
    const length = reply.getHeader('content-length')
    entry.end(isWhole(reply.raw), length === undefined ? undefined : Number(length))
    if (entry.id === 0) enter(entry, request)
    entry.watcher?.onEnd(entry)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config
    if (access !== 'control' && access !== 'page') {
      const { method, url, raw, headers, context } = request
      const entry = new Entry({ method, url, rawHeaders: raw.rawHeaders, headers, response: reply.raw })
      context.set(entryKey, entry)
      reply.raw.on('close', () => end(entry, request, reply))
    }
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const entry = request.context.get(entryKey)
    if (entry !== undefined) takeReply(entry, reply, payload)
    done()
  })
}

/** Whether a closed reply was sent to its end. It then has no socket any more; that of an injected request is a substitute. */
function isWhole({ socket, writableEnded, writableFinished }: FastifyReply['raw']): boolean {
  return socket === null ? writableFinished : writableEnded && !socket.destroyed
}

function takeReply(entry: Entry, reply: FastifyReply, payload: unknown): void {
  const contentType = String(reply.getHeader('content-type') ?? '')
  const text = typeof payload === 'string' ? payload : undefined
  if (text === undefined ? contentType === '' : isJson(contentType))
    entry.takeReply({ status: reply.statusCode, contentType, text })
}
