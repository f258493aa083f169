import type { Chunk } from './chunks.ts'

/**
 * One chunk of each candidate in turn. The first one's reasoning comes before everything, and the arguments of a call
 * follow it undisturbed.
 */
export function* interleave(candidates: readonly Iterator<Chunk>[]): Generator<Chunk> {
  const queues = candidates.map((chunks) => ({ chunks, head: chunks.next().value as Chunk | undefined }))
  const take = (queue: (typeof queues)[number]): Chunk[] => {
    const chunk = queue.head
    queue.head = queue.chunks.next().value
    return chunk ? [chunk] : []
  }
  for (const queue of queues.slice(0, 1)) while (queue.head?.reasoning) yield* take(queue)
  while (queues.some(({ head }) => head)) {
    for (const queue of queues) {
      do yield* take(queue)
      while (queue.head?.deltas[0]?.type === 'tool-arguments')
    }
  }
}
