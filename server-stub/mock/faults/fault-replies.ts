import type { Family, ProblemKind, ProblemTemplate, Route } from '../../core/contract.ts'
import type { Outcome } from '../../core/handler.ts'
import { Problem } from '../../core/problem.ts'
import type { MockExchange } from '../middleware.ts'
import { getMockedContract } from '../mocked-contract.ts'
import { getHead, partsOfProblem } from './answer-parts.ts'
import { type IllegalStream, illegalStream } from './corpus.ts'
import { type Chunks, type Events, Truncated } from './effect.ts'
import type { FaultOf } from './fault.ts'
import { getFrames, toBytes } from './frames.ts'

const problemsOf = new Map(getMockedContract().families.map(({ name, problems }) => [name, problems]))

/** Errors of a family with this status. */
export function findErrors(family: string, status: number): readonly (readonly [ProblemKind, ProblemTemplate])[] {
  const templates: Family['problems'] = problemsOf.get(family) ?? {}
  // The keys of the table are its kinds.
  return (Object.entries(templates) as [ProblemKind, ProblemTemplate][]).filter(([, each]) => each.status === status)
}

/** The error in the format of the operation's family. */
export function refuse({ status, variant, message = '', retryAfter }: FaultOf<'status'>, { family }: Route): Outcome {
  const errors = findErrors(family, status)
  const named = errors.find(([, { variants }]) => variants.some(({ name }) => name === variant))
  const [kind] = named ?? errors[0] ?? []
  if (kind === undefined) throw new Error(`invariant: ${family} has no words for status ${status}`)
  const seconds = retryAfter ?? (status === 429 ? 1 : undefined)
  const problem = new Problem(kind, message, {
    ...(variant === undefined ? {} : { variant }),
    ...(seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }),
  })
  const { head, body } = partsOfProblem(problem, family)
  return { relay: { ...head, body } }
}

/** Throws a 429 with `Retry-After`. */
export function refuseFor(ms: number): never {
  const wait = Number.isFinite(ms) ? { headers: { 'retry-after': String(Math.ceil(ms / 1000)) } } : {}
  throw new Problem('rate-limited', '', wait)
}

/** Names of the error variants for an exhausted quota. */
const quotaVariants = ['quota-exhausted', 'insufficient-balance']

/** Throws a 403 if the operation declares one for this, else a 429. */
export function refuseQuota({ family, replies }: Route, ms: number): never {
  const { variants = [] } = problemsOf.get(family)?.forbidden ?? {}
  const variant = variants.find(({ name }) => quotaVariants.includes(name))?.name
  if (variant === undefined || !replies.some(({ status }) => status === 403)) return refuseFor(ms)
  throw new Problem('forbidden', '', { variant })
}

/** Closes the connection without a reply. */
export function cutOff(): Outcome {
  return { relay: { status: 200, headers: {}, body: cut(), verbatim: true } }
}

function cut(): Chunks {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Truncated()) }) }
}

/** A stream of the corpus, with the timing of examples; undefined if the name does not exist for this stream. */
export function illegalReply(name: string, exchange: MockExchange): Outcome | undefined {
  const { stream } = exchange
  const found = stream && illegalStream(stream, name)
  if (stream === undefined || found === undefined) return undefined
  const body = toBytes(getFrames(replay(found, exchange), stream))
  return { relay: { status: 200, headers: getHead(stream), body, verbatim: true } }
}

/** Delay between two events of an example. */
const EVENT_MS = 20

async function* replay({ events }: IllegalStream, { clock, call }: MockExchange): Events {
  for (const event of events) {
    await clock.sleep(EVENT_MS, call.signal)
    yield event
  }
}
