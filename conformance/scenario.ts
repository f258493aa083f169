import type { Json } from '../runtime/json.ts'
import type { Finding } from '../runtime/judge/finding.ts'
import type { SuiteContract } from './contract.ts'
import type { Pace } from './http/pace.ts'
import type { Target } from './targets/target.ts'
import type { CallbackWatch } from './tasks/callback-watch.ts'
import type { Case, Verdict } from './verdict.ts'

/** One request of a scenario. */
export interface Step {
  readonly case: Case
  /** Paths of values in the reply that later steps need, such as `body.content[0].id`, by the names of the values. */
  readonly captures: Readonly<Record<string, string>>
  /** Sends the request again until the task has ended. */
  readonly poll?: Poll
}

export interface Poll {
  /** Path of the task's status in the reply, as in `body.status`. */
  readonly at: string
}

/** Requests that get one verdict together. */
export interface Scenario {
  /** Id, family, rule and needs of the whole. */
  readonly case: Case
  readonly steps: readonly Step[]
  /** Why the scenario cannot run. */
  readonly skip?: string
  /** Runs the scenario instead of its steps, which then only list the operations. */
  readonly run?: (target: Target, context: RunContext) => Promise<ScenarioResult>
}

/** A scenario is skipped, for the reason in the message. */
export class CannotRun extends Error {}

/** Result of a scenario; it ends at the first step that fails. */
export interface ScenarioResult {
  readonly step: Case
  readonly findings: readonly Finding[]
  readonly curl: string
  readonly reply: string
  readonly replies: NonNullable<Verdict['replies']>
  readonly events: NonNullable<Verdict['events']>
  readonly replay?: string
  /** Both sides of the exchange, if the suite is the upstream too. */
  readonly moments?: Verdict['moments']
}

/** What a running scenario needs besides its target. */
export interface RunContext {
  readonly contract: SuiteContract
  readonly pace: Pace
  /** Present if callbacks are received. */
  readonly watch?: CallbackWatch
}

/** A scenario of one request. */
export function toScenario(testCase: Case): Scenario {
  return { case: testCase, steps: [{ case: testCase, captures: {} }] }
}

/** Values of earlier replies, by name. */
export type CapturedValues = ReadonlyMap<string, Json>

/**
 * Replaces `${name}` by captured values; a string that is only a placeholder becomes the value itself. Other names stay, since
 * documents may contain such text.
 */
export function fillPlaceholders(value: Json, captured: CapturedValues): Json {
  if (typeof value === 'string') return fillText(value, captured)
  if (Array.isArray(value)) return value.map((item: Json) => fillPlaceholders(item, captured))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, captured)]))
}

/** Replaces the placeholders in a text. */
export function fillText(text: string, captured: CapturedValues): Json {
  if (!text.includes('${')) return text
  const whole = /^\$\{(\w+)\}$/.exec(text)?.[1]
  if (whole !== undefined && captured.has(whole)) return captured.get(whole) ?? null
  return text.replace(/\$\{(\w+)\}/g, (placeholder, name: string) => String(captured.get(name) ?? placeholder))
}
