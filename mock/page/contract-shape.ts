import type { EventOrder, Lifecycle } from '../../runtime/contract.ts'

/** The parts of the contract that the page needs. */
export interface ContractForPage {
  /** Whether models answer, as in the gateway, and not the examples of a document. */
  readonly hasModels: boolean
  /** The path of a GET request without parameters, if there is one. */
  readonly firstPath: string | null
  /** In the order of their ids. */
  readonly operations: readonly OperationForPage[]
  readonly streams: Readonly<Record<string, StreamForPage>>
  /** Lifecycles of tasks, keyed by the kind of task. */
  readonly lifecycles: Readonly<Record<string, Pick<Lifecycle, 'success' | 'cancelled'>>>
  readonly faults: readonly FaultKindForPage[]
  /** The scope of faults, as JSON Schema by field. */
  readonly faultScope: Readonly<Record<string, unknown>>
}

export interface OperationForPage {
  readonly id: string
  readonly family: string
  readonly method: string
  readonly path: string
}

export interface StreamForPage {
  /** The declared order as written: a line for the whole and one for every named part. */
  readonly declared: readonly string[]
  readonly order: EventOrder
}

export interface FaultKindForPage {
  readonly kind: string
  readonly about: string
  /** JSON Schema by field. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly required: readonly string[]
}
