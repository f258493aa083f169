import { createMock } from 'gatewright'
import OpenAI from 'openai'
import { afterEach, describe, expect, test } from 'vitest'
import { mock as chatTables } from '../../generated/chat-completions/mock-server.ts'
import { mock as gatewayTables } from '../../generated/mock-server.ts'
import { listIllegalStreams } from '../../mock/faults/corpus.ts'
import { loadGatewayMock } from '../../mock/gateway-mock.ts'
import { joinTables } from '../../runtime/http/mock-tables.ts'
import { asObject } from '../../runtime/json.ts'
import { writeRecording } from '../proxy/recording/written-recording.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startCommand } from '../support/start-command.ts'
import { sharedMockInProcess, testMockInProcess } from './serve-mock.ts'

const mock = await sharedMockInProcess({ chatCompletions: true })
const client = new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch, maxRetries: 0 })
const model = 'gw-text-large'
const messages = [{ role: 'user', content: 'sim:echo Hello over there' } as const]
const path = '/v1/chat/completions'

afterEach(() => mock.control.resetSandbox())

const stream = async (more: object = {}) =>
  (await mock.request(path, { json: { model, messages, stream: true, ...more } })).text()
const script = (answer: object, match: object = {}) =>
  mock.control.addScenarios({
    scenarios: [{ name: 'a', match: { operation: 'createChatCompletion', ...match }, answer }],
  })

test('the other formats are served beside it, and paths without /v1 are named', async () => {
  expect((await mock.request('/v1/models')).status).toBe(200)
  expect((await client.responses.create({ model, input: 'sim:echo Hi' })).output_text).toBe('Hi')
  const { error } = (await (await mock.request('/chat/completions', { json: {} })).json()) as { error: Error }
  expect(error.message).toMatch(
    /^Unknown path \/chat\/completions\. Did you mean \/v1\/chat\/completions\? Add \/v1 to the base URL/,
  )
  const wrong = await mock.request(path)
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await wrong.json()).toMatchObject({ error: { type: 'invalid_request_error', code: 'method_not_allowed' } })
})

test('without the option the refusal names it, and so does a mock of another document', async () => {
  const plain = await testMockInProcess()
  const reply = await plain.request(path, { json: { model, messages } })
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ error: { message: expect.stringContaining('--chat-completions') } })
  await expect(createMock({ spec: 'test/mock/document/shop.yaml', chatCompletions: true })).rejects.toThrow(
    'createMock: chatCompletions is an option of the gateway',
  )
})

test('conditions and recordings see a request without the defaults of the contract', async () => {
  await script({ text: 'No n.' }, { body: { '$.n': { exists: false } } })
  const { choices } = await client.chat.completions.create({ model, messages })
  expect(choices[0]?.message.content).toBe('No n.')

  const reply = { status: 200, body: { json: { id: 'recorded', choices: [] } } }
  const recording = writeRecording([{ request: { method: 'POST', path, body: { json: { model, messages } } }, reply }])
  const replayed = await testMockInProcess({ chatCompletions: true, replay: { path: recording, only: true } })
  expect(await (await replayed.request(path, { json: { model, messages } })).json()).toMatchObject({ id: 'recorded' })
  expect((await replayed.request(path, { json: { model, messages, n: 1 } })).status).toBe(404)
})

