import { describe, expect, it } from 'vitest'
import { type Fields, getEvents, getOrder, sourceClient } from './source-client.ts'

const { post, key } = sourceClient()
const own = () => ({ 'x-api-key': key(), 'messages-version': '2023-06-01' })
const ask = (content: string, patch: object = {}) => ({
  model: 'gw-text-large',
  max_tokens: 2048,
  messages: [{ role: 'user', content }],
  ...patch,
})
const send = (content: string, patch: object = {}) => post('/v1/messages', ask(content, patch), own())
const reply = async (content: string, patch: object = {}) => (await send(content, patch)).json<Message>()
const stream = async (content: string, patch = {}) => getEvents(await send(content, { stream: true, ...patch }))

interface Message {
  readonly content: readonly { readonly type: string; readonly text: string; readonly input: Fields }[]
  readonly stop_reason: string
  readonly stop_sequence: string | null
  readonly usage: { readonly output_tokens: number }
}

const natural = expect.toSatisfy((value: unknown) => Number.isInteger(value) && Number(value) >= 0, 'a count')
const usage = {
  input_tokens: natural,
  output_tokens: natural,
  cache_creation_input_tokens: natural,
  cache_read_input_tokens: natural,
}
const tools = [
  {
    name: 'get_weather',
    input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
  { name: 'get_time', input_schema: { type: 'object' } },
]

describe('a message', () => {
  it('has every field', async () => {
    expect(await reply('What is a fjord?')).toEqual({
      id: expect.stringMatching(/./),
      type: 'message',
      role: 'assistant',
      model: 'gw-text-large',
      content: [{ type: 'text', text: expect.stringMatching(/./) }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage,
    })
  })

  it.each<[string, string | null, string, object]>([
    ['end_turn', null, 'What is a fjord?', {}],
    ['max_tokens', null, 'sim:long a fjord', { max_tokens: 5 }],
    ['stop_sequence', 'STOP', 'sim:stop-sequence a fjord', { stop_sequences: ['HALT', 'STOP'].reverse() }],
    ['tool_use', null, 'How is the weather in Bergen?', { tools }],
  ])('stops with %s and the sequence %s', async (stop_reason, stop_sequence, content, patch) => {
    expect(await reply(content, patch)).toMatchObject({ stop_reason, stop_sequence })
    const last = (await stream(content, patch)).find(({ name }) => name === 'message_delta')
    expect(last?.data).toMatchObject({ delta: { stop_reason, stop_sequence } })
  })

  it('has no more tokens than asked for', async () => {
    expect((await reply('sim:long a fjord', { max_tokens: 5 })).usage.output_tokens).toBeLessThanOrEqual(5)
  })

  it('costs output tokens even when it is empty', async () => {
    const { content, usage: counted } = await reply('sim:empty')
    expect(content).toEqual([])
    expect(counted.output_tokens).toBeGreaterThan(0)
  })

  it('goes on with what the assistant began', async () => {
    const begun = 'The Geirangerfjord is'
    const messages = [
      { role: 'user', content: 'Which fjord is the finest?' },
      { role: 'assistant', content: begun },
    ]
    const [block] = (await reply('', { messages })).content
    expect(block?.text).not.toContain(begun)
  })

  it.each<[string, number, number, object]>([
    ['auto', 0, 1, { type: 'auto', disable_parallel_tool_use: true }],
    ['any', 1, 2, { type: 'any' }],
    ['any', 1, 1, { type: 'any', disable_parallel_tool_use: true }],
    ['tool', 1, 1, { type: 'tool', name: 'get_time', disable_parallel_tool_use: true }],
  ])('with tool_choice %s calls %i to %i tools', async (type, least, most, tool_choice) => {
    const { content } = await reply('The weather and the time in Bergen and Oslo?', { tools, tool_choice })
    const calls = content.filter((block) => block.type === 'tool_use')
    expect(calls.length).toBeGreaterThanOrEqual(least)
    expect(calls.length).toBeLessThanOrEqual(most)
    for (const call of calls) {
      const name = type === 'tool' ? 'get_time' : expect.toBeOneOf(['get_weather', 'get_time'])
      expect(call).toEqual({ type: 'tool_use', id: expect.stringMatching(/./), name, input: expect.any(Object) })
    }
  })

  it('has input in the shape of the schema', async () => {
    const { content } = await reply('Bergen?', { tools, tool_choice: { type: 'tool', name: 'get_weather' } })
    expect(content.find(({ type }) => type === 'tool_use')?.input).toEqual({ city: expect.any(String) })
  })
})

describe('a stream', () => {
  it('has the documented events in order, each with its fields', async () => {
    const events = await stream('What is a fjord?')
    for (const { name, data } of events) expect(data.type).toBe(name)
    const told = events.filter(({ name }) => name !== 'ping').map(({ data }) => data)
    expect(getOrder(told.map(({ type }) => String(type)))).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ])
    const deltas = told.slice(2, -3)
    expect(deltas.length).toBeGreaterThan(1)
    const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: expect.any(String) } }
    for (const each of deltas) expect(each).toEqual(delta)
    const message = {
      id: expect.stringMatching(/./),
      type: 'message',
      role: 'assistant',
      model: 'gw-text-large',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { ...usage, output_tokens: 1 },
    }
    expect([...told.slice(0, 2), ...told.slice(-3)]).toEqual([
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null, usage }, usage },
      { type: 'message_stop' },
    ])
  })

  it('brings the text and the arguments of the whole reply', async () => {
    const asked = ['Weather in Bergen?', { tools, tool_choice: { type: 'any' } }] as const
    const events = await stream(...asked)
    const blocks: { text: string; json: string }[] = []
    for (const { data } of events) {
      if (data.type === 'content_block_start') blocks[Number(data.index)] = { text: '', json: '' }
      const block = blocks[Number(data.index)]
      const { text = '', partial_json = '' } = (data.delta ?? {}) as Fields
      if (block && data.type === 'content_block_delta')
        Object.assign(block, { text: block.text + text, json: block.json + partial_json })
    }
    const { content } = await reply(...asked)
    expect(blocks.map(({ text, json }) => (json ? { input: JSON.parse(json) } : { text }))).toMatchObject(
      content.map(({ type, text, input }) => (type === 'tool_use' ? { input } : { text })),
    )
  })

  it('shows reasoning first when it is enabled', async () => {
    const events = await stream('What is a fjord?', { thinking: { type: 'enabled', budget_tokens: 1024 } })
    const starts = events.filter(({ name }) => name === 'content_block_start')
    expect(starts.map(({ data }) => data.content_block)).toMatchObject([{ type: 'thinking' }, { type: 'text' }])
    const kinds = events
      .filter(({ name }) => name === 'content_block_delta')
      .map(({ data }) => (data.delta as Fields).type)
    expect(getOrder(kinds.map(String))).toEqual(['thinking_delta', 'signature_delta', 'text_delta'])
  })

  it('never splits a character', async () => {
    const events = await stream('sim:unicode')
    for (const { data } of events) expect(JSON.stringify(data).isWellFormed()).toBe(true)
    const fragments = events
      .map(({ data }) => (data.delta as Fields | undefined)?.text)
      .filter((text) => text !== undefined)
    for (const fragment of fragments) expect(String(fragment).isWellFormed()).toBe(true)
  })

  it('that fails ends with an error event', async () => {
    const events = await stream('sim:fail-midway a fjord')
    expect(events.at(-1)).toEqual({
      name: 'error',
      data: {
        type: 'error',
        error: { type: 'server_error', message: expect.stringMatching(/./), code: expect.anything() },
      },
    })
  })
})

