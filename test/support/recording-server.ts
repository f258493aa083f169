import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type LocalServer, startServer } from './local-server.ts'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Replies to a request whose body has been read. */
export type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => unknown

/** A server that records its requests, as an upstream or as a receiver of callbacks. */
export interface RecordingServer extends LocalServer {
  readonly received: Received[]
  /** Replies like this from the next request on, and forgets the requests so far. */
  answerWith(answer: Answer): void
}

export async function startRecordingServer(answer: Answer, port?: number): Promise<RecordingServer> {
  let current = answer
  const received: Received[] = []
  const server = await startServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: await text(request) }
    received.push(one)
    await current(response, one, request)
  }, port)
  const answerWith = (next: Answer) => {
    current = next
    received.length = 0
  }
  return { ...server, received, answerWith }
}

/** Replies with JSON. */
export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }
}

/** Replies with these events. */
export function eventStream(text: string): Answer {
  return (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)
}

/** One event of a chat-completions stream. */
export function chunk(content: string, finish_reason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`
}
