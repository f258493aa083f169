import type { ComputerAction, Delta, FinishReason, Source } from 'gatewright/stub'
import type { CreateResponseRequest, Response } from 'gatewright/types/responses'
import { describe, expect, test } from 'vitest'
import type { CreateResponseEvent } from '../../../../generated/handlers.ts'
import { Problem } from '../../../../runtime/problem.ts'
import { finishedResponse, foldResponse } from '../../../../server-stub/handlers/responses/fold.ts'
import { call, end, finish, from, start, stop, text } from '../deltas.ts'
import { brief, encodeChecked } from './encode-checked.ts'

const page: Source = { type: 'page', url: 'https://a.example/', title: 'A' }
const file: Source = { type: 'file', fileId: 'file-1', filename: 'a.pdf', score: 0.9, text: 'T' }

/** What comes between the head and the end. */
async function middle(deltas: readonly Delta[], request: Partial<CreateResponseRequest> = {}): Promise<object[]> {
  return brief(await encodeChecked([start, ...deltas, stop, end], request)).slice(2, -1)
}

function last(events: readonly CreateResponseEvent[]): Response {
  const event = events.at(-1)
  const response = event && finishedResponse(event)
  if (!response) throw new Error('The last event holds no finished response.')
  return response
}

const message = (status: string, content: object[]) => {
  return { type: 'message', id: 'msg_1', status, role: 'assistant', content }
}

test('a text, in the event order of the interface', async () => {
  const events = await encodeChecked([start, text('Hel'), text('lo'), stop, end])
  const at = { item_id: 'msg_1', output_index: 0, content_index: 0 }
  const part = (words: string) => ({ type: 'output_text', text: words, annotations: [] })
  const begun = { status: 'in_progress', output: [], usage: null }
  const done = message('completed', [part('Hello')])
  expect(brief(events)).toMatchObject([
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    { type: 'response.output_item.added', output_index: 0, item: message('in_progress', []) },
    { type: 'response.content_part.added', ...at, part: part('') },
    { type: 'response.output_text.delta', ...at, delta: 'Hel', logprobs: [] },
    { type: 'response.output_text.delta', ...at, delta: 'lo', logprobs: [] },
    { type: 'response.output_text.done', ...at, text: 'Hello', logprobs: [] },
    { type: 'response.content_part.done', ...at, part: part('Hello') },
    { type: 'response.output_item.done', output_index: 0, item: done },
    { type: 'response.completed', response: { status: 'completed', output: [done], error: null } },
  ])
  for (const { event, data } of events) expect(data.type).toBe(event)
  expect(last(events).usage).toEqual({
    input_tokens: 10,
    input_tokens_details: { cached_tokens: 4, cache_write_tokens: 0 },
    output_tokens: 7,
    output_tokens_details: { reasoning_tokens: 2 },
    total_tokens: 17,
  })
})

test('an id of a model that has the prefix of the format gets no second one, and empty arguments are JSON', async () => {
  const item = (await middle(call('call_1'))).at(-1)
  expect(item).toMatchObject({ item: { call_id: 'call_1', arguments: '{}' } })
})

test('function calls, one after the other', async () => {
  const item = (n: number, id: string, words: string, status: string) => {
    return { type: 'function_call', id: `fc_${n}`, call_id: `call_${id}`, name: 'look', arguments: words, status }
  }
  const first = { item_id: 'fc_1', output_index: 0 }
  expect(await middle([...call('a', '{"x"', ':1}'), ...call('b', '{}')])).toEqual([
    { type: 'response.output_item.added', output_index: 0, item: item(1, 'a', '', 'in_progress') },
    { type: 'response.function_call_arguments.delta', ...first, delta: '{"x"' },
    { type: 'response.function_call_arguments.delta', ...first, delta: ':1}' },
    { type: 'response.function_call_arguments.done', ...first, name: 'look', arguments: '{"x":1}' },
    { type: 'response.output_item.done', output_index: 0, item: item(1, 'a', '{"x":1}', 'completed') },
    { type: 'response.output_item.added', output_index: 1, item: item(2, 'b', '', 'in_progress') },
    { type: 'response.function_call_arguments.delta', item_id: 'fc_2', output_index: 1, delta: '{}' },
    { type: 'response.function_call_arguments.done', item_id: 'fc_2', output_index: 1, name: 'look', arguments: '{}' },
    { type: 'response.output_item.done', output_index: 1, item: item(2, 'b', '{}', 'completed') },
  ])
})

