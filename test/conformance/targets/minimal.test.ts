import { afterAll, expect, test } from 'vitest'
import { startMinimal } from '../../../conformance/targets/minimal/server.ts'

const gateway = await startMinimal()

afterAll(() => gateway.close())

type Headers = Readonly<Record<string, string>>

async function send(path: string, headers: Headers, body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return fetch(`${gateway.baseUrl}${path}`, { headers: { 'content-type': 'application/json', ...headers }, ...sent })
}

/** Sends a request with a valid key to a family that reads it as a bearer token. */
async function ask<T extends object = Readonly<Record<string, string>>>(path: string, body?: unknown) {
  const response = await send(path, { authorization: `Bearer ${gateway.key}` }, body)
  return { status: response.status, json: (await response.json()) as T }
}

async function message(body: object, headers: Headers = { 'x-api-key': gateway.key, 'messages-version': '1' }) {
  const base = { model: 'gw-1', max_tokens: 9, messages: [{ role: 'user', content: 'Hi.' }] }
  return send('/v1/messages', headers, { ...base, ...body })
}

async function generate(method: string, body: object = {}, key = gateway.key) {
  const contents = [{ parts: [{ text: 'Hi.' }] }]
  const query = method.includes('?') ? '&' : '?'
  return send(`/v1beta/models/gw-1:${method}${query}key=${key}`, {}, { contents, ...body })
}

test('lists models, and refuses a missing and a wrong key as documented', async () => {
  const { json } = await ask<{ data: object[] }>('/v1/models')
  const entry = { id: 'gw-text-large', object: 'model', created: 1_730_000_000, owned_by: 'minimal' }
  expect(json).toEqual({ object: 'list', data: [entry, ...json.data.slice(1)] })
  const missing = await send('/v1/models', {})
  expect(missing.status).toBe(401)
  const type = 'invalid_request_error'
  expect(await missing.json()).toEqual({
    error: { message: expect.stringMatching(/not/), type, param: null, code: null },
  })
  const wrong = await send('/v1/models', { authorization: 'Bearer sk-x' })
  const error = { message: expect.stringMatching(/ncorrect/), type, param: null, code: 'invalid_api_key' }
  expect([wrong.status, await wrong.json()]).toEqual([401, { error }])
  expect((await send('/v1/models', { authorization: `Bearer ${gateway.key.slice(3)}` })).status).toBe(200)
})

test.each([
  ['/v1/video/generations', 'task_id', ['status', 'url']],
  ['/v1/videos', 'id', ['status']],
])('a video task of %s has only the documented members', async (path, id, finished) => {
  const created = (await ask(path, { model: 'm', prompt: 'Fog.' })).json
  expect(Object.keys(created)).toEqual([id])
  const place = `${path}/${created[id]}`
  const { status, ...others } = (await ask(place)).json
  expect(['succeeded', 'failed']).not.toContain(status)
  expect(others).toEqual({})
  expect((await ask(`/v1/videos/${created[id]}/content`)).json).toEqual({ message: expect.any(String) })
  const { json } = await ask(place)
  expect([json.status, Object.keys(json)]).toEqual(['succeeded', finished])
  const file = await send(`/v1/videos/${created[id]}/content`, { authorization: `Bearer ${gateway.key}` })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
})

test('a failed video task has a message, as every error has', async () => {
  const { json } = await ask('/v1/videos', { model: 'm', prompt: 'Please fail.' })
  await ask(`/v1/videos/${json.id}`)
  const { json: record } = await ask(`/v1/videos/${json.id}`)
  expect(record).toEqual({ status: 'failed', error: { message: expect.any(String) } })
  const refusal = { status: 404, json: { message: expect.any(String) } }
  expect(await ask('/v1/videos/unknown')).toEqual(refusal)
})

interface ImageTask {
  readonly action: string
  readonly buttons: readonly { readonly customId: string }[]
}

