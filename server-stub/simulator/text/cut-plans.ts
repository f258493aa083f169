import type { Prompt } from '../../ports/text-model.ts'
import type { Random } from '../random.ts'
import { type Chunk, countReasoning, getChunks } from './chunks.ts'
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

/**
 * Alternates between the candidates, chunk by chunk. The reasoning of the first comes before everything, and the
 * arguments of a call are not interrupted.
 */
function* interleave(candidates: readonly Iterator<Chunk>[]): Generator<Chunk> {
  const queues = candidates.map((chunks) => new Queue(chunks))
  const [first] = queues
  while (first?.head?.reasoning) yield first.take(first.head)
  while (queues.some(({ head }) => head)) {
    for (const queue of queues) {
      do if (queue.head) yield queue.take(queue.head)
      while (queue.head?.deltas[0]?.type === 'tool-arguments')
    }
  }
}

class Queue {
  readonly #chunks: Iterator<Chunk>
  head: Chunk | undefined

  constructor(chunks: Iterator<Chunk>) {
    this.#chunks = chunks
    this.head = chunks.next().value
  }

  take(head: Chunk): Chunk {
    this.head = this.#chunks.next().value
    return head
  }
}
