import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { closeAfterAll, closeAfterTest } from '../../../support/close-after.ts'
import { startServer } from '../../../support/local-server.ts'
import { startCommand } from '../../../support/start-command.ts'
import { sharedFolder } from '../../../support/temporary-folder.ts'
import { ask } from './ask.ts'

/** The part of OTLP in JSON that is tested. */
interface SentSpan {
  readonly startTimeUnixNano: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

const spans: SentSpan[] = []
let bytes = ''
/** The trace headers that the upstream received. */
const traceparents: unknown[] = []

const receiver = await closeAfterAll(
  startServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url === '/responses') traceparents.push(request.headers.traceparent)
    else bytes += body
    if (request.url === '/v1/traces') {
      const { resourceSpans } = JSON.parse(body)
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }),
)
const config = join(sharedFolder(), 'gatewright.yaml')
const upstream = `{ far: { kind: responses, baseUrl: '${receiver.url}' } }`
writeFileSync(config, `upstreams: ${upstream}\nmodels: { far-model: far }\n`)
const stub = await startCommand(['stub', '--speed', '0', '--otlp-endpoint', receiver.url, '--config', config])

function attribute(span: SentSpan | undefined, key: string): unknown {
  return Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0]
}

test("a request is a span of the caller's trace, with the calls of its handler and its model inside; closing sends all", async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const asked = { headers, prompt: 'Words of the prompt' }
  // Seven events are the fewest of a streamed message with text.
  const streamed = await (await ask.messages(stub.baseUrl, { ...asked, stream: true })).text()
  await (await ask['generate-content'](stub.baseUrl, asked)).text()
  expect((await ask.models(stub.baseUrl, { headers: { traceparent: 'nonsense' }, key: 'sk-wrong' })).status).toBe(401)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const stream of [false, true]) await ask.messages(stub.baseUrl, { ...asked, model: 'far-model', stream })
  await stub.close()
  spans.sort((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)))

  const [request] = spans.filter(({ name }) => name === 'POST /v1/messages')
  expect(request).toMatchObject({ traceId: trace, parentSpanId: '00f067aa0ba902b7', kind: 2 })
  expect(attribute(request, 'http.response.status_code')).toBe(200)
  expect(attribute(request, 'gatewright.operation')).toBe('createMessage')
  expect(attribute(request, 'gatewright.key')).toBe('key-1')
  const [handler] = spans.filter(({ name }) => name === 'createMessage')
  expect(handler).toMatchObject({ traceId: trace, parentSpanId: request?.spanId })
  expect(attribute(handler, 'gatewright.events')).toBe(streamed.trim().split('\n\n').length)
  const [refused] = spans.filter(({ name }) => name === 'GET /v1/models')
  expect(refused?.traceId).not.toBe(trace)
  expect(attribute(refused, 'http.response.status_code')).toBe(401)
  const calls = spans.filter(({ name }) => name === 'chat far-model')
  const handlers = spans.filter(({ name, traceId }) => name === 'createMessage' && traceId === trace)
  for (const { parentSpanId } of calls) expect(handlers.map(({ spanId }) => spanId)).toContain(parentSpanId)
  expect(traceparents).toHaveLength(2)
  for (const each of traceparents) expect(calls.map(({ spanId }) => `00-${trace}-${spanId}-01`)).toContain(each)
  for (const secret of ['sk-mock', 'sk-wrong', 'Words']) expect(bytes).not.toContain(secret)
})

test.each([
  ['SPAN_ONLY', true],
  ['EVENT_ONLY', false],
])('the variable of the GenAI conventions as %s decides whether spans have texts: %s', async (value, expected) => {
  bytes = ''
  const variables = { OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: value }
  const args = ['stub', '--speed', '0', '--otlp-endpoint', receiver.url]
  const traced = await closeAfterTest(startCommand(args, variables))
  await (await ask.responses(traced.baseUrl, { prompt: 'Words of the prompt' })).text()
  await traced.close()
  expect(bytes).toContain('chat gw-text-small')
  expect(bytes.includes('Words of the prompt')).toBe(expected)
})

test('the mock sends spans too, with those of scripted and simulated answers, which the journal still has', async () => {
  const scenarios = join(sharedFolder(), 'words.yaml')
  writeFileSync(
    scenarios,
    'scenarios: [{ name: scripted, match: { model: scripted-model }, answer: { text: Scripted } }]',
  )
  const args = ['mock', '--log', 'off', '--speed', '0', '--otlp-endpoint', receiver.url, '--scenarios', scenarios]
  const mock = await closeAfterTest(startCommand(args))
  spans.length = 0
  const models = ['scripted-model', 'gw-text-small']
  for (const model of models) await (await ask.messages(mock.baseUrl, { model, stream: true })).text()
  const journal = await (await fetch(`${mock.baseUrl}/__mock/journal`)).json()
  const begin = expect.objectContaining({ event: 'message_start' })
  const streamed = { ended: 'answered', outcome: 'valid', stream: { events: expect.arrayContaining([begin]) } }
  expect(journal).toMatchObject({ requests: [streamed, streamed] })
  await mock.close()
  for (const model of models) {
    const span = spans.find(({ name }) => name === `chat ${model}`)
    expect(attribute(span, 'gen_ai.usage.output_tokens')).toBeGreaterThan(0)
    const handler = spans.find(({ spanId }) => spanId === span?.parentSpanId)
    expect(handler?.name).toBe('createMessage')
    expect(spans.find(({ spanId }) => spanId === handler?.parentSpanId)?.name).toBe('POST /v1/messages')
  }
})
