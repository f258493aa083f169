import { lifecycles } from '../../../generated/lifecycles.ts'
import type { Lifecycle } from '../../../runtime/contract.ts'
import { ownValue } from '../../../runtime/json.ts'
import type { TaskRecord } from '../../../runtime/tasks/task-store.ts'
import { encodeTask as encodeImageTask } from '../../../server-stub/handlers/image/encode.ts'
import type { ImageRecord } from '../../../server-stub/handlers/image/make-image.ts'
import { encodeTask as encodeVideoTask, type VideoRecord } from '../../../server-stub/handlers/video/encode.ts'
import type { components } from '../generated/types/control.ts'

export type TaskView = components['schemas']['Task']
export type TaskKind = TaskView['kind']

/** Names and views of one kind of task. */
export interface KindOfTask {
  readonly kind: TaskKind
  /** Collection in the store. */
  readonly stored: string
  readonly lifecycle: Lifecycle & { readonly success: string; readonly failure: string }
  view(record: TaskRecord): TaskView
}

export const kinds: readonly KindOfTask[] = [
  createKind('video', lifecycles.VideoStatus, (record: VideoRecord) => [record.progress, encodeVideoTask(record)]),
  createKind('image', lifecycles['ImageTask.status'], (record: ImageRecord) => [
    record.percent,
    encodeImageTask(record),
  ]),
]

/** `read` gives the percentage of a task, and its record as the gateway shows it. */
function createKind<R extends TaskRecord>(
  kind: TaskKind,
  lifecycle: KindOfTask['lifecycle'],
  read: (record: R) => readonly [percent: number, shown: object],
): KindOfTask {
  const view = (record: TaskRecord) => {
    const { id, status } = record
    const [percent, shown] = read(record as R)
    const next = [...(ownValue(lifecycle.transitions, status) ?? [])]
    return { id, kind, status, percent: Math.round(percent), next, record: { ...shown } }
  }
  return { kind, stored: `${kind}-tasks`, lifecycle, view }
}

export function kindStoredAs(stored: string): KindOfTask | undefined {
  return kinds.find((kind) => kind.stored === stored)
}
