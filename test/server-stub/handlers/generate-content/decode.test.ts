import type { Prompt } from 'gatewright/stub'
import { afterAll, describe, expect, test } from 'vitest'
import { getPrompt } from '../../../mock/simulator/text/ask.ts'
import { ask, gateway } from './gateway.ts'

const { server, post, prompts, violations } = gateway()

afterAll(() => server.close())

/** The prompt that a request becomes. */
async function read(body: object): Promise<Prompt> {
  const { status, body: reply } = await post(body)
  expect(status, reply).toBe(200)
  expect(violations).toEqual([])
  const prompt = prompts.at(-1)
  if (prompt === undefined) throw new Error('There was no prompt.')
  return prompt
}

const weather = { name: 'get_weather', description: 'Weather.', parameters: { type: 'OBJECT', properties: {} } }
const time = { name: 'get_time' }
const called = (mode?: string, allowedFunctionNames?: string[]) => ({
  tools: [{ functionDeclarations: [weather, time] }],
  toolConfig: { functionCallingConfig: { mode, allowedFunctionNames } },
})

test('a minimal request', async () => {
  expect(await read({ contents: [{ parts: [{ text: 'Hi' }] }] })).toEqual(getPrompt('Hi'))
})

describe('conversations', () => {
  test('roles, and system instructions of any role', async () => {
    const prompt = await read({
      systemInstruction: { role: 'system', parts: [{ text: 'Be brief.' }, { text: 'Be kind.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'A' }] },
        { role: 'model', parts: [{ text: 'Hel' }] },
        { role: 'model', parts: [{ text: 'mm', thought: true }, { text: 'lo' }] },
        { parts: [{ text: 'B' }] },
      ],
    })
    expect(prompt.instructions).toBe('Be brief.\nBe kind.')
    expect(prompt.turns).toEqual([
      { role: 'user', parts: [{ type: 'text', text: 'A' }] },
      { role: 'assistant', parts: [{ type: 'text', text: 'Hello' }] },
      { role: 'user', parts: [{ type: 'text', text: 'B' }] },
    ])
  })

  test.each([
    ...['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
    ...['audio/wav', 'audio/mp3', 'audio/aiff', 'audio/aac', 'audio/ogg', 'audio/flac'],
    ...['video/mp4', 'video/mpeg', 'video/mov', 'video/avi', 'video/x-flv', 'video/mpg', 'video/webm', 'video/wmv'],
    ...['video/3gpp', 'application/pdf'],
  ])('bytes of %s', async (mimeType) => {
    const prompt = await read({ contents: [{ parts: [{ inlineData: { mimeType, data: 'AA-_' } }] }] })
    expect(prompt.turns[0]?.parts).toEqual([{ type: 'media', mediaType: mimeType, data: 'AA+/' }])
  })

  const answered = (name: string, response: object, id?: string) => ({ functionResponse: { id, name, response } })
  const call = (id: string, name: string, input = {}) => ({ type: 'tool-call', id, name, input })
  const result = (id: string, text: string, isError = false) => ({ type: 'tool-result', id, text, isError })

  test.each(['function', 'tool', 'user'])('calls and results, by id or by name, from the role %s', async (role) => {
    const calls = [
      { functionCall: { name: 'f' } },
      { functionCall: { name: 'f', args: { x: 1 } } },
      { functionCall: { id: 'c7', name: 'g', args: {} }, thoughtSignature: 'c2ln' },
    ]
    const first = [answered('f', { output: 1 }), answered('g', { error: 'no' }, 'c7')]
    const results = [...first, answered('f', {}), answered('h', { output: null })]
    const model = { role: 'model', parts: calls }
    const { turns } = await read({ contents: [{ parts: [{ text: 'A' }] }, model, { role, parts: results }] })
    expect(turns[1]?.parts).toEqual([call('call_0', 'f'), call('call_1', 'f', { x: 1 }), call('c7', 'g')])
    const expected = [result('call_0', '{"output":1}'), result('c7', '{"error":"no"}', true), result('call_1', '{}')]
    expect(turns[2]?.parts).toEqual([...expected, result('h', '{"output":null}')])
    expect(turns.map((turn) => turn.role)).toEqual(['user', 'assistant', 'user'])
  })

  test('executed code, and parts without content', async () => {
    const ran = [
      { executableCode: { language: 'PYTHON', code: 'print(2)' } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '2' } },
    ]
    const user = { role: 'user', parts: [{ text: 'Add.' }, {}, { newer: 1 }] }
    const prompt = await read({ contents: [user, { role: 'model', parts: ran }, { parts: [{ text: 'Go on.' }] }] })
    expect(prompt.turns[0]?.parts).toHaveLength(1)
    const text = '\n```python\nprint(2)\n```\n\n```\n2\n```\n'
    expect(prompt.turns[1]?.parts).toEqual([{ type: 'text', text }])
  })
})

describe('tools', () => {
  test('functions with either kind of schema, code execution and a search', async () => {
    const jsonSchema = { type: 'object', properties: { n: { type: ['integer', 'null'] } } }
    const parameters = { type: 'OBJECT', properties: { c: { type: 'STRING' } } }
    const list = { name: 'list', parametersJsonSchema: jsonSchema, parameters: {} }
    const declared = [{ functionDeclarations: [{ ...weather, parameters }] }, { functionDeclarations: [time, list] }]
    const tools = [...declared, { codeExecution: {} }, { googleSearch: {}, codeExecution: {} }]
    const schema = { type: 'object', properties: { c: { type: 'string' } } }
    expect((await read(ask('Hi', { tools }))).tools).toEqual([
      { type: 'function', name: 'get_weather', description: 'Weather.', schema },
      { type: 'function', name: 'get_time', description: '', schema: { type: 'object', properties: {} } },
      { type: 'function', name: 'list', description: '', schema: jsonSchema },
      { type: 'code-execution' },
      { type: 'web-search' },
    ])
  })

  test.each([
    [called(), { mode: 'auto', parallel: true }],
    [called('AUTO'), { mode: 'auto', parallel: true }],
    [called('MODE_UNSPECIFIED', []), { mode: 'auto', parallel: true }],
    [called('VALIDATED', ['get_time']), { mode: 'auto', parallel: true, allowed: ['get_time'] }],
    [called('ANY'), { mode: 'required', parallel: true }],
    [called('any', ['get_time']), { mode: 'required', parallel: true, allowed: ['get_time'] }],
    [called('NONE'), { mode: 'none', parallel: true }],
    [{ toolConfig: { functionCallingConfig: { mode: 'ANY' } } }, { mode: 'auto', parallel: true }],
  ])('the tool choice of %j', async (more, choice) => expect((await read(ask('Hi', more))).toolChoice).toEqual(choice))

  test('a required function excludes other tools', async () => {
    const demanded = { ...called('ANY'), tools: [{ functionDeclarations: [time], googleSearch: {} }] }
    expect((await read(ask('Hi', demanded))).tools).toMatchObject([{ name: 'get_time' }])
  })

  test('URLs to read, only from the last turn and with the tool', async () => {
    const text = 'Compare https://a.example/x, (https://b.example/y?z=1) and https://a.example/x.'
    expect((await read(ask(text, { tools: [{ urlContext: {} }] }))).pages).toEqual([
      'https://a.example/x',
      'https://b.example/y?z=1',
    ])
    expect(await read(ask(text))).not.toHaveProperty('pages')
  })
})

describe('configuration', () => {
  const voice = (voiceName: string) => ({ voiceConfig: { prebuiltVoiceConfig: { voiceName } } })
  const speakers = { speakerVoiceConfigs: ['Quarry', 'Harbour'].map((name) => ({ speaker: name[0], ...voice(name) })) }
  const audio = (name: string): Partial<Prompt> => ({ output: { type: 'media', modalities: ['audio'], voice: name } })
  const json = { responseMimeType: 'application/json' }
  const word = { responseMimeType: 'text/x.enum' }
  const list = { type: 'ARRAY', items: { type: 'INTEGER' } }
  const sampling = { temperature: 0, topP: 0.5, topK: 7, seed: 3 }
  const place = (name: string, schema: object): Partial<Prompt> => {
    return { output: { type: 'json', schema, place: `generationConfig.${name}` } }
  }
  const thinking = (enabled: boolean, visible: boolean, budget = {}): Partial<Prompt> => {
    return { reasoning: { enabled, visible, ...budget } }
  }

  test.each<[string, object, Partial<Prompt>]>([
    ['sampling', sampling, { sampling }],
    ['zeros', { topK: 0, maxOutputTokens: 0, candidateCount: 0 }, { sampling: {}, candidates: 1 }],
    ['ends', { maxOutputTokens: 9, stopSequences: ['a'] }, { maxOutputTokens: 9, stopSequences: ['a'] }],
    ['candidates', { candidateCount: 3 }, { candidates: 3 }],
    ['too many candidates', { candidateCount: 1_000_000 }, { candidates: 8 }],
    ['logprobs', { responseLogprobs: true, logprobs: 4 }, { logprobs: 4 }],
    ['logprobs without a number', { responseLogprobs: true }, { logprobs: 0 }],
    ['thoughts', { thinkingConfig: { includeThoughts: true } }, thinking(true, true)],
    ['a budget', { thinkingConfig: { thinkingBudget: 50 } }, thinking(true, false, { budgetTokens: 50 })],
    ['any budget', { thinkingConfig: { thinkingBudget: -1 } }, thinking(true, false)],
    ['no budget', { thinkingConfig: { thinkingBudget: 0, includeThoughts: true } }, thinking(false, false)],
    ['text', { responseMimeType: 'text/plain', responseSchema: { type: 'STRING' } }, { output: { type: 'text' } }],
    ['JSON', json, { output: { type: 'json' } }],
    [
      'a schema',
      { ...json, responseSchema: list },
      place('responseSchema', { type: 'array', items: { type: 'integer' } }),
    ],
    [
      'a JSON schema',
      { ...json, responseSchema: list, responseJsonSchema: { type: 'null' } },
      place('responseJsonSchema', { type: 'null' }),
    ],
    [
      'words',
      { ...word, responseSchema: { type: 'STRING', enum: ['a', 'b'] } },
      { output: { type: 'choice', values: ['a', 'b'] } },
    ],
    ['words that are not given', { ...word, responseSchema: { type: 'STRING' } }, { output: { type: 'text' } }],
    ['text alone', { responseModalities: ['TEXT'] }, { output: { type: 'text' } }],
    ['image', { responseModalities: ['TEXT', 'IMAGE'] }, { output: { type: 'media', modalities: ['text', 'image'] } }],
    ['a voice', { responseModalities: ['AUDIO'], speechConfig: voice('Harbour') }, audio('Harbour')],
    ['voices', { responseModalities: ['AUDIO'], speechConfig: { multiSpeakerVoiceConfig: speakers } }, audio('Quarry')],
    ['low resolution', { mediaResolution: 'MEDIA_RESOLUTION_LOW' }, { tokensPerImage: 64 }],
    ['medium resolution', { mediaResolution: 'MEDIA_RESOLUTION_MEDIUM' }, { tokensPerImage: 256 }],
    ['high resolution', { mediaResolution: 'MEDIA_RESOLUTION_HIGH' }, { tokensPerImage: 256 }],
  ])('%s: %j', async (_, generationConfig, expected) => {
    const { model, instructions, turns, tools, toolChoice, ...prompt } = await read(ask('Hi', { generationConfig }))
    const rest = { output: { type: 'text' }, reasoning: { enabled: false, visible: false }, sampling: {} }
    expect(prompt).toEqual({ ...rest, stopSequences: [], candidates: 1, ...expected })
  })

  test('cached content', async () => {
    const cachedContent = 'cachedContents/x'
    expect(await read(ask('Hi', { cachedContent }))).toMatchObject({ cachedContent })
  })
})

test('other spellings: snake_case at every depth, single objects for arrays, small enum values, integers as text, null for absent', async () => {
  const prompt = await read({
    system_instruction: { parts: { text: 'Be brief.' } },
    contents: {
      parts: [{ inline_data: { mime_type: 'IMAGE/PNG', data: 'AAAA' } }, { text: 'What?', inlineData: null }],
    },
    tools: {
      function_declarations: [{ name: 'f', parameters: { type: 'object', properties: { a_b: { type: 'string' } } } }],
    },
    tool_config: { function_calling_config: { mode: 'any', allowed_function_names: ['f'] } },
    generation_config: {
      max_output_tokens: '20',
      stop_sequences: ['X'],
      candidate_count: '2',
      response_mime_type: 'application/json',
      response_schema: { type: 'array', min_items: '2', items: { type: 'string', max_length: 3 } },
      thinking_config: { include_thoughts: true, thinking_budget: '12' },
      media_resolution: 'media_resolution_low',
      temperature: null,
    },
    safety_settings: [{ category: 'harm_category_harassment', threshold: 'block_none' }],
    cached_content: null,
  })
  expect(prompt).toMatchObject({
    instructions: 'Be brief.',
    turns: [{ role: 'user', parts: [{ mediaType: 'image/png' }, { text: 'What?' }] }],
    tools: [{ name: 'f', schema: { type: 'object', properties: { a_b: { type: 'string' } } } }],
    toolChoice: { mode: 'required', allowed: ['f'] },
    maxOutputTokens: 20,
    stopSequences: ['X'],
    candidates: 2,
    output: { type: 'json', schema: { type: 'array', minItems: 2, items: { type: 'string', maxLength: 3 } } },
    reasoning: { enabled: true, visible: true, budgetTokens: 12 },
    tokensPerImage: 64,
    sampling: {},
  })
  expect(prompt).not.toHaveProperty('cachedContent')
})

const allowed = called('ANY', ['get_time', 'get_taxi'])
const file = { fileData: { fileUri: 'x' } }

test.each<[string, object, RegExp]>([
  ['contents', {}, /required/],
  ['contents[0].role', { contents: [{ role: 'assistant', parts: [] }] }, /must be/],
  ['contents[0].parts[0].fileData', { contents: [{ parts: [file] }] }, /send the bytes as inlineData {mimeType, data}/],
  ['generationConfig.temperature', ask('Hi', { generation_config: { temperature: -1 } }), /at least 0/],
  ['toolConfig.functionCallingConfig.allowedFunctionNames[1]', ask('Hi', allowed), /names no function/],
])('refusals name the field in camelCase: %s', async (field, body, message) => {
  const { status, json } = await post(body)
  expect(status).toBe(400)
  expect(json().error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(message) })
  const fieldViolations = [{ field, description: expect.stringMatching(/./) }]
  expect(json().error.details).toEqual([{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations }])
  expect(violations).toEqual([])
})
