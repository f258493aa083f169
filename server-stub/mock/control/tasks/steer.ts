import type { SteeredJob, TaskEffect } from '../../../simulator/task-directives.ts'

/** What a job is to do in the place of what it would, as parts of the job. */
export interface Steer extends SteeredJob {
  /** Goes no further than to be taken up. */
  readonly restsOnceStarted?: boolean
}

/** The job is not begun at all. */
export const RESTING: Steer = {}

/** Everything at once, whatever the prompt says. */
const AT_ONCE: TaskEffect = { takesMs: 0, jumpsQueue: true }

export const TAKEN_UP: Steer = { effect: AT_ONCE, restsOnceStarted: true }

export const DONE: Steer = { effect: AT_ONCE }

/** The work comes to this percentage and rests there. */
export function upTo(percent: number): Steer {
  return { effect: { ...AT_ONCE, hangsAt: percent } }
}

export function failing(reason: NonNullable<TaskEffect['reason']>): Steer {
  return { effect: { ...AT_ONCE, failsAt: 0, reason } }
}
