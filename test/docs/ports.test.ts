import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { AppOptions } from 'gatewright/stub'
import type OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { callbacksOver } from '../../docs/ports/callbacks.ts'
import { HandClock } from '../../docs/ports/clock.ts'
import { getFiles } from '../../docs/ports/files.ts'
import { getBot } from '../../docs/ports/image-bot.ts'
import { getKeyRing } from '../../docs/ports/key-ring.ts'
import { getCatalog } from '../../docs/ports/model-catalog.ts'
import { folderStore } from '../../docs/ports/store.ts'
import { audited } from '../../docs/ports/task-store.ts'
import { type Engine, toText } from '../../docs/ports/text-model.ts'
import { type Farm, getVideos } from '../../docs/ports/video-model.ts'
import { realClock } from '../../runtime/clock.ts'
import { CallbackQueue } from '../../runtime/webhooks/queue.ts'
import { CallbackSender } from '../../runtime/webhooks/sender.ts'
import { MemoryTasks } from '../../server-stub/adapters/store/memory-tasks.ts'
import { ImageClient, picture } from '../e2e/image-client.ts'
import { createClients } from '../sdk/clients.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { serveApp } from '../support/serve-app.ts'
import { testFolder } from '../support/temporary-folder.ts'

const page = readFileSync(new URL('../../docs/ports.md', import.meta.url), 'utf8')
const folder = new URL('../../docs/ports/', import.meta.url)
const examples = readdirSync(folder)

/** The real app over these ports, all that it sends judged by the contract; and clients of it. */
async function started(options: Partial<AppOptions>) {
  const served = await closeAfterTest(serveApp(options))
  return { ...createClients(served), images: new ImageClient(served.baseUrl, served.key) }
}

async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('the page shows every example, and each of them is short', () => {
  const named = [...page.matchAll(/\(ports\/([\w-]+\.ts)\)/g)].map(([, name = '']) => name)
  expect([...new Set(named)].sort()).toEqual(examples)
  const long = examples.filter((name) => readFileSync(new URL(name, folder), 'utf8').split('\n').length > 40)
  expect(long).toEqual([])
})

