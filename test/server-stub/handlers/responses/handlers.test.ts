import type { ResponseTool } from 'gatewright/types/responses'
import { afterEach, describe, expect, test } from 'vitest'
import examples from '../../../../generated/examples/responses.json' with { type: 'json' }
import { gateway } from './gateway.ts'

let { post, prompts, violations } = gateway()

afterEach(() => {
  expect(violations).toEqual([])
  ;({ post, prompts, violations } = gateway())
})

const model = 'gw-text-large'
const weather = { type: 'function', name: 'get_weather', parameters: { type: 'object', properties: {} } } as const
const said = () => JSON.stringify(prompts.at(-1)?.turns)

/** The response to a request that must go well. */
async function respond(body: object) {
  const reply = await post({ model, ...body })
  expect(reply.status, reply.body).toBe(200)
  return reply.json()
}

async function refuse(body: object) {
  const reply = await post({ model, ...body })
  expect(reply.status, reply.body).toBe(400)
  return reply.json().error
}

describe('echo', () => {
  test('defaults', async () => {
    const reply = await respond({ input: 'Hi' })
    const { id, created_at, completed_at, output, usage } = reply
    expect(id).toMatch(/^resp_/)
    expect(Math.abs(created_at - Date.now() / 1000)).toBeLessThan(3600)
    expect(completed_at).toBeGreaterThanOrEqual(created_at)
    expect(output).toMatchObject([{ type: 'message', role: 'assistant', status: 'completed' }])
    expect(usage.total_tokens).toBe(usage.input_tokens + usage.output_tokens)
    const example = examples.createResponse.replies.find(({ name }) => name === 'text')
    expect(reply).toEqual({ ...Object(example?.value), id, created_at, completed_at, output, usage, model })
  })

  const format = { type: 'json_schema', name: 'n', schema: { type: 'object' } }
  const choice = { type: 'function', name: 'get_weather' }
  const lone = { instructions: 'Be short.', max_output_tokens: 50, metadata: { a: 'b' }, truncation: 'auto', user: 'u' }
  const nulls = { instructions: null, max_output_tokens: null, reasoning: null, metadata: null, text: {}, stream: null }

  test.each<[string, object, object?]>([
    ['settings', lone],
    ['numbers and choices', { parallel_tool_calls: false, store: false, temperature: 0.5, top_p: 0.5 }],
    ['a format', { text: { format: { ...format, strict: true } } }],
    ['tools', { tools: [weather], tool_choice: choice }, { tool_choice: choice }],
    ['a tool without a description', { tools: [{ ...weather, description: null }] }],
    ['null', nulls, { instructions: null, metadata: {}, text: { format: { type: 'text' } } }],
    ['null for numbers', { temperature: null, top_p: null }, { temperature: 1, top_p: 1 }],
    ['null for switches', { parallel_tool_calls: null, store: null }, { parallel_tool_calls: true, store: true }],
    ['null for words', { truncation: null, service_tier: null }, { truncation: 'disabled', service_tier: 'default' }],
    ['a format that is not strict', { text: { format } }, { text: { format: { ...format, strict: false } } }],
    [
      'one whose strictness is null',
      { text: { format: { ...format, strict: null } } },
      { text: { format: { ...format, strict: false } } },
    ],
  ])('%s', async (_, sent, echoed = sent) => expect(await respond({ input: 'Hi', ...sent })).toMatchObject(echoed))

  test('the service tier, and the older name of the summary', async () => {
    for (const [service_tier, used] of Object.entries({ auto: 'default', default: 'default', flex: 'flex' }))
      expect(await respond({ input: 'Hi', service_tier })).toMatchObject({ service_tier: used })
    const { reasoning } = await respond({ input: 'Hi', reasoning: { generate_summary: 'concise' } })
    expect(reasoning).toEqual({ effort: 'medium', summary: 'concise' })
  })

  const country = { type: 'approximate' as const, country: 'PT' }
  const screen = { type: 'computer_use_preview', display_width: 8, display_height: 6, environment: 'mac' } as const
  const files = { type: 'file_search' as const, vector_store_ids: ['v'] }
  const ranked = { filters: null, ranking_options: { ranker: 'auto', score_threshold: 0.5 } }
  const web = { domains: [], search_context_size: 'medium', user_location: null }
  const where = { ...country, city: null, region: null, timezone: null }

  test.each<[string, ResponseTool, object]>([
    ['a function', { type: 'function', name: 'f' }, { parameters: null, strict: true }],
    ['a file search', { ...files, ranking_options: { score_threshold: 0.5 } }, ranked],
    ['a web search', { type: 'web_search_preview', user_location: country }, { ...web, user_location: where }],
    ['another', { type: 'web_search_preview_2025_03_11', domains: ['a.example'] }, { ...web, domains: ['a.example'] }],
    ['a screen', screen, {}],
  ])('%s is returned resolved', async (_, tool, resolved) => {
    expect((await respond({ input: 'sim:text Hi', tools: [tool] })).tools).toEqual([{ ...tool, ...resolved }])
  })
})

