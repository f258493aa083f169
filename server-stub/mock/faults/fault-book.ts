import { Problem } from '../../core/problem.ts'
import type { MockExchange } from '../middleware.ts'
import { ActiveFault, type ActiveFaultOptions, type FaultState, type Injection } from './active-fault.ts'
import type { Fault } from './fault.ts'

export interface FaultBookOptions extends Pick<ActiveFaultOptions, 'clock' | 'settings'> {
  /** Set from the start. */
  readonly faults?: readonly Fault[]
}

/** Faults at a time; more are set by mistake. */
const MAX_FAULTS = 200

/** The faults of one sandbox. Whatever a fault holds back goes on when it is removed. */
export class FaultBook {
  readonly #options: FaultBookOptions
  readonly #set = new Map<string, ActiveFault>()
  /** Those of scenarios; the counts go with the fault's own object. */
  readonly #scripted = new Map<Fault, ActiveFault>()
  /** Ends what requests have brought along for themselves. */
  #lifting = new AbortController()
  #count = 0

  constructor(options: FaultBookOptions) {
    this.#options = options
    for (const fault of options.faults ?? []) this.add(fault)
  }

  get isEmpty(): boolean {
    return this.#set.size === 0
  }

  list(): readonly FaultState[] {
    return [...this.#set.values()].map((each) => each.state())
  }

  /** In the place of the oldest that is spent, where there are too many; throws a problem when none is. */
  add(fault: Fault): FaultState {
    if (this.#set.size >= MAX_FAULTS) this.#forgetSpent()
    const id = `fault-${++this.#count}`
    const set = new ActiveFault({ ...this.#options, id, name: `${fault.kind} (${id})`, fault })
    this.#set.set(id, set)
    return set.state()
  }

  /** False when there is no such fault. */
  remove(id: string): boolean {
    this.#set.get(id)?.lift()
    return this.#set.delete(id)
  }

  /** Removes all faults, and lets go of what those hold that requests and scenarios brought along. */
  clear(): void {
    for (const set of this.#set.values()) set.lift()
    this.#set.clear()
    this.keepScripted(new Set())
    this.#lifting.abort()
    this.#lifting = new AbortController()
  }

  /** The faults that strike this request, in the order in which they were set. */
  injectionsFor(exchange: MockExchange): readonly Injection[] {
    return injectionsFor([...this.#set.values()], exchange)
  }

  /** The same of a fault that the request has brought along for itself. */
  injectOnce(fault: Fault, exchange: MockExchange): readonly Injection[] {
    return injectionsFor([this.#unlisted(fault, this.#lifting.signal)], exchange)
  }

  /** The same of the faults of a scenario, which count on from request to request. */
  strikesOf(faults: readonly Fault[], exchange: MockExchange): readonly Injection[] {
    return injectionsFor(
      faults.map((fault) => this.#scriptedAs(fault)),
      exchange,
    )
  }

  /** Lets go of what is held by faults of scenarios that are no more. */
  keepScripted(faults: ReadonlySet<Fault>): void {
    for (const [fault, set] of this.#scripted) {
      if (faults.has(fault)) continue
      set.lift()
      this.#scripted.delete(fault)
    }
  }

  #scriptedAs(fault: Fault): ActiveFault {
    const set = this.#scripted.get(fault) ?? this.#unlisted(fault)
    this.#scripted.set(fault, set)
    return set
  }

  #unlisted(fault: Fault, lifted?: AbortSignal): ActiveFault {
    const named = { id: JSON.stringify(fault), name: fault.kind }
    return new ActiveFault({ ...this.#options, ...named, fault, lifted })
  }

  #forgetSpent(): void {
    const spent = [...this.#set.values()].find((each) => each.isSpent)
    if (!spent) throw new Problem('invalid-request', `There are ${MAX_FAULTS} faults already: remove some first.`)
    this.#set.delete(spent.id)
  }
}

function injectionsFor(set: readonly ActiveFault[], exchange: MockExchange): readonly Injection[] {
  return set.flatMap((each) => each.injectionFor(exchange) ?? [])
}
