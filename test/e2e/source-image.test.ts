import { describe, expect, test } from 'vitest'
import { sourceServer } from './source-server.ts'

// Callbacks are sent to where nobody listens, and the log says so.
const mock = sourceServer({ log: () => {} })
const open = sourceServer({ edition: 'open' })
const headers = { authorization: 'Bearer sk-test' }

const bytes = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==',
  jpeg:
    '/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+Tj4eHg4eTk5ubm7q6srLZ' +
    '2eD/////xABKAAEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAAAAEAEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/8AAEQ' +
    'gAAgACAwEiAAIRAAMRAP/aAAwDAQACEQMRAD8AAA//2Q==',
  gif: 'R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs=',
  webp: 'UklGRh4AAABXRUJQVlA4TBEAAAAvAUAAAAdQwAIWsP+BiOh/AAA=',
}
const dataUrl = (data: string, type = 'image/png') => `data:${type};base64,${data}`
const png = dataUrl(bytes.png)
const megabytes4 = 4 * 1024 * 1024

/** A PNG of so many bytes. */
function sized(size: number): string {
  const image = Buffer.alloc(size)
  Buffer.from(bytes.png, 'base64').copy(image)
  return dataUrl(image.toString('base64'))
}

/** Of one pixel, and as many frames. */
function getGif(frames: number): string {
  const still = Buffer.from(bytes.gif, 'base64')
  const parts = [still.subarray(0, 19), ...Array(frames).fill(still.subarray(19, -1)), still.subarray(-1)]
  return dataUrl(Buffer.concat(parts).toString('base64'), 'image/gif')
}

const paths = {
  imagine: '/img/submit/imagine',
  blend: '/img/submit/blend',
  describe: '/img/submit/describe',
  modal: '/img/submit/modal',
  swap: '/img/face-swap/swap',
  action: '/img/submit/action',
  upload: '/img/submit/upload-chat-images',
  list: '/img/task/list-by-condition',
}
type Operation = keyof typeof paths

/** The least that each operation takes; that of the last three names no task. */
const least: Readonly<Record<Operation, object>> = {
  imagine: { prompt: 'A fox' },
  blend: { base64Array: [png, png] },
  describe: { base64: png },
  swap: { sourceBase64: png, targetBase64: png },
  upload: { base64Array: [png] },
  modal: { taskId: '1' },
  action: { taskId: '1', customId: 'BOT::JOB::upsample::1::7c1d5f0e-93a8-4e55-9b7d-2f64a0c8e1b3' },
  list: { ids: ['1'] },
}
const send = (operation: Operation, patch: object = {}) =>
  mock.send('POST', paths[operation], { headers, body: { ...least[operation], ...patch } })

const filtering: readonly Operation[] = ['imagine', 'blend', 'describe', 'action']
const withBot: readonly Operation[] = ['imagine', 'blend', 'describe']
const each = (operations: readonly Operation[], ...patches: object[]) =>
  operations.flatMap((operation) => patches.map((patch) => [operation, patch] as const))
const accounts = (filter: object) => ({ accountFilter: filter })

/** Every field, with each of its values. */
const taken: readonly (readonly [Operation, object])[] = [
  ...each(['imagine', 'blend', 'describe', 'swap', 'upload'], {}),
  ...each(withBot, { botType: 'BOT_PRIMARY' }, { botType: 'BOT_SECONDARY' }),
  ...each(['blend'], { dimensions: 'PORTRAIT' }, { dimensions: 'SQUARE' }, { dimensions: 'LANDSCAPE' }),
  ...each(['imagine'], { prompt: '雪山下的小木屋' }, { base64Array: [] }, { base64Array: Array(6).fill(png) }),
  ...each(['blend'], ...[2, 3, 4, 5].map((count) => ({ base64Array: Array(count).fill(png) }))),
  ...each(['upload'], { base64Array: Array(6).fill(png) }, { filter: {} }),
  ...each(['upload'], { filter: { channelId: '', instanceId: '', remark: '' } }),
  ...each(['imagine', 'blend', 'describe'], accounts({}), accounts({ channelId: '', instanceId: '', remark: '' })),
  ...each(['imagine'], ...['RELAX', 'FAST', 'TURBO'].map((mode) => accounts({ modes: [mode] }))),
  ...each(['imagine'], accounts({ remix: true }), accounts({ remix: false }), accounts({ remixAutoConsidered: true })),
  ...each(['imagine', 'blend', 'describe'], { notifyHook: '' }, { notifyHook: 'http://127.0.0.1:9/' }),
  ...each(['imagine', 'blend', 'describe'], { state: '' }, { state: 'order-20417' }),
]

