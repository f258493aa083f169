import { inCallback } from './callback-edits.ts'
import { all, plus, set, where, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { inReply, isRead } from './reply-edits.ts'
import { asItIs, reads, status } from './task-reads.ts'

const native = ['video/native/create-poll-download']
const compatible = ['video/compatible/create-poll-download']

/** Records of videos, and the way from one to the next. */
export const videoTasks: readonly Mutant[] = [
  {
    id: 'tasks/video/native-without-task-id',
    what: 'The id of a native task is called id.',
    alter: inReply((json) => set('id', 'x')(without('task_id')(json))),
    only: native,
    caught: { rule: 'required', place: 'task_id' },
  },
  {
    id: 'tasks/video/step-back',
    what: 'A task goes from in_progress back to queued.',
    alter: status('in_progress', 'queued'),
    only: native,
    caught: { rule: 'lifecycle', place: 'read 2 status' },
  },
  {
    id: 'tasks/video/back-from-the-end',
    what: 'A task that has succeeded is in progress again.',
    alter: reads(asItIs, set('status', 'in_progress')),
    only: native,
    caught: { rule: 'lifecycle', place: 'read 2 status' },
  },
  {
    id: 'tasks/video/another-end',
    what: 'A task that has failed has succeeded after all.',
    alter: reads(all(set('status', 'failed'), set('error', { code: 'x', message: 'It failed.' })), asItIs),
    only: native,
    caught: { rule: 'lifecycle', place: 'read 2 status' },
  },
  {
    id: 'tasks/video/unknown-state',
    what: 'A running task is called processing.',
    alter: status('processing'),
    only: native,
    caught: { rule: 'lifecycle', place: 'read 1 status' },
  },
  {
    id: 'tasks/video/completed',
    what: 'The end is called completed in the compatible format.',
    alter: inReply(where('status', 'succeeded', set('status', 'completed')), isRead),
    only: compatible,
    caught: { rule: 'task', place: 'body.status' },
  },
  {
    id: 'tasks/video/never-ends',
    what: 'A task is in progress for ever.',
    alter: inReply(set('status', 'in_progress'), isRead),
    only: native,
    caught: { rule: 'task', place: 'body.status' },
  },
  {
    id: 'tasks/video/no-status',
    what: 'A record has no status.',
    alter: inReply(without('status'), isRead),
    only: native,
    caught: { rule: 'required', place: 'status' },
  },
  {
    id: 'tasks/video/no-url',
    what: 'A task that has succeeded has no url.',
    alter: inReply(without('url'), isRead),
    only: native,
    caught: { rule: 'required', place: 'url' },
  },
  {
    id: 'tasks/video/failed-without-message',
    what: 'A task that has failed does not say why.',
    alter: inReply(set('error.message', ''), isRead),
    only: ['video/compatible/failed'],
    caught: { rule: 'present', place: 'error.message' },
  },
  {
    id: 'tasks/video/error-as-text',
    what: 'The error of a task is a text.',
    alter: inReply(set('error', 'It failed.'), isRead),
    only: ['video/native/failed'],
    caught: { rule: 'type', place: 'error' },
  },
  {
    id: 'tasks/video/failure-as-status',
    what: 'A task that has failed is read with the status 500.',
    alter: () => ({ reply: ({ body }) => (body.includes('"status":"failed"') ? { status: 500 } : {}) }),
    only: ['video/compatible/failed'],
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'tasks/video/progress-falls',
    what: 'The progress of a task falls.',
    alter: reads(
      all(set('status', 'in_progress'), set('progress', 60), set('completed_at', null), set('expires_at', null)),
      all(set('status', 'in_progress'), set('progress', 40), set('completed_at', null), set('expires_at', null)),
      asItIs,
    ),
    only: compatible,
    caught: { rule: 'progress', place: 'read 2 progress' },
  },
  {
    id: 'tasks/video/progress-as-text',
    what: 'The progress of a compatible task is a text.',
    alter: inReply(set('progress', '100%'), isRead),
    only: compatible,
    caught: { rule: 'type', place: 'progress' },
  },
  {
    id: 'tasks/video/progress-too-large',
    what: 'The progress of a task is above 100.',
    alter: inReply(set('progress', 101), isRead),
    only: compatible,
    caught: { rule: 'maximum', place: 'progress' },
  },
  {
    id: 'tasks/video/created-later',
    what: 'The time of creation changes from read to read.',
    alter: reads(all(set('status', 'in_progress'), set('created_at', plus(-5))), asItIs),
    only: compatible,
    caught: { rule: 'fixed', place: 'created_at' },
  },
  {
    id: 'tasks/video/ended-before-created',
    what: 'A task has ended before it was created.',
    alter: inReply(set('completed_at', 1), isRead),
    only: compatible,
    caught: { rule: 'times', place: 'completed_at' },
  },
  {
    id: 'tasks/video/seconds-as-number',
    what: 'The seconds of a compatible task are a number.',
    alter: inReply(set('seconds', 4), isRead),
    only: compatible,
    caught: { rule: 'type', place: 'seconds' },
  },
  {
    id: 'tasks/video/another-id',
    what: 'The record has another id than the one that was asked for.',
    alter: inReply(set('task_id', 'video_of_no_one'), isRead),
    only: native,
    caught: { rule: 'body', place: 'body' },
  },
  {
    id: 'tasks/video/dead-url',
    what: 'The url of a finished video leads nowhere.',
    alter: () => ({
      ...inReply(set('url', 'http://127.0.0.1:1/gone.mp4'), isRead)(),
      ...inCallback(set('url', 'http://127.0.0.1:1/gone.mp4'))(),
    }),
    only: native,
    caught: {
      missed: 'The suite sends nothing to an address that it was not given; it downloads by the path of the contract.',
    },
  },
]
