import { expect, test } from 'vitest'
import { check, exchange, functions, type Row, response, said } from './exchange.ts'

const call = (name: string, args = '{"city":"Lisbon"}', status = 'completed') => {
  return { type: 'function_call', id: `fc_${name}`, call_id: `call_${name}`, name, arguments: args, status }
}
const forced = { type: 'function', name: 'get_weather' }
const schema = { type: 'json_schema', name: 'a', schema: {} }
const stated = (text: string) => `violation: reply body ${text}`
const chosen = (question: string, text: string) => `choice ${question}: reply body ${text}`
const notJson = (text: string) => [stated(`output[0].arguments: is not JSON: ${JSON.stringify(text)} [arguments-json]`)]
const ofChoice = (text: string) => chosen('responses-tool-choice', text)

test.each<Row>([
  ['an answer', {}, {}, []],
  ['a call', {}, { output: [call('get_weather')] }, []],
  ['empty arguments', {}, { output: [call('get_weather', '')] }, notJson('')],
  ['arguments that are no JSON', {}, { output: [call('get_weather', 'nope')] }, notJson('nope')],
  ['two objects as arguments', {}, { output: [call('get_weather', '{"a":1}{"b":2}')] }, notJson('{"a":1}{"b":2}')],
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
