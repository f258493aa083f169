import { expect, test } from 'vitest'
import type { MessageReplyBlock } from '../../../generated/types/messages.ts'
import { Message as isMessage } from '../../../generated/validators/messages.js'
import { foldMessage } from '../../../server-stub/handlers/messages/fold.ts'
import type { Delta } from '../../../server-stub/ports/text-model.ts'
import { call, text } from '../deltas.ts'
import { encodeChecked } from './encode-checked.ts'

async function fold(content: readonly Delta[], finish?: Delta) {
  const message = foldMessage(await encodeChecked(content, finish))
  expect(isMessage(message), JSON.stringify(isMessage.errors)).toBe(true)
  return message
}

test('all fields of a message', async () => {
  expect(await fold([text('Hello'), text(' there')])).toEqual({
    ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_reason: 'end_turn', stop_sequence: null },
    content: [{ type: 'text', text: 'Hello there' }],
    usage: { input_tokens: 6, output_tokens: 7, cache_creation_input_tokens: 0, cache_read_input_tokens: 4 },
  })
})

const used = { type: 'tool_use', id: 'toolu_1', name: 'look' } as const

test.each<[string, Delta[], MessageReplyBlock[]]>([
  ['nothing', [], []],
  ['a call', call('1', '{"at"', ':"it"}'), [{ ...used, input: { at: 'it' } }]],
  ['a call without arguments', call('1'), [{ ...used, input: {} }]],
  ['a call that was cut', call('1', '{"at": "i'), [{ ...used, input: {} }]],
  [
    'the computer',
    [{ type: 'computer-call', id: '1', action: { type: 'screenshot' } }],
    [{ ...used, name: 'computer', input: { action: 'screenshot' } }],
  ],
  [
    'reasoning, text and a call',
    [{ type: 'reasoning', text: 'H' }, { type: 'reasoning', text: 'm.' }, text('So.'), ...call('1', '{}')],
    [
      { type: 'thinking', thinking: 'Hm.', signature: expect.stringMatching(/./) },
      { type: 'text', text: 'So.' },
      { ...used, input: {} },
    ],
  ],
])('%s', async (_, deltas, content) => {
  expect((await fold(deltas)).content).toEqual(content)
})

test('the matched stop sequence', async () => {
  const finish: Delta = { type: 'finish', candidate: 0, reason: 'stop-sequence', sequence: 'END' }
  expect(await fold([text('a')], finish)).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: 'END' })
})

test('a stream that ends early is an error', async () => {
  const events = await encodeChecked([text('a')])
  expect(() => foldMessage(events.slice(0, -2))).toThrow()
  expect(() => foldMessage([])).toThrow()
})
