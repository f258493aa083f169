import { afterAll, describe, expect, test } from 'vitest'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { createMockServer } from '../../mock/mock.ts'

const { app } = createMockServer({ contract: gatewayMock, keys: ['sk-mock'], speed: 0, seed: 1 })
afterAll(() => app.close())

const [messages, responses] = ['/v1/messages', '/v1/responses']
const contentsOf = '/v1beta/models/gw-text-large:generateContent?key=sk-mock'
const message = (more = '') => `{"model":"m","max_tokens":9,"messages":[{"role":"user","content":"x"}]${more}}`
const format = (schema: string) =>
  `{"model":"m","input":"x","text":{"format":{"type":"json_schema","name":"n","schema":${schema}}}}`
const contents = (more: string) => `{"contents":[{"parts":[{"text":"x"}]}]${more}}`
const answered = (kind: string) =>
  contents(`,"generationConfig":{"responseMimeType":"application/json","${kind}":{"type":"NAME"}}`)

const named = '{"type":"object","properties":{"NAME":{"type":"string"}},"required":["NAME"]}'

type NamedRequest = [title: string, url: string, body: string, header?: string, value?: string]

/** Requests that bring a name, which NAME stands for. */
const requests: readonly NamedRequest[] = [
  ['a schema type', responses, format('{"type":"NAME"}')],
  ['a schema format', responses, format('{"type":"string","format":"NAME"}')],
  ['a required name', responses, format('{"required":["NAME"]}')],
  ['a reference', responses, format('{"$ref":"#/NAME"}')],
  ['a keyword', responses, format('{"NAME":{"a":1}}')],
  ['a field', messages, message(',"NAME":{"a":1}')],
  ['a model', messages, message(',"model":"NAME"')],
  ['a model suffix', messages, message(',"model":"m+NAME=1+code=NAME"')],
  ['a content type', messages, message(',"messages":[{"role":"user","content":[{"type":"NAME"}]}]')],
  ['a role', messages, message(',"messages":[{"role":"NAME","content":"x"}]')],
  ['a tool', messages, message(',"tools":[{"name":"NAME","input_schema":{"type":"NAME"}}]')],
  ['a tool property', messages, message(`,"tools":[{"name":"n","input_schema":${named}}]`)],
  ['a media type', contentsOf, '{"contents":[{"parts":[{"inlineData":{"mimeType":"NAME","data":"AA=="}}]}]}'],
  [
    'a function',
    contentsOf,
    contents(',"tools":[{"functionDeclarations":[{"name":"NAME","parameters":{"type":"NAME"}}]}]'),
  ],
  ['a response schema', contentsOf, answered('responseSchema')],
  ['a JSON schema', contentsOf, answered('responseJsonSchema')],
  ['a model in the path', contentsOf.replace('gw-text-large', 'NAME'), contents('')],
  ['a query parameter', `${messages}?NAME=1`, message()],
  ['a button', '/img/submit/action', '{"taskId":"NAME","customId":"A::JOB::NAME::1::x"}'],
  ['a word of a prompt', '/img/submit/imagine', '{"prompt":"NAME sim:NAME"}'],
  ['a task id', '/img/task/list-by-condition', '{"ids":["NAME"]}'],
  ['a metadata key', '/v1/video/generations', '{"model":"m","prompt":"x","metadata":{"NAME":{"a":1}}}'],
  ['a preference', messages, message(), 'prefer', 'NAME=1; code=NAME; example=NAME'],
  ['a header', messages, message(), 'NAME', '1'],
  ['a sandbox', `/~NAME${messages}`, message()],
  ['a fault', '/__mock/faults', '{"fault":{"NAME":1,"kind":"NAME","operation":"NAME"}}'],
  [
    'a scenario',
    '/__mock/scenarios',
    '{"scenarios":[{"name":"NAME","when":{"operation":"NAME","NAME":1},"answer":{"NAME":1}}]}',
  ],
  ['a recorded header', '/__mock/faults', '{"fault":{"kind":"status","status":500,"when":{"headers":{"NAME":"x"}}}}'],
]

const own = { authorization: 'Bearer sk-mock', 'x-api-key': 'sk-mock', 'messages-version': '1', host: 'localhost' }

describe.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the name %s', (name) => {
  test.each(requests)('as %s is no failure of the server', async (_, url, body, header = 'x', value = '1') => {
    const fill = (template: string) => template.replaceAll('NAME', name)
    const headers = { ...own, 'content-type': 'application/json', [fill(header)]: fill(value) }
    const reply = await app.inject({ method: 'POST', url: fill(url), payload: fill(body), headers })
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    expect(() => reply.json()).not.toThrow()
  })
})
