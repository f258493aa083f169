import { join } from 'node:path'
import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { expect, test, vi } from 'vitest'
import { readRecording } from '../../../proxy/recording/read-recording.ts'
import { ImageClient, picture } from '../../e2e/image-client.ts'
import { recordFrom, replay } from '../../proxy/recording/recording.ts'
import { writeRecording } from '../../proxy/recording/written-recording.ts'
import { createClients } from '../../sdk/clients.ts'
import { sharedFolder } from '../../support/temporary-folder.ts'
import { getSender, serveMock } from '../serve-mock.ts'

/** What official clients see of a gateway; ids and moments are the gateway's own, so that another one would give others. */
async function useGateway({ baseUrl, key }: { readonly baseUrl: string; readonly key: string }, wait = async () => {}) {
  const { openai, anthropic, google } = createClients({ baseUrl, key })
  const own = { model: 'gw-text-large', input: 'Why is the sky blue?' }
  const messages = [{ role: 'user', content: 'Name a river.' } as const]
  const models = (await openai.models.list()).data
  const response = await openai.responses.create(own)
  const next = await openai.responses.create({ ...own, previous_response_id: response.id })
  const events = await Array.fromAsync(await openai.responses.create({ ...own, stream: true }))
  const message = await anthropic.messages.stream({ model: 'gw-text-large', max_tokens: 200, messages }).finalMessage()
  const stream = await google.models.generateContentStream({ model: 'gw-text-large', contents: 'Hi' })
  const chunks = (await Array.fromAsync(stream)).map(({ candidates }) => candidates)
  const errors = await useErrors({ openai, anthropic })
  return { models, response, next, events, message, chunks, ...errors, ...(await useTasks(baseUrl, key, wait)) }
}

async function useErrors({ openai, anthropic }: { readonly openai: OpenAI; readonly anthropic: Anthropic }) {
  const input = 7 as never
  const refused = await openai.responses.create({ model: 'gw-text-large', input }).catch((error: unknown) => error)
  const stranger = await anthropic
    .withOptions({ apiKey: 'sk-stranger' })
    .messages.create({ model: 'gw-text-large', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] })
    .catch((error: unknown) => error)
  const lost = await openai.videos.retrieve('no-such-video').catch((error: unknown) => error)
  const getKind = (error: unknown) => ({
    name: error instanceof Error ? error.constructor.name : '',
    message: error instanceof Error ? error.message : '',
  })
  return { errors: [refused, stranger, lost].map(getKind) }
}

async function useTasks(baseUrl: string, key: string, wait: () => Promise<void>) {
  const { openai } = createClients({ baseUrl, key })
  await wait()
  let video = await openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
  const records = [video]
  while (video.status === 'queued' || video.status === 'in_progress') {
    await wait()
    video = await openai.videos.retrieve(video.id)
    records.push(video)
  }
  const film = Buffer.from(await (await openai.videos.downloadContent(video.id)).arrayBuffer())
  const upload = { base64Array: [picture()] }
  const uploaded = await new ImageClient(baseUrl, key).post('/img/submit/upload-chat-images', upload)
  return { records, film: film.toString('base64'), uploaded: uploaded.body }
}

const folder = sharedFolder()

test.each(['recording', 'recording.jsonl'])('clients receive from %s the same as from the deployment', async (name) => {
  const deployment = await serveMock()
  const { clock } = deployment.mock.sandboxes.get('')
  const recorder = await recordFrom(deployment.baseUrl, join(folder, name))
  const { key } = deployment
  const seen = await useGateway({ baseUrl: recorder.baseUrl, key }, () => {
    clock.stop()
    return clock.advance(1000)
  })
  await recorder.close()
  await deployment.close()
  expect(recorder.printed.filter((line) => !line.includes('refused'))).toEqual([])
  expect(seen.records.at(-1)).toMatchObject({ status: 'succeeded' })
  expect(seen.records.length).toBeGreaterThan(2)
  expect(seen.errors.map((error) => error.name)).toEqual(['BadRequestError', 'AuthenticationError', 'NotFoundError'])
  const replayed = await replay({ path: recorder.recording, only: true })
  expect(await useGateway({ baseUrl: replayed.baseUrl, key })).toEqual(seen)
})

