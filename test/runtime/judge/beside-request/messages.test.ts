import { describe, expect, test } from 'vitest'
import type { WrittenExchange } from '../../../proxy/recording/written-recording.ts'
import { check, exchange, type Fields, message, messageRequest, type Row } from './exchange.ts'

const use = (name: string, input: Fields = { city: 'Rome' }) => ({ type: 'tool_use', id: `toolu_${name}`, name, input })
const called = (...names: string[]) => ({ stop_reason: 'tool_use', content: names.map((name) => use(name)) })

const any = { type: 'any' }
const stops = { stop_sequences: ['END'] }

/** By rule, the question that leaves a part of a stream open. */
const open = {
  'stop-sequence': 'messages-delta-stop-sequence',
  'stop-reason': 'messages-stop-reasons',
  'tool-input-shape': 'messages-delta-kinds',
}

describe.each<Row>([
  ['an answer', {}, {}, []],
  ['the one allowed call', { tool_choice: { ...any, disable_parallel_tool_use: true } }, called('get_weather'), []],
  [
    'two calls where one is allowed',
    { tool_choice: { type: 'auto', disable_parallel_tool_use: true } },
    called('get_weather', 'get_news'),
    ['content[1].name: is a second call, "get_news", but the request allows one [parallel-calls]'],
  ],
  ['two calls by default', { tool_choice: any }, called('get_weather', 'get_news'), []],
  [
    'no call where any is forced',
    { tool_choice: any },
    {},
    ['content: has no tool call, but the request forces a call of a tool [tool-choice]'],
  ],
  [
    'another tool than the forced one',
    { tool_choice: { type: 'tool', name: 'get_weather' } },
    called('get_news'),
    ['content[0].name: must be "get_weather", which the request forces, got "get_news" [tool-choice]'],
  ],
  ['the forced tool', { tool_choice: { type: 'tool', name: 'get_weather' } }, called('get_weather'), []],
  ['a message that is cut before its call', { tool_choice: any }, { stop_reason: 'max_tokens' }, []],
  [
    'a tool that the request lacks',
    {},
    called('get_stocks'),
    ['content[0].name: is "get_stocks", which is not a tool of the request [offered-tool]'],
  ],
  [
    'an input without what its schema requires',
    {},
    { stop_reason: 'tool_use', content: [use('get_weather', {})] },
    ['content[0].input: lacks "city", which the input_schema of "get_weather" requires [tool-input-shape]'],
  ],
  ['a call that is cut', {}, { stop_reason: 'max_tokens', content: [use('get_weather', {})] }, []],
  ['a stop sequence', stops, { stop_reason: 'stop_sequence', stop_sequence: 'END' }, []],
  [
    'a stop sequence of null',
    stops,
    { stop_reason: 'stop_sequence' },
    ['stop_sequence: must name the matched sequence where stop_reason is stop_sequence [stop-sequence]'],
  ],
  [
    'a stop sequence without that reason',
    stops,
    { stop_sequence: 'END' },
    ['stop_sequence: must be null where stop_reason is end_turn [stop-sequence]'],
  ],
  [
    'another stop sequence than those of the request',
    stops,
    { stop_reason: 'stop_sequence', stop_sequence: 'STOP' },
    ['stop_sequence: is "STOP", which is not one of stop_sequences in the request [requested-stop-sequence]'],
  ],
  [
    'a reason of a call without a call',
    {},
    { stop_reason: 'tool_use' },
    ['stop_reason: is tool_use in a message without a tool_use block [stop-reason]'],
  ],
])('a message: %s', (_, request, reply, findings) => {
  test('whole', () => {
    const found = check(exchange('/v1/messages', messageRequest(request), message(reply)))
    const verdict = (each: string) => (each.endsWith('[stop-reason]') ? 'choice messages-stop-reasons' : 'violation')
    expect(found).toEqual(findings.map((each) => `${verdict(each)}: reply body ${each}`))
  })

  test('streamed', () => {
    const sent = exchange('/v1/messages', messageRequest({ ...request, stream: true }), {})
    const found = check({ ...sent, reply: sse(messageEvents(message(reply))) })
    const expected = findings.map((each) => {
      const [, question] = Object.entries(open).find(([rule]) => each.endsWith(`[${rule}]`)) ?? []
      const rule = each.slice(each.lastIndexOf('[') + 1, -1)
      const verdict = question ? `choice ${question}` : 'violation'
      return expect.stringMatching(new RegExp(`^${verdict}: reply .*\\[${rule}\\]$`))
    })
    expect(found).toEqual(expected)
  })
})

type Event = Fields & { readonly type: string }

function sse(events: readonly Event[]): WrittenExchange['reply'] {
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: { text } }
}

function messageEvents({ content, stop_reason, stop_sequence, usage, ...rest }: ReturnType<typeof message>): Event[] {
  const blocks: readonly Fields[] = content
  const inside = blocks.flatMap((block, index): Event[] => {
    const isText = block.type === 'text'
    const start = isText ? { type: 'text', text: '' } : { ...block, input: {} }
    const delta = isText
      ? { type: 'text_delta', text: block.text ?? '' }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
    const stop = { type: 'content_block_stop', index }
    return [
      { type: 'content_block_start', index, content_block: start },
      { ...stop, type: 'content_block_delta', delta },
      stop,
    ]
  })
  const begun = { ...rest, content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } }
  const end = { type: 'message_delta', delta: { stop_reason, stop_sequence, usage }, usage }
  return [{ type: 'message_start', message: begun }, ...inside, end, { type: 'message_stop' }]
}
