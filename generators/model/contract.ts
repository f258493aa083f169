import type {
  Choices,
  Credential,
  EventOrder,
  FormField,
  Framing,
  GenerationFacts,
  ItemReply,
  ProblemSlots,
  RateLimitHeaders,
  ReplyStatus,
  BodyContent as ServedContent,
  StreamEvent as ServedEvent,
  StreamFailure as ServedFailure,
  Family as ServedFamily,
  Lifecycle as ServedLifecycle,
  Parameter as ServedParameter,
  StreamCondition,
  TextType,
} from '../../runtime/contract.ts'
import type { NamedEvent } from '../../runtime/handler.ts'
import type { Json } from '../../runtime/json.ts'
import type { Origin } from '../read/flatten.ts'

export type { Choices, Credential, EventOrder, FormField, ProblemSlots, ReplyStatus, TextType }

/**
 * The contract model as plain data. Arrays are sorted by name, references are names, and every node has its origin.
 * Schemas are referred to by name; their content stays in the documents. What the tables of the server take over unchanged
 * has its types.
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
  readonly notOffered: NonNullable<ServedFamily['notOffered']>
  readonly problems: readonly Problem[]
  readonly rateLimitHeaders?: RateLimitHeaders
  readonly origin: Origin
}

export interface Problem {
  readonly kind: string
  readonly status: number
  readonly variants: readonly NamedValue[]
  readonly slots: ProblemSlots
  readonly origin: Origin
}

export interface NamedValue {
  readonly name: string
  readonly value: Json
}

export interface Parameter extends ServedParameter {
  readonly required: boolean
}

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
  readonly generation?: GenerationFacts
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

export interface BodyContent extends Pick<ServedContent, 'mediaType' | 'format' | 'fields' | 'type'> {
  /** Name of the component, or the generated name of an inline schema; absent if nothing is validated. */
  readonly schema?: string
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
  readonly framing: Framing
  /** Present if the media type of a reply has an `itemSchema`, so that the reply itself says that it is this stream. */
  readonly reply?: ItemReply
  readonly when?: StreamCondition
  readonly events: readonly StreamEvent[]
  /** The expression with the definitions of `where` expanded. */
  readonly order: string
  readonly automaton: EventOrder
  /** The order that the document states, of the events that it states. */
  readonly documented?: EventOrder
  readonly endMark?: string
  readonly choices?: Choices
  readonly failure?: StreamFailure
  readonly examples: readonly StreamExample[]
  readonly origin: Origin
}

/** The event that ends a failed stream. */
export interface StreamFailure extends Pick<ServedFailure, 'event' | 'slots' | 'unframed'> {
  readonly variants: readonly NamedValue[]
}

export interface StreamEvent extends Pick<ServedEvent, 'name' | 'text' | 'anyName' | 'pointer'> {
  readonly schema: string
  /** Present if the document does not state this event. */
  readonly question?: string
  readonly examples: readonly NamedValue[]
}

export interface StreamExample {
  readonly name: string
  readonly events: readonly ExampleEvent[]
}

export interface ExampleEvent extends Pick<NamedEvent, 'id' | 'retry'> {
  readonly event: string
  readonly data: Json
}

/** A message that the gateway sends to an address of the client. */
export interface Callback {
  readonly name: string
  /** The operations whose requests may cause it. */
  readonly operationIds: readonly string[]
  readonly schema: string
  readonly choices?: Choices
  readonly examples: readonly NamedValue[]
  readonly origin: Origin
}

export interface Lifecycle extends ServedLifecycle {
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
