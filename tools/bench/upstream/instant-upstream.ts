/**
 * An upstream that replies immediately with prepared bytes: messages, and chat completions as a stream.
 *
 *   node instant-upstream.ts PORT
 */
import { createServer } from 'node:http'

const words = Array.from({ length: 20 }, (_, index) => ` word${index}`)
const id = 'msg_1'
const model = 'gw-text-large'
const usage = { input_tokens: 12, output_tokens: 20 }
const head = { id, type: 'message', role: 'assistant', model } as const
const end = { stop_reason: 'end_turn', stop_sequence: null } as const

/** A short reply. */
const message = JSON.stringify({ ...head, content: [{ type: 'text', text: words.join('') }], ...end, usage })

/** The same as a stream of messages events. */
const messageEvents = [
  { type: 'message_start', message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ...words.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: end, usage },
  { type: 'message_stop' },
]
  .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  .join('')

/** The same as chat-completions chunks. */
const chatEvents = [
  ...words.map((content) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage: { prompt_tokens: 12, completion_tokens: 20, total_tokens: 32 } },
]
  .map((chunk) => `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created: 1, model, ...chunk })}\n\n`)
  .join('')
  .concat('data: [DONE]\n\n')

const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(message) }
const events = { 'content-type': 'text/event-stream' }
const asksForStream = Buffer.from('"stream":true')

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.url === '/v1/chat/completions') response.writeHead(200, events).end(chatEvents)
    else if (Buffer.concat(chunks).includes(asksForStream)) response.writeHead(200, events).end(messageEvents)
    else response.writeHead(200, json).end(message)
  })
}).listen(Number(process.argv[2]), '127.0.0.1')