test.each(taken)('%s takes %j', async (operation, patch) => {
  const { status, body } = await send(operation, patch)
  expect({ status, body }).toMatchObject({ status: 200, body: { code: expect.toBeOneOf([1, 22]) } })
})

/** The place that the description names, and what breaks a rule there. */
const refused: readonly (readonly [Operation, string, object])[] = [
  ...each(withBot, { botType: 'bot_primary' }, { botType: '' }, { botType: null }).map(at('botType')),
  ...each(['blend'], { dimensions: '2:3' }, { dimensions: 'square' }, { dimensions: null }).map(at('dimensions')),
  ...each(['imagine'], { prompt: undefined }, { prompt: null }, { prompt: ['A'] }).map(at('prompt')),
  ...each(['blend', 'upload'], { base64Array: undefined }, { base64Array: png }).map(at('base64Array')),
  ...each(['imagine', 'blend', 'upload'], { base64Array: null }).map(at('base64Array')),
  ...each(['blend'], ...[0, 1, 6, 7].map((n) => ({ base64Array: Array(n).fill(png) }))).map(at('base64Array')),
  ...each(['imagine', 'blend', 'upload'], { base64Array: [png, bytes.png] }).map(at('base64Array[1]')),
  ...each(['describe'], { base64: undefined }, { base64: null }, { base64: [png] }).map(at('base64')),
  ...each(['modal', 'action'], { taskId: undefined }, { taskId: 1 }, { taskId: null }).map(at('taskId')),
  ...each(['modal'], { prompt: null }, { prompt: 1 }).map(at('prompt')),
  ...each(['modal'], { maskBase64: null }, { maskBase64: bytes.png }).map(at('maskBase64')),
  ...each(['swap'], { sourceBase64: undefined }, { sourceBase64: bytes.png }).map(at('sourceBase64')),
  ...each(['swap'], { targetBase64: undefined }, { targetBase64: bytes.png }).map(at('targetBase64')),
  ...each(['action'], { chooseSameChannel: 'true' }, { chooseSameChannel: null }).map(at('chooseSameChannel')),
  ...['U1', 'BOT::upsample::1::x', 'BOT::JOB::upsample::x', 'BOT::JOB::upsample::one::x', 'BOT::JOB::upsample::1::']
    .map((customId) => ['action', { customId }] as const)
    .map(at('customId')),
  ...each(['action'], { customId: undefined }, { customId: null }).map(at('customId')),
  ...each(filtering, accounts([]), { accountFilter: null }).map(at('accountFilter')),
  ...each(filtering, accounts({ modes: ['FAST', 'SLOW'] })).map(at('accountFilter.modes[1]')),
  ...each(filtering, accounts({ modes: 'FAST' })).map(at('accountFilter.modes')),
  ...each(filtering, accounts({ remix: 'true' })).map(at('accountFilter.remix')),
  ...each(filtering, accounts({ remixAutoConsidered: 1 })).map(at('accountFilter.remixAutoConsidered')),
  ...each(filtering, accounts({ channelId: 1 })).map(at('accountFilter.channelId')),
  ...each(filtering, accounts({ instanceId: 1 })).map(at('accountFilter.instanceId')),
  ...each(filtering, accounts({ remark: null })).map(at('accountFilter.remark')),
  ...each(filtering, { notifyHook: 1 }, { notifyHook: null }).map(at('notifyHook')),
  ...each(filtering, { state: 1 }, { state: null }).map(at('state')),
  ...each(['upload'], { filter: [] }, { filter: null }).map(at('filter')),
  ...each(['upload'], { filter: { channelId: 1 } }).map(at('filter.channelId')),
  ...each(['upload'], { filter: { instanceId: 1 } }).map(at('filter.instanceId')),
  ...each(['upload'], { filter: { remark: 1 } }).map(at('filter.remark')),
  ...each(['list'], { ids: undefined }, { ids: null }, { ids: '1' }).map(at('ids')),
  ...each(['list'], { ids: ['1', 2] }).map(at('ids[1]')),
]

