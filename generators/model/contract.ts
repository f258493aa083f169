import type { Json } from '../json.ts'
import type { Origin } from '../read/flatten.ts'

/**
 * The contract model: what a gateway promises, as plain data. Lists are sorted by name; things refer to each other by
 * name; every node says where it was written. Schemas themselves stay in the documents, here are only their names.
 */
export interface Contract {
  readonly title: string
  readonly version: string
  readonly families: readonly Family[]
  readonly operations: readonly Operation[]
  readonly streams: readonly Stream[]
  readonly callbacks: readonly Callback[]
  readonly lifecycles: readonly Lifecycle[]
  readonly schemas: readonly Schema[]
  readonly questions: readonly Question[]
}

export interface Family {
  readonly name: string
  readonly fallback: boolean
  readonly problems: readonly Problem[]
  readonly origin: Origin
}

export interface Problem {
  readonly kind: string
  readonly status: number
  readonly variants: readonly NamedValue[]
  readonly slots: Slots
  readonly origin: Origin
}

export type PropertyPath = readonly (string | number)[]

export interface Slots {
  readonly message: readonly PropertyPath[]
  readonly param: readonly PropertyPath[]
  readonly sequence: readonly PropertyPath[]
  readonly violations?: { readonly at: PropertyPath; readonly message: PropertyPath; readonly param: PropertyPath }
}

export interface NamedValue {
  readonly name: string
  readonly value: Json
}

export interface Credential {
  readonly in: 'bearer' | 'header' | 'query'
  readonly name: string
  readonly alias: boolean
}

export interface Parameter {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly aliases: readonly string[]
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  readonly required: boolean
}

export interface Operation {
  readonly operationId: string
  readonly family: string
  readonly method: string
  readonly path: string
  readonly aliases: readonly string[]
  readonly credentials: readonly Credential[]
  readonly parameters: readonly Parameter[]
  readonly body?: Body
  readonly replies: readonly Reply[]
  /** Names of streams, those with a condition first. */
  readonly streams: readonly string[]
  readonly source: readonly string[]
  readonly questions: readonly string[]
  readonly origin: Origin
}

export interface Body {
  readonly required: boolean
  readonly mediaTypes: readonly string[]
  /** Name of the component, or of the schema made for the operation where it has none. */
  readonly schema: string
  readonly protojson: boolean
  readonly examples: readonly NamedValue[]
}

export interface Reply {
  readonly status: number
  /** Empty where the reply has no body. */
  readonly mediaType: string
  /** Absent for bytes, streams and empty replies. */
  readonly schema?: string
  readonly problem?: string
  readonly examples: readonly NamedValue[]
}

export interface Stream {
  readonly name: string
  readonly operationId: string
  readonly framing: string
  readonly when?: { readonly in: string; readonly name: string; readonly equals: Json }
  readonly events: readonly StreamEvent[]
  /** The expression as it was written, parts put in. */
  readonly order: string
  readonly automaton: Automaton
  readonly failure?: StreamFailure
  readonly examples: readonly StreamExample[]
  readonly origin: Origin
}

/** The event that ends a stream which failed. */
export interface StreamFailure {
  readonly event: string
  readonly variants: readonly NamedValue[]
  readonly slots: Slots
  /** Its JSON also stands alone on a line before it. */
  readonly unframed?: true
}

export interface StreamEvent {
  readonly name: string
  readonly schema: string
  readonly examples: readonly NamedValue[]
}

export interface StreamExample {
  readonly name: string
  readonly events: readonly { readonly event: string; readonly data: Json }[]
}

/** A deterministic automaton; state 0 is the start. */
export interface Automaton {
  readonly states: readonly Readonly<Record<string, number>>[]
  readonly accepting: readonly number[]
}

/** A message that the gateway sends to an address of the client's. */
export interface Callback {
  readonly name: string
  /** The requests that it may follow from. */
  readonly operationIds: readonly string[]
  readonly schema: string
  readonly examples: readonly NamedValue[]
  readonly origin: Origin
}

export interface Lifecycle {
  readonly name: string
  readonly initial: readonly string[]
  readonly transitions: Readonly<Record<string, readonly string[]>>
  readonly terminal: readonly string[]
  readonly origin: Origin
}

export interface Schema {
  readonly name: string
  /** Families whose operations or events reach it. */
  readonly families: readonly string[]
  readonly references: readonly string[]
  readonly source: readonly string[]
  readonly questions: readonly string[]
  readonly origin: Origin
}

export interface Question {
  readonly id: string
  readonly question: string
  readonly choice: string
}
