import { afterAll, describe, expect, test } from 'vitest'
import type { Prompt } from '../../../server-stub/ports/text-model.ts'
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

test('the least that is answered', async () => {
  expect(await read({ contents: [{ parts: [{ text: 'Hi' }] }] })).toEqual({
    model: 'gw-text-large',
    instructions: '',
    turns: [{ role: 'user', parts: [{ type: 'text', text: 'Hi' }] }],
    tools: [],
    toolChoice: { mode: 'auto', parallel: true },
    output: { type: 'text' },
    reasoning: { enabled: false, visible: false },
    sampling: {},
    stopSequences: [],
    candidates: 1,
  })
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

  test.each(['function', 'tool', 'user'])(
    'calls and their results, by id or by name, from the role %s',
    async (role) => {
      const prompt = await read({
        contents: [
          { role: 'user', parts: [{ text: 'A' }] },
          {
            role: 'model',
            parts: [
              { functionCall: { name: 'f' } },
              { functionCall: { name: 'f', args: { x: 1 } } },
              { functionCall: { id: 'c7', name: 'g', args: {} }, thoughtSignature: 'c2ln' },
            ],
          },
          {
            role,
            parts: [
              { functionResponse: { name: 'f', response: { output: 1 } } },
              { functionResponse: { id: 'c7', name: 'g', response: { error: 'no' } } },
              { functionResponse: { name: 'f', response: {} } },
              { functionResponse: { name: 'h', response: { output: null } } },
            ],
          },
        ],
      })
      expect(prompt.turns.slice(1)).toEqual([
        {
          role: 'assistant',
          parts: [
            { type: 'tool-call', id: 'call_0', name: 'f', input: {} },
            { type: 'tool-call', id: 'call_1', name: 'f', input: { x: 1 } },
            { type: 'tool-call', id: 'c7', name: 'g', input: {} },
          ],
        },
        {
          role: 'user',
          parts: [
            { type: 'tool-result', id: 'call_0', text: '{"output":1}', isError: false },
            { type: 'tool-result', id: 'c7', text: '{"error":"no"}', isError: true },
            { type: 'tool-result', id: 'call_1', text: '{}', isError: false },
            { type: 'tool-result', id: 'h', text: '{"output":null}', isError: false },
          ],
        },
      ])
    },
  )

  test('code that ran, and parts that say nothing', async () => {
    const prompt = await read({
      contents: [
        { role: 'user', parts: [{ text: 'Add.' }, {}, { newer: 1 }] },
        {
          role: 'model',
          parts: [
            { executableCode: { language: 'PYTHON', code: 'print(2)' } },
            { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '2' } },
          ],
        },
        { role: 'user', parts: [{ text: 'Go on.' }] },
      ],
    })
    expect(prompt.turns[0]?.parts).toHaveLength(1)
    expect(JSON.stringify(prompt.turns[1])).toMatch(/print\(2\).*2/)
  })
})

