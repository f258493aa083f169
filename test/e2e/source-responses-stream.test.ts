import { describe, expect, it } from 'vitest'
import { getEvents, getOrder, type SentEvent, sourceClient } from './source-client.ts'
import { computer, files, look, message, natural, part, plain, some } from './source-response.ts'

const { post, key } = sourceClient()
const stream = async (input: unknown, patch: object = {}) => {
  const body = { model: 'gw-text-large', stream: true, input, ...patch }
  return getEvents(await post('/v1/responses', body, { authorization: `Bearer ${key()}` }))
}

describe('a stream', () => {
  const names = (events: readonly SentEvent[]) => events.map(({ name }) => name)
  const started = ['response.created', 'response.in_progress', 'response.output_item.added']
  const told = [
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
  ]
  const ended = ['response.output_item.done', 'response.completed']

  it('has the documented events in order, each with its fields', async () => {
    const events = await stream('What is a fjord?')
    for (const [at, { name, data }] of events.entries()) expect(data).toMatchObject({ type: name, sequence_number: at })
    expect(getOrder(names(events))).toEqual([...started, ...told, ...ended])
    const { output, ...rest } = plain
    const begun = { ...rest, completed_at: null, output: [], status: 'in_progress', usage: null }
    const at = { item_id: some, output_index: 0, content_index: 0, sequence_number: natural }
    const empty = { ...part, text: '' }
    const fields: Record<string, object> = {
      'response.created': { response: begun },
      'response.in_progress': { response: begun },
      'response.output_item.added': { output_index: 0, item: { ...message, status: 'in_progress', content: [] } },
      'response.content_part.added': { ...at, part: empty },
      'response.output_text.delta': { ...at, delta: expect.any(String), logprobs: [] },
      'response.output_text.done': { ...at, text: expect.any(String), logprobs: [] },
      'response.content_part.done': { ...at, part: { ...part, text: expect.any(String) } },
      'response.output_item.done': { output_index: 0, item: { ...message, content: expect.any(Array) } },
      'response.completed': { response: { ...plain, output: expect.any(Array) } },
    }
    for (const { name = '', data } of events)
      expect(data).toEqual({ type: name, sequence_number: natural, ...fields[name] })
    const deltas = events.filter(({ name }) => name === 'response.output_text.delta').map(({ data }) => data.delta)
    expect(deltas.length).toBeGreaterThan(1)
    const whole = events.find(({ name }) => name === 'response.output_text.done')?.data.text
    expect(deltas.join('')).toBe(whole)
    expect(events.at(-1)?.data).toMatchObject({ response: { output: [{ content: [{ text: whole }] }] } })
  })

  it.each<[string, unknown, object, string[]]>([
    [
      'a call',
      'Look',
      { tools: [look], tool_choice: 'required' },
      [...started, 'response.function_call_arguments.delta', 'response.function_call_arguments.done', ...ended],
    ],
    ['a computer call', 'Click', { tools: [computer], tool_choice: 'required' }, [...started, ...ended]],
    [
      'a refusal',
      'sim:refuse',
      {},
      [
        ...started,
        'response.content_part.added',
        'response.refusal.delta',
        'response.refusal.done',
        'response.content_part.done',
        ...ended,
      ],
    ],
    [
      'a cut',
      'sim:long',
      { max_output_tokens: 5 },
      [...started, ...told, 'response.output_item.done', 'response.incomplete'],
    ],
  ])('of %s', async (_, input, patch, expected) => {
    expect(getOrder(names(await stream(input, patch)))).toEqual(expected)
  })

  it.each<[string, object, RegExp]>([
    [
      'web_search_call',
      { tools: [{ type: 'web_search_preview' }], tool_choice: 'required' },
      /in_progress|searching|completed/,
    ],
    ['file_search_call', { tools: [files], tool_choice: 'required' }, /in_progress|searching|completed/],
  ])('of a %s', async (kind, patch) => {
    const events = await stream('Fjords?', patch)
    const searching = events.filter(({ name }) => name?.startsWith(`response.${kind}.`))
    expect(names(searching)).toEqual(
      ['in_progress', 'searching', 'completed'].map((state) => `response.${kind}.${state}`),
    )
    for (const { data } of searching) expect(data).toMatchObject({ item_id: some, output_index: 0 })
    expect(names(events)).toContain('response.output_text.annotation.added')
  })

  it('of reasoning', async () => {
    const events = names(await stream('Fjords?', { reasoning: { summary: 'auto' } }))
    expect(getOrder(events).slice(3, 7)).toEqual([
      'response.reasoning_summary_part.added',
      'response.reasoning_summary_text.delta',
      'response.reasoning_summary_text.done',
      'response.reasoning_summary_part.done',
    ])
  })

  it('that fails says so', async () => {
    const last = (await stream('sim:fail-midway')).at(-1)
    const error = { code: some, message: some }
    expect(last).toMatchObject({ name: 'response.failed', data: { response: { status: 'failed', error } } })
  })
})
