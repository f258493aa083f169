import { isObject, type Json } from '../../../generators/json.ts'
import { inCallback } from './callback-edits.ts'
import { all, type Edit, set, where, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { getInstead, inReply, isRead } from './reply-edits.ts'
import { asItIs, reads } from './task-reads.ts'

const image = ['image/imagine-action-seed']
const describe = ['image/describe']

/** An image task on its way, as it is while it runs. */
function imageAt(progress: Json): Edit {
  return all(set('status', 'IN_PROGRESS'), set('progress', progress), set('finishTime', 0))
}

const inSeconds: Edit = all(
  ...['submitTime', 'startTime', 'finishTime'].map((name) => set(name, (old) => Math.floor(Number(old) / 1000))),
)

/** Replies to submits, records of image tasks, and the way from one to the next. */
export const imageTasks: readonly Mutant[] = [
  {
    id: 'tasks/image/result-as-number',
    what: 'The id of a task is a number.',
    alter: inReply(set('result', 1_234_567_890), ({ path }) => path.includes('/submit/')),
    only: image,
    caught: { rule: 'type', place: 'result' },
  },
  {
    id: 'tasks/image/code-as-text',
    what: 'The code of a submit is a text.',
    alter: inReply(set('code', '1'), ({ path }) => path.includes('/submit/')),
    only: describe,
    caught: { rule: 'type', place: 'body code' },
  },
  {
    id: 'tasks/image/code-200',
    what: 'The code of a submit is 200.',
    alter: inReply(set('code', 200), ({ path }) => path.includes('/submit/')),
    only: describe,
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'tasks/image/upload-as-text',
    what: 'The result of an upload is one text.',
    alter: inReply(set('result', 'https://example.com/a.png')),
    only: ['image/upload'],
    caught: { rule: 'type', place: 'result' },
  },
  {
    id: 'tasks/image/refused-as-queued',
    what: 'A submit that no account takes is queued.',
    alter: inReply(set('code', 22)),
    only: ['image/refused/account'],
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'tasks/image/balance-as-system-error',
    what: 'A lack of balance is a system error.',
    alter: inReply(set('code', 23)),
    only: ['image/refused/balance'],
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'tasks/image/step-back',
    what: 'A task goes from IN_PROGRESS back to SUBMITTED.',
    alter: reads(imageAt('10%'), all(imageAt('10%'), set('status', 'SUBMITTED')), asItIs),
    only: describe,
    caught: { rule: 'lifecycle', place: 'read 2 status' },
  },
  {
    id: 'tasks/image/back-from-the-end',
    what: 'A task that was a success is in progress again.',
    alter: reads(asItIs, imageAt('50%')),
    only: describe,
    caught: { rule: 'lifecycle', place: 'read 2 status' },
  },
  {
    id: 'tasks/image/status-lower-case',
    what: 'The status of a task is spelled in lower case.',
    alter: inReply(set('status', 'success'), isRead),
    only: describe,
    caught: { rule: 'enum', place: 'status' },
  },
  {
    id: 'tasks/image/progress-falls',
    what: 'The progress of a task falls.',
    alter: reads(imageAt('60%'), imageAt('30%'), asItIs),
    only: describe,
    caught: { rule: 'progress', place: 'read 2 progress' },
  },
  {
    id: 'tasks/image/progress-as-number',
    what: 'The progress of an image task is a number.',
    alter: inReply(set('progress', 100), isRead),
    only: describe,
    caught: { rule: 'type', place: 'progress' },
  },
  {
    id: 'tasks/image/no-end-time',
    what: 'A task that has ended has no time of its end.',
    alter: inReply(set('finishTime', 0), isRead),
    only: describe,
    caught: { rule: 'times', place: 'finishTime' },
  },
  {
    id: 'tasks/image/ended-before-submit',
    what: 'A task has ended before it was submitted.',
    alter: inReply(set('finishTime', 1), isRead),
    only: describe,
    caught: { rule: 'times', place: 'finishTime' },
  },
  {
    id: 'tasks/image/times-as-text',
    what: 'Timestamps are texts.',
    alter: inReply(set('submitTime', '2026-11-20T12:00:00Z'), isRead),
    only: describe,
    caught: { rule: 'type', place: 'submitTime' },
  },
  {
    id: 'tasks/image/times-in-seconds',
    what: 'Timestamps are in seconds.',
    alter: () => ({ ...inReply(inSeconds, isRead)(), ...inCallback(inSeconds)() }),
    only: describe,
    caught: { missed: 'The document does not show the unit of the timestamps of image tasks.' },
  },
  {
    id: 'tasks/image/no-picture',
    what: 'A success has no picture.',
    alter: inReply(without('imageUrl'), isRead),
    only: image,
    caught: { rule: 'required', place: 'imageUrl' },
  },
  {
    id: 'tasks/image/no-buttons',
    what: 'A picture has no buttons.',
    alter: inReply(set('buttons', []), isRead),
    only: image,
    caught: { rule: 'body', place: 'buttons' },
  },
  {
    id: 'tasks/image/state-lost',
    what: 'The state of a submit does not come back.',
    alter: inReply(set('state', ''), isRead),
    only: image,
    caught: { rule: 'body', place: 'step 2 body' },
  },
  {
    id: 'tasks/image/action-of-button',
    what: 'The task of a button is called IMAGINE again.',
    alter: inReply(where('action', 'UPSCALE', set('action', 'IMAGINE')), isRead),
    only: image,
    caught: { rule: 'body', place: 'step 4 body' },
  },
  {
    id: 'tasks/image/seed-as-number',
    what: 'A seed is a number.',
    alter: inReply(set('result', 12_345), ({ path }) => path.endsWith('/image-seed')),
    only: image,
    caught: { rule: 'type', place: 'result' },
  },
  {
    id: 'tasks/image/list-in-an-object',
    what: 'A list of tasks is wrapped in an object.',
    alter: inReply(
      (json) => ({ data: json }),
      ({ path }) => path.includes('list-by-condition'),
    ),
    only: image,
    caught: { rule: 'type', place: 'body' },
  },
  {
    id: 'tasks/image/list-incomplete',
    what: 'A list leaves out a task that was asked for.',
    alter: inReply((json) => (Array.isArray(json) ? json.slice(1) : json)),
    only: image,
    caught: { rule: 'body', place: 'step 6 body' },
  },
  {
    id: 'tasks/image/unknown-ids-refused',
    what: 'A list with an id that names nothing is a 404.',
    alter: getInstead(200, { status: 404, body: '{"code":21,"description":"There is no such task.","result":null}' }),
    only: ['image/unknown-ids'],
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'tasks/image/failure-without-reason',
    what: 'A failure has no reason.',
    alter: inReply(set('failReason', ''), isRead),
    only: ['image/failed'],
    caught: { rule: 'present', place: 'failReason' },
  },
  {
    id: 'tasks/image/one-task-for-all',
    what: 'The task of a button has the id of the task that has the button.',
    alter: () => {
      let first: Json = null
      const edit: Edit = (json) => {
        if (first === null) first = isObject(json) ? (json.result ?? null) : null
        return set('result', first)(json)
      }
      return inReply(edit, ({ path }) => path.includes('/submit/'))()
    },
    only: image,
    caught: { rule: 'body', place: 'step 3 body' },
  },
]
