import {
  ApiError,
  FunctionCallingConfigMode,
  type GenerateContentResponse,
  GoogleGenAI,
  HarmBlockThreshold,
  HarmCategory,
  Modality,
  Type,
} from '@google/genai'
import { afterAll, describe, expect, test } from 'vitest'
import { realClock } from '../../runtime/clock.ts'
import { gateway, key, model } from '../server-stub/handlers/generate-content/gateway.ts'

const { server, listen, violations, prompts } = gateway()

const baseUrl = await listen()
const ai = new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl } })

afterAll(async () => {
  await server.close()
  expect(violations).toEqual([])
})

const weather = {
  name: 'get_weather',
  description: 'Current weather of a city.',
  parameters: {
    type: Type.OBJECT,
    properties: { city: { type: Type.STRING }, unit: { type: Type.STRING, enum: ['celsius', 'fahrenheit'] } },
    required: ['city'],
  },
}

async function getError(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('It was no ApiError.', { cause: error })
}

describe('text', () => {
  test('whole', async () => {
    const reply = await ai.models.generateContent({ model, contents: 'sim:echo Hello 👋🏽 there' })
    expect(reply.text).toBe('Hello 👋🏽 there')
    expect(reply.candidates?.[0]?.finishReason).toBe('STOP')
    expect(reply.usageMetadata?.totalTokenCount).toBeGreaterThan(3)
    expect(reply.modelVersion).toBe(model)
    expect(reply.responseId).toBeTruthy()
  })

  test('streamed', async () => {
    const stream = await ai.models.generateContentStream({ model, contents: 'sim:echo Hello 👋🏽 there' })
    const chunks = await Array.fromAsync(stream)
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.slice(0, -1).every(({ text }) => text)).toBe(true)
    expect(chunks.map(({ text }) => text).join('')).toBe('Hello 👋🏽 there')
    expect(chunks.at(-1)?.candidates?.[0]?.finishReason).toBe('STOP')
  })

  test('with all settings', async () => {
    const config = {
      ...{ temperature: 0.2, topP: 0.9, topK: 20, seed: 5, maxOutputTokens: 12, stopSequences: ['END'] },
      ...{ candidateCount: 2, responseLogprobs: true, logprobs: 2, systemInstruction: 'Be brief.' },
      safetySettings: [{ category: HarmCategory.HARM_CATEGORY_HARASSMENT, threshold: HarmBlockThreshold.BLOCK_NONE }],
    }
    const { candidates = [] } = await ai.models.generateContent({ model, contents: 'How do tides work?', config })
    expect(candidates.map(({ finishReason }) => finishReason)).toEqual(['MAX_TOKENS', 'MAX_TOKENS'])
    expect(candidates[0]?.logprobsResult?.chosenCandidates).toHaveLength(12)
    expect(candidates[1]?.avgLogprobs).toBeLessThan(0)
    expect(candidates[0]?.safetyRatings?.[0]).toMatchObject({ category: 'HARM_CATEGORY_HARASSMENT' })
    expect(prompts.at(-1)).toMatchObject({ instructions: 'Be brief.', sampling: { seed: 5, topK: 20 } })
  })

  test.each(['whole', 'streamed'])('a chat keeps its history: %s', async (how) => {
    const chat = ai.chats.create({ model })
    const say = async (message: string): Promise<string> => {
      if (how === 'whole') return (await chat.sendMessage({ message })).text ?? ''
      const chunks = await Array.fromAsync(await chat.sendMessageStream({ message }))
      return chunks.map(({ text }) => text).join('')
    }
    const first = await say('sim:think How do tides work?')
    await say('And in Lisbon?')
    expect(prompts.at(-1)?.turns).toEqual([
      { role: 'user', parts: [{ type: 'text', text: 'sim:think How do tides work?' }] },
      { role: 'assistant', parts: [{ type: 'text', text: first }] },
      { role: 'user', parts: [{ type: 'text', text: 'And in Lisbon?' }] },
    ])
    expect(chat.getHistory(true).length).toBeGreaterThanOrEqual(4)
  })
})

