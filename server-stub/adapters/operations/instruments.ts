import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'

/** Buckets from a cached reply to a long stream. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

interface Extras<M> {
  readonly labelNames?: readonly string[]
  /** Runs on every scrape, so that an event costs nothing. */
  readonly collect?: (metric: M) => void
  /** The buckets of a histogram; default those of durations. */
  readonly buckets?: number[]
}

export type Instruments = ReturnType<typeof createInstruments>

/** Creates metrics in a registry. */
export function createInstruments(registry: Registry) {
  const describe = <M>(name: string, help: string, { labelNames = [], collect }: Extras<M>) => {
    const run = collect && {
      collect: function (this: M) {
        collect(this)
      },
    }
    return { name, help, labelNames, registers: [registry], ...run }
  }
  return {
    counter: (name: string, help: string, extras: Extras<Counter<string>> = {}) =>
      new Counter<string>(describe(name, help, extras)),
    gauge: (name: string, help: string, extras: Extras<Gauge<string>> = {}) =>
      new Gauge<string>(describe(name, help, extras)),
    histogram: (name: string, help: string, extras: Extras<Histogram<string>> = {}) =>
      new Histogram<string>({ ...describe(name, help, extras), buckets: extras.buckets ?? buckets }),
  }
}
