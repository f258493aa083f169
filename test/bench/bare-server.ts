/**
 * What is left of a gateway without a gateway: `node:http` that looks at the path and the key, parses the body and
 * answers with bytes it has ready. All figures are set beside it.
 *
 *   node bare-server.ts PORT RECORDING KEY [one-by-one | joined | held | slow]
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { RecordedReply, Recording } from './recording.ts'

const [port = '', file = '', key = '', manner = 'one-by-one'] = process.argv.slice(2)
const { replies, streams }: Recording = JSON.parse(readFileSync(file, 'utf8'))

createServer((request, response) => {
  const { method, url, headers } = request
  if (headers.authorization !== `Bearer ${key}` && headers['x-api-key'] !== key)
    return answer(response, replies.unauthenticated)
  if (method === 'GET' && url === '/v1/models') return answer(response, replies.listing)
  if (method !== 'POST' || url !== '/v1/messages') return answer(response, replies.notFound)
  readJson(request, (body) => {
    if (typeof body.max_tokens !== 'number') answer(response, replies.invalid)
    else if (body.stream !== true) answer(response, replies.small)
    else startStream(response, body.max_tokens < 100 ? streams.shortStream : streams.longStream)
  })
}).listen(Number(port), '127.0.0.1')

interface Body {
  readonly max_tokens?: unknown
  readonly stream?: unknown
}

function readJson(request: IncomingMessage, use: (body: Body) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => use(JSON.parse(Buffer.concat(chunks).toString())))
}

function answer(response: ServerResponse, { status, contentType, body }: RecordedReply): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function startStream(response: ServerResponse, events: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  if (manner === 'joined') response.end(events.join(''))
  else if (manner === 'held') hold(response, events)
  else if (manner === 'slow') writeSlowly(response, events)
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

/** As slowly as the mock at its slowest: 6 events a second. */
function hold(response: ServerResponse, events: readonly string[]): void {
  let at = 0
  const timer = setInterval(() => response.write(events[at++] ?? ''), 1000 / 6)
  response.on('close', () => clearInterval(timer))
}

/** The first event at once, then 10 a second. */
function writeSlowly(response: ServerResponse, events: readonly string[]): void {
  let at = 1
  response.write(events[0] ?? '')
  const timer = setInterval(() => response.write(events[at++] ?? ''), 100)
  response.on('close', () => clearInterval(timer))
}