describe('functions', () => {
  const contents = 'What is the weather in Lisbon?'
  const config = { tools: [{ functionDeclarations: [weather] }] }

  test('a round trip', async () => {
    const reply = await ai.models.generateContent({ model, contents, config })
    const [call] = reply.functionCalls ?? []
    expect(call).toMatchObject({ name: 'get_weather', args: { city: expect.any(String) } })
    const functionResponse = { name: 'get_weather', response: { celsius: 17 }, ...(call?.id ? { id: call.id } : {}) }
    const history = [
      { role: 'user', parts: [{ text: contents }] },
      ...(reply.candidates?.flatMap(({ content }) => content ?? []) ?? []),
      { role: 'user', parts: [{ functionResponse }] },
    ]
    const answer = await ai.models.generateContent({ model, contents: history, config })
    expect(answer.text).toContain('17')
    expect(answer.functionCalls).toBeUndefined()
  })

  test('in a stream', async () => {
    const chunks = await Array.fromAsync(await ai.models.generateContentStream({ model, contents, config }))
    const calls = chunks.flatMap(({ functionCalls = [] }) => functionCalls)
    expect(calls).toMatchObject([{ id: expect.any(String), name: 'get_weather' }])
  })

  test.each([
    [FunctionCallingConfigMode.ANY, 1],
    [FunctionCallingConfigMode.NONE, 0],
  ])('the mode %s', async (mode, count) => {
    const toolConfig = { functionCallingConfig: { mode } }
    const reply = await ai.models.generateContent({ model, contents: 'Weather', config: { ...config, toolConfig } })
    expect(reply.functionCalls ?? []).toHaveLength(count)
  })

  test('the SDK itself calls what it was given', async () => {
    const callable = {
      tool: async () => ({ functionDeclarations: [weather] }),
      callTool: async () => [{ functionResponse: { name: 'get_weather', response: { celsius: 23 } } }],
    }
    const reply = await ai.models.generateContent({ model, contents, config: { tools: [callable] } })
    expect(reply.text).toContain('23')
  })
})

describe('every kind of answer', () => {
  const ask = (contents: string, config: object): Promise<GenerateContentResponse> =>
    ai.models.generateContent({ model, contents, config })

  test('code that ran', async () => {
    const reply = await ask('Calculate 17 * 3', { tools: [{ codeExecution: {} }] })
    expect(reply.executableCode).toContain('17 * 3')
    expect(reply.codeExecutionResult).toContain('51')
  })

  test('read pages', async () => {
    const question = 'Compare https://a.example/ with https://b.invalid/'
    const { candidates } = await ask(question, { tools: [{ urlContext: {} }] })
    // Reserved domains have no pages.
    expect(candidates?.[0]?.urlContextMetadata?.urlMetadata).toEqual([
      { retrievedUrl: 'https://a.example/', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_SUCCESS' },
      { retrievedUrl: 'https://b.invalid/', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_ERROR' },
    ])
  })

  test('a picture and a sound', async () => {
    const picture = await ask('A square', { responseModalities: [Modality.TEXT, Modality.IMAGE] })
    expect(picture.candidates?.[0]?.content?.parts?.[1]?.inlineData?.data).toMatch(/^iVBOR/)
    const speechConfig = { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Harbour' } } }
    const sound = await ask('Hello', { responseModalities: [Modality.AUDIO], speechConfig })
    expect(sound.data).toMatch(/^UklGR/)
  })

  test('a blocked prompt, and an answer that was stopped', async () => {
    expect((await ask('sim:blocked', {})).promptFeedback?.blockReason).toBe('SAFETY')
    expect((await ask('sim:safety Go.', {})).candidates?.[0]?.finishReason).toBe('SAFETY')
  })
})

describe('errors', () => {
  test.each([
    ['nobody', 'Hi', 404],
    [model, 'sim:rate-limit', 429],
    [model, 'sim:fail', 500],
    [model, 'sim:overloaded', 503],
    [model, 'sim:timeout', 504],
  ])('%s, %s: %i', async (id, contents, status) => {
    const config = { httpOptions: { retryOptions: { attempts: 1 } } }
    expect((await getError(ai.models.generateContent({ model: id, contents, config }))).status).toBe(status)
  })

  test('a stream that fails midway', async () => {
    const stream = await ai.models.generateContentStream({ model, contents: 'sim:fail-midway' })
    const error = await getError(Array.fromAsync(stream))
    expect(error.status).toBe(503)
  })
})

test('a client that goes away stops the work', async () => {
  const slow = gateway({ clock: realClock(1) })
  const client = new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl: await slow.listen() } })
  const leave = new AbortController()
  const config = { abortSignal: leave.signal }
  const stream = await client.models.generateContentStream({ model, contents: 'sim:long', config })
  await expect(
    (async () => {
      for await (const _ of stream) leave.abort()
    })(),
  ).rejects.toThrow()
  const [signal] = slow.signals
  await expect.poll(() => signal?.aborted).toBe(true)
  await slow.server.close()
  expect(slow.violations).toEqual([])
})
