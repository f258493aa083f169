import { set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { inReply, onReply } from './reply-edits.ts'

const content = ['generate-content/whole-reply']

/** Whole replies in the generate-content format. */
export const generateContentBodies: readonly Mutant[] = [
  {
    id: 'bodies/generate-content/candidates-as-object',
    what: 'The only candidate is not in a list.',
    alter: inReply((json) => set('candidates', {})(json)),
    only: content,
    caught: { rule: 'type', place: 'body candidates' },
  },
  {
    id: 'bodies/generate-content/snake-case',
    what: 'A reply is spelled in snake_case.',
    alter: onReply(
      ({ status }) => status === 200,
      ({ body }) => ({
        body: body.replaceAll('usageMetadata', 'usage_metadata').replaceAll('finishReason', 'finish_reason'),
      }),
    ),
    only: content,
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'bodies/generate-content/finish-reason-lower-case',
    what: 'The finish reason is spelled in lower case.',
    alter: inReply(set('candidates.0.finishReason', 'stop')),
    only: content,
    caught: { rule: 'enum', place: 'body candidates.0.finishReason' },
  },
  {
    id: 'bodies/generate-content/tokens-as-text',
    what: 'Integers are texts, as in ProtoJSON.',
    alter: inReply(set('usageMetadata.totalTokenCount', '30')),
    only: content,
    caught: { rule: 'type', place: 'body usageMetadata.totalTokenCount' },
  },
  {
    id: 'bodies/generate-content/usage-sum',
    what: 'The total of tokens is not their sum.',
    alter: inReply(set('usageMetadata.totalTokenCount', 1)),
    only: content,
    caught: { rule: 'usage', place: 'body usageMetadata.totalTokenCount' },
  },
  {
    id: 'bodies/generate-content/no-response-id',
    what: 'A reply has no id.',
    alter: inReply(without('responseId')),
    only: content,
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'bodies/generate-content/arguments-as-text',
    what: 'The arguments of a call are a JSON text.',
    alter: inReply(set('candidates.0.content.parts.0.functionCall.args', '{"city":"Lisbon"}')),
    only: ['generate-content/tool-round-trip'],
    caught: { rule: 'type', place: 'args' },
  },
  {
    id: 'bodies/generate-content/blocked-with-candidates',
    what: 'The reason of a blocked prompt is a word that there is not.',
    alter: inReply(set('promptFeedback.blockReason', 'BLOCKED')),
    only: ['generate-content/blocked'],
    caught: { rule: 'enum', place: 'body promptFeedback.blockReason' },
  },
]
