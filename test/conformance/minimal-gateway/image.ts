import { randomUUID } from 'node:crypto'
import type { OperationId } from '../../../generated/routes.ts'
import { asArray, asString, asStrings, type JsonObject, ownValue } from '../../../runtime/json.ts'
import { type Answer, json, type MinimalFamily, type MinimalRequest, notify, type Reason } from './reply.ts'

interface Task {
  readonly id: string
  readonly action: string
  readonly body: JsonObject
  /** In seconds, since the document names no unit. */
  readonly submitTime: number
  reads: number
}

/** The read that finds the task finished. */
const lastRead = 2
/** Listed statuses with listed codes; the document does not show which belong together. */
const refusals: Readonly<Record<Reason, readonly [status: number, code: number]>> = {
  'missing-key': [401, 21],
  'wrong-key': [401, 21],
  invalid: [400, 23],
  unknown: [404, 23],
}
/** The submit calls, and the actions of their tasks. */
const actions: Readonly<Partial<Record<OperationId, string>>> = {
  submitImagine: 'IMAGINE',
  submitBlend: 'BLEND',
  submitDescribe: 'DESCRIBE',
  submitAction: 'VARIATION',
  submitModal: 'VARIATION',
}

export function createImages(): MinimalFamily {
  const tasks = new Map<string, Task>()
  const submit = (action: string, body: JsonObject): Answer => {
    if (body.taskId !== undefined && !tasks.has(asString(body.taskId) ?? '')) return refuseInBand('No such task.')
    const id = randomUUID()
    tasks.set(id, { id, action, body, submitTime: Math.floor(Date.now() / 1000), reads: 0 })
    // A queued task is accepted as well.
    return common(action === 'DESCRIBE' ? 22 : 1, id)
  }
  const read = (id: string): object => {
    const task = tasks.get(id)
    if (task === undefined) return {}
    task.reads++
    if (task.reads === lastRead) notify(task.body.notifyHook, id)
    return makeRecord(task)
  }
  const unknown = refuse('unknown', 'There is no such task.')
  const find = (ids: readonly string[], answer: () => Answer): Answer =>
    ids.every((id) => tasks.has(id)) ? answer() : unknown
  const operations: Readonly<Partial<Record<OperationId, (request: MinimalRequest) => Answer>>> = {
    swapFace: () => common(1, `https://files.example.com/${randomUUID()}.png`),
    uploadChatImages: ({ body }) => common(1, Object.keys(asArray(body.base64Array))),
    listImageTasks: ({ body }) => find(asStrings(body.ids), () => json(200, asStrings(body.ids).map(read))),
    getImageTask: ({ path: { id = '' } }) => find([id], () => json(200, read(id))),
    getImageSeed: ({ path: { id = '' } }) => ((tasks.get(id)?.reads ?? 0) < lastRead ? unknown : common(1, '4242')),
  }
  return {
    answer: (request) => {
      const action = ownValue(actions, request.operationId)
      return action ? submit(action, request.body) : (ownValue(operations, request.operationId)?.(request) ?? unknown)
    },
    // The document has two replies to a parameter error of a submit call.
    refuse: (reason, { message, isAboutValue }, operationId) =>
      isAboutValue && ownValue(actions, operationId) ? refuseInBand(message) : refuse(reason, message),
  }
}

/** Strings and times without a value are left out, since the document does not show how they are written. */
function makeRecord({ id, action, body, submitTime, reads }: Task): object {
  const isOver = reads >= lastRead
  const prompt = asString(body.prompt) ?? ''
  const hasFailed = isOver && /fail/i.test(prompt)
  const status = hasFailed ? 'FAILURE' : isOver ? 'SUCCESS' : 'SUBMITTED'
  return {
    id,
    action,
    status,
    buttons: status === 'SUCCESS' ? [makeButton(id, 'variation', 'V1'), makeButton(id, 'upsample', 'U1')] : [],
    description: 'A small grey square.',
    progress: isOver ? 'finished' : 'waiting',
    prompt,
    promptEn: prompt,
    properties: {},
    state: asString(body.state) ?? '',
    submitTime,
    startTime: submitTime,
    ...(status === 'SUCCESS' ? { imageUrl: `https://files.example.com/${id}.png` } : {}),
    ...(status === 'FAILURE' ? { failReason: 'The bot could not draw it.' } : {}),
    ...(isOver ? { finishTime: submitTime } : {}),
  }
}

function makeButton(id: string, operation: string, label: string): object {
  return { customId: `BOT::JOB::${operation}::1::${id}`, emoji: '', label, style: 2, type: 1 }
}

function common(code: number, result: string | readonly string[], description = 'Accepted.'): Answer {
  return json(200, { code, description, properties: {}, result })
}

function refuseInBand(description: string): Answer {
  return common(21, '', description)
}

function refuse(reason: Reason, description: string): Answer {
  const [status, code] = refusals[reason]
  return json(status, { code, description, result: null })
}
