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

/** Deltas that are handed over at once: enough to make handing over cheap, few enough to come soon. */
const MAX_BURST = 128

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
): AsyncGenerator<Delta | readonly Delta[]> {
  const request = readRequest(prompt)
  const { effect } = request
  if (effect.fail) throw new Problem(effect.fail.kind, '', { headers: effect.fail.headers ?? {} })
  const inputTokens = countTokens(prompt)
  const candidates = effect.blocked ? [] : planned(request, digestOf(prompt, inputTokens, options.seed))
  signal.throwIfAborted()
  const cachedTokens = prompt.cachedContent === undefined ? 0 : CACHED_TOKENS
  yield { type: 'start', inputTokens, cachedTokens }
  if (effect.blocked) {
    yield { type: 'blocked', reason: effect.blocked }
    return yield { type: 'end', outputTokens: 0, reasoningTokens: 0 }
  }
  for (const url of prompt.pages ?? []) yield { type: 'page-read', url, ok: isReadable(url) }
  yield* paced(interleave(candidates), paceOf(request, options), signal)
}

/** The deltas of the chunks, each in its time, and the `end`; those between which no time passes come together. */
async function* paced(chunks: Iterable<Chunk>, pace: Pace, signal: AbortSignal): AsyncGenerator<readonly Delta[]> {
  const { clock, firstTokenMs, tokenMs, failAfter = Infinity } = pace
  let outputTokens = 0
  let reasoningTokens = 0
  let ready: Delta[] = []
  let pause = clock.sleep(firstTokenMs, signal)
  if (pause) await pause
  for (const { deltas, tokens, reasoning } of chunks) {
    const isLast = deltas[0]?.type === 'finish'
    if (outputTokens >= failAfter || (isLast && failAfter < Infinity)) {
      yield ready
      throw new Problem('unavailable')
    }
    if (tokens > 0) pause = clock.sleep(tokens * tokenMs, signal)
    if (pause) await pause
    ready.push(...deltas)
    outputTokens += tokens
    if (reasoning) reasoningTokens += tokens
    if (pause === undefined && ready.length < MAX_BURST) continue
    yield ready
    ready = []
  }
  // Even an empty reply costs the token that ends it.
  yield [...ready, { type: 'end', outputTokens: Math.max(1, outputTokens), reasoningTokens }]
}

/** Nothing can be read from the domain that is reserved for names which do not exist. */
function isReadable(url: string): boolean {
  return URL.canParse(url) && !new URL(url).hostname.endsWith('.invalid')
}

interface Pace {
  readonly clock: Clock
  readonly firstTokenMs: number
  readonly tokenMs: number
  /** Fails when so many tokens were sent, or at the end of a shorter reply. */
  readonly failAfter: number | undefined
}

function paceOf({ effect }: Request, options: SimulatedTextModelOptions): Pace {
  const { failAfter, slowdown = 1 } = effect
  const { clock, firstTokenMs = 300, tokensPerSecond = 60 } = options
  return { clock, firstTokenMs: firstTokenMs * slowdown, tokenMs: (1_000 / tokensPerSecond) * slowdown, failAfter }
}

/** All candidates, each within the limit that the reasoning before them leaves. */
function planned(request: Request, digest: string): Iterator<Chunk>[] {
  const { prompt, effect } = request
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

/**
 * What chance hangs on. Of a conversation its end and its measure are enough to tell it from others: all of a history of
 * 200 KB would take 0.5 ms.
 */
function digestOf(prompt: Prompt, inputTokens: number, seed: number | string): string {
  const { turns } = prompt
  const end = { ...prompt, turns: turns.slice(-2) }
  return hash('sha256', JSON.stringify([seed, end, turns.length, inputTokens]))
}
