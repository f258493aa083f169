import type { Case, Sample } from './case.ts'

/** The figures of one server in one case. */
export interface Row {
  readonly case: string
  readonly title: string
  readonly unit: string
  readonly server: string
  /** The server that this one is compared with. */
  readonly reference: string
  readonly value: Spread
  /** Ratio to that server in the same round. */
  readonly ratio: Spread
  readonly cpuUs?: number
  readonly cpuRatio?: number
  readonly serverBusy?: number
  readonly clientBusy?: number
}

type Samples = Readonly<Record<string, readonly Sample[]>>

/** Warms the servers up, then measures them in turn, round after round. */
export async function measureCase(benchCase: Case, rounds: number, progress: (text: string) => void): Promise<Row[]> {
  const samples: Record<string, Sample[]> = Object.fromEntries(benchCase.servers.map((server) => [server, []]))
  for (const server of benchCase.servers) {
    progress(`${benchCase.name}: warming up ${server}`)
    await nameErrors(benchCase, server, () => benchCase.warmUp(server))
  }
  const count = Math.min(rounds, benchCase.maxRounds ?? rounds)
  for (let round = 1; round <= count; round++) {
    for (const server of benchCase.servers) {
      progress(`${benchCase.name}: round ${round} of ${count}, ${server}`)
      samples[server]?.push(await nameErrors(benchCase, server, () => benchCase.sample(server)))
    }
  }
  return benchCase.servers.map((server) => getRow(benchCase, server, samples))
}

async function nameErrors<T>({ name }: Case, server: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    throw new Error(`${name}, ${server}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

function getRow({ name, title, unit, reference = 'bare' }: Case, server: string, samples: Samples): Row {
  const serverSamples = samples[server] ?? []
  const referenceSamples = samples[reference] ?? []
  const ratios = serverSamples.map(({ value }, round) => value / (referenceSamples[round]?.value ?? Number.NaN))
  const cpuRatios = serverSamples.map(
    ({ cpuUs }, round) => (cpuUs ?? Number.NaN) / (referenceSamples[round]?.cpuUs ?? Number.NaN),
  )
  return {
    case: name,
    title,
    unit,
    server,
    reference,
    value: getSpread(serverSamples.map(({ value }) => value)),
    ratio: getSpread(ratios),
    ...getMedianSample('cpuUs', serverSamples),
    ...getMedianField('cpuRatio', cpuRatios),
    ...getMedianSample('serverBusy', serverSamples),
    ...getMedianSample('clientBusy', serverSamples),
  }
}

function getMedianSample<K extends 'cpuUs' | 'serverBusy' | 'clientBusy'>(name: K, samples: readonly Sample[]) {
  return getMedianField(
    name,
    samples.map((sample) => sample[name]),
  )
}

/** Returns the median under its name; empty if there are no values. */
function getMedianField<K extends string>(
  name: K,
  values: readonly (number | undefined)[],
): Partial<Record<K, number>> {
  const value = median(values.map((value) => value ?? Number.NaN))
  return Number.isFinite(value) ? ({ [name]: value } as Record<K, number>) : {}
}

/** The median and the range of values. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

function getSpread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** Returns the least value that `share` of the values, from 0 to 1, do not exceed. */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
