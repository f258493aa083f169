import type { TaskEffect } from '../../simulator/task-directives.ts'
import type { Answer, TaskCourse } from './scenario.ts'
import type { TaskScript } from './task-scripts.ts'

/** Default time in the queue. */
const QUEUED_MS = 5_000
const HALF_WAY = 50

/** Course of the task that an answer creates. */
export function getScript({ code, task, callback }: Answer): TaskScript {
  const course = code === 22 ? { queuedMs: QUEUED_MS, ...task } : task
  return { ...(course ? { effect: getEffect(course) } : {}), ...(callback ? { callback } : {}) }
}

function getEffect({ outcome = 'succeed', at = HALF_WAY, reason, code, queuedMs, takesMs }: TaskCourse): TaskEffect {
  const message = reason ?? 'The generation failed (scripted by a scenario).'
  return {
    ...(outcome === 'fail' ? { failsAt: at, reason: { message, ...(code === undefined ? {} : { code }) } } : {}),
    ...(outcome === 'hang' ? { hangsAt: at } : {}),
    ...(queuedMs === undefined ? {} : { waitMs: queuedMs }),
    ...(takesMs === undefined ? {} : { takesMs }),
  }
}
