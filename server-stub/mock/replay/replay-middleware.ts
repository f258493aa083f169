import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../core/handler.ts'
import { pathOf } from '../../core/http/not-found.ts'
import type { Values } from '../../core/http/parameters.ts'
import { Problem } from '../../core/problem.ts'
import { entryOf } from '../journal/journal-recorder.ts'
import type { Answerer, Exchange, Layer } from '../middleware.ts'
import type { Universe } from '../sandbox.ts'
import type { Played, Take, Tape } from './recording.ts'
import { play } from './replay.ts'
import { type Asked, askedOf, headersAsked } from './request-key.ts'

export interface Replay {
  readonly tape: Tape
  /** Nothing but the tape answers; else the simulator does where the tape has nothing. */
  readonly only: boolean
}

/** Answers from a tape. Each universe has it from the beginning. */
export class TapePlayer {
  readonly #tape: Tape
  readonly #only: boolean
  readonly #played = new WeakMap<Universe, Played>()
  /** Requests that the contract has let through, by their headers. */
  readonly #admitted = new WeakSet<object>()

  constructor({ tape, only }: Replay) {
    this.#tape = tape
    this.#only = only
  }

  /** Stands before all layers: what comes here has not been refused. */
  readonly admit: Layer = (exchange, next) => {
    this.#admitted.add(exchange.call.rawHeaders)
    return next()
  }

  /** Stands behind all layers. */
  readonly layer: Layer = async (exchange, next) => {
    const { call, universe, answeredBy } = exchange
    const asked = askedBy(exchange)
    const take = this.#tape.find(asked, this.#playedIn(universe))
    if (take) {
      answeredBy.push(answererOf(take))
      return { relay: await play(take, { clock: universe.clock, signal: call.signal }) }
    }
    if (!this.#only) return next()
    const message = `This is not on the tape: ${this.#tape.nearest(asked)}.`
    // In the mock's own name: the operation may know no such answer.
    throw new Problem('not-found', message, { status: 404 })
  }

  /**
   * What the mock has refused of itself, such as a request with a wrong key, is answered with what the deployment said
   * to it. Gives the payload to send.
   */
  async answerRefused({ request, reply, universeOf, payload }: Refused): Promise<unknown> {
    if (reply.statusCode < 400 || this.#admitted.has(request.headers)) return payload
    const universe = ifAny(() => universeOf(request))
    if (universe === undefined) return payload
    const { method, url, query, headers, body } = request
    const asked = askedOf({ method, path: pathOf(url), query: query as Values, headers, body })
    const take = this.#tape.findRefused(asked, this.#playedIn(universe), reply.statusCode)
    if (take === undefined) return payload
    entryOf(headers)?.answeredBy.push(answererOf(take))
    const { status, headers: recorded, body: pieces } = await play(take, { clock: universe.clock })
    for (const name of Object.keys(reply.getHeaders()))
      if (!name.startsWith('access-control-')) reply.removeHeader(name)
    reply.code(status).headers(recorded)
    return Readable.from(pieces)
  }

  #playedIn(universe: Universe): Played {
    const known = this.#played.get(universe)
    if (known) return known
    const played: Played = new Set()
    this.#played.set(universe, played)
    return played
  }
}

export interface Refused {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly universeOf: (request: FastifyRequest) => Universe
  readonly payload: unknown
}

function answererOf({ number }: Take): Answerer {
  return { kind: 'tape', name: `exchange ${number}` }
}

/** What is refused may be the name of the universe. */
function ifAny(universeOf: () => Universe): Universe | undefined {
  try {
    return universeOf()
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

function askedBy({ route, stream, call }: Exchange): Asked {
  const { path, query, body, rawHeaders }: Call = call
  return {
    operation: route.operationId,
    stream: stream?.name,
    path,
    query,
    headers: headersAsked(route, rawHeaders),
    body,
  }
}
