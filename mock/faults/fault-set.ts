import { Problem } from '../../runtime/problem.ts'
import type { MockExchange } from '../middleware.ts'
import { ActiveFault, type ActiveFaultOptions, type FaultState, type Injection } from './active-fault.ts'
import type { Fault } from './fault.ts'

export interface FaultSetOptions extends Pick<ActiveFaultOptions, 'clock' | 'settings'> {
  /** Initial faults. */
  readonly faults: readonly Fault[]
}

/** Maximum number of faults; more are probably an error. */
const MAX_FAULTS = 200

const hint = 'mock.control.addFault reads the short form.'

/** The faults of one sandbox. Removing a fault releases what it delays. */
export class FaultSet {
  readonly #options: FaultSetOptions
  readonly #set = new Map<string, ActiveFault>()
  /** Faults of scenarios; counters belong to the fault object. */
  readonly #scripted = new Map<Fault, ActiveFault>()
  /** Releases faults from request preferences. */
  #lifting = new AbortController()
  #count = 0
  readonly #reported = new Set<string>()

  constructor(options: FaultSetOptions) {
    this.#options = options
    for (const fault of options.faults) this.add(fault)
  }

  get isEmpty(): boolean {
    return this.#set.size === 0
  }

  list(): readonly FaultState[] {
    return [...this.#set.values()].map((fault) => fault.state())
  }

  /** At the limit it replaces the oldest spent fault, or throws a problem if there is none. */
  add(fault: Fault): FaultState {
    // Plain JavaScript has no other check.
    if (typeof fault !== 'object') throw new TypeError(`faults.add takes a fault as an object: ${hint}`)
    if (this.#set.size >= MAX_FAULTS) this.#forgetSpent()
    const id = `fault-${++this.#count}`
    const set = this.#activate({ id, name: `${fault.kind} (${id})`, fault })
    this.#set.set(id, set)
    return set.state()
  }

  /** False for an unknown fault. */
  remove(id: string): boolean {
    this.#set.get(id)?.lift()
    return this.#set.delete(id)
  }

  /** Removes all faults, and releases those of requests and scenarios. */
  clear(): void {
    for (const set of this.#set.values()) set.lift()
    this.#set.clear()
    this.keepScripted(new Set())
    this.#lifting.abort()
    this.#lifting = new AbortController()
  }

  /** The faults that apply to this request, in order. */
  injectionsFor(exchange: MockExchange): readonly Injection[] {
    return injectionsFor([...this.#set.values()], exchange)
  }

  /** The same for a fault from the preferences of the request. */
  injectOnce(fault: Fault, exchange: MockExchange): readonly Injection[] {
    return injectionsFor([this.#unlisted(fault, this.#lifting.signal)], exchange)
  }

  /** The same for the faults of a scenario, which keep their counters between requests. */
  injectScripted(faults: readonly Fault[], exchange: MockExchange): readonly Injection[] {
    return injectionsFor(
      faults.map((fault) => this.#scriptedAs(fault)),
      exchange,
    )
  }

  /** Releases the faults of removed scenarios. */
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
    return this.#activate({ id: JSON.stringify(fault), name: fault.kind, fault, lifted })
  }

  #activate(options: Pick<ActiveFaultOptions, 'id' | 'name' | 'fault' | 'lifted'>): ActiveFault {
    return new ActiveFault({ ...this.#options, ...options, onIdle: this.#reportIdle })
  }

  /** Once for each reason: many requests may have the fault. */
  readonly #reportIdle = (reason: string, { log }: MockExchange): void => {
    if (!this.#reported.has(reason)) log('Warning: a fault', reason, 'warn')
    this.#reported.add(reason)
  }

  #forgetSpent(): void {
    const spent = [...this.#set.values()].find((fault) => fault.isSpent)
    if (!spent) throw new Problem('invalid-request', `There are ${MAX_FAULTS} faults already: remove some first.`)
    this.remove(spent.id)
  }
}

function injectionsFor(set: readonly ActiveFault[], exchange: MockExchange): readonly Injection[] {
  return set.flatMap((fault) => fault.injectionFor(exchange) ?? [])
}
