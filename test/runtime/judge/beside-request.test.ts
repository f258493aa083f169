import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getContract } from '../../../conformance/contract.ts'
import { runCase } from '../../../conformance/run/run-case.ts'
import { checkRecording } from '../../../proxy/recording/check-recording.ts'
import { judgeRecorded } from '../../../proxy/recording/judge-recorded.ts'
import { readRecording } from '../../../proxy/recording/read-recording.ts'
import type { Json } from '../../../runtime/contract.ts'
import { describeFinding } from '../../../runtime/judge/finding.ts'
import { gatewayContract } from '../../../server-stub/gateway-contract.ts'
import { testMockInProcess } from '../../mock/serve-mock.ts'
import { type WrittenExchange, writeRecording } from '../../proxy/recording/written-recording.ts'
import { startProxy } from '../../proxy/start-proxy.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'

type Fields = Readonly<Record<string, Json>>
/** Fields of the request, fields of the reply, and the findings. */
type Row = readonly [title: string, request: Fields, reply: Fields, findings: readonly string[]]

const headers = {
  'content-type': 'application/json',
  'messages-version': '1',
  'x-api-key': 'k',
  authorization: 'Bearer k',
}

function exchange(path: string, request: Json | undefined, reply: Json): WrittenExchange {
  const query: Record<string, string> = path.startsWith('/v1beta') ? { key: 'k' } : {}
  const method = path.endsWith('/fetch') || path.startsWith('/v1/video') ? 'GET' : 'POST'
  const { authorization } = headers
  const body = request === undefined ? { headers: { authorization } } : { headers, body: { json: request } }
  return { request: { method, path, query, ...body }, reply: { status: 200, body: { json: reply } } }
}

/** What the check of a recording with this exchange reports. */
function check(sent: WrittenExchange): readonly string[] {
  const { exchanges } = readRecording(writeRecording([sent]), '--check-recording')
  return exchanges.flatMap((each) => judgeRecorded(gatewayContract, each.exchange)).map((each) => describeFinding(each))
}

const weather = { name: 'get_weather', input_schema: { type: 'object', required: ['city'] } }
const news = { name: 'get_news', input_schema: { type: 'object' } }
const use = (name: string, input: Fields = { city: 'Lisbon' }) => ({
  type: 'tool_use',
  id: `toolu_${name}`,
  name,
  input,
})
const called = (...names: string[]) => ({ stop_reason: 'tool_use', content: names.map((name) => use(name)) })
const any = { type: 'any' }

function message(reply: Fields) {
  const usage = { input_tokens: 5, output_tokens: 5 }
  const content = [{ type: 'text', text: 'Sunny.' }]
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content,
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage,
    ...reply,
  }
}

function messageRequest(fields: Fields) {
  return {
    model: 'm',
    max_tokens: 99,
    messages: [{ role: 'user', content: 'Weather?' }],
    tools: [weather, news],
    ...fields,
  }
}

