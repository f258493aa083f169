import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../runtime/clock.ts'
import type { Route } from '../../runtime/contract.ts'
import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { Problem } from '../../runtime/problem.ts'
import { entryKey } from '../journal/journal-recorder.ts'
import type { Answerer, Middleware } from '../middleware.ts'
import type { Interaction, Recording, ReplayedInteractions } from './recording.ts'
import { replayInteraction } from './replay.ts'
import { buildRequestKey, type RequestKey, validRequestKey } from './request-key.ts'

/** A sandbox, which replays a recording from its beginning. */
export interface ReplayHost {
  readonly clock: Clock
  readonly replayed: ReplayedInteractions
}

export type DescribeMiss = (recording: Recording, key: RequestKey, route: Route) => string | undefined

export interface ReplayParts {
  readonly contract: JudgedContract
  readonly recording: Recording
  /** The message of a 404 for a request without a match; undefined lets something else answer it. */
  readonly describeMiss: DescribeMiss
}

/** Answers from a recording; sandboxes do not share what was replayed. */
export class ReplayMiddleware {
  readonly #parts: ReplayParts

  constructor(parts: ReplayParts) {
    this.#parts = parts
  }

  /** The innermost middleware. */
  middlewareFor({ replayed }: ReplayHost): Middleware {
    const { contract, recording, describeMiss } = this.#parts
    return (next) => async (exchange) => {
      const { call, clock, answeredBy } = exchange
      const key = call.reported.length === 0 ? validRequestKey(exchange) : buildRequestKey(call.sent, contract)
      const interaction = recording.find(key, replayed)
      if (interaction) {
        answeredBy.push(findAnswerer(interaction))
        return { relay: await replayInteraction(interaction, { clock, signal: call.signal, baseUrl: call.baseUrl }) }
      }
      const message = describeMiss(recording, key, exchange.route)
      if (message === undefined) return next(exchange)
      // With an explicit status, since the operation may not declare 404.
      throw new Problem('not-found', message, { status: 404 })
    }
  }

  /** Replaces a refusal of the mock, such as for a wrong key, by the recorded reply. Returns the payload. */
  async answerRefused({ request, reply, getSandbox, payload }: RefusedRequest): Promise<unknown> {
    if (reply.statusCode < 400 || request.context.isValid) return payload
    const { contract, recording } = this.#parts
    const { clock, replayed } = getSandbox(request)
    const key = buildRequestKey(request.context.sent, contract)
    const interaction = recording.findRefused(key, replayed, reply.statusCode)
    if (interaction === undefined) return payload
    const entry = request.context.get(entryKey)
    if (entry !== undefined) entry.answeredBy = [findAnswerer(interaction)]
    const { baseUrl } = request.context
    const { status, headers: recorded, body: pieces } = await replayInteraction(interaction, { clock, baseUrl })
    for (const name of Object.keys(reply.getHeaders()))
      if (!name.startsWith('access-control-')) reply.removeHeader(name)
    reply.code(status).headers(recorded)
    return Readable.from(pieces)
  }
}

export interface RefusedRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly getSandbox: (request: FastifyRequest) => ReplayHost
  readonly payload: unknown
}

function findAnswerer({ number }: Interaction): Answerer {
  return { kind: 'recording', name: `exchange ${number}` }
}
