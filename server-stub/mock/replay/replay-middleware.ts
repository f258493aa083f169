import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../core/clock.ts'
import type { Call } from '../../core/handler.ts'
import { getPath } from '../../core/http/not-found.ts'
import type { Values } from '../../core/http/parameters.ts'
import { Problem } from '../../core/problem.ts'
import { getEntry } from '../journal/journal-recorder.ts'
import type { Answerer, Middleware, MockExchange } from '../middleware.ts'
import type { Interaction, Recording, ReplayedInteractions } from './recording.ts'
import { replay } from './replay.ts'
import { buildRequestKey, keyHeaders, type RequestKey } from './request-key.ts'

/** What replays a recording from its beginning: a sandbox. */
export interface ReplayHost {
  readonly clock: Clock
}

export interface ReplayParts {
  readonly recording: Recording
  /** Nothing but the recording answers; else the simulator does where the recording has nothing. */
  readonly only: boolean
}

/** Answers from a recording. Each sandbox has it from the beginning. */
export class ReplayMiddleware {
  readonly #recording: Recording
  readonly #only: boolean
  readonly #replayed = new WeakMap<ReplayHost, ReplayedInteractions>()
  /** Requests that the contract has let through, by their headers. */
  readonly #admitted = new WeakSet<object>()

  constructor({ recording, only }: ReplayParts) {
    this.#recording = recording
    this.#only = only
  }

  /** Stands before all other middlewares: what comes here has not been refused. */
  readonly admit: Middleware = (exchange, next) => {
    this.#admitted.add(exchange.call.rawHeaders)
    return next()
  }

  /** Stands behind all other middlewares. */
  middlewareFor(host: ReplayHost): Middleware {
    return async (exchange, next) => {
      const { call, clock, answeredBy } = exchange
      const asked = requestKey(exchange)
      const interaction = this.#recording.find(asked, this.#replayedIn(host))
      if (interaction) {
        answeredBy.push(findAnswerer(interaction))
        return { relay: await replay(interaction, { clock, signal: call.signal }) }
      }
      if (!this.#only) return next()
      const message = `This is not in the recording: ${this.#recording.describeClosest(asked)}.`
      // In the mock's own name: the operation may know no such answer.
      throw new Problem('not-found', message, { status: 404 })
    }
  }

  /**
   * What the mock has refused of itself, such as a request with a wrong key, is answered with what the deployment said
   * to it. Gives the payload to send.
   */
  async answerRefused({ request, reply, getSandbox, payload }: Refused): Promise<unknown> {
    if (reply.statusCode < 400 || this.#admitted.has(request.headers)) return payload
    const sandbox = orUndefined(() => getSandbox(request))
    if (sandbox === undefined) return payload
    const { method, url, query, headers, body } = request
    const asked = buildRequestKey({ method, path: getPath(url), query: query as Values, headers, body })
    const interaction = this.#recording.findRefused(asked, this.#replayedIn(sandbox), reply.statusCode)
    if (interaction === undefined) return payload
    getEntry(headers)?.answeredBy.push(findAnswerer(interaction))
    const { status, headers: recorded, body: pieces } = await replay(interaction, { clock: sandbox.clock })
    for (const name of Object.keys(reply.getHeaders()))
      if (!name.startsWith('access-control-')) reply.removeHeader(name)
    reply.code(status).headers(recorded)
    return Readable.from(pieces)
  }

  #replayedIn(sandbox: ReplayHost): ReplayedInteractions {
    const known = this.#replayed.get(sandbox)
    if (known) return known
    const replayed: ReplayedInteractions = new Set()
    this.#replayed.set(sandbox, replayed)
    return replayed
  }
}

export interface Refused {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly getSandbox: (request: FastifyRequest) => ReplayHost
  readonly payload: unknown
}

function findAnswerer({ number }: Interaction): Answerer {
  return { kind: 'recording', name: `exchange ${number}` }
}

/** What is refused may be the name of the sandbox. */
function orUndefined(getSandbox: () => ReplayHost): ReplayHost | undefined {
  try {
    return getSandbox()
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

function requestKey({ route, stream, call }: MockExchange): RequestKey {
  const { path, query, body, rawHeaders }: Call = call
  return {
    operation: route.operationId,
    stream: stream?.name,
    path,
    query,
    headers: keyHeaders(route, rawHeaders),
    body,
  }
}
