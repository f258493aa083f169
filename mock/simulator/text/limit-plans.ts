import type { Random } from '../../../runtime/random.ts'
import { type Chunk, type ChunkOptions, countReasoning, getChunks } from './chunks.ts'
import type { Plan } from './plan.ts'

/** The plan of one candidate, and its random source. */
export interface Draft {
  readonly plan: Plan
  readonly random: Random
}

type LimitOptions = Omit<ChunkOptions, 'candidate' | 'random'>

/** The chunks of all candidates, limited to the tokens left after the reasoning. */
export function limitPlans(drafts: readonly Draft[], options: LimitOptions): Iterable<Chunk> {
  const [first, ...others] = drafts
  if (first === undefined) return []
  const chunks = getChunks(first.plan, { ...options, candidate: 0, random: first.random })
  if (others.length === 0) return chunks
  const left = Math.max(0, options.limit - countReasoning(first.plan, options.prompt))
  const alternatives = others.map(({ plan, random }, index) =>
    getChunks(plan, { ...options, candidate: index + 1, random, limit: left }),
  )
  return interleaveChunks([chunks, ...alternatives])
}

/**
 * Alternates between the candidates, chunk by chunk. The reasoning of the first comes before everything, and the
 * arguments of a call are not interrupted.
 */
function* interleaveChunks(candidates: readonly Iterator<Chunk>[]): Generator<Chunk> {
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