describe.each<Row>([
  ['an answer', {}, {}, []],
  [
    'one call where one is allowed',
    { tool_choice: { ...any, disable_parallel_tool_use: true } },
    called('get_weather'),
    [],
  ],
  [
    'two calls where one is allowed',
    { tool_choice: { type: 'auto', disable_parallel_tool_use: true } },
    called('get_weather', 'get_news'),
    ['content[1].name: is a second call, "get_news", but the request allows one [parallel-calls]'],
  ],
  ['two calls by default', { tool_choice: any }, called('get_weather', 'get_news'), []],
  [
    'no call where any is forced',
    { tool_choice: any },
    {},
    ['content: has no tool call, but the request forces a call of a tool [tool-choice]'],
  ],
  [
    'another tool than the forced one',
    { tool_choice: { type: 'tool', name: 'get_weather' } },
    called('get_news'),
    ['content[0].name: must be "get_weather", which the request forces, got "get_news" [tool-choice]'],
  ],
  ['the forced tool', { tool_choice: { type: 'tool', name: 'get_weather' } }, called('get_weather'), []],
  ['a message that is cut before its call', { tool_choice: any }, { stop_reason: 'max_tokens' }, []],
  [
    'a tool that the request lacks',
    {},
    called('get_stocks'),
    ['content[0].name: is "get_stocks", which is not a tool of the request [offered-tool]'],
  ],
  [
    'an input without what its schema requires',
    {},
    { stop_reason: 'tool_use', content: [use('get_weather', {})] },
    ['content[0].input: lacks "city", which the input_schema of "get_weather" requires [tool-input-shape]'],
  ],
  ['a call that is cut', {}, { stop_reason: 'max_tokens', content: [use('get_weather', {})] }, []],
  ['a stop sequence', { stop_sequences: ['END'] }, { stop_reason: 'stop_sequence', stop_sequence: 'END' }, []],
  [
    'a stop sequence of null',
    { stop_sequences: ['END'] },
    { stop_reason: 'stop_sequence' },
    ['stop_sequence: must name the matched sequence where stop_reason is stop_sequence [stop-sequence]'],
  ],
  [
    'a stop sequence without that reason',
    { stop_sequences: ['END'] },
    { stop_sequence: 'END' },
    ['stop_sequence: must be null where stop_reason is end_turn [stop-sequence]'],
  ],
  [
    'another stop sequence than those of the request',
    { stop_sequences: ['END'] },
    { stop_reason: 'stop_sequence', stop_sequence: 'STOP' },
    ['stop_sequence: is "STOP", which is not one of stop_sequences in the request [requested-stop-sequence]'],
  ],
  [
    'a reason of a call without a call',
    {},
    { stop_reason: 'tool_use' },
    ['stop_reason: is tool_use in a message without a tool_use block [stop-reason]'],
  ],
])('a message: %s', (_, request, reply, findings) => {
  test('whole', () => {
    const found = check(exchange('/v1/messages', messageRequest(request), message(reply)))
    const verdict = (each: string) => (each.endsWith('[stop-reason]') ? 'choice messages-stop-reasons' : 'violation')
    expect(found).toEqual(findings.map((each) => `${verdict(each)}: reply body ${each}`))
  })

  test('streamed', () => {
    const sent = exchange('/v1/messages', messageRequest({ ...request, stream: true }), {})
    const found = check({ ...sent, reply: sse(messageEvents(message(reply))) })
    const open = {
      'stop-sequence': 'messages-delta-stop-sequence',
      'stop-reason': 'messages-stop-reasons',
      'tool-input-shape': 'messages-delta-kinds',
    }
    const expected = findings.map((each) => {
      const [, question] = Object.entries(open).find(([rule]) => each.endsWith(`[${rule}]`)) ?? []
      return expect.stringMatching(
        new RegExp(
          `^${question ? `choice ${question}` : 'violation'}: reply .*${each.replace(/.*\[/, '\\[').replace(']', '\\]')}$`,
        ),
      )
    })
    expect(found).toEqual(expected)
  })
})

type Event = Fields & { readonly type: string }

function sse(events: readonly Event[]): WrittenExchange['reply'] {
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: { text } }
}

function messageEvents({ content, stop_reason, stop_sequence, usage, ...rest }: ReturnType<typeof message>): Event[] {
  const blocks: readonly Fields[] = content
  const inside = blocks.flatMap((block, index): Event[] => {
    const isText = block.type === 'text'
    const start = isText ? { type: 'text', text: '' } : { ...block, input: {} }
    const delta = isText
      ? { type: 'text_delta', text: block.text ?? '' }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
    return [
      { type: 'content_block_start', index, content_block: start },
      { type: 'content_block_delta', index, delta },
      { type: 'content_block_stop', index },
    ]
  })
  const begun = { ...rest, content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } }
  const end = { type: 'message_delta', delta: { stop_reason, stop_sequence, usage }, usage }
  return [{ type: 'message_start', message: begun }, ...inside, end, { type: 'message_stop' }]
}

const functions = ['get_weather', 'get_news'].map((name) => ({ type: 'function', name, parameters: {}, strict: false }))
const call = (name: string, args = '{"city":"Lisbon"}', status = 'completed') => {
  return { type: 'function_call', id: `fc_${name}`, call_id: `call_${name}`, name, arguments: args, status }
}
const said = (text: string) => {
  const content = [{ type: 'output_text', text, annotations: [] }]
  return { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content }
}

function response(reply: Fields) {
  const usage = {
    input_tokens: 5,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 20,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 25,
  }
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    model: 'm',
    output: [said('Sunny.')],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: true,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: functions,
    top_p: 1,
    truncation: 'disabled',
    usage,
    user: null,
    metadata: {},
    ...reply,
  }
}

