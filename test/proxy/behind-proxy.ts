import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { ProxyOptions } from '../../proxy/validating-proxy.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'
import { startProxy } from './start-proxy.ts'

/** A target that answers as the test says, behind a proxy, until the test has ended. */
export async function behindProxy(listener: RequestListener | Server, options: Partial<ProxyOptions> = {}) {
  const target = await closeAfterTest(startServer(listener))
  return { proxy: await closeAfterTest(startProxy(target.url, options)), target }
}

export const json = { 'content-type': 'application/json' }
export const models = { headers: { authorization: 'Bearer sk-test' } }
export const list = { object: 'list', data: [{ id: 'a', object: 'model', created: 1, owned_by: 'x' }] }

/** A request of the messages format. */
export function message(stream: boolean) {
  const body = { model: 'gw-text-large', max_tokens: 9, stream, messages: [{ role: 'user', content: 'Hello' }] }
  const headers = { ...json, 'x-api-key': 'sk-test', 'messages-version': '1' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

/** The first event of a messages stream, and the last but one. */
export const begun = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'gw-text-large',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 3, output_tokens: 1 },
  },
}
const usage = { input_tokens: 3, output_tokens: 1 }
export const ended = { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null, usage }, usage }

export function sendEvent(response: ServerResponse, data: Readonly<Record<string, unknown>>): void {
  response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`)
}