function at(place: string) {
  return ([operation, patch]: readonly [Operation, object]) => [operation, place, patch] as const
}

test.each(refused)('%s refuses %s: %j', async (operation, place, patch) => {
  const { status, body } = await send(operation, patch)
  const description = expect.toSatisfy(
    (text: string) => text.startsWith(place) && /^: (must|is) /.test(text.slice(place.length)),
  )
  expect({ status, body }).toEqual({ status: 400, body: { code: 21, description, result: null } })
})

describe('an image', () => {
  const places = [
    ['imagine', 'base64Array[0]', (image: string) => ({ base64Array: [image] })],
    ['blend', 'base64Array[1]', (image: string) => ({ base64Array: [png, image] })],
    ['describe', 'base64', (image: string) => ({ base64: image })],
    ['swap', 'sourceBase64', (image: string) => ({ sourceBase64: image })],
    ['swap', 'targetBase64', (image: string) => ({ targetBase64: image })],
    ['modal', 'maskBase64', (image: string) => ({ maskBase64: image })],
    ['upload', 'base64Array[0]', (image: string) => ({ base64Array: [image] })],
  ] as const

  test.each(places)('of %s (%s) may have 4 MB and not a byte more', async (operation, place, patch) => {
    // Modal has no task to resume, which it says once its image has passed.
    expect((await send(operation, patch(sized(megabytes4)))).status).toBe(operation === 'modal' ? 404 : 200)
    const { status, body } = await send(operation, patch(sized(megabytes4 + 1)))
    const description = `${place}: must have at most 4194304 bytes of data, has 4194305`
    expect({ status, body }).toEqual({ status: 400, body: { code: 21, description, result: null } })
  })

  test.each([
    ['JPEG', dataUrl(bytes.jpeg, 'image/jpeg')],
    ['JPEG as jpg', dataUrl(bytes.jpeg, 'image/jpg')],
    ['PNG', png],
    ['static GIF', getGif(1)],
    ['WEBP', dataUrl(bytes.webp, 'image/webp')],
    ['PNG with a prefix in upper case', `DATA:IMAGE/PNG;BASE64,${bytes.png}`],
    ['a type that its bytes have and its prefix has not', dataUrl(bytes.webp, 'image/png')],
  ])('may be %s', async (_, base64) => {
    expect(await send('describe', { base64 })).toMatchObject({ status: 200, body: { code: 1 } })
  })

  test.each([
    ['a bitmap', dataUrl('Qk0=', 'image/bmp')],
    ['a drawing', dataUrl(btoa('<svg/>'), 'image/svg+xml')],
    ['text', dataUrl(btoa('hello'), 'text/plain')],
    ['base64 without its prefix', bytes.png],
    ['a prefix without base64', `data:image/png,${bytes.png}`],
    ['nothing after its prefix', 'data:image/png;base64,'],
    ['no base64 after its prefix', 'data:image/png;base64,####'],
    ['an address', 'https://a.example/a.png'],
    ['nothing', ''],
  ])('may not be %s', async (_, base64) => {
    const { status, body } = await send('describe', { base64 })
    const description = expect.stringMatching(/^base64: must be a base64 data URL /)
    expect({ status, body }).toEqual({ status: 400, body: { code: 21, description, result: null } })
  })

  test.each([
    ['an animated GIF', getGif(2), 'base64: must be static, is an animated GIF'],
    [
      'a bitmap that says it is a PNG',
      dataUrl('Qk0AAAAAAAAAAAAAAAAAAA=='),
      'base64: must hold the bytes of image/jpeg',
    ],
  ])('may not be %s, which is told', async (_, base64, description) => {
    const body = { code: 21, description: expect.stringMatching(new RegExp(`^${description}`)), result: null }
    expect(await send('describe', { base64 })).toMatchObject({ status: 400, body })
  })

  test('are kept by what their bytes are, in either alphabet of base64', async () => {
    const { result } = (await send('upload', { base64Array: [dataUrl('_9j_4AAQSkZJRgABAQAAAQABAAA')] })).body as {
      result: string[]
    }
    expect(result).toEqual([expect.stringMatching(/\.jpg$/)])
    expect((await fetch(result[0] ?? '')).headers.get('content-type')).toBe('image/jpeg')
  })
})

