import type { GenerateContentResponse } from 'gatewright/types/generate-content'
import { afterAll, describe, expect, test } from 'vitest'
import { parseEvents } from '../../../../runtime/stream/read-events.ts'
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

describe('streams', () => {
  test.each(['', '?alt=json', '?$alt=json;enum-encoding=int'])('a stream is a JSON array with "%s"', async (alt) => {
    const events = getChunks((await stream(ask('How do tides work?'))).body)
    const { status, type, json } = await stream(ask('How do tides work?'), alt)
    expect(status).toBe(200)
    expect(type).toMatch(/^application\/json/)
    const withoutIds = (chunks: GenerateContentResponse[]) => chunks.map(({ responseId, ...rest }) => rest)
    expect(withoutIds(json())).toEqual(withoutIds(events))
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