describe('reasoning', () => {
  const thoughts: Delta[] = [
    { type: 'reasoning', text: 'Let me ' },
    { type: 'reasoning', text: 'see.' },
  ]
  const summary = [{ type: 'summary_text', text: 'Let me see.' }]
  const added = { type: 'reasoning', id: 'rs_1', summary: [], status: 'in_progress' }

  test.each([[{ summary: 'auto' }], [{ generate_summary: 'concise' }]] as const)(
    'is shown for %j',
    async (reasoning) => {
      const at = { item_id: 'rs_1', output_index: 0, summary_index: 0 }
      expect(await middle(thoughts, { reasoning })).toEqual([
        { type: 'response.output_item.added', output_index: 0, item: added },
        { type: 'response.reasoning_summary_part.added', ...at, part: { type: 'summary_text', text: '' } },
        { type: 'response.reasoning_summary_text.delta', ...at, delta: 'Let me ' },
        { type: 'response.reasoning_summary_text.delta', ...at, delta: 'see.' },
        { type: 'response.reasoning_summary_text.done', ...at, text: 'Let me see.' },
        { type: 'response.reasoning_summary_part.done', ...at, part: summary[0] },
        { type: 'response.output_item.done', output_index: 0, item: { ...added, summary, status: 'completed' } },
      ])
    },
  )

  test('has an empty summary if none was requested', async () => {
    expect(await middle(thoughts, { reasoning: { effort: 'low' } })).toEqual([
      { type: 'response.output_item.added', output_index: 0, item: added },
      { type: 'response.output_item.done', output_index: 0, item: { ...added, status: 'completed' } },
    ])
  })

  test('is encrypted only if requested, and does not contain its text', async () => {
    const events = await middle(thoughts, { include: ['reasoning.encrypted_content'] })
    const sealed = { ...added, status: 'completed', encrypted_content: expect.stringMatching(/^[\w-]{40,}$/) }
    expect(events.at(-1)).toEqual({ type: 'response.output_item.done', output_index: 0, item: sealed })
    expect(JSON.stringify(events)).not.toContain(Buffer.from('Let me').toString('base64').slice(0, 6))
  })

  test('precedes the text as a separate item', async () => {
    const events = await encodeChecked([start, ...thoughts, text('Hi'), stop, end])
    expect(last(events).output.map(({ type, id }) => [type, id])).toEqual([
      ['reasoning', 'rs_1'],
      ['message', 'msg_2'],
    ])
  })
})

describe('searches', () => {
  const search = (tool: 'web-search' | 'file-search', results: Source[]): Delta => {
    return { type: 'search', id: 's', tool, queries: ['q'], results }
  }
  const action = { type: 'search', query: 'q', sources: [{ type: 'url', url: 'https://a.example/' }] }
  const begun = { queries: [], results: null }
  const results = [{ file_id: 'file-1', filename: 'a.pdf', score: 0.9, text: 'T', attributes: {} }]
  const include: CreateResponseRequest['include'] = ['file_search_call.results']

  test.each([
    ['of the web tell the query and the pages', 'web', [page], {}, { action }, {}],
    ['of files tell the queries', 'file', [file], begun, { queries: ['q'], results: null }, {}],
    ['of files show results when included', 'file', [file], begun, { queries: ['q'], results }, { include }],
  ] as const)('%s', async (_, kind, sources, started, ended, request) => {
    const item = { type: `${kind}_search_call`, id: kind === 'web' ? 'ws_1' : 'fs_1' }
    const place = { item_id: item.id, output_index: 0 }
    expect(await middle([search(`${kind}-search`, [...sources])], request)).toEqual([
      { type: 'response.output_item.added', output_index: 0, item: { ...item, ...started, status: 'in_progress' } },
      { type: `response.${item.type}.in_progress`, ...place },
      { type: `response.${item.type}.searching`, ...place },
      { type: `response.${item.type}.completed`, ...place },
      { type: 'response.output_item.done', output_index: 0, item: { ...item, ...ended, status: 'completed' } },
    ])
  })
})

