import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UpstreamFormat, UpstreamsConfig } from '../../../../settings/upstream-config.ts'
import { type ServedApp, serveApp } from '../../../support/serve-app.ts'

/** A stub that passes everything to a mock, which validates its own replies. */
let mock: ServedApp
let stub: ServedApp

beforeAll(async () => {
  mock = await serveApp({ log: () => undefined, models: ['far-*'] })
  const formats = ['messages', 'generate-content', 'responses', 'video', 'image', 'models'] as const
  const entries = formats.map((format: UpstreamFormat) => {
    const models = { 'near-model': 'gw-text-large' }
    const far = { kind: 'pass-through', format, baseUrl: mock.baseUrl, key: { value: mock.key } } as const
    return [format, { ...far, models, retries: { times: 0, maxWaitMs: 0 } }] as const
  })
  const upstreams: UpstreamsConfig = {
    upstreams: Object.fromEntries(entries),
    models: { '*': ['messages', 'generate-content', 'responses'] },
  }
  stub = await serveApp({ upstreams, keys: ['sk-near'], log: () => undefined })
})
afterAll(async () => {
  await stub.close()
  await mock.close()
})

const apiKey = 'sk-near'

describe('messages', () => {
  const ask = (content: string) => ({
    model: 'near-model',
    max_tokens: 1024,
    messages: [{ role: 'user', content } as const],
  })
  const client = () => new Anthropic({ apiKey, baseURL: stub.baseUrl, maxRetries: 0 })

  test('a message is answered under the model id of the upstream', async () => {
    const message = await client().messages.create(ask('sim:echo Hello there'))
    expect(message).toMatchObject({ model: 'gw-text-large', content: [{ text: 'Hello there' }] })
  })

  test('a stream is passed through', async () => {
    const stream = client().messages.stream(ask('What are tides?'))
    const { content } = await stream.finalMessage()
    expect(content).toEqual((await client().messages.create(ask('What are tides?'))).content)
  })

  test('invalid requests are refused by the stub, errors of the upstream are passed through', async () => {
    const bad = client().messages.create({ ...ask('Hi'), max_tokens: 0 })
    await expect(bad).rejects.toMatchObject({ status: 400 })
    const limited = await client()
      .messages.create(ask('sim:rate-limit'))
      .catch((error: unknown) => error)
    if (!(limited instanceof Anthropic.RateLimitError)) throw limited
    expect(limited.headers.get('retry-after')).toBe('2')
  })

  test('a failure during the stream is passed through', async () => {
    const stream = client().messages.stream(ask('sim:fail-midway Go on'))
    await expect(stream.finalMessage()).rejects.toMatchObject({ error: { error: { type: 'server_error' } } })
  })
})

describe('generate-content', () => {
  const client = () => new GoogleGenAI({ apiKey, httpOptions: { baseUrl: stub.baseUrl } })

  test('a reply and a stream are passed through', async () => {
    const asked = { model: 'near-model', contents: 'What are tides?' }
    const { text, modelVersion } = await client().models.generateContent(asked)
    expect(modelVersion).toBe('gw-text-large')
    const pieces = await Array.fromAsync(await client().models.generateContentStream(asked))
    expect(pieces.map((piece) => piece.text ?? '').join('')).toBe(text)
  })

  test('a stream as a JSON array is passed through', async () => {
    const response = await fetch(`${stub.baseUrl}/v1beta/models/far-x:streamGenerateContent?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contents: { parts: { text: 'sim:echo a b c' } } }),
    })
    const chunks = (await response.json()) as { candidates: { content: { parts: { text: string }[] } }[] }[]
    const words = chunks.flatMap(({ candidates }) => candidates[0]?.content.parts.map(({ text }) => text) ?? [])
    expect(words.join('')).toBe('a b c')
  })

  test('an unknown model is the 404 of the upstream', async () => {
    const refused = client().models.generateContent({ model: 'gw-unknown', contents: 'Hi' })
    await expect(refused).rejects.toMatchObject({ status: 404, message: expect.stringContaining('NOT_FOUND') })
  })
})

describe('responses, video, image and models', () => {
  const client = () => new OpenAI({ apiKey, baseURL: `${stub.baseUrl}/v1`, maxRetries: 0 })

  test('a response, a stream, and a conversation stored by the upstream are passed through', async () => {
    const first = await client().responses.create({ model: 'near-model', input: 'sim:echo Hello' })
    expect(first).toMatchObject({ model: 'gw-text-large', output_text: 'Hello' })
    const asked = { model: 'near-model', input: 'sim:echo Again', previous_response_id: first.id }
    const second = await client().responses.stream(asked).finalResponse()
    expect(second.output_text).toBe('Again')
  })

  test('a video is passed through, from the form to the file', async () => {
    const video = await client().videos.create({ model: 'sora-2', prompt: 'A harbour', seconds: '4' })
    let found = video
    while (found.status !== 'completed' && String(found.status) !== 'succeeded') {
      found = await client().videos.retrieve(video.id)
      expect(found.status).not.toBe('failed')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const whole = await client().videos.downloadContent(video.id)
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp')
    const part = await fetch(`${stub.baseUrl}/v1/videos/${video.id}/content`, {
      headers: { authorization: `Bearer ${apiKey}`, range: 'bytes=4-7' },
    })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`])
    expect(await part.text()).toBe('ftyp')
  })

  test('a task of the image proxy is passed through', async () => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ prompt: 'A harbour' })
    const submitted = await fetch(`${stub.baseUrl}/img/submit/imagine`, { method: 'POST', headers, body })
    const { result } = (await submitted.json()) as { result: string }
    const task = await fetch(`${stub.baseUrl}/img/task/${result}/fetch`, { headers })
    expect(await task.json()).toMatchObject({ id: result, action: 'IMAGINE' })
  })

  test('the models of the upstream are listed', async () => {
    const ids = (await Array.fromAsync(client().models.list())).map(({ id }) => id)
    expect(ids).toContain('gw-text-large')
  })

  test('an invalid key is refused by the stub', async () => {
    const stranger = new OpenAI({ apiKey: 'sk-test', baseURL: `${stub.baseUrl}/v1`, maxRetries: 0 })
    await expect(stranger.models.list()).rejects.toMatchObject({ status: 401 })
  })
})