const forced = { type: 'function', name: 'get_weather' }
const schema = { type: 'json_schema', name: 'a', schema: {} }
const stated = (text: string) => `violation: reply body ${text}`
const chosen = (question: string, text: string) => `choice ${question}: reply body ${text}`
const ofChoice = (text: string) => chosen('responses-tool-choice', text)

test.each<Row>([
  ['an answer', {}, {}, []],
  ['a call', {}, { output: [call('get_weather')] }, []],
  [
    'empty arguments',
    {},
    { output: [call('get_weather', '')] },
    [stated('output[0].arguments: is not JSON: "" [arguments-json]')],
  ],
  [
    'arguments that are no JSON',
    {},
    { output: [call('get_weather', 'nope')] },
    [stated('output[0].arguments: is not JSON: "nope" [arguments-json]')],
  ],
  [
    'two objects as arguments',
    {},
    { output: [call('get_weather', '{"a":1}{"b":2}')] },
    [stated('output[0].arguments: is not JSON: "{\\"a\\":1}{\\"b\\":2}" [arguments-json]')],
  ],
  ['arguments of a call that was cut', {}, { output: [call('get_weather', '{"a', 'incomplete')] }, []],
  ['a tier', { service_tier: 'flex' }, { service_tier: 'default' }, []],
  [
    'no tier although one was set',
    { service_tier: 'flex' },
    {},
    [stated('service_tier: must be the tier used, as the request set service_tier [service-tier]')],
  ],
  ['no tier where null was set', { service_tier: null }, {}, []],
  [
    'more tokens than allowed',
    { max_output_tokens: 16 },
    { max_output_tokens: 16 },
    [stated('usage.output_tokens: must be at most max_output_tokens of the request (16), got 20 [max-output-tokens]')],
  ],
  [
    'two calls without parallel calls',
    { parallel_tool_calls: false },
    { parallel_tool_calls: false, output: [call('get_weather'), call('get_news')] },
    [ofChoice('output[1].name: is a second call, "function get_news", but the request allows one [parallel-calls]')],
  ],
  [
    'a search and a call without parallel calls',
    { parallel_tool_calls: false, tools: [...functions, { type: 'web_search_preview_2025_03_11' }] },
    {
      parallel_tool_calls: false,
      output: [{ type: 'web_search_call', id: 'ws_1', status: 'completed' }, call('get_news')],
    },
    [],
  ],
  [
    'a forced function that is not called',
    { tool_choice: forced },
    { tool_choice: forced },
    [ofChoice('output: has no tool call, but the request forces a call of "function get_weather" [tool-choice]')],
  ],
  [
    'another function than the forced one',
    { tool_choice: forced },
    { tool_choice: forced, output: [call('get_news')] },
    [
      ofChoice(
        'output[0].name: must be "function get_weather", which the request forces, got "function get_news" [tool-choice]',
      ),
    ],
  ],
  [
    'a call where none may be made',
    { tool_choice: 'none' },
    { tool_choice: 'none', output: [call('get_news')] },
    [ofChoice('output[0].name: is "function get_news", but the request excludes calls [tool-choice]')],
  ],
  [
    'a function that the request lacks',
    {},
    { output: [call('get_stocks')] },
    [ofChoice('output[0].name: is "function get_stocks", which is not a tool of the request [offered-tool]')],
  ],
  [
    'text that is not the requested JSON',
    { text: { format: schema } },
    { text: { format: { ...schema, strict: false } } },
    [
      chosen(
        'responses-output-format',
        'output[0].content: is not JSON, which text.format of the request asks for: "Sunny." [output-format]',
      ),
    ],
  ],
  ['the requested JSON', { text: { format: schema } }, { text: { format: schema }, output: [said('{}')] }, []],
  [
    'other settings than those sent',
    { metadata: { a: 'b' }, temperature: 0.5 },
    { temperature: 0.7, metadata: { a: 'b' } },
    [chosen('responses-echo', 'temperature: must be 0.5, got 0.7, unlike the request [echo]')],
  ],
])('a response: %s', (_, request, reply, findings) => {
  const sent = { model: 'm', input: 'Weather?', tools: functions, ...request }
  expect(check(exchange('/v1/responses', sent, response(reply)))).toEqual(findings)
})

