import { startReceiver } from '../../conformance/tasks/receiver.ts'
import { families } from '../../generated/errors.ts'
import { routes } from '../../generated/routes.ts'
import { simulatedPorts } from '../../mock/simulated-ports.ts'
import { createServer } from '../../runtime/http/server.ts'
import { asObject, isObject, type JsonObject } from '../../runtime/json.ts'
import { createGateway } from '../../server-stub/gateway.ts'
import { manualClock } from '../../test/runtime/manual-clock.ts'
import { elementId } from './element.ts'
import type { Evidence } from './evidence.ts'
import { coverPayload } from './exchange-coverage.ts'

/** What was seen of a task, in order. */
interface Seen {
  readonly schema: string
  readonly records: readonly JsonObject[]
  /** The requests that caused the callbacks with these records. */
  readonly operationIds?: readonly string[]
}

type RunTask = (gateway: TaskGateway) => Promise<Seen>

/** Moves tasks on a stopped clock through the states that no case of the suite can be sure to read. */
export async function runTasks(evidence: Evidence): Promise<void> {
  for (const [name, run] of Object.entries(runs)) {
    const gateway = await startTaskGateway()
    const test = `tasks/${name}`
    try {
      const { schema, records, operationIds = [] } = await run(gateway)
      if (records.length === 0) evidence.broken.push(test)
      const callbacks = operationIds.map((operationId) => elementId('callback', 'notifyImageTask', operationId))
      evidence.addAll(
        test,
        records.map((record) => coverPayload(schema, record)),
      )
      evidence.add(test, callbacks)
    } finally {
      await gateway.close()
    }
  }
}

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
const fox = { prompt: 'a fox' }
/** This account runs one job at a time, so that the next one waits. */
const queued = { ...fox, accountFilter: { remark: 'one at a time' } }

const runs: Readonly<Record<string, RunTask>> = {
  'video/succeeded': (gateway) => followVideo(gateway, 'Fog.'),
  'video/failed': (gateway) => followVideo(gateway, 'sim:fail Fog.'),
  'image/face-swap': async (gateway) => {
    const faces = { sourceBase64: picture, targetBase64: picture }
    const { result } = await gateway.post('/img/face-swap/swap', faces)
    await followImage(gateway, result)
    return getSeen(gateway, result, 'swapFace')
  },
  'image/cancelled-while-it-waits': async (gateway) => {
    await gateway.post('/img/submit/imagine', queued)
    return cancelImage(gateway, (await gateway.post('/img/submit/imagine', queued)).result)
  },
  'image/cancelled-when-submitted': async (gateway) =>
    cancelImage(gateway, (await gateway.post('/img/submit/imagine', fox)).result),
  'image/cancelled-in-progress': async (gateway) => {
    const { result } = await gateway.post('/img/submit/imagine', fox)
    await tickUntil(gateway, async () => (await gateway.get(`/img/task/${result}/fetch`)).status === 'IN_PROGRESS')
    return cancelImage(gateway, result)
  },
  'image/modal-cancelled': async (gateway) => cancelImage(gateway, await waitForInput(gateway)),
  'image/modal-behind-another': async (gateway) => {
    const taskId = await waitForInput(gateway)
    await gateway.post('/img/submit/modal', { taskId, prompt: 'sim:queued a red boat' })
    await waitForCallback(gateway, taskId, ({ status }) => status === 'NOT_START')
    return getSeen(gateway, taskId, 'submitAction', 'submitModal')
  },
}

async function followVideo(gateway: TaskGateway, prompt: string): Promise<Seen> {
  const { task_id: id } = await gateway.post('/v1/video/generations', { model: 'gw-video-1', prompt })
  const records: JsonObject[] = []
  await tickUntil(gateway, async () => {
    const record = await gateway.get(`/v1/video/generations/${id}`)
    records.push(record)
    return record.status === 'succeeded' || record.status === 'failed'
  })
  return { schema: 'VideoTask', records }
}

function getSeen(gateway: TaskGateway, id: unknown, ...operationIds: readonly string[]): Seen {
  return { schema: 'ImageTask', records: gateway.getRecords(id), operationIds }
}

/** Advances the clock until the task has ended. */
async function followImage(gateway: TaskGateway, id: unknown): Promise<void> {
  await tickUntil(gateway, async () => (await gateway.get(`/img/task/${id}/fetch`)).finishTime !== 0)
  await waitForCallback(gateway, id, ({ finishTime }) => finishTime !== 0)
}

async function cancelImage(gateway: TaskGateway, id: unknown): Promise<Seen> {
  await gateway.images.cancel(String(id))
  await waitForCallback(gateway, id, ({ status }) => status === 'CANCEL')
  return getSeen(gateway, id)
}

/** Creates a redraw, which waits for its mask. */
async function waitForInput(gateway: TaskGateway): Promise<unknown> {
  const press = async (taskId: unknown, kind: string) => {
    await followImage(gateway, taskId)
    const { buttons } = await gateway.get(`/img/task/${taskId}/fetch`)
    const ids = (buttons as JsonObject[]).map((button) => String(asObject(button).customId))
    const customId = ids.find((id) => id.includes(kind))
    return (await gateway.post('/img/submit/action', { taskId, customId })).result
  }
  const grid = await gateway.post('/img/submit/imagine', { prompt: 'a lighthouse' })
  return press(await press(grid.result, '::upsample::'), '::inpaint::')
}

/** Ticks until the condition holds. Files are created in real time, so it also waits between ticks. */
async function tickUntil({ clock }: TaskGateway, isDone: () => Promise<boolean>): Promise<void> {
  await waitUntil(async () => (await isDone()) || clock.tick().then(() => false))
}

/** Waits for a callback that matches; callbacks are sent over HTTP. */
async function waitForCallback(gateway: TaskGateway, id: unknown, matches: (record: JsonObject) => boolean) {
  await waitUntil(async () => gateway.getRecords(id).some(matches))
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 600_000
  while (performance.now() < end && !(await isDone())) await new Promise((resolve) => setTimeout(resolve, 1))
}

type TaskGateway = Awaited<ReturnType<typeof startTaskGateway>>

/** The simulated gateway with a stopped clock, so that every state of a task can be read. */
async function startTaskGateway() {
  const key = 'sk-tasks'
  const log = () => {}
  const receiver = await startReceiver()
  const clock = manualClock()
  const { handlers, images, close } = createGateway(
    simulatedPorts({ clock, notifyHook: receiver.urlFor('tasks') }, log),
  )
  const app = createServer({ contract: { families, routes }, handlers, isKey: (sentKey) => sentKey === key, log })
  const headers = { authorization: `Bearer ${key}` }
  return {
    clock,
    images,
    /** The records in the callbacks about an image task. */
    getRecords: (id: unknown): JsonObject[] =>
      receiver.receivedFor('tasks').flatMap(({ body }) => (isObject(body) && body.id === id ? [body] : [])),
    /** The JSON of the reply. */
    post: async (url: string, payload: object): Promise<JsonObject> =>
      (await app.inject({ method: 'POST', url, headers, payload })).json(),
    get: async (url: string): Promise<JsonObject> => (await app.inject({ method: 'GET', url, headers })).json(),
    close: async () => {
      await close(0)
      await Promise.all([app.close(), receiver.close()])
    },
  }
}
