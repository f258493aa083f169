import type { ExchangeCoverage, SeenState } from './exchange-coverage.ts'
import { lifecycleStepsTaken } from './steps.ts'

/** Which tests cover which elements, by their ids. */
export class Evidence {
  readonly tests = new Map<string, Set<string>>()
  /** Tests that failed: they cover nothing. */
  readonly broken: string[] = []

  add(test: string, elements: Iterable<string>): void {
    for (const id of elements) this.tests.set(id, (this.tests.get(id) ?? new Set()).add(test))
  }

  /** Adds everything that one test saw, in order. */
  addAll(test: string, seen: readonly ExchangeCoverage[]): void {
    for (const { ids } of seen) this.add(test, ids)
    this.add(test, statesTaken(seen.flatMap(({ states }) => states)))
  }
}

function statesTaken(seen: readonly SeenState[]): string[] {
  const lifecycles = new Set(seen.map(({ lifecycle }) => lifecycle))
  return [...lifecycles].flatMap((lifecycle) =>
    lifecycleStepsTaken(
      lifecycle,
      seen.flatMap((step) => (step.lifecycle === lifecycle ? [step.state] : [])),
    ),
  )
}
