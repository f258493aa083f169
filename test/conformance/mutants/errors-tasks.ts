import { set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { getInstead, inError, onReply, statusAs } from './reply-edits.ts'

const json = { 'content-type': 'application/json' }

/** Errors of videos and of the image proxy: their envelopes and their statuses. */
export const taskErrors: readonly Mutant[] = [
  {
    id: 'errors/image/no-result',
    what: 'An error has no result.',
    alter: inError(without('result')),
    only: ['image/blend-of-one'],
    caught: { rule: 'required', place: 'body result' },
  },
  {
    id: 'errors/image/code-is-status',
    what: 'The code of an error is its HTTP status.',
    alter: inError(set('code', 400)),
    only: ['image/blend-of-one'],
    caught: { rule: 'envelope', place: 'body code' },
  },
  {
    id: 'errors/image/in-a-success',
    what: 'A parameter error has the status 200.',
    alter: statusAs(400, 200),
    only: ['image/blend-of-one'],
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'errors/image/unknown-task-empty',
    what: 'A task that there is not is an empty success.',
    alter: getInstead(404, { status: 200, headers: json, body: '{}' }),
    only: ['image/unknown-task'],
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'errors/image/envelope-of-text',
    what: 'A wrong key has the envelope of the text formats.',
    alter: getInstead(401, { headers: json, body: '{"error":{"message":"No.","type":"x","param":null,"code":null}}' }),
    only: ['image/submitImagine/credential/wrong'],
    caught: { rule: 'required', place: 'body code' },
  },
  {
    id: 'errors/video/message-inside-only',
    what: 'The message of an error does not stand at the top.',
    alter: inError(without('message')),
    only: ['video/missing-prompt'],
    caught: { rule: 'required', place: 'body message' },
  },
  {
    id: 'errors/video/download-as-bytes',
    what: 'The error of a download says that it is a video.',
    alter: onReply(
      ({ status }) => status === 404,
      () => ({ headers: { 'content-type': 'video/mp4' } }),
    ),
    only: ['video/unknown-download'],
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'errors/video/unknown-task-invalid',
    what: 'A task that there is not is a 400.',
    alter: statusAs(404, 400),
    only: ['video/unknown-task'],
    caught: { rule: 'status', place: 'status' },
  },
]
