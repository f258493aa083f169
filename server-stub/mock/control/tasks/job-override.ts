import type { JobWithEffect, TaskEffect } from '../../../simulator/task-directives.ts'

/** Overrides the course of a job; merged into the job. */
export interface JobOverride extends JobWithEffect {
  /** Stops after `started`. */
  readonly restsOnceStarted?: boolean
}

/** The job does not start. */
export const RESTING: JobOverride = {}

/** Without delays, ignoring directives in the prompt. */
const AT_ONCE: TaskEffect = { takesMs: 0, jumpsQueue: true }

export const TAKEN_UP: JobOverride = { effect: AT_ONCE, restsOnceStarted: true }

export const DONE: JobOverride = { effect: AT_ONCE }

/** The work stops at this percentage. */
export function upTo(percent: number): JobOverride {
  return { effect: { ...AT_ONCE, hangsAt: percent } }
}

export function failing(reason: NonNullable<TaskEffect['reason']>): JobOverride {
  return { effect: { ...AT_ONCE, failsAt: 0, reason } }
}
