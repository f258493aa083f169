import { plus, set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import {
  added,
  cutAfter,
  doubled,
  dropped,
  inEach,
  inEvent,
  inStream,
  inStreamText,
  renamed,
  swapped,
} from './stream-edits.ts'

const text = ['responses/stream/text']
const call = ['responses/stream/function-call']
const search = ['responses/stream/web-search']
const refusal = ['responses/stream/refusal']
const failing = ['responses/stream/fails-midway']

const delta = 'response.output_text.delta'
const done = 'response.output_text.done'
const completed = 'response.completed'

/** Streams in the responses format: their framing, their order, and what belongs to what. */
export const responsesOrder: readonly Mutant[] = [
  {
    id: 'streams/responses/event-dropped',
    what: 'No response.in_progress comes after response.created.',
    alter: inStream(dropped('response.in_progress')),
    only: text,
    caught: { rule: 'order', place: 'response.output_item.added' },
  },
  {
    id: 'streams/responses/done-dropped',
    what: 'The whole text is never told.',
    alter: inStream(dropped(done)),
    only: text,
    caught: { rule: 'order', place: 'response.content_part.done' },
  },
  {
    id: 'streams/responses/event-renamed',
    what: 'The last event is called response.done.',
    alter: inStream(renamed(completed, 'response.done')),
    only: text,
    caught: { rule: 'order', place: 'response.done' },
  },
  {
    id: 'streams/responses/reordered',
    what: 'The part is done before its text.',
    alter: inStream(swapped(done)),
    only: text,
    caught: { rule: 'order', place: 'response.content_part.done' },
  },
  {
    id: 'streams/responses/created-twice',
    what: 'The first event is sent twice.',
    alter: inStream(doubled('response.created')),
    only: text,
    caught: { rule: 'order', place: 'event 2 response.created' },
  },
  {
    id: 'streams/responses/event-after-the-end',
    what: 'An item is done after the response is.',
    alter: inStream((events) => [...events, ...events.filter(({ name }) => name === 'response.output_item.done')]),
    only: text,
    caught: { rule: 'order', place: 'response.output_item.done' },
  },
  {
    id: 'streams/responses/broken-off',
    what: 'The stream ends before response.completed.',
    alter: inStream(dropped(completed)),
    only: text,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/responses/broken-off-in-a-line',
    what: 'The stream ends amid the JSON of an event.',
    alter: inStreamText((body) => body.slice(0, -40)),
    only: text,
    caught: { rule: 'framing' },
  },
  {
    id: 'streams/responses/end-mark',
    what: 'The stream ends with [DONE].',
    alter: inStreamText((body) => `${body}data: [DONE]\n\n`),
    only: text,
    caught: { rule: 'framing', place: 'event' },
  },
  {
    id: 'streams/responses/bare-data-lines',
    what: 'No event has an event line.',
    alter: inStreamText((body) => body.replace(/^event: .*\n/gm, '')),
    only: text,
    caught: { rule: 'framing' },
  },
  {
    id: 'streams/responses/line-unlike-type',
    what: 'The event line leaves out the first word of the name.',
    alter: inStreamText((body) => body.replaceAll('event: response.output_text', 'event: output_text')),
    only: text,
    caught: { rule: 'event-name', place: 'type' },
  },
  {
    id: 'streams/responses/data-over-two-lines',
    what: 'The JSON of an event takes two data lines.',
    alter: inStreamText((body) => body.replace('","sequence_number":0,', '",\ndata: "sequence_number":0,')),
    only: text,
    caught: { rule: 'framing', place: 'event 1' },
  },
  {
    id: 'streams/responses/sequence-from-one',
    what: 'The sequence numbers begin at 1.',
    alter: inStream(inEach(set('sequence_number', plus(1)))),
    only: text,
    caught: { rule: 'sequence', place: 'event 1 response.created sequence_number' },
  },
  {
    id: 'streams/responses/sequence-skips',
    what: 'A sequence number is left out.',
    alter: inStream(inEvent(done, set('sequence_number', plus(1)))),
    only: text,
    caught: { rule: 'sequence', place: 'sequence_number' },
  },
  {
    id: 'streams/responses/no-sequence',
    what: 'Events have no sequence number.',
    alter: inStream(inEach(without('sequence_number'))),
    only: text,
    caught: { rule: 'schema', place: 'event 1' },
  },
  {
    id: 'streams/responses/item-id-of-delta',
    what: 'Deltas name another item than the one that was added.',
    alter: inStream(inEvent(delta, set('item_id', 'msg_of_no_one'), 'each')),
    only: text,
    caught: { rule: 'item-index', place: 'item_id' },
  },
  {
    id: 'streams/responses/item-id-changes',
    what: 'An item has another id when it is done.',
    alter: inStream(inEvent('response.output_item.done', set('item.id', 'msg_of_no_one'))),
    only: text,
    caught: { rule: 'item-index', place: 'item.id' },
  },
  {
    id: 'streams/responses/response-id-changes',
    what: 'The response has another id when it is completed.',
    alter: inStream(inEvent(completed, set('response.id', 'resp_of_no_one'))),
    only: text,
    caught: { rule: 'response-id', place: 'response.id' },
  },
  {
    id: 'streams/responses/output-index-from-one',
    what: 'The indexes of items begin at 1.',
    alter: inStreamText((body) => body.replaceAll('"output_index":0', '"output_index":1')),
    only: text,
    caught: { rule: 'item-index', place: 'output_index' },
  },
  {
    id: 'streams/responses/content-index-off',
    what: 'Deltas have the index of a part that was not added.',
    alter: inStream(inEvent(delta, set('content_index', plus(1)), 'each')),
    only: text,
    caught: { rule: 'part-index', place: 'content_index' },
  },
  {
    id: 'streams/responses/call-with-text',
    what: 'A function call gets deltas of text.',
    alter: inStream(renamed('response.function_call_arguments.delta', delta)),
    only: call,
    caught: { rule: 'order', place: delta },
  },
  {
    id: 'streams/responses/search-steps-swapped',
    what: 'A search is under way before it has begun.',
    alter: inStream(swapped('response.web_search_call.in_progress')),
    only: search,
    caught: { rule: 'order', place: 'response.web_search_call.searching' },
  },
  {
    id: 'streams/responses/search-of-another-item',
    what: 'The steps of a search name an item that there is not.',
    alter: inStream(inEvent('response.web_search_call.searching', set('item_id', 'ws_of_no_one'))),
    only: search,
    caught: { rule: 'item-index', place: 'item_id' },
  },
  {
    id: 'streams/responses/file-search-unnamed',
    what: 'A file search shows the steps of a web search.',
    alter: inStreamText((body) => body.replaceAll('response.file_search_call.', 'response.web_search_call.')),
    only: ['responses/stream/file-search'],
    caught: { rule: 'item-kind', place: 'type' },
  },
  {
    id: 'streams/responses/refusal-as-text',
    what: 'A refusal comes in deltas of text.',
    alter: inStream(renamed('response.refusal.delta', delta)),
    only: refusal,
    caught: { rule: 'order', place: 'response.refusal.done' },
  },
  {
    id: 'streams/responses/annotation-index-off',
    what: 'The indexes of annotations begin at 1.',
    alter: inStream(inEvent('response.output_text.annotation.added', set('annotation_index', plus(1)), 'each')),
    only: ['responses/stream/annotations'],
    caught: { rule: 'annotation-index', place: 'annotation_index' },
  },
  {
    id: 'streams/responses/failed-then-completed',
    what: 'A response that failed is completed after it.',
    alter: inStream(
      (events) => [...events, ...events.slice(-1).map(({ data }) => ({ name: completed, data }))],
      inEvent(completed, set('type', completed)),
    ),
    only: failing,
    caught: { rule: 'order', place: completed },
  },
  {
    id: 'streams/responses/breaks-off-in-silence',
    what: 'A stream that fails just ends.',
    alter: inStream(dropped('response.failed')),
    only: failing,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/responses/cut-after-created',
    what: 'The stream ends right after response.created.',
    alter: inStream(cutAfter('response.created')),
    only: text,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/responses/chat-completion-chunks',
    what: 'The stream has the chunks of another format.',
    alter: inStream((events) =>
      [
        ...events.slice(0, 1),
        added({ name: undefined, data: { object: 'chat.completion.chunk', choices: [{ delta: { content: 'Hi' } }] } })(
          [],
        ),
      ].flat(),
    ),
    only: text,
    caught: { rule: 'framing' },
  },
]

/** With sequence numbers without a gap, so that they tell nothing. */
function _renumbered(events: Parameters<ReturnType<typeof dropped>>[0]) {
  return events.map(({ name, data }, at) => ({ name, data: set('sequence_number', at)(data) }))
}
