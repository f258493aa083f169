import type { Json } from '../runtime/contract.ts'
import type { Finding } from '../runtime/judge/finding.ts'
import type { Pace } from './http/pace.ts'
import type { Target } from './targets/target.ts'
import type { CallbackWatch } from './tasks/callback-watch.ts'
import type { Case, Verdict } from './verdict.ts'

/** One request of a scenario. */
export interface Step {
  readonly case: Case
  /** Values for later steps, by name: their place in the reply, as in `body.content[0].id`. */
  readonly keep: Readonly<Record<string, string>>
  /** Sends the request again until the task has ended. */
  readonly poll?: Poll
}

export interface Poll {
  /** Place of the task status in the reply, as in `body.status`. */
  readonly at: string
}

/** Requests that give one verdict together. */
export interface Scenario {
  /** Id, family, rule and needs of the whole. */
  readonly case: Case
  readonly steps: readonly Step[]
  /** Custom run instead of the steps, which then only list the operations. */
  readonly run?: (target: Target, means: Means) => Promise<ScenarioResult>
}

/** No request for a scenario was found, as far as attempts show. */
export class NoFittingValue extends Error {}

/** Result of a scenario; it ends at the first step that fails. */
export interface ScenarioResult {
  readonly step: Case
  readonly findings: readonly Finding[]
  readonly curl: string
  readonly reply: string
  readonly replies: NonNullable<Verdict['replies']>
  readonly events: NonNullable<Verdict['events']>
  readonly replay?: string
}

/** Context of a run of a scenario. */
export interface Means {
  readonly pace: Pace
  /** Present if callbacks are received. */
  readonly watch?: CallbackWatch
}

export function ofOneStep(given: Case): Scenario {
  return { case: given, steps: [{ case: given, keep: {} }] }
}

export type Kept = ReadonlyMap<string, Json>

/**
 * The value with `${name}` of kept values replaced: a string that is only a placeholder becomes the kept value itself. Any
 * other name is text, as documents may contain it.
 */
export function fillIn(value: Json, kept: Kept): Json {
  if (typeof value === 'string') return fillInText(value, kept)
  if (Array.isArray(value)) return value.map((item: Json) => fillIn(item, kept))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, kept)]))
}

export function fillInText(text: string, kept: Kept): Json {
  if (!text.includes('${')) return text
  const whole = /^\$\{(\w+)\}$/.exec(text)?.[1]
  if (whole !== undefined && kept.has(whole)) return kept.get(whole) ?? null
  return text.replace(/\$\{(\w+)\}/g, (placeholder, name: string) => String(kept.get(name) ?? placeholder))
}
