import Anthropic from '@anthropic-ai/sdk'
import type { MessageParam, Tool } from '@anthropic-ai/sdk/resources/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Over, overText } from './served-over.ts'

const png = 'iVBORw0KGgo='
const weather: Tool = {
  name: 'get_weather',
  description: 'Current weather of a city.',
  input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
}

function ask(content: MessageParam['content'], more: Partial<Anthropic.MessageCreateParamsNonStreaming> = {}) {
  return { model: 'far-model', max_tokens: 1024, messages: [{ role: 'user', content } as const], ...more }
}

function toText({ content }: Pick<Anthropic.Message, 'content'>): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}

describe.each(Object.keys(overText))('messages over %s', (kind) => {
  let over: Over
  let client: Anthropic

  beforeAll(async () => {
    over = (await overText[kind]?.()) as Over
    client = new Anthropic({ apiKey: over.stub.key, baseURL: over.stub.baseUrl, maxRetries: 0 })
  })
  afterAll(() => over.close())

  test('a message', async () => {
    const message = await client.messages.create(ask('sim:echo Hello there'))
    expect(message).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: 'far-model',
      content: [{ type: 'text', text: 'Hello there' }],
      stop_reason: 'end_turn',
    })
    expect(message.usage.input_tokens).toBeGreaterThan(0)
    expect(message.usage.output_tokens).toBeGreaterThan(0)
  })

  test('a stream has several events with the same message', async () => {
    const stream = client.messages.stream(ask('What are tides?'))
    const pieces: string[] = []
    stream.on('text', (words) => void pieces.push(words))
    const message = await stream.finalMessage()
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(toText(message))
    const { content, usage, stop_reason } = await client.messages.create(ask('What are tides?'))
    expect(message).toMatchObject({ content, usage, stop_reason })
  })

  test('a round trip of a tool', async () => {
    const asked: MessageParam = { role: 'user', content: 'What is the weather in Lisbon?' }
    const tool_choice = { type: 'tool', name: 'get_weather' } as const
    const first = await client.messages.create({ ...ask(''), messages: [asked], tools: [weather], tool_choice })
    expect(first.stop_reason).toBe('tool_use')
    const call = first.content.find((block) => block.type === 'tool_use')
    if (!call) throw new Error('There is no call.')
    expect(call).toMatchObject({ name: 'get_weather', input: { city: expect.any(String) } })
    const result = { type: 'tool_result', tool_use_id: call.id, content: '{"celsius":19}' } as const
    const messages: MessageParam[] = [
      asked,
      { role: 'assistant', content: first.content },
      { role: 'user', content: [result] },
    ]
    const second = await client.messages.create({ ...ask(''), messages, tools: [weather] })
    expect(toText(second)).toContain('19')
    expect(second.stop_reason).toBe('end_turn')
  })

  test('a streamed call of a tool', async () => {
    const stream = client.messages.stream(ask('Weather in Porto?', { tools: [weather], tool_choice: { type: 'any' } }))
    let heard = ''
    stream.on('inputJson', (fragment) => {
      heard += fragment
    })
    const { content } = await stream.finalMessage()
    expect(content).toMatchObject([{ type: 'tool_use', input: JSON.parse(heard) }])
  })

  test('pictures and documents', async () => {
    const message = await client.messages.create(
      ask([
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } },
        { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0xLjQK' } },
        { type: 'text', text: 'What is this?' },
      ]),
    )
    for (const fact of ['image/png', 'application/pdf']) expect(toText(message)).toContain(fact)
  })

  test('thinking', async () => {
    const thinking = { type: 'enabled', budget_tokens: 1024 } as const
    const { content } = await client.messages.create(ask('A bat and a ball cost 1.10.', { max_tokens: 4096, thinking }))
    expect(content).toMatchObject([{ type: 'thinking', thinking: expect.stringMatching(/\w/) }, { type: 'text' }])
  })

  test('a reply truncated by its limit', async () => {
    const cut = await client.messages.create(ask('sim:long Go', { max_tokens: 20 }))
    expect(cut).toMatchObject({ stop_reason: 'max_tokens', usage: { output_tokens: 20 } })
  })
})
