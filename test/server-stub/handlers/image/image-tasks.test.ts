import type {
  Accepted,
  ActionJob,
  ImageBot,
  ImageProgress,
  ImagineJob,
  Message,
  Refused,
  TaskStore,
} from 'gatewright/stub'
import { beforeEach, describe, expect, it } from 'vitest'
import { ImageTask } from '../../../../generated/validators/image.js'
import { memoryFiles } from '../../../../server-stub/adapters/store/memory.ts'
import { MemoryTasks } from '../../../../server-stub/adapters/store/memory-tasks.ts'
import { ImageTasks } from '../../../../server-stub/handlers/image/image-tasks.ts'
import { GenerationFailed } from '../../../../server-stub/ports/video-model.ts'
import { manualClock, settle } from '../../../runtime/manual-clock.ts'
import { accepted, creation } from './fixture.ts'

/** A scripted bot, and the state of the places that it gave. */
interface Script {
  accept?: Partial<Accepted>
  refuse?: Refused
  run?: (signal: AbortSignal) => AsyncIterable<ImageProgress>
}

let script: Script
let runs: ('run' | 'aborted' | 'stopped')[]
let logged: unknown[]
let seen: string[]
let hooks: Set<string>
const clock = manualClock(5000)
const job: ImagineJob = { type: 'imagine', bot: 'primary', prompt: 'a fox', images: [], accounts: {} }
const action: ActionJob = { type: 'action', customId: 'x', origin: creation, sameChannel: false, accounts: {} }
const order = { job, state: 's', notifyHook: '', baseUrl: 'http://gw' }
const file = { type: 'file', bytes: new Uint8Array([1]), mediaType: 'image/webp' } as const

const bot: ImageBot = {
  submit: async () => script.refuse ?? { ...accepted, ...script.accept },
  async *run(_, __, signal) {
    runs.push(signal.aborted ? 'aborted' : 'run')
    if (!signal.aborted) yield* script.run?.(signal) ?? wholeWork()
  },
  upload: async () => ({ type: 'uploaded', pictures: [] }),
  seed: async () => ({ type: 'seed', seed: '1' }),
}

async function* wholeWork(): AsyncGenerator<ImageProgress> {
  yield { type: 'started' }
  yield { type: 'progress', percent: 30 }
  yield { type: 'progress', percent: 60, preview: file }
  yield { type: 'done', creation, picture: file }
}

async function* hanging(signal: AbortSignal): AsyncGenerator<ImageProgress> {
  yield { type: 'started' }
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))).finally(() =>
    runs.push('stopped'),
  )
}

const files = memoryFiles()

let store: MemoryTasks

function engine(tasks?: TaskStore): ImageTasks {
  const send = (message: Message) => {
    hooks.add(message.url)
    const body: unknown = JSON.parse(message.body)
    seen.push(ImageTask(body) ? `${body.status} ${body.progress}`.trim() : 'not a record')
  }
  const log = (_: string, cause: unknown) => void logged.push(cause)
  store = new MemoryTasks({ callbacks: { send, close: async () => {}, weight: 0 }, onError: (error) => log('', error) })
  const ports = { image: bot, files, clock, log, newId: (prefix: string) => prefix }
  return new ImageTasks({ ...ports, tasks: tasks ?? store, globalHook: 'http://127.0.0.1:1/' })
}

async function accept(submission: ReturnType<ImageTasks['submit']>): Promise<string> {
  const outcome = await submission
  if ('type' in outcome) throw new Error(outcome.message)
  await settle()
  await settle()
  return outcome.id
}

beforeEach(() => {
  script = {}
  runs = []
  logged = []
  seen = []
  hooks = new Set()
})

describe('a task', () => {
  it('that starts immediately', async () => {
    const tasks = engine()
    const id = await accept(tasks.submit(order))
    expect(seen).toEqual(['NOT_START', 'SUBMITTED 0%', 'IN_PROGRESS 30%', 'IN_PROGRESS 60%', 'SUCCESS 100%'])
    const imageUrl = `http://gw/files/${id}.webp`
    const times = { submitTime: 5000, startTime: 5000, finishTime: 5000 }
    expect(await tasks.find(id)).toMatchObject({ status: 'SUCCESS', state: 's', imageUrl, creation, ...times })
    expect(await files.get(`${id}.webp`)).toMatchObject({ mediaType: 'image/webp' })
    expect(await files.get(`${id}-60.webp`)).toBeDefined()
  })

  it('that waits for its account', async () => {
    script = { accept: { queuePosition: 2 } }
    const tasks = engine()
    expect(await tasks.submit(order)).toMatchObject({ status: 'NOT_START', startTime: 0 })
    await settle()
    expect(seen).toEqual(['NOT_START', 'SUBMITTED 0%', 'IN_PROGRESS 30%', 'IN_PROGRESS 60%', 'SUCCESS 100%'])
  })

  const elsewhere = { type: 'url', url: 'https://elsewhere/a.png' } as const
  const progress = (percent: number, more: object = {}): ImageProgress => ({ type: 'progress', percent, ...more })

  it.each<[string, ImageProgress[], string, string]>([
    ['nothing before its end', [{ type: 'done', creation, picture: elsewhere }], '0%', elsewhere.url],
    ['no news', [progress(33.2), progress(33.4), { type: 'done', creation }], '33%', ''],
    ['no picture in the end', [progress(50, { preview: file }), { type: 'done', creation }], '50%', ''],
  ])('that reports %s', async (_, steps, percent, imageUrl) => {
    script.run = async function* () {
      yield { type: 'started' }
      yield* steps
    }
    const tasks = engine()
    const id = await accept(tasks.submit(order))
    expect(seen).toEqual(['NOT_START', 'SUBMITTED 0%', `IN_PROGRESS ${percent}`, 'SUCCESS 100%'])
    expect(await tasks.find(id)).toMatchObject({ status: 'SUCCESS', imageUrl })
  })

  it.each([
    ['a reason for the client', new GenerationFailed('x', 'The bot gave up.'), 'The bot gave up.', 0],
    ['a fault of ours, which stays with us', new Error('disk'), 'The image could not be made; try again later.', 1],
  ])('that fails before it starts, for %s', async (_, error, failReason, logs) => {
    const fail = () => {
      throw error
    }
    script = { accept: { queuePosition: 1 }, run: fail }
    const tasks = engine()
    const id = await accept(tasks.submit(order))
    expect(seen).toEqual(['NOT_START', 'SUBMITTED 0%', 'IN_PROGRESS 0%', 'FAILURE'])
    expect(await tasks.find(id)).toMatchObject({ failReason, finishTime: 5000, creation: null })
    expect(logged).toHaveLength(logs)
  })

  it('that is cancelled', async () => {
    script.run = hanging
    const tasks = engine()
    const id = await accept(tasks.submit(order))
    expect(await tasks.cancel(id)).toMatchObject({ status: 'CANCEL', finishTime: 5000 })
    expect(seen).toEqual(['NOT_START', 'SUBMITTED 0%', 'CANCEL'])
    await settle()
    expect(runs).toEqual(['run', 'stopped'])
    expect(await tasks.cancel('17')).toBeUndefined()
  })
})

