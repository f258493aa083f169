import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { HumanMessage } from '@langchain/core/messages'
import { tool as langchainTool } from '@langchain/core/tools'
import { ChatOpenAI } from '@langchain/openai'
import { generateObject, generateText, jsonSchema, stepCountIs, streamText, tool } from 'ai'
import * as ai5 from 'ai-5'
import * as ai6 from 'ai-6'
import { createOpenAI as openai2 } from 'ai-sdk-openai-2'
import { createOpenAI as openai3 } from 'ai-sdk-openai-3'
import OpenAI from 'openai'
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import OpenAI6 from 'openai-6'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { realClock } from '../../runtime/clock.ts'
import { chatCompletions } from '../../server-stub/handlers/chat-completions/contract.ts'
import { sharedBackends } from '../server-stub/adapters/upstream/served-over.ts'
import { gateway, key } from '../server-stub/handlers/chat-completions/gateway.ts'

globalThis.AI_SDK_LOG_WARNINGS = false
const { simulation, backends } = await sharedBackends({ added: [chatCompletions] })

const model = 'gw-text-large'
const place = { apiKey: simulation.key, baseURL: `${simulation.baseUrl}/v1` }
const png = 'data:image/png;base64,iVBORw0KGgo='
const wav = { data: 'UklGRiQAAABXQVZFZm10IA==', format: 'wav' } as const
const complete = (properties: Readonly<Record<string, { type: 'string' | 'integer' }>>) => {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false } as const
}
const city = complete({ city: { type: 'string' } })
const review = complete({ name: { type: 'string' }, stars: { type: 'integer' } })
const aReview = { name: expect.any(String), stars: expect.any(Number) }
const weather = { type: 'function', function: { name: 'get_weather', parameters: city, strict: true } } as const
const question = { role: 'user', content: 'What is the weather in Lisbon?' } as const
const ask = (content: string | ChatCompletionContentPart[]): ChatCompletionMessageParam[] => [{ role: 'user', content }]
const client = new OpenAI({ ...place, maxRetries: 0 })

describe.each(backends)('openai over %s', (_, served) => {
  const client = new OpenAI({ apiKey: served.key, baseURL: `${served.baseUrl}/v1`, maxRetries: 0 })

  test('a text, whole and streamed', async () => {
    const messages = ask('sim:echo Hello 👋🏽 there')
    const whole = await client.chat.completions.create({ model, messages })
    expect(whole.choices).toMatchObject([
      { message: { content: 'Hello 👋🏽 there', refusal: null }, finish_reason: 'stop' },
    ])
    const stream = await client.chat.completions.create({ model, messages, stream: true })
    const chunks = await Array.fromAsync(stream)
    const words = chunks.flatMap(({ choices }) => choices[0]?.delta.content || [])
    expect([words.join(''), words.length > 1]).toEqual(['Hello 👋🏽 there', true])
    expect(chunks.some((chunk) => 'usage' in chunk)).toBe(false)
  })

  test('the helper of streams gathers the same completion, with its usage', async () => {
    const messages = ask('What are tides?')
    const stream = client.chat.completions.stream({ model, messages, stream_options: { include_usage: true } })
    let heard = ''
    stream.on('content', (delta) => {
      heard += delta
    })
    const { choices, usage } = await stream.finalChatCompletion()
    expect(choices).toMatchObject([{ message: { content: heard }, finish_reason: 'stop' }])
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0))
    expect(usage?.completion_tokens).toBeGreaterThan(0)
  })

  test('a round trip of a function', async () => {
    const asked = { model, tools: [weather], messages: [question] }
    const first = await client.chat.completions.create(asked)
    const [choice] = first.choices
    expect(choice?.finish_reason).toBe('tool_calls')
    const [call] = choice?.message.tool_calls ?? []
    if (choice === undefined || call?.type !== 'function') throw new Error('There is no call.')
    expect(JSON.parse(call.function.arguments)).toHaveProperty('city')
    const result = { role: 'tool', tool_call_id: call.id, content: '{"celsius":19}' } as const
    const second = await client.chat.completions.create({ ...asked, messages: [question, choice.message, result] })
    expect(second.choices[0]?.message.content).toContain('19')
  })

  test('a streamed call of a named function', async () => {
    const tool_choice = { type: 'function', function: { name: 'get_weather' } } as const
    const stream = client.chat.completions.stream({ model, messages: [question], tools: [weather], tool_choice })
    let heard = ''
    stream.on('tool_calls.function.arguments.delta', ({ arguments_delta }) => {
      heard += arguments_delta
    })
    const { choices } = await stream.finalChatCompletion()
    expect(choices).toMatchObject([
      { message: { tool_calls: [{ function: { name: 'get_weather', arguments: heard } }] } },
    ])
    expect(JSON.parse(heard)).toHaveProperty('city')
  })

  test('JSON that fits a schema, and any object', async () => {
    const json_schema = { name: 'review', schema: review, strict: true }
    const messages = ask('Review the museum, as JSON.')
    const parsed = await client.chat.completions.parse({
      model,
      messages,
      response_format: { type: 'json_schema', json_schema },
    })
    expect(parsed.choices[0]?.message.parsed).toEqual(aReview)
    const free = await client.chat.completions.create({ model, messages, response_format: { type: 'json_object' } })
    expect(JSON.parse(free.choices[0]?.message.content ?? '')).toBeTypeOf('object')
  })

  test('a refusal, and a reply that is cut', async () => {
    const refused = await client.chat.completions.create({ model, messages: ask('sim:refuse Go') })
    expect(refused.choices).toMatchObject([{ message: { content: null, refusal: expect.stringMatching(/./) } }])
    const cut = await client.chat.completions.create({ model, messages: ask('sim:long Go'), max_completion_tokens: 20 })
    expect(cut.choices).toMatchObject([{ finish_reason: 'length' }])
  })

  test('an image and a file', async () => {
    const { choices } = await client.chat.completions.create({
      model,
      messages: ask([
        { type: 'text', text: 'What is this?' },
        { type: 'image_url', image_url: { url: png, detail: 'low' } },
        { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,JVBERi0xLjQK' } },
      ]),
    })
    for (const fact of ['image/png', 'application/pdf']) expect(choices[0]?.message.content).toContain(fact)
  })
})