const generation = { contents: [{ parts: [{ text: 'Say 👋 in Chinese' }] }] }

test.each<readonly [string, string, object]>([
  ['named events', '/v1/responses', { model: 'gw-text-large', input: 'Say 👋 in Chinese', stream: true }],
  ['bare events', '/v1beta/models/gw-text-large:streamGenerateContent?alt=sse', generation],
  ['a list', '/v1beta/models/gw-text-large:streamGenerateContent', generation],
])('a stream of %s has the same bytes, and the recording their times', async (_, path, asked) => {
  const deployment = await serveMock({ speed: 10 })
  const recorder = await recordFrom(deployment.baseUrl)
  const ask = async (baseUrl: string) => {
    const reply = await getSender({ ...deployment, baseUrl, fetch })(path, { json: asked })
    return Buffer.from(await reply.arrayBuffer())
  }
  const recorded = await ask(recorder.baseUrl)
  await recorder.close()
  await deployment.close()
  expect(recorder.printed).toEqual([])
  const [interaction] = readRecording(recorder.recording, '--replay').exchanges
  const body = interaction?.exchange.reply?.body
  const chunks = body && 'chunks' in body ? body.chunks : []
  expect(chunks.length).toBeGreaterThan(3)
  const moments = chunks.map(({ atMs }) => atMs)
  expect(moments).toEqual([...moments].sort((a, b) => a - b))
  const replayed = await replay({ path: recorder.recording, only: true })
  expect((await ask(replayed.baseUrl)).equals(recorded)).toBe(true)
})

const question = { model: 'gw-text-large', input: 'Hello', stream: true }

test('a replay has the timing of the recording on the clock of the mock', async () => {
  const chunks = [
    { atMs: 100, text: 'event: a\nda' },
    { atMs: 1000, text: 'ta: {}\n\n' },
  ]
  const path = writeRecording([
    {
      request: { method: 'POST', path: '/v1/responses', body: { json: question } },
      reply: { status: 200, atMs: 100, headers: { 'content-type': 'text/event-stream' }, body: { chunks } },
    },
  ])
  const { mock, request } = await replay({ path }, { speed: 1 })
  const { clock } = mock.sandboxes.get('')
  clock.stop()
  const sleep = vi.spyOn(clock, 'sleep')
  let text = ''
  const read = request('/v1/responses', { json: question }).then(async ({ body }) => {
    const decoder = new TextDecoder()
    for await (const bytes of body ?? []) text += decoder.decode(bytes)
  })
  await expect.poll(() => sleep).toHaveBeenCalledTimes(1)
  await clock.advance(99)
  expect(text).toBe('')
  await clock.advance(1)
  await expect.poll(() => text).toBe('event: a\nda')
  await expect.poll(() => sleep).toHaveBeenCalledTimes(2)
  await clock.advance(899)
  expect(text).toBe('event: a\nda')
  await clock.advance(1)
  await read
  expect(text).toBe('event: a\ndata: {}\n\n')
})

test('a connection that the deployment closed early is closed after the same bytes', async () => {
  const path = writeRecording([
    {
      request: { method: 'POST', path: '/v1/responses', body: { json: question } },
      reply: {
        status: 200,
        headers: { 'content-type': 'text/event-stream' },
        body: { chunks: [{ atMs: 0, text: 'event: response.crea' }] },
      },
      end: 'closed early by the target',
    },
  ])
  const { request, printed } = await replay({ path })
  expect(printed).toEqual([expect.stringContaining('closed the connection early')])
  const { body } = await request('/v1/responses', { json: question })
  const reader = body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('event: response.crea')
  await expect(reader?.read()).rejects.toThrow()
})

test.each([204, 304])('a recorded reply of status %i has no length', async (status) => {
  const path = writeRecording([
    { request: { method: 'GET', path: '/v1/models' }, reply: { status, headers: { etag: '"a"' } } },
  ])
  const { request } = await replay({ path })
  const { headers } = await request('/v1/models')
  expect([headers.get('etag'), headers.get('content-length')]).toEqual(['"a"', null])
})
