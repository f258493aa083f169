import { afterAll, describe, expect, test } from 'vitest'
import type { GenerateContentResponse } from '../../../generated/types/generate-content.ts'
import { parseEvents } from '../../../server-stub/core/stream/read-events.ts'
import { ask, gateway, model } from './gateway.ts'

const base = `/v1beta/models/${model}`
const { server, post, prompts, violations } = gateway({ extraModels: ['team/gw:v1.5-pro'] })

afterAll(() => server.close())

async function stream(body: object, alt = '?alt=sse') {
  const reply = await post(body, `${base}:streamGenerateContent${alt}`)
  expect(violations).toEqual([])
  return reply
}

function getChunks(body: string): GenerateContentResponse[] {
  return parseEvents(body).map(({ data }) => JSON.parse(data))
}

const toText = (chunks: readonly GenerateContentResponse[]) =>
  chunks.flatMap(({ candidates = [] }) => candidates.flatMap(({ content }) => content?.parts.map(({ text }) => text)))

describe('streams', () => {
  test('as events: data lines only, a blank line after each, one id, the finish reason in the last', async () => {
    const { status, type, body } = await stream(ask('How do tides work?'))
    expect(status).toBe(200)
    expect(type).toMatch(/^text\/event-stream/)
    expect(body).toMatch(/^(data: \{.*\}\n\n)+$/)
    const chunks = getChunks(body)
    expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1)
    expect(chunks.every(({ modelVersion }) => modelVersion === model)).toBe(true)
    expect(chunks.map(({ candidates }) => candidates?.[0]?.finishReason ?? '').join('')).toBe('STOP')
    expect(toText(chunks)).not.toContain('')
  })

  test.each(['', '?alt=json', '?$alt=json;enum-encoding=int'])('as a JSON array with "%s"', async (alt) => {
    const events = getChunks((await stream(ask('How do tides work?'))).body)
    const { status, type, json } = await stream(ask('How do tides work?'), alt)
    expect(status).toBe(200)
    expect(type).toMatch(/^application\/json/)
    const withoutIds = (chunks: GenerateContentResponse[]) => chunks.map(({ responseId, ...rest }) => rest)
    expect(withoutIds(json())).toEqual(withoutIds(events))
  })

  test('that fail midway end with the error; as events it is sent twice, as a bare line and as an event', async () => {
    const error = { code: 503, status: 'UNAVAILABLE', details: [] }
    expect((await stream(ask('sim:fail-midway'), '')).json().at(-1)).toMatchObject({ error })
    const { status, body } = await stream(ask('sim:fail-midway'))
    expect(status).toBe(200)
    const [bare, event, ...more] = body.split('\n\n').slice(-3)
    expect(JSON.parse(bare ?? '')).toMatchObject({ error })
    expect([event, ...more]).toEqual([`data: ${bare}`, ''])
  })

  test.each(['?alt=sse', ''])('of a blocked prompt are one object: "%s"', async (alt) => {
    const { body } = await stream(ask('sim:blocked'), alt)
    const chunks = alt === '' ? JSON.parse(body) : getChunks(body)
    expect(chunks).toMatchObject([{ promptFeedback: { blockReason: 'SAFETY' } }])
  })

  test('that fail before the first event are ordinary errors', async () => {
    for (const body of [{}, ask('sim:overloaded')]) {
      const { status, type, json } = await stream(body)
      expect(type).toMatch(/^application\/json/)
      expect(json().error.code).toBe(status)
    }
  })
})

describe('models', () => {
  test.each([
    ['/v1beta/models/team%2Fgw:v1.5-pro:generateContent', 'team/gw:v1.5-pro'],
    ['/v1beta/models/team%2Fgw%3Av1.5-pro:generateContent', 'team/gw:v1.5-pro'],
    ['/v1beta/models/models%2Fgw-text-small:generateContent', 'gw-text-small'],
    ['/v1/models/gw-text-small:generateContent', 'gw-text-small'],
  ])('%s', async (path, id) => {
    const { status, json } = await post(ask('Hi'), path)
    expect(status).toBe(200)
    expect(json().modelVersion).toBe(id)
    expect(prompts.at(-1)?.model).toBe(id)
  })

  test.each(['generateContent', 'streamGenerateContent?alt=sse'])(
    'unknown models are not found: %s',
    async (method) => {
      const { status, json } = await post(ask('Hi'), `/v1beta/models/nobody:${method}`)
      expect(status).toBe(404)
      expect(json()).toEqual({
        error: { code: 404, message: expect.stringContaining('`nobody`'), status: 'NOT_FOUND', details: [] },
      })
      expect(violations).toEqual([])
    },
  )
})

test('URLs are read, except those of reserved domains', async () => {
  const text = 'Compare https://a.example/x with https://b.invalid/'
  const { candidates } = (await post(ask(text, { tools: [{ urlContext: {} }] }))).json()
  const urlMetadata = [
    { retrievedUrl: 'https://a.example/x', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_SUCCESS' },
    { retrievedUrl: 'https://b.invalid/', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_ERROR' },
  ]
  expect(candidates[0].urlContextMetadata).toEqual({ urlMetadata })
})

test.each(['BLOCK_NONE', 'OFF'])('nothing is blocked for safety if every threshold is %s', async (threshold) => {
  const categories = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT']
  const safetySettings = categories.map((each) => ({ category: `HARM_CATEGORY_${each}`, threshold }))
  const { candidates } = (await post(ask('sim:blocked Hi', { safetySettings }))).json()
  expect(candidates[0]).toMatchObject({
    finishReason: 'STOP',
    content: { parts: [{ text: expect.stringMatching(/./) }] },
  })
  expect(candidates[0].safetyRatings).toHaveLength(threshold === 'OFF' ? 0 : categories.length)
  expect(JSON.stringify(candidates)).not.toContain('"blocked":true')
})
