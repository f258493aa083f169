import type { Case } from './case.ts'

/** The figures of a case: one for each round of each server. */
export interface Result {
  readonly measuredCase: Case
  readonly samples: Readonly<Record<string, readonly number[]>>
}

/** Warms the servers up, then measures them in turn, round after round. */
export async function measureCase(
  measuredCase: Case,
  rounds: number,
  progress: (text: string) => void,
): Promise<Result> {
  const { name, servers, maxRounds = rounds } = measuredCase
  const samples: Record<string, number[]> = Object.fromEntries(servers.map((server) => [server, []]))
  for (const server of servers) {
    progress(`${name}: warming up ${server}`)
    await nameErrors(`${name}, ${server}`, async () => measuredCase.warmUp?.(server))
  }
  const count = Math.min(rounds, maxRounds)
  for (let round = 1; round <= count; round++) {
    for (const server of servers) {
      progress(`${name}: round ${round} of ${count}, ${server}`)
      samples[server]?.push(await nameErrors(`${name}, ${server}`, () => measuredCase.sample(server)))
    }
  }
  return { measuredCase, samples }
}

async function nameErrors<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/**
 * Shares runs between cases that read different figures of them: a run is slow, and gives all figures. The n-th sample of
 * each case is of the n-th run of a server.
 */
export function shareRuns<T>(run: (server: string) => Promise<T>) {
  const runs = new Map<string, Promise<T>[]>()
  return (read: (result: T) => number) => {
    const counts = new Map<string, number>()
    return async (server: string): Promise<number> => {
      const at = counts.get(server) ?? 0
      counts.set(server, at + 1)
      const results = runs.get(server) ?? []
      runs.set(server, results)
      results[at] ??= run(server)
      return read(await results[at])
    }
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

export function getMedian({ samples }: Result, server: string): number {
  return median(samples[server] ?? [])
}

/** Returns the median of the ratios of two servers in the same round. */
export function getRatio({ samples }: Result, server: string, reference: string): number {
  return median((samples[server] ?? []).map((value, round) => value / (samples[reference]?.[round] ?? Number.NaN)))
}
