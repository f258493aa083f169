import { type Clock, untilAborted } from '../../runtime/clock.ts'
import { excerpt } from '../../runtime/excerpt.ts'
import { ownValue } from '../../runtime/json.ts'
import type { Refused } from '../../server-stub/ports/image-bot.ts'
import { GenerationFailed } from '../../server-stub/ports/video-model.ts'
import { DIRECTIVE } from './text/directives.ts'

/** How a background task deviates from plain success. */
export interface TaskEffect {
  readonly slowdown?: number
  readonly waitMs?: number
  /** Percentage at which it fails. */
  readonly failsAt?: number
  /** Percentage at which it stops until it is cancelled. */
  readonly hangsAt?: number
  /** Total duration from the start; 0 for immediate completion. */
  readonly takesMs?: number
  readonly jumpsQueue?: boolean
  /** The reason of the failure, for the client. */
  readonly reason?: { readonly code?: string; readonly message?: string }
}

/** A job with an explicit effect, which replaces that of its directives. */
export interface JobWithEffect {
  readonly effect?: TaskEffect
}

/**
 * Directives in the prompt of a video or an image, written `sim:<word>`. They may be combined; unknown ones are
 * ordinary text.
 */
export const taskDirectives: Readonly<Record<string, TaskEffect & { readonly about: string }>> = {
  fail: { about: 'fails half way', failsAt: 50 },
  'fail-late': { about: 'fails when it is nearly done', failsAt: 90 },
  slow: { about: 'takes ten times as long', slowdown: 10 },
  queued: { about: 'waits for half a minute before it starts', waitMs: 30_000 },
  hang: { about: 'never ends by itself', hangsAt: 60 },
}

export function refuseJob(reason: Refused['reason'], message: string): Refused {
  return { type: 'refused', reason, message }
}

/** Directives in a prompt, or in the bytes of a picture, that make the bot refuse a job. */
export const imageDirectives: Readonly<Record<string, { readonly about: string; readonly refusal: Refused }>> = {
  error: {
    about: 'refused for an error of the bot',
    refusal: refuseJob('system', 'The bot does not answer: asked for by sim:error.'),
  },
  account: {
    about: 'refused because no account is available',
    refusal: refuseJob('account-unavailable', 'No account is free: asked for by sim:account.'),
  },
  balance: {
    about: 'refused because the account has no balance left',
    refusal: refuseJob('insufficient-balance', 'No balance is left: asked for by sim:balance.'),
  },
}

/** The words of the directives in the excerpt of a prompt, also of unknown ones. */
export function findDirectives(text: string): readonly string[] {
  return [...excerpt(text).matchAll(DIRECTIVE)].map((match) => match[1] ?? '')
}

/** The combined effect of the directives in a prompt. */
export function getTaskEffect(text: string): TaskEffect {
  return Object.assign({}, ...findDirectives(text).map((word) => ownValue(taskDirectives, word)))
}

export interface Pace {
  readonly clock: Clock
  /** Percentages in ascending order. */
  readonly steps: readonly number[]
  /** Delay before a step. */
  readonly stepMs: number
  readonly effect: TaskEffect
}

/** Yields the percentages with their delays; throws a `GenerationFailed`, or stops, if the effect says so. */
export async function* getProgress(
  { clock, steps, stepMs, effect }: Pace,
  signal: AbortSignal,
): AsyncGenerator<number> {
  const { slowdown = 1, failsAt = Infinity, hangsAt = Infinity, takesMs, reason } = effect
  const end = Math.min(failsAt, hangsAt, 100)
  const course = [...steps.filter((percent) => percent < end), end]
  const pauseMs = takesMs === undefined ? stepMs * slowdown : takesMs / course.length
  for (const percent of course) {
    if (pauseMs > 0) await clock.sleep(pauseMs, signal)
    if (percent < 100) yield percent
  }
  if (failsAt <= end) throw makeFailure(reason)
  if (hangsAt <= end) await untilAborted(signal)
}

function makeFailure({
  code = 'generation_failed',
  message,
}: NonNullable<TaskEffect['reason']> = {}): GenerationFailed {
  return new GenerationFailed(code, message ?? 'The generation failed: asked for by sim:fail.')
}
