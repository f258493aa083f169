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
import { omitAbsent, readBearer, readData, type ServerSentEvent, type WireFormat, type WrittenEvent } from './format.ts'
import { absentReply, readErrors, readNumber, readTexts, textPart } from './parts.ts'

/** https://docs.anthropic.com/en/api/messages; the headers are those of the gateway's document, and of its clients. */
export const messages: WireFormat = {
  name: 'messages',
  unsayable: new Set(),
  stops: new Set(['end', 'limit', 'stop-sequence', 'tool-call']),
  counts: new Set(['input', 'output', 'cached']),

  operationId: () => 'createMessage',
  writeRequest: (request) => ({ path: '/v1/messages', query: {}, headers: version, body: writeBody(request) }),
  readReply: (body) => {
    const { content, stop_reason, usage } = asObject(body)
    if (!Array.isArray(content)) return { ...absentReply, ...readErrors(body) }
    const blocks = content.map(asObject)
    const pieces = blocks.flatMap(({ text }) => asString(text) ?? [])
    const calls = blocks.filter(isCall).map(readCall)
    return { ...absentReply, pieces, calls, ...readStop(stop_reason), usage: readUsage(usage) }
  },
  readEvents,
  isError: (body) => {
    const { type, error } = asObject(body)
    return type === 'error' && typeof asObject(error).type === 'string' && typeof asObject(error).message === 'string'
  },

  readPath: (pathname) => (pathname.endsWith('/messages') ? {} : undefined),
  readKey: (headers) => asString(headers['x-api-key']) ?? readBearer(headers),
  readRequest,
  writeReply: ({ pieces, calls, stop, stopSequence = null, usage }, model) => {
    const text = pieces.join('')
    const written: Json[] = text === '' ? [] : [{ type: 'text', text }]
    return {
      ...head(model),
      content: [...written, ...calls.map(writeCall)],
      stop_reason: stopReasons[stop],
      stop_sequence: stopSequence,
      usage: writeUsage(usage),
    }
  },
  writeEvents: (reply, model) => [...listEvents(reply, model)],
  writeError: (status, message) => ({
    type: 'error',
    error: { type: ownValue(errorTypes, String(status)) ?? 'api_error', message },
    request_id: 'req_relay',
  }),
  writeFailure: (message) => named({ type: 'error', error: { type: 'overloaded_error', message } }),
}

/** https://docs.anthropic.com/en/api/errors */
const errorTypes: Readonly<Record<string, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

const version = { 'messages-version': '2023-06-01', 'anthropic-version': '2023-06-01' }

function writeBody(request: ChatRequest): JsonObject {
  const { model, stream, system, turns, tools, toolChoice, temperature, topP, maxTokens, stop, schema } = request
  return omitAbsent({
    model,
    max_tokens: maxTokens ?? 1024,
    system,
    messages: turns.map(({ role, parts }) => ({ role, content: parts.map(writePart) })),
    tools: tools?.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })),
    tool_choice: writeChoice(toolChoice),
    temperature,
    top_p: topP,
    stop_sequences: stop,
    output_config: schema && { format: { type: 'json_schema', schema } },
    stream: stream || undefined,
  })
}

function writeChoice(choice: ChatRequest['toolChoice']): JsonObject | undefined {
  if (typeof choice === 'object') return { type: 'tool', name: choice.name }
  return choice && { type: choice === 'required' ? 'any' : 'none' }
}

function writePart(part: Part): unknown {
  if (part.kind === 'text') return { type: 'text', text: part.text }
  if (part.kind === 'call') return writeCall(part)
  if (part.kind === 'result') return { type: 'tool_result', tool_use_id: part.id, content: part.text }
  return { type: 'image', source: { type: 'base64', media_type: part.mediaType, data: part.data } }
}

function readRequest(body: JsonObject): ChatRequest {
  const { model, system, tools, tool_choice, stop_sequences, output_config, output_format } = body
  const format = asObject(asObject(output_config).format ?? output_format)
  const turns = asArray(body.messages).map((turn) => readTurn(asObject(turn)))
  return {
    model: asString(model) ?? '',
    stream: body.stream === true,
    system: readTexts(system).join('\n'),
    turns,
    tools: asArray(tools).map((tool) => readTool(asObject(tool))),
    ...readChoice(asObject(tool_choice)),
    ...readNumber('temperature', body.temperature),
    ...readNumber('topP', body.top_p),
    ...readNumber('maxTokens', body.max_tokens),
    ...(stop_sequences === undefined ? {} : { stop: asStrings(stop_sequences) }),
    ...(isObject(format.schema) ? { schema: format.schema } : {}),
  }
}

function readTurn({ role, content }: JsonObject): Turn {
  const parts =
    typeof content === 'string' ? [textPart(content)] : asArray(content).map((part) => readPart(asObject(part)))
  return { role: role === 'assistant' ? 'assistant' : 'user', parts }
}

function readPart(part: JsonObject): Part {
  if (isCall(part)) return { kind: 'call', ...readCall(part) }
  const { type, text, source, tool_use_id, content } = part
  if (type === 'tool_result')
    return { kind: 'result', id: asString(tool_use_id) ?? '', name: '', text: readTexts(content).join('') }
  const { media_type, data } = asObject(source)
  if (type === 'image') return { kind: 'image', mediaType: asString(media_type) ?? '', data: asString(data) ?? '' }
  return textPart(asString(text) ?? '')
}

