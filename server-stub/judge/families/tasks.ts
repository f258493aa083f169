/** What the record of a task promises beyond its schema and the states of its lifecycle. Paths are dotted. */
export interface TaskRules {
  /** Place of the lifecycle in `spec/`. */
  readonly pointer: string
  readonly source: readonly string[]
  readonly status: string
  /** What never changes, as far as a record has it. */
  readonly fixed: readonly string[]
  /** Points in time in the order in which they are reached; 0, null or absent until then, and fixed from then on. */
  readonly times: readonly string[]
  /** The time that every ended task has. */
  readonly endTime?: string
  /** A number, or a text that begins with one, that never falls; other texts say nothing. */
  readonly progress?: string
  /** What a record in a state has, unless it lacks the member that makes it a record of that form. */
  readonly present: Readonly<Record<string, readonly { readonly at: string; readonly unless?: string }[]>>
  /** Whether callbacks tell of every change or of the end alone. */
  readonly callbacks: 'changes' | 'end'
}

/** The header by which a receiver knows a callback that it had before. */
export const CALLBACK_KEY = 'webhook-id'

/** By the name of the lifecycle. */
export const taskRules: Readonly<Record<string, TaskRules>> = {
  'ImageTask.status': {
    pointer: 'openapi/image.yaml#/components/schemas/ImageTask/properties/status/x-lifecycle',
    source: ['Resources and their fields / Image task record', 'States and transitions / Image task `status`'],
    status: 'status',
    fixed: ['id', 'action', 'state'],
    times: ['submitTime', 'startTime', 'finishTime'],
    endTime: 'finishTime',
    progress: 'progress',
    present: { FAILURE: [{ at: 'failReason' }] },
    callbacks: 'changes',
  },
  VideoStatus: {
    pointer: 'openapi/video.yaml#/components/schemas/VideoStatus/x-lifecycle',
    source: [
      'Resources and their fields / Video task, native format (response of create and of status read)',
      'States and transitions / Video `status`',
    ],
    status: 'status',
    fixed: ['task_id', 'id', 'model', 'seconds', 'size'],
    times: ['created_at', 'completed_at', 'expires_at'],
    progress: 'progress',
    present: { succeeded: [{ at: 'url', unless: 'id' }], failed: [{ at: 'error.message' }] },
    callbacks: 'end',
  },
}