describe('tools', () => {
  test('functions with either kind of schema, code execution and a search', async () => {
    const jsonSchema = { type: 'object', properties: { n: { type: ['integer', 'null'] } } }
    const { tools } = await read(
      ask('Hi', {
        tools: [
          {
            functionDeclarations: [
              { ...weather, parameters: { type: 'OBJECT', properties: { c: { type: 'STRING' } } } },
            ],
          },
          { functionDeclarations: [time, { name: 'list', parametersJsonSchema: jsonSchema, parameters: {} }] },
          { codeExecution: {} },
          { googleSearch: {}, codeExecution: {} },
        ],
      }),
    )
    const schema = { type: 'object', properties: { c: { type: 'string' } } }
    expect(tools).toEqual([
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
  ])('the choice of %j', async (more, choice) => {
    expect((await read(ask('Hi', more))).toolChoice).toEqual(choice)
  })

  test('a demanded call leaves no other tools', async () => {
    const demanded = { ...called('ANY'), tools: [{ functionDeclarations: [time], googleSearch: {} }] }
    expect((await read(ask('Hi', demanded))).tools).toMatchObject([{ name: 'get_time' }])
  })

  test('addresses to read, of the last turn and only when asked for', async () => {
    const text = 'Compare https://a.example/x, (https://b.example/y?z=1) and https://a.example/x.'
    expect((await read(ask(text, { tools: [{ urlContext: {} }] }))).pages).toEqual([
      'https://a.example/x',
      'https://b.example/y?z=1',
    ])
    expect(await read(ask(text))).not.toHaveProperty('pages')
  })
})

describe('configuration', () => {
  test.each<[object, Partial<Prompt>]>([
    [{ temperature: 0, topP: 0.5, topK: 7, seed: 3 }, { sampling: { temperature: 0, topP: 0.5, topK: 7, seed: 3 } }],
    [
      { topK: 0, maxOutputTokens: 0, candidateCount: 0 },
      { sampling: {}, candidates: 1 },
    ],
    [
      { maxOutputTokens: 9, stopSequences: ['a', 'b'] },
      { maxOutputTokens: 9, stopSequences: ['a', 'b'] },
    ],
    [{ candidateCount: 3 }, { candidates: 3 }],
    [{ candidateCount: 1_000_000 }, { candidates: 8 }],
    [{ responseLogprobs: true, logprobs: 4 }, { logprobs: 4 }],
    [{ responseLogprobs: true }, { logprobs: 0 }],
    [{ thinkingConfig: { includeThoughts: true } }, { reasoning: { enabled: true, visible: true } }],
    [{ thinkingConfig: { thinkingBudget: 50 } }, { reasoning: { enabled: true, visible: false, budgetTokens: 50 } }],
    [{ thinkingConfig: { thinkingBudget: -1 } }, { reasoning: { enabled: true, visible: false } }],
    [
      { thinkingConfig: { thinkingBudget: 0, includeThoughts: true } },
      { reasoning: { enabled: false, visible: false } },
    ],
    [{ responseMimeType: 'text/plain', responseSchema: { type: 'STRING' } }, { output: { type: 'text' } }],
    [{ responseMimeType: 'application/json' }, { output: { type: 'json' } }],
    [
      { responseMimeType: 'application/json', responseSchema: { type: 'ARRAY', items: { type: 'INTEGER' } } },
      {
        output: {
          type: 'json',
          schema: { type: 'array', items: { type: 'integer' } },
          place: 'generationConfig.responseSchema',
        },
      },
    ],
    [
      {
        responseMimeType: 'application/json',
        responseSchema: { type: 'STRING' },
        responseJsonSchema: { type: 'null' },
      },
      { output: { type: 'json', schema: { type: 'null' }, place: 'generationConfig.responseJsonSchema' } },
    ],
    [
      { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['a', 'b'] } },
      { output: { type: 'choice', values: ['a', 'b'] } },
    ],
    [{ responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING' } }, { output: { type: 'text' } }],
    [{ responseModalities: ['TEXT'] }, { output: { type: 'text' } }],
    [{ responseModalities: ['TEXT', 'IMAGE'] }, { output: { type: 'media', modalities: ['text', 'image'] } }],
    [
      {
        responseModalities: ['AUDIO'],
        speechConfig: { languageCode: 'de-DE', voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Harbour' } } },
      },
      { output: { type: 'media', modalities: ['audio'], voice: 'Harbour' } },
    ],
    [
      {
        responseModalities: ['AUDIO'],
        speechConfig: {
          multiSpeakerVoiceConfig: {
            speakerVoiceConfigs: [
              { speaker: 'Ana', voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Quarry' } } },
              { speaker: 'Rui', voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Harbour' } } },
            ],
          },
        },
      },
      { output: { type: 'media', modalities: ['audio'], voice: 'Quarry' } },
    ],
    [{ mediaResolution: 'MEDIA_RESOLUTION_LOW' }, { tokensPerImage: 64 }],
    [{ mediaResolution: 'MEDIA_RESOLUTION_MEDIUM' }, { tokensPerImage: 256 }],
    [{ mediaResolution: 'MEDIA_RESOLUTION_HIGH' }, { tokensPerImage: 256 }],
  ])('%j', async (generationConfig, expected) => {
    const { model, instructions, turns, tools, toolChoice, ...prompt } = await read(ask('Hi', { generationConfig }))
    const rest = { output: { type: 'text' }, reasoning: { enabled: false, visible: false }, sampling: {} }
    expect(prompt).toEqual({ ...rest, stopSequences: [], candidates: 1, ...expected })
  })

  test('cached content', async () => {
    expect(await read(ask('Hi', { cachedContent: 'cachedContents/x' }))).toHaveProperty(
      'cachedContent',
      'cachedContents/x',
    )
  })
})

describe('other spellings', () => {
  test('snake_case at every depth, single objects for arrays, small enum values, integers as text, null for absent', async () => {
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
      turns: [
        {
          role: 'user',
          parts: [
            { type: 'media', mediaType: 'image/png' },
            { type: 'text', text: 'What?' },
          ],
        },
      ],
      tools: [{ name: 'f', schema: { type: 'object', properties: { a_b: { type: 'string' } } } }],
      toolChoice: { mode: 'required', allowed: ['f'] },
      maxOutputTokens: 20,
      stopSequences: ['X'],
      candidates: 2,
      output: {
        type: 'json',
        schema: { type: 'array', minItems: 2, items: { type: 'string', maxLength: 3 } },
      },
      reasoning: { enabled: true, visible: true, budgetTokens: 12 },
      tokensPerImage: 64,
      sampling: {},
    })
    expect(prompt).not.toHaveProperty('cachedContent')
  })

  test('camelCase says the same', async () => {
    const generationConfig = { maxOutputTokens: 20, stopSequences: ['X'], responseMimeType: 'application/json' }
    const snake = { max_output_tokens: 20, stop_sequences: ['X'], response_mime_type: 'APPLICATION/JSON' }
    expect(await read(ask('Hi', { generationConfig }))).toEqual(await read(ask('Hi', { generation_config: snake })))
  })
})
