import { getEventListeners } from 'node:events'
import { createOpenAI } from '@ai-sdk/openai'
import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import { streamText } from 'ai'
import OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import { readFault } from '../../server-stub/mock/faults/read-fault.ts'
import { createMock, type InProcessMock } from '../../server-stub/mock/in-process.ts'
import { mockTest } from '../../server-stub/mock/vitest.ts'

const mock = await createMock()

afterAll(() => mock.close())

test('official clients work with its fetch, whole and streamed, without a listening socket', async () => {
  expect(mock.app.server.listening).toBe(false)
  const openai = new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch })
  const whole = await openai.responses.create({ model: 'gw-text-large', input: 'Why is the sky blue?' })
  const stream = await openai.responses.create({ model: 'gw-text-large', input: 'Why is the sky blue?', stream: true })
  let text = ''
  for await (const event of stream) if (event.type === 'response.output_text.delta') text += event.delta
  expect(text).toBe(whole.output_text)

  const anthropic = new Anthropic({ baseURL: mock.baseUrl, apiKey: mock.key, fetch: mock.fetch })
  const messages = [{ role: 'user', content: 'Why is the sky blue?' } as const]
  const final = await anthropic.messages.stream({ model: 'gw-text-large', max_tokens: 200, messages }).finalMessage()
  expect(final.stop_reason).toBe('end_turn')

  const google = new GoogleGenAI({ apiKey: mock.key, httpOptions: { baseUrl: mock.baseUrl, fetch: mock.fetch } })
  const chunks = await google.models.generateContentStream({ model: 'gw-text-large', contents: 'Why is the sky blue?' })
  let answer = ''
  for await (const chunk of chunks) answer += chunk.text ?? ''
  expect(answer).not.toBe('')

  const ai = createOpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch })
  const { text: written } = streamText({ model: ai('gw-text-large'), prompt: 'Why is the sky blue?' })
  expect(await written).not.toBe('')
})

test('events arrive immediately, not at the end', async () => {
  const slow = await createMock({ speed: 1 })
  const client = new OpenAI({ baseURL: `${slow.baseUrl}/v1`, apiKey: slow.key, fetch: slow.fetch })
  const created = client.responses.create({ model: 'gw-text-large', input: 'sim:long', stream: true })
  const clock = slow.sandboxes.get('').clock
  clock.stop()
  const events = (await created)[Symbol.asyncIterator]()
  await expect(events.next()).resolves.toMatchObject({ value: { type: 'response.created' } })
  await slow.close()
})

test('an abort rejects as that of a real fetch, and reaches the handler', async () => {
  const slow = await createMock({ speed: 1 })
  slow.sandboxes.get('').clock.stop()
  const aborted = new AbortController()
  const headers = { authorization: `Bearer ${slow.key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ model: 'gw-text-large', input: 'Hello', stream: true })
  const init = { method: 'POST', headers, body, signal: aborted.signal }
  const reply = await slow.fetch(`${slow.baseUrl}/v1/responses`, init)
  const reading = reply.text()
  aborted.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await expect(slow.fetch(`${slow.baseUrl}/v1/models`, { signal: aborted.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await slow.close()
})

test('an abort at any moment before the head rejects', async () => {
  mock.sandboxes.get('hung').faults.add(readFault('hang'))
  const headers = { authorization: `Bearer ${mock.key}~hung`, 'content-type': 'application/json' }
  const body = JSON.stringify({ model: 'gw-text-large', input: 'Hello' })
  for (let turns = 0; turns < 60; turns++) {
    const aborted = new AbortController()
    const reply = mock.fetch(`${mock.baseUrl}/v1/responses`, { method: 'POST', headers, body, signal: aborted.signal })
    const rejected = expect(reply).rejects.toMatchObject({ name: 'AbortError' })
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    aborted.abort()
    await rejected
  }
})

test('a whole, cancelled or failed reply leaves no listener on the signal of its request', async () => {
  const { signal } = new AbortController()
  const headers = { authorization: `Bearer ${mock.key}` }
  const get = (url: string, init = {}) => mock.fetch(`${mock.baseUrl}${url}`, { headers, signal, ...init })
  const listeners = () => getEventListeners(signal, 'abort').length
  await (await get('/v1/models')).text()
  await expect.poll(listeners).toBe(0)
  await get('/v1/models', { method: 'HEAD' })
  await expect.poll(listeners).toBe(0)
  await (await get('/v1/models')).body?.cancel()
  await expect.poll(listeners).toBe(0)
  mock.sandboxes.get('broken').faults.add(readFault('cut'))
  await expect(get('/~broken/v1/models').then((reply) => reply.text())).rejects.toThrow(TypeError)
  await expect.poll(listeners).toBe(0)
})

test('a cancelled reply reaches the handler, even before its first chunk', async () => {
  const slow = await createMock({ speed: 1 })
  slow.sandboxes.get('').clock.stop()
  const headers = { authorization: `Bearer ${slow.key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ model: 'gw-text-large', input: 'Hello', stream: true })
  const reply = await slow.fetch(`${slow.baseUrl}/v1/responses`, { method: 'POST', headers, body })
  await reply.body?.cancel()
  const { journal } = slow.sandboxes.get('').control
  await expect.poll(() => journal.get(1)?.ended).toBe('closed-early')
  await slow.close()
})

