import type { Outcome } from '../../runtime/handler.ts'
import { Problem } from '../../runtime/problem.ts'
import { declaresStatus, describeSampled, findErrors, getErrors } from '../declared-errors.ts'
import type { MockExchange } from '../middleware.ts'
import type { MockOperation } from '../mock-contract.ts'
import { answerAsPreferred, replayExample } from '../preferences/answer-as-preferred.ts'
import { getHead, getProblemParts } from './answer-parts.ts'
import { findIllegalStream } from './corpus.ts'
import type { FaultOf } from './fault.ts'
import { cutConnection, getFrames, toBytes } from './stages.ts'

/** The error that the operation declares for the status, by its template or else by its example. */
export function refuseWithStatus(
  { status, variant, message, retryAfter }: FaultOf<'status'>,
  exchange: MockExchange,
): Outcome {
  const errors = findErrors(exchange, status)
  const named = errors.find(([, { variants }]) => variants.some(({ name }) => name === variant))
  const [kind, template] = named ?? errors[0] ?? []
  const seconds = retryAfter ?? (status === 429 ? 1 : undefined)
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) }
  if (kind === undefined || template === undefined) return refuseByExample(status, headers, exchange)
  const words = message ?? describeSampled(template)
  const problem = new Problem(kind, words, { ...(variant === undefined ? {} : { variant }), headers })
  const { head, body } = getProblemParts(problem, exchange)
  return { relay: { ...head, body } }
}

function refuseByExample(status: number, headers: Readonly<Record<string, string>>, exchange: MockExchange): Outcome {
  const answer = answerAsPreferred(exchange, { code: status, label: 'The fault status' })
  if (answer === undefined || !('relay' in answer))
    throw new Error(`invariant: ${exchange.route.operationId} has no ${status}`)
  return { relay: { ...answer.relay, headers: { ...answer.relay.headers, ...headers } } }
}

/** Throws a 429 with `Retry-After`. */
export function refuseForRateLimit(ms: number): never {
  const wait = Number.isFinite(ms) ? { headers: { 'retry-after': String(Math.ceil(ms / 1000)) } } : {}
  throw new Problem('rate-limited', '', wait)
}

/** Names of the error variants for an exhausted quota. */
const quotaVariants = ['quota-exhausted', 'insufficient-balance']

/** Throws a 403 if the operation declares one for this, else a 429. */
export function refuseQuota(operation: MockOperation, ms: number): never {
  const { variants = [] } = getErrors(operation).forbidden ?? {}
  const variant = variants.find(({ name }) => quotaVariants.includes(name))?.name
  if (variant === undefined || !declaresStatus(operation.route, 403)) return refuseForRateLimit(ms)
  throw new Problem('forbidden', '', { variant })
}

/** Closes the connection without a reply. */
export function closeWithoutReply(): Outcome {
  const body = { [Symbol.asyncIterator]: () => ({ next: async () => cutConnection() }) }
  return { relay: { status: 200, headers: {}, body, verbatim: true } }
}

/** A stream of the corpus, with the timing of examples; undefined if the name does not exist for this stream. */
export function getIllegalReply(name: string, exchange: MockExchange): Outcome | undefined {
  const { contract, stream } = exchange
  const illegal = stream && findIllegalStream(contract, stream, name)
  if (stream === undefined || illegal === undefined) return undefined
  const body = toBytes(getFrames(replayExample(illegal.events, exchange), stream))
  return { relay: { status: 200, headers: getHead(stream), body, verbatim: true } }
}
