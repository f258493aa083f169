import { describe, expect, it } from 'vitest'
import { type Fields, png, sourceClient, wordsAbout } from './source-client.ts'

const { post, key } = sourceClient()
const send = (body: object, method = 'generateContent') =>
  post(`/v1beta/models/gw-text-large:${method}?key=${key()}`, body)

const absent = undefined
const contents = [{ role: 'user', parts: [{ text: 'What is a fjord?' }] }]
const ask = (patch: object) => ({ contents, ...patch })
const say = (...parts: object[]) => ({ contents: [{ role: 'user', parts }] })
const config = (generationConfig: object) => ask({ generationConfig })
const look = {
  name: 'look',
  description: 'Looks.',
  parameters: { type: 'object', properties: { at: { type: 'string' } } },
}
const declare = (...functionDeclarations: object[]) => ask({ tools: [{ functionDeclarations }] })
const calling = (functionCallingConfig: object) =>
  ask({ tools: [{ functionDeclarations: [look] }], toolConfig: { functionCallingConfig } })
const safety = (patch: object) =>
  ask({ safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE', ...patch }] })
const schema = (responseSchema: object) => config({ responseMimeType: 'application/json', responseSchema })
const picture = { inlineData: { mimeType: 'image/png', data: png } }
const inline = (mimeType: string) => say({ inlineData: { mimeType, data: png } }, { text: 'What is this?' })
const each = (make: (value: string) => object, values: string) =>
  values.split(' ').map((value): [string, object] => [value, make(value)])

describe('takes', () => {
  it.each<[string, object]>([
    ['contents alone', { contents }],
    ['a history', ask({ contents: [...contents, { role: 'model', parts: [{ text: 'An inlet.' }] }, ...contents] })],
    ['contents without a role', ask({ contents: [{ parts: [{ text: 'a' }] }] })],
    ...each((role) => ask({ contents: [...contents, { role, parts: [{ text: 'a' }] }] }), 'user model function tool'),
    ...each(inline, 'image/jpeg image/png image/webp image/heic image/heif application/pdf'),
    ...each(inline, 'audio/wav audio/mp3 audio/aiff audio/aac audio/ogg audio/flac'),
    ...each(inline, 'video/mp4 video/mpeg video/mov video/avi video/x-flv video/mpg video/webm video/wmv video/3gpp'),
    ['a functionCall', say({ functionCall: { name: 'look', args: { at: 'sea' } } })],
    ['a functionCall without args', say({ functionCall: { name: 'look' } })],
    ['a functionResponse', say({ functionResponse: { name: 'look', response: { seen: 'a ship' } } })],
    ...each((language) => say({ executableCode: { language, code: '1' } }), 'LANGUAGE_UNSPECIFIED PYTHON'),
    ...each(
      (outcome) => say({ codeExecutionResult: { outcome, output: '1' } }),
      'OUTCOME_UNSPECIFIED OUTCOME_OK OUTCOME_FAILED OUTCOME_DEADLINE_EXCEEDED',
    ),
    ['a codeExecutionResult without output', say({ codeExecutionResult: { outcome: 'OUTCOME_OK' } })],
    ['functionDeclarations', declare(look, { name: 'list' })],
    ['codeExecution', ask({ tools: [{ codeExecution: {} }] })],
    ...each((mode) => calling({ mode, allowedFunctionNames: ['look'] }), 'MODE_UNSPECIFIED AUTO ANY NONE'),
    ...each(
      (category) => safety({ category: `HARM_CATEGORY_${category}` }),
      'UNSPECIFIED DEROGATORY TOXICITY VIOLENCE SEXUAL MEDICAL DANGEROUS HARASSMENT HATE_SPEECH SEXUALLY_EXPLICIT ' +
        'DANGEROUS_CONTENT CIVIC_INTEGRITY',
    ),
    ...each(
      (threshold) => safety({ threshold }),
      'HARM_BLOCK_THRESHOLD_UNSPECIFIED BLOCK_LOW_AND_ABOVE BLOCK_MEDIUM_AND_ABOVE BLOCK_ONLY_HIGH BLOCK_NONE OFF',
    ),
    ['a systemInstruction', ask({ systemInstruction: { parts: [{ text: 'Be brief.' }] } })],
    ['cachedContent', ask({ cachedContent: 'cachedContents/handbook' })],
    ['5 stopSequences', config({ stopSequences: ['a', 'b', 'c', 'd', 'e'] })],
    ...each((responseMimeType) => config({ responseMimeType }), 'text/plain application/json'),
    [
      'text/x.enum',
      config({ responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['yes', 'no'] } }),
    ],
    ...each((one) => config({ responseModalities: [one] }), 'TEXT IMAGE AUDIO'),
    ['temperature 0', config({ temperature: 0 })],
    ['temperature 2', config({ temperature: 2 })],
    ['numbers', config({ candidateCount: 2, maxOutputTokens: 9, topP: 0.9, topK: 4, seed: 7 })],
    ['penalties', config({ presencePenalty: -0.5, frequencyPenalty: 0.5 })],
    ['logprobs', config({ responseLogprobs: true, logprobs: 2 })],
    ['enableEnhancedCivicAnswers', config({ enableEnhancedCivicAnswers: true })],
    ['thinkingConfig', config({ thinkingConfig: { includeThoughts: true, thinkingBudget: 64 } })],
    ...each((level) => config({ mediaResolution: `MEDIA_RESOLUTION_${level}` }), 'UNSPECIFIED LOW MEDIUM HIGH'),
    ...each((type) => schema({ type }), 'TYPE_UNSPECIFIED STRING NUMBER INTEGER BOOLEAN ARRAY OBJECT'),
    ['a voice', config({ speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Ana' } } } })],
    [
      'several voices',
      config({
        speechConfig: {
          multiSpeakerVoiceConfig: {
            speakerVoiceConfigs: [{ speaker: 'A', voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Ana' } } }],
          },
        },
      }),
    ],
    ...each(
      (languageCode) => config({ speechConfig: { languageCode } }),
      'zh-CN en-US ja-JP ko-KR fr-FR de-DE es-ES pt-BR hi-IN ar-XA it-IT tr-TR vi-VN th-TH ru-RU pl-PL nl-NL',
    ),
    ['a field nobody knows', ask({ surprise: 1 })],
  ])('%s', async (_, body) => {
    const reply = await send(body)
    expect(reply.text).toMatch(/^{"candidates"/)
    expect(reply.status).toBe(200)
  })

  it('the documented spellings in snake_case', async () => {
    const reply = await send({
      contents: [{ parts: [{ inline_data: { mime_type: 'image/png', data: png } }, { text: 'What is this?' }] }],
      system_instruction: { parts: [{ text: 'Be brief.' }] },
      tools: [{ function_declarations: [look], codeExecution: {} }],
      tool_config: { function_calling_config: { mode: 'none' } },
      generationConfig: {
        response_mime_type: 'application/json',
        response_schema: { type: 'object', properties: { seen: { type: 'string' } }, required: ['seen'] },
        stopSequences: ['END'],
      },
    })
    const { candidates } = reply.json<{ candidates: { content: { parts: { text: string }[] } }[] }>()
    expect(JSON.parse(candidates[0]?.content.parts[0]?.text ?? '')).toEqual({ seen: expect.any(String) })
  })

  it.each<[string, object, string]>([
    ['single contents, parts and tools', { contents: { parts: { text: 'a' } }, tools: { codeExecution: {} } }, 'STOP'],
    ['single system parts', { contents, systemInstruction: { parts: { text: 'Be brief.' } } }, 'STOP'],
    ['integers as strings', config({ maxOutputTokens: '3', temperature: 1 }), 'MAX_TOKENS'],
    ['max_output_tokens', { contents, generation_config: { max_output_tokens: 3 } }, 'MAX_TOKENS'],
  ])('%s', async (_, body, finishReason) => {
    const reply = await send({ ...body })
    expect(reply.json()).toMatchObject({ candidates: [{ finishReason: expect.stringMatching(finishReason) }] })
  })
})

const part = 'contents[0].parts[0]'
const mode = 'toolConfig.functionCallingConfig'
const setting = 'safetySettings[0]'
const answer = 'generationConfig.responseSchema'

it('names the way to send a file that it cannot read', async () => {
  const reply = await send(say({ fileData: { mimeType: 'video/mp4', fileUri: 'https://example.com/a.mp4' } }))
  expect(reply.json()).toMatchObject({
    error: { message: expect.stringContaining('send the bytes as inlineData {mimeType, data}') },
  })
})

describe('refuses, and names the place of', () => {
  it.each<[string, object]>([
    ['contents', {}],
    ['contents', { contents: [] }],
    ['contents[0].parts', { contents: [{ role: 'user' }] }],
    ['contents[0].role', { contents: [{ role: 'system', parts: [{ text: 'a' }] }] }],
    [`${part}.text`, say({ text: 1 })],
    [`${part}.inlineData.mimeType`, say({ inlineData: { data: png } })],
    [`${part}.inlineData.data`, say({ inlineData: { mimeType: 'image/png' } })],
    [`${part}.inlineData.data`, say({ inlineData: { mimeType: 'image/png', data: 'no base64!' } })],
    [`${part}.fileData`, say({ fileData: { mimeType: 'video/mp4', fileUri: 'https://example.com/a.mp4' } })],
    [`${part}.fileData`, say({ file_data: { file_uri: 'https://example.com/a.mp4' } })],
    [`${part}.functionCall`, say({ text: 'a', functionCall: { name: 'look' } })],
    [`${part}.functionCall.name`, say({ functionCall: { args: {} } })],
    [`${part}.functionCall.args`, say({ functionCall: { name: 'look', args: 'sea' } })],
    [`${part}.functionResponse.name`, say({ functionResponse: { response: {} } })],
    [`${part}.functionResponse.response`, say({ functionResponse: { name: 'look' } })],
    [`${part}.functionResponse.response`, say({ functionResponse: { name: 'look', response: 'a ship' } })],
    [`${part}.executableCode.language`, say({ executableCode: { code: '1' } })],
    [`${part}.executableCode.language`, say({ executableCode: { language: 'RUBY', code: '1' } })],
    [`${part}.executableCode.code`, say({ executableCode: { language: 'PYTHON' } })],
    [`${part}.codeExecutionResult.outcome`, say({ codeExecutionResult: { output: '1' } })],
    [`${part}.codeExecutionResult.outcome`, say({ codeExecutionResult: { outcome: 'OUTCOME_FINE' } })],
    ['tools[0].functionDeclarations[0].name', declare({ description: 'Looks.' })],
    ['tools[0].functionDeclarations[1].parameters', declare(look, { name: 'list', parameters: 'none' })],
    ['tools[0].codeExecution', ask({ tools: [{ codeExecution: true }] })],
    [`${mode}.mode`, calling({ mode: 'SOME' })],
    [`${mode}.allowedFunctionNames[0]`, calling({ mode: 'ANY', allowedFunctionNames: ['hear'] })],
    [`${setting}.category`, safety({ category: absent })],
    [`${setting}.category`, safety({ category: 'HARM_CATEGORY_RUDE' })],
    [`${setting}.threshold`, safety({ threshold: absent })],
    [`${setting}.threshold`, safety({ threshold: 'BLOCK_ALL' })],
    ['systemInstruction.parts', ask({ systemInstruction: {} })],
    ['systemInstruction.parts[0].text', ask({ systemInstruction: { parts: [picture] } })],
    ['systemInstruction.parts[0].inlineData', ask({ systemInstruction: { parts: [{ text: 'a', ...picture }] } })],
    ['cachedContent', ask({ cachedContent: 'handbook' })],
    ['generationConfig.stopSequences', config({ stopSequences: ['a', 'b', 'c', 'd', 'e', 'f'] })],
    ['generationConfig.responseMimeType', config({ responseMimeType: 'text/html' })],
    ['generationConfig.responseModalities[0]', config({ responseModalities: ['VIDEO'] })],
    ['generationConfig.temperature', config({ temperature: -0.1 })],
    ['generationConfig.temperature', config({ temperature: 2.1 })],
    ['generationConfig.candidateCount', config({ candidateCount: 1.5 })],
    ['generationConfig.maxOutputTokens', config({ maxOutputTokens: 'many' })],
    ['generationConfig.topP', config({ topP: 'high' })],
    ['generationConfig.topK', config({ topK: 1.5 })],
    ['generationConfig.seed', config({ seed: 1.5 })],
    ['generationConfig.presencePenalty', config({ presencePenalty: 'a' })],
    ['generationConfig.frequencyPenalty', config({ frequencyPenalty: 'a' })],
    ['generationConfig.responseLogprobs', config({ responseLogprobs: 'yes' })],
    ['generationConfig.logprobs', config({ logprobs: 1.5 })],
    ['generationConfig.enableEnhancedCivicAnswers', config({ enableEnhancedCivicAnswers: 1 })],
    ['generationConfig.thinkingConfig.includeThoughts', config({ thinkingConfig: { includeThoughts: 1 } })],
    ['generationConfig.thinkingConfig.thinkingBudget', config({ thinkingConfig: { thinkingBudget: 1.5 } })],
    ['generationConfig.mediaResolution', config({ mediaResolution: 'MEDIA_RESOLUTION_ULTRA' })],
    ['generationConfig.speechConfig.languageCode', config({ speechConfig: { languageCode: 'sv-SE' } })],
    [`${answer}.type`, schema({ description: 'a' })],
    [`${answer}.type`, schema({ type: 'DATE' })],
    [`${answer}.items.type`, schema({ type: 'ARRAY', items: {} })],
    [`${answer}.properties.a.type`, schema({ type: 'OBJECT', properties: { a: {} } })],
    [`${answer}.required[0]`, schema({ type: 'OBJECT', required: [1] })],
    [`${answer}.enum[0]`, schema({ type: 'STRING', enum: [1] })],
    [`${answer}.nullable`, schema({ type: 'STRING', nullable: 1 })],
    [`${answer}.minimum`, schema({ type: 'NUMBER', minimum: 'a' })],
    [`${answer}.maxItems`, schema({ type: 'ARRAY', maxItems: 1.5 })],
    [`${answer}.minLength`, schema({ type: 'STRING', minLength: 1.5 })],
    ['contents', { contents: 'Hello' }],
    ['tools[0].functionDeclarations', ask({ tools: { functionDeclarations: look } })],
    ['tools[0].functionDeclarations', ask({ tools: [{ function_declarations: look }] })],
    [`${mode}.allowedFunctionNames`, calling({ mode: 'ANY', allowedFunctionNames: 'look' })],
    ['safetySettings', ask({ safetySettings: { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' } })],
    ['generationConfig.stopSequences', config({ stopSequences: 'END' })],
    ['generationConfig.responseModalities', config({ responseModalities: 'TEXT' })],
    [`${answer}.required`, schema({ type: 'OBJECT', properties: { a: { type: 'STRING' } }, required: 'a' })],
    [`${answer}.enum`, schema({ type: 'STRING', enum: 'yes' })],
    [
      'generationConfig.speechConfig.multiSpeakerVoiceConfig.speakerVoiceConfigs',
      config({
        speechConfig: {
          multiSpeakerVoiceConfig: {
            speakerVoiceConfigs: { speaker: 'A', voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Ana' } } },
          },
        },
      }),
    ],
  ])('%s (%#)', async (place, body) => {
    const reply = await send(body)
    const violation = { field: place, description: expect.stringMatching(/\S/) }
    expect(reply.json()).toEqual({
      error: {
        code: 400,
        message: wordsAbout(place),
        status: 'INVALID_ARGUMENT',
        details: [{ '@type': expect.stringMatching(/^type\.googleapis\.com\//), fieldViolations: [violation] }],
      },
    })
    expect(reply.status).toBe(400)
    const streamed = await send(body, 'streamGenerateContent')
    expect(streamed.json<Fields>()).toEqual(reply.json())
    expect(streamed.status).toBe(400)
  })
})
