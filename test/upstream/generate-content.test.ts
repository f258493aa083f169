import { FunctionCallingConfigMode, GoogleGenAI, Type } from '@google/genai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Over, overText } from './served-over.ts'

const model = 'far-model'
const weather = {
  name: 'get_weather',
  parameters: { type: Type.OBJECT, properties: { city: { type: Type.STRING } }, required: ['city'] },
}

describe.each(Object.keys(overText))('generate-content over %s', (kind) => {
  let over: Over
  let client: GoogleGenAI

  beforeAll(async () => {
    over = (await overText[kind]?.()) as Over
    client = new GoogleGenAI({ apiKey: over.stub.key, httpOptions: { baseUrl: over.stub.baseUrl } })
  })
  afterAll(() => over.close())

  test('a reply', async () => {
    const reply = await client.models.generateContent({ model, contents: 'sim:echo Hello there' })
    expect(reply.text).toBe('Hello there')
    expect(reply.candidates?.[0]?.finishReason).toBe('STOP')
    expect(reply.usageMetadata?.promptTokenCount).toBeGreaterThan(0)
    expect(reply.modelVersion).toBe(model)
  })

  test('a stream has several chunks with the same content', async () => {
    const stream = await client.models.generateContentStream({ model, contents: 'What are tides?' })
    const pieces = (await Array.fromAsync(stream)).map(({ text = '' }) => text)
    const { text } = await client.models.generateContent({ model, contents: 'What are tides?' })
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(text)
  })

  test('a call and its result', async () => {
    const tools = [{ functionDeclarations: [weather] }]
    const toolConfig = { functionCallingConfig: { mode: FunctionCallingConfigMode.ANY } }
    const question = { role: 'user', parts: [{ text: 'What is the weather in Lisbon?' }] }
    const first = await client.models.generateContent({ model, contents: [question], config: { tools, toolConfig } })
    const [call] = first.functionCalls ?? []
    expect(call).toMatchObject({ name: 'get_weather', args: { city: expect.any(String) } })
    const answer = { functionResponse: { id: call?.id ?? '', name: 'get_weather', response: { celsius: 19 } } }
    const contents = [question, first.candidates?.[0]?.content ?? {}, { role: 'user', parts: [answer] }]
    const second = await client.models.generateContent({ model, contents, config: { tools } })
    expect(second.text).toContain('19')
  })

  test('JSON by a schema', async () => {
    const responseSchema = { type: Type.OBJECT, properties: { city: { type: Type.STRING } }, required: ['city'] }
    const config = { responseMimeType: 'application/json', responseSchema }
    const { text = '' } = await client.models.generateContent({ model, contents: 'Where?', config })
    expect(JSON.parse(text)).toEqual({ city: expect.any(String) })
  })

  test('a picture', async () => {
    const parts = [{ inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } }, { text: 'What is this?' }]
    const { text } = await client.models.generateContent({ model, contents: [{ role: 'user', parts }] })
    expect(text).toContain('image/png')
  })

  test('thoughts', async () => {
    const config = { thinkingConfig: { includeThoughts: true } }
    const { candidates } = await client.models.generateContent({ model, contents: 'Why is the sky blue?', config })
    expect(candidates?.[0]?.content?.parts?.[0]).toMatchObject({ thought: true, text: expect.stringMatching(/\w/) })
  })

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
  const over = (await overText['chat-completions']?.()) as Over
  const client = new GoogleGenAI({ apiKey: over.stub.key, httpOptions: { baseUrl: over.stub.baseUrl } })
  const config = { candidateCount: 2, stopSequences: ['END'], responseLogprobs: true, logprobs: 3, seed: 7 }
  const { candidates = [] } = await client.models.generateContent({ model, contents: 'What are tides?', config })
  await over.close()
  expect(candidates.map(({ index, finishReason }) => [index, finishReason])).toEqual([
    [0, 'STOP'],
    [1, 'STOP'],
  ])
  const asked = { n: 2, stop: ['END'], logprobs: true, top_logprobs: 3, seed: 7 }
  expect(over.received[0]?.body).toMatchObject(asked)
})

test('over responses: features of chat-completions only are refused', async () => {
  const over = (await overText.responses?.()) as Over
  const client = new GoogleGenAI({ apiKey: over.stub.key, httpOptions: { baseUrl: over.stub.baseUrl } })
  for (const [config, field] of [
    [{ candidateCount: 2 }, 'generationConfig.candidateCount'],
    [{ stopSequences: ['END'] }, 'generationConfig.stopSequences'],
    [{ responseLogprobs: true }, 'generationConfig.responseLogprobs'],
  ] as const) {
    const refused = client.models.generateContent({ model, contents: 'Hi', config: { ...config } as object })
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining(`"${field}"`) })
  }
  await over.close()
})
