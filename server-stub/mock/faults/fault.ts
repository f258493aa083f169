/** What each kind of fault has to say beside its scope. Defaults stand in `kinds.ts` and `fault.schema.json`. */
interface FaultFields {
  /** An error that the operation declares. */
  status: {
    readonly status: number
    /** The name of an example of that error. */
    readonly variant?: string
    readonly message?: string
    /** In seconds; 1 for status 429 unless given. */
    readonly retryAfter?: number
  }
  /** The answer comes later. */
  delay: { readonly ms: Span }
  /** There is no answer for as long as the client waits. */
  hang: object
  /** The connection is closed; without a place, before the head of the answer. */
  cut: Spot
  /** Nothing more is sent, for a while or for good; without a place, after the head of the answer. */
  stall: Spot & { readonly ms?: Span }
  /** The event by which a stream fails, in the form of the family. */
  'error-event': { readonly afterEvents?: number; readonly variant?: string; readonly message?: string }
  /** An event that cannot be read as it stands. */
  'malformed-frame': { readonly event?: EventRef; readonly how?: Malformation }
  /** The event comes twice. */
  duplicate: { readonly event: EventRef }
  /** The event does not come. */
  drop: { readonly event: EventRef }
  /** The event comes after the one that follows it. */
  reorder: { readonly event: EventRef }
  /** The answer trickles. */
  slow: { readonly bytesPerSecond: number }
  /** The connection is closed before all of `Content-Length` has been sent. */
  truncate: { readonly bytes?: number }
  /** One byte is another one. */
  corrupt: { readonly at?: number }
  /** After so many requests in a window, 429 with `Retry-After`. */
  'rate-limit': { readonly requests: number; readonly perMs?: number }
  /** After so many requests, in all or in a window, the family's words for a quota that is used up, else 429. */
  quota: { readonly requests: number; readonly perMs?: number }
  /** A stream that breaks its contract, by its name in the corpus. */
  corpus: { readonly name: string }
}

export type FaultKind = keyof FaultFields

/** A fault as JSON. */
export type FaultOf<K extends FaultKind> = { [P in K]: { readonly kind: P } & FaultFields[P] & FaultScope }[K]
export type Fault = FaultOf<FaultKind>

/** Whom a fault strikes, and how often. All that is named has to hold. */
export interface FaultScope {
  readonly match?: FaultMatch
  /** Strikes so many requests at most. */
  readonly times?: number
  /** Spares the first so many requests that match. */
  readonly skip?: number
  /** Strikes with this probability, under the seed of the sandbox. */
  readonly probability?: number
  /** Is over when so much time of the sandbox's clock has passed since it was set. */
  readonly untilMs?: number
}

export interface FaultMatch {
  readonly operation?: string | readonly string[]
  readonly family?: string | readonly string[]
  /** A glob. */
  readonly model?: string
  /** Globs by the names of headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** So long, or anything from the first to the second, both included. */
export type Span = number | readonly [number, number]

/** By its number from 0, or the first one of its name. */
export type EventRef = number | string

/** At most one of them. */
export interface Spot {
  readonly afterEvents?: number
  readonly afterBytes?: number
}

export const malformations = ['bad-json', 'no-blank-line', 'wrong-name', 'broken-utf8'] as const
export type Malformation = (typeof malformations)[number]
