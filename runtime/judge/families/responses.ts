import { ownValue } from '../../json.ts'
import { valueAt } from '../../json-path.ts'
import type { EventPath, StreamRules } from '../stream-rule.ts'
import { addsUp, collects, concatenates, countsUp, staysSame } from '../stream-rules.ts'
import { matchesKind, opensInOrder } from '../stream-scopes.ts'
import { responsesReplies, responsesUsage } from './responses-replies.ts'

const ends = ['response.completed', 'response.incomplete']
const itemAdded = 'response.output_item.added'
const itemDone = 'response.output_item.done'
const partAdded = 'response.content_part.added'
const partDone = 'response.content_part.done'
const summaryAdded = 'response.reasoning_summary_part.added'
const summaryDone = 'response.reasoning_summary_part.done'
const annotationAdded = 'response.output_text.annotation.added'

const wholeMember: Readonly<Record<string, string>> = {
  'response.refusal': 'refusal',
  'response.function_call_arguments': 'arguments',
}

/**
 * The responses format: items contain parts, each opened and closed; every done event has the whole of its deltas. The
 * document shows only the events of text in messages.
 */
export const responses: StreamRules = {
  source: ['Events / Streaming, responses format', 'Resources and their fields / Response object (responses format)'],
  rules: [
    countsUp({ name: 'sequence', at: 'sequence_number' }),
    staysSame({ name: 'response-id', at: ['response.id'] }),
    opensInOrder({
      name: 'item-index',
      open: itemAdded,
      index: 'output_index',
      id: { open: 'item.id', inside: [[itemDone, 'item.id']], anywhere: 'item_id' },
      kind: { at: 'item.type', is: 'message', otherwise: 'item-order' },
    }),
    opensInOrder({
      name: 'part-index',
      open: partAdded,
      index: 'content_index',
      restart: itemAdded,
      kind: { at: 'part.type', is: 'output_text', otherwise: 'part-order' },
    }),
    opensInOrder({ name: 'summary-index', open: summaryAdded, index: 'summary_index', restart: itemAdded }),
    opensInOrder({ name: 'annotation-index', open: annotationAdded, index: 'annotation_index', restart: partAdded }),
    matchesKind({
      name: 'item-kind',
      open: [itemAdded, 'item.type'],
      inside: 'item_id',
      path: 'type',
      allowed: {
        message: [partAdded, partDone, annotationAdded, ...pair('output_text'), ...pair('refusal')],
        function_call: pair('function_call_arguments'),
        reasoning: [summaryAdded, summaryDone, ...pair('reasoning_summary_text')],
        file_search_call: ['in_progress', 'searching', 'completed'].map((step) => `response.file_search_call.${step}`),
        web_search_call: ['in_progress', 'searching', 'completed'].map((step) => `response.web_search_call.${step}`),
        computer_call: [],
      },
    }),
    matchesKind({
      name: 'part-kind',
      open: [partAdded, 'part.type'],
      inside: 'content_index',
      path: 'type',
      allowed: {
        output_text: [...pair('output_text'), annotationAdded, partDone],
        refusal: [...pair('refusal'), partDone],
      },
    }),
    pieces('text', partAdded, 'response.output_text', [[partDone, 'part.text']]),
    pieces('refusal', partAdded, 'response.refusal', [[partDone, 'part.refusal']]),
    pieces('arguments', itemAdded, 'response.function_call_arguments', [[itemDone, 'item.arguments']]),
    pieces('summary-text', summaryAdded, 'response.reasoning_summary_text', [[summaryDone, 'part.text']]),
    collects({
      name: 'annotations',
      begin: partAdded,
      each: [annotationAdded, 'annotation'],
      whole: [[partDone, 'part.annotations']],
    }),
    collects({
      name: 'parts',
      begin: itemAdded,
      each: [partDone, 'part'],
      whole: [[itemDone, 'item.content']],
      kind: { at: 'type', is: 'output_text', otherwise: 'further-parts' },
    }),
    collects({ name: 'summary', begin: itemAdded, each: [summaryDone, 'part'], whole: [[itemDone, 'item.summary']] }),
    collects({
      name: 'output',
      each: [itemDone, 'item'],
      whole: ends.map((end): EventPath => [end, 'response.output']),
      kind: { at: 'type', is: 'message', otherwise: 'further-output' },
    }),
    addsUp({ ...responsesUsage, at: 'response.usage' }),
  ],
  replies: responsesReplies.rules,
  fold: (events) => valueAt(events.findLast(({ event }) => ends.includes(event))?.data, 'response'),
  incidental: new Set(['id', 'call_id', 'created_at', 'completed_at', 'encrypted_content', 'previous_response_id']),
}

/** The events with the pieces of a string, and with the whole. */
function pair(string: string): readonly string[] {
  return [`response.${string}.delta`, `response.${string}.done`]
}

/** The deltas of a string, the event with the whole string, and other events that contain it. */
function pieces(name: string, begin: string, event: string, whole: readonly EventPath[]) {
  const member = ownValue(wholeMember, event) ?? 'text'
  return concatenates({ name, begin, add: [`${event}.delta`, 'delta'], whole: [[`${event}.done`, member], ...whole] })
}
