import type { Outcome } from '../../runtime/handler.ts'
import { Problem } from '../../runtime/problem.ts'
import type { MockExchange } from '../middleware.ts'
import type { Injection } from './active-fault.ts'
import { corruptBody, endAtByte, interruptAtByte, slowBody } from './alter-bytes.ts'
import { dropEvent, duplicateEvent, failStream, insertEvent, reorderEvent } from './alter-events.ts'
import { endAtEvent, insertFrame, interruptAtEvent, malformFrame, reframe } from './alter-frames.ts'
import { type AnswerParts, type BodyParts, getParts, getProblemParts, type StreamParts } from './answer-parts.ts'
import type { FaultKind, FaultOf, StreamPosition } from './fault.ts'
import {
  answerWithStatus,
  closeWithoutReply,
  getIllegalReply,
  refuseForRateLimit,
  refuseQuota,
} from './fault-replies.ts'
import { splitBody } from './split-body.ts'
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
  const altering = all.filter(({ effect }) => altersEvents(effect) || effect.bytes)
  if (altering.length === 0) return answer()
  const asBytes = !altering.some(({ effect }) => altersEvents(effect))
  const parts = await getAnswerParts(exchange, answer, { asBytes })
  if (!('head' in parts)) return parts
  // Only a stream has events: a refusal has not.
  const applied = 'stream' in parts ? altering : altering.filter(({ effect }) => effect.bytes)
  for (const { injection } of applied) unused.delete(injection)
  const effects = applied.map(({ effect }) => effect)
  return 'stream' in parts ? alterStream(effects, exchange, parts) : alterBody(effects, parts)
}

function altersEvents({ events, frames, lines }: Effect): boolean {
  return (events ?? frames ?? lines) !== undefined
}

/** Faults also apply to error replies, except to internal errors. */
async function getAnswerParts(
  exchange: MockExchange,
  answer: () => Promise<Outcome>,
  reading: { readonly asBytes: boolean },
): Promise<AnswerParts | Outcome> {
  try {
    const outcome = await answer()
    return getParts(outcome, exchange, reading) ?? outcome
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
  const written = effects.reduce((altered, { lines: alter }) => alter?.(altered) ?? altered, frames)
  return alterBody(effects, { head, body: toBytes(written), length: undefined })
}

function alterBody(effects: readonly Effect[], { head, body, length }: BodyParts): Outcome {
  const altered = effects.reduce((chunks: Chunks, { bytes }) => bytes?.(chunks, length) ?? chunks, body)
  const { 'content-length': _, ...unmeasured } = head.headers
  const headers = effects.some(({ hidesLength }) => hidesLength) ? unmeasured : head.headers
  const inPieces = head.inPieces === true || effects.some((effect) => effect.inPieces)
  return { relay: { ...head, headers, body: altered, verbatim: true, inPieces } }
}

const effectsByKind: { readonly [K in FaultKind]: (injection: Injection<FaultOf<K>>) => Effect } = {
  status: ({ fault }) => ({ before: (exchange) => answerWithStatus(fault, exchange) }),
  delay: ({ fault, hold }) => ({ before: () => hold(fault.ms).then(() => undefined) }),
  hang: ({ hold }) => ({ before: () => hold().then(() => undefined) }),
  cut: ({ fault }) => {
    const isBeforeHead = fault.afterEvents === undefined && fault.afterBytes === undefined
    return isBeforeHead ? { before: async () => closeWithoutReply() } : interruptAt(fault, cutConnection)
  },
  end: ({ fault: { afterEvents, afterBytes = 0 } }) =>
    afterEvents === undefined
      ? { bytes: endAtByte(afterBytes), hidesLength: true }
      : { frames: endAtEvent(afterEvents), hidesLength: true },
  stall: ({ fault, hold }) => interruptAt(fault, () => hold(fault.ms)),
  'error-event': ({ fault }) => ({ events: failStream(fault), isLegal: true }),
  'malformed-frame': ({ fault }) => ({ frames: malformFrame(fault) }),
  duplicate: ({ fault }) => ({ events: duplicateEvent(fault.event) }),
  drop: ({ fault }) => ({ events: dropEvent(fault.event) }),
  reorder: ({ fault }) => ({ events: reorderEvent(fault.event) }),
  insert: ({ fault }) => ({ events: insertEvent(fault), frames: insertFrame(fault) }),
  framing: ({ fault }) => ({ lines: reframe(fault) }),
  // With a length, pieces would be no chunks of HTTP, and join on their way.
  split: ({ fault }) => ({
    ...(fault.at === 'event' ? { frames: (frames) => frames } : {}),
    bytes: splitBody(fault),
    inPieces: true,
    hidesLength: true,
  }),
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