test('the image proxy sends the common result, task records and errors', async () => {
  const { json } = await ask('/img/submit/imagine', { prompt: 'A fox.', state: 's' })
  expect(json).toEqual({ code: 1, description: expect.any(String), properties: {}, result: expect.any(String) })
  await ask(`/img/task/${json.result}/fetch`)
  const { json: task } = await ask<ImageTask>(`/img/task/${json.result}/fetch`)
  const members = 'id action status buttons description progress prompt promptEn properties state submitTime startTime'
  expect(Object.keys(task)).toEqual([...members.split(' '), 'imageUrl', 'finishTime'])
  expect(task).toMatchObject({ action: 'IMAGINE', status: 'SUCCESS', prompt: 'A fox.', state: 's' })
  const customId = expect.stringMatching(/^[^:]+::JOB::[^:]+::\d+::[^:]+$/)
  expect(task.buttons[0]).toEqual({ customId, emoji: '', label: 'V1', style: 2, type: 1 })
  expect((await ask(`/img/task/${json.result}/fetch`)).json).toEqual(task)
  const next = await ask('/img/submit/action', { taskId: json.result, customId: task.buttons[0]?.customId })
  expect(next.json).toMatchObject({ code: 1, properties: {} })
  const list = await ask<ImageTask[]>('/img/task/list-by-condition', { ids: [json.result, next.json.result] })
  expect(list.json.map(({ action }) => action)).toEqual(['IMAGINE', 'VARIATION'])
  const error = { code: expect.any(Number), description: expect.any(String), result: null }
  expect(await ask('/img/task/unknown/fetch')).toEqual({ status: 404, json: error })
  expect(await ask('/img/submit/imagine', {})).toEqual({ status: 400, json: error })
  const ofOne = await ask('/img/submit/blend', { base64Array: ['data:image/gif;base64,R0lGODlh'] })
  expect([ofOne.status, ofOne.json.code, Object.keys(ofOne.json)]).toEqual([200, 21, Object.keys(json)])
})

