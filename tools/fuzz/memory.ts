/** How the memory in use grows from one half of a run to the other, after a warm-up. */
export interface MemoryUse {
  /** Bytes in use after the warm-up, after the first half and at the end, always after a garbage collection. */
  readonly used: readonly number[]
  /** Bytes per request in the two halves. */
  readonly growth: readonly [first: number, second: number]
  readonly isOverBound: boolean
}

/** What a request may leave behind, in bytes. The mock forgets its state for the measurement; the stub keeps its records. */
export const maxGrowth = { mock: 1024, stub: 4096 } as const
/** What code that is compiled late and caches that fill up may take in one half, however short, in bytes. */
export const allowance = 4 * 1024 * 1024

/** Compares the growth of memory with its bound; undefined if not everything was measured. */
export function judgeMemory(
  used: readonly number[],
  half: number,
  target: keyof typeof maxGrowth,
): MemoryUse | undefined {
  const [warm, middle, end] = used
  if (warm === undefined || middle === undefined || end === undefined || half === 0) return undefined
  const growth = [(middle - warm) / half, (end - middle) / half] as const
  return { used, growth, isOverBound: end - middle > allowance + maxGrowth[target] * half }
}
