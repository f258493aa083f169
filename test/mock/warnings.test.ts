import { expect, test } from 'vitest'
import { createReplyValidation } from '../../runtime/judge/reply-validation.ts'
import { allRules } from '../support/find-violations.ts'
import { type ServedMock, scenariosFrom, sharedMock, testMock } from './serve-mock.ts'

// A directive may ask for a reply that the contract does not allow.
const mock = await sharedMock({ replyValidation: createReplyValidation(allRules, () => {}) })
const versions = { 'messages-version': '2023-06-01' }

/** The warnings of a request in the journal, after its status. */
async function ask(path: string, json: object, { request, control }: ServedMock = mock) {
  const reply = await request(path, { json, headers: versions })
  await reply.text()
  const { requests } = await control.listRequests({ limit: 1 })
  const found = requests[0]?.verdicts.filter(({ verdict }) => verdict === 'warning') ?? []
  expect(found.every(({ by }) => by === 'client')).toBe(true)
  const warnings = found.map(({ rule, place, message, help = '' }) => `${rule}: ${place} ${message}; ${help}`)
  return { status: reply.status, warnings, header: reply.headers.get('gatewright-warning') }
}

const model = 'gw-text-large'
const user = { role: 'user', content: 'Hello' }
const tools = [{ name: 'get_weather', input_schema: { type: 'object' } }]
const use = (id: string) => ({ type: 'tool_use', id, name: 'get_weather', input: {} })
const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'Rain.' })
const messages = (...list: object[]) => ({ model, max_tokens: 99, tools, messages: list })
const called = (...content: object[]) => ({ role: 'assistant', content })
const answered = (...content: object[]) => ({ role: 'user', content })

const call = (id: string) => ({
  type: 'function_call',
  id: `fc_${id}`,
  call_id: `call_${id}`,
  name: 'get_weather',
  arguments: '{}',
})
const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'Rain.' })
const reasoning = { type: 'reasoning', id: 'rs_1', summary: [] }
const responses = (...input: object[]) => ({ model, input })

const part = (own: object) => ({ parts: [own] })
const modelPart = (own: object) => ({ role: 'model', parts: [own] })
const functionCall = { functionCall: { name: 'get_weather', args: {} } }
const functionResponse = (name: string) => ({ functionResponse: { name, response: { output: 'Rain.' } } })
const contents = (...list: object[]) => ({ contents: list })
const generate = '/v1beta/models/gw-text-large:generateContent'

