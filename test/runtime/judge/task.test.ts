import { describe, expect, test } from 'vitest'
import { lifecycles } from '../../../generated/lifecycles.ts'
import { compatibleVideoTasks, imageTasks, videoTasks } from '../../../runtime/judge/families/tasks.ts'
import { judgeTask, type ReceivedCallback } from '../../../runtime/judge/task.ts'

const image = { lifecycle: lifecycles['ImageTask.status'], rules: imageTasks }
const video = { lifecycle: lifecycles.VideoStatus, rules: videoTasks }
const compatible = { lifecycle: lifecycles.VideoStatus, rules: compatibleVideoTasks }

function record(status: string, more: object = {}) {
  const isOver = ['SUCCESS', 'FAILURE', 'CANCEL'].includes(status)
  const times = { submitTime: 10, startTime: status === 'NOT_START' ? 0 : 20, finishTime: isOver ? 30 : 0 }
  return { id: '1', action: 'IMAGINE', status, progress: '', failReason: '', ...times, ...more }
}

const reads = (...records: object[]) => records.map((each) => ({ record: each }))
const calls = (...bodies: object[]): ReceivedCallback[] =>
  bodies.map((body, at) => ({ headers: { 'webhook-id': `msg_${at}` }, body }))
const words = (findings: ReturnType<typeof judgeTask>) =>
  findings.map(({ rule, place, message }) => `${rule} | ${place} | ${message}`)

const submitted = record('SUBMITTED', { progress: '0%' })
const running = record('IN_PROGRESS', { progress: '46%' })
const whole = [record('NOT_START'), submitted, running, record('SUCCESS', { progress: '100%' })]

describe('records', () => {
  test('a complete sequence, and one with missed states, are valid', () => {
    expect(judgeTask(image, reads(...whole))).toEqual([])
    expect(judgeTask(image, reads(...whole.slice(2)))).toEqual([])
    expect(judgeTask(image, reads(record('MODAL', { startTime: 0 }), record('SUCCESS')))).toEqual([])
    expect(judgeTask(image, [])).toEqual([])
  })

  test.each<[string[], object[]]>([
    [
      [
        'terminal | read 2 status | IN_PROGRESS cannot follow SUCCESS',
        'times | read 2 finishTime | must stay 30, got nothing',
      ],
      [record('SUCCESS'), record('IN_PROGRESS')],
    ],
    [['lifecycle | read 2 status | SUBMITTED cannot follow IN_PROGRESS'], [record('IN_PROGRESS'), record('SUBMITTED')]],
    [
      ['lifecycle | read 1 status | is "DONE", which is not a state of the lifecycle'],
      [record('DONE', { finishTime: 0 })],
    ],
    [
      ['progress | read 2 progress | must not fall below 46, got 9'],
      [record('IN_PROGRESS', { progress: '46%' }), record('IN_PROGRESS', { progress: '9%' })],
    ],
    [['times | read 1 startTime | must not be before submitTime (10), got 5'], [record('SUCCESS', { startTime: 5 })]],
    [['times | read 1 finishTime | is missing though the task has ended'], [record('SUCCESS', { finishTime: 0 })]],
    [['times | read 1 finishTime | is set before the task has ended'], [record('IN_PROGRESS', { finishTime: 30 })]],
    [['fixed | read 2 id | must stay "1", got "2"'], [whole[0] ?? {}, { ...whole[1], id: '2' }]],
    [['present | read 1 failReason | is missing though the task is FAILURE'], [record('FAILURE')]],
  ])('records break %j', (expected, records) => expect(words(judgeTask(image, reads(...records)))).toEqual(expected))

  test('a native video needs a URL, a compatible one does not', () => {
    expect(words(judgeTask(video, reads({ task_id: 'a', status: 'succeeded' })))).toEqual([
      'present | read 1 url | is missing though the task is succeeded',
    ])
    expect(judgeTask(compatible, reads({ status: 'succeeded' }))).toEqual([])
    expect(words(judgeTask(compatible, reads({ status: 'failed', error: null })))).toEqual([
      'present | read 1 error.message | is missing though the task is failed',
    ])
  })
})

describe('callbacks', () => {
  const observed = reads(...whole)

  test('every change in order, the last equal to the record, with repeats', () => {
    expect(judgeTask(image, observed, calls(...whole))).toEqual([])
    const [first, ...others] = calls(...whole)
    expect(judgeTask(image, observed, first ? [first, first, ...others, first] : [])).toEqual([])
  })

  test.each<[string[], object[]]>([
    [['callback-missing | callbacks | none was sent although the task has ended'], []],
    [['callback | callback 3 | is the last but its state is not terminal'], whole.slice(0, 3)],
    [['callback | callback 2 | skips SUBMITTED after NOT_START'], [0, 2, 3].map((at) => whole[at] ?? {})],
    [
      ['callback | callback 4 imageUrl | must be nothing, got "x", unlike the record'],
      [...whole.slice(0, 3), { ...whole[3], imageUrl: 'x' }],
    ],
    [['callback | callback 5 | repeats the end of the task as another callback'], [...whole, whole[3] ?? {}]],
    [
      [
        'lifecycle | callback 3 status | SUBMITTED cannot follow IN_PROGRESS',
        'progress | callback 3 progress | must not fall below 46, got 0',
        'callback | callback 2 | skips SUBMITTED after NOT_START',
        'callback | callback 4 | skips IN_PROGRESS after SUBMITTED',
      ],
      [0, 2, 1, 3].map((at) => whole[at] ?? {}),
    ],
  ])('callbacks break %j', (expected, bodies) =>
    expect(words(judgeTask(image, observed, calls(...bodies)))).toEqual(expected),
  )

  test('a repeated callback with different content', () => {
    const [first, ...others] = calls(...whole)
    const again = { headers: first?.headers ?? {}, body: record('NOT_START', { prompt: 'x' }) }
    expect(words(judgeTask(image, observed, first ? [first, again, ...others] : []))).toEqual([
      'callback-repeat | callback 2 prompt | must be nothing, got "x", unlike the callback of the same webhook-id',
    ])
  })

  test('a video sends one callback, at its end', () => {
    const end = { task_id: 'a', status: 'succeeded', url: 'http://localhost/a' }
    const begun = { task_id: 'a', status: 'in_progress' }
    expect(judgeTask(video, reads(begun, end), calls(end))).toEqual([])
    expect(words(judgeTask(video, reads(begun, end), calls(begun, end)))).toEqual([
      'callback | callback 1 | is sent before the end of the task',
    ])
  })
})
