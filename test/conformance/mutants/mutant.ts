import type { Alteration } from '../altered-target.ts'

/** One way of getting the contract wrong, and what the suite has to say of it. */
export interface Mutant {
  /** A path, as in `streams/messages/event-dropped`. */
  readonly id: string
  /** What the gateway does, in one sentence. */
  readonly what: string
  /** Begins anew whenever it is called: what it counts, it counts from the start. */
  readonly alter: () => Alteration
  /** Patterns of the ids of the cases that are played. */
  readonly only: readonly string[]
  readonly caught: Caught | Missed
}

export interface Caught {
  /** Of a finding. */
  readonly rule: string
  /** Part of the place of the same finding. */
  readonly place?: string
  /** The rule that the case holds the server to, where the finding alone does not name it: its status says no more. */
  readonly of?: string
}

/** Nothing in the suite sees it. */
export interface Missed {
  readonly missed: string
}

export function isCaught(caught: Caught | Missed): caught is Caught {
  return 'rule' in caught
}
