import type { Delta, FinishReason, Prompt } from '../../ports/text-model.ts'
import type { Random } from '../random.ts'
import { getLogprob } from './logprobs.ts'
import { getPieces } from './pieces.ts'
import type { Citation, Plan, Step } from './plan.ts'

/** The deltas that are sent together. */
export interface Chunk {
  readonly deltas: readonly Delta[]
  readonly tokens: number
  readonly reasoning: boolean
}

export interface CutPlan {
  readonly prompt: Prompt
  readonly candidate: number
  /** Maximum output tokens of this candidate, including reasoning. */
  readonly limit: number
  /** Whether to send reasoning; it is counted in any case. */
  readonly showReasoning: boolean
  readonly random: Random
}

/**
 * Splits a plan into tokens, up to the limit or the first stop sequence. Each piece of text, refusal, reasoning,
 * arguments or code is one token; a search, computer action, picture or sound is one; everything else counts as none.
 */
export function* getChunks(plan: Plan, cut: CutPlan): Generator<Chunk> {
  const { prompt, candidate } = cut
  let left = cut.limit
  for (const step of plan.steps) {
    const stop = step.type === 'text' ? firstStop(step.text, prompt.stopSequences) : undefined
    const whole = step.type === 'text' && stop ? { ...step, text: step.text.slice(0, stop.at) } : step
    for (const chunk of chunksOfStep(whole, cut)) {
      if (chunk.tokens > left) {
        if (step.type === 'code' && left > 0) yield codeChunk([...getPieces(step.code)].slice(0, left))
        return yield end(candidate, 'length')
      }
      left -= chunk.tokens
      yield chunk
    }
    if (stop && left === 0) return yield end(candidate, 'length')
    if (stop) return yield end(candidate, 'stop-sequence', stop.sequence)
  }
  yield end(candidate, plan.finish, plan.sequence)
}

function end(candidate: number, reason: FinishReason, sequence?: string): Chunk {
  const finish = { type: 'finish' as const, candidate, reason, ...(sequence === undefined ? {} : { sequence }) }
  return { deltas: [finish], tokens: 0, reasoning: false }
}

function firstStop(text: string, sequences: readonly string[]): { at: number; sequence: string } | undefined {
  const found = sequences
    // A lone surrogate would split a character.
    .filter((sequence) => sequence !== '' && sequence.isWellFormed())
    .map((sequence) => ({ at: text.indexOf(sequence), sequence }))
    .filter(({ at }) => at >= 0)
  return found.toSorted((a, b) => a.at - b.at)[0]
}

function chunksOfStep(step: Step, cut: CutPlan): Iterable<Chunk> {
  switch (step.type) {
    case 'text':
      return step.whole ? [wholeText(step.text, cut)] : textChunks(step.text, step.citations ?? [], cut)
    case 'refusal':
      return Array.from(getPieces(step.text), (text) => chunk([{ type: 'refusal', text }]))
    case 'reasoning':
      return reasoningChunks(step.text, cut)
    case 'call':
      return callChunks(step, cut)
    case 'code':
      return [codeChunk([...getPieces(step.code)])]
    case 'whole':
      return [chunk([step.delta], step.tokens)]
  }
}

function* callChunks({ id, name, json }: Extract<Step, { type: 'call' }>, { candidate }: CutPlan): Generator<Chunk> {
  yield chunk([{ type: 'tool-call', id, name, candidate }], 0)
  for (const piece of getPieces(json)) yield chunk([{ type: 'tool-arguments', json: piece }])
}

function chunk(deltas: readonly Delta[], tokens = 1): Chunk {
  return { deltas, tokens, reasoning: false }
}

function codeChunk(pieces: readonly string[]): Chunk {
  return chunk([{ type: 'code', code: pieces.join('') }], pieces.length)
}

/** The number of reasoning tokens of a plan, ignoring limits. */
export function countReasoning(plan: Plan, prompt: Prompt): number {
  const thoughts = plan.steps.filter((step) => step.type === 'reasoning')
  return thoughts.reduce((total, { text }) => total + reasoningPieces(text, prompt).length, 0)
}

function reasoningPieces(text: string, { reasoning }: Prompt): readonly string[] {
  return [...getPieces(text)].slice(0, reasoning.budgetTokens)
}

function* reasoningChunks(text: string, { prompt, showReasoning }: CutPlan): Generator<Chunk> {
  for (const piece of reasoningPieces(text, prompt)) {
    yield { deltas: showReasoning ? [{ type: 'reasoning', text: piece }] : [], tokens: 1, reasoning: true }
  }
}

function* textChunks(text: string, citations: readonly Citation[], cut: CutPlan): Generator<Chunk> {
  const due = [...citations]
  let at = 0
  for (const piece of getPieces(text)) {
    at += piece.length
    const deltas: Delta[] = [textDelta(piece, [piece], cut)]
    while (due[0] && due[0].end <= at) {
      const citation = due.shift()
      if (citation) deltas.push({ type: 'citation', ...citation })
    }
    yield chunk(deltas)
  }
}

function wholeText(text: string, cut: CutPlan): Chunk {
  const pieces = [...getPieces(text)]
  return chunk([textDelta(text, pieces, cut)], pieces.length)
}

function textDelta(text: string, pieces: readonly string[], { prompt, candidate, random }: CutPlan): Delta {
  const delta: Delta = { type: 'text', text, candidate }
  const { logprobs: top, sampling } = prompt
  if (top === undefined) return delta
  return { ...delta, logprobs: pieces.map((piece) => getLogprob(piece, top, { random, sampling })) }
}
