import type { Json } from '../../generators/json.ts'
import { elementId } from './element.ts'
import type { Evidence } from './evidence.ts'
import { type Touched, touchedByPayload } from './exchange-touches.ts'
import { startTaskGateway, type TaskGateway } from './task-gateway.ts'

/** Moves tasks through every state on a stopped clock, and cancels one in each. */
export async function runTasks(evidence: Evidence): Promise<void> {
  for (const [name, run] of Object.entries(runs)) {
    const gateway = await startTaskGateway()
    try {
      await run(gateway, { evidence, test: `tasks/${name}` })
    } finally {
      await gateway.close()
    }
  }
}

interface Notes {
  readonly evidence: Evidence
  readonly test: string
}

type RunTask = (gateway: TaskGateway, notes: Notes) => Promise<void>

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
/** This account runs one job at a time, so that the next one waits. */
const narrow = { remark: 'one at a time' }

const runs: Readonly<Record<string, RunTask>> = {
  'video/succeeded': (gateway, notes) => followVideo(gateway, 'Fog.', notes),
  'video/failed': (gateway, notes) => followVideo(gateway, 'sim:fail Fog.', notes),
  'image/imagine': submit('submitImagine', '/img/submit/imagine', { prompt: 'a fox' }),
  'image/failed': submit('submitImagine', '/img/submit/imagine', { prompt: 'sim:fail a fox' }),
  'image/blend': submit('submitBlend', '/img/submit/blend', { base64Array: [picture, picture] }),
  'image/describe': submit('submitDescribe', '/img/submit/describe', { base64: picture }),
  'image/face-swap': submit('swapFace', '/img/face-swap/swap', { sourceBase64: picture, targetBase64: picture }),
  'image/cancelled-while-it-waits': async (gateway, notes) => {
    const body = { prompt: 'a fox', accountFilter: narrow }
    await gateway.post('/img/submit/imagine', body)
    const { result } = await gateway.post('/img/submit/imagine', body)
    await cancel(gateway, result, notes)
  },
  'image/cancelled-when-submitted': async (gateway, notes) => {
    const { result } = await gateway.post('/img/submit/imagine', { prompt: 'a fox' })
    await cancel(gateway, result, notes)
  },
  'image/cancelled-in-progress': async (gateway, notes) => {
    const { result } = await gateway.post('/img/submit/imagine', { prompt: 'a fox' })
    await tickUntil(gateway, async () => (await gateway.get(`/img/task/${result}/fetch`)).status === 'IN_PROGRESS')
    await cancel(gateway, result, notes)
  },
  'image/modal': async (gateway, notes) => {
    const result = await waitingForInput(gateway)
    await gateway.post('/img/submit/modal', { taskId: result, prompt: 'a red boat' })
    await follow(gateway, result)
    noteCallbacks(gateway, { result, operationIds: ['submitAction', 'submitModal'] }, notes)
  },
  'image/modal-behind-another': async (gateway, notes) => {
    const result = await waitingForInput(gateway)
    await gateway.post('/img/submit/modal', { taskId: result, prompt: 'sim:queued a red boat' })
    await waitForCallback(gateway, result, ({ status }) => status === 'NOT_START')
    noteCallbacks(gateway, { result, operationIds: ['submitAction', 'submitModal'] }, notes)
  },
  'image/modal-cancelled': async (gateway, notes) => {
    const result = await waitingForInput(gateway)
    await cancel(gateway, result, notes)
  },
}

async function followVideo(gateway: TaskGateway, prompt: string, { evidence, test }: Notes): Promise<void> {
  const { task_id: id } = await gateway.post('/v1/video/generations', { model: 'gw-video-1', prompt })
  const seen: Touched[] = []
  await tickUntil(gateway, async () => {
    const record = await gateway.get(`/v1/video/generations/${id}`)
    seen.push(touchedByPayload('VideoTask', record as Json))
    return record.status === 'succeeded' || record.status === 'failed'
  })
  evidence.addAll(test, seen)
}

/** Submits a task and follows it to its end. */
function submit(operationId: string, path: string, body: object): RunTask {
  return async (gateway, notes) => {
    const { result } = await gateway.post(path, body)
    await follow(gateway, result)
    noteCallbacks(gateway, { result, operationIds: [operationId] }, notes)
  }
}

/** Advances the clock until the task has ended. */
async function follow(gateway: TaskGateway, id: unknown): Promise<void> {
  await tickUntil(gateway, async () => (await gateway.get(`/img/task/${id}/fetch`)).finishTime !== 0)
  await waitForCallback(gateway, id, (record) => record.finishTime !== 0)
}

async function cancel(gateway: TaskGateway, id: unknown, notes: Notes): Promise<void> {
  await gateway.images.cancel(String(id))
  await waitForCallback(gateway, id, (record) => record.status === 'CANCEL')
  noteCallbacks(gateway, { result: id, operationIds: [] }, notes)
}

/** Creates a redraw, which waits for its mask. */
async function waitingForInput(gateway: TaskGateway): Promise<unknown> {
  const grid = await gateway.post('/img/submit/imagine', { prompt: 'a lighthouse' })
  await follow(gateway, grid.result)
  const large = await gateway.post('/img/submit/action', {
    taskId: grid.result,
    customId: await button(gateway, grid.result, '::upsample::'),
  })
  await follow(gateway, large.result)
  const waiting = await gateway.post('/img/submit/action', {
    taskId: large.result,
    customId: await button(gateway, large.result, '::inpaint::'),
  })
  return waiting.result
}

async function button(gateway: TaskGateway, id: unknown, kind: string): Promise<string> {
  const { buttons } = await gateway.get(`/img/task/${id}/fetch`)
  const found = (buttons as readonly { readonly customId: string }[]).find(({ customId }) => customId.includes(kind))
  if (found === undefined) throw new Error(`Task ${id} has no button ${kind}.`)
  return found.customId
}

interface ResultOfOperations {
  readonly result: unknown
  /** The requests that caused the callbacks. */
  readonly operationIds: readonly string[]
}

function noteCallbacks(
  gateway: TaskGateway,
  { result, operationIds }: ResultOfOperations,
  { evidence, test }: Notes,
): void {
  const records = getRecords(gateway, result)
  if (records.length === 0) return void evidence.broken.push(test)
  evidence.addAll(
    test,
    records.map((record) => touchedByPayload('ImageTask', record as Json)),
  )
  evidence.add(
    test,
    operationIds.map((operationId) => elementId('callback', 'notifyImageTask', operationId)),
  )
}

function getRecords(gateway: TaskGateway, id: unknown): Record<string, unknown>[] {
  return gateway.callbacks().filter((record): record is Record<string, unknown> => {
    return typeof record === 'object' && record !== null && 'id' in record && record.id === id
  })
}

const timeoutMs = 600_000

/** Ticks until the condition holds. Files are created in real time, so it also waits between ticks. */
async function tickUntil({ clock }: TaskGateway, isIt: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end && !(await isIt())) {
    await clock.tick()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** Waits for a callback that matches; callbacks are sent over HTTP. */
async function waitForCallback(
  gateway: TaskGateway,
  id: unknown,
  isIt: (record: Record<string, unknown>) => boolean,
): Promise<void> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end && !getRecords(gateway, id).some(isIt))
    await new Promise((resolve) => setTimeout(resolve, 5))
}