test('the mock answers for any host; files and ranges too', async () => {
  const openai = new OpenAI({ baseURL: 'https://api.example.com/v1', apiKey: mock.key, fetch: mock.fetch })
  let video = await openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
  while (video.status === 'queued' || video.status === 'in_progress') video = await openai.videos.retrieve(video.id)
  const content = await openai.videos.downloadContent(video.id)
  expect(
    Buffer.from(await content.arrayBuffer())
      .subarray(4, 8)
      .toString(),
  ).toBe('ftyp')
  const headers = { authorization: `Bearer ${mock.key}`, range: 'bytes=4-7' }
  const part = await mock.fetch(`${mock.baseUrl}/v1/videos/${video.id}/content`, { headers })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('ftyp')
})

test.each(['https://api.example.com', 'http://api.example.com'])('URLs in answers are those of %s', async (origin) => {
  const headers = { authorization: `Bearer ${mock.key}`, 'content-type': 'application/json' }
  const send = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    return (await mock.fetch(origin + path, init)).json() as Promise<Record<string, unknown>>
  }
  const untilMade = (path: string, field: string) =>
    expect.poll(async () => (await send(path))[field], { interval: 5 }).toMatch(new RegExp(`^${origin}/files/`))
  const video = await send('/v1/videos', { model: 'gw-video-1', prompt: 'A lighthouse' })
  await untilMade(`/v1/videos/${video.id}`, 'url')
  const image = await send('/img/submit/imagine', { prompt: 'A lighthouse' })
  await untilMade(`/img/task/${image.result}/fetch`, 'imageUrl')
})

test('a sandbox of the mock has its own base URL and key, and is reset when closed', async () => {
  const own = mock.sandbox('mine')
  const getClient = ({ baseUrl, key, fetch }: Pick<InProcessMock, 'baseUrl' | 'key' | 'fetch'>) =>
    new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey: key, fetch, maxRetries: 0 })
  const first = await getClient(own).responses.create({ model: 'gw-text-large', input: 'Hello' })
  const next = { model: 'gw-text-large', input: 'And?', previous_response_id: first.id }
  await expect(getClient(own).responses.create(next)).resolves.toMatchObject({ status: 'completed' })
  await own.close()
  await expect(getClient(own).responses.create(next)).rejects.toBeInstanceOf(OpenAI.BadRequestError)
})

test('an invalid sandbox name or fault is refused at once, and a closed mock says so', async () => {
  expect(() => mock.sandbox('a b')).toThrow(TypeError)
  const short = JSON.parse('"cut:3"')
  expect(() => mock.sandboxes.get('').faults.add(short)).toThrow('mock.control.addFault reads the short form.')
  const own = await createMock()
  await own.close()
  await expect(own.fetch(`${own.baseUrl}/v1/models`)).rejects.toThrow('The mock is closed.')
})

const seen: string[] = []

for (const name of ['one', 'two']) {
  mockTest(`test ${name} finds nothing that another has made`, async ({ mock }) => {
    const client = new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch, maxRetries: 0 })
    for (const id of seen) await expect(client.videos.retrieve(id)).rejects.toBeInstanceOf(OpenAI.NotFoundError)
    const video = await client.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
    await expect(client.videos.retrieve(video.id)).resolves.toMatchObject({ id: video.id })
    seen.push(video.id)
  })
}
