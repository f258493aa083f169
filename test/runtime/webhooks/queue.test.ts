import { beforeEach, expect, it } from 'vitest'
import { realClock } from '../../../runtime/clock.ts'
import { type Callback, getMessage } from '../../../runtime/webhooks/message.ts'
import { CallbackQueue, type CallbackQueueOptions } from '../../../runtime/webhooks/queue.ts'
import {
  type CallbackAttempt,
  CallbackSender,
  type CallbackSenderOptions,
  signatureHeaders,
} from '../../../runtime/webhooks/sender.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { type Answer, type RecordingServer, startRecordingServer } from '../../support/recording-server.ts'
import { manualClock } from '../manual-clock.ts'

let server: RecordingServer
let attempts: CallbackAttempt[]
let base: string
const reply = (answer: Answer) => server.answerWith(answer)

beforeEach(async () => {
  attempts = []
  server = await closeAfterTest(startRecordingServer((response) => response.end()))
  base = server.url
})

type Options = Partial<CallbackSenderOptions & CallbackQueueOptions>

/** Delivers what is sent from now on. */
function sender(options: Options = {}) {
  const onAttempt = (attempt: CallbackAttempt) => void attempts.push(attempt)
  const own = new CallbackSender({ clock: realClock(0), secret: 'secret', timeoutMs: 600_000, onAttempt, ...options })
  const callbacks = new CallbackQueue({ sender: own, ...options })
  return {
    send: (callback: Callback) => callbacks.send(getMessage(callback)),
    close: (graceMs: number) => callbacks.close(graceMs),
  }
}

const outcomes = () => attempts.map(({ outcome, status }) => (status === undefined ? outcome : `${outcome} ${status}`))

it('posts JSON, signed and named', async () => {
  const callbacks = sender({ clock: manualClock(1_614_265_330_000) })
  callbacks.send({ subject: '1', url: `${base}/hook?a=b`, body: { status: 'SUCCESS' } })
  await callbacks.close(600_000)
  expect(server.received).toMatchObject([{ url: '/hook?a=b', body: '{"status":"SUCCESS"}' }])
  const headers = server.received[0]?.headers
  expect(headers?.['content-type']).toBe('application/json')
  const id = String(headers?.['webhook-id'])
  expect(headers).toMatchObject(signatureHeaders('secret', { id, body: '{"status":"SUCCESS"}' }, 1_614_265_330))
  expect(outcomes()).toEqual(['delivered 200'])
})

it('signs the example of Standard Webhooks correctly', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
  expect(signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message, 1614265330)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('retries with the same id until it is accepted, and keeps the order', async () => {
  const statuses = [500, 302, 200, 204]
  reply((response) => response.writeHead(statuses.shift() ?? 200, { location: `${base}/elsewhere` }).end())
  const callbacks = sender()
  callbacks.send({ subject: '1', url: `${base}/hook`, body: 'first' })
  callbacks.send({ subject: '1', url: `${base}/hook`, body: 'second' })
  await callbacks.close(600_000)
  const bodies = ['first', 'first', 'first', 'second'].map((body) => `/hook "${body}"`)
  expect(server.received.map(({ url, body }) => `${url} ${body}`)).toEqual(bodies)
  const ids = server.received.map(({ headers }) => headers['webhook-id'])
  expect([ids[1], ids[2]]).toEqual([ids[0], ids[0]])
  expect(ids[3]).not.toBe(ids[0])
  expect(outcomes()).toEqual(['failed 500', 'failed 302', 'delivered 200', 'delivered 204'])
})

it('doubles the delay of each retry, and stops after the last', async () => {
  reply((response) => response.writeHead(503).end())
  const clock = manualClock()
  const callbacks = sender({ clock, maxAttempts: 3 })
  callbacks.send({ subject: '1', url: base, body: 1 })
  for (const ms of [1000, 2000]) {
    await expect.poll(() => clock.sleeping).toEqual([ms])
    await clock.tick()
  }
  await callbacks.close(600_000)
  expect(outcomes()).toEqual(['failed 503', 'failed 503', 'exhausted 503'])
})

it('does not delay one subject by another', async () => {
  reply((response, { url }) => response.writeHead(url === '/bad' ? 500 : 200).end())
  const callbacks = sender({ clock: manualClock() })
  callbacks.send({ subject: '1', url: `${base}/bad`, body: 1 })
  callbacks.send({ subject: '2', url: `${base}/good`, body: 2 })
  await expect.poll(outcomes).toContain('delivered 200')
  await callbacks.close(0)
  expect(attempts.at(-1)).toMatchObject({ subject: '1', outcome: 'dropped' })
})

it.each([
  'http://10.0.0.1/hook',
  'http://[fe80::1]/hook',
  'http://0.0.0.0/hook',
  'http://0xa000001/hook',
  'file:///etc/passwd',
  'no address',
  '',
])('refuses %j without an attempt or an exception', async (url) => {
  const callbacks = sender()
  callbacks.send({ subject: '1', url, body: 1 })
  await callbacks.close(600_000)
  expect(outcomes()).toEqual(['refused'])
})

it('times out for a receiver that does not answer', async () => {
  reply(() => {})
  const callbacks = sender({ timeoutMs: 50, maxAttempts: 2 })
  callbacks.send({ subject: '1', url: base, body: 1 })
  await callbacks.close(600_000)
  expect(outcomes()).toEqual(['failed', 'exhausted'])
})

it('does not count an attempt that is stopped as the last one', async () => {
  const arrived = Promise.withResolvers<void>()
  reply(() => arrived.resolve())
  const callbacks = sender({ maxAttempts: 1 })
  callbacks.send({ subject: '1', url: base, body: 1 })
  await arrived.promise
  await callbacks.close(0)
  expect(attempts).toMatchObject([{ attempt: 1, outcome: 'dropped', reason: 'closed' }])
})

it('does not read an endless reply', async () => {
  reply((response) => {
    const write = () => {
      while (response.write(Buffer.alloc(16_384))) if (response.destroyed) return
    }
    response.on('drain', write)
    write()
  })
  const callbacks = sender()
  callbacks.send({ subject: '1', url: base, body: 1 })
  await callbacks.close(600_000)
  expect(outcomes()).toEqual(['delivered 200'])
})

it('does not accept a protocol upgrade as an answer', async () => {
  reply(({ socket }) => socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'))
  const callbacks = sender({ maxAttempts: 2 })
  callbacks.send({ subject: '1', url: base, body: 1 })
  await callbacks.close(600_000)
  expect(outcomes()).toEqual(['failed 101', 'exhausted 101'])
})

it('drops messages beyond its limit', async () => {
  const callbacks = sender({ maxPending: 2 })
  for (const body of [1, 2, 3]) callbacks.send({ subject: '1', url: base, body })
  await callbacks.close(600_000)
  callbacks.send({ subject: '1', url: base, body: 4 })
  const expected = ['3 dropped', '1 delivered', '2 delivered', '4 dropped']
  expect(attempts.map(({ body, outcome }) => `${body} ${outcome}`)).toEqual(expected)
})
