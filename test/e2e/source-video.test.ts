import { describe, expect, test } from 'vitest'
import { type Answer, sourceServer } from './source-server.ts'

const mock = sourceServer()
const headers = { authorization: 'Bearer sk-test' }
const native = '/v1/video/generations'
const compatible = '/v1/videos'
const least = { model: 'gw-video-1', prompt: 'A fox' }
const anyId = expect.stringMatching(/./)

const get = (path: string) => mock.send('GET', path, { headers })
const create = (path: string, patch: object) => mock.send('POST', path, { headers, body: { ...least, ...patch } })
const field = (answer: Answer, name: string) => (answer.body as Readonly<Record<string, unknown>>)[name]

/** Creates a task and reads it until its status is one of the last two; gives its id and all that was read. */
async function finish(path: string, patch: object = {}) {
  const created = await create(path, patch)
  const id = String(field(created, 'task_id') ?? field(created, 'id'))
  const seen = [await get(`${path}/${id}`)]
  while (!['succeeded', 'failed'].includes(String(field(seen.at(-1) as Answer, 'status')))) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    seen.push(await get(`${path}/${id}`))
  }
  return { id, created, seen, last: seen.at(-1)?.body }
}

const metadata = (options: object) => ({ metadata: options })
const camera = (options: object) => metadata({ camera_control: options })

describe('the native format takes', () => {
  test.each<[string, object]>([
    ['model and prompt alone', {}],
    ['a model that the listing does not have', { model: 'someone/else-1' }],
    ['image', { image: 'https://a.example/a.png' }],
    ['size', { size: '1280x720' }],
    ['duration', { duration: 5 }],
    ['a duration of no stated limit', { duration: 100_000 }],
    ['no options', metadata({})],
    ['seed', metadata({ seed: 0 })],
    ['negative_prompt', metadata({ negative_prompt: '' })],
    ['cfg_scale, whole', metadata({ cfg_scale: 1 })],
    ['cfg_scale, broken', metadata({ cfg_scale: 0.5 })],
    ['camera_control without its parts', camera({})],
    ['camera_control.type', camera({ type: 'down_back' })],
    ['camera_control.config', camera({ config: { horizontal: -2.5, vertical: 0, zoom: 10 } })],
    ['req_key', metadata({ req_key: 'gw-video-1' })],
    ['aspect_ratio', metadata({ aspect_ratio: '21:9' })],
    ['duration as an option', metadata({ duration: 8 })],
    ['image_urls', metadata({ image_urls: ['https://a.example/1.png', 'https://a.example/2.png'] })],
    ['no image_urls', metadata({ image_urls: [] })],
    ['resolution', metadata({ resolution: '1080p' })],
    ['resolution of another form', metadata({ resolution: 'high' })],
    ['movement_amplitude', metadata({ movement_amplitude: 'auto' })],
    ['bgm', metadata({ bgm: false })],
    ['callback_url', metadata({ callback_url: '' })],
    ['options that nobody knows', metadata({ style: { x: [1] } })],
  ])('%s', async (_, patch) => {
    const { status, body } = await create(native, patch)
    expect({ status, body }).toEqual({ status: 200, body: { task_id: anyId, status: 'queued' } })
  })
})

describe('the compatible format takes', () => {
  test.each<[string, object]>([
    ['model and prompt alone', {}],
    ['seconds', { seconds: '8' }],
    ['seconds with a fraction', { seconds: '4.5' }],
    ['size', { size: '720x1280' }],
  ])('%s, as JSON and as a form', async (_, patch) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...least, ...patch })) form.set(name, value)
    for (const body of [{ ...least, ...patch }, form]) {
      const created = await mock.send('POST', compatible, { headers, body })
      expect(created).toMatchObject({ status: 200, body: { id: anyId, status: 'queued', ...patch } })
    }
  })

  const formWith = (...more: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of [...Object.entries(least), ...more]) form.append(name, value)
    return mock.send('POST', compatible, { headers, body: form })
  }

  test('a form with parts that nobody knows', async () => {
    expect(await formWith(['style', 'noir'], ['image', 'https://a.example/a.png'])).toMatchObject({ status: 200 })
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'forms with a part %s, which is ignored',
    async (name) => {
      expect(await formWith([name, 'x'])).toMatchObject({ status: 200 })
    },
  )

  test.each(Object.keys({ ...least, seconds: '', size: '' }))('no form with a file as its %s', async (name) => {
    const form = new FormData()
    for (const [each, value] of Object.entries(least)) form.set(each, value)
    form.set(name, new Blob(['8'], { type: 'text/plain' }), 'a.txt')
    const message = `${name}: must be a string, got an object`
    const answer = await mock.send('POST', compatible, { headers, body: form })
    expect(answer).toMatchObject({ status: 400, body: { message, param: name } })
  })

  test('forms of 1,000 fields and no more', async () => {
    const parts = (count: number) => Array.from({ length: count }, (_, at): [string, string] => [`part${at}`, ''])
    expect(await formWith(...parts(998))).toMatchObject({ status: 200 })
    const message = 'The form has more than 1000 fields.'
    expect(await formWith(...parts(999))).toMatchObject({ status: 413, body: { message } })
  })

  test('a form is held to the same rules', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...least, size: 'large' })) form.set(name, value)
    const { status, body } = await mock.send('POST', compatible, { headers, body: form })
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^size: /) } })
  })
})

