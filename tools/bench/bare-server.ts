/**
 * The least that a gateway can be: `node:http` that checks path and key, parses the body, and sends prepared bytes. All
 * figures are compared with it.
 *
 *   node bare-server.ts PORT RECORDING KEY [one-by-one | real-time | slow]
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { findReply, type MessageRequest, type RecordedReply, type Recording } from './recording.ts'

const [port = '', file = '', key = '', mode = 'one-by-one'] = process.argv.slice(2)
const recording: Recording = JSON.parse(readFileSync(file, 'utf8'))
const { replies } = recording

createServer((request, response) => {
  const { method, url, headers } = request
  if (headers.authorization !== `Bearer ${key}` && headers['x-api-key'] !== key)
    return sendReply(response, replies.unauthenticated)
  if (method === 'GET' && url === '/v1/models') return sendReply(response, replies.listing)
  if (method !== 'POST' || url !== '/v1/messages') return sendReply(response, replies.notFound)
  readJson(request, (body) => {
    const reply = findReply(recording, body)
    if ('body' in reply) sendReply(response, reply)
    else startStream(response, reply)
  })
}).listen(Number(port), '127.0.0.1')

function readJson(request: IncomingMessage, use: (body: MessageRequest) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => use(JSON.parse(Buffer.concat(chunks).toString())))
}

function sendReply(response: ServerResponse, { status, contentType, body }: RecordedReply): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function startStream(response: ServerResponse, events: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  if (mode === 'slow') response.write(events[0] ?? '')
  // The lowest speed of the mock: 6 events a second.
  if (mode === 'real-time') writePaced(response, events, 1000 / 6)
  else if (mode === 'slow') writePaced(response, events.slice(1), 100)
  else writeOneByOne(response, events, 0)
}

function writeOneByOne(response: ServerResponse, events: readonly string[], from: number): void {
  for (let at = from; at < events.length; at++) {
    if (response.write(events[at] ?? '')) continue
    response.once('drain', () => writeOneByOne(response, events, at + 1))
    return
  }
  response.end()
}

/** Writes an event after each pause. */
function writePaced(response: ServerResponse, events: readonly string[], pauseMs: number): void {
  let at = 0
  const timer = setInterval(() => response.write(events[at++] ?? ''), pauseMs)
  response.on('close', () => clearInterval(timer))
}
