import { afterAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../server-stub/mock/mock.ts'

const { app } = createMockServer({ keys: ['sk-mock'], speed: 0, seed: 1 })
afterAll(() => app.close())

const headers = {
  authorization: 'Bearer sk-mock',
  'x-api-key': 'sk-mock',
  'messages-version': '1',
  host: 'localhost',
}
const message = { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'x' }] }
const generate = '/v1beta/models/gw-text-large:generateContent?key=sk-mock'
const contents = [{ parts: [{ text: 'x' }] }]
const format = (schema: object) => ({ text: { format: { type: 'json_schema', name: 'n', schema } } })

type NamedRequest = readonly [
  title: string,
  url: string,
  body: (name: string) => unknown,
  headers: (name: string) => Readonly<Record<string, string>>,
]

const none = () => ({})

/** Requests that bring a name. */
const requests: readonly NamedRequest[] = [
  ['a schema type', '/v1/responses', (name) => ({ model: 'm', input: 'x', ...format({ type: name }) }), none],
  [
    'a schema format',
    '/v1/responses',
    (name) => ({ model: 'm', input: 'x', ...format({ type: 'string', format: name }) }),
    none,
  ],
  ['a required name', '/v1/responses', (name) => ({ model: 'm', input: 'x', ...format({ required: [name] }) }), none],
  ['a reference', '/v1/responses', (name) => ({ model: 'm', input: 'x', ...format({ $ref: `#/${name}` }) }), none],
  [
    'a keyword',
    '/v1/responses',
    (name) =>
      `{"model":"m","input":"x","text":{"format":{"type":"json_schema","name":"n","schema":{"${name}":{"a":1}}}}}`,
    none,
  ],
  ['a field', '/v1/messages', (name) => JSON.stringify(message).replace('{', `{"${name}":{"a":1},`), none],
  ['a model', '/v1/messages', (name) => ({ ...message, model: name }), none],
  ['a model suffix', '/v1/messages', (name) => ({ ...message, model: `m+${name}=1+code=${name}` }), none],
  [
    'a content type',
    '/v1/messages',
    (name) => ({ ...message, messages: [{ role: 'user', content: [{ type: name }] }] }),
    none,
  ],
  ['a role', '/v1/messages', (name) => ({ ...message, messages: [{ role: name, content: 'x' }] }), none],
  ['a tool', '/v1/messages', (name) => ({ ...message, tools: [{ name, input_schema: { type: name } }] }), none],
  [
    'a tool property',
    '/v1/messages',
    (name) =>
      `{"model":"m","max_tokens":9,"messages":[{"role":"user","content":"x"}],"tools":[{"name":"n","input_schema":{"type":"object","properties":{"${name}":{"type":"string"}},"required":["${name}"]}}]}`,
    none,
  ],
  [
    'a media type',
    '/v1beta/models/m:generateContent?key=sk-mock',
    (name) => ({ contents: [{ parts: [{ inlineData: { mimeType: name, data: 'AA==' } }] }] }),
    none,
  ],
  [
    'a declared function',
    generate,
    (name) => ({ contents, tools: [{ functionDeclarations: [{ name, parameters: { type: name } }] }] }),
    none,
  ],
  [
    'a response schema',
    generate,
    (name) => ({
      contents,
      generationConfig: { responseMimeType: 'application/json', responseSchema: { type: name } },
    }),
    none,
  ],
  [
    'a JSON schema',
    generate,
    (name) => ({
      contents,
      generationConfig: { responseMimeType: 'application/json', responseJsonSchema: { type: name } },
    }),
    none,
  ],
  ['a model in the path', '/v1beta/models/NAME:generateContent?key=sk-mock', () => ({ contents }), none],
  ['a query parameter', '/v1/messages?NAME=1', () => message, none],
  ['a button', '/img/submit/action', (name) => ({ taskId: name, customId: `A::JOB::${name}::1::x` }), none],
  ['a word of a prompt', '/img/submit/imagine', (name) => ({ prompt: `${name} sim:${name}` }), none],
  ['a task id', '/img/task/list-by-condition', (name) => ({ ids: [name] }), none],
  [
    'a metadata key',
    '/v1/video/generations',
    (name) => `{"model":"m","prompt":"x","metadata":{"${name}":{"a":1}}}`,
    none,
  ],
  ['a preference', '/v1/messages', () => message, (name) => ({ prefer: `${name}=1; code=${name}; example=${name}` })],
  ['a header', '/v1/messages', () => message, (name) => ({ [name]: '1' })],
  ['a sandbox', '/~NAME/v1/messages', () => message, none],
  ['a fault', '/__mock/faults', (name) => ({ fault: { [name]: 1, kind: name, operation: name } }), none],
  [
    'a scenario',
    '/__mock/scenarios',
    (name) => ({ scenarios: [{ name, when: { operation: name, [name]: 1 }, answer: { [name]: 1 } }] }),
    none,
  ],
  [
    'a recorded header',
    '/__mock/faults',
    (name) => ({ fault: { kind: 'status', status: 500, when: { headers: { [name]: 'x' } } } }),
    none,
  ],
]

describe.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the name %s', (name) => {
  test.each(requests)('as %s is no failure of the server', async (_, url, body, more) => {
    const given = body(name)
    const payload = typeof given === 'string' ? given : JSON.stringify(given)
    const reply = await app.inject({
      method: 'POST',
      url: url.replace('NAME', name),
      payload,
      headers: { ...headers, 'content-type': 'application/json', ...more(name) },
    })
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    expect(() => reply.json()).not.toThrow()
  })
})
