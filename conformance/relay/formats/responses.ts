import { asArray, asObject, asString, isObject, type JsonObject } from '../../../runtime/json.ts'
import type { Call, ChatReply, ChatRequest, Part, ReadReply, StopReason, Tool, Turn, Usage } from '../chat.ts'
import { omitAbsent, readBearer, readData, type ServerSentEvent, type WireFormat, type WrittenEvent } from './format.ts'
import { absentReply, readDataUrl, readErrors, readNumber, readTexts, textPart, writeOpenAiError } from './parts.ts'

/** https://platform.openai.com/docs/api-reference/responses */
export const responses: WireFormat = {
  name: 'responses',
  unsayable: new Set(['stop']),
  stops: new Set(['end', 'limit', 'tool-call', 'filter']),
  counts: new Set(['input', 'output', 'cached', 'reasoning']),

  operationId: () => 'createResponse',
  writeRequest: (request) => ({ path: '/v1/responses', query: {}, headers: {}, body: writeBody(request) }),
  readReply: (body) => {
    const { status, error } = asObject(body)
    if (status === undefined || isObject(error)) return { ...absentReply, ...readErrors(body) }
    return { ...readResponse(asObject(body)), ...(status === 'failed' ? readErrors(body) : {}) }
  },
  readEvents,
  isError: (body) => typeof asObject(asObject(body).error).message === 'string',

  readPath: (pathname) => (pathname.endsWith('/responses') ? {} : undefined),
  readKey: readBearer,
  readRequest,
  writeReply: (reply, model) => writeResponse(reply, model),
  writeEvents: (reply, model) => [...listEvents(reply, model)],
  writeError: writeOpenAiError,
  writeFailure: (message) => {
    const failed = { ...open('relay'), status: 'failed', error: { code: 'server_error', message } }
    return named({ type: 'response.failed', sequence_number: 900, response: failed })
  },
}

function writeBody(request: ChatRequest): JsonObject {
  const { model, stream, system, turns, tools, toolChoice, temperature, topP, maxTokens, schema } = request
  return omitAbsent({
    model,
    instructions: system,
    input: turns.flatMap(writeTurn),
    tools: tools?.map((tool) => ({ type: 'function', ...tool, strict: false })),
    tool_choice: typeof toolChoice === 'object' ? { type: 'function', name: toolChoice.name } : toolChoice,
    temperature,
    top_p: topP,
    max_output_tokens: maxTokens,
    text: schema && { format: { type: 'json_schema', name: 'answer', schema, strict: true } },
    store: false,
    stream: stream || undefined,
  })
}

function writeTurn({ role, parts }: Turn): unknown[] {
  const items = parts.flatMap((part): unknown[] => {
    if (part.kind === 'call')
      return [{ type: 'function_call', call_id: part.id, name: part.name, arguments: part.arguments }]
    return part.kind === 'result' ? [{ type: 'function_call_output', call_id: part.id, output: part.text }] : []
  })
  const content = parts.flatMap((part): unknown[] => {
    if (part.kind === 'image') return [{ type: 'input_image', image_url: `data:${part.mediaType};base64,${part.data}` }]
    if (part.kind !== 'text') return []
    return [
      role === 'user'
        ? { type: 'input_text', text: part.text }
        : { type: 'output_text', text: part.text, annotations: [] },
    ]
  })
  return [...(content.length === 0 ? [] : [{ type: 'message', role, content }]), ...items]
}

function readRequest(body: JsonObject): ChatRequest {
  const { input, instructions, tools, tool_choice } = body
  const items = typeof input === 'string' ? [{ role: 'user', content: input }] : asArray(input).map(asObject)
  const isSystem = ({ role }: JsonObject) => role === 'system' || role === 'developer'
  const system = [
    asString(instructions) ?? [],
    items.filter(isSystem).flatMap(({ content }) => readTexts(content)),
  ].flat(2)
  const format = asObject(asObject(body.text).format)
  return {
    model: asString(body.model) ?? '',
    stream: body.stream === true,
    system: system.join('\n'),
    turns: items.filter((item) => !isSystem(item)).map(readItem),
    tools: asArray(tools).map((tool) => readTool(asObject(tool))),
    ...readChoice(tool_choice),
    ...readNumber('temperature', body.temperature),
    ...readNumber('topP', body.top_p),
    ...readNumber('maxTokens', body.max_output_tokens),
    ...(format.type === 'json_schema' ? { schema: asObject(format.schema) } : {}),
  }
}

