import { ownValue } from '../core/contract.ts'
/** An event as it was received: its name, its payload, and when it came, in milliseconds since the stream began. */
export interface JudgedEvent {
  /** The first of a stream is 1. */
  readonly number: number
  readonly event: string
  readonly data: unknown
  readonly atMs: number
}

/** What is wrong with one event: the path in its payload (empty: the event itself) and the words. */
export interface Broken {
  /** Of what is told at the end: the event that it is about. */
  readonly of?: JudgedEvent
  /** Events are missing or out of place: what the other rules have collected says nothing more. */
  readonly isGap?: boolean
  readonly at: string
  readonly message: string
}

/** Follows one stream. */
export interface Watch {
  event(event: JudgedEvent): readonly Broken[]
  end?(): readonly Broken[]
  /** An event is missing or invalid: what was collected up to here is not to be judged. */
  lose?(): void
}

/** A rule across the events of a stream; `watch` begins a new stream. */
export interface StreamRule {
  readonly name: string
  readonly watch: () => Watch
}

/** What the format of a stream promises beyond the schema and the order of its events. */
export interface StreamRules {
  /** Parts of the source document that the rules are taken from. */
  readonly source: readonly string[]
  readonly rules: readonly StreamRule[]
  /** The whole reply that the events of a valid stream tell. */
  readonly fold: (events: readonly JudgedEvent[]) => unknown
  /** Brings a whole reply to the form that `fold` gives, where one reply has several forms. */
  readonly normalise?: (reply: unknown) => unknown
  /** Members that differ from one reply to the next: ids, times and marks made of them. */
  readonly incidental: ReadonlySet<string>
}

/** The value at a dotted path, undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const key of path === '' ? [] : path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = ownValue(found, key)
  }
  return found
}

export function numberAt(value: unknown, path: string): number | undefined {
  const found = valueAt(value, path)
  return typeof found === 'number' ? found : undefined
}

export function textAt(value: unknown, path: string): string | undefined {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : undefined
}

export function listAt(value: unknown, path: string): readonly unknown[] | undefined {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : undefined
}

/** The path of the first string that holds half of a surrogate pair, undefined where all are whole. */
export function brokenCharacter(value: unknown, at = ''): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : at
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const broken = brokenCharacter(inner, at === '' ? key : `${at}.${key}`)
    if (broken !== undefined) return broken
  }
  return undefined
}
