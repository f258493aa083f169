import { ownValue } from '../../json.ts'
import { valueAt } from '../../json-path.ts'
import type { EventPath, StreamRules } from '../stream-rule.ts'
import { addsUp, collectsMembers, countsUp, joinsPieces, staysSame } from '../stream-rules.ts'
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
 * The responses format: items contain parts, which are opened and closed; every done event has the whole of its deltas. The
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
      kind: { at: 'item.type', is: 'message', choiceRule: 'item-order' },
    }),
    opensInOrder({
      name: 'part-index',
      open: partAdded,
      index: 'content_index',
      restart: itemAdded,
      kind: { at: 'part.type', is: 'output_text', choiceRule: 'part-order' },
    }),
    opensInOrder({ name: 'summary-index', open: summaryAdded, index: 'summary_index', restart: itemAdded }),
    opensInOrder({ name: 'annotation-index', open: annotationAdded, index: 'annotation_index', restart: partAdded }),
    matchesKind({
      name: 'item-kind',
      open: [itemAdded, 'item.type'],
      inside: 'item_id',
      path: 'type',
      allowed: {
        message: [partAdded, partDone, annotationAdded, ...getPieceEvents('output_text'), ...getPieceEvents('refusal')],
        function_call: getPieceEvents('function_call_arguments'),
        reasoning: [summaryAdded, summaryDone, ...getPieceEvents('reasoning_summary_text')],
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
        output_text: [...getPieceEvents('output_text'), annotationAdded, partDone],
        refusal: [...getPieceEvents('refusal'), partDone],
      },
    }),
    joinsDeltas('text', partAdded, 'response.output_text', [[partDone, 'part.text']]),
    joinsDeltas('refusal', partAdded, 'response.refusal', [[partDone, 'part.refusal']]),
    joinsDeltas('arguments', itemAdded, 'response.function_call_arguments', [[itemDone, 'item.arguments']]),
    joinsDeltas('summary-text', summaryAdded, 'response.reasoning_summary_text', [[summaryDone, 'part.text']]),
    collectsMembers({
      name: 'annotations',
      begin: partAdded,
      member: [annotationAdded, 'annotation'],
      whole: [[partDone, 'part.annotations']],
    }),
    collectsMembers({
      name: 'parts',
      begin: itemAdded,
      member: [partDone, 'part'],
      whole: [[itemDone, 'item.content']],
      kind: { at: 'type', is: 'output_text', choiceRule: 'further-parts' },
    }),
    collectsMembers({
      name: 'summary',
      begin: itemAdded,
      member: [summaryDone, 'part'],
      whole: [[itemDone, 'item.summary']],
    }),
    collectsMembers({
      name: 'output',
      member: [itemDone, 'item'],
      whole: ends.map((end): EventPath => [end, 'response.output']),
      kind: { at: 'type', is: 'message', choiceRule: 'further-output' },
    }),
    addsUp({ ...responsesUsage, at: 'response.usage' }),
  ],
  replies: responsesReplies.rules,
  fold: (events) => valueAt(events.findLast(({ event }) => ends.includes(event))?.data, 'response'),
  incidental: new Set(['id', 'call_id', 'created_at', 'completed_at', 'encrypted_content', 'previous_response_id']),
}

/** Lists the events with the deltas of a string, and with the whole. */
function getPieceEvents(string: string): readonly string[] {
  return [`response.${string}.delta`, `response.${string}.done`]
}

/** The rule that the deltas of a string make up the whole string in its last event, and in other events. */
function joinsDeltas(name: string, begin: string, event: string, whole: readonly EventPath[]) {
  const member = ownValue(wholeMember, event) ?? 'text'
  return joinsPieces({ name, begin, add: [`${event}.delta`, 'delta'], whole: [[`${event}.done`, member], ...whole] })
}