describe('a text model', () => {
  const seen: string[] = []
  const engine: Engine = async function* (dialogue) {
    seen.push(dialogue)
    yield* ['Lis', 'bon ', 'lies on the Tagus.']
  }

  test('serves three formats, streamed and whole', async () => {
    const { openai, anthropic, google } = await started({ ports: { text: toText(engine) } })
    const answer = 'Lisbon lies on the Tagus.'
    const question = 'Where does Lisbon lie?'

    const message = await anthropic.messages
      .stream({ model: 'any', max_tokens: 99, messages: [{ role: 'user', content: question }] })
      .finalMessage()
    expect(message.content.at(-1)).toMatchObject({ type: 'text', text: answer })
    expect(message.stop_reason).toBe('end_turn')
    expect(message.usage.input_tokens).toBeGreaterThan(0)

    const response = await openai.responses.create({ model: 'any', instructions: 'Be brief.', input: question })
    expect([response.status, response.output_text]).toEqual(['completed', answer])

    const content = await google.models.generateContent({ model: 'gw-text-small', contents: question })
    expect([content.text, content.candidates?.[0]?.finishReason]).toEqual([answer, 'STOP'])
    expect(seen).toEqual([`\n${question}`, `Be brief.\n${question}`, `\n${question}`])
  })

  test('calls tools, and refuses what it cannot answer', async () => {
    const { openai } = await started({ ports: { text: toText(engine) } })
    const tools = [{ type: 'function' as const, name: 'get_weather', parameters: { type: 'object' }, strict: false }]
    const input = 'How is the weather in Lisbon?'
    const { output } = await openai.responses.create({ model: 'any', input, tools })
    expect(output).toMatchObject([{ type: 'function_call', name: 'get_weather', arguments: '{"city":"Lisbon"}' }])
    const picture = { type: 'input_image' as const, image_url: 'https://example.com/a.png', detail: 'auto' as const }
    const refused = openai.responses.create({ model: 'any', input: [{ role: 'user', content: [picture] }] })
    await expect(refused).rejects.toMatchObject({ status: 400, message: /There is no text to answer/ })
  })

  test('is aborted when the client disconnects', async () => {
    let isStopped = false
    const endless: Engine = async function* (_, signal) {
      signal.addEventListener('abort', () => (isStopped = true))
      for (;;) {
        yield 'on and '
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    const { openai } = await started({ ports: { text: toText(endless) } })
    const stream = await openai.responses.create({ model: 'any', input: 'Go on.', stream: true })
    for await (const event of stream) if (event.type === 'response.output_text.delta') break
    await until(() => isStopped || undefined)
  })
})

describe('a video model', () => {
  const mp4 = new Uint8Array([0, 0, 0, 8, 102, 116, 121, 112])

  function farm(trouble?: string): Farm {
    let looks = 0
    return {
      begin: async () => 'job-1',
      look: async () => (trouble ? { done: 0, trouble } : { done: looks / 2, ...(looks++ < 2 ? {} : { file: mp4 }) }),
      stop: async () => {},
    }
  }

  const ended = (openai: OpenAI, id: string) =>
    until(async () => {
      const video = await openai.videos.retrieve(id)
      // The contract's word for success is another than this client's.
      return ['succeeded', 'failed'].includes(video.status) ? video : undefined
    })

  test('is polled to its end, and its file downloaded', async () => {
    const stored = new Map<string, { body: Uint8Array; contentType: string }>()
    const files = getFiles({
      putObject: async (key, body, contentType) => void stored.set(key, { body, contentType }),
      getObject: async (key) => stored.get(key),
    })
    const { openai } = await started({ ports: { video: getVideos(farm(), 1), files } })
    const { id } = await openai.videos.create({ prompt: 'A heron.', model: 'gw-video-1' })
    expect(await ended(openai, id)).toMatchObject({ status: 'succeeded', progress: 100 })
    const download = await openai.videos.downloadContent(id)
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(mp4)
    expect([...stored.keys()]).toEqual([`results/${id}.mp4`])
  })

  test('fails with a message for the client', async () => {
    const { openai } = await started({ ports: { video: getVideos(farm('Out of paint.'), 1) } })
    const { id } = await openai.videos.create({ prompt: 'A heron.', model: 'gw-video-1' })
    expect(await ended(openai, id)).toMatchObject({
      status: 'failed',
      error: { code: 'render_failed', message: 'Out of paint.' },
    })
  })
})

test('an image bot paints, and refuses what it cannot do', async () => {
  const png = Buffer.from(picture().split(',')[1] ?? '', 'base64')
  const prompts: string[] = []
  const paint = async (prompt: string) => {
    prompts.push(prompt)
    return png
  }
  const { images } = await started({ ports: { image: getBot(paint) } })
  const { imageUrl } = await images.imagine('a heron')
  expect(Buffer.from(await (await fetch(String(imageUrl))).arrayBuffer())).toEqual(png)
  expect(prompts).toEqual(['a heron'])
  const { body } = await images.post('/img/submit/describe', { base64: picture() })
  expect(body).toMatchObject({ code: 21, description: 'No describe here.' })
})

test('a catalog shows each key its own models', async () => {
  const entitlements = async (key: string) => (key === 'sk-test' ? ['acme-large'] : ['acme-large', 'acme-film'])
  const { openai, google } = await started({
    keys: ['sk-test', 'sk-more'],
    ports: { models: getCatalog(entitlements) },
  })
  const getIds = async (client: OpenAI) => (await client.models.list()).data.map(({ id }) => id)
  expect(await getIds(openai)).toEqual(['acme-large'])
  expect(await getIds(openai.withOptions({ apiKey: 'test' }))).toEqual(['acme-large'])
  expect(await getIds(openai.withOptions({ apiKey: 'sk-more' }))).toEqual(['acme-large', 'acme-film'])
  await expect(google.models.generateContent({ model: 'acme-film', contents: 'a' })).rejects.toMatchObject({
    status: 404,
  })
})

test('a key ring accepts its keys, looks each up once, and enforces its grants', async () => {
  const asked: string[] = []
  const keyRing = getKeyRing(async (digest) => {
    asked.push(digest)
    return digest === hash('sha256', 'sk-test') ? { id: 'team', models: ['gw-text-*'] } : undefined
  })
  const { openai } = await started({ keys: [], keyRing })
  const ids = async () => (await openai.models.list()).data.map(({ id }) => id)
  expect(await ids()).toEqual(['gw-text-large', 'gw-text-small'])
  expect(await ids()).toEqual(['gw-text-large', 'gw-text-small'])
  expect((await openai.withOptions({ apiKey: 'test' }).models.list()).data).toHaveLength(2)
  expect(asked).toEqual([hash('sha256', 'sk-test')])
  await expect(openai.withOptions({ apiKey: 'sk-else' }).models.list()).rejects.toMatchObject({ status: 401 })
})

test('a store keeps responses over a restart', async () => {
  const place = testFolder()
  const first = await started({
    ports: { store: folderStore(place), newId: (prefix) => `${prefix}first${Math.random()}` },
  })
  const { id } = await first.openai.responses.create({ model: 'gw-text-large', input: 'Remember the heron.' })
  const second = await started({ ports: { store: folderStore(place) } })
  const next = { model: 'gw-text-large', input: 'What was it?', previous_response_id: id }
  expect((await second.openai.responses.create(next)).status).toBe('completed')
  const missing = second.openai.responses.create({ ...next, previous_response_id: 'resp_none' })
  await expect(missing).rejects.toMatchObject({ status: 400, code: 'previous_response_not_found' })
})

test('a task store around another one sees every change', async () => {
  const lines: string[] = []
  const sender = new CallbackSender({ clock: realClock(0), secret: '' })
  const store = new MemoryTasks({
    callbacks: new CallbackQueue({ sender }),
    onError: (error) => lines.push(String(error)),
  })
  const tasks = audited(store, ({ kind, status, version }) => lines.push(`${kind} ${status} ${version}`))
  const { openai } = await started({ ports: { tasks } })
  const { id } = await openai.videos.create({ prompt: 'A heron.', model: 'gw-video-1' })
  await until(async () => ((await openai.videos.retrieve(id)).progress === 100 ? true : undefined))
  const expected = ['video-tasks queued 1', 'video-tasks in_progress 2', `video-tasks succeeded ${lines.length}`]
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(expected)
})

test('callbacks go another way, and come again after trouble', async () => {
  const published: { topic: string; id: string; key: string; value: string }[] = []
  let isAway = true
  const callbacks = callbacksOver({
    publish: async (topic, message) => {
      published.push({ topic, ...message })
      if (isAway) {
        isAway = false
        throw new Error('away')
      }
    },
  })
  const { images } = await started({ ports: { callbacks }, log: () => {} })
  const result = await images.submit('/img/submit/imagine', { prompt: 'a heron', notifyHook: 'queue://herons' })
  await until(() => published.find(({ value }) => JSON.parse(value).status === 'SUCCESS'))
  expect(new Set(published.map(({ topic, key }) => `${topic} ${key}`))).toEqual(new Set([`herons ${result}`]))
  expect(published[1]?.id).toBe(published[0]?.id)
  expect(published[2]?.id).not.toBe(published[1]?.id)
})

test('a clock that is moved by hand moves tasks', async () => {
  const clock = new HandClock(new Date('2030-01-01T00:00:00Z'))
  const { openai } = await started({ ports: { clock } })
  const { id, created_at } = await openai.videos.create({ prompt: 'A heron.', model: 'gw-video-1' })
  expect(created_at).toBe(Date.UTC(2030, 0, 1) / 1000)
  expect((await openai.videos.retrieve(id)).status).toBe('queued')
  await until(async () => {
    clock.move(1000)
    return (await openai.videos.retrieve(id)).progress === 100 ? true : undefined
  })
  expect(clock.now()).toBeGreaterThan(Date.UTC(2030, 0, 1) + 5000)
})
