import type { Clock } from '../../core/clock.ts'
import type { Account } from '../../simulator/image/accounts.ts'
import type { Fault } from '../faults/fault.ts'
import type { FaultBook } from '../faults/fault-book.ts'
import type { MatchedRequest } from './matcher.ts'
import type { ReadScenario } from './read-scenarios.ts'
import type { Answer, Scenario } from './scenario.ts'
import { TaskScripts } from './task-scripts.ts'

/** The scenarios that every sandbox has; they may change while it is in use. */
export interface ScenarioSource {
  readonly current: readonly ReadScenario[]
  /** The accounts of the image proxy; its own when absent. */
  readonly accounts?: readonly Account[] | undefined
  /** Whoever listens is told whenever something has changed, and whether the accounts have. */
  onChange?(listener: (hasOtherAccounts: boolean) => void): void
}

export const noScenarios: ScenarioSource = { current: [] }

/** The scenario that answers a request. */
export interface Taken {
  readonly scenario: Scenario
  /** Undefined where only timing or faults are given. */
  readonly answer: Answer | undefined
  /** How many requests it has answered before this one. */
  readonly before: number
  readonly faults: readonly Fault[]
}

/** A scenario and what has become of it in a sandbox. */
export interface ScenarioState extends Pick<ReadScenario, 'scenario' | 'origin'> {
  /** Requests that fit, whoever has answered them. */
  readonly calls: number
  readonly answered: number
}

export interface ScenarioParts {
  readonly source: ScenarioSource
  /** Delays callbacks. */
  readonly clock: Clock
  /** Counts what the faults of scenarios strike. */
  readonly faults: Pick<FaultBook, 'keepScripted'>
}

interface Counts {
  calls: number
  answered: number
}

/**
 * The scenarios of a sandbox: its own before those of the source, which count by their names, so that they go on where
 * they were when the source changes.
 */
export class ScenarioBook {
  readonly #source: ScenarioSource
  readonly #faults: ScenarioParts['faults']
  #own: readonly ReadScenario[] = []
  #hidesSource = false
  readonly #counts = new Map<string, Counts>()
  readonly tasks: TaskScripts

  constructor({ source, clock, faults }: ScenarioParts) {
    this.#source = source
    this.#faults = faults
    this.tasks = new TaskScripts(clock)
  }

  get isEmpty(): boolean {
    return this.#own.length === 0 && (this.#hidesSource || this.#source.current.length === 0)
  }

  list(): readonly ScenarioState[] {
    return this.#all().map(({ scenario, origin }) => ({ scenario, origin, ...this.#countsOf(scenario) }))
  }

  /** Each takes the place of the one with its name, and begins to count anew; new ones come last of the sandbox's own. */
  add(scenarios: readonly ReadScenario[]): void {
    for (const added of scenarios) {
      const { name } = added.scenario
      const at = this.#own.findIndex(({ scenario }) => scenario.name === name)
      this.#own = at < 0 ? [...this.#own, added] : this.#own.with(at, added)
      this.#counts.delete(name)
    }
    this.dropFaults()
  }

  /** From now on there are only these, those of the source neither; all count anew. */
  replace(scenarios: readonly ReadScenario[]): void {
    this.#own = scenarios
    this.#hidesSource = true
    this.#counts.clear()
    this.dropFaults()
  }

  /** Takes one of the sandbox's own away; false where there is none of that name. */
  remove(name: string): boolean {
    const left = this.#own.filter(({ scenario }) => scenario.name !== name)
    const isFound = left.length < this.#own.length
    this.#own = left
    if (isFound) this.#counts.delete(name)
    this.dropFaults()
    return isFound
  }

  /** Only those of the source are left, and count anew. */
  reset(): void {
    this.#own = []
    this.#hidesSource = false
    this.#counts.clear()
    this.dropFaults()
  }

  /** No fault outlives its scenario; to be called when the source has changed, too. */
  dropFaults(): void {
    this.#faults.keepScripted(new Set(this.#all().flatMap(({ faults }) => faults)))
  }

  /** The first scenario that answers the request; all that fit count it. */
  take(asked: MatchedRequest): Taken | undefined {
    let taken: Taken | undefined
    for (const { scenario, fits, faults } of this.#all()) {
      if (!fits(asked)) continue
      const counts = this.#countsOf(scenario)
      counts.calls += 1
      if (taken || !isDue(scenario, counts)) continue
      taken = { scenario, answer: getAnswer(scenario, counts.answered), before: counts.answered, faults }
      counts.answered += 1
    }
    return taken
  }

  /** One of the sandbox's own hides one of the source with its name. */
  #all(): readonly ReadScenario[] {
    if (this.#hidesSource || this.#own.length === 0) return this.#hidesSource ? this.#own : this.#source.current
    const names = new Set(this.#own.map(({ scenario }) => scenario.name))
    return [...this.#own, ...this.#source.current.filter(({ scenario }) => !names.has(scenario.name))]
  }

  #countsOf({ name }: Scenario): Counts {
    const counts = this.#counts.get(name) ?? { calls: 0, answered: 0 }
    this.#counts.set(name, counts)
    return counts
  }
}

function isDue({ match = {}, times = Infinity }: Scenario, { calls, answered }: Counts): boolean {
  const { call = calls, from = 1, to = Infinity } = match
  return answered < times && calls === call && calls >= from && calls <= to
}

function getAnswer({ answer, answers, afterLast = 'stay' }: Scenario, before: number): Answer | undefined {
  if (!answers) return answer
  return answers[afterLast === 'cycle' ? before % answers.length : Math.min(before, answers.length - 1)]
}
