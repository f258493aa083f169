import { set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { getInstead, inReply, onReply, statusAs, withHeader } from './reply-edits.ts'

const message = ['messages/whole-reply']

/** Whole replies in the messages format. */
export const messagesBodies: readonly Mutant[] = [
  {
    id: 'bodies/messages/no-usage',
    what: 'A message has no usage.',
    alter: inReply(without('usage')),
    only: message,
    caught: { rule: 'required', place: 'body usage' },
  },
  {
    id: 'bodies/messages/id-as-number',
    what: 'The id of a message is a number.',
    alter: inReply(set('id', 7)),
    only: message,
    caught: { rule: 'type', place: 'body id' },
  },
  {
    id: 'bodies/messages/role-user',
    what: 'A message is of the user.',
    alter: inReply(set('role', 'user')),
    only: message,
    caught: { rule: 'const', place: 'body role' },
  },
  {
    id: 'bodies/messages/stop-reason-null',
    what: 'A whole message has no stop reason.',
    alter: inReply(set('stop_reason', null)),
    only: message,
    caught: { rule: 'enum', place: 'body stop_reason' },
  },
  {
    id: 'bodies/messages/stop-reason-of-another-format',
    what: 'The stop reason is the word of another format.',
    alter: inReply(set('stop_reason', 'stop')),
    only: message,
    caught: { rule: 'enum', place: 'body stop_reason' },
  },
  {
    id: 'bodies/messages/content-as-text',
    what: 'The content is a text, not a list of blocks.',
    alter: inReply(set('content', 'Hello.')),
    only: message,
    caught: { rule: 'type', place: 'body content' },
  },
  {
    id: 'bodies/messages/empty-text-block',
    what: 'A text block is empty.',
    alter: inReply(set('content.0.text', '')),
    only: message,
    caught: { rule: 'minLength', place: 'body content.0.text' },
  },
  {
    id: 'bodies/messages/tokens-as-text',
    what: 'A number of tokens is a text.',
    alter: inReply(set('usage.output_tokens', '12')),
    only: message,
    caught: { rule: 'type', place: 'body usage.output_tokens' },
  },
  {
    id: 'bodies/messages/negative-tokens',
    what: 'A number of tokens is below zero.',
    alter: inReply(set('usage.output_tokens', -1)),
    only: message,
    caught: { rule: 'minimum', place: 'body usage.output_tokens' },
  },
  {
    id: 'bodies/messages/tool-input-as-text',
    what: 'The input of a tool call is a JSON text.',
    alter: inReply(set('content.0.input', '{"city":"Lisbon"}')),
    only: ['messages/tool-round-trip'],
    caught: { rule: 'type', place: 'input' },
  },
  {
    id: 'bodies/messages/tool-choice-ignored',
    what: 'A tool that is forced is not called.',
    alter: () => ({
      request: ({ body }) => ({
        body: body.replace(/"tool_choice":\{[^}]*\},/, '').replace('What is', 'sim:text What is'),
      }),
    }),
    only: ['messages/tool-round-trip'],
    caught: { rule: 'body', place: 'step 1 body' },
  },
  {
    id: 'bodies/messages/limit-untold',
    what: 'A reply that was cut at the limit ends with end_turn.',
    alter: inReply(set('stop_reason', 'end_turn')),
    only: ['messages/cut-at-max-tokens'],
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'bodies/messages/limit-ignored',
    what: 'The limit of tokens is passed over.',
    alter: () => ({ request: ({ body }) => ({ body: body.replace('"max_tokens":2,', '"max_tokens":4000,') }) }),
    only: ['messages/cut-at-max-tokens'],
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'bodies/messages/more-tokens-than-allowed',
    what: 'More tokens came out than the request allows.',
    alter: inReply(set('usage.output_tokens', 500)),
    only: ['messages/cut-at-max-tokens'],
    caught: {
      missed: 'The document says that token counts may not match the visible text, and gives no rule for them.',
    },
  },
  {
    id: 'bodies/messages/html',
    what: 'A reply says that it is HTML.',
    alter: withHeader('content-type', 'text/html'),
    only: message,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'bodies/messages/accepted',
    what: 'A whole reply has the status 202.',
    alter: statusAs(200, 202),
    only: message,
    caught: { rule: 'undeclared-status', place: 'status' },
  },
  {
    id: 'bodies/messages/created',
    what: 'A whole reply has the status 201.',
    alter: statusAs(200, 201),
    only: message,
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'bodies/messages/no-json',
    what: 'A reply is not JSON.',
    alter: getInstead(200, { body: 'upstream connect error' }),
    only: message,
    caught: { rule: 'json', place: 'body' },
  },
  {
    id: 'bodies/messages/broken-off',
    what: 'The connection breaks amid a reply.',
    alter: onReply(
      () => true,
      () => ({ cutAfter: 40 }),
    ),
    only: message,
    caught: { rule: 'connection', place: 'reply' },
  },
]
