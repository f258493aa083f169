import type { Clock } from '../../core/clock.ts'
import type { TaskChange } from '../../core/tasks/task-store.ts'
import type { CallbackAttempt } from '../../core/webhooks/sender.ts'
import type { Gateway } from '../../gateway.ts'
import type { Ports } from '../../ports.ts'
import { Journal } from '../journal/journal.ts'
import { CallbackLog } from './callbacks/callback-log.ts'
import { Live } from './live/live.ts'
import { steeredBot } from './tasks/steered-bot.ts'
import { TaskControl } from './tasks/task-control.ts'
import { kindStoredAs } from './tasks/task-views.ts'
import { TaskWorks } from './tasks/task-works.ts'

export interface ControlParts {
  /** Of the sandbox. */
  readonly name: string
  readonly clock: Clock
  /** Who watches is told here; nobody when absent. */
  readonly live?: Live | undefined
}

/** What the controls keep of one sandbox, and what they hold it by. */
export class SandboxControl {
  readonly journal = new Journal()
  readonly callbacks: CallbackLog
  readonly works: TaskWorks
  readonly #name: string
  readonly #live: Live

  constructor({ name, clock, live = new Live() }: ControlParts) {
    this.#name = name
    this.#live = live
    this.callbacks = new CallbackLog(clock)
    this.works = new TaskWorks((change) => this.#tellTask(change))
  }

  /** Ports whose tasks can be steered. */
  over(ports: Ports): Ports {
    return { ...ports, tasks: this.works.over(ports.tasks), image: steeredBot(ports.image, this.works) }
  }

  /** Moves the tasks of the gateway over such ports. */
  tasksOf(ports: Ports, { images }: Gateway): TaskControl {
    return new TaskControl({ store: ports.tasks, works: this.works, images })
  }

  readonly onAttempt = (attempt: CallbackAttempt): void => {
    const view = this.callbacks.add(attempt)
    this.#live.tell(this.#name, () => ({ event: 'callback', data: view }))
  }

  #tellTask({ kind, record }: TaskChange): void {
    const view = kindStoredAs(kind)?.view(record)
    if (view) this.#live.tell(this.#name, () => ({ event: 'task', data: view }))
  }
}
