import { asArray, asObject, asString, isObject, type Json, type JsonObject, ownValue } from '../../../runtime/json.ts'
import type { Call, ChatReply, ChatRequest, Part, ReadReply, StopReason, Turn, Usage } from '../chat.ts'
import { omitAbsent, readBearer, readData, type ServerSentEvent, type WireFormat, type WrittenEvent } from './format.ts'
import { absentReply, readDataUrl, readErrors, readNumber, readTexts, textPart, writeOpenAiError } from './parts.ts'

/** https://platform.openai.com/docs/api-reference/chat */
export const chatCompletions: WireFormat = {
  name: 'chat-completions',
  unsayable: new Set(),
  stops: new Set(['end', 'limit', 'tool-call', 'filter']),
  counts: new Set(['input', 'output', 'cached', 'reasoning']),

  operationId: () => 'createChatCompletion',
  writeRequest: (request) => ({ path: '/v1/chat/completions', query: {}, headers: {}, body: writeBody(request) }),
  readReply: (body) => {
    const [choice] = asArray(asObject(body).choices).map(asObject)
    if (choice === undefined) return { ...absentReply, ...readErrors(body) }
    const { message, finish_reason } = choice
    const { content, refusal, tool_calls } = asObject(message)
    const calls = asArray(tool_calls).map((call) => readCall(asObject(call)))
    const text = asString(content) ?? asString(refusal) ?? ''
    return { ...absentReply, pieces: [text], calls, ...readStop(finish_reason), usage: readUsage(asObject(body).usage) }
  },
  readEvents,
  isError: (body) => typeof asObject(asObject(body).error).message === 'string',

  readPath: (pathname) => (pathname.endsWith('/chat/completions') ? {} : undefined),
  readKey: readBearer,
  readRequest,
  writeReply: ({ pieces, calls, stop, usage }, model) => {
    const text = pieces.join('')
    const message = omitAbsent({
      role: 'assistant',
      content: text === '' && calls.length > 0 ? null : text,
      refusal: null,
      tool_calls: calls.length === 0 ? undefined : calls.map(writeCall),
    })
    const choice = { index: 0, message, logprobs: null, finish_reason: finishReasons[stop] }
    return { ...head(model), object: 'chat.completion', choices: [choice], usage: writeUsage(usage) }
  },
  writeEvents: (reply, model) => [...listEvents(reply, model)],
  writeError: writeOpenAiError,
  writeFailure: (message) => ({ data: JSON.stringify({ error: { message, type: 'server_error', code: null } }) }),
}

function writeBody(request: ChatRequest): JsonObject {
  const { model, stream, system, turns, tools, toolChoice, temperature, topP, maxTokens, stop, schema } = request
  const choice = typeof toolChoice === 'object' ? { type: 'function', function: toolChoice } : toolChoice
  return omitAbsent({
    model,
    messages: [...(system === undefined ? [] : [{ role: 'system', content: system }]), ...turns.flatMap(writeTurn)],
    tools: tools?.map((tool) => ({ type: 'function', function: tool })),
    tool_choice: choice,
    temperature,
    top_p: topP,
    max_completion_tokens: maxTokens,
    stop,
    response_format: schema && { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } },
    ...(stream ? { stream, stream_options: { include_usage: true } } : {}),
  })
}

function writeTurn({ role, parts }: Turn): unknown[] {
  const results = parts.flatMap((part) => (part.kind === 'result' ? [part] : []))
  const calls = parts.flatMap((part) => (part.kind === 'call' ? [writeCall(part)] : []))
  const content = parts.flatMap((part): unknown[] => {
    if (part.kind === 'text') return [{ type: 'text', text: part.text }]
    const url = part.kind === 'image' ? `data:${part.mediaType};base64,${part.data}` : undefined
    return url === undefined ? [] : [{ type: 'image_url', image_url: { url } }]
  })
  const written = results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }))
  if (content.length + calls.length === 0) return written
  return [...written, { role, content, ...(calls.length === 0 ? {} : { tool_calls: calls }) }]
}

function readRequest(body: JsonObject): ChatRequest {
  const messages = asArray(body.messages).map(asObject)
  const isSystem = ({ role }: JsonObject) => role === 'system' || role === 'developer'
  const system = messages.filter(isSystem).map(({ content }) => readTexts(content).join('\n'))
  const { tools, tool_choice, stop } = body
  return {
    model: asString(body.model) ?? '',
    stream: body.stream === true,
    system: system.join('\n'),
    turns: messages.filter((message) => !isSystem(message)).map(readTurn),
    tools: asArray(tools).map((tool) => readTool(asObject(tool))),
    ...(typeof tool_choice === 'string' || isObject(tool_choice) ? readChoice(tool_choice) : {}),
    ...readNumber('temperature', body.temperature),
    ...readNumber('topP', body.top_p),
    ...readNumber('maxTokens', body.max_completion_tokens ?? body.max_tokens),
    ...(stop == null ? {} : { stop: [stop].flat().map(String) }),
    ...readSchema(asObject(body.response_format)),
  }
}

function readTool({ function: declared }: JsonObject) {
  const { name, description, parameters } = asObject(declared)
  return { name: asString(name) ?? '', description: asString(description) ?? '', parameters: asObject(parameters) }
}

