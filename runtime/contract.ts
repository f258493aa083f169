/** The types of the generated contract tables: plain data, except for the validators, which are compiled functions. */

import type { Json, Keys } from './json.ts'

/** One validation error, as ajv reports it. */
export interface ValidationError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
  /** Id of the question, if the rule is our choice and not the document's (`x-choice`). */
  readonly question?: string
}

/** A compiled schema: true when `value` is valid, else false with the reasons in `errors` until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly ValidationError[] | null
}

/** A compiled schema as a type guard. */
export interface Guard<T> {
  (value: unknown): value is T
  errors?: readonly ValidationError[] | null
}

/** The closed set of reasons for an error reply. Each family has its own error body for a kind. */
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

/** The paths in an error body that the runtime fills in. */
export interface ProblemSlots {
  readonly message: readonly Keys[]
  readonly param: readonly Keys[]
  readonly sequence: readonly Keys[]
  /** Present if the template is one of several statuses: a number, or the name of the status. */
  readonly status?: readonly Keys[]
  /** The time to wait before the next attempt, as a duration such as `2s`. */
  readonly retryDelay?: readonly Keys[]
  /** The array of all violations; its first element in the variant is the template of all. */
  readonly violations?: { readonly at: Keys; readonly message: Keys; readonly param: Keys; readonly location?: Keys }
}

/** The error bodies of one kind of problem in one family. The first variant is the default. */
export interface ProblemTemplate {
  readonly status: number
  /** `application/json` by default; empty for a reply without a body. */
  readonly mediaType?: string
  readonly variants: readonly { readonly name: string; readonly body: Json }[]
  readonly slots: ProblemSlots
}

export type Problems = Readonly<Partial<Record<ProblemKind, ProblemTemplate>>>

export interface Family {
  readonly name: string
  /** Whether its error bodies serve paths of no family. */
  readonly fallback: boolean
  /** Path templates that clients of similar APIs ask for, and what they can do instead. */
  readonly notOffered?: readonly { readonly path: string; readonly advice: string }[]
  readonly problems: Problems
  readonly rateLimitHeaders?: RateLimitHeaders
}

/** The names of headers that say what is left of a limit. */
export interface RateLimitHeaders {
  /** How `reset` is written: as a date of RFC 3339, or the time left as `6m0s`. */
  readonly format: 'date-time' | 'duration'
  readonly requests: LimitHeaders
  readonly tokens?: LimitHeaders
}

export type LimitHeaders = Readonly<Record<'limit' | 'remaining' | 'reset', string>>

/**
 * The location of an API key in a request. OAuth 2 and OpenID Connect tokens are bearer tokens, whose scopes are not checked.
 * `unsupported` is a scheme that the server cannot check, such as mutual TLS: no request has such a credential.
 */
export interface Credential {
  readonly in: 'bearer' | 'basic' | 'header' | 'query' | 'cookie' | 'unsupported'
  /** Name of the header (in lower case), parameter, cookie or scheme; `authorization` for bearer and basic. */
  readonly name: string
  /** Whether a strict server ignores it. */
  readonly alias: boolean
}

/** Type that a string encodes, so that it can be parsed before validation. Of `anyOf`, the string decides; a `file` is in forms only. */
export type TextType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'file'
  | { readonly array: TextType }
  | { readonly object: readonly (readonly [name: string, type: TextType])[]; readonly others?: TextType }
  | { readonly anyOf: readonly TextType[] }

/** How arrays and objects are written, as in OpenAPI; `json` is JSON text. */
export type Style = 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'json'

export interface Parameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  /** The name in the contract; headers in lower case. */
  readonly name: string
  /** Other accepted names, ignored by a strict server. */
  readonly aliases: readonly string[]
  readonly type: TextType
  /** Absent for a plain text. */
  readonly style?: Style
  readonly explode?: true
  /** The names that an object does not take, if it takes all others. */
  readonly except?: readonly string[]
  /** The value for a handler if a request has none. */
  readonly default?: Json
}

export interface RequestBody {
  readonly required: boolean
  readonly content: readonly BodyContent[]
}

