import type { Clock } from '../../../runtime/clock.ts'
import { excerpt } from '../../../runtime/excerpt.ts'
import type { EventBatches } from '../../../runtime/handler.ts'
import { Problem } from '../../../runtime/problem.ts'
import { hashText, randomFrom } from '../../../runtime/random.ts'
import type { Delta, GenerateOptions, Prompt, TextModel } from '../../../server-stub/ports/text-model.ts'
import type { Chunk } from './chunks.ts'
import { composeReply } from './compose.ts'
import { CACHED_TOKENS, countTokens } from './count.ts'
import { type Draft, limitPlans } from './limit-plans.ts'
import { applyPace, completeAtPace, defaultPace, makeWaits, type Pace, type TextPace, type Waits } from './pace.ts'
import { type Request, readRequest } from './request.ts'

export interface SimulatedTextModelOptions {
  readonly seed: number | string
  readonly clock: Clock
  /** Read for every reply, so that it may be changed at any time. */
  readonly pace?: TextPace | undefined
  /** The delays of the only reply, instead of those of the pace. */
  readonly waits?: Waits | undefined
}

/**
 * A simulated model that writes sample replies. The same seed and prompt give the same deltas. It respects the
 * prompt's limits, stop sequences, tools, schemas and formats, and the directives of `directives.ts`.
 */
export function simulatedTextModel(options: SimulatedTextModelOptions): TextModel {
  return {
    countTokens,
    generate: (prompt, signal, more = {}) => generate(prompt, signal, { ...more, options }),
  }
}

/** Throws every problem at once, except that of `sim:fail-midway`; an abort throws the signal's reason. */
function generate(
  prompt: Prompt,
  signal: AbortSignal,
  { options, whole, warn }: GenerateOptions & { readonly options: SimulatedTextModelOptions },
): EventBatches<Delta> {
  const request = readRequest(prompt, warn)
  const { effect } = request
  if (effect.fail) throw new Problem(effect.fail.kind, '', { headers: effect.fail.headers ?? {} })
  const inputTokens = countTokens(prompt)
  const digest = computeDigest(prompt, inputTokens, options.seed)
  // A reply that fails counts its tokens until then.
  const isWhole = whole === true && effect.failAfter === undefined
  const chunks = effect.blocked ? [] : planChunks(request, digest, isWhole)
  signal.throwIfAborted()
  const cachedTokens = prompt.cachedContent === undefined ? 0 : CACHED_TOKENS
  const start: Delta = { type: 'start', inputTokens, cachedTokens }
  if (effect.blocked) {
    const end: Delta = { type: 'end', outputTokens: 0, reasoningTokens: 0 }
    return yieldOnce([start, { type: 'blocked', reason: effect.blocked }, end])
  }
  const pages = prompt.pages ?? []
  const opening = [start, ...pages.map((url): Delta => ({ type: 'page-read', url, ok: isReadable(url) }))]
  const pace = getPace(request, digest, options)
  return (isWhole ? completeAtPace : applyPace)({ promptTokens: inputTokens, opening, chunks }, pace, signal)
}

async function* yieldOnce(deltas: readonly Delta[]): AsyncGenerator<readonly Delta[]> {
  yield deltas
}

/** The reserved domain of names that do not exist cannot be read. */
function isReadable(url: string): boolean {
  return URL.canParse(url) && !new URL(url).hostname.endsWith('.invalid')
}

function getPace({ effect }: Request, digest: number, options: SimulatedTextModelOptions): Pace {
  const { clock, pace = defaultPace, waits = makeWaits(pace, () => randomFrom(digest, 'jitter')) } = options
  return { clock, waits, slowdown: effect.slowdown, failAfter: effect.failAfter }
}

function planChunks(request: Request, digest: number, whole: boolean): Iterable<Chunk> {
  const { prompt, effect } = request
  const drafts: Draft[] = []
  for (let candidate = 0; candidate < Math.max(1, prompt.candidates); candidate++) {
    const random = randomFrom(digest, candidate)
    drafts.push({ plan: composeReply(request, { candidate, random }), random })
  }
  const limit = prompt.maxOutputTokens ?? effect.limit ?? Infinity
  const showReasoning = prompt.reasoning.visible || effect.think === true
  return limitPlans(drafts, { prompt, limit, showReasoning, whole })
}

/**
 * The seed of a reply. The end of a conversation and its size distinguish it from others; only a part of a large
 * prompt is hashed, so that hashing takes a fraction of the time of parsing. Limits end the same reply earlier.
 */
function computeDigest(prompt: Prompt, inputTokens: number, seed: number | string): number {
  const { model, instructions, turns, tools, output, sampling } = prompt
  const end = turns.slice(-2)
  const all = [seed, model, instructions, end, turns.length, inputTokens, tools, output, sampling]
  return hashText(JSON.stringify(inputTokens > LARGE_PROMPT_TOKENS || hasMedia(end) ? reduceValue(all) : all))
}

/** Its size is not counted in tokens. */
function hasMedia(turns: Prompt['turns']): boolean {
  return turns.some(({ parts }) => parts.some(({ type }) => type === 'media'))
}

const LARGE_PROMPT_TOKENS = 5_000
const MAX_ITEMS = 100

function reduceValue(value: unknown): unknown {
  if (typeof value === 'string') return excerpt(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(-MAX_ITEMS).map(reduceValue)
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([name, item]) => [name, reduceValue(item)]),
  )
}