describe('scenarios', () => {
  test.each<[string, object, object]>([
    ['text', { text: 'Hi' }, { message: { content: 'Hi' }, finish_reason: 'stop' }],
    ['a refusal', { refusal: 'No.' }, { message: { content: null, refusal: 'No.' } }],
    ['JSON', { json: { a: 1 } }, { message: { content: '{"a":1}' } }],
    ['a reason', { text: 'Hi', finish: 'length' }, { finish_reason: 'length' }],
    [
      'calls',
      { calls: [{ name: 'f', arguments: { a: 1 } }, { name: 'g' }] },
      { message: { tool_calls: [{ function: { name: 'f', arguments: '{"a":1}' } }, { function: { name: 'g' } }] } },
    ],
    ['a patch', { text: 'Hi', patch: { '$.choices[0].finish_reason': 'odd' } }, { finish_reason: 'odd' }],
    ['an example', { example: 'refusal' }, { message: { refusal: 'I cannot help with that.' } }],
  ])('answer with %s', async (_, answer, choice) => {
    await script(answer)
    const { choices } = await client.chat.completions.create({ model, messages })
    expect(choices).toMatchObject([choice])
  })

  test('answer with usage, errors and bytes of any kind', async () => {
    await script({ text: 'Hi', usage: { inputTokens: 5, outputTokens: 3 } })
    const { usage } = await client.chat.completions.create({ model, messages })
    expect(usage).toMatchObject({ prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 })
    await mock.control.resetSandbox()
    await script({ error: { kind: 'rate-limited', variant: 'insufficient-quota' } })
    await expect(client.chat.completions.create({ model, messages })).rejects.toMatchObject({
      code: 'insufficient_quota',
    })
    await mock.control.resetSandbox()
    await script({ reply: { events: [{ data: { choices: [] } }] } })
    expect(await stream()).toBe('data: {"choices":[]}\n\n')
  })

  test('match by the last text of the user, and by a result', async () => {
    await script({ text: 'matched' }, { text: 'over there' })
    const say = async (more: OpenAI.ChatCompletionMessageParam[]) => {
      const { choices } = await client.chat.completions.create({ model, messages: more })
      return choices[0]?.message.content
    }
    expect(await say(messages)).toBe('matched')
    expect(
      await say([...messages, { role: 'assistant', content: 'Hi' }, { role: 'user', content: 'sim:echo x' }]),
    ).toBe('x')
    await mock.control.resetSandbox()
    await script({ text: 'after a result' }, { toolResult: true })
    const call = { id: 'call_1', type: 'function', function: { name: 'f', arguments: '{}' } } as const
    const result = { role: 'tool', tool_call_id: 'call_1', content: 'over there' } as const
    expect(await say([...messages, { role: 'assistant', tool_calls: [call] }, result])).toBe('after a result')
    expect(await say(messages)).toBe('Hello over there')
  })

  test('leave a request alone that the gateway refuses', async () => {
    await script({ text: 'Hi' })
    const refused = await mock.request(path, { json: { model, messages, stream_options: {} } })
    expect(refused.status).toBe(400)
  })
})

