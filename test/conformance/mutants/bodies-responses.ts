import type { Json } from '../../../generators/json.ts'
import { type Edit, set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { type Alter, inReply } from './reply-edits.ts'

const response = ['responses/whole-reply']

/** What a response goes on from is said in the reply, and not passed to the model. */
function withoutEarlierTurns(edit: Edit): Alter {
  return () => {
    let previous: Json = null
    return {
      request: ({ body }) => {
        const json = JSON.parse(body)
        previous = json.previous_response_id ?? null
        return { body: JSON.stringify(without('previous_response_id')(json)) }
      },
      ...inReply((json) => edit(set('previous_response_id', previous)(json)))(),
    }
  }
}

/** Whole replies in the responses format. */
export const responsesBodies: readonly Mutant[] = [
  {
    id: 'bodies/responses/object',
    what: 'The object of a response is another word.',
    alter: inReply(set('object', 'chat.completion')),
    only: response,
    caught: { rule: 'const', place: 'body object' },
  },
  {
    id: 'bodies/responses/no-error-member',
    what: 'A response leaves out what is null.',
    alter: inReply(without('error')),
    only: response,
    caught: { rule: 'required', place: 'body error' },
  },
  {
    id: 'bodies/responses/output-as-text',
    what: 'The output is a text.',
    alter: inReply(set('output', 'Hello.')),
    only: response,
    caught: { rule: 'type', place: 'body output' },
  },
  {
    id: 'bodies/responses/item-of-no-kind',
    what: 'An item of the output is of a kind that there is not.',
    alter: inReply(set('output.0.type', 'letter')),
    only: response,
    caught: { rule: 'oneOf', place: 'body output.0' },
  },
  {
    id: 'bodies/responses/item-role',
    what: 'A message of the output is of the user.',
    alter: inReply(set('output.0.role', 'user')),
    only: response,
    caught: { rule: 'const', place: 'body output.0.role' },
  },
  {
    id: 'bodies/responses/created-as-text',
    what: 'The time is an ISO date.',
    alter: inReply(set('created_at', '2026-11-20T12:00:00Z')),
    only: response,
    caught: { rule: 'type', place: 'body created_at' },
  },
  {
    id: 'bodies/responses/created-in-milliseconds',
    what: 'The time is in milliseconds.',
    alter: inReply(set('created_at', 1_795_191_736_000)),
    only: response,
    caught: { missed: 'The document calls it a timestamp and names no unit.' },
  },
  {
    id: 'bodies/responses/no-usage',
    what: 'A completed response has no usage.',
    alter: inReply(set('usage', null)),
    only: response,
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'bodies/responses/usage-sum',
    what: 'The total of tokens is not their sum.',
    alter: inReply(set('usage.total_tokens', 1)),
    only: response,
    caught: { rule: 'usage', place: 'body usage.total_tokens' },
  },
  {
    id: 'bodies/responses/metadata-null',
    what: 'The metadata are null where none were given.',
    alter: inReply(set('metadata', null)),
    only: response,
    caught: { rule: 'type', place: 'body metadata' },
  },
  {
    id: 'bodies/responses/settings-forgotten',
    what: 'The settings of a request do not come back.',
    alter: inReply(set('temperature', 1)),
    only: ['responses/echoed-settings'],
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'bodies/responses/instructions-carried-over',
    what: 'The instructions of the response before come back.',
    alter: inReply(set('instructions', 'Answer in verse.')),
    only: ['responses/instructions-not-carried-over'],
    caught: { rule: 'body', place: 'step 2 body' },
  },
  {
    id: 'bodies/responses/previous-forgotten',
    what: 'A response does not say which one it goes on from.',
    alter: inReply(set('previous_response_id', null)),
    only: ['responses/chained'],
    caught: { rule: 'body', place: 'step 2 body' },
  },
  {
    id: 'bodies/responses/one-id-for-all',
    what: 'Every response has the same id.',
    alter: withoutEarlierTurns(set('id', 'resp_of_all')),
    only: ['responses/chained'],
    caught: { rule: 'body', place: 'step 2 body' },
  },
  {
    id: 'bodies/responses/another-model',
    what: 'Another model answers than the one that was asked for, and is named.',
    alter: inReply(set('model', 'another-model')),
    only: response,
    caught: {
      missed:
        'The document lets a response name a dated snapshot, whose name need not be like the one that was asked for.',
    },
  },
  {
    id: 'bodies/responses/conversation-forgotten',
    what: 'The model is not given the earlier turns of a conversation.',
    alter: withoutEarlierTurns((json) => json),
    only: ['responses/chained'],
    caught: { missed: 'What a model makes of an earlier turn is its own: no answer of it can be expected.' },
  },
]
