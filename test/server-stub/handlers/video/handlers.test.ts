import type { VideoJob, VideoModel } from 'gatewright/stub'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gateway } from './gateway.ts'

const native = '/v1/video/generations'
const least = { model: 'gw-video-1', prompt: 'A fox' }
const plan = ({ width, height }: VideoJob) => ({ width, height, fps: 1, seconds: 1, seed: 1 })
let own: ReturnType<typeof gateway>

beforeEach(() => {
  own = gateway()
})

afterEach(async () => {
  await own.store.close(0)
  await own.callbacks.close(1000)
  await own.server.close()
  expect(own.violations).toEqual([])
})

async function create(payload: object = least): Promise<string> {
  const reply = await own.post(native, payload)
  expect(reply.statusCode).toBe(200)
  return reply.json().task_id
}

/** Moves the time on until the task has ended; gives all the records that could be read meanwhile. */
async function watch(id: string): Promise<Record<string, unknown>[]> {
  const seen: Record<string, unknown>[] = []
  for (let i = 0; i < 50; i++) {
    const task = (await own.get(`${native}/${id}`)).json()
    seen.push(task)
    if (task.status === 'succeeded' || task.status === 'failed') return seen
    await own.clock.tick()
  }
  throw new Error('The task does not end.')
}

test('a task is queued until the model begins, and stops with its store', async () => {
  const id = await create({ ...least, prompt: 'sim:queued A fox' })
  expect(own.clock.sleeping).toEqual([30_000])
  expect((await own.get(`${native}/${id}`)).json().status).toBe('queued')
  await own.store.close(0)
  expect(own.clock.sleeping).toEqual([])
})

test('a task is in progress even without reported progress', async () => {
  own = gateway({
    plan,
    async *generate() {
      yield { type: 'done', video: { bytes: new Uint8Array(8), mediaType: 'video/mp4' } }
    },
  })
  const seen: string[] = []
  const commit = own.store.commit.bind(own.store)
  own.store.commit = (change) => {
    seen.push(change.record.status)
    return commit(change)
  }
  await watch(await create())
  expect(seen).toEqual(['queued', 'in_progress', 'succeeded'])
})

test('an internal error is reported only to the operator', async () => {
  const broken: VideoModel = {
    plan,
    async *generate() {
      yield { type: 'progress', percent: 10 }
      throw new Error('the password is 1234')
    },
  }
  own = gateway(broken)
  const id = await create()
  const task = (await watch(id)).at(-1)
  expect(task).toMatchObject({ status: 'failed', error: { code: 'internal_error' } })
  expect(JSON.stringify(task)).not.toContain('1234')
  expect(own.logged).toHaveLength(1)
})

test.each<[string, object, object]>([
  ['of a minimal request', {}, { duration: 5, width: 1280, height: 720 }],
  ['of a size that no film has', { size: '4000x100' }, { duration: 5, width: 4000, height: 100 }],
  ['of a task that fails', { prompt: 'sim:fail-late A fox', duration: 7 }, { duration: 7, width: 1280, height: 720 }],
])('the fields %s are set at creation', async (_, patch, known) => {
  const id = await create({ ...least, ...patch })
  const [first, ...later] = (await watch(id)).map(({ metadata }) => metadata)
  expect(first).toEqual({ ...known, fps: expect.any(Number), seed: expect.any(Number) })
  for (const each of later) expect(each).toEqual(first)
})

test('both formats share ids, and progress never decreases', async () => {
  const made = (await own.post('/v1/videos', { ...least, seconds: '4', size: '640x480' })).json()
  expect(made).toMatchObject({ object: 'video', status: 'queued', seconds: '4', size: '640x480' })
  const seen: number[] = []
  while (seen.at(-1) !== 100) {
    seen.push((await own.get(`/v1/videos/${made.id}`)).json().progress)
    await own.clock.tick()
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(seen.length).toBeGreaterThan(5)
  expect((await watch(made.id)).at(-1)).toMatchObject({ task_id: made.id, status: 'succeeded' })
  const other = await create({ ...least, duration: 6, size: '480x640' })
  expect((await own.get(`/v1/videos/${other}`)).json()).toMatchObject({ id: other, seconds: '6', size: '480x640' })
})

test('the model gets the requested job', async () => {
  const metadata = { seed: 7, negative_prompt: 'blur', other: true }
  await create({ ...least, image: 'https://a.example/a.png', size: '640x480', duration: 4, metadata })
  await own.clock.tick()
  const planned = { width: 640, height: 480, fps: 24, seconds: 4, seed: 7 }
  expect(own.jobs).toEqual([{ ...least, ...planned, image: 'https://a.example/a.png', options: metadata }])
})

test('there is no download before success or after a failure', async () => {
  const id = await create({ ...least, prompt: 'sim:fail A fox' })
  const early = await own.get(`/v1/videos/${id}/content`)
  await watch(id)
  const late = await own.get(`/v1/videos/${id}/content`)
  for (const reply of [early, late]) {
    expect(reply.statusCode).toBe(400)
    const facts = { param: 'task_id', code: 'video_not_ready' }
    expect(reply.json()).toMatchObject({ message: expect.stringContaining(id), ...facts })
    expect(reply.json().error).toMatchObject({ message: reply.json().message, ...facts })
  }
  expect(early.json().message).toContain('queued')
  expect(late.json().message).toContain('sim:fail')
})

test.each(['http://me:hunter2@127.0.0.1:9/', 'https:me@127.0.0.1:9/'])('refused: %s', async (callback_url) => {
  const reply = await own.post(native, { ...least, metadata: { callback_url } })
  expect(reply.statusCode).toBe(400)
  const param = 'metadata.callback_url'
  const facts = { message: expect.stringContaining(param), type: 'invalid_request_error', param }
  expect(reply.json()).toMatchObject({ ...facts, error: facts })
  expect(reply.body).not.toContain('hunter2')
  expect(own.jobs).toEqual([])
})
