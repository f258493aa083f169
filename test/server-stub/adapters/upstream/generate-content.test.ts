import { GoogleGenAI, Type } from '@google/genai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { type Over, overText } from './served-over.ts'

const model = 'far-model'

describe.each(Object.entries(overText))('generate-content over %s', (_, start) => {
  let over: Over
  let client: GoogleGenAI

  beforeAll(async () => {
    over = await start()
    client = new GoogleGenAI({ apiKey: over.stub.key, httpOptions: { baseUrl: over.stub.baseUrl } })
  })
  afterAll(() => over.close())

  test.each([
    [{ responseModalities: ['IMAGE'] }, 'generationConfig.responseModalities'],
    [{ tools: [{ codeExecution: {} }] }, 'tools'],
    [{ cachedContent: 'cachedContents/a' }, 'cachedContent'],
    [
      { responseMimeType: 'text/x.enum', responseSchema: { type: Type.STRING, enum: ['a', 'b'] } },
      'generationConfig.responseMimeType',
    ],
  ])('an unsupported field is refused by its name: %j', async (config, field) => {
    const before = over.received.length
    const refused = client.models.generateContent({ model, contents: 'Hi', config })
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining(`"${field}"`) })
    expect(over.received).toHaveLength(before)
  })
})

test('over chat-completions: several candidates, probabilities, stop sequences', async () => {
  const over = await closeAfterTest(overText['chat-completions']())
  const client = new GoogleGenAI({ apiKey: over.stub.key, httpOptions: { baseUrl: over.stub.baseUrl } })
  const config = { candidateCount: 2, stopSequences: ['END'], responseLogprobs: true, logprobs: 3, seed: 7 }
  const { candidates = [] } = await client.models.generateContent({ model, contents: 'What are tides?', config })
  expect(candidates.map(({ index, finishReason }) => [index, finishReason])).toEqual([
    [0, 'STOP'],
    [1, 'STOP'],
  ])
  const asked = { n: 2, stop: ['END'], logprobs: true, top_logprobs: 3, seed: 7 }
  expect(JSON.parse(over.received[0]?.body ?? '')).toMatchObject(asked)
})

test('over responses: features of chat-completions only are refused', async () => {
  const over = await closeAfterTest(overText.responses())
  const client = new GoogleGenAI({ apiKey: over.stub.key, httpOptions: { baseUrl: over.stub.baseUrl } })
  for (const [config, field] of [
    [{ candidateCount: 2 }, 'generationConfig.candidateCount'],
    [{ stopSequences: ['END'] }, 'generationConfig.stopSequences'],
    [{ responseLogprobs: true }, 'generationConfig.responseLogprobs'],
  ] as const) {
    const refused = client.models.generateContent({ model, contents: 'Hi', config: { ...config } as object })
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining(`"${field}"`) })
  }
})
