import { randomUUID } from 'node:crypto'
import { asObject, asString, type JsonObject, ownValue } from '../../../runtime/json.ts'
import { type Answer, events, json, type MinimalFamily, type Reason } from './reply.ts'
import { makeObject, makeValue, objectsIn, writeText } from './text.ts'

/** The document names 401 and, for too long an input, 400; it shows no body. */
const statuses: Readonly<Record<Reason, number>> = { 'missing-key': 401, 'wrong-key': 401, invalid: 422, unknown: 404 }

/** In characters of the input as JSON. */
const contextWindow = 500_000

const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } }
const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2, ...details }

export function createResponses(): MinimalFamily {
  const stored = new Map<unknown, Response>()
  return {
    answer: ({ body }) => {
      const previous = body.previous_response_id ?? undefined
      if (previous !== undefined && !stored.has(previous)) return refuse('unknown', 'There is no such response.')
      if (body.truncation !== 'auto' && JSON.stringify(body.input).length > contextWindow)
        return json(400, { detail: 'The input exceeds the context window.' })
      const response = makeResponse(body)
      if (response.store) stored.set(response.id, response)
      return body.stream === true ? events(toEvents(response), getType) : json(200, response)
    },
    refuse: (reason, { message }) => refuse(reason, message),
  }
}

type Response = ReturnType<typeof makeResponse>

/** Every member of the response object; `service_tier` is conditional. */
function makeResponse(body: JsonObject) {
  const { tool_choice, reasoning, service_tier } = body
  return {
    id: `resp_${randomUUID()}`,
    object: 'response',
    // In milliseconds, since the document names no unit.
    created_at: Date.now(),
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    model: `${body.model}-2025-01-01`,
    output: [makeItem(body)],
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: body.previous_response_id ?? null,
    reasoning: { effort: asObject(reasoning).effort ?? null, summary: asObject(reasoning).summary ?? null },
    store: body.store ?? true,
    temperature: body.temperature ?? 1,
    text: { format: asObject(body.text).format ?? { type: 'text' } },
    // A string, as the document says, also for a request with an object.
    tool_choice: asString(tool_choice) ?? asObject(tool_choice).type ?? 'auto',
    tools: objectsIn(body.tools).map((tool) => ({ ...ownValue(defaults, asString(tool.type) ?? ''), ...tool })),
    top_p: body.top_p ?? 1,
    truncation: body.truncation ?? 'disabled',
    usage,
    user: body.user ?? null,
    metadata: body.metadata ?? {},
    ...(typeof service_tier === 'string' ? { service_tier: 'default' } : {}),
  }
}

const webSearch = { domains: [], search_context_size: 'medium', user_location: null }
/** Members that the reply adds to a tool of the request. */
const defaults: Readonly<Record<string, JsonObject>> = {
  file_search: { ranking_options: { ranker: 'auto', score_threshold: 0 }, filters: null },
  function: { strict: true },
  web_search_preview: webSearch,
  web_search_preview_2025_03_11: webSearch,
}

function makeItem(body: JsonObject): JsonObject {
  const id = randomUUID()
  const tool = findForcedFunction(body)
  if (tool) {
    const call = { arguments: JSON.stringify(makeObject(asObject(tool.parameters))), call_id: `call_${id}` }
    return { type: 'function_call', id, status: 'completed', name: tool.name ?? '', ...call }
  }
  const { type, schema } = asObject(asObject(body.text).format)
  const isJson = type === 'json_object' || type === 'json_schema'
  const text = isJson ? JSON.stringify(makeValue(asObject(schema))) : writeText([]).text
  const content = [{ type: 'output_text', text, annotations: [] }]
  return { type: 'message', id, status: 'completed', role: 'assistant', content }
}

/** The function that `tool_choice` forces, if it is offered. */
function findForcedFunction({ tools, tool_choice }: JsonObject): JsonObject | undefined {
  const { type, name } = asObject(tool_choice)
  return objectsIn(tools)
    .filter((tool) => tool.type === 'function')
    .find((tool) => tool_choice === 'required' || (type === 'function' && tool.name === name))
}

/** The nine listed events with the listed members. Of a call only the item is listed, so it has no deltas. */
function toEvents(response: Response): object[] {
  const started = { ...response, status: 'in_progress', output: [], usage: null }
  return [
    { type: 'response.created', response: started },
    { type: 'response.in_progress', response: started },
    ...response.output.flatMap(toItemEvents),
    { type: 'response.completed', response },
  ]
}

function toItemEvents(item: JsonObject, output_index: number): object[] {
  const begun = { ...item, status: 'in_progress', ...(item.type === 'message' ? { content: [] } : { arguments: '' }) }
  const parts = objectsIn(item.content).flatMap((part, content_index) => {
    const at = { item_id: item.id, output_index, content_index }
    return [
      { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
      { type: 'response.output_text.delta', ...at, delta: part.text },
      { type: 'response.output_text.done', ...at, text: part.text },
      { type: 'response.content_part.done', ...at, part },
    ]
  })
  const added = { type: 'response.output_item.added', output_index, item: begun }
  return [added, ...parts, { type: 'response.output_item.done', output_index, item }]
}

function getType(event: object): unknown {
  return 'type' in event ? event.type : undefined
}

function refuse(reason: Reason, detail: string): Answer {
  return json(statuses[reason], { detail })
}
