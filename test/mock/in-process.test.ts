import { getEventListeners } from 'node:events'
import { gzipSync } from 'node:zlib'
import { createOpenAI } from '@ai-sdk/openai'
import { streamText } from 'ai'
import { createMock } from 'gatewright'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { mockTest } from '../../mock/vitest.ts'
import { createClients, finishVideo } from '../sdk/clients.ts'
import { readFault } from './gateway-readers.ts'
import { getSender, sharedMockInProcess, testMockInProcess } from './serve-mock.ts'

const mock = await sharedMockInProcess()

test('official clients work with its fetch, whole and streamed, without a listening socket', async () => {
  expect(mock.app.server.listening).toBe(false)
  const { openai, anthropic, google } = createClients(mock)
  const [model, input] = ['gw-text-large', 'Why is the sky blue?']
  const whole = await openai.responses.create({ model, input })
  const stream = await openai.responses.create({ model, input, stream: true })
  let text = ''
  for await (const event of stream) if (event.type === 'response.output_text.delta') text += event.delta
  expect(text).toBe(whole.output_text)
  const messages = [{ role: 'user', content: input } as const]
  const final = await anthropic.messages.stream({ model, max_tokens: 200, messages }).finalMessage()
  expect(final.stop_reason).toBe('end_turn')
  const chunks = await Array.fromAsync(await google.models.generateContentStream({ model, contents: input }))
  expect(chunks.map((chunk) => chunk.text).join('')).not.toBe('')
  const ai = createOpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch })
  expect(await streamText({ model: ai(model), prompt: input }).text).not.toBe('')
})

test('its fetch decodes a body as that of Node does', async () => {
  const encoded = gzipSync('{"a":1}').toString('base64')
  const headers = { 'content-encoding': 'gzip' }
  const scenarios = [
    { name: 'gzip', times: 1, answer: { reply: { headers, chunks: [{ base64: encoded }] } } },
    { name: 'no gzip', answer: { reply: { headers, body: '{"a":1}' } } },
  ]
  const { request } = await testMockInProcess({ scenarios })
  expect(await (await request('/v1/models')).json()).toEqual({ a: 1 })
  await expect((await request('/v1/models')).text()).rejects.toThrow(new TypeError('terminated'))
})

/** A mock whose clock is stopped, and a stream of it. */
async function startStream(signal?: AbortSignal) {
  const slow = await testMockInProcess({ speed: 1 })
  const { clock, control } = slow.sandboxes.get('')
  clock.stop()
  const json = { model: 'gw-text-large', input: 'Hello', stream: true }
  const reply = await slow.request('/v1/responses', { json, ...(signal ? { signal } : {}) })
  return { slow, reply, getEnd: () => control.journal.get(1)?.ended }
}

test('events arrive immediately, not at the end', async () => {
  const { reply } = await startStream()
  const { value } = (await reply.body?.getReader().read()) ?? {}
  expect(Buffer.from(value ?? []).toString()).toContain('event: response.created')
})

test('an abort rejects as that of a real fetch, and reaches the handler', async () => {
  const aborted = new AbortController()
  const { slow, reply, getEnd } = await startStream(aborted.signal)
  const reading = reply.text()
  aborted.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await expect(slow.request('/v1/models', { signal: aborted.signal })).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(getEnd).toBe('closed-early')
})

test('an abort at any moment before the head rejects', async () => {
  mock.sandboxes.get('hung').faults.add(readFault('hang'))
  const json = { model: 'gw-text-large', input: 'Hello' }
  for (let turns = 0; turns < 60; turns++) {
    const aborted = new AbortController()
    const reply = mock.request('/~hung/v1/responses', { json, signal: aborted.signal })
    const rejected = expect(reply).rejects.toMatchObject({ name: 'AbortError' })
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    aborted.abort()
    await rejected
  }
})

test('a whole, cancelled or failed reply leaves no listener on the signal of its request', async () => {
  const { signal } = new AbortController()
  const get = (path: string, init = {}) => mock.request(path, { signal, ...init })
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
  const { reply, getEnd } = await startStream()
  await reply.body?.cancel()
  await expect.poll(getEnd).toBe('closed-early')
})

test('the mock answers for any host; files and ranges too', async () => {
  const { openai } = createClients({ ...mock, baseUrl: 'https://api.example.com' })
  const video = await finishVideo(openai)
  const content = await openai.videos.downloadContent(video.id)
  expect((await content.text()).slice(4, 8)).toBe('ftyp')
  const part = await mock.request(`/v1/videos/${video.id}/content`, { headers: { range: 'bytes=4-7' } })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('ftyp')
})

test.each(['https://api.example.com', 'http://api.example.com'])('URLs in answers are those of %s', async (origin) => {
  const request = getSender({ ...mock, baseUrl: origin })
  const send = async (path: string, json?: object) =>
    (await (await request(path, { json })).json()) as Record<string, unknown>
  const untilMade = (path: string, field: string) =>
    expect.poll(async () => (await send(path))[field], { interval: 5 }).toMatch(new RegExp(`^${origin}/files/`))
  const video = await send('/v1/videos', { model: 'gw-video-1', prompt: 'A lighthouse' })
  await untilMade(`/v1/videos/${video.id}`, 'url')
  const image = await send('/img/submit/imagine', { prompt: 'A lighthouse' })
  await untilMade(`/img/task/${image.result}/fetch`, 'imageUrl')
})

test('a sandbox of the mock has its own base URL and key, and is reset when closed', async () => {
  const own = mock.sandbox('mine')
  const { responses } = createClients(own).openai
  const first = await responses.create({ model: 'gw-text-large', input: 'Hello' })
  const next = { model: 'gw-text-large', input: 'And?', previous_response_id: first.id }
  await expect(responses.create(next)).resolves.toMatchObject({ status: 'completed' })
  await own.close()
  await expect(responses.create(next)).rejects.toBeInstanceOf(OpenAI.BadRequestError)
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
    const { videos } = createClients(mock).openai
    for (const id of seen) await expect(videos.retrieve(id)).rejects.toBeInstanceOf(OpenAI.NotFoundError)
    const video = await videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
    await expect(videos.retrieve(video.id)).resolves.toMatchObject({ id: video.id })
    seen.push(video.id)
  })
}