describe('no field may be null', () => {
  test.each([
    ...['model', 'prompt', 'image', 'size', 'duration', 'metadata'].map((name) => [native, name, { [name]: null }]),
    ...['seed', 'camera_control', 'image_urls', 'bgm', 'callback_url'].map((name) => [
      native,
      `metadata.${name}`,
      metadata({ [name]: null }),
    ]),
    ...['model', 'prompt', 'seconds', 'size'].map((name) => [compatible, name, { [name]: null }]),
  ] as [string, string, object][])('%s %s', async (path, place, patch) => {
    const { status, body } = await create(path, patch)
    expect({ status, body }).toMatchObject({ status: 400, body: { param: place, error: { param: place } } })
    expect(body).toMatchObject({ message: expect.stringContaining(`${place}: must be `) })
  })
})

const states = ['queued', 'in_progress', 'succeeded', 'failed']

describe('the records', () => {
  const options = { seed: 7 }
  const facts = { duration: 4, fps: expect.any(Number), width: expect.any(Number), height: expect.any(Number), seed: 7 }

  test('of the native format, success', async () => {
    const { id, seen, last } = await finish(native, { size: '1280x720', duration: 4, metadata: options })
    const url = expect.stringMatching(/^http:\/\//)
    expect(last).toEqual({ task_id: id, status: 'succeeded', url, error: null, format: 'mp4', metadata: facts })
    for (const { body } of seen.slice(0, -1)) {
      expect(body).not.toHaveProperty('url')
      expect(body).toMatchObject({ error: null, format: 'mp4', metadata: facts })
    }
    for (const answer of seen) expect(states).toContain(field(answer, 'status'))
  })

  test('of the native format, failure', async () => {
    const { id, last } = await finish(native, { prompt: 'A fox sim:fail', duration: 4, metadata: options })
    const error = { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) }
    expect(last).toEqual({ task_id: id, status: 'failed', error, format: 'mp4', metadata: facts })
  })

  const created = {
    object: 'video',
    model: 'gw-video-1',
    prompt: least.prompt,
    status: 'queued',
    progress: 0,
    created_at: expect.any(Number),
    completed_at: null,
    expires_at: null,
    seconds: '4',
    size: '1280x720',
    quality: 'standard',
    remixed_from_video_id: null,
    error: null,
  }

  test('of the compatible format, success', async () => {
    const { id, created: reply, last } = await finish(compatible, { size: '1280x720', seconds: '4' })
    expect(reply.body).toEqual({ id, ...created })
    const done = { status: 'succeeded', progress: 100, completed_at: expect.any(Number), url: expect.any(String) }
    expect(last).toEqual({ id, ...created, ...done })
    const { created_at, completed_at } = last as { created_at: number; completed_at: number }
    expect(Math.abs(created_at - Date.now() / 1000)).toBeLessThan(3600)
    expect(completed_at).toBeGreaterThanOrEqual(created_at)
  })

  test('of the compatible format, failure', async () => {
    const { id, last } = await finish(compatible, { prompt: 'A fox sim:fail', size: '1280x720', seconds: '4' })
    const error = { code: expect.any(String), message: expect.stringMatching(/\S/) }
    const ended = {
      prompt: 'A fox sim:fail',
      status: 'failed',
      progress: expect.any(Number),
      completed_at: expect.any(Number),
      error,
    }
    expect(last).toEqual({ id, ...created, ...ended })
  })

  test('are two views of one task', async () => {
    const [first, second] = [await finish(native), await finish(compatible)]
    expect((await get(`${compatible}/${first.id}`)).body).toMatchObject({ id: first.id, status: 'succeeded' })
    expect((await get(`${native}/${second.id}`)).body).toMatchObject({ task_id: second.id, status: 'succeeded' })
  })
})

describe('the download', () => {
  const download = async (path: string) => {
    const reply = await fetch(mock.url() + path, { headers })
    return { headers: Object.fromEntries(reply.headers), bytes: Buffer.from(await reply.arrayBuffer()) }
  }

  test.each([native, compatible])('gives the bytes of a video that %s created, as its url does', async (path) => {
    const { id, last } = await finish(path)
    const file = await download(`/v1/videos/${id}/content`)
    expect(file.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': String(file.bytes.length) })
    expect(file.bytes.toString('latin1', 4, 8)).toBe('ftyp')
    const { pathname } = new URL((last as { url: string }).url)
    expect((await download(pathname)).bytes.equals(file.bytes)).toBe(true)
  })

  test.each([
    ['failed', 400, 'sim:fail A fox'],
    ['nobody asked for', 404, ''],
  ])('of a video that %s is %i, in JSON with a message', async (_, status, prompt) => {
    const id = prompt === '' ? 'video_none' : field(await create(native, { prompt }), 'task_id')
    const answer = await get(`/v1/videos/${id}/content`)
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(String(id)) } })
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
  })
})
