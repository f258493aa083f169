import type { ProblemKind } from '../../core/contract.ts'
import type { Delta, FinishReason } from '../../ports/text-model.ts'
import type { TextPace } from '../../simulator/text/pace.ts'

/** A scenario as it stands in a file, described by `scenarios.schema.json`. */
export interface Scenario {
  readonly name: string
  readonly match?: Match
  /** Answers so many requests at most. */
  readonly times?: number
  readonly answer?: Answer
  /** One after the other. */
  readonly answers?: readonly Answer[]
  /** What comes after the last of `answers`: that one again, or the first. */
  readonly afterLast?: 'stay' | 'cycle'
  readonly timing?: Timing
  /** How the answer is broken on its way; texts are in the short form of faults. */
  readonly faults?: readonly (object | string)[]
}

/** All that is named has to hold. */
export interface Match {
  readonly operation?: string | readonly string[]
  readonly family?: string | readonly string[]
  readonly model?: string
  readonly text?: string
  readonly pattern?: string
  readonly toolResult?: boolean
  readonly body?: Readonly<Record<string, Condition>>
  readonly headers?: Readonly<Record<string, string>>
  readonly call?: number
  readonly from?: number
  readonly to?: number
}

export type Scalar = string | number | boolean | null

/** What a value in the body has to be. */
export type Condition = Scalar | readonly unknown[] | ConditionObject

export interface ConditionObject {
  readonly equals?: unknown
  readonly matches?: string
  readonly exists?: boolean
  readonly contains?: unknown
}

export interface Answer extends SpokenAnswer {
  readonly example?: string
  readonly status?: number
  readonly error?: ProblemKind | ErrorAnswer
  readonly code?: ImageCode
  readonly message?: string
  readonly task?: TaskCourse
  readonly callback?: CallbackCourse
}

/** What a text model says. */
export interface SpokenAnswer {
  readonly text?: string | readonly string[]
  readonly reasoning?: string
  readonly refusal?: string
  readonly json?: unknown
  readonly calls?: readonly ToolCall[]
  readonly finish?: FinishReason
  readonly blocked?: Extract<Delta, { type: 'blocked' }>['reason']
  readonly usage?: Usage
}

export interface ToolCall {
  readonly name: string
  readonly arguments?: Readonly<Record<string, unknown>>
}

export interface Usage {
  readonly inputTokens?: number
  readonly cachedTokens?: number
  readonly outputTokens?: number
  readonly reasoningTokens?: number
}

export interface ErrorAnswer {
  readonly kind: ProblemKind
  readonly variant?: string
  readonly message?: string
  /** In seconds. */
  readonly retryAfter?: number
}

/** 22: queued; the others: refused for the request, the system, the account or its balance. */
export type ImageCode = 21 | 22 | 23 | 24 | 25

/** How a video or image task goes. */
export interface TaskCourse {
  readonly outcome?: 'succeed' | 'fail' | 'hang'
  /** Percentage at which it fails or hangs. */
  readonly at?: number
  readonly reason?: string
  readonly code?: string
  readonly queuedMs?: number
  readonly takesMs?: number
}

/** What becomes of the callbacks of a task. */
export interface CallbackCourse {
  readonly delayMs?: number
  readonly copies?: number
  readonly drop?: boolean
  /** Sent in the place of the record. */
  readonly body?: unknown
}

export interface Timing extends Partial<TextPace> {
  /** Before anything else. */
  readonly delayMs?: number
}
