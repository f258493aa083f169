/**
 * The shapes of the tables that generated code fills in and the runtime runs. Everything here is plain data, except
 * for the validators, which are functions compiled ahead of time.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** One broken rule, as ajv reports it. */
export interface ValidationError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** A compiled schema: true when `value` keeps it, else false with the reasons in `errors` until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly ValidationError[] | null
}

/** A compiled schema that also tells the type checker what it found. */
export interface Guard<T> {
  (value: unknown): value is T
  errors?: readonly ValidationError[] | null
}

/** Why a request is answered with an error. The list is closed; tables turn each kind into a family's own body. */
export type ProblemKind =
  | 'invalid-request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'payload-too-large'
  | 'range-not-satisfiable'
  | 'unsupported-media-type'
  | 'rate-limited'
  | 'unavailable'
  | 'timeout'
  | 'internal'

export type Path = readonly (string | number)[]

/** Where in a body the runtime writes a problem's facts. */
export interface ProblemSlots {
  readonly message: readonly Path[]
  readonly param: readonly Path[]
  readonly sequence: readonly Path[]
  /** The array of all broken rules; its first element in the variant is the template of each. */
  readonly violations?: { readonly at: Path; readonly message: Path; readonly param: Path }
}

/** The error body of one kind of problem in one family, by name of the variant; the first variant is the default. */
export interface ProblemTemplate {
  readonly status: number
  readonly variants: readonly { readonly name: string; readonly body: Json }[]
  readonly slots: ProblemSlots
}

export interface Family {
  readonly name: string
  /** Answers paths that belong to no family. */
  readonly fallback: boolean
  readonly problems: Readonly<Partial<Record<ProblemKind, ProblemTemplate>>>
}

/** Where a request may carry its key. */
export interface Credential {
  readonly in: 'bearer' | 'header' | 'query'
  /** Header or query name; `authorization` for a bearer token. Headers in lower case. */
  readonly name: string
  /** A spelling that only lenient servers take. */
  readonly alias: boolean
}

export interface Parameter {
  readonly in: 'path' | 'query' | 'header'
  /** As the contract spells it; headers in lower case. */
  readonly name: string
  /** Other names, taken unless strict. */
  readonly aliases: readonly string[]
  /** How the text is read before validation. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
}

export interface RequestBody {
  readonly required: boolean
  readonly mediaTypes: readonly string[]
  readonly validate: Validate
  /** The shape by which ProtoJSON's freedom of spelling is brought to the contract's spelling. */
  readonly protojson?: ProtoJsonDescriptor
}

/** The spelling of a value: which names it has, and which of its parts are arrays, integers or enums. */
export interface ProtoJsonDescriptor {
  readonly kind: 'object' | 'map' | 'array' | 'integer' | 'enum' | 'any'
  /** Of an object. A getter, since shapes may be recursive. */
  readonly properties?: Readonly<Record<string, ProtoJsonDescriptor>>
  /** Of a map's values or an array's elements. */
  readonly items?: ProtoJsonDescriptor
  /** Of an array: a single object stands for an array of one. */
  readonly single?: true
  /** Of an enum: the values in the contract's spelling. */
  readonly values?: readonly string[]
}

export interface Route {
  readonly operationId: string
  readonly family: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  /** OpenAPI path template. */
  readonly path: string
  /** Path templates taken unless strict. */
  readonly aliases: readonly string[]
  /** Any one of them lets a request in; none means the operation is open. */
  readonly credentials: readonly Credential[]
  readonly parameters: readonly Parameter[]
  readonly validatePath?: Validate
  readonly validateQuery?: Validate
  readonly validateHeaders?: Validate
  readonly body?: RequestBody
  readonly replies: readonly Reply[]
  /** Streams this operation may answer with; the first whose `when` holds is taken. */
  readonly streams: readonly Stream[]
  /** What does its work; absent where nothing is made. */
  readonly capability?: string
}

export interface Reply {
  readonly status: number
  readonly mediaType: string
  /** Absent for bytes and for streams. */
  readonly validate?: Validate
}

/** The request that asks for a stream. */
export interface StreamCondition {
  readonly in: 'body' | 'query'
  readonly name: string
  readonly equals: Json
}

export type Framing = 'named' | 'data' | 'json-array'

/** The declared order of a stream's events as a deterministic automaton; state 0 is the start. */
export interface EventOrder {
  /** For each state, the events it allows and the state each leads to. */
  readonly states: readonly Readonly<Record<string, number>>[]
  /** States in which the stream may end. */
  readonly accepting: readonly number[]
}

export interface StreamEvent {
  readonly name: string
  readonly validate: Validate
}

export interface Stream {
  /** Key of the AsyncAPI operation. */
  readonly name: string
  readonly operationId: string
  readonly when?: StreamCondition
  readonly framing: Framing
  /** In the order of the contract; on a framing without names the first whose schema fits names the event. */
  readonly events: readonly StreamEvent[]
  readonly order: EventOrder
  /** The event that ends a stream which failed after it began, as a template; absent where there is none. */
  readonly failure?: StreamFailure
}

export interface StreamFailure extends Pick<ProblemTemplate, 'variants' | 'slots'> {
  readonly event: string
  /** Its JSON also stands alone on a line before it, for clients that look for an error there. */
  readonly unframed?: true
}

/** The states of a task and the changes between them that may be. */
export interface Lifecycle {
  /** `<Schema>.<property>`. */
  readonly name: string
  readonly initial: readonly string[]
  readonly transitions: Readonly<Record<string, readonly string[]>>
  readonly terminal: readonly string[]
  /** Terminal states by what they mean, where there are such states. */
  readonly success?: string
  readonly failure?: string
  readonly cancelled?: string
}

/** A contract: all that the runtime needs to serve it. */
export interface Contract {
  readonly families: readonly Family[]
  readonly routes: readonly Route[]
}

/**
 * The own property `name` of a table, undefined where it has none. To be used wherever a name may come from a request:
 * plain indexing also finds what all objects inherit, such as `constructor` and `__proto__`.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined

export function ownValue(table: object, name: string): unknown

export function ownValue(table: object, name: string): unknown {
  return Object.hasOwn(table, name) ? (table as Readonly<Record<string, unknown>>)[name] : undefined
}
