import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../runtime/contract.ts'
import { isJson } from '../../runtime/http/media-types.ts'
import { createContextKey } from '../../runtime/http/request-context.ts'
import type { WholeReply } from '../../runtime/http/whole-reply.ts'
import { BODY_KB, Entry } from './entry.ts'

export interface RecordingOptions {
  readonly routes: readonly Route[]
  /** Size up to which a body or an answer is kept whole, in KiB; by default 256. */
  readonly journalBodyKb?: number | undefined
  /** Called at the end of a request that no middleware saw: it was refused, or matches no operation. */
  readonly enter: (entry: Entry, request: FastifyRequest) => void
}

/** The record of a request; undefined without a journal. */
export const entryKey = createContextKey<Entry | undefined>('journal entry', undefined)

/**
 * Creates an entry for every request except calls of the controls, including refused ones. Call it before adding hooks
 * that refuse requests.
 */
export function recordRequests(
  app: FastifyInstance,
  { routes, journalBodyKb = BODY_KB, enter }: RecordingOptions,
): void {
  const maxBodyBytes = journalBodyKb * 1024
  const byId = new Map(routes.map((route) => [route.operationId, route]))
  const end = (entry: Entry, request: FastifyRequest, reply: FastifyReply) => {
    if (entry.ended !== 'running') return
    const { context, body } = request
    takeReply(entry, context.wholeReply)
    entry.refusal = context.problem
    entry.reported = context.reported
    entry.warnings = context.warnings
    entry.warning = context.warning
    entry.route ??= byId.get(context.config.operationId ?? '')
    const length = reply.getHeader('content-length')
    entry.end(isWhole(reply.raw), length === undefined ? undefined : Number(length))
    if (entry.id === 0) {
      // If the body is not JSON, `body` is the parse error.
      entry.takeBody(body instanceof Error ? undefined : body, context.bodyChunks)
      enter(entry, request)
    }
    entry.watcher?.onEnd(entry)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, raw, context } = request
    const { access } = context.config
    if (access !== 'control' && access !== 'page') {
      const entry = new Entry({ method, url, rawHeaders: raw.rawHeaders, response: reply.raw, maxBodyBytes })
      context.keptBodyBytes = maxBodyBytes
      context.set(entryKey, entry)
      reply.raw.on('close', () => end(entry, request, reply))
    }
    done()
  })
}

/** Takes a reply that is JSON or has no body. */
function takeReply(entry: Entry, whole: WholeReply | undefined): void {
  if (whole === undefined) return
  const { status, headers, body } = whole
  const contentType = headers['content-type'] ?? ''
  const text = typeof body === 'string' ? body : undefined
  if (text === undefined ? contentType === '' : isJson(contentType)) entry.takeReply({ status, contentType, text })
}

/** Whether a closed reply was sent to its end. It then has no socket any more; that of an injected request is a substitute. */
function isWhole({ socket, writableEnded, writableFinished }: FastifyReply['raw']): boolean {
  return socket === null ? writableFinished : writableEnded && !socket.destroyed
}
