import type { Json } from '../server-stub/core/contract.ts'
import type { Finding } from '../server-stub/judge/finding.ts'
import type { CallbackWatch } from './callback-watch.ts'
import type { Pace } from './pace.ts'
import type { Target } from './targets/target.ts'
import type { Case, Verdict } from './verdict.ts'

/** One request of a scenario. */
export interface Step {
  readonly case: Case
  /** Values for later steps, by name: where they stand in the reply, as in `body.content[0].id`. */
  readonly keep: Readonly<Record<string, string>>
  /** Sends the request again until the task has ended. */
  readonly poll?: Poll
}

export interface Poll {
  /** Where the status of the task stands in the reply, as in `body.status`. */
  readonly at: string
  /** Name of the lifecycle that the statuses follow. */
  readonly lifecycle: string
}

/** Requests that belong together; one verdict comes of them. */
export interface Scenario {
  /** Id, family, rule and needs of the whole. */
  readonly case: Case
  readonly steps: readonly Step[]
  /** Plays it in a way of its own in place of the steps, which then only tell what operations it uses. */
  readonly play?: (target: Target, means: Means) => Promise<Played>
}

/** All that came of a scenario; it ends with the first step that went wrong. */
export interface Played {
  readonly step: Case
  readonly findings: readonly Finding[]
  readonly curl: string
  readonly reply: string
  readonly replies: NonNullable<Verdict['replies']>
  readonly events: NonNullable<Verdict['events']>
  readonly replay?: string
}

/** What a scenario is played with. */
export interface Means {
  readonly pace: Pace
  /** Where there are callbacks. */
  readonly watch?: CallbackWatch
}

export function ofOneStep(given: Case): Scenario {
  return { case: given, steps: [{ case: given, keep: {} }] }
}

export type Kept = ReadonlyMap<string, Json>

/** The value with `${name}` put in: a text that is nothing else takes the kept value as it is. */
export function fillIn<T extends Json>(value: T, kept: Kept): Json {
  if (typeof value === 'string') return fillInText(value, kept)
  if (Array.isArray(value)) return value.map((item: Json) => fillIn(item, kept))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, kept)]))
}

export function fillInText(text: string, kept: Kept): Json {
  const whole = /^\$\{(\w+)\}$/.exec(text)?.[1]
  if (whole !== undefined && kept.has(whole)) return kept.get(whole) ?? null
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => String(kept.get(name) ?? name))
}
