import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { Problem } from '../../../../runtime/problem.ts'
import { OpenStreams } from '../../../../runtime/stream/open-streams.ts'
import { createMetrics } from '../../../../server-stub/adapters/operations/metrics.ts'
import { Traffic } from '../../../../server-stub/adapters/operations/traffic.ts'
import type { Prompt } from '../../../../server-stub/ports/text-model.ts'
import { closeAfterTest } from '../../../support/close-after.ts'
import { startServer } from '../../../support/local-server.ts'
import { type StartedCommand, startCommand } from '../../../support/start-command.ts'
import { writeTestFile } from '../../../support/temporary-folder.ts'
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

const chat = 'gen_ai_operation_name="chat",gen_ai_provider_name="gatewright"'

test('a text model has the metrics of the GenAI conventions', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--speed', '0', '--admin-port', '0']))
  const labels = `${chat},gen_ai_request_model="gw-text-small"`
  let inputTokens = 0
  let outputTokens = 0
  for (const family of ['messages', 'responses'] as const) {
    const { usage } = (await (await ask[family](stub.baseUrl)).json()) as { usage: Record<string, number> }
    inputTokens += usage.input_tokens ?? Number.NaN
    outputTokens += usage.output_tokens ?? Number.NaN
  }
  const whole = await series(stub)
  expect(whole.get(`gen_ai_client_token_usage_sum{${labels},gen_ai_token_type="input"}`)).toBe(inputTokens)
  expect(whole.get(`gen_ai_client_token_usage_sum{${labels},gen_ai_token_type="output"}`)).toBe(outputTokens)
  expect(whole.get(`gen_ai_server_time_to_first_token_seconds_count{${labels}}`)).toBeUndefined()
  await (await ask['generate-content'](stub.baseUrl, { stream: true })).text()
  const all = await series(stub)
  expect(all.get(`gen_ai_server_request_duration_seconds_count{${labels}}`)).toBe(3)
  expect(all.get(`gen_ai_server_time_to_first_token_seconds_count{${labels}}`)).toBe(1)
})

test('a model that failed, or has too many before it, is no label', async () => {
  const { text, wrapText } = createMetrics(new Traffic(), new OpenStreams({}))
  const model = wrapText({
    countTokens: () => 1,
    async *generate({ model }) {
      if (model === 'missing') throw new Problem('not-found', '')
      yield { type: 'end', outputTokens: 1, reasoningTokens: 0 }
    },
  })
  const generate = async (name: string) => {
    const prompt: Prompt = {
      ...{ model: name, instructions: '', turns: [], tools: [], toolChoice: { mode: 'auto', parallel: true } },
      ...{ output: { type: 'text' }, reasoning: { enabled: false, visible: false }, sampling: {} },
      ...{ stopSequences: [], candidates: 1 },
    }
    for await (const _ of model.generate(prompt, new AbortController().signal));
  }
  await expect(generate('missing')).rejects.toThrow(Problem)
  for (let index = 0; index < 150; index++) await generate(`m${index}`)
  const lines = (await text())
    .split('\n')
    .filter((line) => line.startsWith('gen_ai_server_request_duration_seconds_count'))
  expect(lines).toHaveLength(102)
  expect(lines).toContain(`gen_ai_server_request_duration_seconds_count{${chat},error_type="not-found"} 1`)
  expect(lines).toContain(`gen_ai_server_request_duration_seconds_count{${chat}} 50`)
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

test('the mock has the metrics of all its sandboxes, with those of scripted answers', async () => {
  const scenarios = writeTestFile(
    'words.yaml',
    'scenarios: [{ name: a, match: { text: Tides }, answer: { text: Words } }]',
  )
  const args = ['mock', '--log', 'off', '--speed', '0', '--admin-port', '0', '--scenarios', scenarios]
  const mock = await closeAfterTest(startCommand(args))
  for (const prompt of ['Tides', 'Moon']) await (await ask.messages(mock.baseUrl, { prompt, stream: true })).text()
  await (await ask.responses(mock.baseUrl, { key: 'sk-mock~alice' })).json()
  const all = await series(mock)
  const labels = `${chat},gen_ai_request_model="gw-text-small"`
  expect(all.get('gatewright_requests_total{operation="createMessage",status="200"}')).toBe(2)
  expect(all.get(`gen_ai_server_request_duration_seconds_count{${labels}}`)).toBe(3)
  expect(all.get(`gen_ai_server_time_to_first_token_seconds_count{${labels}}`)).toBe(2)
  expect(all.get('gatewright_requests_open')).toBe(0)
})

test.each([
  [['mock', 'openapi.yaml', '--watch', '--admin-port', '0'], /^--admin-port has the metrics of one mock, and --watch /],
  [['mock', '--admin-port', 'PORT'], /^Port \d+ .*taken.*--admin-port/],
  [['proxy', '--target', 'http://127.0.0.1:1', '--admin-port', 'PORT'], /^Port \d+ .*taken.*--admin-port/],
] as const)('%j is refused in one line', async (args, message) => {
  const { port } = await closeAfterTest(startServer(() => {}))
  await expect(startCommand(args.map((arg) => arg.replace('PORT', String(port))))).rejects.toThrow(message)
})
