import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { type StartedCommand, startCommand } from '../../../support/start-command.ts'
import { ask } from './ask.ts'

/** The values of all series by name and labels. */
async function series({ adminUrl }: StartedCommand): Promise<Map<string, number>> {
  const text = await (await fetch(`${adminUrl}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('requests, streams, events and tasks are counted', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--speed', '0', '--admin-port', '0']))
  await (await ask.models(stub.baseUrl)).json()
  expect((await ask.models(stub.baseUrl, { key: 'wrong' })).status).toBe(401)
  const events = (await (await ask.messages(stub.baseUrl, { stream: true })).text()).trim().split('\n\n').length
  expect((await ask.video(stub.baseUrl)).status).toBe(200)
  await expect
    .poll(async () => (await series(stub)).get('gatewright_task_changes_total{kind="video-tasks",state="succeeded"}'))
    .toBe(1)
  const found = await series(stub)
  expect(found.get('gatewright_requests_total{operation="listModels",status="200"}')).toBe(1)
  expect(found.get('gatewright_requests_total{operation="listModels",status="401"}')).toBe(1)
  expect(found.get('gatewright_request_duration_seconds_count{operation="listModels"}')).toBe(2)
  expect(found.get('gatewright_stream_events_total{operation="createMessage"}')).toBe(events)
  expect(found.get('gatewright_time_to_first_event_seconds_count{operation="createMessage"}')).toBe(1)
  expect(found.get('gatewright_task_changes_total{kind="video-tasks",state="queued"}')).toBe(1)
  expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeTypeOf('number')
})

test('running tasks are counted', async () => {
  const slow = await closeAfterTest(startCommand(['stub', '--speed', '40', '--admin-port', '0']))
  const running = async () => (await series(slow)).get('gatewright_tasks_running{kind="video-tasks"}')
  const { id } = (await (await ask.video(slow.baseUrl)).json()) as { id: string }
  expect(await running()).toBe(1)
  const getState = async () => {
    const reply = await fetch(`${slow.baseUrl}/v1/videos/${id}`, { headers: { authorization: 'Bearer sk-mock' } })
    return ((await reply.json()) as { status: string }).status
  }
  await expect.poll(getState).toBe('succeeded')
  await expect.poll(running).toBe(0)
})

test('open streams are counted with their events, and aborted ones as cut', async () => {
  const slow = await closeAfterTest(startCommand(['stub', '--admin-port', '0']))
  const reply = await ask.messages(slow.baseUrl, { stream: true, prompt: 'sim:long Tides' })
  await expect
    .poll(async () => (await series(slow)).get('gatewright_stream_events_total{operation="createMessage"}'))
    .toBeGreaterThan(3)
  expect((await series(slow)).get('gatewright_streams_open{operation="createMessage"}')).toBe(1)
  expect((await series(slow)).get('gatewright_requests_open')).toBe(1)
  await reply.body?.cancel()
  await expect
    .poll(async () => (await series(slow)).get('gatewright_requests_total{operation="createMessage",status="cut"}'))
    .toBe(1)
  expect((await series(slow)).get('gatewright_streams_open{operation="createMessage"}')).toBeUndefined()
})

test('they are served on a separate port, on this machine only', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--speed', '0', '--admin-port', '0']))
  expect((await fetch(`${stub.baseUrl}/metrics`)).status).toBe(404)
  expect(new URL(stub.adminUrl ?? '').hostname).toBe('127.0.0.1')
  const other = await fetch(`${stub.adminUrl}/v1/models`)
  const error = 'Not found. The paths are /metrics, /healthz and /readyz.'
  expect([other.status, await other.json()]).toEqual([404, { error }])
})

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

test.skipIf(!hasIpv6)('their address may be one of IPv6', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--admin-port', '0', '--admin-host', '::1']))
  expect((await fetch(`${stub.adminUrl}/healthz`)).status).toBe(200)
})