describe('openai', () => {
  test('a recording', async () => {
    const messages = ask([
      { type: 'input_audio', input_audio: wav },
      { type: 'text', text: 'What is this?' },
    ])
    const { choices } = await client.chat.completions.create({ model, messages })
    expect(choices[0]?.message.content).toContain('audio/wav')
  })

  test('alternatives with log probabilities, and a stop sequence', async () => {
    const { choices, usage } = await client.chat.completions.create({
      model,
      messages: ask('Name a colour.'),
      n: 2,
      logprobs: true,
      top_logprobs: 2,
      max_tokens: 4,
      stop: ['nonesuch'],
      seed: 3,
    })
    expect(choices.map(({ index, finish_reason }) => [index, finish_reason])).toEqual([
      [0, 'length'],
      [1, 'length'],
    ])
    expect(usage?.completion_tokens).toBe(8)
    for (const { message, logprobs } of choices) {
      const tokens = logprobs?.content ?? []
      expect(tokens.map(({ token }) => token).join('')).toBe(message.content)
      for (const { token, bytes, top_logprobs } of tokens) {
        expect([Buffer.from(bytes ?? []).toString(), top_logprobs.length]).toEqual([token, 2])
      }
    }
    const stopped = await client.chat.completions.create({
      model,
      messages: ask('sim:echo one two three'),
      stop: ' two',
    })
    expect(stopped.choices).toMatchObject([{ message: { content: 'one' }, finish_reason: 'stop' }])
  })

  test('reasoning is counted, and cached tokens are named', async () => {
    const messages = ask('A bat and a ball cost 1.10.')
    const { usage } = await client.chat.completions.create({ model: 'gw-reasoner', messages, reasoning_effort: 'high' })
    expect(usage?.completion_tokens_details?.reasoning_tokens).toBeGreaterThan(0)
    expect(usage?.prompt_tokens_details).toEqual({ cached_tokens: 0 })
  })

  test('errors are those of the client', async () => {
    const create = (more: object, at = client) => at.chat.completions.create({ model, messages: ask('Hi'), ...more })
    const wrong = new OpenAI({ ...place, apiKey: 'wrong', maxRetries: 0 })
    await expect(create({}, wrong)).rejects.toBeInstanceOf(OpenAI.AuthenticationError)
    await expect(create({ temperature: 3 })).rejects.toMatchObject({ status: 400, param: 'temperature' })
    await expect(create({ messages: ask('sim:rate-limit') })).rejects.toBeInstanceOf(OpenAI.RateLimitError)
    const broken = await client.chat.completions.create({ model, messages: ask('sim:fail-midway Go'), stream: true })
    await expect(Array.fromAsync(broken)).rejects.toBeInstanceOf(OpenAI.APIError)
  })

  test('a client that disconnects stops the work', async () => {
    const slow = gateway({ clock: realClock(1) })
    const baseURL = `${await slow.server.listen({ host: '127.0.0.1', port: 0 })}/v1`
    const caller = new OpenAI({ apiKey: key, baseURL, maxRetries: 0 })
    const stream = await caller.chat.completions.create({ model, messages: ask('sim:long'), stream: true })
    for await (const { choices } of stream) if (choices[0]?.delta.content) break
    await expect.poll(() => slow.signals[0]?.aborted).toBe(true)
    await slow.server.close()
    expect(slow.violations).toEqual([])
  })

  test('the major before', async () => {
    const before = new OpenAI6({ ...place, maxRetries: 0 })
    const stream = before.chat.completions.stream({ model, messages: [question], tools: [weather] })
    const { choices } = await stream.finalChatCompletion()
    expect(choices).toMatchObject([{ finish_reason: 'tool_calls', message: { tool_calls: [{ type: 'function' }] } }])
  })
})

