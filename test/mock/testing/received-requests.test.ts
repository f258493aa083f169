import { describe, expect, test } from 'vitest'
// Registers the matcher.
import '../../../mock/vitest.ts'
import { createClients } from '../../sdk/clients.ts'
import { sharedMockInProcess, testMockInProcess } from '../serve-mock.ts'

const weather = { name: 'get_weather', description: 'Weather', parameters: { type: 'object', properties: {} } }
const scenarios = [
  {
    name: 'tool',
    match: { text: 'weather' },
    answer: { calls: [{ name: 'get_weather', arguments: { city: 'Oslo' } }] },
  },
  { name: 'greeting', match: { text: 'hello' }, answer: { text: 'Good day.' } },
  { name: 'never', match: { text: 'never' }, answer: { text: 'No.' } },
]

const mock = await sharedMockInProcess({ scenarios })
const { openai, anthropic, google } = createClients(mock)
const model = 'gw-text-large'
await openai.responses.create({ model, input: 'Hello' })
await (await openai.responses.create({ model, input: 'Hello', stream: true })).toReadableStream().cancel()
await anthropic.messages
  .stream({ model, max_tokens: 20, messages: [{ role: 'user', content: 'Hello' }] })
  .finalMessage()
await google.models.generateContent({ model, contents: 'Hello' })
await openai.responses.create({ model, input: 'Weather?', tools: [{ ...weather, type: 'function', strict: false }] })
await openai.videos.create({ model: 'sora-2', prompt: 'Waves' }).catch(() => undefined)

describe('mock.requests', () => {
  test.each(['createResponse', 'createMessage', 'generateContent'])(
    'has the text and the answer of %s',
    (operation) => {
      const [request] = mock.requests({ operation })
      expect(request).toMatchObject({ text: 'Hello', answer: { text: 'Good day.', toolCalls: [], isTruncated: false } })
    },
  )

  test('has the parsed body and the parsed calls of tools', () => {
    const [first, , called] = mock.requests({ operation: 'createResponse' })
    // Typed as the contract has it.
    expect(first?.body.model).toBe(model)
    expect(called?.answer.toolCalls).toEqual([{ name: 'get_weather', arguments: { city: 'Oslo' } }])
    expect(mock.requests({ operation: 'createVideo' })[0]?.body).toMatchObject({ prompt: 'Waves' })
  })

  test('lists all in order of arrival, of its sandbox only', () => {
    expect(mock.requests().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    expect(mock.sandbox('other').requests()).toEqual([])
  })

  test('refuses an operation that the contract does not have', () => {
    const message = 'mock.requests: unknown operation "createRespons"; did you mean `createResponse`?'
    expect(() => mock.requests({ operation: 'createRespons' })).toThrow(new TypeError(message))
    expect(() => expect(mock).not.toHaveReceived('createRespons')).toThrow(new TypeError(message))
  })
})

test('mock.unusedScenarios lists those that answered nothing', () => {
  expect(mock.unusedScenarios()).toEqual([{ name: 'never', origin: 'createMock:1' }])
})

describe('toHaveReceived', () => {
  test.each([
    ['an operation', undefined],
    ['a part of the body', { body: { input: 'Hello' } }],
    ['a regular expression', { text: /^HELLO$/gi }],
    ['a matcher of the framework', { answer: expect.objectContaining({ text: expect.stringContaining('day') }) }],
    ['an item of a list', { body: { tools: [{ name: 'get_weather' }] } }],
    ['the reply', { status: 200, answer: { text: 'Good day.' } }],
  ])('finds a request by %s', (_, pattern) => {
    expect(mock).toHaveReceived('createResponse', pattern)
    expect(() => expect(mock).not.toHaveReceived('createResponse', pattern)).toThrow(
      /^The mock received createResponse/,
    )
  })

  test.each([
    ['another value', { body: { input: 'hello' } }],
    ['a member that the request has not', { body: { instructions: expect.anything() } }],
    ['a name on the prototype', { body: { constructor: expect.anything() } }],
    ['a list of another length', { body: { tools: [] } }],
    ['an object for a text', { body: { input: {} } }],
  ])('does not find a request by %s', (_, pattern: object) => {
    expect(mock).not.toHaveReceived('createResponse', pattern)
  })

  test('says what was received, and how the nearest request differs', () => {
    const assert = () => expect(mock).toHaveReceived('createResponse', { body: { model, input: 'Bye', stream: true } })
    expect(assert).toThrow(`\
The mock did not receive createResponse like { "body": { "input": "Bye", "model": "gw-text-large", "stream": true } }.

The nearest is #2 POST /v1/responses (createResponse): 200
  body.input: expected "Bye", got "Hello"

It received:
  #1 POST /v1/responses (createResponse): 200
  #2 POST /v1/responses (createResponse): 200
  #3 POST /v1/messages (createMessage): 200
`)
  })

  test('does not say that nothing was received when the journal has dropped requests', async () => {
    const busy = await testMockInProcess()
    for (let sent = 0; sent < 301; sent++) await busy.request('/v1/models')
    expect(busy.forgottenRequests()).toBe(1)
    expect(() => expect(busy).not.toHaveReceived('createResponse')).toThrow('The journal has dropped 1 older requests')
    expect(() => expect(busy).toHaveReceived('createResponse')).toThrow(
      'It received (the journal has dropped 1 older ones):',
    )
  })

  test('refuses what is no mock', () => {
    expect(() => expect({}).toHaveReceived('createResponse')).toThrow('with the mock of the test')
  })
})
