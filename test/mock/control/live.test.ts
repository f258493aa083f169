import { type Control, createControl } from 'gatewright'
import { expect, test } from 'vitest'
import { Live } from '../../../mock/control/live.ts'
import { createClients } from '../../sdk/clients.ts'
import { serveMock, sharedMock } from '../serve-mock.ts'

const mock = await sharedMock()
const { openai } = createClients(mock)

test('a watcher receives requests, tasks, clock changes and resets of its sandbox only', async () => {
  const control = createControl({ baseUrl: mock.baseUrl, sandbox: 'watched' })
  const stop = new AbortController()
  const events = control.watchLive(stop.signal)
  expect((await events.next()).value).toEqual({ event: 'open', data: { sandbox: 'watched' } })
  await mock.request('/v1/models')
  await mock.request('/~watched/v1/models')
  await control.changeClock({ stopped: true })
  const headers = { 'x-mock-sandbox': 'watched' }
  const { id } = await openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A pier' }, { headers })
  await control.resetSandbox()
  const seen: unknown[] = []
  for await (const event of events) {
    seen.push(event)
    if (seen.length === 7) break
  }
  expect(seen).toMatchObject([
    { event: 'request', data: { operationId: 'listModels', ended: 'running' } },
    { event: 'request', data: { operationId: 'listModels', ended: 'answered', status: 200 } },
    { event: 'state', data: { clock: { stopped: true } } },
    { event: 'request', data: { operationId: 'createVideo', ended: 'running' } },
    { event: 'task', data: { id, status: 'queued' } },
    { event: 'request', data: { operationId: 'createVideo', ended: 'answered' } },
    { event: 'state', data: { clock: { stopped: false }, counts: { tasks: 0 } } },
  ])
})

test.each([
  ['events', (control: Control) => control.changeClock({ stopped: true })],
  ['bytes', (control: Control) => control.addFault('stall:2')],
])('a watcher receives the status of a stream of %s when it begins', async (_, hold) => {
  const control = createControl({ baseUrl: mock.baseUrl, sandbox: 'streamed' })
  await hold(control)
  const events = control.watchLive()
  await events.next()
  const gone = new AbortController()
  const json = { model: 'gw-text-large', input: 'tides', stream: true }
  await mock.request('/~streamed/v1/responses', { json, signal: gone.signal })
  const next = async () => (await events.next()).value
  expect(await next()).toMatchObject({ data: { status: null, ended: 'running' } })
  expect(await next()).toMatchObject({ data: { status: 200, ended: 'running' } })
  gone.abort()
  expect(await next()).toMatchObject({ data: { status: 200, ended: 'closed-early' } })
  await events.return(undefined)
  await control.resetSandbox()
})

test('a slow watcher receives the number of dropped events, and does not block others', async () => {
  const live = new Live()
  const events = live.watch('', new AbortController().signal)
  await events.next()
  const waiting = events.next()
  for (let count = 0; count < 1200; count++) live.publish('', () => ({ event: 'lost', data: { count } }))
  const batch = (await waiting).value
  expect(batch).toHaveLength(1001)
  expect(batch?.at(-1)).toEqual({ event: 'lost', data: { count: 200 } })
  live.close()
  expect(await events.next()).toMatchObject({ done: true })
})

test('closing a mock does not wait for watchers', async () => {
  const { close, control } = await serveMock({ graceMs: 3_600_000 })
  const events = control.watchLive()
  await events.next()
  await close()
  expect(await events.next()).toMatchObject({ done: true })
})