describe('faults', () => {
  const inject = (kind: string, fields: object = {}) => mock.control.addFault({ kind, ...fields })

  test('an error event is the last one of a stream, without the end mark', async () => {
    await inject('error-event', { afterEvents: 2 })
    const frames = (await stream()).split(/(?<=\n\n)/)
    expect(frames.at(-1)).toMatch(/^data: \{"error":\{"message":/)
    await mock.control.resetSandbox()
    expect((await stream()).split(/(?<=\n\n)/).at(-1)).toBe('data: [DONE]\n\n')
  })

  test.each([
    [{ kind: 'end', afterEvents: 2 }, /^(data: \{.*\}\n\n){2}$/],
    [{ kind: 'drop', event: 'finish' }, /^(data: \{(?!.*"stop").*\n\n)+data: \[DONE\]\n\n$/],
    [{ kind: 'framing', how: 'crlf' }, /^(data: .*\r\n\r\n)+$/],
    [{ kind: 'status', status: 503 }, /^\{"error":\{"message":.*"type":"server_error"/],
  ] as const)('%j', async (fault, expected) => {
    await mock.control.addFault(fault)
    expect(await stream()).toMatch(expected)
  })

  test('every illegal stream of the corpus breaks the contract', async () => {
    const illegal = listIllegalStreams(await loadGatewayMock({ chatCompletions: true }))
    const names = illegal.flatMap(({ stream: { name: of }, name }) => (of === 'createChatCompletion' ? [name] : []))
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) {
      await inject('corpus', { name })
      const sent = await stream()
      const [entry] = (await mock.control.listRequests()).requests.slice(-1)
      expect(
        entry?.verdicts.map(({ by }) => by),
        `${name}\n${sent}`,
      ).not.toEqual([])
      await mock.control.resetSandbox()
    }
  })
})

test('preferences choose errors and examples', async () => {
  const prefer = (preference: string, more = {}) =>
    mock.request(path, { json: { model, messages, ...more }, headers: { prefer: preference } })
  const limited = await prefer('code=429')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, expect.any(String)])
  expect(await (await prefer('example=parallel-calls')).json()).toMatchObject({ id: 'chatcmpl-9RgQz4Kc8TXfH1uJ' })
  const streamed = await (await prefer('example=calls-and-usage', { stream: true })).text()
  expect(streamed).toMatch(/^(data: \{.*\n\n){6}data: \[DONE\]\n\n$/)
})

test('the journal has requests with their events and findings', async () => {
  const tools = [{ type: 'function', function: { name: 'f' } }]
  await stream({ stream_options: { include_usage: true } })
  await mock.request(path, {
    json: { model, messages: [{ role: 'user', content: 'x' }], tools, tool_choice: 'required' },
  })
  await mock.request(path, { json: { model, messages, temperature: 3 } })
  const { requests } = await mock.control.listRequests()
  expect(requests.map(({ operationId, status, verdicts }) => [operationId, status, verdicts.length])).toEqual([
    ['createChatCompletion', 200, 0],
    ['createChatCompletion', 200, 0],
    ['createChatCompletion', 400, 1],
  ])
  const [streamed] = requests
  expect(streamed?.stream?.events.map(({ event }) => event).filter((event) => event !== 'chunk')).toEqual([
    'finish',
    'usage',
  ])
})

test('a sandbox has chat completions of its own', async () => {
  const { baseUrl, fetch, control } = mock.sandbox('alice')
  const alice = new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey: mock.key, fetch, maxRetries: 0 })
  await control.addScenarios({ scenarios: [{ name: 'a', answer: { text: 'Alice' } }] })
  expect((await alice.chat.completions.create({ model, messages })).choices[0]?.message.content).toBe('Alice')
  expect((await client.chat.completions.create({ model, messages })).choices[0]?.message.content).not.toBe('Alice')
})

test('a field that the contract does not describe is ignored with a warning', async () => {
  const reply = await mock.request(path, { json: { model, messages, functions: [] } })
  expect([reply.status, reply.headers.get('gatewright-warning')]).toEqual([200, expect.stringContaining('functions')])
})

test.each(['mock', 'stub'])('the command %s serves it with the option, and not without', async (program) => {
  const ask = async (...args: string[]) => {
    const { baseUrl } = await closeAfterTest(startCommand([program, '--speed', '0', ...args]))
    const headers = { authorization: 'Bearer sk-mock', 'content-type': 'application/json' }
    const body = JSON.stringify({ model, messages })
    return (await fetch(baseUrl + path, { method: 'POST', headers, body })).status
  }
  expect(await ask('--chat-completions')).toBe(200)
  expect(await ask()).toBe(404)
})

test('the proxy checks it with the option, and knows no such path without', async () => {
  const target = await closeAfterTest(startCommand(['mock', '--speed', '0', '--chat-completions']))
  const listFindings = async (...args: string[]) => {
    const { baseUrl } = await closeAfterTest(startCommand(['proxy', '--target', target.baseUrl, ...args]))
    const headers = { authorization: 'Bearer sk-mock', 'content-type': 'application/json' }
    const body = JSON.stringify({ model, messages, temperature: 3 })
    const reply = await fetch(baseUrl + path, { method: 'POST', headers, body })
    return JSON.parse(reply.headers.get('gatewright-findings') ?? '[]')
  }
  expect(await listFindings('--chat-completions')).toEqual([expect.stringContaining('temperature: must be at most 2')])
  expect(await listFindings()).toEqual([expect.stringContaining('path')])
})

test('the documents of both contracts are joined, and no name is that of another thing', () => {
  const joined = asObject(joinTables([gatewayTables, chatTables]).readDocument('openapi.json') as never)
  const parts = [gatewayTables, chatTables].map(({ readDocument }) => asObject(readDocument('openapi.json') as never))
  for (const section of ['paths', 'components']) {
    const keys = (document: object) => Object.keys(asObject(Reflect.get(document, section)))
    expect(new Set(keys(joined))).toEqual(new Set(parts.flatMap(keys)))
  }
  const names = (section: string) =>
    parts.flatMap(({ components }) => Object.keys(asObject(asObject(components)[section])))
  for (const section of ['schemas', 'responses', 'headers', 'parameters'])
    expect(names(section).length).toBe(new Set(names(section)).size)
})