describe('conversations', () => {
  test('a response is continued with its input and its output, but without its instructions', async () => {
    const first = await respond({ input: 'I am Ana.', instructions: 'Speak like a pirate.' })
    const second = await respond({ input: 'And now?', previous_response_id: first.id })
    expect(second.previous_response_id).toBe(first.id)
    expect(prompts.at(-1)?.instructions).toBe('')
    expect(prompts.at(-1)?.turns).toEqual([
      { role: 'user', parts: [{ type: 'text', text: 'I am Ana.' }] },
      { role: 'assistant', parts: [{ type: 'text', text: first.output[0].content[0].text }] },
      { role: 'user', parts: [{ type: 'text', text: 'And now?' }] },
    ])
    await respond({ input: 'Third', previous_response_id: second.id })
    expect(prompts.at(-1)?.turns).toHaveLength(5)
    expect(said()).toMatch(/I am Ana.*And now.*Third/)
  })

  test('two responses may continue the same one', async () => {
    const first = await respond({ input: 'sim:echo root' })
    await respond({ input: 'left', previous_response_id: first.id })
    await respond({ input: 'right', previous_response_id: first.id })
    expect(said()).not.toContain('left')
  })

  test('a streamed response is stored before its last event is sent', async () => {
    const stream = await post({ model, input: 'Hi', stream: true })
    const id = /"id":"(resp_\w+)"/.exec(stream.body)?.[1]
    await respond({ input: 'More', previous_response_id: id })
    expect(prompts.at(-1)?.turns).toHaveLength(3)
  })

  test('items of stored responses are referenced by id, with and without a type', async () => {
    const { output } = await respond({ input: 'sim:echo remember this' })
    const reference = { id: output[0].id }
    for (const item of [reference, { ...reference, type: 'item_reference' }, { ...reference, type: null }]) {
      await respond({ input: [item, { role: 'user', content: 'Go on' }], store: false })
      const parts = [{ type: 'text', text: 'remember this' }]
      expect(prompts.at(-1)?.turns[0]).toEqual({ role: 'assistant', parts })
    }
  })

  test('any other reference is refused with its place', async () => {
    const { output } = await respond({ input: 'Hi', store: false })
    const error = await refuse({ input: [{ role: 'user', content: 'Hi' }, { id: output[0].id }] })
    expect(error).toMatchObject({ param: 'input[1].id', code: 'invalid_value' })
    expect(error.message).toContain(output[0].id)
  })

  test('all items of a reply can be sent back', async () => {
    const tools = [
      { type: 'file_search', vector_store_ids: ['v'] },
      { type: 'web_search_preview' },
      { type: 'computer_use_preview', display_width: 8, display_height: 6, environment: 'mac' },
      weather,
    ]
    const include = ['file_search_call.results', 'reasoning.encrypted_content']
    const seen = new Set<string>()
    for (const word of ['think', 'files', 'search', 'computer', 'tool', 'refuse']) {
      const question = { role: 'user', content: `sim:${word} Look at the report, the news and the weather.` }
      const { output } = await respond({ input: [question], tools, include, reasoning: { summary: 'auto' } })
      for (const { type } of output) seen.add(type)
      await respond({ input: [question, ...output, { role: 'user', content: 'sim:text Thanks' }], tools })
    }
    const kinds = 'computer_call file_search_call function_call message reasoning web_search_call'
    expect([...seen].toSorted()).toEqual(kinds.split(' '))
  })
})

describe('the context window', () => {
  /** 128,000 tokens of four characters, by the catalog and the simulator. */
  const small = { model: 'gw-text-small' }
  const tokens = (count: number, word: string) => ({ role: 'user', content: word.padEnd(4 * count, '.') })

  test.each([undefined, null, 'disabled'])(
    'an input beyond it is refused when truncation is %j',
    async (truncation) => {
      const error = await refuse({ ...small, input: 'x'.repeat(520_000), truncation })
      expect(error).toMatchObject({ param: 'input', code: 'context_length_exceeded', type: 'invalid_request_error' })
      expect(error.message).toContain('128000')
    },
  )

  test('auto drops items from the middle, the oldest first, and no more than necessary', async () => {
    const input = ['first', 'second', 'third', 'fourth', 'last'].map((word) => tokens(30_000, word))
    await respond({ ...small, input, truncation: 'auto' })
    expect(said()).toMatch(/first.*third.*fourth.*last/)
    expect(said()).not.toContain('second')
  })

  test('auto drops nothing if the input fits', async () => {
    const input = ['first', 'second', 'last'].map((word) => tokens(30_000, word))
    await respond({ ...small, input, truncation: 'auto' })
    expect(said()).toMatch(/first.*second.*last/)
  })

  test('auto also drops items of the earlier conversation', async () => {
    const [one, two] = [tokens(60_000, 'one'), tokens(60_000, 'two')]
    const first = await respond({ ...small, input: [one, { ...two, role: 'assistant' }, tokens(1, 'go')] })
    const body = { ...small, input: [tokens(60_000, 'three')], previous_response_id: first.id }
    expect((await refuse(body)).code).toBe('context_length_exceeded')
    await respond({ ...body, truncation: 'auto' })
    expect(said()).toMatch(/one.*three/)
    expect(said()).not.toContain('two')
  })

  test('a call is dropped only with its output, and not if that is the last item', async () => {
    const call = (call_id: string) => {
      return { type: 'function_call', call_id, name: 'f', arguments: JSON.stringify('.'.repeat(200_000)) }
    }
    const output = (call_id: string) => ({ type: 'function_call_output', call_id, output: 'ok' })
    const input = [tokens(1, 'go'), call('c'), call('a'), output('a'), call('b'), output('b'), output('c')]
    await respond({ ...small, input, truncation: 'auto' })
    const kept = prompts.at(-1)?.turns.flatMap(({ parts }) => parts.flatMap((part) => ('id' in part ? [part.id] : [])))
    expect(kept).toEqual(['c', 'b', 'b', 'c'])
  })

  test('auto is refused if the first and the last item alone are too long', async () => {
    const input = [tokens(70_000, 'first'), tokens(1, 'middle'), tokens(70_000, 'last')]
    expect(await refuse({ ...small, input, truncation: 'auto' })).toMatchObject({ code: 'context_length_exceeded' })
  })
})
