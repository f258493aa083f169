import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text as readText } from 'node:stream/consumers'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Replies to a request whose body has been read. */
export type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => unknown

/** An upstream on a real socket that replies as configured and records its requests. */
export class RecordingUpstream {
  readonly received: Received[] = []
  readonly sockets = new Set<Socket>()
  #answer: Answer
  readonly #server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: await readText(request) }
    this.received.push(received)
    await this.#answer(response, received, request)
  })

  private constructor(answer: Answer) {
    this.#answer = answer
    this.#server.on('connection', (socket) => {
      this.sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => this.sockets.delete(socket))
    })
  }

  static async open(answer: Answer, port = 0): Promise<RecordingUpstream> {
    const upstream = new RecordingUpstream(answer)
    await new Promise<void>((resolve) => upstream.#server.listen(port, '127.0.0.1', resolve))
    return upstream
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** From the next request on. */
  answerWith(answer: Answer): void {
    this.#answer = answer
    this.received.length = 0
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Replies with JSON. */
export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }
}

/** One event of a chat-completions stream. */
export function chunk(content: string, finish_reason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`
}
