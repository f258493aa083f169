import type { Clock } from '../../runtime/clock.ts'
import type { Fault } from '../faults/fault.ts'
import type { FaultSet } from '../faults/fault-set.ts'
import type { Account } from '../simulator/image/accounts.ts'
import type { MatchedRequest } from './matcher.ts'
import type { ReadScenario } from './read-scenarios.ts'
import type { NewScenarios } from './save-scenarios.ts'
import type { Answer, Scenario } from './scenario.ts'
import { TaskScripts } from './task-scripts.ts'

/** Scenarios of all sandboxes; they may change at any time. */
export interface ScenarioSource {
  readonly current: readonly ReadScenario[]
  /** Accounts of the image proxy; absent: the default ones. */
  readonly accounts?: readonly Account[] | undefined
  /** Calls the listener after a change, with whether the accounts changed. */
  onChange?(listener: (hasOtherAccounts: boolean) => void): void
  /** The file that scenarios can be saved to; undefined unless there is exactly one. */
  readonly file?: ScenarioWriter | undefined
}

export interface ScenarioWriter {
  readonly name: string
  /** Appends scenarios and applies the file. Throws a `FileError` of one line. */
  save(added: NewScenarios): Promise<void>
}

export const noScenarios: ScenarioSource = { current: [] }

export interface ScenarioMatch {
  readonly scenario: Scenario
  /** Undefined if the scenario has only timing or faults. */
  readonly answer: Answer | undefined
  /** Number of requests it answered before. */
  readonly before: number
  readonly faults: readonly Fault[]
  readonly folder: string
  /** Uncounts the request, because something else has refused it. */
  readonly giveBack: () => void
}

/** A scenario with its counters in a sandbox. */
export interface ScenarioState extends Pick<ReadScenario, 'scenario' | 'origin'> {
  /** Matching requests, whether it answered them or not. */
  readonly calls: number
  readonly answered: number
}

export interface ScenarioParts {
  readonly source: ScenarioSource
  /** Delays callbacks. */
  readonly clock: Clock
  readonly faults: Pick<FaultSet, 'keepScripted'>
}

interface Counts {
  calls: number
  answered: number
}

/**
 * The scenarios of a sandbox: those added to it, then those of the source. Counters belong to names, so they survive changes of
 * the source.
 */
export class ScenarioSet {
  readonly #source: ScenarioSource
  readonly #faults: ScenarioParts['faults']
  #added: readonly ReadScenario[] = []
  #hidesSource = false
  readonly #counts = new Map<string, Counts>()
  readonly tasks: TaskScripts

  constructor({ source, clock, faults }: ScenarioParts) {
    this.#source = source
    this.#faults = faults
    this.tasks = new TaskScripts(clock)
  }

  get isEmpty(): boolean {
    return this.#added.length === 0 && (this.#hidesSource || this.#source.current.length === 0)
  }

  get file(): ScenarioWriter | undefined {
    return this.#source.file
  }

  list(): readonly ScenarioState[] {
    return this.#all().map(({ scenario, origin }) => ({ scenario, origin, ...this.#getCounts(scenario) }))
  }

  /** Replaces scenarios of the same name and restarts their counters; new ones are appended to those of the sandbox. */
  add(scenarios: readonly ReadScenario[]): void {
    for (const added of scenarios) {
      const { name } = added.scenario
      const at = this.#added.findIndex(({ scenario }) => scenario.name === name)
      this.#added = at < 0 ? [...this.#added, added] : this.#added.with(at, added)
      this.#counts.delete(name)
    }
    this.dropFaults()
  }

  /** Replaces all scenarios, including those of the source, and restarts all counters. */
  replace(scenarios: readonly ReadScenario[]): void {
    this.#added = scenarios
    this.#hidesSource = true
    this.#counts.clear()
    this.dropFaults()
  }

  /** Removes a scenario that was added to the sandbox; false if there is none of that name. */
  remove(name: string): boolean {
    const left = this.#added.filter(({ scenario }) => scenario.name !== name)
    const isFound = left.length < this.#added.length
    this.#added = left
    if (isFound) this.#counts.delete(name)
    this.dropFaults()
    return isFound
  }

  /** Restores the scenarios of the source and restarts all counters. */
  reset(): void {
    this.#added = []
    this.#hidesSource = false
    this.#counts.clear()
    this.dropFaults()
  }

  /** Removes faults of removed scenarios. Call it also after a change of the source. */
  dropFaults(): void {
    this.#faults.keepScripted(new Set(this.#all().flatMap(({ faults }) => faults)))
  }

  /** The scenarios whose conditions match the request, except those on its number. */
  findMatching(request: MatchedRequest): readonly ReadScenario[] {
    return this.#all().filter(({ fits }) => fits(request))
  }

  /** The first of the matching scenarios that answers an accepted request; all of them count it. */
  take(matching: readonly ReadScenario[]): ScenarioMatch | undefined {
    const counted = matching.map(({ scenario, faults, folder }) => ({
      scenario,
      faults,
      folder,
      counts: this.#getCounts(scenario),
    }))
    for (const { counts } of counted) counts.calls += 1
    const first = counted.find(({ scenario, counts }) => isDue(scenario, counts))
    if (!first) return undefined
    const { scenario, faults, folder, counts } = first
    const before = counts.answered++
    const giveBack = () => {
      for (const { counts } of counted) counts.calls -= 1
      counts.answered -= 1
    }
    return { scenario, answer: getAnswer(scenario, before), before, faults, folder, giveBack }
  }

  /** Added scenarios hide those of the source with the same name. */
  #all(): readonly ReadScenario[] {
    if (this.#hidesSource || this.#added.length === 0) return this.#hidesSource ? this.#added : this.#source.current
    const names = new Set(this.#added.map(({ scenario }) => scenario.name))
    return [...this.#added, ...this.#source.current.filter(({ scenario }) => !names.has(scenario.name))]
  }

  #getCounts({ name }: Scenario): Counts {
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
