import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/problem.ts'
import type { TaskStore } from '../../core/tasks/task-store.ts'
import type { Files } from '../../ports/files.ts'
import type { Edition, ImageBot } from '../../ports/image-bot.ts'

/** What the image proxy stands on. */
export interface ImagePorts {
  readonly image: ImageBot
  readonly tasks: TaskStore
  readonly files: Files
  readonly clock: Clock
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** Told of the changes of tasks that name nobody else; nobody when absent or empty. */
  readonly globalHook?: string
  /** The open one refuses what only the paid one offers; paid when absent. */
  readonly edition?: Edition
  /** How long one attempt at a video or image task may take, by the clock; no limit when absent. */
  readonly taskTimeoutMs?: number
}