function readTool({ name, description, parameters }: JsonObject): Tool {
  return { name: asString(name) ?? '', description: asString(description) ?? '', parameters: asObject(parameters) }
}

function readChoice(choice: unknown): Pick<ChatRequest, 'toolChoice'> {
  if (choice === 'none' || choice === 'required') return { toolChoice: choice }
  const name = asString(asObject(choice).name)
  return name === undefined ? {} : { toolChoice: { name } }
}

function readItem(item: JsonObject): Turn {
  const { type, role, content, call_id, output } = item
  if (type === 'function_call') return { role: 'assistant', parts: [{ kind: 'call', ...readCall(item) }] }
  if (type === 'function_call_output') {
    const text = readTexts(output).join('')
    return { role: 'user', parts: [{ kind: 'result', id: asString(call_id) ?? '', name: '', text }] }
  }
  const parts =
    typeof content === 'string' ? [textPart(content)] : asArray(content).map((part) => readPart(asObject(part)))
  return { role: role === 'assistant' ? 'assistant' : 'user', parts }
}

function readPart({ type, text, image_url }: JsonObject): Part {
  if (type === 'input_image') return readDataUrl(asString(image_url) ?? '')
  return textPart(asString(text) ?? '')
}

function readCall({ call_id, name, arguments: written }: JsonObject): Call {
  return { id: asString(call_id) ?? '', name: asString(name) ?? '', arguments: asString(written) ?? '' }
}

/** A response that has just begun. */
function open(model: string) {
  return {
    id: 'resp_relay',
    object: 'response',
    created_at: 1_767_225_600,
    status: 'in_progress',
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    metadata: {},
    model,
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    truncation: 'disabled',
    usage: null,
    user: null,
  }
}

const incomplete: Partial<Record<StopReason, string>> = { limit: 'max_output_tokens', filter: 'content_filter' }

function writeResponse(reply: ChatReply, model: string): JsonObject {
  const { pieces, calls, stop, usage } = reply
  const reason = incomplete[stop]
  const ended = {
    status: reason === undefined ? 'completed' : 'incomplete',
    incomplete_details: reason === undefined ? null : { reason },
    output: [
      ...(pieces.length === 0 ? [] : [writeMessage(pieces.join(''))]),
      ...calls.map((call, at) => writeItem(call, at)),
    ],
    usage: writeUsage(usage),
  }
  return { ...open(model), ...ended }
}

const writeContent = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] })

const writeMessage = (text: string) => ({
  id: 'msg_relay',
  type: 'message',
  status: 'completed',
  role: 'assistant',
  content: [writeContent(text)],
})

const writeItem = ({ id, name, arguments: written }: Call, at: number) => ({
  id: `fc_relay_${at}`,
  type: 'function_call',
  status: 'completed',
  call_id: id,
  name,
  arguments: written,
})

function writeUsage({ input, output, cached = 0, reasoning = 0 }: Usage): JsonObject {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: cached },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input + output,
  }
}

function readUsage(usage: unknown): Partial<Usage> {
  const { input_tokens, output_tokens, input_tokens_details, output_tokens_details } = asObject(usage)
  return {
    ...readNumber('input', input_tokens),
    ...readNumber('output', output_tokens),
    ...readNumber('cached', asObject(input_tokens_details).cached_tokens),
    ...readNumber('reasoning', asObject(output_tokens_details).reasoning_tokens),
  }
}

function readResponse({ output, usage, status, incomplete_details }: JsonObject): ReadReply {
  const items = asArray(output).map(asObject)
  const content = items.flatMap((item) => asArray(item.content).map(asObject))
  const calls = items.filter(({ type }) => type === 'function_call').map(readCall)
  const pieces = content.flatMap(({ text, refusal }) => asString(text) ?? asString(refusal) ?? [])
  return {
    ...absentReply,
    pieces,
    calls,
    ...readStop(asString(status), incomplete_details, calls.length > 0),
    usage: readUsage(usage),
  }
}

