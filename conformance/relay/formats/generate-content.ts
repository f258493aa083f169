import {
  asArray,
  asObject,
  asString,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  tryParseJson,
} from '../../../runtime/json.ts'
import type { Call, ChatReply, ChatRequest, Part, ReadReply, StopReason, Turn, Usage } from '../chat.ts'
import { type AskedByPath, omitAbsent, readBearer, readData, type WireFormat, type WrittenEvent } from './format.ts'
import { absentReply, readErrors, readNumber, readTexts, textPart } from './parts.ts'

/** https://ai.google.dev/api/generate-content */
export const generateContent: WireFormat = {
  name: 'generate-content',
  unsayable: new Set(),
  stops: new Set(['end', 'limit', 'tool-call', 'filter']),
  counts: new Set(['input', 'output', 'cached', 'reasoning']),
  lineEnd: '\r\n',

  operationId: (stream) => (stream ? 'streamGenerateContent' : 'generateContent'),
  writeRequest: (request) => ({
    path: `/v1beta/models/${encodeURIComponent(request.model)}:${request.stream ? 'streamGenerateContent' : 'generateContent'}`,
    query: request.stream ? { alt: 'sse' } : {},
    headers: {},
    body: writeBody(request),
  }),
  readReply: (body) =>
    Array.isArray(asObject(body).candidates) ? joinChunks([asObject(body)]) : { ...absentReply, ...readErrors(body) },
  readEvents: (events) => {
    const chunks = events.map((event) => asObject(readData(event)))
    const failed = chunks.find(({ error }) => isObject(error))
    const reply = joinChunks(chunks)
    const isDone = reply.stopWord !== undefined
    return {
      ...reply,
      failure: failed ? readErrors(failed).failure : isDone ? undefined : 'the stream ended without finishReason',
    }
  },
  isError: (body) => {
    const { code, message, status } = asObject(asObject([body].flat()[0]).error)
    return typeof code === 'number' && typeof message === 'string' && typeof status === 'string'
  },

  readPath: (pathname) => {
    const [, model, method] = /\/models\/([^/]+):(generateContent|streamGenerateContent)$/.exec(pathname) ?? []
    return model === undefined
      ? undefined
      : { model: decodeURIComponent(model), stream: method === 'streamGenerateContent' }
  },
  readKey: (headers, query) => asString(headers['x-goog-api-key']) ?? query.get('key') ?? readBearer(headers),
  readRequest,
  writeReply: ({ pieces, calls, stop, usage }, model) => {
    const text = pieces.join('')
    const parts: Json[] = text === '' ? [] : [{ text }]
    return writeChunk([...parts, ...calls.map(writeCall)], { model, stop, usage })
  },
  writeEvents: (reply, model) => listEvents(reply, model),
  writeError: (status, message) => ({
    error: { code: status, message, status: ownValue(statusWords, String(status)) ?? 'UNKNOWN' },
  }),
  writeFailure: (message) => ({ data: JSON.stringify({ error: { code: 503, message, status: 'UNAVAILABLE' } }) }),
}

const statusWords: Readonly<Record<string, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

function writeBody(request: ChatRequest): JsonObject {
  const { system, turns, tools, toolChoice, temperature, topP, maxTokens, stop, schema } = request
  return omitAbsent({
    systemInstruction: system === undefined ? undefined : { parts: [{ text: system }] },
    contents: turns.map(({ role, parts }) => ({
      role: role === 'assistant' ? 'model' : 'user',
      parts: parts.map(writePart),
    })),
    tools: tools && [{ functionDeclarations: tools }],
    toolConfig: toolChoice && { functionCallingConfig: writeChoice(toolChoice) },
    generationConfig: {
      temperature,
      topP,
      maxOutputTokens: maxTokens,
      stopSequences: stop,
      ...(schema === undefined ? {} : { responseMimeType: 'application/json', responseJsonSchema: schema }),
    },
  })
}

function writeChoice(choice: NonNullable<ChatRequest['toolChoice']>) {
  if (choice === 'none') return { mode: 'NONE' }
  return choice === 'required' ? { mode: 'ANY' } : { mode: 'ANY', allowedFunctionNames: [choice.name] }
}

function writePart(part: Part): unknown {
  if (part.kind === 'text') return { text: part.text }
  if (part.kind === 'call') return writeCall(part)
  if (part.kind === 'image') return { inlineData: { mimeType: part.mediaType, data: part.data } }
  return { functionResponse: { id: part.id, name: part.name, response: { output: part.text } } }
}

/** Names are accepted in both spellings, as servers of this format do. */
function readRequest(body: JsonObject, { model = '', stream = false }: AskedByPath): ChatRequest {
  const config = asObject(body.generationConfig ?? body.generation_config)
  const { functionCallingConfig, function_calling_config } = asObject(body.toolConfig ?? body.tool_config)
  const stop = config.stopSequences ?? config.stop_sequences
  const schema = config.responseJsonSchema ?? config.responseSchema ?? config.response_schema
  const declared = asArray(body.tools).flatMap((tool) => {
    const { functionDeclarations, function_declarations } = asObject(tool)
    return asArray(functionDeclarations ?? function_declarations).map(asObject)
  })
  return {
    model,
    stream,
    system: readTexts(asObject(body.systemInstruction ?? body.system_instruction).parts).join('\n'),
    turns: asArray(body.contents).map((content) => readTurn(asObject(content))),
    tools: declared.map(readTool),
    ...readChoice(asObject(functionCallingConfig ?? function_calling_config)),
    ...readNumber('temperature', config.temperature),
    ...readNumber('topP', config.topP ?? config.top_p),
    ...readNumber('maxTokens', config.maxOutputTokens ?? config.max_output_tokens),
    ...(stop === undefined ? {} : { stop: asStrings(stop) }),
    ...(isObject(schema) ? { schema } : {}),
  }
}

