import { formatPath, type PathError, toSentence, UsageError } from '../../settings/errors.ts'
import type { RequestMatch } from '../match-request.ts'
import type { RawHeaders } from '../scenarios/raw-reply.ts'

/** The fields of the kinds of fault besides the scope. Defaults are in `kinds.ts` and `fault.schema.json`. */
interface FaultFields {
  /** Answers with any status; with the declared reply, if there is one. */
  status: {
    readonly status: number
    /** Name of an example of that error. */
    readonly variant?: string
    readonly message?: string
    /** Seconds, a date, or `none`; default 1 for status 429. */
    readonly retryAfter?: number | string
    /** An array repeats a header. */
    readonly headers?: RawHeaders
  }
  /** Delays the answer. */
  delay: { readonly ms: Span }
  /** Never answers. */
  hang: object
  /** Closes the connection; without a position, before the response head. */
  cut: StreamPosition
  /** Ends the body as if it were complete; without a position, after the response head. */
  end: StreamPosition
  /** Stops sending for a time or forever; without a position, after the response head. */
  stall: StreamPosition & { readonly ms?: Span }
  /** Ends the stream with the failure event of the family. */
  'error-event': { readonly afterEvents?: number; readonly variant?: string; readonly message?: string }
  /** Sends an event that cannot be parsed. */
  'malformed-frame': { readonly event?: EventRef; readonly how?: Malformation }
  /** Sends the event twice. */
  duplicate: { readonly event: EventRef }
  /** Omits the event. */
  drop: { readonly event: EventRef }
  /** Swaps the event with the next one. */
  reorder: { readonly event: EventRef }
  /** Adds an event or a comment before the event at this index. */
  insert: { readonly event?: string; readonly data?: unknown; readonly comment?: string; readonly index?: number }
  /** Writes the events of a stream in another way that server-sent events allow. */
  framing: { readonly how: FramingChange }
  /** Sends the body in pieces, each alone. */
  split: { readonly bytes?: number; readonly at?: Border }
  /** Limits the rate of the body. */
  slow: { readonly bytesPerSecond: number }
  /** Closes the connection before `Content-Length` bytes are sent. */
  truncate: { readonly bytes?: number }
  /** Changes one byte. */
  corrupt: { readonly at?: number }
  /** Answers 429 with `Retry-After` after this number of requests, or of their tokens, in a window. */
  'rate-limit': { readonly requests: number; readonly tokens?: number; readonly perMs?: number }
  /**
   * Answers with the family's error for an exhausted quota, else 429, after this number of requests in total or in a
   * window.
   */
  quota: { readonly requests: number; readonly perMs?: number }
  /** An illegal stream, by its name in the corpus. */
  corpus: { readonly name: string }
}

export type FaultKind = keyof FaultFields

/** A fault as JSON. */
export type FaultOf<K extends FaultKind> = { [P in K]: { readonly kind: P } & FaultFields[P] & FaultScope }[K]
export type Fault = FaultOf<FaultKind>

/** The requests that a fault applies to; all conditions must match. */
export interface FaultScope {
  readonly match?: RequestMatch
  /** Maximum number of requests. */
  readonly times?: number
  /** Number of matching requests to skip first. */
  readonly skip?: number
  /** Probability that a request is affected; depends on the seed of the sandbox. */
  readonly probability?: number
  /** Expires after this time on the clock of the sandbox. */
  readonly untilMs?: number
}

/** A duration, or a range including both ends. */
export type Span = number | readonly [number, number]

/** Index from 0, or name of the first such event. */
export type EventRef = number | string

/** At most one of them. */
export interface StreamPosition {
  readonly afterEvents?: number
  readonly afterBytes?: number
}

export const malformations = ['bad-json', 'no-blank-line', 'wrong-name', 'broken-utf8'] as const
export type Malformation = (typeof malformations)[number]

export const framingChanges = ['crlf', 'cr', 'no-names', 'comments'] as const
export type FramingChange = (typeof framingChanges)[number]

/** The borders between the pieces of a body. */
export const borders = ['character', 'event', 'line'] as const
export type Border = (typeof borders)[number]

/** An invalid fault; the message has one line per problem. */
export class FaultError extends UsageError {
  readonly problems: readonly PathError[]

  constructor(problems: readonly PathError[]) {
    super(problems.map(toLine).join('\n'))
    this.problems = problems
  }
}

/** `afterEvents must be an integer.` */
function toLine({ path, message }: PathError): string {
  const isRule = path.length > 0 && /^(must|is) /.test(message)
  return isRule ? `${formatPath(path)} ${message}.` : toSentence({ path, message })
}
