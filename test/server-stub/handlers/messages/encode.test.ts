import type { ComputerAction, Delta, FinishReason, Source } from 'gatewright/stub'
import type { MessageBlockDelta, MessageBlockStart, MessageStopReason } from 'gatewright/types/messages'
import { describe, expect, test } from 'vitest'
import type { CreateMessageEvent } from '../../../../generated/handlers.ts'
import { createMessage } from '../../../../generated/streams.ts'
import { MessageEncoder } from '../../../../server-stub/handlers/messages/encode.ts'
import { foldMessage } from '../../../../server-stub/handlers/messages/fold.ts'
import { encodeBatches } from '../../../../server-stub/handlers/text-format.ts'
import { judgeEvents } from '../../../support/find-violations.ts'
import { call, end, from, start, stop, text } from '../deltas.ts'

/** The events of a reply with this content, after a check that they come in a legal order and fit their schemas. */
async function encodeChecked(content: readonly Delta[], finish: Delta = stop): Promise<CreateMessageEvent[]> {
  const deltas = from([start, ...content, finish, end])
  const events = (await Array.fromAsync(encodeBatches(deltas, new MessageEncoder({ id: 'msg_1', model: 'm' })))).flat()
  expect(judgeEvents(createMessage, events)).toEqual([])
  return events
}

const thought: MessageBlockStart = { type: 'thinking', thinking: '', signature: '' }
const empty: MessageBlockStart = { type: 'text', text: '' }
const page: Source = { type: 'page', url: 'https://a.example/', title: 'A' }

function use(id: string, name = 'look'): MessageBlockStart {
  return { type: 'tool_use', id: `toolu_${id}`, name, input: {} }
}

function json(partial_json: string): MessageBlockDelta {
  return { type: 'input_json_delta', partial_json }
}

function said(words: string): MessageBlockDelta {
  return { type: 'text_delta', text: words }
}

/** The events of one block. */
function block(index: number, content_block: MessageBlockStart, deltas: readonly unknown[]): object[] {
  return [
    { type: 'content_block_start', index, content_block },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ]
}

/** The events between the first and the last two. */
async function blocks(...content: readonly Delta[]): Promise<object[]> {
  return (await encodeChecked(content)).slice(1, -2).map(({ data }) => data)
}

test('an id of a model that has the prefix of the format gets no second one', async () => {
  const [begin] = await blocks(...call('toolu_1'))
  expect(begin).toMatchObject({ content_block: { id: 'toolu_1' } })
})

test('all events of a text', async () => {
  const usage = { input_tokens: 6, output_tokens: 1, cache_creation_input_tokens: 0, cache_read_input_tokens: 4 }
  const total = { ...usage, output_tokens: 7 }
  const head = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_sequence: null }
  const events = await encodeChecked([text('Hello'), text(' there')])
  expect(events.map(({ data }) => data)).toEqual([
    { type: 'message_start', message: { ...head, content: [], stop_reason: null, usage } },
    ...block(0, empty, [said('Hello'), said(' there')]),
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null, usage: total }, usage: total },
    { type: 'message_stop' },
  ])
  const content = [{ type: 'text', text: 'Hello there' }]
  expect(foldMessage(events)).toEqual({ ...head, stop_reason: 'end_turn', content, usage: total })
  expect(() => foldMessage(events.slice(0, -2))).toThrow('ended early')
})

test('an empty reply has no block', async () => expect(await blocks()).toEqual([]))

test('a refusal is text', async () => {
  expect(await blocks({ type: 'refusal', text: 'No' }, { type: 'refusal', text: '.' })).toEqual(
    block(0, empty, [said('No'), said('.')]),
  )
})

test('reasoning is a separate block and ends with a signature', async () => {
  const encoded = await blocks({ type: 'reasoning', text: 'Hm' }, { type: 'reasoning', text: '.' }, text('So.'))
  expect(encoded).toEqual([
    ...block(0, thought, [
      { type: 'thinking_delta', thinking: 'Hm' },
      { type: 'thinking_delta', thinking: '.' },
      { type: 'signature_delta', signature: expect.stringMatching(/./) },
    ]),
    ...block(1, empty, [said('So.')]),
  ])
})