test('citations follow the text and are in its part', async () => {
  const cite = (source: Source, from: number, to: number): Delta => ({ type: 'citation', source, start: from, end: to })
  const events = await middle([text('One.'), cite(page, 0, 4), text(' Two.'), cite(file, 5, 9)])
  const web = { type: 'url_citation', start_index: 0, end_index: 4, title: 'A', url: 'https://a.example/' }
  const document = { type: 'file_citation', file_id: 'file-1', filename: 'a.pdf', index: 9 }
  const at = { item_id: 'msg_1', output_index: 0, content_index: 0 }
  const added = { type: 'response.output_text.annotation.added', ...at }
  expect(events[3]).toEqual({ ...added, annotation_index: 0, annotation: web })
  expect(events[5]).toEqual({ ...added, annotation_index: 1, annotation: document })
  const part = { type: 'output_text', text: 'One. Two.', annotations: [web, document] }
  expect(events.slice(7)).toEqual([
    { type: 'response.content_part.done', ...at, part },
    { type: 'response.output_item.done', output_index: 0, item: message('completed', [part]) },
  ])
})

test('a refusal after a text is the next part of the message', async () => {
  const events = await middle([text('Hm.'), { type: 'refusal', text: 'No' }, { type: 'refusal', text: '.' }])
  const at = { item_id: 'msg_1', output_index: 0, content_index: 1 }
  const part = { type: 'refusal', refusal: 'No.' }
  expect(events.slice(5)).toEqual([
    { type: 'response.content_part.added', ...at, part: { type: 'refusal', refusal: '' } },
    { type: 'response.refusal.delta', ...at, delta: 'No' },
    { type: 'response.refusal.delta', ...at, delta: '.' },
    { type: 'response.refusal.done', ...at, refusal: 'No.' },
    { type: 'response.content_part.done', ...at, part },
    {
      type: 'response.output_item.done',
      output_index: 0,
      item: message('completed', [{ type: 'output_text', text: 'Hm.', annotations: [] }, part]),
    },
  ])
})

const at = { x: 1, y: 2 }
const alike: ComputerAction[] = [
  { type: 'click', ...at, button: 'right' },
  { type: 'double_click', ...at },
  { type: 'move', ...at },
  { type: 'drag', path: [at] },
  { type: 'keypress', keys: ['A'] },
  { type: 'type', text: 'a' },
  { type: 'screenshot' },
  { type: 'wait' },
]