test.each<[title: string, path: string, body: object, warnings: string[]]>([
  [
    'a call without a result',
    '/v1/messages',
    messages(user, called(use('toolu_1'), use('toolu_2')), answered(result('toolu_2'))),
    ['missing-result: body messages[1].content[0] is the call "toolu_1" of `get_weather`'],
  ],
  [
    'a result that comes later than the next turn',
    '/v1/messages',
    messages(user, called(use('toolu_1')), user, called({ type: 'text', text: 'Hm.' }), answered(result('toolu_1'))),
    ['missing-result: body messages[1].content[0] '],
  ],
  [
    'calls with their results',
    '/v1/messages',
    messages(user, called(use('a'), use('b')), answered(result('b'), result('a'))),
    [],
  ],
  [
    'the id of an item instead of that of the call',
    '/v1/responses',
    responses(user, call('1'), output('fc_1')),
    [
      'unknown-call: body input[2].call_id is "fc_1", the `id` of the item and not the `call_id` of the call; Send "call_1", that of the call of `get_weather`.',
    ],
  ],
  [
    'a result of a call that was not sent',
    '/v1/responses',
    responses(user, output('call_9')),
    ['unknown-call: body input[1].call_id is "call_9", which no earlier call has'],
  ],
  [
    'calls with results one after the other',
    '/v1/responses',
    responses(user, call('1'), output('call_1'), call('2'), output('call_2')),
    [],
  ],
  ['reasoning before its call', '/v1/responses', responses(user, reasoning, call('1'), output('call_1')), []],
  [
    'reasoning before its message',
    '/v1/responses',
    responses(user, reasoning, { role: 'assistant', content: 'Hi' }, user),
    [],
  ],
  [
    'reasoning alone, in the middle and at the end',
    '/v1/responses',
    responses(user, reasoning, user, reasoning),
    ['lone-reasoning: body input[1] is the reasoning "rs_1"', 'lone-reasoning: body input[3] '],
  ],
  [
    'a function response of another name',
    generate,
    contents(part({ text: 'Hi' }), modelPart(functionCall), part(functionResponse('get_time'))),
    [
      'unknown-call: body contents[2].parts[0].functionResponse.name is "get_time", which no earlier call has; Send "get_weather", the name of the call.',
    ],
  ],
  [
    'two calls of one name with two responses',
    generate,
    contents(
      part({ text: 'Hi' }),
      { role: 'model', parts: [functionCall, functionCall] },
      { parts: [functionResponse('get_weather'), functionResponse('get_weather')] },
    ),
    [],
  ],
  [
    'a model that is nearly a listed one',
    '/v1/responses',
    { model: 'gw-text-larg', input: 'Hi' },
    ['unknown-model: body model is "gw-text-larg", which is not listed, did you mean `gw-text-large`?'],
  ],
  ['a model of another vendor', '/v1/responses', { model: 'gpt-4o', input: 'Hi' }, []],
  [
    'a model for videos',
    '/v1/responses',
    { model: 'gw-video-1', input: 'Hi' },
    [
      'model-kind: body model is `gw-video-1`, which is a model for videos and not for text; Send one of `gw-text-large`',
    ],
  ],
  ['a model for text', '/v1/videos', { model, prompt: 'A heron.' }, ['model-kind: body model is `gw-text-large`']],
  [
    'a model for images in the path',
    generate.replace(model, 'gw-image-1'),
    contents(part({ text: 'Hi' })),
    ['model-kind: path model is `gw-image-1`'],
  ],
  [
    'a misspelled field',
    '/v1/responses',
    { model, input: 'Hi', temprature: 1 },
    ['unknown-field: body temprature is unknown, did you mean `temperature`?'],
  ],
  [
    'a directive for a tool that is not declared',
    '/v1/responses',
    { model, input: 'sim:search Herons.' },
    ['offered-tool: body tools has no web search, which `sim:search` asks for'],
  ],
  [
    'a directive for a tool that is declared',
    '/v1/responses',
    { model, input: 'sim:search Herons.', tools: [{ type: 'web_search_preview' }] },
    [],
  ],
  [
    'fields of chat completions',
    '/v1/responses',
    { model, input: 'Hi', max_tokens: 9, messages: [user] },
    [
      'unknown-field: body max_tokens is unknown here. Send `max_output_tokens`.',
      'unknown-field: body messages is unknown here. Send the conversation as `input`.',
    ],
  ],
])('%s of %s', async (_, path, body, expected) => {
  const { status, warnings, header } = await ask(path, body)
  expect([status, warnings]).toEqual([200, expected.map((start) => expect.stringContaining(start))])
  expect(header === null).toBe(expected.length === 0)
})

test('several results without a call do not hide the calls without a result', async () => {
  const { warnings } = await ask(
    '/v1/responses',
    responses(user, call('1'), call('2'), output('call_8'), output('call_9')),
  )
  expect(warnings.map((warning) => warning.split(' is ')[0])).toEqual([
    'unknown-call: body input[3].call_id',
    'unknown-call: body input[4].call_id',
    'missing-result: body input[1]',
    'missing-result: body input[2]',
  ])
})

test('the calls of a stored response are known', async () => {
  const offered = [{ type: 'function', name: 'get_weather', parameters: { type: 'object' } }]
  const first = await mock.request('/v1/responses', {
    json: { model, input: 'sim:tool', tools: offered, reasoning: {} },
  })
  const { id, output: items } = (await first.json()) as {
    id: string
    output: { id: string; type: string; call_id: string }[]
  }
  const callItem = items.find(({ type }) => type === 'function_call')
  const answer = (callId = '') => ({ model, previous_response_id: id, input: [output(callId)] })
  expect(await ask('/v1/responses', answer(callItem?.call_id))).toMatchObject({ status: 200, warnings: [] })
  const wrong = await ask('/v1/responses', answer(callItem?.id))
  expect(wrong.warnings).toEqual([expect.stringContaining(`Send "${callItem?.call_id}"`)])
  const unanswered = await ask('/v1/responses', { ...answer(), input: 'And?' })
  expect(unanswered.warnings).toEqual([])
  const references = items.map((item) => ({ type: 'item_reference', id: item.id }))
  expect(items.map(({ type }) => type)).toContain('reasoning')
  expect(
    (await ask('/v1/responses', responses(user, ...references, output(callItem?.call_id ?? '')))).warnings,
  ).toEqual([])
  const unknown = await ask('/v1/responses', { ...answer('call_1'), previous_response_id: 'resp_unknown' })
  expect(unknown).toMatchObject({ status: 400, warnings: [] })
})

