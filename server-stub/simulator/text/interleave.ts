import type { Chunk } from './chunks.ts'

/**
 * Alternates between the candidates, chunk by chunk. The reasoning of the first comes before everything, and the
 * arguments of a call are not interrupted.
 */
export function* interleave(candidates: readonly Iterator<Chunk>[]): Generator<Chunk> {
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
