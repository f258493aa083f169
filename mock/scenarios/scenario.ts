import type { ProblemKind } from '../../runtime/contract.ts'
import type { Delta, FinishReason } from '../../server-stub/ports/text-model.ts'
import type { Latency } from '../latency/latency.ts'
import type { RequestMatch } from '../match-request.ts'
import type { TextPace } from '../simulator/text/pace.ts'
import type { Changes } from './changes.ts'
import type { RawReply } from './raw-reply.ts'

/** A scenario in a file, described by `scenarios.schema.json`. */
export interface Scenario {
  readonly name: string
  readonly match?: Match
  /** Maximum number of requests to answer. */
  readonly times?: number
  readonly answer?: Answer
  /** Used in turn. */
  readonly answers?: readonly Answer[]
  /** After the last of `answers`: repeat it, or start again. */
  readonly afterLast?: 'stay' | 'cycle'
  readonly timing?: Timing
  readonly latency?: Latency
  /** Faults of the answer; strings are in the short form. */
  readonly faults?: readonly (object | string)[]
}

/** All conditions must match. */
export interface Match extends RequestMatch {
  readonly text?: string
  readonly pattern?: string
  readonly toolResult?: boolean
  readonly body?: Readonly<Record<string, Condition>>
  readonly call?: number
  readonly from?: number
  readonly to?: number
}

export type Scalar = string | number | boolean | null

/** Condition on a value in the body. */
export type Condition = Scalar | readonly unknown[] | ConditionObject

export interface ConditionObject {
  readonly equals?: unknown
  readonly matches?: string
  readonly exists?: boolean
  readonly contains?: unknown
}

export interface Answer extends SpokenAnswer, Changes {
  readonly reply?: RawReply
  readonly example?: string
  readonly status?: number
  readonly error?: ProblemKind | ErrorAnswer
  readonly code?: ImageCode
  readonly message?: string
  readonly task?: TaskCourse
  readonly callback?: CallbackCourse
}

/** Output of a text model. */
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
  /** A string is sent as it is. */
  readonly arguments?: Readonly<Record<string, unknown>> | string
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

/** 22 queues the job; the others refuse it because of the request, the system, the account or its balance. */
export type ImageCode = 21 | 22 | 23 | 24 | 25

/** Course of a video or image task. */
export interface TaskCourse {
  readonly outcome?: 'succeed' | 'fail' | 'hang'
  /** Percentage at which it fails or hangs. */
  readonly at?: number
  readonly reason?: string
  readonly code?: string
  readonly queuedMs?: number
  readonly takesMs?: number
}

/** Treatment of the callbacks of a task. */
export interface CallbackCourse {
  /** An array delays the first, the second, and so on, which then may overtake each other; the others are not delayed. */
  readonly delayMs?: number | readonly number[]
  readonly copies?: number
  /** All, or those with these numbers from 1. */
  readonly drop?: boolean | readonly number[]
  /** Replaces the record. */
  readonly body?: unknown
  /** Replaces the record by text that may be no JSON. */
  readonly text?: string
  readonly signature?: 'wrong' | 'none' | 'old'
}

export interface Timing extends Partial<TextPace> {
  /** Before the answer. */
  readonly delayMs?: number
}
