import type { TaskRules } from '../task-record.ts'

export const imageTasks: TaskRules = {
  specPointer: 'openapi/image.yaml#/components/schemas/ImageTask/properties/status/x-lifecycle',
  source: ['Resources and their fields / Image task record', 'States and transitions / Image task `status`'],
  status: 'status',
  fixed: ['id', 'action', 'state'],
  times: ['submitTime', 'startTime', 'finishTime'],
  endTime: 'finishTime',
  progress: 'progress',
  present: { FAILURE: ['failReason'] },
  callbacks: 'changes',
}

/** Video tasks in the native format. */
export const videoTasks: TaskRules = {
  specPointer: 'openapi/video.yaml#/components/schemas/VideoStatus/x-lifecycle',
  source: [
    'Resources and their fields / Video task, native format (response of create and of status read)',
    'States and transitions / Video `status`',
  ],
  status: 'status',
  fixed: ['task_id'],
  times: [],
  present: { succeeded: ['url'], failed: ['error.message'] },
  callbacks: 'end',
}

export const compatibleVideoTasks: TaskRules = {
  ...videoTasks,
  source: ['Resources and their fields / Video, compatible format', 'States and transitions / Video `status`'],
  fixed: ['id'],
  times: ['created_at', 'completed_at', 'expires_at'],
  progress: 'progress',
  present: { failed: ['error.message'] },
}
