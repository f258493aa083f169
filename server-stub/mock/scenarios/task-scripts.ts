import type { Clock } from '../../core/clock.ts'
import type { TaskChange, TaskStore } from '../../core/tasks/task-store.ts'
import type { Message } from '../../core/webhooks/message.ts'
import type { HoldCallback } from '../../core/webhooks/queue.ts'
import type { SteeredJob, TaskEffect } from '../../simulator/task-directives.ts'
import { BoundedMap } from '../../store/bounded-map.ts'
import type { CallbackCourse } from './scenario.ts'

/** What a scenario has in mind for a task: plain JSON, of which the task's record shows nothing. */
export interface TaskScript {
  /** Absent where the work goes as it does without a scenario. */
  readonly effect?: TaskEffect
  readonly callback?: CallbackCourse
}

/** The scripts of a sandbox's tasks, by task id. */
export class TaskScripts {
  readonly #clock: Clock
  readonly #scripts = new BoundedMap<TaskScript>({ maxEntries: 10_000, maxWeight: Infinity })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** A store whose tasks go by their scripts. */
  over(store: TaskStore): TaskStore {
    return {
      ...delegating(store),
      commit: (change) => {
        const script = this.#scripts.get(change.record.id)
        return store.commit(script ? scripted(change, script) : change)
      },
    }
  }

  /** A store for the tasks of one exchange: those that begin or go on through it get the script. */
  giving(script: TaskScript, store: TaskStore): TaskStore {
    return {
      ...delegating(store),
      commit: (change) => {
        this.#scripts.set(change.record.id, script, 1)
        return store.commit(change)
      },
      // Who works on the tasks of the sandbox has been registered with it.
      work: () => {},
      close: async () => {},
    }
  }

  /** Keeps the callbacks of a task back for as long as its script says. */
  readonly hold: HoldCallback = ({ subject }, stop) => {
    const delayMs = this.#scripts.get(subject)?.callback?.delayMs
    return delayMs === undefined ? undefined : this.#clock.sleep(delayMs, stop)
  }
}

function delegating(store: TaskStore): TaskStore {
  return {
    get: (kind, ids) => store.get(kind, ids),
    list: (kind, limit) => store.list(kind, limit),
    commit: (change) => store.commit(change),
    work: (kind, worker) => store.work(kind, worker),
    room: (kind) => store.room(kind),
    close: (graceMs) => store.close(graceMs),
  }
}

function scripted(change: TaskChange, { effect, callback }: TaskScript): TaskChange {
  const { job, messages } = change
  const told = callback ? messages.flatMap((message) => altered(message, callback)) : messages
  if (typeof job !== 'object' || job === null || effect === undefined) return { ...change, messages: told }
  const steered: SteeredJob = { ...job, effect }
  return { ...change, messages: told, job: steered }
}

/** A repeated message keeps its id, as one does that is sent again because its receipt was lost. */
function altered(message: Message, { drop = false, copies = 1, body }: CallbackCourse): readonly Message[] {
  const sent = body === undefined ? message : { ...message, body: JSON.stringify(body) }
  return Array.from({ length: drop ? 0 : copies }, () => sent)
}
