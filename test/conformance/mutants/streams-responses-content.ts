import { plus, set } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { doubled, dropped, inEvent, inStream, inStreamText } from './stream-edits.ts'

const text = ['responses/stream/text']
const call = ['responses/stream/function-call']
const reasoning = ['responses/stream/reasoning']
const refusal = ['responses/stream/refusal']
const failing = ['responses/stream/fails-midway']

const delta = 'response.output_text.delta'
const completed = 'response.completed'

/** Streams in the responses format: what their events hold. */
export const responsesContent: readonly Mutant[] = [
  {
    id: 'streams/responses/delta-lost',
    what: 'A delta is lost: the others do not make up the text.',
    alter: inStream(dropped(delta), renumbered),
    only: text,
    caught: { rule: 'text', place: 'response.output_text.done text' },
  },
  {
    id: 'streams/responses/delta-twice',
    what: 'A delta is sent twice.',
    alter: inStream(doubled(delta), renumbered),
    only: text,
    caught: { rule: 'text', place: 'response.output_text.done text' },
  },
  {
    id: 'streams/responses/part-unlike-text',
    what: 'The part that is done has another text.',
    alter: inStream(inEvent('response.content_part.done', set('part.text', 'Something else.'))),
    only: text,
    caught: { rule: 'text', place: 'part.text' },
  },
  {
    id: 'streams/responses/item-without-part',
    what: 'The item that is done has no content.',
    alter: inStream(inEvent('response.output_item.done', set('item.content', []))),
    only: text,
    caught: { rule: 'parts', place: 'item.content' },
  },
  {
    id: 'streams/responses/output-missing',
    what: 'The response that is completed has no output.',
    alter: inStream(inEvent(completed, set('response.output', []))),
    only: text,
    caught: { rule: 'output', place: 'response.output' },
  },
  {
    id: 'streams/responses/usage-sum',
    what: 'The total of tokens is not their sum.',
    alter: inStream(inEvent(completed, set('response.usage.total_tokens', plus(1)))),
    only: text,
    caught: { rule: 'usage', place: 'total_tokens' },
  },
  {
    id: 'streams/responses/cached-more-than-all',
    what: 'More tokens were cached than sent.',
    alter: inStream(inEvent(completed, set('response.usage.input_tokens_details.cached_tokens', 100_000))),
    only: text,
    caught: { rule: 'usage', place: 'cached_tokens' },
  },
  {
    id: 'streams/responses/no-usage',
    what: 'The usage is null in the response that is completed.',
    alter: inStream(inEvent(completed, set('response.usage', null))),
    only: text,
    caught: { rule: 'events', place: 'stream' },
  },
  {
    id: 'streams/responses/created-completed',
    what: 'The response is completed when it is created.',
    alter: inStream(inEvent('response.created', set('response.status', 'completed'))),
    only: text,
    caught: { rule: 'events', place: 'stream' },
  },
  {
    id: 'streams/responses/created-with-usage',
    what: 'The response has a usage when it is created.',
    alter: inStream(
      inEvent('response.created', set('response.usage', { input_tokens: 0, output_tokens: 0, total_tokens: 0 })),
    ),
    only: text,
    caught: { rule: 'events', place: 'stream' },
  },
  {
    id: 'streams/responses/item-done-in-progress',
    what: 'An item that is done is still in progress.',
    alter: inStream(inEvent('response.output_item.done', set('item.status', 'in_progress'))),
    only: text,
    caught: { rule: 'events', place: 'stream' },
  },
  {
    id: 'streams/responses/delta-as-object',
    what: 'A delta is an object with a text.',
    alter: inStream(inEvent(delta, set('delta', { text: 'Hello' }))),
    only: text,
    caught: { rule: 'schema', place: 'delta' },
  },
  {
    id: 'streams/responses/arguments-unlike-deltas',
    what: 'The arguments that are done are not those of the deltas.',
    alter: inStream(inEvent('response.function_call_arguments.done', set('arguments', '{"city":"Porto"}'))),
    only: call,
    caught: { rule: 'arguments', place: 'arguments' },
  },
  {
    id: 'streams/responses/arguments-no-json',
    what: 'The arguments of a call are cut off.',
    alter: inStream(
      inEvent('response.function_call_arguments.delta', set('delta', ''), 'last'),
      inEvent('response.function_call_arguments.done', set('arguments', '{"city"')),
      inEvent('response.output_item.done', set('item.arguments', '{"city"')),
    ),
    only: call,
    caught: { rule: 'arguments-json' },
  },
  {
    id: 'streams/responses/arguments-as-object',
    what: 'The arguments of a call are an object, not a text.',
    alter: inStream(inEvent('response.output_item.done', set('item.arguments', { city: 'Lisbon' }))),
    only: call,
    caught: { rule: 'schema', place: 'item.arguments' },
  },
  {
    id: 'streams/responses/summary-unlike-item',
    what: 'The reasoning that is done has another summary.',
    alter: inStream(inEvent('response.output_item.done', set('item.summary', []))),
    only: reasoning,
    caught: { rule: 'summary', place: 'item.summary' },
  },
  {
    id: 'streams/responses/cut-as-completed',
    what: 'A response that reached its limit ends as completed.',
    alter: inStreamText((body) =>
      body
        .replaceAll('response.incomplete', 'response.completed')
        .replaceAll('"status":"incomplete"', '"status":"completed"'),
    ),
    only: ['responses/stream/cut'],
    caught: { rule: 'events', place: 'stream' },
  },
  {
    id: 'streams/responses/refusal-unlike-deltas',
    what: 'The refusal that is done is not that of its deltas.',
    alter: inStream(inEvent('response.refusal.done', set('refusal', 'No.'))),
    only: refusal,
    caught: { rule: 'refusal', place: 'refusal' },
  },
  {
    id: 'streams/responses/annotation-lost',
    what: 'An annotation that was added is not in the part.',
    alter: inStream(inEvent('response.content_part.done', set('part.annotations', []), 'last')),
    only: ['responses/stream/annotations'],
    caught: { rule: 'annotations', place: 'part.annotations' },
  },
  {
    id: 'streams/responses/failed-without-error',
    what: 'A response that failed has no error.',
    alter: inStream(inEvent('response.failed', set('response.error', null))),
    only: failing,
    caught: { rule: 'events', place: 'stream' },
  },
  {
    id: 'streams/responses/unlike-the-whole-reply',
    what: 'The streamed response has another number of tokens than the whole one.',
    alter: inStream(
      inEvent(completed, set('response.usage.output_tokens', plus(1))),
      inEvent(completed, set('response.usage.total_tokens', plus(1))),
    ),
    only: ['responses/stream/equals-whole'],
    caught: { rule: 'streamed-equals-whole', place: 'usage' },
  },
]

/** With sequence numbers without a gap, so that they tell nothing. */
function renumbered(events: Parameters<ReturnType<typeof dropped>>[0]) {
  return events.map(({ name, data }, at) => ({ name, data: set('sequence_number', at)(data) }))
}
