import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../core/contract.ts'
import { essence, isJson } from '../../core/http/media-types.ts'
import { Entry } from './entry.ts'

export interface JournalRecorderOptions {
  readonly routes: readonly Route[]
  /** Called when a request that no layer has seen has ended: it was refused, or is for no operation. */
  readonly enter: (entry: Entry, request: FastifyRequest) => void
  /** Called when a request has ended that has been entered. */
  readonly end: (entry: Entry) => void
}

/**
 * Where the entry of a request stands on its headers, which all who handle it have in hand. A weak map would do, and
 * costs five times as much.
 */
const ENTRY = Symbol('journal entry')

export function getEntry(headers: object & { readonly [ENTRY]?: Entry }): Entry | undefined {
  return headers[ENTRY]
}

/** Makes an entry for every request, refused ones too, from the moment it comes; calls of the controls are left out. */
export class JournalRecorder {
  readonly #options: JournalRecorderOptions
  readonly #routeOf: ReadonlyMap<string, Route>

  constructor(recording: JournalRecorderOptions) {
    this.#options = recording
    this.#routeOf = new Map(recording.routes.map((route) => [route.operationId, route]))
  }

  /** To be called before anything is added whose refusals are to be seen. */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const { access } = request.routeOptions.config
      if (access !== 'control' && access !== 'page') this.#begin(request, reply)
      done()
    })
    app.addHook('onError', (request, _, error, done) => {
      const entry = getEntry(request.headers)
      if (entry) entry.refusal = error
      done()
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      const entry = getEntry(request.headers)
      if (entry && request.routeOptions.config.operationId === undefined) takeUnruled(entry, reply, payload)
      done()
    })
  }

  #begin(request: FastifyRequest, reply: FastifyReply): void {
    const entry = new Entry(request)
    Object.assign(request.headers, { [ENTRY]: entry })
    // Of a reply without a socket only the event tells.
    reply.raw.once('finish', () => entry.markWhole())
    reply.raw.once('close', () => this.#end(entry, request, reply))
  }

  #end(entry: Entry, request: FastifyRequest, reply: FastifyReply): void {
    entry.takeBody(request.body)
    entry.route ??= this.#routeOf.get(request.routeOptions.config.operationId ?? '')
    entry.end(reply.raw.headersSent ? reply.raw.statusCode : null, measureLength(reply))
    if (entry.id === 0) this.#options.enter(entry, request)
    this.#options.end(entry)
  }
}

/** What is answered where the contract has no operation; of what it has the layers know better. */
function takeUnruled(entry: Entry, reply: FastifyReply, payload: unknown): void {
  const mediaType = essence(String(reply.getHeader('content-type') ?? ''))
  if (typeof payload !== 'string' || !isJson(mediaType)) return
  entry.takeReply({ status: reply.statusCode, mediaType, value: JSON.parse(payload) })
}

function measureLength(reply: FastifyReply): number | undefined {
  const length = reply.getHeader('content-length')
  return length === undefined ? undefined : Number(length)
}
