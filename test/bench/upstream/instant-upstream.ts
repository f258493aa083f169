/**
 * An upstream that replies immediately with prepared bytes: messages, and chat completions as a stream.
 *
 *   node instant-upstream.ts PORT
 */
import { createServer } from 'node:http'
import { chatEvents, message, messageEvents } from './replies.ts'

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
