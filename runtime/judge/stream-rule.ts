import { ownValue } from '../json.ts'
import { quote } from '../validation/quote.ts'
import type { ReplyRule, ReplyViolation } from './reply-rule.ts'

export interface JudgedEvent {
  /** Counts from 1. */
  readonly number: number
  readonly event: string
  readonly data: unknown
}

/** An error in one event: the path in its payload (empty: the event itself) and the message. */
export interface EventViolation extends ReplyViolation {
  /** The event that has the error, if the end of the stream shows it. */
  readonly of?: JudgedEvent
  /** The name of the broken rule, if it differs from that of the watch. */
  readonly rule?: string
  /** Events are missing or out of order: the other rules stop judging what they have collected. */
  readonly breaksSequence?: boolean
}

/** The kind of member, by the value at a path, that a rule is about; errors in others break `choiceRule`, which is a choice. */
export interface StatedKind {
  readonly at: string
  readonly is: string
  readonly choiceRule: string
}

export type EventPath = readonly [event: string, at: string]

export const none: readonly EventViolation[] = []

export function mustBe(at: string, expected: unknown, actual: unknown): EventViolation {
  return { at, message: `must be ${quote(expected)}, got ${quote(actual)}` }
}

/** The state of one rule for one stream. */
export interface Watch {
  event(event: JudgedEvent): readonly EventViolation[]
  end?(): readonly EventViolation[]
  /** An event is missing or invalid: what was collected so far must not be judged. */
  invalidate?(): void
}

/** A rule across the events of a stream; `watch` starts a new stream. */
export interface StreamRule {
  readonly name: string
  readonly watch: () => Watch
}

/** Rules of a stream format that schemas and order cannot express. */
export interface StreamRules {
  /** Sections of the source document with these rules. */
  readonly source: readonly string[]
  readonly rules: readonly StreamRule[]
  /** Rules of the whole reply, except those with the name of a rule across the events. */
  readonly replies: readonly ReplyRule[]
  /** Builds the whole reply from the events of a valid stream. */
  readonly fold: (events: readonly JudgedEvent[]) => unknown
  /** Normalises a whole reply to the form returned by `fold`, if a reply has several forms. */
  readonly normalise?: (reply: unknown) => unknown
  /** Members that differ between replies: ids, times and values derived from them. */
  readonly incidental: ReadonlySet<string>
}

/** Sorts values by their numbers, which a reply chooses: they may be too large for the indexes of an array. */
export function sortByNumber<T>(values: ReadonlyMap<number, T>): T[] {
  return [...values].sort(([a], [b]) => a - b).map(([, value]) => value)
}

/** Finds the path of the first string with an unpaired surrogate; undefined if there is none. */
export function findLoneSurrogate(value: unknown): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : ''
  if (typeof value !== 'object' || value === null) return undefined
  for (const key of Object.keys(value)) {
    const innerPath = findLoneSurrogate(ownValue(value, key))
    if (innerPath !== undefined) return innerPath === '' ? key : `${key}.${innerPath}`
  }
  return undefined
}
