import type { Outcome } from '../../runtime/handler.ts'
import { Problem } from '../../runtime/problem.ts'
import type { MockExchange } from '../middleware.ts'
import type { Injection } from './active-fault.ts'
import { corruptBody, interruptAtByte, slowBody } from './alter-bytes.ts'
import { dropEvent, duplicateEvent, failStream, reorderEvent } from './alter-events.ts'
import { interruptAtEvent, malformFrame } from './alter-frames.ts'
import { type AnswerParts, type BodyParts, getParts, getProblemParts, type StreamParts } from './answer-parts.ts'
import type { FaultKind, FaultOf, StreamPosition } from './fault.ts'
import {
  closeWithoutReply,
  getIllegalReply,
  refuseForRateLimit,
  refuseQuota,
  refuseWithStatus,
} from './fault-replies.ts'
import {
  awaitFirst,
  type Chunks,
  cutConnection,
  type Effect,
  type Events,
  getFrames,
  toBytes,
  toSingleEvents,
} from './stages.ts'

interface Applying {
  readonly injection: Injection
  readonly effect: Effect
}

/** Applies the injections to the answer, in order, and gives back those that change nothing. */
export async function applyInjections(
  injections: readonly Injection[],
  exchange: MockExchange,
  answer: () => Promise<Outcome>,
): Promise<Outcome> {
  const unused = new Set(injections)
  try {
    const all = injections.map((injection) => ({ injection, effect: getEffect(injection) }))
    return await applyAll(all, exchange, { answer, unused })
  } finally {
    for (const injection of unused) injection.giveBack()
  }
}

interface Answering {
  readonly answer: () => Promise<Outcome>
  /** Injections that have changed nothing so far. */
  readonly unused: Set<Injection>
}

async function applyAll(all: readonly Applying[], exchange: MockExchange, { answer, unused }: Answering) {
  for (const { injection, effect } of all) {
    if (effect.before) unused.delete(injection)
    const instead = await effect.before?.(exchange)
    if (instead) return instead
  }
  const altering = all.filter(({ effect: { events, frames, bytes } }) => events ?? frames ?? bytes)
  if (altering.length === 0) return answer()
  const parts = await getAnswerParts(exchange, answer)
  if (!('head' in parts)) return parts
  // Only a stream has events: a refusal has not.
  const applied = 'stream' in parts ? altering : altering.filter(({ effect }) => effect.bytes)
  for (const { injection } of applied) unused.delete(injection)
  const effects = applied.map(({ effect }) => effect)
  return 'stream' in parts ? alterStream(effects, exchange, parts) : alterBody(effects, parts)
}

/** Faults also apply to error replies, except to internal errors. */
async function getAnswerParts(exchange: MockExchange, answer: () => Promise<Outcome>): Promise<AnswerParts | Outcome> {
  try {
    const outcome = await answer()
    return getParts(outcome, exchange) ?? outcome
  } catch (error) {
    if (!(error instanceof Problem) || error.kind === 'internal') throw error
    return getProblemParts(error, exchange)
  }
}

async function alterStream(effects: readonly Effect[], exchange: MockExchange, parts: StreamParts): Promise<Outcome> {
  const { head, stream } = parts
  const source: Events = toSingleEvents(await awaitFirst(parts.events), stream, exchange)
  const events = effects.reduce((altered, { events: alter }) => alter?.(altered, stream) ?? altered, source)
  if (effects.every(({ isLegal = false }) => isLegal)) return { events }
  const frames = effects.reduce(
    (altered, { frames: alter }) => alter?.(altered, stream) ?? altered,
    getFrames(events, stream),
  )
  return alterBody(effects, { head, body: toBytes(frames), length: undefined })
}

function alterBody(effects: readonly Effect[], { head, body, length }: BodyParts): Outcome {
  const altered = effects.reduce((chunks: Chunks, { bytes }) => bytes?.(chunks, length) ?? chunks, body)
  return { relay: { ...head, body: altered, verbatim: true } }
}

const effectsByKind: { readonly [K in FaultKind]: (injection: Injection<FaultOf<K>>) => Effect } = {
  status: ({ fault }) => ({ before: async (exchange) => refuseWithStatus(fault, exchange) }),
  delay: ({ fault, hold }) => ({ before: () => hold(fault.ms).then(() => undefined) }),
  hang: ({ hold }) => ({ before: () => hold().then(() => undefined) }),
  cut: ({ fault }) => {
    const isBeforeHead = fault.afterEvents === undefined && fault.afterBytes === undefined
    return isBeforeHead ? { before: async () => closeWithoutReply() } : interruptAt(fault, cutConnection)
  },
  stall: ({ fault, hold }) => interruptAt(fault, () => hold(fault.ms)),
  'error-event': ({ fault }) => ({ events: failStream(fault), isLegal: true }),
  'malformed-frame': ({ fault }) => ({ frames: malformFrame(fault) }),
  duplicate: ({ fault }) => ({ events: duplicateEvent(fault.event) }),
  drop: ({ fault }) => ({ events: dropEvent(fault.event) }),
  reorder: ({ fault }) => ({ events: reorderEvent(fault.event) }),
  slow: (injection) => ({ bytes: slowBody(injection) }),
  truncate: ({ fault }) => ({
    bytes: (chunks, length = 0) => interruptAtByte(fault.bytes ?? Math.floor(length / 2), cutConnection)(chunks),
  }),
  corrupt: ({ fault, random }) => ({ bytes: corruptBody(fault, random) }),
  'rate-limit': ({ limitedForMs }) => ({ before: async () => refuseForRateLimit(limitedForMs) }),
  quota: ({ limitedForMs }) => ({ before: async (exchange) => refuseQuota(exchange, limitedForMs) }),
  corpus: ({ fault }) => ({ before: async (exchange) => getIllegalReply(fault.name, exchange) }),
}

function interruptAt({ afterEvents, afterBytes = 0 }: StreamPosition, interrupt: () => void | Promise<void>): Effect {
  return afterEvents === undefined
    ? { bytes: interruptAtByte(afterBytes, interrupt) }
    : { frames: interruptAtEvent(afterEvents, interrupt) }
}

function getEffect<K extends FaultKind>(injection: Injection<FaultOf<K>>): Effect {
  return effectsByKind[injection.fault.kind](injection)
}
