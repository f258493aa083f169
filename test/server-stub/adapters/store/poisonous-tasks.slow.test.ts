import { createApp, GenerationFailed, type ImageBot, type VideoModel } from 'gatewright/stub'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MovableClock } from '../../../../mock/movable-clock.ts'
import { simulatedImageBot } from '../../../../mock/simulator/image/bot.ts'
import { simulatedVideoModel } from '../../../../mock/simulator/video/model.ts'
import { type Cluster, noPostgres, query, startCluster } from './postgres.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type Heard, type Keeping, keepings, type Stores } from './stores.ts'
import { type Json, StubProcess } from './stub-process.ts'

const TIMEOUT_MS = 600_000
const headers = { authorization: 'Bearer sk-test' }
const hook = 'http://127.0.0.1:1/'

/** The behaviour of the ports, by prompt; `attempts` counts from 1. */
const poisons: Readonly<Record<string, (attempts: number, signal: AbortSignal) => Promise<unknown> | undefined>> = {
  refuses: () => Promise.reject(new GenerationFailed('too_dark', 'It is too dark.')),
  throws: () => Promise.reject(new TypeError('the password is hunter2')),
  hangs: () => new Promise(() => {}),
  'stops on abort': (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  'hangs once': (attempts) => (attempts === 1 ? new Promise(() => {}) : undefined),
}

/** Whether an attempt ends without a timeout. */
function endsAt(prompt: string, attempt: number): boolean {
  return prompt === 'refuses' || prompt === 'throws' || (prompt === 'hangs once' && attempt === 2)
}

describe.each(Object.entries(keepings))('tasks kept by %s whose work', (_, keep) => {
  const heard: Heard = { delivered: [], errors: [] }
  const clock = new MovableClock()
  let keeping: Keeping
  let stores: Stores
  let app: ReturnType<typeof createApp>
  let signals: AbortSignal[]

  const poisoned = async (prompt: string, signal: AbortSignal) => {
    signals.push(signal)
    await poisons[prompt]?.(signals.length, signal)
  }

  beforeAll(async () => {
    keeping = await keep(heard)
    stores = await keeping.open()
    clock.stop()
    const simulation = { clock, seed: 1 }
    const model = simulatedVideoModel(simulation)
    const video: VideoModel = {
      plan: (job) => model.plan(job),
      async *generate(job, signal) {
        await poisoned(job.prompt, signal)
        yield* model.generate(job, signal)
      },
    }
    const bot = simulatedImageBot({ ...simulation, isShared: true })
    const image: ImageBot = {
      ...bot,
      async *run(job, accepted, signal) {
        await poisoned(job.type === 'imagine' ? job.prompt : '', signal)
        yield* bot.run(job, accepted, signal)
      },
    }
    const { store, files, tasks } = stores
    const ports = { clock, store, files, tasks, video, image }
    app = createApp({ keys: ['sk-test'], log: () => {}, taskTimeoutMs: TIMEOUT_MS, ports })
  })

  afterAll(async () => {
    await app.close()
    await stores.close()
    await keeping.end()
  })

  const post = async (url: string, payload: object): Promise<Json> =>
    (await app.inject({ method: 'POST', url, headers, payload })).json()
  const kinds = {
    video: {
      create: async (prompt: string) => {
        const metadata = { callback_url: hook }
        return (await post('/v1/video/generations', { model: 'gw-video-1', prompt, metadata })).task_id
      },
      path: (id: unknown) => `/v1/video/generations/${id}`,
    },
    image: {
      create: async (prompt: string) => (await post('/img/submit/imagine', { prompt, notifyHook: hook })).result,
      path: (id: unknown) => `/img/task/${id}/fetch`,
    },
  }

  const failedVideo = (code: string, message: string) => ({ status: 'failed', error: { code, message } })
  const failedImage = (failReason: string) => ({ status: 'FAILURE', failReason })
  const exhausted = {
    video: failedVideo('attempts_exhausted', 'The video could not be made: no attempt came to an end.'),
    image: failedImage('The image could not be made: no attempt came to an end.'),
  }
  const internal = {
    video: failedVideo('internal_error', 'The video could not be made. Try again later.'),
    image: failedImage('The image could not be made; try again later.'),
  }

  it.each([
    ['refuses', 1, { video: failedVideo('too_dark', 'It is too dark.'), image: failedImage('It is too dark.') }],
    ['throws', 1, internal],
    ['hangs', 5, exhausted],
    ['stops on abort', 5, exhausted],
    ['hangs once', 2, { video: { status: 'succeeded' }, image: { status: 'SUCCESS' } }],
  ] as const)('%s end after %i attempts, and a callback reports it', async (prompt, attempts, ends) => {
    for (const kind of ['video', 'image'] as const) {
      signals = []
      heard.delivered.length = 0
      const id = await kinds[kind].create(prompt)
      const read = async (): Promise<Json> =>
        (await app.inject({ method: 'GET', url: kinds[kind].path(id), headers })).json()
      for (let attempt = 1; attempt <= attempts; attempt++) {
        await expect.poll(() => signals.length).toBeGreaterThanOrEqual(attempt)
        if (endsAt(prompt, attempt)) await untilDone(read)
        else {
          await clock.advance(TIMEOUT_MS - 1)
          expect(signals[attempt - 1]?.aborted).toBe(false)
          await clock.advance(1)
          expect(signals[attempt - 1]?.aborted).toBe(true)
        }
      }
      await expect.poll(read).toMatchObject(ends[kind])
      expect(signals).toHaveLength(attempts)
      const last = () => JSON.parse(heard.delivered.at(-1) ?? 'null')
      await expect.poll(last).toMatchObject(ends[kind])
    }
  })

  /** Advances the clock until the task has ended. */
  async function untilDone(read: () => Promise<Json>): Promise<void> {
    for (
      let step = 0;
      step < 200 && !/^(succeeded|failed|SUCCESS|FAILURE)$/.test(String((await read()).status));
      step++
    ) {
      await clock.advance(1000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
})

describe.skipIf(noPostgres)('a task that crashes each process that runs it', () => {
  const CRASHES = 5
  let cluster: Cluster
  let database: string
  let stub: StubProcess
  let receiver: Receiver
  let innocent: unknown[]
  let poison: unknown
  let crashes = 0

  beforeAll(async () => {
    cluster = await startCluster()
    database = await cluster.createDatabase()
    receiver = await startReceiver(() => true)
    stub = new StubProcess(database).from('test/server-stub/adapters/store/start-poisoned.ts')
    await stub.start()
    const create = async (prompt: string) => {
      const metadata = { callback_url: receiver.url }
      const { body } = await stub.call('POST', '/v1/video/generations', { model: 'gw-video-1', prompt, metadata })
      return body.task_id
    }
    innocent = await Promise.all(['a fox', 'an owl', 'a heron'].map(create))
    poison = await create('poison')
    for (; crashes <= CRASHES + 1 && (await hasCrashed()); crashes++) {
      // Instead of a heartbeat timeout of 10 seconds.
      await query(database, "update gatewright_jobs.job set heartbeat_on = now() - interval '1 minute'")
      await stub.start()
    }
  })

  afterAll(async () => {
    await stub.kill()
    receiver.close()
    await cluster.stop()
  })

  /** False if all tasks have ended. */
  async function hasCrashed(): Promise<boolean> {
    for (;;) {
      if (!stub.isRunning) return true
      const [row] = await query(database, 'select count(*)::int as open from gatewright.tasks where not is_over')
      if (row?.open === 0) return false
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  const getVideo = async (id: unknown) => (await stub.call('GET', `/v1/video/generations/${id}`)).body

  it('fails after 5 attempts, and a callback reports it', async () => {
    expect(crashes).toBe(CRASHES)
    expect(await getVideo(poison)).toMatchObject({ status: 'failed', error: { code: 'attempts_exhausted' } })
    const statuses = () => receiver.tasks.get(String(poison))?.map(({ body }) => body.status)
    await expect.poll(statuses).toEqual(['failed'])
  })

  it('does not affect other tasks', async () => {
    for (const id of innocent) expect(await getVideo(id)).toMatchObject({ status: 'succeeded' })
  })
})