function readTool({ name, description, input_schema }: JsonObject) {
  return { name: asString(name) ?? '', description: asString(description) ?? '', parameters: asObject(input_schema) }
}

function readChoice({ type, name }: JsonObject): Pick<ChatRequest, 'toolChoice'> {
  if (type === 'tool') return { toolChoice: { name: asString(name) ?? '' } }
  if (type === 'any') return { toolChoice: 'required' }
  return type === 'none' ? { toolChoice: 'none' } : {}
}

const isCall = ({ type }: JsonObject) => type === 'tool_use'

/** The format has arguments as an object: a text that is no object has no form in it. */
function writeCall({ id, name, arguments: written }: Call) {
  return { type: 'tool_use', id, name, input: asObject(tryParseJson(written)) }
}

function readCall({ id, name, input }: JsonObject): Call {
  return { id: asString(id) ?? '', name: asString(name) ?? '', arguments: JSON.stringify(input) ?? '' }
}

const stopReasons: Readonly<Record<StopReason, string>> = {
  end: 'end_turn',
  'stop-sequence': 'stop_sequence',
  limit: 'max_tokens',
  'tool-call': 'tool_use',
  filter: 'refusal',
}

const stops: Readonly<Record<string, StopReason>> = {
  end_turn: 'end',
  stop_sequence: 'stop-sequence',
  max_tokens: 'limit',
  tool_use: 'tool-call',
  refusal: 'filter',
}

function readStop(reason: unknown): Pick<ReadReply, 'stop' | 'stopWord'> {
  const word = asString(reason)
  return { stop: word === undefined ? undefined : ownValue(stops, word), stopWord: word }
}

/** `input_tokens` are those that no cache had. */
function writeUsage({ input, output, cached = 0 }: Usage): JsonObject {
  return {
    input_tokens: input - cached,
    output_tokens: output,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
  }
}

function readUsage(usage: unknown): Partial<Usage> {
  const { input_tokens, output_tokens, cache_creation_input_tokens = 0, cache_read_input_tokens } = asObject(usage)
  const input = Number(input_tokens) + Number(cache_creation_input_tokens ?? 0) + Number(cache_read_input_tokens ?? 0)
  return {
    ...(typeof input_tokens === 'number' ? { input } : {}),
    ...readNumber('output', output_tokens),
    ...readNumber('cached', cache_read_input_tokens),
  }
}

const head = (model: string) => ({ id: 'msg_relay', type: 'message', role: 'assistant', model })

function named(data: { readonly type: string } & JsonObject): WrittenEvent {
  return { event: data.type, data: JSON.stringify(data) }
}

function* listEvents({ pieces, calls, stop, stopSequence, usage }: ChatReply, model: string): Generator<WrittenEvent> {
  const open = { ...head(model), content: [], stop_reason: null, stop_sequence: null }
  yield named({ type: 'message_start', message: { ...open, usage: { ...writeUsage(usage), output_tokens: 1 } } })
  const textBlocks = pieces.length === 0 ? 0 : 1
  if (textBlocks > 0) yield named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
  for (const text of pieces)
    yield { ...named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }), isText: true }
  if (textBlocks > 0) yield named({ type: 'content_block_stop', index: 0 })
  for (const [at, { id, name, arguments: written }] of calls.entries()) {
    const index = at + textBlocks
    const half = Math.ceil(written.length / 2)
    yield named({ type: 'content_block_start', index, content_block: { type: 'tool_use', id, name, input: {} } })
    for (const partial_json of [written.slice(0, half), written.slice(half)])
      yield named({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } })
    yield named({ type: 'content_block_stop', index })
  }
  const delta = { stop_reason: stopReasons[stop], stop_sequence: stopSequence ?? null }
  yield named({ type: 'message_delta', delta, usage: writeUsage(usage) })
  yield named({ type: 'message_stop' })
}

function readEvents(events: readonly ServerSentEvent[]): ReadReply {
  const read = events.map((event) => asObject(readData(event)))
  const blocks = new Map<unknown, { readonly call?: Call }>()
  const pieces: string[] = []
  for (const { type, index, content_block, delta } of read) {
    if (type === 'content_block_start' && isCall(asObject(content_block)))
      blocks.set(index, { call: { ...readCall(asObject(content_block)), arguments: '' } })
    const { text, partial_json } = asObject(delta)
    if (typeof text === 'string') pieces.push(text)
    const { call } = blocks.get(index) ?? {}
    if (call && typeof partial_json === 'string')
      blocks.set(index, { call: { ...call, arguments: call.arguments + partial_json } })
  }
  const calls = [...blocks.values()].flatMap(({ call }) =>
    call ? [{ ...call, arguments: call.arguments || '{}' }] : [],
  )
  const start = asObject(read.find(({ type }) => type === 'message_start')?.message)
  const end = read.findLast(({ type }) => type === 'message_delta')
  const failed = read.find(({ type }) => type === 'error')
  const isDone = read.some(({ type }) => type === 'message_stop')
  return {
    pieces,
    calls,
    ...readStop(asObject(end?.delta).stop_reason),
    // The counts at the end are those of the whole message; the start may have the input alone.
    usage: readUsage({ ...asObject(start.usage), ...asObject(end?.usage) }),
    failure: failed ? readErrors(failed).failure : isDone ? undefined : 'the stream ended without message_stop',
  }
}
