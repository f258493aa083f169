import { all, plus, set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { onReply, withHeader } from './reply-edits.ts'
import { inArray, inChunk, inEach, inStream, inStreamText } from './stream-edits.ts'

const events = ['generate-content/stream/server-sent-events']
const array = ['generate-content/stream/array']
const blocked = ['generate-content/stream/blocked']
const failing = ['generate-content/stream/fails-midway']

/** Streams in the generate-content format, both as server-sent events and as an array. */
export const generateContentStreams: readonly Mutant[] = [
  {
    id: 'streams/generate-content/event-lines',
    what: 'Every chunk has an event line.',
    alter: inStream((chunks) => chunks.map(({ data }) => ({ name: 'chunk', data }))),
    only: events,
    caught: { rule: 'framing', place: 'event 1' },
  },
  {
    id: 'streams/generate-content/end-mark',
    what: 'The stream ends with [DONE].',
    alter: inStreamText((body) => `${body}data: [DONE]\n\n`),
    only: events,
    caught: { rule: 'framing', place: 'event' },
  },
  {
    id: 'streams/generate-content/missing-blank-line',
    what: 'Chunks follow each other without a blank line.',
    alter: inStreamText((body) => body.replaceAll('}\n\n', '}\n')),
    only: events,
    caught: { rule: 'framing', place: 'event 1' },
  },
  {
    id: 'streams/generate-content/last-blank-line',
    what: 'No blank line closes the last chunk.',
    alter: inStreamText((body) => body.trimEnd()),
    only: events,
    caught: { rule: 'framing' },
  },
  {
    id: 'streams/generate-content/no-finish-reason',
    what: 'No chunk says why the candidate ended.',
    alter: inStream(inChunk(-1, without('candidates.0.finishReason'))),
    only: events,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/generate-content/finish-reason-everywhere',
    what: 'Every chunk says that the candidate ended.',
    alter: inStream(inEach(set('candidates.0.finishReason', 'STOP'))),
    only: events,
    caught: { rule: 'order', place: 'final' },
  },
  {
    id: 'streams/generate-content/last-chunk-first',
    what: 'The last chunk comes first.',
    alter: inStream((chunks) => [...chunks.slice(-1), ...chunks.slice(0, -1)]),
    only: events,
    caught: { rule: 'order' },
  },
  {
    id: 'streams/generate-content/last-chunk-twice',
    what: 'The last chunk is sent twice.',
    alter: inStream((chunks) => [...chunks, ...chunks.slice(-1)]),
    only: events,
    caught: { rule: 'order', place: 'final' },
  },
  {
    id: 'streams/generate-content/response-id-changes',
    what: 'Every chunk has an id of its own.',
    alter: inStream(inChunk(-1, set('responseId', 'of-no-one'))),
    only: events,
    caught: { rule: 'response-id', place: 'responseId' },
  },
  {
    id: 'streams/generate-content/model-changes',
    what: 'The last chunk names another model.',
    alter: inStream(inChunk(-1, set('modelVersion', 'another-model'))),
    only: events,
    caught: { rule: 'model-version', place: 'modelVersion' },
  },
  {
    id: 'streams/generate-content/usage-sum',
    what: 'The total of tokens is not their sum.',
    alter: inStream(inChunk(-1, set('usageMetadata.totalTokenCount', plus(1)))),
    only: events,
    caught: { rule: 'usage', place: 'totalTokenCount' },
  },
  {
    id: 'streams/generate-content/usage-falls',
    what: 'The tokens of the prompt are added again in every chunk.',
    alter: inStream(
      inChunk(-1, all(set('usageMetadata.promptTokenCount', plus(5)), set('usageMetadata.totalTokenCount', plus(5)))),
    ),
    only: events,
    caught: { rule: 'usage', place: 'promptTokenCount' },
  },
  {
    id: 'streams/generate-content/no-usage',
    what: 'The last chunk has no usage.',
    alter: inStream(inChunk(-1, without('usageMetadata'))),
    only: events,
    caught: { rule: 'schema' },
  },
  {
    id: 'streams/generate-content/candidate-index',
    what: 'The index of the only candidate is 1.',
    alter: inStream(inEach(set('candidates.0.index', 1))),
    only: events,
    caught: { rule: 'candidates', place: 'candidates' },
  },
  {
    id: 'streams/generate-content/no-role',
    what: 'Chunks do not say whose content they are.',
    alter: inStream(inEach(without('candidates.0.content.role'))),
    only: events,
    caught: { rule: 'schema', place: 'event 1' },
  },
  {
    id: 'streams/generate-content/snake-case',
    what: 'Chunks are spelled in snake_case.',
    alter: inStreamText((body) => body.replaceAll('finishReason', 'finish_reason')),
    only: events,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/generate-content/wrapped',
    what: 'Each chunk is an array of one.',
    alter: inStream(inEach((chunk) => [chunk])),
    only: events,
    caught: { rule: 'schema', place: 'event 1' },
  },
  {
    id: 'streams/generate-content/content-type',
    what: 'Server-sent events say that they are JSON.',
    alter: withHeader('content-type', 'application/json'),
    only: events,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'streams/generate-content/alt-ignored',
    what: 'With alt=sse the chunks come as an array all the same.',
    alter: () => ({ request: ({ path }) => ({ path: path.replace('alt=sse', 'alt=json') }) }),
    only: events,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'streams/generate-content/unlike-the-whole-reply',
    what: 'The stream leaves out a word that the whole reply has.',
    alter: inStream((chunks) => chunks.toSpliced(1, 1)),
    only: ['generate-content/stream/equals-whole'],
    caught: { rule: 'streamed-equals-whole', place: 'candidates' },
  },
  {
    id: 'streams/generate-content/array-open',
    what: 'The array is not closed.',
    alter: onReply(
      ({ body }) => body.startsWith('['),
      ({ body }) => ({ body: body.slice(0, body.lastIndexOf(']')) }),
    ),
    only: array,
    caught: { rule: 'framing' },
  },
  {
    id: 'streams/generate-content/array-as-lines',
    what: 'The chunks stand in lines instead of an array.',
    alter: onReply(
      ({ body }) => body.startsWith('['),
      ({ body }) => ({
        body: JSON.parse(body)
          .map((chunk: unknown) => JSON.stringify(chunk))
          .join('\n'),
      }),
    ),
    only: array,
    caught: { rule: 'framing', place: 'event 1' },
  },
  {
    id: 'streams/generate-content/array-of-nothing',
    what: 'The array is empty.',
    alter: inArray(() => []),
    only: array,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/generate-content/array-as-object',
    what: 'One whole reply comes instead of the array.',
    alter: onReply(
      ({ body }) => body.startsWith('['),
      ({ body }) => ({ body: JSON.stringify(JSON.parse(body).at(-1)) }),
    ),
    only: array,
    caught: { rule: 'framing', place: 'event 1' },
  },
  {
    id: 'streams/generate-content/array-end-missing',
    what: 'The last chunk is not in the array.',
    alter: inArray((chunks) => chunks.slice(0, -1)),
    only: array,
    caught: { rule: 'order', place: 'end' },
  },
  {
    id: 'streams/generate-content/array-content-type',
    what: 'The array says that it is server-sent events.',
    alter: withHeader('content-type', 'text/event-stream'),
    only: array,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'streams/generate-content/blocked-without-reason',
    what: 'A prompt is blocked, and no reason given.',
    alter: inStream(inEach(without('promptFeedback.blockReason'))),
    only: blocked,
    caught: { rule: 'schema', place: 'event 1' },
  },
  {
    id: 'streams/generate-content/blocked-goes-on',
    what: 'More comes when the prompt is blocked.',
    alter: inStream((chunks) => [...chunks, ...chunks]),
    only: blocked,
    caught: { rule: 'order', place: 'event 2' },
  },
  {
    id: 'streams/generate-content/error-as-text',
    what: 'The error that ends a stream is a text.',
    alter: inStream(inChunk(-1, () => ({ error: 'The model is overloaded.' }))),
    only: failing,
    caught: { rule: 'schema' },
  },
  {
    id: 'streams/generate-content/goes-on-after-error',
    what: 'The stream goes on when an error has ended it.',
    alter: inStream((chunks) => [...chunks, ...chunks.slice(0, 1)]),
    only: failing,
    caught: { rule: 'order', place: 'chunk' },
  },
  {
    id: 'streams/generate-content/breaks-off-in-silence',
    what: 'A stream that fails just ends.',
    alter: inStream((chunks) => chunks.slice(0, -1)),
    only: failing,
    caught: { rule: 'order', place: 'end' },
  },
]
