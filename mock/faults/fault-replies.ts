import { STATUS_CODES } from 'node:http'
import type { Outcome } from '../../runtime/handler.ts'
import { Problem } from '../../runtime/problem.ts'
import { declaresStatus, describeSampled, findErrors, getErrors } from '../declared-errors.ts'
import type { MockExchange } from '../middleware.ts'
import type { MockOperation } from '../mock-contract.ts'
import { answerAsPreferred, replayExample } from '../preferences/answer-as-preferred.ts'
import { toHeaders } from '../scenarios/raw-reply.ts'
import { type BodyParts, getHead, getParts, getProblemParts, toBodyParts } from './answer-parts.ts'
import { findIllegalStream } from './corpus.ts'
import type { FaultOf } from './fault.ts'
import { cutConnection, getFrames, toBytes, toSingleEvents } from './stages.ts'

/** The declared error or example of the status, else an error in the format of the family, or no body. */
export async function answerWithStatus(fault: FaultOf<'status'>, exchange: MockExchange): Promise<Outcome> {
  const { status, retryAfter = status === 429 ? 1 : undefined } = fault
  const { head, body } = getStatusParts({ ...fault, ...(retryAfter === undefined ? {} : { retryAfter }) }, exchange)
  const { 'retry-after': _, ...others } = head.headers
  const headers = {
    ...(retryAfter === undefined ? head.headers : others),
    ...(retryAfter === undefined || retryAfter === 'none' ? {} : { 'retry-after': toRetryAfter(retryAfter) }),
    ...toHeaders(fault.headers),
  }
  const isAltered = fault.headers !== undefined || typeof retryAfter === 'string'
  const verbatim = isAltered || !declaresStatus(exchange.route, status)
  return { relay: { status: head.status, headers, body, verbatim } }
}

function toRetryAfter(value: number | string): string {
  return typeof value === 'number' ? String(value) : new Date(value).toUTCString()
}

function getStatusParts(fault: FaultOf<'status'>, exchange: MockExchange): BodyParts {
  const { status, variant, message, retryAfter } = fault
  const errors = findErrors(exchange, status)
  const named = errors.find(([, { variants }]) => variants.some(({ name }) => name === variant))
  const [kind, template] = named ?? errors[0] ?? []
  if (kind !== undefined && template !== undefined) {
    const words = message ?? describeSampled(template)
    const headers = typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}
    return getProblemParts(
      new Problem(kind, words, { headers, ...(variant === undefined ? {} : { variant }) }),
      exchange,
    )
  }
  const example = declaresStatus(exchange.route, status) ? getExampleParts(status, exchange) : undefined
  if (example !== undefined) return example
  if (status < 400) return toBodyParts({ status, headers: {}, body: undefined })
  const words = message ?? STATUS_CODES[status] ?? `Status ${status}`
  return getProblemParts(new Problem(status < 500 ? 'invalid-request' : 'internal', words, { status }), exchange)
}

function getExampleParts(code: number, exchange: MockExchange): BodyParts | undefined {
  const answer = answerAsPreferred(exchange, { code, dynamic: false, label: 'The fault status' })
  const parts = answer && getParts(answer, exchange)
  if (parts === undefined || !('stream' in parts)) return parts
  const { head, stream, events } = parts
  return { head, body: toBytes(getFrames(toSingleEvents(events, stream, exchange), stream)), length: undefined }
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
