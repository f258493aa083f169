import type { EventOrder } from '../../core/contract.ts'

/** What the page has to know of the contract. */
export interface ContractForPage {
  /** By operationId. */
  readonly operations: readonly string[]
  readonly streams: Readonly<Record<string, StreamForPage>>
  readonly faults: readonly FaultKindForPage[]
  /** What every fault may say beside that, as JSON Schema by field. */
  readonly faultScope: Readonly<Record<string, unknown>>
}

export interface StreamForPage {
  /** The declared order as its author wrote it, one line for the whole and one for each part that has a name. */
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