describe('calls', () => {
  test('follow text, one after the other', async () => {
    const encoded = await blocks(text('I look.'), ...call('1', '{"at":', '"it"}'), ...call('2', '{}'), text('Done.'))
    expect(encoded).toEqual([
      ...block(0, empty, [said('I look.')]),
      ...block(1, use('1'), [json('{"at":'), json('"it"}')]),
      ...block(2, use('2'), [json('{}')]),
      ...block(3, empty, [said('Done.')]),
    ])
  })

  test('without arguments have an empty object', async () => {
    expect(await blocks(...call('1'), ...call('2'))).toEqual([
      ...block(0, use('1'), [json('{}')]),
      ...block(1, use('2'), [json('{}')]),
    ])
  })

  const path = [1, 3].map((x) => ({ x, y: x + 1 }))
  const at = { x: 1, y: 2 }
  const coordinate = [1, 2]

  test.each<[string, ComputerAction, object]>([
    ['right_click', { type: 'click', ...at, button: 'right' }, { coordinate }],
    ['left_click', { type: 'click', ...at }, { coordinate }],
    ['double_click', { type: 'double_click', ...at }, { coordinate }],
    ['mouse_move', { type: 'move', ...at }, { coordinate }],
    ['left_click_drag', { type: 'drag', path }, { coordinate: [3, 4] }],
    ['key', { type: 'keypress', keys: ['CTRL', 'C'] }, { text: 'ctrl+c' }],
    ['type', { type: 'type', text: 'Hi' }, { text: 'Hi' }],
    ['key', { type: 'scroll', ...at, dx: 0, dy: 400 }, { text: 'Page_Down' }],
    ['key', { type: 'scroll', ...at, dx: 0, dy: -400 }, { text: 'Page_Up' }],
    ['screenshot', { type: 'screenshot' }, {}],
    ['screenshot', { type: 'wait' }, {}],
  ])('of the computer, as %s: %j', async (name, action, input) => {
    const encoded = await blocks({ type: 'computer-call', id: '1', action })
    expect(encoded).toEqual(block(0, use('1', 'computer'), [json(JSON.stringify({ action: name, ...input }))]))
  })
})

test.each<Delta>([
  { type: 'citation', source: page, start: 0, end: 5 },
  { type: 'search', id: '1', tool: 'web-search', queries: ['a'], results: [page] },
  { type: 'page-read', url: 'https://a.example/', ok: true },
  { type: 'code', code: 'print(1)' },
  { type: 'code-result', outcome: 'ok', output: '1' },
  { type: 'media', mediaType: 'image/png', data: 'iVBORw0KGgo=', candidate: 0 },
  { type: 'blocked', reason: 'safety' },
])('deltas without a counterpart in the format are omitted: $type', async (delta) => {
  expect(await blocks(text('a'), delta, text('b'))).toEqual(block(0, empty, [said('a'), said('b')]))
  expect(await blocks(delta)).toEqual([])
})

test.each<[FinishReason, MessageStopReason]>([
  ['stop', 'end_turn'],
  ['length', 'max_tokens'],
  ['stop-sequence', 'stop_sequence'],
  ['tool-calls', 'tool_use'],
  ['safety', 'end_turn'],
  ['other', 'end_turn'],
])('%s ends as %s', async (reason, stop_reason) => {
  const sequence = reason === 'stop-sequence' ? { sequence: 'END' } : {}
  const events = await encodeChecked([text('a')], { type: 'finish', candidate: 0, reason, ...sequence })
  expect(events.at(-2)?.data).toMatchObject({
    delta: { stop_reason, stop_sequence: reason === 'stop-sequence' ? 'END' : null },
  })
})
