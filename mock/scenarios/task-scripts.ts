import { BoundedMap } from '../../runtime/bounded-map.ts'
import type { Clock } from '../../runtime/clock.ts'
import { delegateTo, type TaskChange, type TaskStore } from '../../runtime/tasks/task-store.ts'
import type { Message } from '../../runtime/webhooks/message.ts'
import type { HoldCallback } from '../../runtime/webhooks/queue.ts'
import type { JobWithEffect, TaskEffect } from '../simulator/task-directives.ts'
import type { Answer, CallbackCourse, TaskCourse } from './scenario.ts'

/** The script of a task, as plain JSON, not visible in its record. */
export interface TaskScript {
  /** Absent: the default course. */
  readonly effect?: TaskEffect
  readonly callback?: CallbackCourse
}

/** Scripts of tasks in a sandbox, by task id. */
export class TaskScripts {
  readonly #clock: Clock
  readonly #scripts = new BoundedMap<TaskScript>({ maxEntries: 10_000 })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Wraps a store to apply the scripts. */
  wrapStore(store: TaskStore): TaskStore {
    return {
      ...delegateTo(store),
      commit: (change) => {
        const script = this.#scripts.get(change.record.id)
        return store.commit(script ? applyScript(change, script) : change)
      },
    }
  }

  /** A store for one exchange, which gives its tasks the script. */
  withScript(script: TaskScript, store: TaskStore): TaskStore {
    return {
      ...delegateTo(store),
      commit: (change) => {
        this.#scripts.set(change.record.id, script)
        return store.commit(change)
      },
      // Workers are registered once, with the store of the sandbox.
      work: () => {},
      close: async () => {},
    }
  }

  /** Delays the callbacks of a task as its script says. */
  readonly hold: HoldCallback = ({ subject }, stop) => {
    const delayMs = this.#scripts.get(subject)?.callback?.delayMs
    return delayMs === undefined ? undefined : this.#clock.sleep(delayMs, stop)
  }
}

function applyScript(change: TaskChange, { effect, callback }: TaskScript): TaskChange {
  const { job, messages } = change
  const sent = callback ? messages.flatMap((message) => alterMessage(message, callback)) : messages
  if (typeof job !== 'object' || job === null || effect === undefined) return { ...change, messages: sent }
  const scriptedJob: JobWithEffect = { ...job, effect }
  return { ...change, messages: sent, job: scriptedJob }
}

/** Repeated messages keep their id, like retries. */
function alterMessage(message: Message, { drop = false, copies = 1, body }: CallbackCourse): readonly Message[] {
  const sent = body === undefined ? message : { ...message, body: JSON.stringify(body) }
  return Array.from({ length: drop ? 0 : copies }, () => sent)
}

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
