import { expect, test } from 'vitest'
import { routes as chatRoutes } from '../../../../generated/chat-completions/routes.ts'
import { routes } from '../../../../generated/routes.ts'
import { openProxyOperations } from '../../../../server-stub/adapters/operations/proxy-operations.ts'
import { closeAfterAll, closeAfterTest } from '../../../support/close-after.ts'
import { exampleRequests } from '../../../support/example-requests.ts'
import { startServer } from '../../../support/local-server.ts'
import { startCommand } from '../../../support/start-command.ts'
import { ask } from './ask.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

const caller = '00f067aa0ba902b7'
const traceOf = (number: number) => (number + 1).toString(16).padStart(32, '0')
const spans: SentSpan[] = []
let bytes = ''
const receiver = await closeAfterAll(
  startServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bytes += body
    const { resourceSpans } = JSON.parse(body)
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }),
)

function getAttributes(span: SentSpan | undefined): Record<string, unknown> {
  return Object.fromEntries(span?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [])
}

const folder = '../../generated/chat-completions/examples/'
const examples = [...exampleRequests('sk-mock', routes), ...exampleRequests('sk-mock', chatRoutes, folder)].filter(
  ({ operationId }) =>
    [...routes, ...chatRoutes].some((route) => route.operationId === operationId && route.generation),
)

const options = ['--chat-completions', '--otlp-endpoint', receiver.url]
const mock = await closeAfterAll(startCommand(['mock', '--log', 'off', '--speed', '0', ...options]))

/** Only the request has the type; the messages format counts reasoning with the output; times differ. */
const notCompared = [
  'gen_ai.output.type',
  'gen_ai.usage.reasoning.output_tokens',
  'gen_ai.response.time_to_first_chunk',
]

test('the spans of a proxy say of every example what those of the models behind it say', async () => {
  const proxy = await closeAfterTest(startCommand(['proxy', '--target', mock.baseUrl, ...options]))
  let answered = 0
  for (const [index, { path, init }] of examples.entries()) {
    const headers = { ...init.headers, traceparent: `00-${traceOf(index)}-${caller}-01` }
    const reply = await fetch(proxy.baseUrl + path, { ...init, headers })
    await reply.text()
    if (reply.ok) answered++
  }
  expect(answered).toBeGreaterThan(60)
  await proxy.close()
  await expect.poll(() => spans.filter(({ name }) => name.startsWith('chat ')).length).toBe(examples.length + answered)
  for (const [index, { operationId, name, init }] of examples.entries()) {
    const calls = spans.filter((span) => span.traceId === traceOf(index) && span.name.startsWith('chat '))
    const [seen, model] = calls.map(getAttributes).sort((a) => ('server.address' in a ? -1 : 1))
    // A format says nothing instead of 0, and has defaults for what a request does not say.
    const expected = Object.entries(model ?? {}).filter(([key, value]) => !notCompared.includes(key) && value !== 0)
    const asked = Object.entries(seen ?? {}).filter(([key]) => key.startsWith('gen_ai.request.'))
    // Streams of this format count tokens on request.
    const isUncounted =
      /"stream":true/.test(init.body ?? '') &&
      operationId === 'createChatCompletion' &&
      !/include_usage/.test(init.body ?? '')
    const left = isUncounted ? /^gen_ai\.(request|usage)\./ : /^gen_ai\.request\./
    const said = expected.filter(([key]) => !left.test(key))
    expect(seen, `${operationId} ${name}`).toMatchObject(Object.fromEntries(said))
    if (model) expect(model, `${operationId} ${name}`).toMatchObject(Object.fromEntries(asked))
    else expect(seen?.['error.type']).toMatch(/^4/)
    expect(asked.length).toBeGreaterThan(0)
    const isStream = seen?.['gen_ai.request.stream'] === true
    if (isStream) expect(seen['gen_ai.response.time_to_first_chunk'], name).toBeGreaterThan(0)
    expect(operationId === 'streamGenerateContent' && !isStream).toBe(false)
    expect(Number(seen?.['server.port'])).toBe(Number(new URL(mock.baseUrl).port))
  }
})

const reasons = (...values: string[]) => ({
  'gen_ai.response.finish_reasons': { values: values.map((stringValue) => ({ stringValue })) },
})

