import { expect, test } from 'vitest'
import { readText, type ServedMock, scenariosFrom, sharedMock, testMock } from '../serve-mock.ts'

const model = 'gw-text-large'
const mock = await sharedMock({ log: () => {} })

/** The reply to each request if the scenarios answer with their names. */
async function namesFor(
  matches: readonly string[],
  requests: readonly (string | object)[],
): Promise<readonly string[]> {
  const lines = matches.map((match, index) => `  - { name: n${index}, answer: { text: n${index} }, ${match} }`)
  const yaml = ['scenarios:', ...lines, '  - { name: none, answer: { text: none } }'].join('\n')
  mock.mock.sandboxes.get('').scenarios.replace((await scenariosFrom(yaml)).current)
  const replies: string[] = []
  for (const request of requests) replies.push(await say(mock, request))
  return replies
}

interface Headed {
  readonly headers?: Record<string, string>
}

function say(served: ServedMock, request: string | object): Promise<string> {
  const { headers = {}, ...body }: Headed = typeof request === 'string' ? { input: request } : request
  return readText(served.request('/v1/responses', { json: { model, input: 'x', ...body }, headers }))
}

test.each([
  ['match: { operation: createResponse }', {}, true],
  ['match: { operation: [createMessage, createResponse] }', {}, true],
  ['match: { operation: createMessage }', {}, false],
  ['match: { family: [messages, responses] }', {}, true],
  ['match: { family: generate-content }', {}, false],
  ['match: { model: "gw-*-large" }', {}, true],
  ['match: { model: "gw-*-larg" }', {}, false],
  ['match: { model: "gw-text-?arge" }', {}, true],
  ['match: { text: WORLD }', 'hello world', true],
  ['match: { text: world }', 'hello', false],
  ['match: { pattern: "^he[l]+o$" }', 'hello', true],
  ['match: { pattern: "^he[l]+o$" }', 'HELLO', false],
  ['match: { pattern: "^(?i:hello)" }', 'HELLO', true],
  ['match: { body: { $.temperature: 0.5 } }', { temperature: 0.5 }, true],
  ['match: { body: { $.temperature: 0.5 } }', { temperature: 1 }, false],
  ['match: { body: { $.temperature: { exists: false } } }', {}, true],
  ['match: { body: { $.temperature: { exists: true } } }', {}, false],
  ['match: { body: { "$.tools[*].name": { matches: "^get_" } } }', { tools: tools('set_a', 'get_b') }, true],
  ['match: { body: { "$.tools[*].name": { matches: "^get_" } } }', { tools: tools('set_a') }, false],
  ['match: { body: { "$.tools[?@.name == \'get_b\']": { exists: true } } }', { tools: tools('a', 'get_b') }, true],
  ['match: { body: { $.input: { contains: ell } } }', 'hello', true],
  ['match: { body: { $.metadata: { equals: { a: b } } } }', { metadata: { a: 'b' } }, true],
  [
    'match: { body: { $.include: { contains: reasoning.encrypted_content } } }',
    { include: ['reasoning.encrypted_content'] },
    true,
  ],
  ['match: { body: { $.temperature: { exists: true, equals: 1 } }, text: "1" }', { temperature: 1, input: '1' }, true],
  ['match: { headers: { X-Test: "a*" } }', { headers: { 'x-test': 'abc' } }, true],
  ['match: { headers: { x-test: "a*" } }', { headers: { 'x-test': 'b' } }, false],
  ['match: { headers: { x-test: "*" } }', {}, false],
  ['match: { toolResult: true }', 'no', false],
  ['match: { toolResult: false }', 'no', true],
])('%s of %j is %s', async (match, request, fits) => {
  expect(await namesFor([match], [request])).toEqual([fits ? 'n0' : 'none'])
})

function tools(...names: string[]) {
  return names.map((name) => ({ type: 'function', name, parameters: {}, strict: false }))
}

test('the first matching scenario answers', async () => {
  expect(await namesFor(['match: { text: a }', 'match: { text: ab }'], ['ab', 'b', 'a'])).toEqual(['n0', 'none', 'n0'])
})

test('calls are counted from 1, even if others answer them', async () => {
  const matches = ['match: { text: a, call: 1 }', 'match: { text: a, call: 3 }', 'match: { text: a, from: 3, to: 4 }']
  expect(await namesFor(matches, ['a', 'b', 'a', 'a', 'a', 'a'])).toEqual(['n0', 'none', 'none', 'n1', 'n2', 'none'])
})

test('times counts the requests that it has answered', async () => {
  expect(await namesFor(['match: { text: a }, times: 2'], ['a', 'a', 'b', 'a'])).toEqual(['n0', 'n0', 'none', 'none'])
})

test('a pattern that times out does not match, and the mock still works', async () => {
  const input = `${'a'.repeat(40)}!`
  expect(await namesFor(['match: { pattern: "^(a+)+$" }'], [input])).toEqual(['none'])
})

test('answers are sent in order, and the last repeats or the first follows', async () => {
  const yaml = (afterLast: string) =>
    `scenarios: [{ name: s, answers: [{ text: one }, { text: two }, { text: three }]${afterLast} }]`
  const heard = async (afterLast: string) => {
    const served = await testMock({ scenarios: await scenariosFrom(yaml(afterLast)) })
    const replies = []
    for (let i = 0; i < 5; i++) replies.push(await say(served, 'x'))
    return replies
  }
  expect(await heard('')).toEqual(['one', 'two', 'three', 'three', 'three'])
  expect(await heard(', afterLast: stay')).toEqual(['one', 'two', 'three', 'three', 'three'])
  expect(await heard(', afterLast: cycle')).toEqual(['one', 'two', 'three', 'one', 'two'])
})

test('each sandbox has its own counters, which a reset clears', async () => {
  const scenarios = await scenariosFrom('scenarios: [{ name: s, times: 1, answer: { text: once } }]')
  const served = await testMock({ scenarios })
  const inSandbox = (name: string) => say(served, { headers: { 'x-mock-sandbox': name } })
  expect(await inSandbox('a')).toBe('once')
  expect(await inSandbox('b')).toBe('once')
  expect(await inSandbox('a')).not.toBe('once')
  await served.mock.sandboxes.reset('a')
  expect(await inSandbox('a')).toBe('once')
})

test('scenarios of a sandbox precede the shared ones, and can be removed', async () => {
  const of = async (name: string, text: string) =>
    (await scenariosFrom(`scenarios: [{ name: ${name}, answer: { text: ${text} } }]`)).current
  const served = await testMock({ scenarios: { current: await of('base', 'base') } })
  const { scenarios } = served.mock.sandboxes.get('')
  const names = () => scenarios.list().map(({ scenario }) => scenario.name)
  scenarios.add(await of('own', 'own'))
  expect([names(), await say(served, 'x')]).toEqual([['own', 'base'], 'own'])
  scenarios.add(await of('base', 'changed'))
  expect(scenarios.remove('own')).toBe(true)
  expect([names(), await say(served, 'x')]).toEqual([['base'], 'changed'])
  expect(scenarios.list()).toMatchObject([{ calls: 1, answered: 1, origin: 'test.yaml:1' }])
  expect(scenarios.remove('own')).toBe(false)
  scenarios.replace([])
  expect(names()).toEqual([])
  expect(scenarios.isEmpty).toBe(true)
  scenarios.reset()
  expect([names(), await say(served, 'x')]).toEqual([['base'], 'base'])
})
