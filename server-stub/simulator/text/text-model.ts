import { hash } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import { Problem } from '../../core/problem.ts'
import type { Delta, Prompt, TextModel } from '../../ports/text-model.ts'
import { randomFrom } from '../random.ts'
import { type Chunk, chunksOf, countReasoning } from './chunks.ts'
import { compose } from './compose.ts'
import { CACHED_TOKENS, countTokens } from './count.ts'
import { interleave } from './interleave.ts'
import { type Request, readRequest } from './request.ts'

export interface SimulatedTextModelOptions {
  readonly seed: number | string
  readonly clock: Clock
  /** 60 when absent. */
  readonly tokensPerSecond?: number
  /** How long it takes to the first token; 300 when absent. */
  readonly firstTokenMs?: number
}

/**
 * A model that writes believable replies without being one. The same seed and the same prompt give the same deltas. It
 * obeys the prompt's limits, stop sequences, tools, schemas and formats, and the directives of `directives.ts`.
 */
export function simulatedTextModel(options: SimulatedTextModelOptions): TextModel {
  return { countTokens, generate: (prompt, signal) => generate(prompt, signal, options) }
}

/** Every problem but that of `sim:fail-midway` is thrown before the first delta; an abort throws the signal's reason. */
async function* generate(
  prompt: Prompt,
  signal: AbortSignal,
  options: SimulatedTextModelOptions,
): AsyncGenerator<Delta> {
  const request = readRequest(prompt)
  const { effect } = request
  if (effect.fail) throw new Problem(effect.fail.kind, '', { headers: effect.fail.headers ?? {} })
  const candidates = effect.blocked ? [] : planned(request, options.seed)
  const pace = paceOf(request, options)
  signal.throwIfAborted()
  const cachedTokens = prompt.cachedContent === undefined ? 0 : CACHED_TOKENS
  yield { type: 'start', inputTokens: countTokens(prompt), cachedTokens }
  if (effect.blocked) {
    yield { type: 'blocked', reason: effect.blocked }
    return yield { type: 'end', outputTokens: 0, reasoningTokens: 0 }
  }
  let outputTokens = 0
  let reasoningTokens = 0
  for (const url of prompt.pages ?? []) yield { type: 'page-read', url, ok: isReadable(url) }
  await options.clock.sleep(pace.firstTokenMs, signal)
  for (const chunk of interleave(candidates)) {
    const isLast = chunk.deltas[0]?.type === 'finish'
    if (effect.failAfter !== undefined && (isLast || outputTokens >= effect.failAfter)) throw new Problem('unavailable')
    if (chunk.tokens > 0) await options.clock.sleep(chunk.tokens * pace.tokenMs, signal)
    for (const delta of chunk.deltas) yield delta
    outputTokens += chunk.tokens
    if (chunk.reasoning) reasoningTokens += chunk.tokens
  }
  // Even an empty reply costs the token that ends it.
  yield { type: 'end', outputTokens: Math.max(1, outputTokens), reasoningTokens }
}

/** Nothing can be read from the domain that is reserved for names which do not exist. */
function isReadable(url: string): boolean {
  return URL.canParse(url) && !new URL(url).hostname.endsWith('.invalid')
}

function paceOf({ effect }: Request, options: SimulatedTextModelOptions): { firstTokenMs: number; tokenMs: number } {
  const slowdown = effect.slowdown ?? 1
  const { firstTokenMs = 300, tokensPerSecond = 60 } = options
  return { firstTokenMs: firstTokenMs * slowdown, tokenMs: (1_000 / tokensPerSecond) * slowdown }
}

/** All candidates, each within the limit that the reasoning before them leaves. */
function planned(request: Request, seed: number | string): Iterator<Chunk>[] {
  const { prompt, effect } = request
  const digest = hash('sha256', JSON.stringify([seed, prompt]))
  const limit = prompt.maxOutputTokens ?? effect.limit ?? Infinity
  const showReasoning = prompt.reasoning.visible || effect.think === true
  const pens = Array.from({ length: Math.max(1, prompt.candidates) }, (_, candidate) => {
    return { candidate, random: randomFrom(digest, candidate) }
  })
  const drafts = pens.map((pen) => ({ pen, plan: compose(request, pen) }))
  const reasoningTokens = drafts[0] ? countReasoning(drafts[0].plan, prompt) : 0
  return drafts.map(({ pen, plan }) => {
    const own = pen.candidate === 0 ? limit : Math.max(0, limit - reasoningTokens)
    return chunksOf(plan, { ...pen, prompt, showReasoning, limit: own })
  })
}
