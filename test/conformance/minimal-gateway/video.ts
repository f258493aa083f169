import { randomUUID } from 'node:crypto'
import type { OperationId } from '../../../generated/routes.ts'
import { asObject, asString, ownValue } from '../../../runtime/json.ts'
import { type Answer, json, type MinimalFamily, type MinimalRequest, notify, type Reason } from './reply.ts'

interface Task {
  readonly format: 'native' | 'compatible'
  readonly willFail: boolean
  readonly callback: unknown
  reads: number
}

/** The read that finds the task finished. */
const lastRead = 2
/** The first bytes of a WebM file. */
const file = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3)
/** Except for 401, the document names no statuses. */
const statuses: Readonly<Record<Reason, number>> = { 'missing-key': 401, 'wrong-key': 401, invalid: 422, unknown: 404 }

export function createVideos(): MinimalFamily {
  const tasks = new Map<string, Task>()
  const create = (format: Task['format'], { body }: MinimalRequest): string => {
    const id = randomUUID()
    const willFail = /fail/i.test(asString(body.prompt) ?? '')
    const callback = format === 'native' ? asObject(body.metadata).callback_url : undefined
    tasks.set(id, { format, willFail, callback, reads: 0 })
    return id
  }
  const read = (id = '', format: Task['format']): Answer => {
    const task = tasks.get(id)
    if (task?.format !== format) return refuse('unknown', 'There is no such task.')
    task.reads++
    if (task.reads === lastRead) notify(task.callback, id)
    return json(200, makeRecord(id, task))
  }
  const operations: Readonly<Partial<Record<OperationId, (request: MinimalRequest) => Answer>>> = {
    createVideoGeneration: (request) => json(201, { task_id: create('native', request) }),
    createVideo: (request) => json(200, { id: create('compatible', request) }),
    getVideoGeneration: ({ path }) => read(path.task_id, 'native'),
    getVideo: ({ path }) => read(path.id, 'compatible'),
    downloadVideo: ({ path }) => {
      const task = tasks.get(path.task_id ?? '')
      if (task === undefined) return refuse('unknown', 'There is no such task.')
      if (task.reads < lastRead || task.willFail) return json(409, { message: 'The task has no file.' })
      return { status: 200, type: 'application/octet-stream', body: file }
    },
  }
  return {
    answer: (request) =>
      ownValue(operations, request.operationId)?.(request) ?? refuse('unknown', 'There is no such operation.'),
    refuse: (reason, { message }) => refuse(reason, message),
  }
}

/** Without the id, which the document lists for the reply of the create call. */
function makeRecord(id: string, { format, willFail, reads }: Task): object {
  if (reads < lastRead) return { status: 'rendering' }
  if (willFail) return { status: 'failed', error: { message: 'The model could not make the video.' } }
  const url = `https://files.example.com/${id}.webm`
  return { status: 'succeeded', ...(format === 'native' ? { url } : {}) }
}

function refuse(reason: Reason, message: string): Answer {
  return json(statuses[reason], { message })
}