it('sends its callbacks to its own hook, or else to the global one', async () => {
  const tasks = engine()
  await accept(tasks.submit({ ...order, notifyHook: 'http://127.0.0.1:2/' }))
  expect(hooks).toEqual(new Set(['http://127.0.0.1:2/']))
  script.accept = { taskId: '18' }
  await accept(tasks.submit(order))
  expect(hooks).toEqual(new Set(['http://127.0.0.1:2/', 'http://127.0.0.1:1/']))
})

describe('slots of accounts', () => {
  it('are released if the record cannot be written', async () => {
    const full: TaskStore = {
      get: async () => [],
      list: async () => [],
      commit: () => Promise.reject(new Error('full')),
      work: () => {},
      room: () => 'open',
      close: async () => {},
    }
    await expect(engine(full).submit(order)).rejects.toThrow('full')
    expect(runs).toEqual(['aborted'])
  })

  it('are not held by a refused job or one that waits for input', async () => {
    const tasks = engine()
    script.refuse = { type: 'refused', reason: 'system', message: 'No.' }
    expect(await tasks.submit(order)).toEqual(script.refuse)
    script = { accept: { needs: 'prompt' } }
    const id = await accept(tasks.submit({ ...order, job: action }))
    expect(await tasks.find(id)).toMatchObject({ status: 'MODAL', action: { customId: 'x' } })
    expect([runs, seen]).toEqual([[], ['MODAL']])
  })
})

describe('input', () => {
  const waiting = async (tasks: ImageTasks) => {
    script = { accept: { needs: 'prompt' } }
    const id = await accept(tasks.submit({ ...order, job: action }))
    script = {}
    return id
  }

  it.each([
    [0, ['MODAL', 'SUBMITTED 0%', 'IN_PROGRESS 30%', 'IN_PROGRESS 60%', 'SUCCESS 100%']],
    [1, ['MODAL', 'NOT_START', 'SUBMITTED 0%', 'IN_PROGRESS 30%', 'IN_PROGRESS 60%', 'SUCCESS 100%']],
  ])('resumes a task with %i jobs ahead', async (ahead, course) => {
    const tasks = engine()
    const id = await waiting(tasks)
    script = { accept: { queuePosition: ahead, prompt: 'a hare' } }
    await accept(tasks.resume(id, { prompt: 'a hare' }))
    expect(seen).toEqual(course)
    expect(await tasks.find(id)).toMatchObject({ action: null, accepted: { prompt: 'a hare' }, state: 's' })
  })

  it('that is refused leaves the task waiting', async () => {
    const tasks = engine()
    const id = await waiting(tasks)
    script.refuse = { type: 'refused', reason: 'parameter', message: 'No.' }
    expect(await tasks.resume(id, { prompt: 'gore' })).toEqual(script.refuse)
    expect(await tasks.find(id)).toMatchObject({ status: 'MODAL' })
  })

  it('is accepted once, and not after a cancel', async () => {
    const tasks = engine()
    const id = await waiting(tasks)
    script.run = hanging
    const [first, second] = await Promise.all([tasks.resume(id, {}), tasks.resume(id, {}), settle()])
    expect([first, second]).toMatchObject([{ status: 'SUBMITTED' }, { type: 'refused', reason: 'parameter' }])
    expect(runs).toEqual(['run'])
    await tasks.cancel(id)
    expect(await tasks.resume(id, {})).toMatchObject({ message: expect.stringContaining('CANCEL') })
    await expect(tasks.resume('17', {})).rejects.toMatchObject({ kind: 'not-found', variant: 'task-not-found' })
  })
})

it('stops its work when closed, and starts no more', async () => {
  script.run = hanging
  const tasks = engine()
  const id = await accept(tasks.submit(order))
  await store.close(0)
  expect(await tasks.find(id)).toMatchObject({ status: 'SUBMITTED' })
  script.accept = { taskId: '18' }
  await expect(tasks.submit(order)).rejects.toThrow('shutting down')
  expect(runs).toEqual(['run', 'stopped'])
})