describe('errors', () => {
  it.each<[string, number, string, string | null]>([
    ['sim:rate-limit', 429, 'rate_limit_error', 'rate_limit_exceeded'],
    ['sim:fail', 500, 'server_error', 'internal_error'],
  ])('%s is %i %s', async (content, status, type, code) => {
    for (const stream of [false, true]) {
      const failed = await send(content, { stream })
      expect(failed.status).toBe(status)
      expect(failed.json()).toEqual({ type: 'error', error: { type, message: expect.stringMatching(/\S/), code } })
      expect(failed.headers.has('retry-after')).toBe(status === 429)
    }
  })

  it.each<[string, number, Record<string, string>]>([
    ['no key', 401, { 'messages-version': '1' }],
    ['a wrong key', 401, { 'messages-version': '1', 'x-api-key': 'sk-wrong' }],
    ['a key in the query', 401, { 'messages-version': '1' }],
    ['a wrong key as bearer', 401, { 'messages-version': '1', authorization: 'Bearer wrong' }],
    ['the key', 200, { 'messages-version': '1', 'x-api-key': 'sk-test' }],
    ['the key without its prefix', 200, { 'messages-version': '1', 'x-api-key': 'test' }],
    ['the key as bearer', 200, { 'messages-version': '1', authorization: 'Bearer sk-test' }],
    [
      'the other names of the headers',
      200,
      { 'anthropic-version': '1', 'anthropic-beta': 'a', 'x-api-key': 'sk-test' },
    ],
    ['beta features', 200, { 'messages-version': '1', 'messages-beta': 'a,b', 'x-api-key': 'sk-test' }],
    ['no version', 400, { 'x-api-key': 'sk-test' }],
    ['an empty version', 400, { 'messages-version': '', 'x-api-key': 'sk-test' }],
  ])('%s is %i', async (what, status, headers) => {
    const path = what === 'a key in the query' ? '/v1/messages?key=sk-test' : '/v1/messages'
    const answer = await post(path, ask('Hello'), headers)
    expect(answer.status).toBe(status)
    const [type, code] = status === 401 ? ['authentication_error', 'invalid_api_key'] : ['invalid_request_error', null]
    const message = expect.stringMatching(status === 401 ? /key/ : /messages-version/)
    if (status !== 200) expect(answer.json()).toEqual({ type: 'error', error: { type, message, code } })
  })

  it.each<[string, string, number]>([
    ['/v1/messages', '{"model":', 400],
    ['/v1/messages', '', 400],
    ['/v1/messages', '[]', 400],
    ['/v1/messages/batches', '{}', 404],
  ])('%s with %j is %i in the same envelope', async (path, body, status) => {
    const answer = await post(path, body, own())
    expect(answer.status).toBe(status)
    const error = {
      type: 'invalid_request_error',
      message: expect.stringMatching(/\S{3}/),
      code: expect.toBeOneOf([null, 'not_found']),
    }
    expect(answer.json()).toEqual({ type: 'error', error })
  })

  it('another content type is 415', async () => {
    const answer = await post('/v1/messages', ask('Hello'), { ...own(), 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
    expect(answer.json()).toMatchObject({
      type: 'error',
      error: { message: expect.stringContaining('application/json') },
    })
  })
})

describe('strictly', () => {
  const strict = sourceClient({ strict: true })

  it.each<[number, Record<string, string>]>([
    [200, { 'messages-version': '1', 'x-api-key': 'sk-test' }],
    [401, { 'messages-version': '1', authorization: 'Bearer sk-test' }],
    [400, { 'anthropic-version': '1', 'x-api-key': 'sk-test' }],
  ])('%i for %j', async (status, headers) => {
    expect((await strict.post('/v1/messages', ask('Hello'), headers)).status).toBe(status)
  })
})