/** The declared properties of JSON, for suggestions; others may be allowed too. */
export interface KnownNames {
  readonly names?: readonly string[]
  /** The names in the object of a property, or in the objects of its array. */
  readonly nested?: Readonly<Record<string, KnownNames>>
  /** What to do instead, by the names of similar APIs. */
  readonly notOffered?: Readonly<Record<string, string>>
  /** Whether an object may have any other name too. */
  readonly takesOthers?: boolean
  /** Whether the client is warned about all other names. */
  readonly ignoresOthers?: boolean
}

/** What the server adds to a JSON value where it is absent: members of an object, and of the values in it. */
export interface BodyDefaults {
  readonly values?: Readonly<Record<string, Json>>
  /** The defaults of the members that are present, or added. */
  readonly nested?: Readonly<Record<string, BodyDefaults>>
  /** The defaults of each item of a list. */
  readonly items?: BodyDefaults
}

/** A body of one media type or range. */
export interface BodyContent extends KnownNames {
  readonly mediaType: string
  /**
   * What handlers get: parsed JSON, an object of form fields with its files as a `File`, a string or bytes. `any` is a
   * range whose bodies are JSON or forms, or else bytes that are not validated.
   */
  readonly format: 'json' | 'form' | 'text' | 'bytes' | 'any'
  /** Absent if there is nothing to validate, or if the server cannot. */
  readonly validate?: Validate
  /** Present if the body accepts the alternative spellings of ProtoJSON. */
  readonly protojson?: ProtoJsonDescriptor
  /** What handlers get besides what is sent. */
  readonly defaults?: BodyDefaults
  /** The declared fields of a form. */
  readonly fields?: readonly FormField[]
  /** The type of a text body, or of the fields of a form that are not declared; default `string`. */
  readonly type?: TextType
}

export interface FormField extends Pick<Parameter, 'name' | 'type' | 'style' | 'explode' | 'except'> {
  /** The media types of its files; any if absent. */
  readonly mediaTypes?: readonly string[]
}

/** The parts of a value whose ProtoJSON spelling may vary: names, arrays, integers and enums. */
export interface ProtoJsonDescriptor {
  readonly kind: 'object' | 'map' | 'array' | 'integer' | 'enum' | 'any'
  /** The properties of an object; a getter, since descriptors may be recursive. */
  readonly properties?: Readonly<Record<string, ProtoJsonDescriptor>>
  /** Describes the values of a map or the elements of an array. */
  readonly items?: ProtoJsonDescriptor
  /** Whether an array may be sent as its single object. */
  readonly single?: true
  /** The values of an enum in the contract. */
  readonly values?: readonly string[]
}

/** The question that makes a rule of the judge a choice, by rule; `*` for all rules. */
export type Choices = Readonly<Record<string, string>>

export interface Route {
  readonly operationId: string
  readonly family: string
  /** In upper case. */
  readonly method: string
  /** OpenAPI path template. */
  readonly path: string
  /** Other accepted path templates, ignored by a strict server. */
  readonly aliases: readonly string[]
  /** Alternatives of credentials that are all required; empty for an operation without authentication. */
  readonly credentials: readonly (readonly Credential[])[]
  readonly parameters: readonly Parameter[]
  readonly validatePath?: Validate
  readonly validateQuery?: Validate
  readonly validateHeaders?: Validate
  readonly validateCookies?: Validate
  readonly body?: RequestBody
  readonly replies: readonly Reply[]
  /** The error replies that only this operation declares, used for kinds that its family has no error for. */
  readonly problems?: Problems
  /** Its error replies of other statuses, by the status, range or `default` that declares them. */
  readonly errors?: Readonly<Record<string, ProblemTemplate>>
  /** The possible streams; the first whose `when` matches is used. */
  readonly streams: readonly Stream[]
  /** Capability that serves the operation; absent if it needs none. */
  readonly capability?: string
  readonly generation?: GenerationFacts
  readonly choices?: Choices
}

