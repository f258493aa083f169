import { ControlError } from 'gatewright'
import type OpenAI from 'openai'
import { beforeEach, describe, expect, test } from 'vitest'
import { TaskRuns } from '../../../mock/control/tasks/task-runs.ts'
import { MemoryTasks } from '../../../server-stub/adapters/store/memory-tasks.ts'
import { ImageClient } from '../../e2e/image-client.ts'
import { createClients } from '../../sdk/clients.ts'
import { sharedMock } from '../serve-mock.ts'

const mock = await sharedMock({ speed: 1 })
const { openai } = createClients(mock)

beforeEach(async () => {
  await mock.control.resetSandbox()
  await mock.control.changeClock({ stopped: true })
})

const video = { model: 'gw-video-1' as OpenAI.VideoModel, prompt: 'A lighthouse' }

const images = new ImageClient(mock.baseUrl, mock.key)
const imagine = (more = {}) => images.submit('/img/submit/imagine', { prompt: 'A lighthouse', ...more })

describe('a video', () => {
  test('that is set to failed is reported by the official client with the reason', async () => {
    const { id } = await openai.videos.create(video)
    const task = await mock.control.failTask(id, { reason: 'The film tore.', code: 'film_torn' })
    expect(task).toMatchObject({ kind: 'video', status: 'failed', next: [] })
    const error = { code: 'film_torn', message: 'The film tore.' }
    await expect(openai.videos.retrieve(id)).resolves.toMatchObject({ status: 'failed', error })
  })

  test('succeeds when the clock is advanced far enough, and not before', async () => {
    const { id, status } = await openai.videos.create(video)
    expect(status).toBe('queued')
    await mock.control.changeClock({ advanceMs: 3000 })
    await expect(openai.videos.retrieve(id)).resolves.toMatchObject({ status: 'in_progress' })
    await mock.control.changeClock({ advanceMs: 60_000 })
    await expect(openai.videos.retrieve(id)).resolves.toMatchObject({ status: 'succeeded', progress: 100 })
  })

  test('can be set to success despite a hanging prompt, and can be downloaded', async () => {
    const { id } = await openai.videos.create({ ...video, prompt: 'A lighthouse sim:hang' })
    expect(await mock.control.succeedTask(id)).toMatchObject({ status: 'succeeded', percent: 100 })
    const content = await openai.videos.downloadContent(id)
    const bytes = Buffer.from(await content.arrayBuffer())
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
  })

  test('advances to a percentage and stays there while time passes', async () => {
    const { id } = await openai.videos.create(video)
    expect(await mock.control.advanceTask(id, { percent: 33 })).toMatchObject({ status: 'in_progress', percent: 33 })
    await mock.control.changeClock({ advanceMs: 600_000 })
    await expect(openai.videos.retrieve(id)).resolves.toMatchObject({ status: 'in_progress', progress: 33 })
    expect(await mock.control.advanceTask(id)).toMatchObject({ status: 'succeeded' })
  })

  test('refuses changes that the lifecycle does not allow, and names the allowed ones', async () => {
    const { id } = await openai.videos.create(video)
    await mock.control.advanceTask(id, { percent: 50 })
    const refused = { status: 400, code: 'illegal_change' }
    await expect(mock.control.advanceTask(id, { percent: 20 })).rejects.toMatchObject({
      ...refused,
      param: 'percent',
      message: 'percent: the task is already at 50 and cannot go back.',
    })
    await expect(mock.control.advanceTask(id, { status: 'queued' })).rejects.toMatchObject({
      ...refused,
      message: 'A task in in_progress cannot change to queued; allowed: succeeded, failed.',
    })
    await expect(mock.control.cancelTask(id)).rejects.toMatchObject({
      ...refused,
      message: 'Tasks of this kind cannot be cancelled: VideoStatus has no such state.',
    })
    await mock.control.succeedTask(id)
    await expect(mock.control.failTask(id)).rejects.toMatchObject({
      ...refused,
      message: 'A task in succeeded has ended.',
    })
  })
})

