import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Values } from './parameters.ts'
import { addWarning } from './warning.ts'

/** The validated inputs of a request. */
type Inputs = Pick<RequestCall, 'path' | 'query' | 'headers' | 'cookies' | 'body' | 'key' | 'streaming'>

/** The `Call` of a request. Creates the base URL and the signal on demand, since most handlers do not use them. */
export class RequestCall {
  readonly path: Values
  readonly query: Values
  readonly headers: Values
  readonly cookies: Values
  readonly body: unknown
  readonly key: string
  readonly streaming: boolean
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #controller: AbortController | undefined

  constructor(inputs: Inputs, request: FastifyRequest, reply: FastifyReply) {
    this.path = inputs.path
    this.query = inputs.query
    this.headers = inputs.headers
    this.cookies = inputs.cookies
    this.body = inputs.body
    this.key = inputs.key
    this.streaming = inputs.streaming
    this.#request = request
    this.#reply = reply
  }

  get rawHeaders(): IncomingHttpHeaders {
    return this.#request.headers
  }

  get baseUrl(): string {
    const { protocol, host, socket, basePath } = this.#request
    // HTTP/1.0 has no Host header.
    return `${protocol}://${host || `${socket.localAddress}:${socket.localPort}`}${basePath}`
  }

  get signal(): AbortSignal {
    this.#controller ??= createController(this.#reply)
    return this.#controller.signal
  }

  warn(sentence: string): void {
    addWarning(this.#reply, sentence)
  }

  abort(): void {
    this.#controller?.abort()
  }
}

function createController({ raw }: FastifyReply): AbortController {
  const controller = new AbortController()
  const stop = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.destroyed) stop()
  else raw.on('close', stop)
  return controller
}