test.each([
  ['messages', 'sim:length', true, reasons('length')],
  ['messages', 'sim:fail-midway', true, { 'error.type': 'error', 'gen_ai.response.model': 'gw-text-small' }],
  ['messages', 'sim:overloaded', true, { 'error.type': '500' }],
  ['responses', 'sim:length', false, reasons('length')],
  ['responses', 'sim:fail-midway', true, { 'error.type': 'response.failed', ...reasons('error') }],
  ['generate-content', 'sim:safety', true, reasons('content_filter')],
  ['generate-content', 'sim:blocked', false, reasons('content_filter')],
  ['generate-content', 'sim:malformed-call', false, reasons('error')],
] as const)('%s, %s, streamed: %s', async (family, prompt, stream, expected) => {
  const proxy = await closeAfterTest(startCommand(['proxy', '--target', mock.baseUrl, ...options]))
  const [traceId, secret] = [traceOf(0xfff), 'sk-mock']
  spans.length = 0
  bytes = ''
  const headers = { traceparent: `00-${traceId}-${caller}-01` }
  await (await ask[family](proxy.baseUrl, { prompt: `${prompt} words of the prompt`, stream, headers })).text()
  await proxy.close()
  const call = spans.find((span) => 'server.address' in getAttributes(span))
  const request = spans.find(({ spanId }) => spanId === call?.parentSpanId)
  expect(call).toMatchObject({ traceId, name: 'chat gw-text-small', kind: 3 })
  expect(getAttributes(call)).toMatchObject(expected)
  expect(request).toMatchObject({ traceId, parentSpanId: caller, kind: 2 })
  expect(request?.name).toMatch(/^POST \/v1/)
  expect(getAttributes(request)['http.response.status_code']).toBe(prompt === 'sim:overloaded' ? 500 : 200)
  for (const text of ['words of the prompt', secret]) expect(bytes).not.toContain(text)
})

test('a proxy shows its exchanges, and what replies say of their models, as metrics', async () => {
  const proxy = await closeAfterTest(startCommand(['proxy', '--target', mock.baseUrl, '--admin-port', '0']))
  const { usage } = (await (await ask.messages(proxy.baseUrl)).json()) as { usage: Record<string, number> }
  await (await ask.messages(proxy.baseUrl, { stream: true })).text()
  await (await ask.messages(proxy.baseUrl, { key: 'wrong' })).text()
  await (await fetch(`${proxy.baseUrl}/elsewhere`)).text()
  const lines = (await (await fetch(`${proxy.adminUrl}/metrics`)).text()).split('\n')
  const labels = 'gen_ai_operation_name="chat",gen_ai_provider_name="gatewright",gen_ai_request_model="gw-text-small"'
  for (const line of [
    'gatewright_requests_total{operation="createMessage",status="200"} 2',
    'gatewright_requests_total{operation="createMessage",status="401"} 1',
    'gatewright_requests_total{operation="none",status="404"} 1',
    `gen_ai_client_token_usage_sum{${labels},gen_ai_token_type="output"} ${2 * (usage.output_tokens ?? 0)}`,
    `gen_ai_client_token_usage_sum{${labels},gen_ai_token_type="input"} ${2 * (usage.input_tokens ?? 0)}`,
    `gen_ai_server_request_duration_seconds_count{${labels}} 2`,
    `gen_ai_server_request_duration_seconds_count{${labels},error_type="401"} 1`,
    `gen_ai_server_time_to_first_token_seconds_count{${labels}} 1`,
  ])
    expect(lines).toContain(line)
  expect((await fetch(`${proxy.adminUrl}/readyz`)).status).toBe(200)
})

test.each(['1e999', '-1', '0.5', '"7"'])(
  'a proxy goes on after a reply that counts %s tokens, and counts none',
  async (count) => {
    const target = await closeAfterTest(
      startServer((_, response) =>
        response
          .setHeader('content-type', 'application/json')
          .end(`{"usage":{"input_tokens":${count},"output_tokens":2}}`),
      ),
    )
    const proxy = await closeAfterTest(startCommand(['proxy', '--target', target.url, '--admin-port', '0']))
    for (let sent = 0; sent < 2; sent++) await (await ask.messages(proxy.baseUrl)).text()
    const shown = await (await fetch(`${proxy.adminUrl}/metrics`)).text()
    expect(shown).toContain('gatewright_requests_total{operation="createMessage",status="200"} 2')
    expect(shown).not.toContain('gen_ai_client_token_usage_count')
  },
)

test('without both options nothing is watched', async () => {
  const { watch, admin } = await openProxyOperations({}, new URL(mock.baseUrl))
  expect([watch, admin]).toEqual([undefined, undefined])
})
