import type { PassedCallback } from '../altered-target.ts'
import { callbacksAs, edited, inCallback, withKey } from './callback-edits.ts'
import { set, without } from './json-edits.ts'
import type { Mutant } from './mutant.ts'

const video = ['video/native/callback']
const image = ['image/callbacks']

/** Callbacks of tasks. */
export const callbacks: readonly Mutant[] = [
  {
    id: 'callbacks/video/never-sent',
    what: 'No callback comes.',
    alter: callbacksAs(() => []),
    only: video,
    caught: { rule: 'callback', place: 'callbacks' },
  },
  {
    id: 'callbacks/video/url-unlike-the-record',
    what: 'The callback has another url than the record.',
    alter: inCallback(set('url', 'https://example.com/other.mp4')),
    only: video,
    caught: { rule: 'callback', place: 'url' },
  },
  {
    id: 'callbacks/video/before-the-end',
    what: 'A callback comes when the task begins.',
    alter: callbacksAs((callback) => [
      withKey(
        edited(callback, (json) => without('url')(set('status', 'in_progress')(json))),
        'early',
      ),
      callback,
    ]),
    only: video,
    caught: { rule: 'callback', place: 'callback 1' },
  },
  {
    id: 'callbacks/video/twice-as-others',
    what: 'The end is told twice, as two callbacks.',
    alter: callbacksAs((callback) => [callback, withKey(callback, 'another')]),
    only: video,
    caught: { rule: 'callback', place: 'callback 2' },
  },
  {
    id: 'callbacks/video/wrapped',
    what: 'The record of a callback is wrapped.',
    alter: inCallback((json) => ({ event: 'video.completed', data: json })),
    only: video,
    caught: { rule: 'callback' },
  },
  {
    id: 'callbacks/video/id-only',
    what: 'A callback has the id and the status alone.',
    alter: inCallback((json) => without('metadata')(without('format')(without('url')(json)))),
    only: video,
    caught: { rule: 'present', place: 'url' },
  },
  {
    id: 'callbacks/video/other-task',
    what: 'The callback names another task.',
    alter: inCallback(set('task_id', 'video_of_no_one')),
    only: video,
    caught: { rule: 'callback', place: 'callback' },
  },
  {
    id: 'callbacks/video/failure-untold',
    what: 'A task that fails sends no callback.',
    alter: callbacksAs(() => []),
    only: ['video/native/failed'],
    caught: { rule: 'callback', place: 'callbacks' },
  },
  {
    id: 'callbacks/video/failure-as-success',
    what: 'The callback of a task that failed says that it succeeded.',
    alter: inCallback(set('status', 'succeeded')),
    only: ['video/native/failed'],
    caught: { rule: 'callback', place: 'status' },
  },
  {
    id: 'callbacks/video/form',
    what: 'The callback is a form, not JSON.',
    alter: callbacksAs(({ headers }) => [
      { headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: 'status=succeeded' },
    ]),
    only: video,
    caught: { rule: 'callback' },
  },
  {
    id: 'callbacks/image/never-sent',
    what: 'No callback comes.',
    alter: callbacksAs(() => []),
    only: image,
    caught: { rule: 'callback', place: 'callbacks' },
  },
  {
    id: 'callbacks/image/end-untold',
    what: 'The last change is not told.',
    alter: callbacksAs((callback) => (callback.body.includes('"SUCCESS"') ? [] : [callback])),
    only: image,
    caught: { rule: 'callback', place: 'callback' },
  },
  {
    id: 'callbacks/image/twice-unlike',
    what: 'A callback comes again with other content under the same key.',
    alter: callbacksAs((callback) => [callback, edited(callback, set('prompt', 'something else'))]),
    only: image,
    caught: { rule: 'callback-repeat', place: 'prompt' },
  },
  {
    id: 'callbacks/image/out-of-order',
    what: 'The second callback overtakes the first.',
    alter: () => {
      const held: PassedCallback[] = []
      const change = callbacksAs((callback, number) => {
        if (number > 0) return [callback, ...held.splice(0)]
        held.push(callback)
        return []
      })
      return change()
    },
    only: image,
    caught: { rule: 'lifecycle', place: 'status' },
  },
  {
    id: 'callbacks/image/changes-untold',
    what: 'Only the first change and the end are told.',
    alter: callbacksAs((callback, number) => (number === 0 || callback.body.includes('"SUCCESS"') ? [callback] : [])),
    only: image,
    caught: { rule: 'callback', place: 'callback' },
  },
  {
    id: 'callbacks/image/progress-falls',
    what: 'The progress of the last callback is below the one before.',
    alter: callbacksAs((callback) =>
      callback.body.includes('"SUCCESS"') ? [edited(callback, set('progress', '1%'))] : [callback],
    ),
    only: image,
    caught: { rule: 'progress', place: 'progress' },
  },
  {
    id: 'callbacks/image/another-id',
    what: 'A callback names another task.',
    alter: callbacksAs((callback, number) => [number === 0 ? edited(callback, set('id', '1')) : callback]),
    only: image,
    caught: { rule: 'callback', place: 'callback' },
  },
  {
    id: 'callbacks/image/wrapped-in-a-result',
    what: 'The record of a callback stands in a common result.',
    alter: inCallback((json) => ({ code: 1, description: 'success', result: json })),
    only: image,
    caught: { rule: 'required', place: 'body status' },
  },
  {
    id: 'callbacks/image/wrong-type',
    what: 'The buttons of a callback are null.',
    alter: inCallback(set('buttons', null)),
    only: image,
    caught: { rule: 'type', place: 'buttons' },
  },
  {
    id: 'callbacks/image/failure-untold',
    what: 'A task that fails tells its changes and not its end.',
    alter: callbacksAs((callback) => (callback.body.includes('"FAILURE"') ? [] : [callback])),
    only: ['image/failed'],
    caught: { rule: 'callback', place: 'callback' },
  },
  {
    id: 'callbacks/image/change-after-the-end',
    what: 'A change is told a while after the end was.',
    alter: callbacksAs((callback) => {
      if (!callback.body.includes('"SUCCESS"')) return [callback]
      return [callback, { ...withKey(edited(callback, set('status', 'IN_PROGRESS')), 'late'), lateByMs: 20 }]
    }),
    only: image,
    caught: { rule: 'lifecycle', place: 'callback' },
  },
]
