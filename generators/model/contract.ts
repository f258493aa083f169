import type { Json, Keys } from '../json.ts'
import type { Origin } from '../read/flatten.ts'

/**
 * The contract model as plain data. Arrays are sorted by name, references are names, and every node has its origin.
 * Schemas are referred to by name; their content stays in the documents.
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
  readonly notOffered: readonly NotOffered[]
  readonly problems: readonly Problem[]
  readonly origin: Origin
}

/** A path that clients of similar APIs ask for, and what they can do instead. */
export interface NotOffered {
  readonly path: string
  readonly advice: string
}

export interface Problem {
  readonly kind: string
  readonly status: number
  readonly variants: readonly NamedValue[]
  readonly slots: Slots
  readonly origin: Origin
}

export interface Slots {
  readonly message: readonly Keys[]
  readonly param: readonly Keys[]
  readonly sequence: readonly Keys[]
  readonly violations?: { readonly at: Keys; readonly message: Keys; readonly param: Keys }
}

export interface NamedValue {
  readonly name: string
  readonly value: Json
}

/** `unsupported` is a scheme that the server cannot check. */
export interface Credential {
  readonly in: 'bearer' | 'basic' | 'header' | 'query' | 'cookie' | 'unsupported'
  readonly name: string
  readonly alias: boolean
}

/** Type that a string encodes, so that it can be parsed before validation. */
export type TextType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'file'
  | { readonly array: TextType }
  | { readonly object: readonly (readonly [name: string, type: TextType])[]; readonly others?: TextType }
  | { readonly anyOf: readonly TextType[] }

export interface Parameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly name: string
  readonly aliases: readonly string[]
  readonly type: TextType
  /** Absent for a plain text. */
  readonly style?: 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'json'
  readonly explode?: true
  /** Of an object that takes all other names: the names that are not its own. */
  readonly except?: readonly string[]
  readonly required: boolean
}

/** The question that makes a rule of the judge a choice, by rule; `*` for all rules. */
export type Choices = Readonly<Record<string, string>>

export interface Operation {
  readonly operationId: string
  readonly family: string
  readonly method: string
  readonly path: string
  readonly aliases: readonly string[]
  /** Alternatives of credentials that are all required; empty if none is needed. */
  readonly credentials: readonly (readonly Credential[])[]
  readonly parameters: readonly Parameter[]
  readonly body?: Body
  readonly replies: readonly Reply[]
  /** Names of streams, those with a condition first. */
  readonly streams: readonly string[]
  /** Capability that serves the operation; absent if it needs none. */
  readonly capability?: string
  readonly choices?: Choices
  readonly source: readonly string[]
  readonly questions: readonly string[]
  readonly origin: Origin
}

export interface Body {
  readonly required: boolean
  readonly content: readonly BodyContent[]
  /** The schema of the JSON content, or of the first one if there is none. */
  readonly schema?: string
  readonly protojson: boolean
  readonly examples: readonly NamedValue[]
}

/** A status, all statuses with its first digit such as `2XX`, or `default`. */
export type ReplyStatus = number | `${1 | 2 | 3 | 4 | 5}XX` | 'default'
export interface BodyContent {
  readonly mediaType: string
  /** What a handler gets; `any` is a range of JSON, forms and bytes. */
  readonly format: 'json' | 'form' | 'text' | 'bytes' | 'any'
  /** Name of the component, or the generated name of an inline schema; absent if nothing is validated. */
  readonly schema?: string
  /** The declared fields of a form. */
  readonly fields?: readonly FormField[]
  /** The type of a text, or of the other fields of a form; absent for strings. */
  readonly type?: TextType
}

export interface FormField extends Pick<Parameter, 'name' | 'type' | 'style' | 'explode' | 'except'> {
  /** The media types of its files; any if absent. */
  readonly mediaTypes?: readonly string[]
}

export interface Reply {
  readonly status: ReplyStatus
  /** Empty if the reply has no body. */
  readonly mediaType: string
  /** Absent for bytes, streams and empty replies. */
  readonly schema?: string
  readonly problem?: string
  /** Present if the document does not state this reply. */
  readonly question?: string
  readonly examples: readonly NamedValue[]
}

export interface Stream {
  readonly name: string
  readonly operationId: string
  readonly framing: string
  readonly when?: { readonly in: string; readonly name: string; readonly equals: Json }
  readonly events: readonly StreamEvent[]
  /** The expression with the definitions of `where` expanded. */
  readonly order: string
  readonly automaton: Automaton
  /** The order that the document states, of the events that it states. */
  readonly documented?: Automaton
  readonly choices?: Choices
  readonly failure?: StreamFailure
  readonly examples: readonly StreamExample[]
  readonly origin: Origin
}

/** The event that ends a failed stream. */
export interface StreamFailure {
  readonly event: string
  readonly variants: readonly NamedValue[]
  readonly slots: Slots
  /** Its JSON is also sent alone on a line before the event. */
  readonly unframed?: true
}

export interface StreamEvent {
  readonly name: string
  readonly schema: string
  /** Present if the document does not state this event. */
  readonly question?: string
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

/** A message that the gateway sends to an address given by the client. */
export interface Callback {
  readonly name: string
  /** The operations whose requests may cause it. */
  readonly operationIds: readonly string[]
  readonly schema: string
  readonly choices?: Choices
  readonly examples: readonly NamedValue[]
  readonly origin: Origin
}

export interface Lifecycle {
  readonly name: string
  readonly initial: readonly string[]
  readonly transitions: Readonly<Record<string, readonly string[]>>
  readonly terminal: readonly string[]
  /** Terminal states by what they mean, where there are such states. */
  readonly success?: string
  readonly failure?: string
  readonly cancelled?: string
  readonly choices?: Choices
  readonly origin: Origin
}

export interface Schema {
  readonly name: string
  /** Families whose operations or events use it. */
  readonly families: readonly string[]
  readonly references: readonly string[]
  readonly source: readonly string[]
  readonly questions: readonly string[]
  readonly origin: Origin
}

export interface Question {
  readonly id: string
  /** Whether the document is silent, or contradicts itself. */
  readonly verdict: 'choice' | 'unclear'
  readonly question: string
  readonly choice: string
}
