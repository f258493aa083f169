import { afterAll, describe, expect, test } from 'vitest'
import { ask, gateway } from './gateway.ts'

const { server, post, violations } = gateway()

afterAll(() => server.close())

describe('refusals, with the place and the rule', () => {
  const misspelled = {
    tools: [{ functionDeclarations: [{ name: 'get_time' }] }],
    toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['get_time', 'get_taxi'] } },
  }
  const many = { generationConfig: { stopSequences: ['1', '2', '3', '4', '5', '6'] } }
  test.each([
    [{}, 'contents'],
    [{ contents: [] }, 'contents'],
    [{ contents: null }, 'contents'],
    [{ contents: [{ role: 'user' }] }, 'contents[0].parts'],
    [{ contents: [{ role: 'assistant', parts: [] }] }, 'contents[0].role'],
    [{ contents: [{ parts: [{ fileData: { fileUri: 'x' } }] }] }, 'contents[0].parts[0].fileData'],
    [{ contents: [{ parts: [{ inlineData: { data: '' } }] }] }, 'contents[0].parts[0].inlineData.mimeType'],
    [
      { contents: [{ parts: [{ inlineData: { mimeType: 'a/b', data: '?' } }] }] },
      'contents[0].parts[0].inlineData.data',
    ],
    [
      { contents: [{ parts: [{ inlineData: { mimeType: 'a/b', data: 'abcde' } }] }] },
      'contents[0].parts[0].inlineData.data',
    ],
    [
      ask('Hi', {
        generationConfig: {
          responseMimeType: 'application/json',
          responseSchema: { type: 'ARRAY', minItems: 2, maxItems: 1 },
        },
      }),
      'generationConfig.responseSchema',
    ],
    [
      { contents: [{ parts: [{ functionResponse: { name: 'f' } }] }] },
      'contents[0].parts[0].functionResponse.response',
    ],
    [
      { contents: [{ parts: [{ executableCode: { language: 'PYTHON' } }] }] },
      'contents[0].parts[0].executableCode.code',
    ],
    [
      ask('Hi', { systemInstruction: { parts: [{ inlineData: { mimeType: 'a/b', data: '' } }] } }),
      'systemInstruction.parts[0]',
    ],
    [ask('Hi', many), 'generationConfig.stopSequences'],
    [ask('Hi', { generationConfig: { temperature: 2.1 } }), 'generationConfig.temperature'],
    [ask('Hi', { generation_config: { temperature: -1 } }), 'generationConfig.temperature'],
    [ask('Hi', { generationConfig: { responseMimeType: 'text/html' } }), 'generationConfig.responseMimeType'],
    [ask('Hi', { generationConfig: { responseSchema: {} } }), 'generationConfig.responseSchema.type'],
    [ask('Hi', { generationConfig: { responseModalities: ['SMELL'] } }), 'generationConfig.responseModalities[0]'],
    [
      ask('Hi', { generationConfig: { speechConfig: { languageCode: 'xx' } } }),
      'generationConfig.speechConfig.languageCode',
    ],
    [ask('Hi', { safetySettings: [{ category: 'HARM_CATEGORY_TOXICITY' }] }), 'safetySettings[0].threshold'],
    [ask('Hi', { cachedContent: 'handbook' }), 'cachedContent'],
    [ask('Hi', { tools: [{ functionDeclarations: [{}] }] }), 'tools[0].functionDeclarations[0].name'],
    [ask('Hi', misspelled), 'toolConfig.functionCallingConfig.allowedFunctionNames[1]'],
  ])('%j', async (body, field) => {
    const { status, json } = await post(body)
    expect(status).toBe(400)
    const { error } = json()
    expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' })
    expect(error.details[0]['@type']).toBe('type.googleapis.com/google.rpc.BadRequest')
    expect(error.details[0].fieldViolations.map((each: { field: string }) => each.field).join()).toContain(field)
    expect(violations).toEqual([])
  })
})
