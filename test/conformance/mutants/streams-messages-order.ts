import { plus, set } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { getInstead, withHeader } from './reply-edits.ts'
import { added, cutAfter, doubled, dropped, inEvent, inStream, inStreamText, renamed, swapped } from './stream-edits.ts'

const text = ['messages/stream/text']
const thinking = ['messages/stream/thinking']
const failing = ['messages/stream/fails-midway']

/** Streams in the messages format: their framing, their order, and what belongs to what. */
export const messagesOrder: readonly Mutant[] = [
  {
    id: 'streams/messages/block-not-stopped',
    what: 'A content block is never stopped.',
    alter: inStream(dropped('content_block_stop')),
    only: text,
    caught: { rule: 'order', place: 'message_delta' },
  },
  {
    id: 'streams/messages/no-message-start',
    what: 'The stream begins with the first block.',
    alter: inStream(dropped('message_start')),
    only: text,
    caught: { rule: 'order', place: 'event 1' },
  },
  {
    id: 'streams/messages/no-message-stop',
    what: 'The stream ends without its last event.',
    alter: inStream(dropped('message_stop')),
    only: text,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/messages/empty',
    what: 'The stream has no event at all.',
    alter: inStream(() => []),
    only: text,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/messages/broken-off',
    what: 'The stream ends amid the text.',
    alter: inStream(cutAfter('content_block_delta')),
    only: text,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/messages/start-after-first-delta',
    what: 'A delta overtakes the start of its block.',
    alter: inStream(swapped('content_block_start')),
    only: text,
    caught: { rule: 'order', place: 'content_block_delta' },
  },
  {
    id: 'streams/messages/message-start-twice',
    what: 'The first event is sent twice.',
    alter: inStream(doubled('message_start')),
    only: text,
    caught: { rule: 'order', place: 'event 2 message_start' },
  },
  {
    id: 'streams/messages/event-after-the-end',
    what: 'A ping comes after message_stop.',
    alter: inStream(added({ name: 'ping', data: { type: 'ping' } })),
    only: text,
    caught: { rule: 'order', place: 'ping' },
  },
  {
    id: 'streams/messages/event-renamed',
    what: 'The last event is called message_end.',
    alter: inStream(renamed('message_stop', 'message_end')),
    only: text,
    caught: { rule: 'order', place: 'message_end' },
  },
  {
    id: 'streams/messages/line-unlike-type',
    what: 'The event line of every delta says message_delta.',
    alter: inStreamText((body) => body.replaceAll('event: content_block_delta', 'event: message_delta')),
    only: text,
    caught: { rule: 'event-name', place: 'type' },
  },
  {
    id: 'streams/messages/bare-data-lines',
    what: 'No event has an event line.',
    alter: inStreamText((body) => body.replace(/^event: .*\n/gm, '')),
    only: text,
    caught: { rule: 'framing' },
  },
  {
    id: 'streams/messages/end-mark',
    what: 'The stream ends with [DONE].',
    alter: inStreamText((body) => `${body}data: [DONE]\n\n`),
    only: text,
    caught: { rule: 'framing', place: 'event' },
  },
  {
    id: 'streams/messages/missing-blank-line',
    what: 'No blank line stands between the first two events.',
    alter: inStreamText((body) => body.replace('\n\n', '\n')),
    only: text,
    caught: { rule: 'framing', place: 'event 1' },
  },
  {
    id: 'streams/messages/id-lines',
    what: 'Every event has an id line.',
    alter: inStreamText((body) => body.replace(/^event: /gm, 'id: 7\nevent: ')),
    only: text,
    caught: { rule: 'framing' },
  },
  {
    id: 'streams/messages/content-type',
    what: 'The stream says that it is plain text.',
    alter: withHeader('content-type', 'text/plain'),
    only: text,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'streams/messages/index-from-one',
    what: 'The indexes of blocks begin at 1.',
    alter: inStreamText((body) => body.replaceAll('"index":0', '"index":1')),
    only: text,
    caught: { rule: 'block-index', place: 'content_block_start index' },
  },
  {
    id: 'streams/messages/delta-of-another-block',
    what: 'A delta has the index of a block that is not open.',
    alter: inStream(inEvent('content_block_delta', set('index', plus(1)))),
    only: text,
    caught: { rule: 'block-index', place: 'content_block_delta index' },
  },
  {
    id: 'streams/messages/data-no-json',
    what: 'The data of an event is not JSON.',
    alter: inStreamText((body) => body.replace(/data: \{"type":"content_block_delta".*\n/, 'data: {"type":\n')),
    only: text,
    caught: { rule: 'json', place: 'content_block_delta' },
  },
  {
    id: 'streams/messages/goes-on-after-error',
    what: 'The stream goes on when an error has ended it.',
    alter: inStream(added({ name: 'message_stop', data: { type: 'message_stop' } })),
    only: failing,
    caught: { rule: 'order', place: 'message_stop' },
  },
  {
    id: 'streams/messages/invalid-request-streamed',
    what: 'An invalid streaming request is answered by a stream that holds the error.',
    alter: getInstead(400, {
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: 'event: error\ndata: {"type":"error","error":{"type":"invalid_request_error","message":"max_tokens","code":null}}\n\n',
    }),
    only: ['messages/stream/invalid'],
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'streams/messages/stream-ignored',
    what: 'A request for a stream is answered whole.',
    alter: () => ({ request: ({ body }) => ({ body: body.replace('"stream":true', '"stream":false') }) }),
    only: text,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'streams/messages/blocks-interleaved',
    what: 'A block starts before the one before it has stopped.',
    alter: inStream(swapped('content_block_stop')),
    only: thinking,
    caught: { rule: 'order', place: 'content_block_start' },
  },
  {
    id: 'streams/messages/one-index-for-all-blocks',
    what: 'Every block has the index 0.',
    alter: inStreamText((body) => body.replaceAll('"index":1', '"index":0')),
    only: thinking,
    caught: { rule: 'block-index', place: 'content_block_start index' },
  },
  {
    id: 'streams/messages/all-at-once',
    what: 'All events come in one piece, when the reply is whole.',
    alter: inStream(),
    only: text,
    caught: {
      missed:
        'The document says what comes in which order, not when; a time that is too long cannot be told from a slow model.',
    },
  },
]
