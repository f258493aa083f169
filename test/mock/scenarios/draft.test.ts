import { beforeEach, describe, expect, test } from 'vitest'
import { type Send, sharedMock, testMockInProcess } from '../serve-mock.ts'

const mock = await sharedMock({ log: () => {} })

beforeEach(async () => {
  await mock.control.resetSandbox()
})

const headers = { 'messages-version': '2023-06-01' }
const model = 'gw-text-large'
const user = (content: unknown) => ({ role: 'user', content })
const assistant = (content: unknown) => ({ role: 'assistant', content })
const toMessages = (messages: readonly object[], fields: object = {}) => ({
  model,
  max_tokens: 100_000,
  messages,
  ...fields,
})
const toResponse = (input: unknown, fields: object = {}) => ({ model, input, ...fields })

/** What a reply says, without ids and times. */
async function send(path: string, json: object, request: Send = mock.request): Promise<string> {
  const reply = await request(path, { json, headers })
  const text = await reply.text().catch((error: Error) => error.message)
  const varying =
    /("(?:id|item_id|message_id|response_id)": ?"\w+"|"(?:created_at|completed_at|sequence_number)": ?[\d.]+)/g
  return `${reply.status} ${text.replaceAll(varying, '')}`
}

const wordsOf = (reply: string) =>
  [...reply.matchAll(/"(?:text|delta|partial_json|arguments)": ?"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('')

const call = { type: 'tool_use', id: 'toolu_1', name: 'clock', input: {} }
const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: 'noon' }

describe('the draft of a scenario', () => {
  test.each([
    ['a text', '/v1/messages', toMessages([user('Hello')])],
    ['a long answer', '/v1/responses', toResponse(`sim:echo ${'word '.repeat(20_000)}`)],
    ['a long stream', '/v1/messages', toMessages([user(`sim:echo ${'word '.repeat(5500)}`)], { stream: true })],
    ['a tool result', '/v1/messages', toMessages([user('Time?'), assistant([call]), user([result])])],
    ['an answer that reached its limit', '/v1/messages', toMessages([user('Hello')], { max_tokens: 5 })],
  ])('gives %s again', async (_, path, json) => {
    const before = await send(path, json)
    const { text, notes } = await mock.control.draftScenario(1)
    expect(notes).toEqual([])
    await mock.control.addScenarios({ text })
    // Another seed would answer otherwise.
    await mock.control.changeSettings({ seed: 77 })
    const after = await send(path, json)
    expect(wordsOf(after)).toBe(wordsOf(before))
    expect(/"stop_reason":"\w+"/.exec(after)?.[0]).toBe(/"stop_reason":"\w+"/.exec(before)?.[0])
    expect((await mock.control.getRequest(2)).answeredBy).toMatchObject([{ kind: 'scenario' }])
  })

  test('asks for a tool result if the request has one', async () => {
    await send('/v1/messages', toMessages([user('Time?'), assistant([call]), user([result])]))
    const { text } = await mock.control.draftScenario(1)
    await mock.control.addScenarios({ text })
    const { scenarios } = await mock.control.listScenarios()
    expect(scenarios[0]?.scenario.match).toEqual({ operation: 'createMessage', model, toolResult: true })
    await send('/v1/messages', toMessages([user('Hello')]))
    expect((await mock.control.getRequest(2)).answeredBy).toEqual([])
  })

  test.each([
    ['/v1/responses', toResponse('sim:fail-midway', { stream: true })],
    ['/v1/messages', toMessages([user('sim:fail-midway')], { stream: true })],
    ['/v1/responses', toResponse('Hello', { stream: true, model: `${model}+fault=cut:5` })],
  ])('repeats each event of a failed stream of %s', async (path, json) => {
    const before = await send(path, json)
    const { text, notes } = await mock.control.draftScenario(1)
    expect(notes).toEqual(['Request 1 gets its events also if it asks for no stream.'])
    await mock.control.addScenarios({ text })
    await mock.control.changeSettings({ seed: 77 })
    expect(await send(path, { ...json, model })).toBe(before)
  })

  test('repeats a whole conversation in order, and again from its beginning', async () => {
    const turns = [user('Hello'), assistant('Hi.'), user('And now?'), assistant([call]), user([result])]
    const bodies = [1, 3, 5].map((count) => toMessages(turns.slice(0, count)))
    const talk = async () => {
      const replies = []
      for (const body of bodies) replies.push(wordsOf(await send('/v1/messages', body)))
      return replies
    }
    const before = await talk()
    expect(new Set(before).size).toBe(3)
    await send('/v1/messages', toMessages([user('Something else')]))
    const { text, notes } = await mock.control.draftScenario(2, { conversation: true })
    expect(notes).toEqual([])
    await mock.control.addScenarios({ text })
    await mock.control.changeSettings({ seed: 77 })
    expect(await talk()).toEqual(before)
    expect(await talk()).toEqual(before)
    const { scenarios } = await mock.control.listScenarios()
    expect(scenarios).toMatchObject([{ name: 'createMessage-1', scenario: { answers: [{}, {}, {}] } }])
    await send('/v1/messages', toMessages([user('Something else')]))
    expect((await mock.control.getRequest(11)).answeredBy).toEqual([])
  })

  test('says what it cannot repeat', async () => {
    const { request, control } = await testMockInProcess({ journalBodyKb: 1 })
    const draft = async (id: number) => (await control.draftScenario(id)).notes
    await send('/v1/messages', toMessages([user(`sim:echo ${'word '.repeat(900)}`)], { stream: true }), request)
    await send('/v1/messages', toMessages([user(`sim:echo ${'word '.repeat(900)}`)]), request)
    await send('/v1/responses', toResponse('sim:rate-limit'), request)
    expect(await draft(1)).toEqual([
      expect.stringMatching(/^The journal has not kept the payloads of \d+ events of request 1\.$/),
    ])
    expect(await draft(2)).toEqual(['The journal has not kept the whole answer of request 2.'])
    expect(await draft(3)).toEqual(['Request 3 gets the example of status 429.'])
    await expect(control.draftScenario(9)).rejects.toMatchObject({ status: 404 })
  })
})
