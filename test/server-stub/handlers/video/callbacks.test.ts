import { afterEach, beforeEach, expect, test } from 'vitest'
import { VideoTask as isTask } from '../../../../generated/validators/video.js'
import { closeAfterAll } from '../../../support/close-after.ts'
import { startRecordingServer } from '../../../support/recording-server.ts'
import { gateway } from './gateway.ts'

const native = '/v1/video/generations'
const receiver = await closeAfterAll(startRecordingServer((reply) => reply.end()))
const received = () => receiver.received.map((each) => ({ ...each, body: JSON.parse(each.body) }))
const hook = `${receiver.url}/done`
let own: ReturnType<typeof gateway>

beforeEach(() => {
  receiver.received.length = 0
  own = gateway()
})

afterEach(async () => {
  await own.store.close(0)
  await own.server.close()
  expect(own.violations).toEqual([])
})

/** Creates a task and lets it come to its end, and its callbacks to theirs; gives its record. */
async function finish(prompt: string, callback_url: string, url = native) {
  const reply = await own.post(url, { model: 'gw-video-1', prompt, metadata: { callback_url } })
  for (let i = 0; i < 20; i++) await own.clock.tick()
  await own.callbacks.close(5000)
  const id = reply.json().task_id ?? reply.json().id
  return (await own.get(`${native}/${id}`)).json()
}

test.each([
  ['A fox', 'succeeded', null],
  ['sim:fail A fox', 'failed', { code: 'generation_failed', message: expect.stringMatching(/./) }],
])('the end of %j is sent once, with the final record', async (prompt, status, error) => {
  const task = await finish(prompt, hook)
  expect(task).toMatchObject({ status, error })
  expect(received()).toMatchObject([{ method: 'POST', body: task }])
  expect(isTask(received()[0]?.body)).toBe(true)
  expect(received()[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.any(String),
    'webhook-signature': expect.any(String),
  })
})

test('the compatible format has no callback', async () => {
  await finish('A fox', hook, '/v1/videos')
  expect(received()).toEqual([])
})

test.each(['http://192.0.2.1/done', 'ftp://127.0.0.1/', 'nowhere', ''])(
  'a forbidden address is not called, and the task continues: %j',
  async (url) => {
    expect((await finish('A fox', url)).status).toBe('succeeded')
    expect(received()).toEqual([])
    const refused = [{ url, outcome: 'refused', attempt: 1, reason: expect.stringMatching(/./) }]
    expect(own.attempts).toMatchObject(url === '' ? [] : refused)
  },
)
