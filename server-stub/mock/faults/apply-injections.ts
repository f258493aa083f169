import type { Outcome } from '../../core/handler.ts'
import { Problem } from '../../core/problem.ts'
import type { MockExchange } from '../middleware.ts'
import type { Injection } from './active-fault.ts'
import { type AnswerParts, type BodyParts, getParts, partsOfProblem, type StreamParts } from './answer-parts.ts'
import type { Chunks, Effect, Events } from './effect.ts'
import { getEffect } from './effects.ts'
import { begun, getFrames, oneByOne, toBytes } from './frames.ts'

/** Applies the injections to the answer, in order. */
export async function applyInjections(
  injections: readonly Injection[],
  exchange: MockExchange,
  answer: () => Promise<Outcome>,
): Promise<Outcome> {
  const effects = injections.map(getEffect)
  for (const { before } of effects) {
    const instead = await before?.(exchange)
    if (instead) return instead
  }
  const altering = effects.filter(({ events, frames, bytes }) => events ?? frames ?? bytes)
  if (altering.length === 0) return answer()
  return alter(altering, exchange, await partsOfAnswer(exchange, answer))
}

/** Faults also apply to error replies, except to internal errors. */
async function partsOfAnswer(exchange: MockExchange, answer: () => Promise<Outcome>): Promise<AnswerParts | Outcome> {
  try {
    const outcome = await answer()
    return getParts(outcome, exchange) ?? outcome
  } catch (error) {
    if (!(error instanceof Problem) || error.kind === 'internal') throw error
    return partsOfProblem(error, exchange.route.family)
  }
}

function alter(
  effects: readonly Effect[],
  exchange: MockExchange,
  answer: AnswerParts | Outcome,
): Promise<Outcome> | Outcome {
  if (!('head' in answer)) return answer
  return 'stream' in answer ? alterStream(effects, exchange, answer) : alterBody(effects, answer)
}

async function alterStream(effects: readonly Effect[], exchange: MockExchange, parts: StreamParts): Promise<Outcome> {
  const { head, stream } = parts
  const source: Events = oneByOne(await begun(parts.events), stream, exchange)
  const events = effects.reduce((altered, { events: each }) => each?.(altered, stream) ?? altered, source)
  if (effects.every(({ isLegal = false }) => isLegal)) return { events }
  const frames = effects.reduce(
    (altered, { frames: each }) => each?.(altered, stream) ?? altered,
    getFrames(events, stream),
  )
  return alterBody(effects, { head, body: toBytes(frames), length: undefined })
}

function alterBody(effects: readonly Effect[], { head, body, length }: BodyParts): Outcome {
  const altered = effects.reduce((chunks: Chunks, { bytes }) => bytes?.(chunks, length) ?? chunks, body)
  return { relay: { ...head, body: altered, verbatim: true } }
}