describe('an image', () => {
  test('goes through all states of its lifecycle by hand', async () => {
    await mock.control.changeSettings({ holdTasks: true })
    const id = await imagine()
    expect(await images.read(id)).toMatchObject({ status: 'NOT_START' })
    const states = ['SUBMITTED', 'IN_PROGRESS', 'SUCCESS']
    for (const status of states) {
      expect(await mock.control.advanceTask(id)).toMatchObject({ kind: 'image', status })
      expect(await images.read(id)).toMatchObject({ status })
    }
    expect(await images.read(id)).toMatchObject({ progress: '100%', imageUrl: expect.stringContaining('/files/') })
  })

  test('is cancelled from any open state', async () => {
    await mock.control.changeSettings({ holdTasks: true })
    for (const status of ['NOT_START', 'SUBMITTED', 'IN_PROGRESS']) {
      const id = await imagine()
      if (status !== 'NOT_START') await mock.control.advanceTask(id, { status })
      expect(await mock.control.cancelTask(id)).toMatchObject({ status: 'CANCEL', next: [] })
      expect(await images.read(id)).toMatchObject({ status: 'CANCEL' })
    }
  })

  test('that waits for input receives it, and continues', async () => {
    const accountFilter = { remark: 'remix by hand' }
    const origin = await imagine({ accountFilter })
    await mock.control.succeedTask(origin)
    const { customId } = (await images.read(origin)).buttons[0] ?? {}
    const id = await images.submit('/img/submit/action', { taskId: origin, customId, accountFilter })
    expect(await mock.control.getTask(id)).toMatchObject({
      status: 'MODAL',
      next: ['NOT_START', 'SUBMITTED', 'CANCEL'],
    })
    expect(await mock.control.advanceTask(id, { status: 'NOT_START' })).toMatchObject({ status: 'NOT_START' })
    expect(await mock.control.failTask(id, { reason: 'No paint left.' })).toMatchObject({ status: 'FAILURE' })
    expect(await images.read(id)).toMatchObject({ status: 'FAILURE', failReason: 'No paint left.', progress: '' })
  })

  test('that waits for its account succeeds before its turn', async () => {
    const accountFilter = { remark: 'one at a time' }
    const [first, second] = [await imagine({ accountFilter }), await imagine({ accountFilter })]
    expect(await mock.control.getTask(second)).toMatchObject({ status: 'NOT_START' })
    expect(await mock.control.succeedTask(second)).toMatchObject({ status: 'SUCCESS' })
    expect(await mock.control.getTask(first)).toMatchObject({ status: 'SUBMITTED' })
    expect(await mock.control.succeedTask(first)).toMatchObject({ status: 'SUCCESS' })
  })
})

test('tasks are listed by kind and state; unknown states are refused', async () => {
  const { id } = await openai.videos.create(video)
  const image = await imagine()
  const listed = async (query: Parameters<typeof mock.control.listTasks>[0]) =>
    (await mock.control.listTasks(query)).tasks.map((task) => task.id)
  expect(await listed({})).toEqual([id, image])
  expect(await listed({ kind: 'image' })).toEqual([image])
  expect(await listed({ status: 'queued' })).toEqual([id])
  expect(await listed({ status: 'failed' })).toEqual([])
  const unknown = mock.control.getTask('nothing')
  await expect(unknown).rejects.toBeInstanceOf(ControlError)
  await expect(unknown).rejects.toMatchObject({ status: 404, message: expect.stringContaining('nothing') })
})

test('a state that the kind does not have is refused with the known states', async () => {
  const video = 'queued, in_progress, succeeded, failed'
  const image = 'NOT_START, MODAL, SUBMITTED, CANCEL, IN_PROGRESS, SUCCESS, FAILURE'
  const mistakes = [
    [{ status: 'done' }, `must be one of ${video}, ${image}, got "done".`],
    [{ kind: 'video', status: 'SUCCESS' }, `must be one of ${video}, got "SUCCESS".`],
    [{ kind: 'image', status: 'queued' }, `must be one of ${image}, got "queued".`],
  ] as const
  for (const [query, message] of mistakes) {
    const refused = { status: 400, code: 'invalid_request', param: 'status', message: `status: ${message}` }
    await expect(mock.control.listTasks(query)).rejects.toMatchObject(refused)
  }
})

test('work that pauses after its start ends at once if it was aborted in the meantime', async () => {
  const { image } = mock.mock.sandboxes.get('').ports
  const effect = { takesMs: 0, jumpsQueue: true }
  const imagine = { type: 'imagine', bot: 'primary', prompt: 'A lighthouse', images: [], accounts: {} } as const
  const job = { ...imagine, effect, stopsAfterStart: true }
  const accepted = await image.submit(job)
  if (accepted.type === 'refused') throw new Error(accepted.message)
  const stop = new AbortController()
  const work = image.run(job, accepted, stop.signal)[Symbol.asyncIterator]()
  expect(await work.next()).toMatchObject({ value: { type: 'started' } })
  stop.abort(new Error('overridden'))
  await expect(work.next()).rejects.toThrow('overridden')
})

test('an attempt that throws is no work that can be overridden', async () => {
  const abandoned = Promise.withResolvers<void>()
  const store = new MemoryTasks({ callbacks: { send: () => {}, close: async () => {}, weight: 0 }, onError: () => {} })
  const taskRuns = new TaskRuns(() => {})
  const controlled = taskRuns.wrapStore(store)
  const run = async () => {
    throw new Error('no luck')
  }
  controlled.work('video-tasks', { atOnce: 1, run, abandon: async () => abandoned.resolve() })
  const record = { id: 'a', status: 'queued' }
  await controlled.commit({ kind: 'video-tasks', record, replaces: 0, job: {}, isOver: false, messages: [] })
  await abandoned.promise
  expect(taskRuns.override('a', {})).toBe(false)
})
