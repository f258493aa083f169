import { expect, test } from 'vitest'
import { explainTest } from '../../../mock/testing/explain-test.ts'
import { testMockInProcess } from '../serve-mock.ts'

const failed = { hasFailed: true, isStrict: false }
const strict = { hasFailed: false, isStrict: true }

const right = { model: 'gw-text-large', input: 'Hello' }
const scenarios = [{ name: 'greeting', match: { text: 'hello' }, answer: { text: 'Good day.' } }]

test('a failed test is told the refused requests and the warnings, each with its place and rule', async () => {
  const mock = await testMockInProcess()
  await mock.request('/v1/responses', { json: right })
  await mock.request('/v1/responses', { json: { ...right, temperature: 3 } })
  await mock.request('/v1/responses', { json: { ...right, temprature: 1 } })
  await mock.request('/v1/response', { json: right })
  expect(explainTest(mock, failed)?.message).toBe(`\
The mock received 4 requests of this test: 2 refused, 1 with warnings.
  #2 POST /v1/responses (createResponse): 400
     The client broke a rule: body temperature must be at most 2, got 3. [schema]
  #3 POST /v1/responses (createResponse): 200
     A warning: body temprature is unknown, did you mean \`temperature\`? [unknown-field]
  #4 POST /v1/response: 404
     The client broke a rule: path: Unknown path /v1/response. Did you mean /v1/responses? [path]`)
  expect(explainTest(mock, { hasFailed: false, isStrict: false })).toBeUndefined()
})

test('a failed test is told what failed, what the client did then, and what a warning advises', async () => {
  const mock = await testMockInProcess({ faults: ['status:429:times=1'] })
  await mock.request('/v1/responses', { json: right })
  await mock.request('/v1/responses', { json: right })
  await mock.control.addFault('cut:2:times=1')
  const cut = await mock.request('/v1/responses', { json: { ...right, stream: true } })
  await cut.text().catch(() => undefined)
  await mock.request('/v1/responses', { json: { ...right, model: 'gw-video-1' } })
  expect(mock.clientFindings()).toMatchObject([{ request: 2, earlier: 1, verdict: 'warning' }])
  const text = explainTest(mock, failed)?.message.replace(/\d+ ms/, '1 ms')
  expect(text).toBe(`\
The mock received 4 requests of this test: none refused, 1 failed, 2 with warnings.
  #2 POST /v1/responses (createResponse): 200
     A warning: Request 2 repeats request 1 only 1 ms after its 429, which asked to wait 1 s (Retry-After). [retry-after-ignored]
       Wait as long as the header \`Retry-After\` says before the next attempt.
  #3 POST /v1/responses (createResponse): 200
     The connection closed before the end. It was asked for by fault cut (fault-2).
  #4 POST /v1/responses (createResponse): 200
     A warning: body model is \`gw-video-1\`, which is a model for videos and not for text. [model-kind]
       Send one of \`gw-text-large\`, \`gw-text-small\`, \`gw-reasoner\`.`)
})

test('a failed test whose requests are right is told nothing', async () => {
  const mock = await testMockInProcess({ scenarios })
  await mock.request('/v1/responses', { json: right })
  expect(explainTest(mock, failed)).toBeUndefined()
  expect(explainTest(mock, strict)).toBeUndefined()
})

test('a failed test is told that the mock received nothing', async () => {
  const mock = await testMockInProcess()
  expect(explainTest(mock, failed)?.message).toBe('The mock received no request of this test.')
})

test.each([
  ['an unused scenario', { ...right, input: 'Bye' }, 'Unused scenarios: greeting'],
  ['a refused request', { ...right, input: 3 }, '#1 POST /v1/responses (createResponse): 400'],
])('a strict test fails for %s', async (_, json, message) => {
  const mock = await testMockInProcess({ scenarios })
  await mock.request('/v1/responses', { json })
  const { message: text = '' } = explainTest(mock, strict) ?? {}
  expect(text).toMatch(/^A strict test allows no refused request and no unused scenario\.\n/)
  expect(text).toContain(message)
})

test('an error that a fault or a scenario asks for is no refusal', async () => {
  const error = { kind: 'rate-limited' } as const
  const refusing = [{ name: 'refuses', match: { text: 'hello' }, answer: { error } }]
  const mock = await testMockInProcess({ scenarios: refusing, faults: ['status:503:operation=listModels'] })
  expect((await mock.request('/v1/responses', { json: right })).status).toBe(429)
  expect((await mock.request('/v1/models')).status).toBe(503)
  expect(explainTest(mock, strict)).toBeUndefined()
})

test('the text is bounded, stays on its lines and shows no key', async () => {
  const secret = 'sk-secret-of-the-app'
  const mock = await testMockInProcess({ keys: [secret] })
  await mock.request('/v1/responses', { json: { ...right, temperature: secret } })
  await mock.request('/v1/responses', { json: { ...right, temperature: '\u202egnp.exe' } })
  await mock.request('/v1/responses', { json: right, headers: { authorization: 'Bearer sk-wrong-secret' } })
  await mock.request(`/v1/models?key=${secret}`, { headers: { authorization: '' } })
  for (let sent = 0; sent < 30; sent++) await mock.request(`/v1/${'x'.repeat(3000)}`, { json: right })
  const { message = '' } = explainTest(mock, failed) ?? {}
  expect(message).toContain('must be a number or null, got "***". [schema]')
  expect(message).toContain('  and 24 more')
  expect(message).toContain('got "\\u202egnp.exe"')
  expect(message).not.toMatch(/secret|\u202e/)
  expect(message.length).toBeLessThan(8000)
})

test('a mock without a journal has nothing to say, and refuses to be asked', async () => {
  const mock = await testMockInProcess({ journal: false })
  expect(explainTest(mock, failed)).toBeUndefined()
  expect(() => mock.requests()).toThrow(
    new TypeError('mock.requests: createMock was told to keep no journal, by `journal: false`.'),
  )
})