const execute = async () => ({ celsius: 19 })
const compatible = createOpenAICompatible({
  ...place,
  name: 'gateway',
  supportsStructuredOutputs: true,
  includeUsage: true,
})

describe.each([
  ['@ai-sdk/openai', createOpenAI(place).chat(model)],
  ['@ai-sdk/openai-compatible', compatible(model)],
])('%s', (_, chat) => {
  test('a text, streamed with its usage', async () => {
    const streamed = streamText({ model: chat, prompt: 'sim:echo Hello over there' })
    expect((await Array.fromAsync(streamed.textStream)).join('')).toBe('Hello over there')
    expect((await streamed.usage).outputTokens).toBeGreaterThan(0)
    expect(await streamed.finishReason).toBe('stop')
  })

  test('a streamed tool loop', async () => {
    const tools = { get_weather: tool({ inputSchema: jsonSchema<{ city: string }>(city), execute }) }
    const streamed = streamText({ model: chat, prompt: question.content, tools, stopWhen: stepCountIs(3) })
    expect(await streamed.text).toContain('19')
    expect((await streamed.steps).map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop'])
  })

  test('an object, and an image', async () => {
    const { object } = await generateObject({ model: chat, prompt: 'Review the museum.', schema: jsonSchema(review) })
    expect(object).toEqual(aReview)
    const image = { type: 'file', data: Buffer.from('iVBORw0KGgo=', 'base64'), mediaType: 'image/png' } as const
    const content = [{ type: 'text', text: 'What is this?' } as const, image]
    expect((await generateText({ model: chat, messages: [{ role: 'user', content }] })).text).toContain('image/png')
  })

  test('a refused request, and a stream that fails midway', async () => {
    const refused = generateText({ model: chat, prompt: 'sim:rate-limit', maxRetries: 0 })
    await expect(refused).rejects.toMatchObject({ statusCode: 429, isRetryable: true })
    const errors: unknown[] = []
    const onError = ({ error }: { error: unknown }) => void errors.push(error)
    const failing = streamText({ model: chat, prompt: 'sim:fail-midway Go on', maxRetries: 0, onError })
    await failing.consumeStream()
    expect(errors).toHaveLength(1)
  })
})

test('@ai-sdk/openai of the majors before: the use of a tool', async () => {
  const before = ai6.tool({ inputSchema: ai6.jsonSchema<{ city: string }>(city), execute })
  const six = await ai6.generateText({
    model: openai3(place).chat(model),
    prompt: question.content,
    tools: { get_weather: before },
    stopWhen: ai6.stepCountIs(3),
  })
  const oldest = ai5.tool({ inputSchema: ai5.jsonSchema<{ city: string }>(city), execute })
  const five = await ai5.generateText({
    model: openai2(place).chat(model),
    prompt: question.content,
    tools: { get_weather: oldest },
    stopWhen: ai5.stepCountIs(3),
  })
  for (const { text } of [five, six]) expect(text).toContain('19')
})

describe('ChatOpenAI of LangChain', () => {
  const { apiKey, baseURL } = place
  const chat = new ChatOpenAI({ model, apiKey, maxRetries: 0, configuration: { baseURL } })

  test('a text, whole and streamed with its usage', async () => {
    const counted = { usage_metadata: { output_tokens: expect.any(Number) } }
    expect(await chat.invoke('sim:echo Hello over there')).toMatchObject({ text: 'Hello over there', ...counted })
    const chunks = await Array.fromAsync(await chat.stream('sim:echo Hello over there'))
    expect(chunks.map(({ text }) => text).join('')).toBe('Hello over there')
    expect(chunks.at(-1)).toMatchObject(counted)
  })

  test('a tool, and its result', async () => {
    const schema = z.object({ city: z.string() })
    const getWeather = langchainTool(async () => '{"celsius":19}', { name: 'get_weather', description: 'x', schema })
    const bound = chat.bindTools([getWeather])
    const asked = new HumanMessage(question.content)
    const first = await bound.invoke([asked])
    const [call] = first.tool_calls ?? []
    if (call === undefined) throw new Error('There is no call.')
    const result = await getWeather.invoke({ ...call, type: 'tool_call' })
    expect((await bound.invoke([asked, first, result])).text).toContain('19')
  })

  test('structured output', async () => {
    const schema = z.object({ name: z.string(), stars: z.number().int() })
    expect(await chat.withStructuredOutput(schema).invoke('Review the museum.')).toEqual(aReview)
  })
})
