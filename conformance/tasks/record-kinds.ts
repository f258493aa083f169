import { lifecycles } from '../../generated/lifecycles.ts'
import type { Lifecycle } from '../../runtime/contract.ts'
import { compatibleVideoTasks, imageTasks, videoTasks } from '../../runtime/judge/families/tasks.ts'
import type { TaskRules } from '../../runtime/judge/task-record.ts'

export interface RecordKind {
  readonly schema: string
  readonly lifecycle: Lifecycle
  readonly rules: TaskRules
  /** The member with the task id. */
  readonly id: string
}

export const imageTask: RecordKind = {
  schema: 'ImageTask',
  lifecycle: lifecycles['ImageTask.status'],
  rules: imageTasks,
  id: 'id',
}
export const videoTask: RecordKind = {
  schema: 'VideoTask',
  lifecycle: lifecycles.VideoStatus,
  rules: videoTasks,
  id: 'task_id',
}
export const video: RecordKind = {
  schema: 'Video',
  lifecycle: lifecycles.VideoStatus,
  rules: compatibleVideoTasks,
  id: 'id',
}