const declarations = [{ functionDeclarations: [{ name: 'get_weather' }, { name: 'get_news' }] }]
const functionCall = (name: string) => ({ parts: [{ functionCall: { name, args: {} } }], role: 'model' })
const ending = (content: Fields, more: Fields = {}) => ({
  candidates: [{ content, index: 0, finishReason: 'STOP', ...more }],
})
const text = (value: string) => ({ parts: [{ text: value }], role: 'model' })
const mode = (name: string, more: Fields = {}) => ({
  toolConfig: { functionCallingConfig: { mode: name, ...more } },
})
const place = 'candidates[0].content.parts'

describe.each<Row>([
  ['an answer', {}, {}, []],
  ['a call where one is forced', mode('ANY'), ending(functionCall('get_news')), []],
  [
    'no call where one is forced',
    mode('ANY'),
    {},
    [`violation: reply @${place}: has no tool call, but the request forces a call of a tool [tool-choice]`],
  ],
  [
    'no call where one is forced in the other spelling',
    { tool_config: { function_calling_config: { mode: 'any' } } },
    {},
    [`violation: reply @${place}: has no tool call, but the request forces a call of a tool [tool-choice]`],
  ],
  ['no call where none can be made', { ...mode('ANY'), tools: [] }, {}, []],
  ['a candidate that is cut', mode('ANY'), ending(text('Sun'), { finishReason: 'MAX_TOKENS' }), []],
  [
    'a call where none may be made',
    mode('NONE'),
    ending(functionCall('get_news')),
    [`violation: reply @${place}[0].functionCall.name: is "get_news", but the request excludes calls [tool-choice]`],
  ],
  [
    'a function that is not allowed',
    mode('ANY', { allowedFunctionNames: ['get_weather'] }),
    ending(functionCall('get_news')),
    [
      `choice generate-content-allowed-functions: reply @${place}[0].functionCall.name: is "get_news", which allowedFunctionNames leaves out [allowed-function]`,
    ],
  ],
  [
    'text that is not the requested JSON',
    { generationConfig: { responseMimeType: 'application/json' } },
    {},
    [
      'choice generate-content-output-format: reply @candidates[0].content: is not JSON, which responseMimeType of the request asks for: "Sunny." [output-format]',
    ],
  ],
  [
    'text beside code where JSON is requested',
    { generationConfig: { responseMimeType: 'application/json' } },
    ending({ parts: [{ executableCode: { language: 'PYTHON', code: '1' } }, { text: 'One.' }], role: 'model' }),
    [],
  ],
  [
    'more candidates than requested',
    {},
    { candidates: [0, 1].map((index) => ({ content: text('Sunny.'), index, finishReason: 'STOP' })) },
    [
      'choice generate-content-config-bounds: reply @candidates: must be at most 1, as requested, got 2 [candidate-count]',
    ],
  ],
])('generated content: %s', (_, request, reply, findings) => {
  const sent = { contents: [{ parts: [{ text: 'Weather?' }] }], tools: declarations, ...request }
  const usageMetadata = { promptTokenCount: 5, candidatesTokenCount: 5, totalTokenCount: 10 }
  const body = { ...ending(text('Sunny.')), usageMetadata, modelVersion: 'm', responseId: 'r', ...reply }

  test('whole', () => {
    const found = check(exchange('/v1beta/models/m:generateContent', sent, body))
    expect(found).toEqual(findings.map((each) => each.replace('@', 'body ')))
  })

  test('streamed', () => {
    const { request: asked } = exchange('/v1beta/models/m:streamGenerateContent', sent, {})
    const streamed = { status: 200, headers: { 'content-type': 'text/event-stream' } }
    const found = check({
      request: { ...asked, query: { key: 'k', alt: 'sse' } },
      reply: { ...streamed, body: { text: `data: ${JSON.stringify(body)}\n\n` } },
    })
    expect(found).toEqual(findings.map((each) => each.replace('@', 'stream ')))
  })
})

const task = (id: string) => ({
  id,
  action: 'IMAGINE',
  status: 'SUBMITTED',
  buttons: [],
  description: '',
  failReason: '',
  imageUrl: '',
  progress: '0%',
  prompt: 'A pier',
  promptEn: 'A pier',
  properties: {},
  state: '',
  submitTime: 1,
  startTime: 0,
  finishTime: 0,
})
const otherId = 'must be "1", the id in the path, got "2" [requested-id]'

