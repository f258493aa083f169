import { describe, expect, test } from 'vitest'
import { check, ending, exchange, type Fields, type Row, text } from './exchange.ts'

const declarations = [{ functionDeclarations: [{ name: 'get_weather' }, { name: 'get_news' }] }]
const functionCall = (name: string) => ({ parts: [{ functionCall: { name, args: {} } }], role: 'model' })
const mode = (name: string, more: Fields = {}) => ({ toolConfig: { functionCallingConfig: { mode: name, ...more } } })
const place = 'candidates[0].content.parts'

describe.each<Row>([
  ['an answer', {}, {}, []],
  ['a call where one is forced', mode('ANY'), ending(functionCall('get_news')), []],
  [
    'no call where one is forced',
    mode('ANY'),
    {},
    [`violation: reply @${place}: has no tool call, but the request forces a call of a tool [tool-choice]`],
  ],
  [
    'no call where one is forced in the other spelling',
    { tool_config: { function_calling_config: { mode: 'any' } } },
    {},
    [`violation: reply @${place}: has no tool call, but the request forces a call of a tool [tool-choice]`],
  ],
  ['no call where none can be made', { ...mode('ANY'), tools: [] }, {}, []],
  ['a candidate that is cut', mode('ANY'), ending(text('Sun'), { finishReason: 'MAX_TOKENS' }), []],
  [
    'a call where none may be made',
    mode('NONE'),
    ending(functionCall('get_news')),
    [`violation: reply @${place}[0].functionCall.name: is "get_news", but the request excludes calls [tool-choice]`],
  ],
  [
    'a function that is not allowed',
    mode('ANY', { allowedFunctionNames: ['get_weather'] }),
    ending(functionCall('get_news')),
    [
      `choice generate-content-allowed-functions: reply @${place}[0].functionCall.name: is "get_news", which allowedFunctionNames leaves out [allowed-function]`,
    ],
  ],
  [
    'text that is not the requested JSON',
    { generationConfig: { responseMimeType: 'application/json' } },
    {},
    [
      'choice generate-content-output-format: reply @candidates[0].content: is not JSON, which responseMimeType of the request asks for: "Sunny." [output-format]',
    ],
  ],
  [
    'text beside code where JSON is requested',
    { generationConfig: { responseMimeType: 'application/json' } },
    ending({ parts: [{ executableCode: { language: 'PYTHON', code: '1' } }, { text: 'One.' }], role: 'model' }),
    [],
  ],
  [
    'more candidates than requested',
    {},
    { candidates: [0, 1].map((index) => ({ content: text('Sunny.'), index, finishReason: 'STOP' })) },
    [
      'choice generate-content-config-bounds: reply @candidates: must be at most 1, as requested, got 2 [candidate-count]',
    ],
  ],
])('generated content: %s', (_, request, reply, findings) => {
  const sent = { contents: [{ parts: [{ text: 'Weather?' }] }], tools: declarations, ...request }
  const usageMetadata = { promptTokenCount: 5, candidatesTokenCount: 5, totalTokenCount: 10 }
  const body = { ...ending(text('Sunny.')), usageMetadata, modelVersion: 'm', responseId: 'r', ...reply }

  test('whole', () => {
    const found = check(exchange('/v1beta/models/m:generateContent', sent, body))
    expect(found).toEqual(findings.map((each) => each.replace('@', 'body ')))
  })

  test('streamed', () => {
    const { request: asked } = exchange('/v1beta/models/m:streamGenerateContent', sent, {})
    const streamed = { status: 200, headers: { 'content-type': 'text/event-stream' } }
    const found = check({
      request: { ...asked, query: { key: 'k', alt: 'sse' } },
      reply: { ...streamed, body: { text: `data: ${JSON.stringify(body)}\n\n` } },
    })
    expect(found).toEqual(findings.map((each) => each.replace('@', 'stream ')))
  })
})
