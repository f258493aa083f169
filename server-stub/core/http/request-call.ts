import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Values } from './parameters.ts'

/** What a request turned out to ask for. */
export interface Inputs {
  readonly path: Values
  readonly query: Values
  readonly headers: Values
  readonly body: unknown
  readonly key: string
  readonly streaming: boolean
}

/** The `Call` of a request. Most handlers never ask for the address or the signal, so these are made when asked for. */
export class RequestCall implements Inputs {
  readonly path: Values
  readonly query: Values
  readonly headers: Values
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
    // HTTP/1.0 knows no Host header.
    return `${protocol}://${host || `${socket.localAddress}:${socket.localPort}`}${basePath}`
  }

  get signal(): AbortSignal {
    this.#controller ??= getController(this.#reply)
    return this.#controller.signal
  }

  /** Aborts the signal: nobody is going to get what the request asks for. */
  abort(): void {
    this.#controller?.abort()
  }
}

function getController({ raw }: FastifyReply): AbortController {
  const controller = new AbortController()
  const stop = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.destroyed) stop()
  else raw.once('close', stop)
  return controller
}