/** A response that ends with calls is `completed` as well. */
function readStop(
  status: string | undefined,
  details: unknown,
  hasCalls: boolean,
): Pick<ReadReply, 'stop' | 'stopWord'> {
  const reason = asString(asObject(details).reason)
  if (status === 'completed') return { stop: hasCalls ? 'tool-call' : 'end', stopWord: status }
  const stopWord = [status, reason].filter((word) => word !== undefined).join(': ')
  if (reason === incomplete.limit) return { stop: 'limit', stopWord }
  return { stop: reason === incomplete.filter ? 'filter' : undefined, stopWord }
}

type Numbered = (data: { readonly type: string } & JsonObject) => WrittenEvent

function named(data: { readonly type: string } & JsonObject): WrittenEvent {
  return { event: data.type, data: JSON.stringify(data) }
}

function* listEvents(reply: ChatReply, model: string): Generator<WrittenEvent> {
  let count = 0
  const number: Numbered = (data) => named({ ...data, sequence_number: count++ })
  yield number({ type: 'response.created', response: open(model) })
  yield number({ type: 'response.in_progress', response: open(model) })
  const { pieces, calls, stop } = reply
  if (pieces.length > 0) yield* listMessageEvents(pieces, number)
  for (const [at, call] of calls.entries())
    yield* listCallEvents(writeItem(call, at), at + Math.min(1, pieces.length), number)
  const type = incomplete[stop] === undefined ? 'response.completed' : 'response.incomplete'
  yield number({ type, response: writeResponse(reply, model) })
}

function* listMessageEvents(pieces: readonly string[], number: Numbered): Generator<WrittenEvent> {
  const at = { item_id: 'msg_relay', output_index: 0, content_index: 0 }
  const text = pieces.join('')
  const item = writeMessage(text)
  const added = { ...item, status: 'in_progress', content: [] }
  yield number({ type: 'response.output_item.added', output_index: 0, item: added })
  yield number({ type: 'response.content_part.added', ...at, part: writeContent('') })
  for (const delta of pieces)
    yield { ...number({ type: 'response.output_text.delta', ...at, delta, logprobs: [] }), isText: true }
  yield number({ type: 'response.output_text.done', ...at, text, logprobs: [] })
  yield number({ type: 'response.content_part.done', ...at, part: writeContent(text) })
  yield number({ type: 'response.output_item.done', output_index: 0, item })
}

function* listCallEvents(
  item: ReturnType<typeof writeItem>,
  output_index: number,
  number: Numbered,
): Generator<WrittenEvent> {
  const { id: item_id, arguments: written } = item
  const half = Math.ceil(written.length / 2)
  yield number({
    type: 'response.output_item.added',
    output_index,
    item: { ...item, status: 'in_progress', arguments: '' },
  })
  for (const delta of [written.slice(0, half), written.slice(half)])
    yield number({ type: 'response.function_call_arguments.delta', item_id, output_index, delta })
  yield number({ type: 'response.function_call_arguments.done', item_id, output_index, arguments: written })
  yield number({ type: 'response.output_item.done', output_index, item })
}

const ends = ['response.completed', 'response.incomplete']

function readEvents(events: readonly ServerSentEvent[]): ReadReply {
  const read = events.map((event) => asObject(readData(event)))
  const end = asObject(read.findLast(({ type }) => ends.includes(String(type)))?.response)
  const { calls: lastCalls, ...last } = readResponse(end)
  const doneItems = read.filter(({ type }) => type === 'response.output_item.done').map(({ item }) => asObject(item))
  const calls = doneItems.filter(({ type }) => type === 'function_call').map(readCall)
  const deltas = ['response.output_text.delta', 'response.refusal.delta']
  const pieces = read.filter(({ type }) => deltas.includes(String(type))).flatMap(({ delta }) => asString(delta) ?? [])
  const failed = read.find(({ type }) => type === 'response.failed' || type === 'error')
  const failure = failed && readErrors(failed.response ?? (failed.error ? failed : { error: failed })).failure
  const isDone = end.status !== undefined
  return {
    ...last,
    pieces,
    calls: calls.length > 0 ? calls : lastCalls,
    failure: failure ?? (isDone ? undefined : 'the stream ended without response.completed'),
  }
}