function readTool({ name, description, parameters, parametersJsonSchema }: JsonObject) {
  const schema = asObject(parametersJsonSchema ?? parameters)
  return { name: asString(name) ?? '', description: asString(description) ?? '', parameters: schema }
}

function readChoice({
  mode,
  allowedFunctionNames,
  allowed_function_names,
}: JsonObject): Pick<ChatRequest, 'toolChoice'> {
  if (mode === 'NONE') return { toolChoice: 'none' }
  if (mode !== 'ANY') return {}
  const [name, ...others] = asStrings(allowedFunctionNames ?? allowed_function_names)
  return { toolChoice: name === undefined || others.length > 0 ? 'required' : { name } }
}

function readTurn({ role, parts }: JsonObject): Turn {
  return {
    role: role === 'model' ? 'assistant' : 'user',
    parts: asArray(parts).map((part) => readPart(asObject(part))),
  }
}

function readPart(part: JsonObject): Part {
  const { text, functionCall, functionResponse } = part
  if (isObject(functionCall)) return { kind: 'call', ...readCall(functionCall) }
  const inline = part.inlineData ?? part.inline_data
  if (isObject(inline)) {
    const mediaType = asString(inline.mimeType ?? inline.mime_type) ?? ''
    return { kind: 'image', mediaType, data: asString(inline.data) ?? '' }
  }
  if (!isObject(functionResponse)) return textPart(asString(text) ?? '')
  const { id, name, response } = functionResponse
  const [output = ''] = Object.values(asObject(response)).map((value) => asString(value) ?? JSON.stringify(value))
  return { kind: 'result', id: asString(id) ?? '', name: asString(name) ?? '', text: output }
}

/** The format has arguments as an object: a text that is no object has no form in it. */
function writeCall({ id, name, arguments: written }: Call): Json {
  return { functionCall: { id, name, args: asObject(tryParseJson(written)) } }
}

function readCall({ id, name, args = {} }: JsonObject): Call {
  return { id: asString(id) ?? '', name: asString(name) ?? '', arguments: JSON.stringify(args) }
}

const finishReasons: Readonly<Record<StopReason, string>> = {
  end: 'STOP',
  'stop-sequence': 'STOP',
  'tool-call': 'STOP',
  limit: 'MAX_TOKENS',
  filter: 'SAFETY',
}

const stops: Readonly<Record<string, StopReason>> = {
  STOP: 'end',
  MAX_TOKENS: 'limit',
  SAFETY: 'filter',
  PROHIBITED_CONTENT: 'filter',
  BLOCKLIST: 'filter',
}

interface ChunkEnd {
  readonly model: string
  readonly stop?: StopReason
  readonly usage?: Usage
}

function writeChunk(parts: Json[], { model, stop, usage }: ChunkEnd): JsonObject {
  const finishReason = stop && finishReasons[stop]
  return omitAbsent({
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    usageMetadata: usage && writeUsage(usage),
    modelVersion: model,
    responseId: 'relay',
  })
}

/** `candidatesTokenCount` does not contain the thoughts. */
function writeUsage({ input, output, cached, reasoning }: Usage): JsonObject {
  return omitAbsent({
    promptTokenCount: input,
    cachedContentTokenCount: cached,
    candidatesTokenCount: output - (reasoning ?? 0),
    thoughtsTokenCount: reasoning,
    totalTokenCount: input + output,
  })
}

function readUsage(usage: unknown): Partial<Usage> {
  const {
    promptTokenCount,
    cachedContentTokenCount,
    candidatesTokenCount = 0,
    thoughtsTokenCount = 0,
  } = asObject(usage)
  if (!isObject(usage)) return {}
  return {
    ...readNumber('input', promptTokenCount),
    output: Number(candidatesTokenCount) + Number(thoughtsTokenCount),
    cached: Number(cachedContentTokenCount ?? 0),
    reasoning: Number(thoughtsTokenCount),
  }
}

function listEvents({ pieces, calls, stop, usage }: ChatReply, model: string): WrittenEvent[] {
  const event = (chunk: JsonObject) => ({ data: JSON.stringify(chunk) })
  return [
    ...pieces.map((text) => ({ ...event(writeChunk([{ text }], { model })), isText: true })),
    ...calls.map((call) => event(writeChunk([writeCall(call)], { model }))),
    event(writeChunk([{ text: '' }], { model, stop, usage })),
  ]
}

function joinChunks(chunks: readonly JsonObject[]): ReadReply {
  const candidates = chunks.flatMap((chunk) => asArray(chunk.candidates).map(asObject))
  const parts = candidates.flatMap(({ content }) => asArray(asObject(content).parts).map(asObject))
  const calls = parts.flatMap(({ functionCall }) => (isObject(functionCall) ? [readCall(functionCall)] : []))
  const word = candidates.map(({ finishReason }) => asString(finishReason)).find((reason) => reason !== undefined)
  return {
    ...absentReply,
    pieces: parts.flatMap(({ text, thought }) => (thought === true ? [] : (asString(text) ?? []))),
    calls,
    // A model that calls functions stops like any other.
    stop: word === 'STOP' && calls.length > 0 ? 'tool-call' : word === undefined ? undefined : ownValue(stops, word),
    stopWord: word,
    usage: readUsage(chunks.findLast(({ usageMetadata }) => isObject(usageMetadata))?.usageMetadata),
  }
}
