import { beforeEach, describe, expect, test } from 'vitest'
import { ImageClient } from '../../e2e/image-client.ts'
import { closeAfterAll } from '../../support/close-after.ts'
import { startRecordingServer } from '../../support/recording-server.ts'
import { sharedMock } from '../serve-mock.ts'

let answers: number[] = []

const mock = await sharedMock({ log: () => {} })
const receiver = await closeAfterAll(
  startRecordingServer((response) => response.writeHead(answers.shift() ?? 200).end()),
)
const hook = `${receiver.url}/hook`

beforeEach(async () => {
  await mock.control.resetSandbox()
  receiver.received.length = 0
  answers = []
})

describe('callbacks', () => {
  const images = new ImageClient(mock.baseUrl, mock.key)
  const imagine = () => images.submit('/img/submit/imagine', { prompt: 'A pier', notifyHook: hook })

  test('come in the order of the changes, and are listed with their content', async () => {
    await mock.control.changeSettings({ holdTasks: true })
    const id = await imagine()
    await mock.control.advanceTask(id, { status: 'SUBMITTED' })
    await mock.control.advanceTask(id, { percent: 40 })
    await mock.control.failTask(id, { reason: 'No paint left.' })
    const getStates = () => receiver.received.map(({ body }) => JSON.parse(body).status)
    await expect.poll(() => getStates().at(-1)).toBe('FAILURE')
    const states = getStates()
    expect([...new Set(states)]).toEqual(['NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'FAILURE'])
    const { callbacks } = await mock.control.listCallbacks({ subject: id })
    expect(callbacks.map(({ body }) => (body as { status: string }).status)).toEqual(states)
    expect(callbacks.map(({ signature }) => signature)).toEqual(
      receiver.received.map(({ headers }) => headers['webhook-signature']),
    )
    expect(
      callbacks.every(({ outcome, url, status }) => outcome === 'delivered' && url === hook && status === 200),
    ).toBe(true)
  })

  test('that fail are retried with back-off, each attempt listed', async () => {
    await mock.control.changeClock({ stopped: true })
    answers = [500, 503]
    const id = await imagine()
    const outcomes = async () => (await mock.control.listCallbacks({ subject: id })).callbacks
    const later = async () => {
      await mock.control.changeClock({ advanceMs: 1000 })
      return (await outcomes()).length
    }
    await expect.poll(later).toBeGreaterThan(2)
    expect((await outcomes()).slice(0, 3).map(({ attempt, outcome, status }) => [attempt, outcome, status])).toEqual([
      [1, 'failed', 500],
      [2, 'failed', 503],
      [3, 'delivered', 200],
    ])
    expect(new Set((await outcomes()).slice(0, 3).map(({ messageId }) => messageId)).size).toBe(1)
  })
})
