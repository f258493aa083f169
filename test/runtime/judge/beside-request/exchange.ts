import { describeFinding, gatewayContract } from 'gatewright/judge'
import { judgeRecorded } from '../../../../proxy/recording/judge-recorded.ts'
import { readRecording } from '../../../../proxy/recording/read-recording.ts'
import type { Json } from '../../../../runtime/json.ts'
import { type WrittenExchange, writeRecording } from '../../../proxy/recording/written-recording.ts'

export type Fields = Readonly<Record<string, Json>>
/** Fields of the request, fields of the reply, and the findings. */
export type Row = readonly [title: string, request: Fields, reply: Fields, findings: readonly string[]]

const keys = { 'x-api-key': 'k', authorization: 'Bearer k' }
export const headers = { 'content-type': 'application/json', 'messages-version': '1', ...keys }

/** An exchange of this path, with a reply of status 200. */
export function exchange(path: string, request: Json | undefined, reply: Json): WrittenExchange {
  const query: Record<string, string> = path.startsWith('/v1beta') ? { key: 'k' } : {}
  const method = path.endsWith('/fetch') || path.startsWith('/v1/video') ? 'GET' : 'POST'
  const { authorization } = headers
  const body = request === undefined ? { headers: { authorization } } : { headers, body: { json: request } }
  return { request: { method, path, query, ...body }, reply: { status: 200, body: { json: reply } } }
}

/** What the check of a recording with this exchange reports. */
export function check(sent: WrittenExchange): readonly string[] {
  const { exchanges } = readRecording(writeRecording([sent]), '--check-recording')
  return exchanges.flatMap((each) => judgeRecorded(gatewayContract, each.exchange)).map((each) => describeFinding(each))
}

export const weather = { name: 'get_weather', input_schema: { type: 'object', required: ['city'] } }
export const news = { name: 'get_news', input_schema: { type: 'object' } }

/** A reply of the messages format. */
export function message(reply: Fields) {
  const usage = { input_tokens: 5, output_tokens: 5 }
  const content = [{ type: 'text', text: 'Sunny.' }]
  const ended = { stop_reason: 'end_turn', stop_sequence: null, usage }
  return { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content, ...ended, ...reply }
}

export function messageRequest(fields: Fields) {
  const messages = [{ role: 'user', content: 'Weather?' }]
  return { model: 'm', max_tokens: 99, messages, tools: [weather, news], ...fields }
}

const names = ['get_weather', 'get_news']
export const functions = names.map((name) => ({ type: 'function', name, parameters: {}, strict: false }))
export const said = (text: string) => {
  const content = [{ type: 'output_text', text, annotations: [] }]
  return { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content }
}

/** A reply of the responses format. */
export function response(reply: Fields) {
  const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } }
  const usage = { input_tokens: 5, output_tokens: 20, total_tokens: 25, ...details }
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    model: 'm',
    output: [said('Sunny.')],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: true,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: functions,
    top_p: 1,
    truncation: 'disabled',
    usage,
    user: null,
    metadata: {},
    ...reply,
  }
}

export const ending = (content: Fields, more: Fields = {}) => ({
  candidates: [{ content, index: 0, finishReason: 'STOP', ...more }],
})
export const text = (value: string) => ({ parts: [{ text: value }], role: 'model' })