test('a warning does not depend on what answers', async () => {
  const scenarios = await scenariosFrom('scenarios: [{ name: raw, answer: { reply: { body: Hi } } }]')
  const scripted = await testMock({ scenarios, faults: [{ kind: 'status', status: 429, times: 1 }] })
  for (const status of [429, 200])
    expect(await ask('/v1/responses', responses(output('call_9')), scripted)).toMatchObject({
      status,
      warnings: expect.arrayContaining([expect.stringContaining('unknown-call')]),
      header: expect.stringContaining('"call_9"'),
    })
})

test('many warnings and hostile ids stay short, printable and on one line', async () => {
  const hostile = `x\r\nset-cookie: a=b\u0007é\u{1f600}${'y'.repeat(10_000)}`
  const outputs = Array.from({ length: 200 }, () => output(hostile))
  const { status, warnings, header } = await ask('/v1/responses', responses(user, ...outputs))
  expect([status, warnings.length]).toEqual([200, 5])
  expect(warnings.join('').length).toBeLessThan(2_000)
  expect(header).toMatch(/^[ -~]{1,1004}$/)
  expect(header).toMatch(/\.\.\.$/)
})

test.each([
  [false, 'messages-version: the header is required; clients send it as `anthropic-version`'],
  [true, 'messages-version: the header is required'],
])('a refusal names the spelling of clients, unless the mock is strict: %s', async (strict, message) => {
  const { request, key } = await testMock({ strict })
  const reply = await request('/v1/messages', { json: messages(user), headers: { 'x-api-key': key } })
  expect(await reply.json()).toMatchObject({ error: { message } })
})

const chatTools = [{ type: 'function', function: { name: 'get_weather', parameters: { type: 'object' } } }]

test.each<[path: string, body: object, rule: string, advice: string]>([
  [
    '/v1/responses',
    { model, messages: [user] },
    'input: is required',
    '`messages` is unknown here. Send the conversation as `input`.',
  ],
  [
    '/v1/responses',
    { model, input: 'Hi', tools: chatTools },
    'tools[0].name: is required',
    '`tools[0].function` is unknown here. Send `name`',
  ],
  [
    '/v1/messages',
    { model, max_tokens: 9, messages: [user], tools: chatTools },
    'tools[0]',
    '`tools[0].function` is unknown here. Send `name`',
  ],
  [
    '/v1/messages',
    { model, max_tokens: 9, input: 'Hi' },
    'messages: is required',
    '`input` is unknown here. Send `messages`.',
  ],
  [generate, { messages: [user] }, 'contents: is required', '`messages` is unknown here. Send `contents`.'],
])('a body of another format, sent to %s, is refused with what to send: %j', async (path, body, rule, advice) => {
  const reply = await mock.request(path, { json: body, headers: versions })
  const { error } = (await reply.json()) as { error: { message: string } }
  expect([reply.status, error.message]).toEqual([400, expect.stringContaining(rule)])
  expect(error.message).toContain(advice)
})

test.each([
  [
    '/v1/responses',
    { input: 'Hi', tools: [{ type: 'function', name: 'get_weather', parameters: null }], parallel_tool_calls: false },
  ],
  ['/v1/messages', { ...messages(user), tool_choice: { type: 'auto', disable_parallel_tool_use: true } }],
])('a scenario that does what the request of %s forbids is a warning', async (path, body) => {
  const yaml = 'scenarios: [{ name: calls, answer: { calls: [{ name: get_weather }, { name: get_time }] } }]'
  const scripted = await testMock({ scenarios: await scenariosFrom(yaml), replyValidation: undefined })
  for (const stream of [false, true])
    expect((await ask(path, { model, stream, ...body }, scripted)).warnings).toEqual([
      'offered-tool: body tools has no function `get_time`, which the scenario "calls" calls; ',
      'parallel-calls: body forbids parallel calls, and the scenario "calls" makes 2; ',
    ])
})

test('the refusal of a model that is nearly a listed one names that', async () => {
  const path = (id: string) => `/v1beta/models/${id}:generateContent`
  const send = async (id: string) =>
    (await (await mock.request(path(id), { json: contents(part({ text: 'Hi' })) })).json()) as object
  const refused = 'The model `gw-text-larg` does not exist, did you mean `gw-text-large`?'
  expect(await send('gw-text-larg')).toMatchObject({
    error: { status: 'NOT_FOUND', message: expect.stringContaining(refused) },
  })
  expect(await send('gemini')).toMatchObject({
    error: { message: expect.stringContaining('The model `gemini` does not exist. ') },
  })
})
