import type { Prompt } from '../../ports/text-model.ts'
import type { Random } from '../random.ts'
import { type Chunk, countReasoning, getChunks } from './chunks.ts'
import { interleave } from './interleave.ts'
import type { Plan } from './plan.ts'

/** The plan of one candidate, and its random source. */
export interface Draft {
  readonly plan: Plan
  readonly random: Random
}

export interface CutOptions {
  readonly prompt: Prompt
  /** Maximum output tokens of each candidate. */
  readonly limit: number
  /** Whether to send reasoning; it is counted in any case. */
  readonly showReasoning: boolean
}

/** The chunks of all candidates, each limited to the tokens left after the reasoning. */
export function limitPlans(drafts: readonly Draft[], { prompt, limit, showReasoning }: CutOptions): Iterable<Chunk> {
  const reasoningTokens = drafts[0] ? countReasoning(drafts[0].plan, prompt) : 0
  const candidates = drafts.map(({ plan, random }, candidate) => {
    const own = candidate === 0 ? limit : Math.max(0, limit - reasoningTokens)
    return getChunks(plan, { candidate, random, prompt, showReasoning, limit: own })
  })
  return interleave(candidates)
}