test.each([
  ['an image task', exchange('/img/task/1/fetch', undefined, task('2')), `violation: reply body id: ${otherId}`],
  [
    'a list of image tasks',
    exchange('/img/task/list-by-condition', { ids: ['1'] }, [task('1'), task('2')]),
    'violation: reply body [1].id: is "2", which is not one of ids in the request [requested-id]',
  ],
  [
    'a native video task',
    exchange('/v1/video/generations/1', undefined, { task_id: '2', status: 'queued', error: null }),
    `violation: reply body task_id: ${otherId}`,
  ],
])('%s of another id', (_, sent, finding) => {
  expect(check(sent).filter((each) => each.startsWith('violation'))).toEqual([finding])
})

const sent = messageRequest({ tool_choice: any })
const broken = 'violation: reply body content: has no tool call, but the request forces a call of a tool [tool-choice]'

test('the proxy, the conformance suite and the check of recordings compare a reply with its request', async () => {
  const target = await closeAfterTest(
    startServer((_, reply) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(message({}))),
    ),
  )
  const proxy = await closeAfterTest(startProxy(target.url))
  const reply = await fetch(`${proxy.url}/v1/messages`, { method: 'POST', headers, body: JSON.stringify(sent) })
  await reply.text()
  expect(proxy.said).toEqual([broken])

  const given = {
    id: 'a',
    family: 'messages',
    operationId: 'createMessage',
    needs: [],
    rule: { name: 'a', source: [] },
  }
  const request = { method: 'POST', path: '/v1/messages', query: {}, headers, body: sent }
  const features = new Set(['streams', 'answers'] as const)
  const observed = await runCase(
    { ...given, request, expect: { status: [200] } },
    { name: 'url', close: async () => {}, baseUrl: target.url, key: 'k', features, headers: {} },
    { contract: getContract(), timeoutMs: 5000 },
  )
  expect(observed.findings.map((each) => describeFinding(each))).toEqual([broken])

  const recording = writeRecording([exchange('/v1/messages', sent, message({}))])
  const checked = checkRecording(gatewayContract, recording)
  expect(checked.exitCode).toBe(1)
  expect(checked.lines[0]).toBe(
    `${join(recording, '0001-exchange.json')}: exchange 1, POST /v1/messages 200: ${broken}`,
  )
})

test('the journal of the mock says so of a scenario that answers otherwise', async () => {
  const mock = await testMockInProcess({ scenarios: [{ name: 'sunny', answer: { text: 'Sunny.' } }] })
  const asked = { method: 'POST', headers: { ...headers, 'x-api-key': mock.key }, body: JSON.stringify(sent) }
  await (await mock.fetch(`${mock.baseUrl}/v1/messages`, asked)).text()
  const { requests } = await mock.control.listRequests()
  expect(requests[0]).toMatchObject({
    answeredBy: [{ kind: 'scenario' }],
    verdicts: [{ verdict: 'violation', rule: 'tool-choice', place: 'body content' }],
  })
})

test.each([
  [
    'responses-annotations-sent-back',
    '/v1/responses',
    { model: 'm', input: [{ type: 'output_text', text: 'Hi' }] },
    response({ tools: [] }),
    'input[0].annotations',
  ],
  [
    'generate-content-schema-type',
    '/v1beta/models/m:generateContent',
    {
      contents: [{ parts: [{ text: 'Hi' }] }],
      generation_config: { response_schema: { any_of: [{ type: 'STRING' }] } },
    },
    {
      ...ending(text('Sunny.')),
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 5, totalTokenCount: 10 },
      modelVersion: 'm',
      responseId: 'r',
    },
    'generationConfig.responseSchema.type',
  ],
])('whether a deployment may accept what %s leaves out is unclear', (question, path, body, reply, at) => {
  const { lines, exitCode } = checkRecording(gatewayContract, writeRecording([exchange(path, body, reply)]))
  expect(lines.slice(0, -1)).toEqual([
    expect.stringContaining(`: unclear ${question}: request body ${at}: is required`),
  ])
  expect(exitCode).toBe(0)
})
