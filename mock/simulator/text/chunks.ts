import type { Random } from '../../../runtime/random.ts'
import { type StringMatch, searchStrings } from '../../../runtime/string-search.ts'
import type { Delta, FinishReason, Prompt } from '../../../server-stub/ports/text-model.ts'
import { getLogprob } from './logprobs.ts'
import { getPieces, PieceReader } from './pieces.ts'
import type { Citation, Plan, Step } from './plan.ts'

/** The deltas that are sent together. */
export interface Chunk {
  readonly deltas: readonly Delta[]
  readonly tokens: number
  readonly reasoning: boolean
}

export interface ChunkOptions {
  readonly prompt: Prompt
  readonly candidate: number
  /** Maximum output tokens of one candidate, including reasoning. */
  readonly limit: number
  /** Whether to send reasoning; it is counted in any case. */
  readonly showReasoning: boolean
  /** Joins the tokens of a step, for a reply that is sent whole. */
  readonly whole: boolean
  readonly random: Random
}

/**
 * Splits a plan into tokens, up to the limit or the first stop sequence. Each piece of text, refusal, reasoning,
 * arguments or code is one token; a search, computer action, picture or sound is one; everything else counts as none.
 */
export function* getChunks(plan: Plan, options: ChunkOptions): Generator<Chunk> {
  const { prompt, candidate } = options
  let left = options.limit
  for (const step of plan.steps) {
    const stop = step.type === 'text' ? firstStop(step.text, prompt.stopSequences) : undefined
    const kept = step.type === 'text' && stop ? { ...step, text: step.text.slice(0, stop.at) } : step
    for (const chunk of chunksOfStep(kept, { options, left })) {
      if (chunk.tokens > left) {
        if (step.type === 'code' && left > 0) yield codeChunk(getPieces(step.code).slice(0, left))
        return yield makeEnd(candidate, 'length')
      }
      left -= chunk.tokens
      yield chunk
    }
    if (stop && left === 0) return yield makeEnd(candidate, 'length')
    if (stop) return yield makeEnd(candidate, 'stop-sequence', stop.sequence)
  }
  yield makeEnd(candidate, plan.finish, plan.sequence)
}

function makeEnd(candidate: number, reason: FinishReason, sequence?: string): Chunk {
  const finish = { type: 'finish' as const, candidate, reason, ...(sequence === undefined ? {} : { sequence }) }
  return { deltas: [finish], tokens: 0, reasoning: false }
}

/** The earliest stop sequence of a text, and of several that begin there the first of the list. */
function firstStop(text: string, sequences: readonly string[]): { at: number; sequence: string } | undefined {
  if (sequences.length === 0) return undefined
  // A lone surrogate would split a character.
  const complete = sequences.filter((sequence) => sequence.isWellFormed())
  let first: StringMatch | undefined
  for (const match of searchStrings(complete, text)) {
    const isEarlier = first === undefined || match.start < first.start
    if (isEarlier || (match.start === first?.start && match.index < first.index)) first = match
  }
  return first && { at: first.start, sequence: complete[first.index] ?? '' }
}

/** The room for a step. */
interface StepLimits {
  readonly options: ChunkOptions
  /** Output tokens that are left. */
  readonly left: number
}

function chunksOfStep(step: Step, limits: StepLimits): Iterable<Chunk> {
  switch (step.type) {
    case 'text':
      return step.whole ? [wholeText(step.text, limits.options)] : textChunks(step.text, step.citations ?? [], limits)
    case 'refusal':
      return pieceChunks(step.text, limits, (text) => [{ type: 'refusal', text }])
    case 'reasoning':
      return reasoningChunks(step.text, limits)
    case 'call':
      return callChunks(step, limits)
    case 'code':
      return [codeChunk(getPieces(step.code))]
    case 'whole':
      return [makeChunk([step.delta], step.tokens)]
  }
}

function* callChunks({ id, name, json }: Extract<Step, { type: 'call' }>, limits: StepLimits): Generator<Chunk> {
  const { candidate } = limits.options
  yield makeChunk([{ type: 'tool-call', id, name, candidate, keepsEmpty: json === '' }], 0)
  yield* pieceChunks(json, limits, (piece) => [{ type: 'tool-arguments', json: piece }])
}

function makeChunk(deltas: readonly Delta[], tokens = 1, reasoning = false): Chunk {
  return { deltas, tokens, reasoning }
}

/** Exceeds any limit. */
const tooMany = makeChunk([], Infinity)

function codeChunk(pieces: readonly string[]): Chunk {
  return makeChunk([{ type: 'code', code: pieces.join('') }], pieces.length)
}

interface PieceOptions extends StepLimits {
  /** The pieces after these are dropped. */
  readonly most?: number
  readonly reasoning?: boolean
}

/** Makes a chunk of every piece of a text; or, if the reply is sent whole, one of all that fit. */
function* pieceChunks(
  text: string,
  { options: { whole, prompt }, left, most = Infinity, reasoning = false }: PieceOptions,
  write: (piece: string) => readonly Delta[],
): Generator<Chunk> {
  const reader = new PieceReader(text)
  const limit = Math.min(left, most)
  // Every piece has log probabilities.
  if (whole && prompt.logprobs === undefined) {
    const tokens = reader.skip(limit)
    if (tokens > 0) yield { deltas: write(text.slice(0, reader.at)), tokens, reasoning }
  } else
    for (let count = 0; count < limit && !reader.isDone; ) {
      const pieces = reader.read(limit - count)
      for (const piece of pieces) yield { deltas: write(piece), tokens: 1, reasoning }
      count += pieces.length
    }
  if (left < most && !reader.isDone) yield tooMany
}

/** The number of reasoning tokens of a plan, ignoring limits. */
export function countReasoning({ steps }: Plan, { reasoning: { budgetTokens } }: Prompt): number {
  const thoughts = steps.filter((step) => step.type === 'reasoning')
  return thoughts.reduce((total, { text }) => total + new PieceReader(text).skip(budgetTokens ?? Infinity), 0)
}

function reasoningChunks(text: string, limits: StepLimits): Iterable<Chunk> {
  const { prompt, showReasoning } = limits.options
  const { budgetTokens: most = Infinity } = prompt.reasoning
  return pieceChunks(text, { ...limits, most, reasoning: true }, (piece) =>
    showReasoning ? [{ type: 'reasoning', text: piece }] : [],
  )
}

function textChunks(text: string, citations: readonly Citation[], limits: StepLimits): Iterable<Chunk> {
  const due = [...citations]
  let at = 0
  return pieceChunks(text, limits, (piece) => {
    at += piece.length
    const deltas: Delta[] = [textDelta(piece, limits.options)]
    while (due[0] && due[0].end <= at) {
      const citation = due.shift()
      if (citation) deltas.push({ type: 'citation', ...citation })
    }
    return deltas
  })
}

function wholeText(text: string, options: ChunkOptions): Chunk {
  const pieces = getPieces(text)
  return makeChunk([textDelta(text, options, pieces)], pieces.length)
}

function textDelta(text: string, { prompt, candidate, random }: ChunkOptions, pieces?: readonly string[]): Delta {
  const delta: Delta = { type: 'text', text, candidate }
  const { logprobs: top, sampling } = prompt
  if (top === undefined) return delta
  const tokens = pieces ?? [text]
  return { ...delta, logprobs: tokens.map((token) => getLogprob(token, top, { random, sampling })) }
}
