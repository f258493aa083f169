import Anthropic, { APIError, NotFoundError, RateLimitError } from '@anthropic-ai/sdk'
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema'
import { jsonSchemaOutputFormat } from '@anthropic-ai/sdk/helpers/json-schema'
import type { MessageCreateParamsNonStreaming, MessageParam, Tool } from '@anthropic-ai/sdk/resources/messages'
import { describe, expect, test } from 'vitest'
import { sharedBackends } from '../server-stub/adapters/upstream/served-over.ts'
import type { ServedApp } from '../support/serve-app.ts'

const { simulation, backends } = await sharedBackends()
const createClient = ({ key, baseUrl }: ServedApp) => new Anthropic({ apiKey: key, baseURL: baseUrl, maxRetries: 0 })
const client = createClient(simulation)

const png = 'iVBORw0KGgo='
const properties = { city: { type: 'string' } } as const
const schema = { type: 'object', properties, required: ['city'], additionalProperties: false } as const
const description = 'Current weather of a city.'
const weather: Tool = { name: 'get_weather', description, input_schema: { ...schema, required: ['city'] } }

function ask(content: MessageParam['content'], more: Partial<MessageCreateParamsNonStreaming> = {}) {
  return { model: 'gw-text-large', max_tokens: 1024, messages: [{ role: 'user', content } as const], ...more }
}

function toText({ content }: Pick<Anthropic.Message, 'content'>): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}

describe.each(backends)('over %s', (_, served) => {
  const client = createClient(served)

  test('a message', async () => {
    const message = await client.messages.create(ask('sim:echo Hello there'))
    expect(message).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: 'gw-text-large',
      content: [{ type: 'text', text: 'Hello there' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
    })
    expect(message.usage.input_tokens).toBeGreaterThan(0)
    expect(message.usage.output_tokens).toBeGreaterThan(0)
  })

  test('JSON by a schema, and a temperature of 0', async () => {
    const output_config = { format: jsonSchemaOutputFormat(schema), effort: 'low' } as const
    const question = { ...ask('Where is the tower?'), temperature: 0, output_config }
    const { parsed_output } = await client.messages.parse(question)
    expect(parsed_output).toEqual({ city: expect.any(String) })
    const { response } = await client.messages.create(question).withResponse()
    expect(response.headers.get('gatewright-warning')).toBe(
      '`temperature` must be greater than 0, got 0; a strict server refuses this. `output_config.effort` is ignored.',
    )
  })

  test('a raw stream', async () => {
    const stream = await client.messages.create({ ...ask('sim:echo Hello 👋🏽 there'), stream: true })
    const events = await Array.fromAsync(stream)
    const words = events.flatMap((event) =>
      event.type === 'content_block_delta' && event.delta.type === 'text_delta' ? [event.delta.text] : [],
    )
    expect(words.length).toBeGreaterThan(1)
    expect(words.join('')).toBe('Hello 👋🏽 there')
    expect(words.every((word) => word.isWellFormed())).toBe(true)
    expect(events.at(-1)?.type).toBe('message_stop')
  })

  test('the helper of streams gathers the same message', async () => {
    const stream = client.messages.stream(ask('What are tides?'))
    let heard = ''
    stream.on('text', (words) => {
      heard += words
    })
    const message = await stream.finalMessage()
    expect(heard).toBe(toText(message))
    expect(heard).toBe(await stream.finalText())
    const { content, usage, stop_reason } = await client.messages.create(ask('What are tides?'))
    expect(message).toMatchObject({ content, usage, stop_reason })
  })

  test('the helper of streams gathers the arguments of a call', async () => {
    const choice = { tools: [weather], tool_choice: { type: 'tool', name: 'get_weather' } } as const
    const stream = client.messages.stream(ask('Weather in Porto?', { ...choice, tools: [...choice.tools] }))
    let heard = ''
    stream.on('inputJson', (fragment) => {
      heard += fragment
    })
    const { content, stop_reason } = await stream.finalMessage()
    expect(content).toMatchObject([{ type: 'tool_use', name: 'get_weather', input: JSON.parse(heard) }])
    expect(stop_reason).toBe('tool_use')
  })

  test('a round trip of a tool', async () => {
    const asked: MessageParam = { role: 'user', content: 'What is the weather in Lisbon?' }
    const first = await client.messages.create({ ...ask(''), messages: [asked], tools: [weather] })
    const call = first.content.find((block) => block.type === 'tool_use')
    if (!call) throw new Error('There is no call.')
    expect(call.input).toEqual({ city: expect.any(String) })
    const result = { type: 'tool_result', tool_use_id: call.id, content: '{"celsius":19}' } as const
    const results: MessageParam = { role: 'user', content: [result] }
    const messages: MessageParam[] = [asked, { role: 'assistant', content: first.content }, results]
    const second = await client.messages.create({ ...ask(''), messages, tools: [weather] })
    expect(toText(second)).toContain('19')
    expect(second.stop_reason).toBe('end_turn')
  })

  test.each([false, true])('the runner of tools goes round by itself (streaming: %j)', async (stream) => {
    const run = ({ city }: { city: string }) => `19 degrees in ${city}`
    const tools = [betaTool({ name: 'get_weather', description: '', inputSchema: schema, run })]
    // Without this it sends what is new only, to a server that keeps the conversation; this one keeps none.
    const thread = false
    const runner = client.beta.messages.toolRunner({ ...ask('Weather in Lisbon?'), tools, stream, thread })
    const { content } = await runner.runUntilDone()
    expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining('19 degrees in') }])
  })

  test('pictures and documents', async () => {
    const message = await client.messages.create(
      ask([
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } },
        { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0xLjQK' } },
        { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'Once.' } },
        { type: 'document', source: { type: 'content', content: [{ type: 'text', text: 'Twice.' }] } },
        { type: 'text', text: 'What is this?' },
      ]),
    )
    for (const fact of ['image/png', 'application/pdf']) expect(toText(message)).toContain(fact)
  })

  test('thinking, and the next turn with it', async () => {
    const thinking = { type: 'enabled', budget_tokens: 1024 } as const
    const question: MessageParam = { role: 'user', content: 'A bat and a ball cost 1.10.' }
    const stream = client.messages.stream({ ...ask(''), messages: [question], max_tokens: 4096, thinking })
    let heard = ''
    stream.on('thinking', (words) => {
      heard += words
    })
    const { content } = await stream.finalMessage()
    expect(content).toMatchObject([
      { type: 'thinking', thinking: heard, signature: expect.any(String) },
      { type: 'text' },
    ])
    expect(heard).not.toBe('')
    const messages: MessageParam[] = [question, { role: 'assistant', content }, { role: 'user', content: 'sim:echo A' }]
    const next = await client.messages.create({ ...ask(''), messages, max_tokens: 4096 })
    expect(toText(next)).toBe('A')
  })

  test('a reply continues what the assistant has begun', async () => {
    const messages: MessageParam[] = [
      { role: 'user', content: 'As JSON, please' },
      { role: 'assistant', content: '{' },
    ]
    const reply = await client.messages.create({ ...ask(''), messages })
    expect(JSON.parse(`{${toText(reply)}`)).toBeTypeOf('object')
  })

  test('a reply truncated by its limit', async () => {
    const cut = await client.messages.create(ask('sim:long Go', { max_tokens: 20 }))
    expect(cut).toMatchObject({ stop_reason: 'max_tokens', stop_sequence: null, usage: { output_tokens: 20 } })
  })
})

