import { plus, set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { added, dropped, inEvent, inStream, inStreamText } from './stream-edits.ts'

const text = ['messages/stream/text']
const tool = ['messages/stream/tool-use']
const failing = ['messages/stream/fails-midway']

/** Streams in the messages format: what their events hold. */
export const messagesContent: readonly Mutant[] = [
  {
    id: 'streams/messages/delta-of-another-kind',
    what: 'A text block gets a delta of tool input.',
    alter: inStream(inEvent('content_block_delta', set('delta', { type: 'input_json_delta', partial_json: '{}' }))),
    only: text,
    caught: { rule: 'delta-kind', place: 'delta.type' },
  },
  {
    id: 'streams/messages/stop-reason-too-early',
    what: 'The message has a stop reason when it starts.',
    alter: inStream(inEvent('message_start', set('message.stop_reason', 'end_turn'))),
    only: text,
    caught: { rule: 'schema', place: 'message.stop_reason' },
  },
  {
    id: 'streams/messages/no-stop-reason',
    what: 'The message ends with the stop reason null.',
    alter: inStream(inEvent('message_delta', set('delta.stop_reason', null))),
    only: text,
    caught: { rule: 'schema', place: 'delta.stop_reason' },
  },
  {
    id: 'streams/messages/stop-for-no-tool',
    what: 'A message without a tool call stops for a tool.',
    alter: inStream(inEvent('message_delta', set('delta.stop_reason', 'tool_use'))),
    only: text,
    caught: { rule: 'stop-reason', place: 'delta.stop_reason' },
  },
  {
    id: 'streams/messages/stop-sequence-unnamed',
    what: 'The message stops for a stop sequence that it does not name.',
    alter: inStream(inEvent('message_delta', set('delta.stop_reason', 'stop_sequence'))),
    only: text,
    caught: { rule: 'stop-sequence', place: 'delta.stop_sequence' },
  },
  {
    id: 'streams/messages/no-usage-in-start',
    what: 'The message has no usage when it starts.',
    alter: inStream(inEvent('message_start', without('message.usage'))),
    only: text,
    caught: { rule: 'schema', place: 'message' },
  },
  {
    id: 'streams/messages/usages-differ',
    what: 'The usage beside the delta is not the one in it.',
    alter: inStream(inEvent('message_delta', set('usage.output_tokens', plus(1)))),
    only: text,
    caught: { rule: 'usage', place: 'usage.output_tokens' },
  },
  {
    id: 'streams/messages/usage-falls',
    what: 'Fewer tokens came out at the end than at the start.',
    alter: inStream(inEvent('message_start', set('message.usage.output_tokens', 9000))),
    only: text,
    caught: { rule: 'usage', place: 'delta.usage.output_tokens' },
  },
  {
    id: 'streams/messages/text-as-object',
    what: 'The text of a delta is an object.',
    alter: inStream(inEvent('content_block_delta', set('delta.text', { value: 'Hello' }))),
    only: text,
    caught: { rule: 'schema', place: 'delta.text' },
  },
  {
    id: 'streams/messages/torn-character',
    what: 'A character is cut into halves that come in two deltas.',
    alter: inStreamText((body) =>
      body.replace(
        /event: content_block_delta\n.*\n\n/,
        ['\\ud83c', '\\udf0a']
          .map(
            (half) =>
              `event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"${half}"}}\n\n`,
          )
          .join(''),
      ),
    ),
    only: text,
    caught: { rule: 'character', place: 'delta.text' },
  },
  {
    id: 'streams/messages/bytes-cut-in-a-character',
    what: 'Text of another encoding is sent as if it were UTF-8.',
    alter: () => ({
      reply: ({ bytes }) => ({ body: Buffer.from(bytes.toString().replace('"text":"', '"text":"é'), 'latin1') }),
    }),
    only: text,
    caught: { rule: 'character', place: 'stream' },
  },
  {
    id: 'streams/messages/tool-input-broken',
    what: 'The pieces of a tool input are no JSON together.',
    alter: inStream(inEvent('content_block_delta', set('delta.partial_json', '{"'), 'last')),
    only: tool,
    caught: { rule: 'tool-input', place: 'content_block_stop' },
  },
  {
    id: 'streams/messages/tool-call-ends-turn',
    what: 'A message with a tool call ends with end_turn.',
    alter: inStream(inEvent('message_delta', set('delta.stop_reason', 'end_turn'))),
    only: tool,
    caught: { rule: 'events', place: 'stream' },
  },
  {
    id: 'streams/messages/tool-id-missing',
    what: 'A tool call has no id.',
    alter: inStream(inEvent('content_block_start', without('content_block.id'))),
    only: tool,
    caught: { rule: 'schema', place: 'content_block' },
  },
  {
    id: 'streams/messages/unlike-the-whole-reply',
    what: 'The stream leaves out a word that the whole reply has.',
    alter: inStream(dropped('content_block_delta', 'last')),
    only: ['messages/stream/equals-whole'],
    caught: { rule: 'streamed-equals-whole', place: 'content' },
  },
  {
    id: 'streams/messages/error-without-type',
    what: 'The error that ends a stream has no error type.',
    alter: inStream(inEvent('error', without('error.type'))),
    only: failing,
    caught: { rule: 'schema', place: 'error' },
  },
  {
    id: 'streams/messages/failure-looks-complete',
    what: 'A stream that failed ends as if it had been whole.',
    alter: inStream(
      dropped('error'),
      added({ name: 'content_block_stop', data: { type: 'content_block_stop', index: 0 } }),
      added({
        name: 'message_delta',
        data: {
          type: 'message_delta',
          delta: { stop_reason: 'end_turn', stop_sequence: null, usage: { output_tokens: 9 } },
          usage: { output_tokens: 9 },
        },
      }),
      added({ name: 'message_stop', data: { type: 'message_stop' } }),
    ),
    only: failing,
    caught: { rule: 'events', place: 'stream' },
  },
]