interface Task {
  readonly id: string
  readonly status: string
  readonly buttons: readonly { readonly customId: string }[]
}

async function finished(operation: Operation, patch: object = {}): Promise<Task> {
  const { result } = (await send(operation, patch)).body as { result: string }
  for (;;) {
    const task = (await mock.send('GET', `/img/task/${result}/fetch`, { headers })).body as Task
    if (['SUCCESS', 'FAILURE', 'CANCEL'].includes(task.status)) return task
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('replies', () => {
  const digits = expect.stringMatching(/^\d+$/)
  const common = { code: 1, description: expect.stringMatching(/\S/), properties: expect.any(Object) }

  test('submits and the seed carry a string, an upload an array of strings', async () => {
    for (const operation of ['imagine', 'blend', 'describe', 'swap'] as const)
      expect((await send(operation)).body).toEqual({ ...common, result: digits })
    const uploaded = (await send('upload', { base64Array: [png, png] })).body
    expect(uploaded).toEqual({ ...common, result: [expect.any(String), expect.any(String)] })
    const { id } = await finished('imagine')
    const seed = await mock.send('GET', `/img/task/${id}/image-seed`, { headers })
    expect(seed).toMatchObject({ status: 200, body: { ...common, result: digits } })
  })

  test('a record has every field of the source, of its type, and so has a button', async () => {
    const [before, { id }] = [Date.now(), await finished('imagine', { state: 'order-1' })]
    const list = await mock.send('POST', paths.list, { headers, body: { ids: [id] } })
    const [task, ...others] = list.body as Record<string, unknown>[]
    expect(others).toEqual([])
    const time = expect.toSatisfy((ms: number) => Number.isInteger(ms) && ms >= before && ms <= Date.now())
    const text = expect.any(String)
    expect(task).toEqual({
      ...{ id, action: 'IMAGINE', status: 'SUCCESS', buttons: expect.any(Array), description: text, failReason: '' },
      ...{ imageUrl: expect.stringMatching(/^http/), progress: '100%', prompt: 'A fox', promptEn: text },
      ...{ properties: expect.any(Object), state: 'order-1', submitTime: time, startTime: time, finishTime: time },
    })
    const customId = expect.stringMatching(/^[^:]+::JOB::[^:]+::\d+::[\da-f-]{36}$/)
    for (const button of (task?.buttons ?? []) as object[])
      expect(button).toEqual({ customId, emoji: text, label: text, style: 2, type: 2 })
  })

  test('a button of a task is what an action takes', async () => {
    const task = await finished('imagine')
    const { customId } = task.buttons[0] ?? { customId: '' }
    for (const chooseSameChannel of [undefined, false, true]) {
      const { body } = await send('action', { taskId: task.id, customId, chooseSameChannel })
      expect(body).toEqual({ ...common, result: digits })
      expect((body as { result: string }).result).not.toBe(task.id)
    }
  })

  test('403 is the open edition, with code 24', async () => {
    const body = { prompt: 'A fox', botType: 'BOT_SECONDARY' }
    const answer = await open.send('POST', paths.imagine, { headers, body })
    expect(answer).toMatchObject({ status: 403, body: { code: 24, result: null } })
  })
})
