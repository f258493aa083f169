import { BoundedMap } from '../../runtime/bounded-map.ts'
import type { Clock } from '../../runtime/clock.ts'
import { delegateTo, type TaskChange, type TaskStore } from '../../runtime/tasks/task-store.ts'
import type { Message } from '../../runtime/webhooks/message.ts'
import type { HoldCallback } from '../../runtime/webhooks/queue.ts'
import type { SpoilSignature } from '../../runtime/webhooks/sender.ts'
import type { JobWithEffect, TaskEffect } from '../simulator/task-directives.ts'
import type { Answer, CallbackCourse, TaskCourse } from './scenario.ts'

/** The script of a task, as plain JSON, not visible in its record. */
export interface TaskScript {
  /** Absent: the default course. */
  readonly effect?: TaskEffect
  readonly callback?: CallbackCourse
}

/** A message that is due, and its number among those of its task. */
interface Numbered {
  readonly course: CallbackCourse
  readonly number: number
}

/** Scripts of tasks in a sandbox, by task id. */
export class TaskScripts {
  readonly #clock: Clock
  readonly #scripts = new BoundedMap<TaskScript>({ maxEntries: 10_000 })
  /** Keys are message ids. */
  readonly #messages = new BoundedMap<Numbered>({ maxEntries: 10_000 })
  /** Messages so far, by task id. */
  readonly #counts = new BoundedMap<number>({ maxEntries: 10_000 })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Wraps a store to apply the scripts. */
  wrapStore(store: TaskStore): TaskStore {
    return {
      ...delegateTo(store),
      commit: (change) => {
        const script = this.#scripts.get(change.record.id)
        return store.commit(script ? this.#apply(change, script) : change)
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
  readonly hold: HoldCallback = ({ id }, stop) => {
    const { course: { delayMs } = {}, number = 0 } = this.#messages.get(id) ?? {}
    const letsPass = typeof delayMs === 'object'
    const ms = letsPass ? delayMs[number - 1] : delayMs
    const over = ms === undefined ? undefined : this.#clock.sleep(ms, stop)
    return over && { over, letsPass }
  }

  readonly spoil: SpoilSignature = ({ id }) => this.#messages.get(id)?.course.signature

  #apply(change: TaskChange, { effect, callback }: TaskScript): TaskChange {
    const { messages } = change
    const sent = callback ? messages.flatMap((message) => this.#alterMessage(message, callback)) : messages
    return giveEffect({ ...change, messages: sent }, effect)
  }

  /** Repeated messages keep their id, like retries. */
  #alterMessage(message: Message, course: CallbackCourse): readonly Message[] {
    const { drop = false, copies = 1, body, text } = course
    const number = (this.#counts.get(message.subject) ?? 0) + 1
    this.#counts.set(message.subject, number)
    this.#messages.set(message.id, { course, number })
    const isDropped = typeof drop === 'object' ? drop.includes(number) : drop
    const changed = text ?? (body === undefined ? message.body : JSON.stringify(body))
    return Array.from({ length: isDropped ? 0 : copies }, () => ({ ...message, body: changed }))
  }
}

function giveEffect(change: TaskChange, effect: TaskScript['effect']): TaskChange {
  const { job } = change
  if (typeof job !== 'object' || job === null || effect === undefined) return change
  const scriptedJob: JobWithEffect = { ...job, effect }
  return { ...change, job: scriptedJob }
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