/** Paths of the facts of the GenAI conventions, with `/` between levels and `*` for every element. */
export interface GenerationFacts {
  /** The value of `gen_ai.operation.name`. */
  readonly operation: string
  /** The paths of attributes in the body, or `{parameter}` of the path; the first that is there counts. */
  readonly request: Readonly<Record<string, readonly string[]>>
  /** The members of a reply or an event that hold parts of the reply, besides itself. */
  readonly within: readonly string[]
  /** The paths of attributes in a part; numbers are added up. */
  readonly reply: Readonly<Record<string, readonly string[]>>
  /** The list of alternative answers in a part, to which the following paths apply too. */
  readonly answers?: string
  /** The reasons why an answer ended, by path and by the value that stands there; the last one counts. */
  readonly finish: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What an answer has if it calls a tool. */
  readonly call: readonly string[]
  /** What has a value from the first token on. */
  readonly output: readonly string[]
}

/** A status, all statuses with its first digit, or all that are not declared otherwise. */
export type ReplyStatus = number | `${1 | 2 | 3 | 4 | 5}XX` | 'default'

export interface Reply {
  readonly status: ReplyStatus
  readonly mediaType: string
  /** Absent for bytes and for streams. */
  readonly validate?: Validate
  /** Id of the question, if the document does not state this reply. */
  readonly question?: string
}

/** The request value that selects a stream. */
export interface StreamCondition {
  readonly in: 'body' | 'query'
  readonly name: string
  readonly equals: Json
}

/**
 * How events become bytes. The first three are of AsyncAPI; the others are of media types with an `itemSchema`: all
 * `fields` of server-sent events, `lines` of JSON, JSON text sequences (RFC 7464), and parts of `multipart/mixed`.
 */
export type Framing = 'named' | 'data' | 'json-array' | 'fields' | 'lines' | 'json-seq' | 'multipart'

/** The event order of a stream as a deterministic automaton with start state 0. */
export interface EventOrder {
  /** The next state by event name, one table for every state. */
  readonly states: readonly Readonly<Record<string, number>>[]
  /** States in which the stream may end. */
  readonly accepting: readonly number[]
  /** The events that end a stream because it has failed; absent if the contract declares none. */
  readonly failures?: readonly string[]
}

export interface StreamEvent {
  /** In the framing `fields` the value of `event:`, if `anyName` is absent. */
  readonly name: string
  /** Takes the payload; in the framing `fields` an object of all fields, with `data` as parsed JSON unless it is text. */
  readonly validate: Validate
  /** Whether `data` is text and not JSON. */
  readonly text?: true
  /** Whether the event may have any name, or none. */
  readonly anyName?: true
  /** File and JSON pointer of its schema, of an `itemSchema`. */
  readonly pointer?: string
  /** Id of the question, if the document does not state this event. */
  readonly question?: string
}

export interface Stream {
  /** Key of the AsyncAPI operation, or a name made from the operationId. */
  readonly name: string
  readonly operationId: string
  /** Present if the media type of a reply has an `itemSchema`, so that the reply itself says that it is this stream. */
  readonly reply?: ItemReply
  readonly when?: StreamCondition
  readonly framing: Framing
  /** In the order of the contract; without event names, an event is the first one whose schema matches. */
  readonly events: readonly StreamEvent[]
  readonly order: EventOrder
  /** The order that the document states, of the events that it states; default: `order`. */
  readonly documented?: EventOrder
  /** The `data` that ends a complete stream of server-sent events, and is no event. */
  readonly endMark?: string
  readonly choices?: Choices
  /** The template of the event that ends a failed stream. */
  readonly failure?: StreamFailure
}

/** A reply of items; the pointers are the file and JSON pointer of its `itemSchema`, and of its order if it has one. */
export interface ItemReply extends Pick<Reply, 'status' | 'mediaType'> {
  readonly pointer: string
  readonly orderPointer?: string
}

export interface StreamFailure extends Pick<ProblemTemplate, 'variants' | 'slots'> {
  readonly event: string
  /** Whether its JSON is also sent on a separate line, where some clients look for an error. */
  readonly unframed?: true
}

/** The states of a task and their transitions. */
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
  readonly choices?: Choices
}

/** The tables that the runtime needs to serve a contract. */
export interface Contract {
  readonly families: readonly Family[]
  readonly routes: readonly Route[]
}