test.each<[string, ComputerAction, object]>([
  ...alike.map((action): [string, ComputerAction, object] => [action.type, action, action]),
  ['click without a button', { type: 'click', ...at }, { type: 'click', ...at, button: 'left' }],
  ['scroll', { type: 'scroll', ...at, dx: 3, dy: 4 }, { type: 'scroll', ...at, scroll_x: 3, scroll_y: 4 }],
])('a computer action: %s', async (_, action, sent) => {
  const item = { type: 'computer_call', id: 'cu_1', call_id: 'call_c', action: sent, pending_safety_checks: [] }
  expect(await middle([{ type: 'computer-call', id: 'c', action }])).toEqual([
    { type: 'response.output_item.added', output_index: 0, item: { ...item, status: 'in_progress' } },
    { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
  ])
})

test('deltas without a counterpart in the format are omitted', async () => {
  const foreign: Delta[] = [
    { type: 'code', code: 'x' },
    { type: 'code-result', outcome: 'ok', output: '1' },
    { type: 'media', mediaType: 'image/png', data: '', candidate: 0 },
    { type: 'citation', source: page, start: 0, end: 1 },
  ]
  expect(await middle(foreign)).toEqual([])
})

describe('ends', () => {
  const incomplete = (reason: string) => ({ status: 'incomplete', incomplete_details: { reason }, error: null })
  const completed = { status: 'completed', incomplete_details: null, error: null }

  const whole = 'stop stop-sequence tool-calls other'.split(' ') as FinishReason[]
  const filtered = 'safety recitation blocklist prohibited personal-data'.split(' ') as FinishReason[]

  test.each<[FinishReason, object]>([
    ...whole.map((each): [FinishReason, object] => [each, completed]),
    ['length', incomplete('max_output_tokens')],
    ...filtered.map((each): [FinishReason, object] => [each, incomplete('content_filter')]),
  ])('%s', async (reason, expected) => {
    const events = await encodeChecked([start, text('Hi'), finish(reason), end])
    const response = last(events)
    expect(response).toMatchObject({ ...expected, output: [{ status: response.status }] })
    expect(response.usage?.output_tokens).toBe(7)
    expect(events.at(-1)?.event).toBe(`response.${response.status}`)
  })

  test('only a completed response has completed_at', async () => {
    const getEnd = async (...deltas: readonly (Delta | Error)[]) =>
      last(await encodeChecked([start, text('Hi'), ...deltas]))
    expect(await getEnd(stop, end)).toMatchObject({ created_at: 1, completed_at: 2 })
    expect(await getEnd(finish('length'), end)).toMatchObject({ completed_at: null })
    expect(await getEnd(new Problem('unavailable'))).toMatchObject({ completed_at: null })
  })

  test('a truncated call keeps its partial arguments', async () => {
    const events = await encodeChecked([start, ...call('a', '{"x'), finish('length'), end])
    expect(last(events).output).toMatchObject([{ arguments: '{"x', status: 'incomplete' }])
  })

  test('a blocked prompt is content_filter; like an empty reply it has no items', async () => {
    const blocked = last(await encodeChecked([start, { type: 'blocked', reason: 'safety' }, end]))
    expect(blocked).toMatchObject({ ...incomplete('content_filter'), output: [] })
    expect(last(await encodeChecked([start, stop, end]))).toMatchObject({ ...completed, output: [] })
  })
})

describe('failures', () => {
  test.each([
    [new Problem('unavailable'), { code: 'server_error', type: 'server_error', param: null }],
    [new Problem('rate-limited'), { code: 'rate_limit_exceeded', type: 'rate_limit_error', param: null }],
    [new Problem('invalid-request'), { code: 'invalid_prompt', type: 'invalid_request_error', param: null }],
    [new Problem('internal', 'Broken.'), { code: 'server_error', message: 'Broken.' }],
  ])('%s in the middle of a text', async (problem, error) => {
    const events = await encodeChecked([start, text('Hi'), problem])
    expect(events.at(-1)?.event).toBe('response.failed')
    const response = last(events)
    expect(response).toMatchObject({ status: 'failed', error, output: [], usage: null })
    expect(response.error?.message).not.toBe('')
  })

  test('completed items stay', async () => {
    const search: Delta = { type: 'search', id: 's', tool: 'web-search', queries: ['q'], results: [] }
    const events = await encodeChecked([start, search, text('Hi'), new Problem('unavailable')])
    expect(last(events).output.map(({ type }) => type)).toEqual(['web_search_call'])
  })

  test('a malformed call', async () => {
    const events = await encodeChecked([start, finish('malformed-call'), end])
    expect(last(events)).toMatchObject({ status: 'failed', error: { code: 'server_error' } })
  })

  test('before the start is thrown, like any other exception', async () => {
    await expect(encodeChecked([new Problem('unavailable')])).rejects.toThrow(Problem)
    await expect(encodeChecked([start, new Error('bug')])).rejects.toThrow('bug')
  })
})

test('the folded response equals that of the last event', async () => {
  const events = await encodeChecked([start, text('Hi'), stop, end])
  expect(await foldResponse(from(events))).toEqual(last(events))
  await expect(foldResponse(from(events.slice(0, -1)))).rejects.toThrow('invariant')
})
