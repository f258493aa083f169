import type { Clock } from '../core/clock.ts'
import { ownValue } from '../core/contract.ts'
import { GenerationFailed } from '../ports/generation-failed.ts'
import { excerpt } from './excerpt.ts'

/** How work in the background goes when it does not simply succeed. */
export interface TaskEffect {
  /** How many times as long everything takes. */
  readonly slowdown?: number
  /** Waits for so long before it starts. */
  readonly waitMs?: number
  /** Fails at this percentage. */
  readonly failsAt?: number
  /** Never gets past this percentage, and ends only when it is cancelled. */
  readonly hangsAt?: number
  /** How long all of it takes from its start; 0 is at once. */
  readonly takesMs?: number
  /** Does not wait for its turn. */
  readonly jumpsQueue?: boolean
  /** Why it fails, for the client. */
  readonly reason?: { readonly code?: string; readonly message?: string }
}

/** A job that brings its effect along, as plain JSON beside what its port knows of; its directives have none then. */
export interface SteeredJob {
  readonly effect?: TaskEffect
}

/**
 * Words that a person may put into the prompt of a video or an image, written `sim:<word>`, to get a certain outcome.
 * Several may be combined; an unknown one is ordinary text.
 */
export const taskDirectives: Readonly<Record<string, TaskEffect & { readonly about: string }>> = {
  fail: { about: 'fails half way', failsAt: 50 },
  'fail-late': { about: 'fails when it is nearly done', failsAt: 90 },
  slow: { about: 'takes ten times as long', slowdown: 10 },
  queued: { about: 'waits for half a minute before it starts', waitMs: 30_000 },
  hang: { about: 'never ends by itself', hangsAt: 60 },
}

const DIRECTIVE = /(?<![\w:])sim:([a-z]+(?:-[a-z]+)*)/g

/** The words of the directives in what is read of a text, known or not. */
export function directivesIn(text: string): readonly string[] {
  return [...excerpt(text).matchAll(DIRECTIVE)].map((found) => found[1] ?? '')
}

/** The joint effect of all known directives in a text. */
export function getTaskEffect(text: string): TaskEffect {
  return Object.assign({}, ...directivesIn(text).map((word) => ownValue(taskDirectives, word)))
}

export interface Pace {
  readonly clock: Clock
  /** Percentages, in rising order. */
  readonly steps: readonly number[]
  /** Before each step. */
  readonly stepMs: number
  readonly effect: TaskEffect
}

/** Yields the percentages in their time; fails with a `GenerationFailed`, or hangs, where the effect says so. */
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
  if (failsAt <= end) throw failure(reason)
  if (hangsAt <= end) await aborted(signal)
}

function failure({ code = 'generation_failed', message }: NonNullable<TaskEffect['reason']> = {}): GenerationFailed {
  return new GenerationFailed(code, message ?? 'The generation failed: asked for by sim:fail.')
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
