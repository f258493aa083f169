import { set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { inReply, onReply } from './reply-edits.ts'

const listing = ['models/listing']

/** Listings of models. */
export const modelsBodies: readonly Mutant[] = [
  {
    id: 'bodies/models/object',
    what: 'The listing is called models.',
    alter: inReply(set('object', 'models')),
    only: listing,
    caught: { rule: 'const', place: 'body object' },
  },
  {
    id: 'bodies/models/entry-object',
    what: 'An entry of the listing is called a list.',
    alter: inReply(set('data.0.object', 'list')),
    only: listing,
    caught: { rule: 'const', place: 'body data.0.object' },
  },
  {
    id: 'bodies/models/bare-array',
    what: 'The listing is a bare array.',
    alter: onReply(
      ({ status }) => status === 200,
      ({ body }) => ({ body: JSON.stringify(JSON.parse(body).data) }),
    ),
    only: listing,
    caught: { rule: 'type', place: 'body' },
  },
  {
    id: 'bodies/models/no-owner',
    what: 'An entry has no owner.',
    alter: inReply(without('data.0.owned_by')),
    only: listing,
    caught: { rule: 'required', place: 'body data.0.owned_by' },
  },
  {
    id: 'bodies/models/created-in-milliseconds',
    what: 'The time of a model is in milliseconds, not in Unix seconds.',
    alter: inReply(set('data.0.created', 1_795_191_736_000)),
    only: listing,
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'bodies/models/unknown-to-inference',
    what: 'A listed model is none of the inference requests.',
    alter: inReply(set('data.0.id', 'model-of-no-one')),
    only: ['models/listed-model-answers'],
    caught: { rule: 'status', place: 'step 2 status' },
  },
  {
    id: 'bodies/models/more-than-allowed',
    what: 'The listing has models that the key may not use.',
    alter: inReply(
      set('data', (data) => [
        ...(Array.isArray(data) ? data : []),
        { id: 'model-of-others', object: 'model', created: 1_700_000_000, owned_by: 'others' },
      ]),
    ),
    only: listing,
    caught: { missed: 'The suite has one key, and the contract no way to ask what a key may use.' },
  },
]
