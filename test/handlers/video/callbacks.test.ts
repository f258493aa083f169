import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VideoTask as isTask } from '../../../generated/validators/video.js'
import { gateway } from './gateway.ts'

interface Received {
  readonly method: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

const native = '/v1/video/generations'
const received: Received[] = []
/** What the receiver answers with, in turn; 200 after that. */
const answers: number[] = []
const receiver = createServer(async (request, reply) => {
  received.push({ method: request.method, headers: request.headers, body: await json(request) })
  reply.writeHead(answers.shift() ?? 200).end()
})
let own: ReturnType<typeof gateway>
let hook: string

beforeEach(async () => {
  received.length = 0
  answers.length = 0
  own = gateway()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/done`
})

afterEach(async () => {
  receiver.close()
  await own.store.close(0)
  await own.server.close()
  expect(own.violations).toEqual([])
})

/** Creates a task and lets it come to its end, and its callbacks to theirs. */
async function finish(prompt: string, callback_url: string, url = native) {
  const reply = await own.post(url, { model: 'gw-video-1', prompt, metadata: { callback_url } })
  for (let i = 0; i < 20; i++) await own.clock.tick()
  await own.callbacks.close(5000)
  const id = reply.json().task_id ?? reply.json().id
  return { status: reply.statusCode, task: (await own.get(`${native}/${id}`)).json() }
}

test.each([
  ['A fox', 'succeeded'],
  ['sim:fail A fox', 'failed'],
])('the end of %j is told once, by the record that can be read', async (prompt, status) => {
  const { task } = await finish(prompt, hook)
  expect(task.status).toBe(status)
  expect(received).toMatchObject([{ method: 'POST', body: task }])
  expect(isTask(received[0]?.body)).toBe(true)
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.any(String),
    'webhook-signature': expect.any(String),
  })
})

test('a receiver in trouble is told again, with the same id', async () => {
  answers.push(500, 503)
  await finish('A fox', hook)
  expect(own.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'delivered'])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a request that was refused is told to nobody', async () => {
  const reply = await own.post(native, { model: 'gw-video-1', metadata: { callback_url: hook } })
  expect(reply.statusCode).toBe(400)
  await own.callbacks.close(1000)
  expect(own.attempts).toEqual([])
})

test('the compatible format has no callback', async () => {
  await finish('A fox', hook, '/v1/videos')
  expect(received).toEqual([])
})

test.each(['http://192.0.2.1/done', 'http://169.254.169.254/latest', 'ftp://127.0.0.1/', 'nowhere', ''])(
  'an address that is not allowed is not called, and the task goes on: %j',
  async (address) => {
    const { task } = await finish('A fox', address)
    expect(task.status).toBe('succeeded')
    expect(received).toEqual([])
    const refused = [{ url: address, outcome: 'refused', attempt: 1, reason: expect.stringMatching(/./) }]
    expect(own.attempts).toMatchObject(address === '' ? [] : refused)
  },
)