test('a whole message has the members of the table', async () => {
  expect(await (await message({})).json()).toEqual({
    id: expect.any(String),
    type: 'message',
    role: 'assistant',
    model: 'gw-1',
    content: [{ type: 'text', text: 'Indeed.' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  })
  const stopped = await message({ stop_sequences: ['!', 'd.', 'ee'] })
  expect(await stopped.json()).toMatchObject({
    content: [{ text: 'Ind' }],
    stop_reason: 'stop_sequence',
    stop_sequence: 'ee',
  })
})

test('a forced tool is used with an input of its schema', async () => {
  const input_schema = { type: 'object', properties: { city: { type: 'string', minLength: 2 } }, required: ['city'] }
  const tools = [{ name: 'look', input_schema }]
  for (const tool_choice of [{ type: 'any' }, { type: 'tool', name: 'look' }]) {
    const content = [{ type: 'tool_use', id: expect.any(String), name: 'look', input: { city: 'xx' } }]
    const response = await message({ tools, tool_choice })
    expect(await response.json()).toMatchObject({ stop_reason: 'tool_use', content })
  }
})

test('a message stream has data lines with the documented members', async () => {
  const response = await message({ stream: true })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const text = await response.text()
  expect(text).toMatch(/^(data: \{.*\}\n\n){6}$/)
  const events = text.match(/(?<=data: ).*/g)?.map((line) => JSON.parse(line))
  const start = { id: expect.any(String), model: 'gw-1', role: 'assistant', type: 'message' }
  expect(events).toEqual([
    { type: 'message_start', message: start },
    { type: 'content_block_start', index: 0, content_block: { type: 'text' } },
    { type: 'content_block_delta', index: 0, delta: { text: 'Indeed.' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', usage: { input_tokens: 1, output_tokens: 1 } } },
    { type: 'message_stop' },
  ])
})

test.each([
  [{ 'messages-version': '1' }, 401, 'authentication_error', /^(?!invalid_api_key)/],
  [{ 'messages-version': '1', 'x-api-key': 'sk-x' }, 401, 'authentication_error', /^invalid_api_key$/],
  [{ 'x-api-key': 'sk-minimal' }, 400, 'invalid_request_error', /^(?!invalid_api_key)/],
])('a message with the headers %j is refused with %i', async (headers, status, type, code) => {
  const response = await message({}, headers)
  const error = { type, message: expect.any(String), code: expect.stringMatching(code) }
  expect([response.status, await response.json()]).toEqual([status, { error }])
})

test('generated content has candidates and nothing else', async () => {
  const content = { parts: [{ text: 'Indeed.' }] }
  const end = { finishReason: 'STOP', index: 0 }
  expect(await (await generate('generateContent')).json()).toEqual({ candidates: [{ content, ...end }] })
  const chunks = [{ candidates: [{ content }] }, { candidates: [end] }]
  const text = await (await generate('streamGenerateContent?alt=sse')).text()
  const lines = [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]']
  expect(text).toBe(lines.map((line) => `data: ${line}\n\n`).join(''))
  const tools = [{ function_declarations: [{ name: 'a' }, { name: 'b' }] }]
  const toolConfig = { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['b'] } }
  const called = await generate('generateContent', { tools, toolConfig })
  const call = { parts: [{ functionCall: { name: 'b', args: {} } }] }
  expect(await called.json()).toEqual({ candidates: [{ content: call, ...end }] })
})

test('errors of generated content have code, message, status and details', async () => {
  const refused = await generate('generateContent', { generationConfig: { temperature: 3 } })
  const fieldViolations = [{ field: 'generationConfig.temperature', description: expect.any(String) }]
  const details = [{ '@type': expect.any(String), fieldViolations }]
  const error = { code: 400, message: expect.any(String), status: 'INVALID_ARGUMENT', details }
  expect([refused.status, await refused.json()]).toEqual([400, { error }])
  const unknown = await generate('generateContent', {}, 'sk-x')
  const other = { message: expect.any(String), details: [{ hint: expect.any(String) }] }
  const wrongKey = { code: 401, status: 'UNAUTHENTICATED', ...other }
  expect([unknown.status, await unknown.json()]).toEqual([401, { error: wrongKey }])
  const absent = await generate('generateContent', { cachedContent: 'cachedContents/a' })
  expect([absent.status, await absent.json()]).toEqual([404, { error: { code: 5, status: 'NOT_FOUND', ...other } }])
})

const members = [
  ...['id', 'object', 'created_at', 'status', 'error', 'incomplete_details', 'instructions', 'max_output_tokens'],
  ...['model', 'output', 'parallel_tool_calls', 'previous_response_id', 'reasoning', 'store', 'temperature', 'text'],
  ...['tool_choice', 'tools', 'top_p', 'truncation', 'usage', 'user', 'metadata'],
]
const item = {
  type: 'message',
  id: expect.any(String),
  status: 'completed',
  role: 'assistant',
  content: [{ type: 'output_text', text: 'Indeed.', annotations: [] }],
}

test('a response has every member of the table, and service_tier if it was set', async () => {
  const { json } = await ask('/v1/responses', { model: 'gw-1', input: 'Hi.' })
  expect(Object.keys(json)).toEqual(members)
  expect(json).toMatchObject({
    object: 'response',
    status: 'completed',
    output: [item],
    tool_choice: 'auto',
    user: null,
  })
  expect(json.usage).toEqual({
    input_tokens: 1,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 1,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 2,
  })
  const next = { model: 'gw-1', input: 'Hi.', service_tier: 'auto', previous_response_id: json.id }
  expect(Object.keys((await ask('/v1/responses', next)).json)).toEqual([...members, 'service_tier'])
  expect((await ask('/v1/responses', { ...next, previous_response_id: 'x' })).status).toBe(404)
  expect((await ask('/v1/responses', { ...next, input: 'x'.repeat(600_000) })).status).toBe(400)
})

test('a response to a forced function is its call, and names the tool choice in a string', async () => {
  const tools = [{ type: 'function', name: 'look' }, { type: 'web_search_preview' }]
  const tool_choice = { type: 'function', name: 'look' }
  const { json } = await ask('/v1/responses', { model: 'gw-1', input: 'Hi.', tools, tool_choice })
  const call = { name: 'look', arguments: '{}', call_id: expect.any(String) }
  expect(json.output).toEqual([{ type: 'function_call', id: expect.any(String), status: 'completed', ...call }])
  expect(json.tool_choice).toBe('function')
  expect(json.tools).toEqual([
    { type: 'function', name: 'look', strict: true },
    { type: 'web_search_preview', domains: [], search_context_size: 'medium', user_location: null },
  ])
})

test('a response streams the nine documented events with the documented members', async () => {
  const authorization = `Bearer ${gateway.key}`
  const response = await send('/v1/responses', { authorization }, { model: 'gw-1', input: 'Hi.', stream: true })
  const frames = (await response.text()).split('\n\n').slice(0, -1)
  const events = frames.map((frame) => {
    const [, name, data = ''] = /^event: (\S+)\ndata: (.*)$/.exec(frame) ?? []
    const { type, ...others } = JSON.parse(data)
    expect(type).toBe(name)
    return [name, others]
  })
  const at = { item_id: events[2]?.[1].item.id, output_index: 0, content_index: 0 }
  const [part] = item.content
  const started = expect.objectContaining({ status: 'in_progress', output: [], usage: null })
  expect(events).toEqual([
    ['response.created', { response: started }],
    ['response.in_progress', { response: started }],
    ['response.output_item.added', { output_index: 0, item: { ...item, status: 'in_progress', content: [] } }],
    ['response.content_part.added', { ...at, part: { ...part, text: '' } }],
    ['response.output_text.delta', { ...at, delta: 'Indeed.' }],
    ['response.output_text.done', { ...at, text: 'Indeed.' }],
    ['response.content_part.done', { ...at, part }],
    ['response.output_item.done', { output_index: 0, item }],
    ['response.completed', { response: expect.objectContaining({ status: 'completed', output: [item] }) }],
  ])
  expect(Object.keys(events[8]?.[1].response)).toEqual(members)
})