test('the computer', async () => {
  const tools = [{ type: 'computer_20241022', name: 'computer', display_width_px: 80, display_height_px: 60 } as const]
  const more = { tools, betas: ['computer-use-2024-10-22'] }
  const { content } = await client.beta.messages.create({ ...ask('Click the button'), ...more })
  expect(content).toMatchObject([{ type: 'tool_use', name: 'computer', input: { action: 'left_click' } }])
})

test('a document at a URL, and its title', async () => {
  const source = { type: 'url', url: 'https://assets.example.com/a.pdf' } as const
  const words = toText(await client.messages.create(ask([{ type: 'document', source, title: 'Plan' }])))
  for (const fact of ['assets.example.com', 'Plan']) expect(words).toContain(fact)
})

test('a stop sequence', async () => {
  const stopped = await client.messages.create(ask('sim:stop-sequence Go', { stop_sequences: ['###', 'END'] }))
  expect(stopped).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: '###' })
  expect(toText(stopped)).not.toContain('###')
})

describe('errors', () => {
  test('a rate limit', async () => {
    const refused = client.messages.create(ask('sim:rate-limit'))
    await expect(refused).rejects.toThrow(RateLimitError)
    await expect(refused).rejects.toMatchObject({ status: 429, error: { error: { type: 'rate_limit_error' } } })
    const error = await refused.catch((reason: unknown) => reason)
    expect(error instanceof RateLimitError && error.headers.get('retry-after')).toBe('2')
  })

  test('a failure in the middle of a stream', async () => {
    const stream = client.messages.stream(ask('sim:fail-midway Go on'))
    let heard = ''
    stream.on('text', (words) => {
      heard += words
    })
    const failed = stream.finalMessage()
    await expect(failed).rejects.toThrow(APIError)
    await expect(failed).rejects.toMatchObject({ error: { error: { type: 'server_error' } } })
    expect(heard).not.toBe('')
  })

  test('tokens are counted nowhere', async () => {
    const { model, messages } = ask('Hi')
    await expect(client.messages.countTokens({ model, messages })).rejects.toThrow(NotFoundError)
  })
})
