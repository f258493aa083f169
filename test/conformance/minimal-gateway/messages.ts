import { randomUUID } from 'node:crypto'
import { asObject, asStrings, type JsonObject } from '../../../runtime/json.ts'
import { type Answer, events, json, type MinimalFamily, type Reason } from './reply.ts'
import { makeObject, objectsIn, writeText } from './text.ts'

/** Status, `type` and `code`; the document shows only the code of a wrong key. */
const refusals: Readonly<Record<Reason, readonly [status: number, type: string, code: string]>> = {
  'missing-key': [401, 'authentication_error', 'missing_api_key'],
  'wrong-key': [401, 'authentication_error', 'invalid_api_key'],
  invalid: [400, 'invalid_request_error', 'invalid_parameter'],
  unknown: [400, 'invalid_request_error', 'unknown'],
}

const usage = { input_tokens: 1, output_tokens: 1 }

export function createMessages(): MinimalFamily {
  return {
    answer: ({ headers, body }) => {
      if (headers['messages-version'] === undefined) return refuse('invalid', 'The header messages-version is missing.')
      const start = { id: `msg_${randomUUID()}`, type: 'message', role: 'assistant', model: body.model }
      const end = makeEnd(body)
      return body.stream === true ? events(toEvents(start, end)) : json(200, { ...start, ...end, usage })
    },
    refuse: (reason, { message }) => refuse(reason, message),
  }
}

interface End {
  readonly content: readonly JsonObject[]
  readonly stop_reason: string
  readonly stop_sequence: string | null
}

function makeEnd(body: JsonObject): End {
  const tool = findForcedTool(body)
  if (tool) return { content: [makeCall(tool)], stop_reason: 'tool_use', stop_sequence: null }
  const { text, stop } = writeText(asStrings(body.stop_sequences))
  const content = text === '' ? [] : [{ type: 'text', text }]
  return { content, stop_reason: stop === null ? 'end_turn' : 'stop_sequence', stop_sequence: stop }
}

/** The tool that `tool_choice` forces, if it is offered. */
function findForcedTool({ tools, tool_choice }: JsonObject): JsonObject | undefined {
  const { type, name } = asObject(tool_choice)
  return objectsIn(tools).find((tool) => type === 'any' || (type === 'tool' && tool.name === name))
}

function makeCall({ name = '', input_schema }: JsonObject): JsonObject {
  return { type: 'tool_use', id: `toolu_${randomUUID()}`, name, input: makeObject(asObject(input_schema)) }
}

/** The listed members only; of a tool call also id and name, since no other event has them. */
function toEvents(message: object, { content, stop_reason }: End): object[] {
  const blocks = content.flatMap(({ text, input = '', ...block }, index) => [
    { type: 'content_block_start', index, content_block: block },
    { type: 'content_block_delta', index, delta: { text: text ?? JSON.stringify(input) } },
    { type: 'content_block_stop', index },
  ])
  const delta = { stop_reason, usage }
  return [{ type: 'message_start', message }, ...blocks, { type: 'message_delta', delta }, { type: 'message_stop' }]
}

function refuse(reason: Reason, message: string): Answer {
  const [status, type, code] = refusals[reason]
  return json(status, { error: { type, message, code } })
}
