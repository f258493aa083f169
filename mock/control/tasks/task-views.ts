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
  {
    kind: 'video',
    stored: 'video-tasks',
    lifecycle: lifecycles.VideoStatus,
    view: (record) => {
      const video = record as VideoRecord
      return toView('video', lifecycles.VideoStatus, { record, percent: video.progress, shown: encodeVideoTask(video) })
    },
  },
  {
    kind: 'image',
    stored: 'image-tasks',
    lifecycle: lifecycles['ImageTask.status'],
    view: (record) => {
      const image = record as ImageRecord
      const shown = encodeImageTask(image)
      return toView('image', lifecycles['ImageTask.status'], { record, percent: image.percent, shown })
    },
  },
]

interface Shown {
  readonly record: TaskRecord
  readonly percent: number
  readonly shown: object
}

function toView(kind: TaskKind, lifecycle: Lifecycle, { record, percent, shown }: Shown): TaskView {
  const { id, status } = record
  const next = [...(ownValue(lifecycle.transitions, status) ?? [])]
  return { id, kind, status, percent: Math.round(percent), next, record: { ...shown } }
}

export function kindStoredAs(stored: string): KindOfTask | undefined {
  return kinds.find((kind) => kind.stored === stored)
}
