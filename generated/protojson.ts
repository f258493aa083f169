// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { ProtoJsonDescriptor } from '../runtime/contract.ts'

export const CodeExecutionResult: ProtoJsonDescriptor = { kind: 'object', properties: { get outcome() { return CodeOutcome }, output: { kind: 'any' } } }

export const CodeLanguage: ProtoJsonDescriptor = { kind: 'enum', values: ['LANGUAGE_UNSPECIFIED', 'PYTHON'] }

export const CodeOutcome: ProtoJsonDescriptor = { kind: 'enum', values: ['OUTCOME_UNSPECIFIED', 'OUTCOME_OK', 'OUTCOME_FAILED', 'OUTCOME_DEADLINE_EXCEEDED'] }

export const ContentRole: ProtoJsonDescriptor = { kind: 'enum', values: ['user', 'model', 'function', 'tool'] }

export const ExecutableCode: ProtoJsonDescriptor = { kind: 'object', properties: { get language() { return CodeLanguage }, code: { kind: 'any' } } }

export const FileData: ProtoJsonDescriptor = { kind: 'object', properties: { mimeType: { kind: 'any' }, fileUri: { kind: 'any' } } }

export const FunctionCallingConfig: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    get mode() { return FunctionCallingMode },
    allowedFunctionNames: { kind: 'array', items: { kind: 'any' } },
  },
}

export const FunctionCallingMode: ProtoJsonDescriptor = { kind: 'enum', values: ['MODE_UNSPECIFIED', 'AUTO', 'ANY', 'NONE', 'VALIDATED'] }

export const FunctionDeclaration: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    name: { kind: 'any' },
    description: { kind: 'any' },
    parameters: { kind: 'any' },
    parametersJsonSchema: { kind: 'any' },
  },
}

export const GenerateContentRequest: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    contents: { kind: 'array', single: true, get items() { return PromptContent } },
    tools: { kind: 'array', single: true, get items() { return GenerateContentTool } },
    get toolConfig() { return GenerateContentToolConfig },
    safetySettings: { kind: 'array', get items() { return SafetySetting } },
    get systemInstruction() { return SystemInstruction },
    get generationConfig() { return GenerationConfig },
    cachedContent: { kind: 'any' },
  },
}

export const GenerateContentSchema: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    type: { kind: 'enum', values: ['TYPE_UNSPECIFIED', 'STRING', 'NUMBER', 'INTEGER', 'BOOLEAN', 'ARRAY', 'OBJECT'] },
    description: { kind: 'any' },
    enum: { kind: 'array', items: { kind: 'any' } },
    example: { kind: 'any' },
    nullable: { kind: 'any' },
    format: { kind: 'any' },
    get items() { return GenerateContentSchema },
    properties: { kind: 'map', get items() { return GenerateContentSchema } },
    anyOf: { kind: 'array', get items() { return GenerateContentSchema } },
    required: { kind: 'array', items: { kind: 'any' } },
    minimum: { kind: 'any' },
    maximum: { kind: 'any' },
    minItems: { kind: 'integer' },
    maxItems: { kind: 'integer' },
    minLength: { kind: 'integer' },
    maxLength: { kind: 'integer' },
  },
}

export const GenerateContentThinkingConfig: ProtoJsonDescriptor = { kind: 'object', properties: { includeThoughts: { kind: 'any' }, thinkingBudget: { kind: 'integer' } } }

export const GenerateContentTool: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    functionDeclarations: { kind: 'array', get items() { return FunctionDeclaration } },
    codeExecution: { kind: 'any' },
    googleSearch: { kind: 'any' },
    urlContext: { kind: 'any' },
  },
}

export const GenerateContentToolConfig: ProtoJsonDescriptor = { kind: 'object', properties: { get functionCallingConfig() { return FunctionCallingConfig } } }

export const GenerationConfig: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    stopSequences: { kind: 'array', items: { kind: 'any' } },
    responseMimeType: { kind: 'enum', values: ['text/plain', 'application/json', 'text/x.enum'] },
    get responseSchema() { return GenerateContentSchema },
    responseJsonSchema: { kind: 'any' },
    responseModalities: { kind: 'array', items: { kind: 'enum', values: ['TEXT', 'IMAGE', 'AUDIO'] } },
    candidateCount: { kind: 'integer' },
    maxOutputTokens: { kind: 'integer' },
    temperature: { kind: 'any' },
    topP: { kind: 'any' },
    topK: { kind: 'integer' },
    seed: { kind: 'integer' },
    presencePenalty: { kind: 'any' },
    frequencyPenalty: { kind: 'any' },
    responseLogprobs: { kind: 'any' },
    logprobs: { kind: 'integer' },
    enableEnhancedCivicAnswers: { kind: 'any' },
    get speechConfig() { return SpeechConfig },
    get thinkingConfig() { return GenerateContentThinkingConfig },
    get mediaResolution() { return MediaResolution },
  },
}

