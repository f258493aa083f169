import type { Clock } from '../../../runtime/clock.ts'
import { Problem } from '../../../runtime/problem.ts'
import type { Random } from '../../../runtime/random.ts'
import type { Delta } from '../../../server-stub/ports/text-model.ts'
import { mockOptions } from '../../../settings/options.ts'
import type { Chunk } from './chunks.ts'

/** The speed of a model. */
export interface TextPace {
  /** Delay before the first token. */
  readonly firstTokenMs: number
  readonly tokensPerSecond: number
  /** Random variation of the delays, as a fraction from 0 to 1. */
  readonly jitter: number
}

export const defaultPace: TextPace = {
  firstTokenMs: mockOptions.firstTokenMs.fallback,
  tokensPerSecond: mockOptions.tokensPerSecond.fallback,
  jitter: mockOptions.jitter.fallback,
}

/** The delays of one reply, in milliseconds; a call is about the next ones. */
export interface Waits {
  beforeFirst(promptTokens: number): number
  beforeTokens(count: number): number
}

export interface Pace {
  readonly clock: Clock
  readonly waits: Waits
  /** Factor for all delays. */
  readonly slowdown?: number | undefined
  /** Fails after this number of tokens, or at the end of a shorter reply. */
  readonly failAfter?: number | undefined
}

/** The delays of a reply at a speed. `random` creates the source of the jitter, and is called only if there is jitter. */
export function makeWaits({ firstTokenMs, tokensPerSecond, jitter }: TextPace, random: () => Random): Waits {
  const source = jitter === 0 ? undefined : random()
  const vary = (ms: number) => (source === undefined ? ms : ms * (1 + jitter * (2 * source.next() - 1)))
  return {
    beforeFirst: () => vary(firstTokenMs),
    beforeTokens: (count) => vary((count * 1_000) / tokensPerSecond),
  }
}

/** Maximum deltas per batch: large enough to be cheap, small enough to be prompt. */
const MAX_BATCH = 32

/** The deltas before the first token, and the chunks. */
interface Planned {
  readonly promptTokens: number
  readonly opening: readonly Delta[]
  readonly chunks: Iterable<Chunk>
}

/** Yields the deltas with their delays, and the `end`; deltas without a delay between them are batched. */
export async function* applyPace(
  { promptTokens, opening, chunks }: Planned,
  { clock, waits, slowdown = 1, failAfter = Infinity }: Pace,
  signal: AbortSignal,
): AsyncGenerator<readonly Delta[]> {
  let outputTokens = 0
  let reasoningTokens = 0
  const ready = [...opening]
  let pause = clock.sleep(waits.beforeFirst(promptTokens) * slowdown, signal)
  if (pause) {
    // The consumer may stop before the wait ends.
    pause.catch(() => {})
    yield ready.splice(0)
    await pause
  }
  for (const { deltas, tokens, reasoning } of chunks) {
    const isLast = deltas[0]?.type === 'finish'
    if (outputTokens >= failAfter || (isLast && failAfter < Infinity)) {
      yield ready
      throw new Problem('unavailable')
    }
    if (tokens > 0) pause = clock.sleep(waits.beforeTokens(tokens) * slowdown, signal)
    if (pause) await pause
    ready.push(...deltas)
    outputTokens += tokens
    if (reasoning) reasoningTokens += tokens
    if (pause === undefined && ready.length < MAX_BATCH) continue
    yield ready.splice(0)
  }
  yield [...ready, makeEnd(outputTokens, reasoningTokens)]
}

/** Yields all deltas and the `end` together, after the delays of all. */
export async function* completeAtPace(
  { promptTokens, opening, chunks }: Planned,
  { clock, waits, slowdown = 1 }: Pace,
  signal: AbortSignal,
): AsyncGenerator<readonly Delta[]> {
  const all: Delta[] = [...opening]
  let [outputTokens, reasoningTokens, ms] = [0, 0, waits.beforeFirst(promptTokens)]
  for (const { deltas, tokens, reasoning } of chunks) {
    if (tokens > 0) ms += waits.beforeTokens(tokens)
    all.push(...deltas)
    outputTokens += tokens
    if (reasoning) reasoningTokens += tokens
  }
  const pause = clock.sleep(ms * slowdown, signal)
  if (pause) await pause
  yield [...all, makeEnd(outputTokens, reasoningTokens)]
}

/** An empty reply still costs the token that ends it. */
function makeEnd(outputTokens: number, reasoningTokens: number): Delta {
  return { type: 'end', outputTokens: Math.max(1, outputTokens), reasoningTokens }
}