function readChoice(choice: Json): Pick<ChatRequest, 'toolChoice'> {
  if (choice === 'none' || choice === 'required') return { toolChoice: choice }
  const name = asString(asObject(asObject(choice).function).name)
  return name === undefined ? {} : { toolChoice: { name } }
}

function readSchema({ type, json_schema }: JsonObject): Pick<ChatRequest, 'schema'> {
  return type === 'json_schema' ? { schema: asObject(asObject(json_schema).schema) } : {}
}

function readTurn({ role, content, tool_calls, tool_call_id }: JsonObject): Turn {
  if (role === 'tool') {
    const text = readTexts(content).join('')
    return { role: 'user', parts: [{ kind: 'result', id: asString(tool_call_id) ?? '', name: '', text }] }
  }
  const parts =
    typeof content === 'string' ? [textPart(content)] : asArray(content).map((part) => readPart(asObject(part)))
  const calls = asArray(tool_calls).map((call): Part => ({ kind: 'call', ...readCall(asObject(call)) }))
  return { role: role === 'assistant' ? 'assistant' : 'user', parts: [...parts, ...calls] }
}

function readPart({ type, text, image_url }: JsonObject): Part {
  if (type === 'image_url') return readDataUrl(asString(asObject(image_url).url) ?? '')
  return textPart(asString(text) ?? '')
}

function writeCall({ id, name, arguments: written }: Call) {
  return { id, type: 'function', function: { name, arguments: written } }
}

function readCall({ id, function: called }: JsonObject): Call {
  const { name, arguments: written } = asObject(called)
  return { id: asString(id) ?? '', name: asString(name) ?? '', arguments: asString(written) ?? '' }
}

const finishReasons: Readonly<Record<StopReason, string>> = {
  end: 'stop',
  'stop-sequence': 'stop',
  limit: 'length',
  'tool-call': 'tool_calls',
  filter: 'content_filter',
}

const stops: Readonly<Record<string, StopReason>> = {
  stop: 'end',
  length: 'limit',
  tool_calls: 'tool-call',
  content_filter: 'filter',
}

function readStop(reason: unknown): Pick<ReadReply, 'stop' | 'stopWord'> {
  const word = asString(reason)
  return { stop: word === undefined ? undefined : ownValue(stops, word), stopWord: word }
}

function writeUsage({ input, output, cached = 0, reasoning = 0 }: Usage): JsonObject {
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
    completion_tokens_details: { reasoning_tokens: reasoning },
  }
}

function readUsage(usage: unknown): Partial<Usage> {
  const { prompt_tokens, completion_tokens, prompt_tokens_details, completion_tokens_details } = asObject(usage)
  return {
    ...readNumber('input', prompt_tokens),
    ...readNumber('output', completion_tokens),
    ...readNumber('cached', asObject(prompt_tokens_details).cached_tokens),
    ...readNumber('reasoning', asObject(completion_tokens_details).reasoning_tokens),
  }
}

const head = (model: string) => ({ id: 'chatcmpl-relay', created: 1_767_225_600, model })

function* listEvents({ pieces, calls, stop, usage }: ChatReply, model: string): Generator<WrittenEvent> {
  const chunk = (choices: Json[], counted: Json = null) => ({
    data: JSON.stringify({ ...head(model), object: 'chat.completion.chunk', choices, usage: counted }),
  })
  const choose = (delta: JsonObject, reason: string | null = null) =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason: reason }])
  yield choose({ role: 'assistant', content: '' })
  for (const content of pieces) yield { ...choose({ content }), isText: true }
  for (const [index, { id, name, arguments: written }] of calls.entries()) {
    const half = Math.ceil(written.length / 2)
    yield choose({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] })
    for (const part of [written.slice(0, half), written.slice(half)])
      yield choose({ tool_calls: [{ index, function: { arguments: part } }] })
  }
  yield choose({}, finishReasons[stop])
  yield chunk([], writeUsage(usage))
  yield { data: '[DONE]' }
}

function readEvents(events: readonly ServerSentEvent[]): ReadReply {
  const chunks = events.map((event) => asObject(readData(event)))
  const choices = chunks.flatMap((chunk) => asArray(chunk.choices).map(asObject))
  const deltas = choices.map(({ delta }) => asObject(delta))
  const calls = new Map<number, Call>()
  for (const part of deltas.flatMap(({ tool_calls }) => asArray(tool_calls).map(asObject))) {
    const index = Number(part.index ?? calls.size)
    const call = readCall(part)
    const before = calls.get(index) ?? { id: '', name: '', arguments: '' }
    calls.set(index, {
      id: before.id || call.id,
      name: before.name || call.name,
      arguments: before.arguments + call.arguments,
    })
  }
  const reason = choices.map(({ finish_reason }) => asString(finish_reason)).find((word) => word !== undefined)
  const failed = chunks.find(({ error }) => error !== undefined && error !== null)
  const isDone = events.some(({ data }) => data === '[DONE]')
  return {
    pieces: deltas.flatMap(({ content, refusal }) => asString(content) ?? asString(refusal) ?? []),
    calls: [...calls.values()],
    ...readStop(reason),
    usage: readUsage(chunks.findLast(({ usage }) => isObject(usage))?.usage),
    failure: failed ? readErrors(failed).failure : isDone ? undefined : 'the stream ended without [DONE]',
  }
}