export const HarmBlockThreshold: ProtoJsonDescriptor = {
  kind: 'enum',
  values: [
    'HARM_BLOCK_THRESHOLD_UNSPECIFIED',
    'BLOCK_LOW_AND_ABOVE',
    'BLOCK_MEDIUM_AND_ABOVE',
    'BLOCK_ONLY_HIGH',
    'BLOCK_NONE',
    'OFF',
  ],
}

export const HarmCategory: ProtoJsonDescriptor = {
  kind: 'enum',
  values: [
    'HARM_CATEGORY_UNSPECIFIED',
    'HARM_CATEGORY_DEROGATORY',
    'HARM_CATEGORY_TOXICITY',
    'HARM_CATEGORY_VIOLENCE',
    'HARM_CATEGORY_SEXUAL',
    'HARM_CATEGORY_MEDICAL',
    'HARM_CATEGORY_DANGEROUS',
    'HARM_CATEGORY_HARASSMENT',
    'HARM_CATEGORY_HATE_SPEECH',
    'HARM_CATEGORY_SEXUALLY_EXPLICIT',
    'HARM_CATEGORY_DANGEROUS_CONTENT',
    'HARM_CATEGORY_CIVIC_INTEGRITY',
  ],
}

export const InlineData: ProtoJsonDescriptor = { kind: 'object', properties: { mimeType: { kind: 'any' }, data: { kind: 'any' } } }

export const MediaResolution: ProtoJsonDescriptor = {
  kind: 'enum',
  values: ['MEDIA_RESOLUTION_UNSPECIFIED', 'MEDIA_RESOLUTION_LOW', 'MEDIA_RESOLUTION_MEDIUM', 'MEDIA_RESOLUTION_HIGH'],
}

export const MultiSpeakerVoiceConfig: ProtoJsonDescriptor = { kind: 'object', properties: { speakerVoiceConfigs: { kind: 'array', get items() { return SpeakerVoiceConfig } } } }

export const Part: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    text: { kind: 'any' },
    get inlineData() { return InlineData },
    get fileData() { return FileData },
    get functionCall() { return PartFunctionCall },
    get functionResponse() { return PartFunctionResponse },
    get executableCode() { return ExecutableCode },
    get codeExecutionResult() { return CodeExecutionResult },
    thought: { kind: 'any' },
    thoughtSignature: { kind: 'any' },
  },
}

export const PartFunctionCall: ProtoJsonDescriptor = { kind: 'object', properties: { id: { kind: 'any' }, name: { kind: 'any' }, args: { kind: 'any' } } }

export const PartFunctionResponse: ProtoJsonDescriptor = { kind: 'object', properties: { id: { kind: 'any' }, name: { kind: 'any' }, response: { kind: 'any' } } }

export const PrebuiltVoiceConfig: ProtoJsonDescriptor = { kind: 'object', properties: { voiceName: { kind: 'any' } } }

export const PromptContent: ProtoJsonDescriptor = {
  kind: 'object',
  properties: { parts: { kind: 'array', single: true, get items() { return Part } }, get role() { return ContentRole } },
}

export const SafetySetting: ProtoJsonDescriptor = {
  kind: 'object',
  properties: { get category() { return HarmCategory }, get threshold() { return HarmBlockThreshold } },
}

export const SpeakerVoiceConfig: ProtoJsonDescriptor = { kind: 'object', properties: { speaker: { kind: 'any' }, get voiceConfig() { return VoiceConfig } } }

export const SpeechConfig: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    get voiceConfig() { return VoiceConfig },
    get multiSpeakerVoiceConfig() { return MultiSpeakerVoiceConfig },
    languageCode: {
      kind: 'enum',
      values: [
        'zh-CN',
        'en-US',
        'ja-JP',
        'ko-KR',
        'fr-FR',
        'de-DE',
        'es-ES',
        'pt-BR',
        'hi-IN',
        'ar-XA',
        'it-IT',
        'tr-TR',
        'vi-VN',
        'th-TH',
        'ru-RU',
        'pl-PL',
        'nl-NL',
      ],
    },
  },
}

export const SystemInstruction: ProtoJsonDescriptor = {
  kind: 'object',
  properties: { parts: { kind: 'array', single: true, get items() { return Part } }, get role() { return ContentRole } },
}

export const VoiceConfig: ProtoJsonDescriptor = { kind: 'object', properties: { get prebuiltVoiceConfig() { return PrebuiltVoiceConfig } } }
