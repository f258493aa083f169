import { type IncomingMessage, type ServerResponse, request as sendHttp } from 'node:http'
import { createParser } from 'eventsource-parser'
import type { ChatReply, ChatRequest, ReadReply } from '../../../conformance/relay/chat.ts'
import type { ServerSentEvent, WireFormat, WrittenEvent } from '../../../conformance/relay/formats/format.ts'
import { formats } from '../../../conformance/relay/formats/formats.ts'
import { absentReply } from '../../../conformance/relay/formats/parts.ts'
import { frameEvent } from '../../../conformance/relay/play-script.ts'
import { asObject, tryParseJson } from '../../../runtime/json.ts'
import { type LocalServer, startServer } from '../../support/local-server.ts'

/** What a wrong gateway does; without any it is right. */
export interface Defects {
  readonly request?: (asked: ChatRequest) => ChatRequest
  readonly body?: (body: string) => string
  readonly headers?: (client: IncomingMessage['headers']) => Record<string, string>
  /** Changes a reply before it is written, whole (`isStream` false) or a stream so far. */
  readonly reply?: (reply: ReadReply, isStream: boolean) => ReadReply
  readonly replyHeaders?: (upstream: IncomingMessage['headers']) => Record<string, string>
  readonly events?: (events: readonly WrittenEvent[]) => readonly WrittenEvent[]
  readonly errorMessage?: (reason: string) => string
  readonly status?: (status: number) => number
  readonly errorBody?: (body: string, upstreamBody: string) => string
  readonly passes?: 'buffered' | 'failures' | 'stalls' | 'errors-unread' | 'after-done'
  readonly keepsUpstream?: boolean
  readonly retries?: number
  readonly retryAfterBegin?: boolean
  readonly losesRetryAfter?: boolean
  readonly maxBytes?: number
}

export interface GatewayOptions {
  readonly upstream: string
  readonly upstreamFormat: WireFormat
  readonly clientKey: string
  readonly upstreamKey: string
  readonly idleMs?: number
  readonly defects?: Defects
}

/** A gateway that translates every format to one, in as few lines as it can. */
export function startGateway(options: GatewayOptions): Promise<LocalServer> {
  return startServer((request, response) => {
    serve(request, response, options).catch(() => response.destroy())
  })
}

async function serve(request: IncomingMessage, response: ServerResponse, options: GatewayOptions): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway')
  const format = formats.find((candidate) => candidate.readPath(pathname) !== undefined)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (format === undefined) return void response.writeHead(404).end()
  const refuse = (status: number, message: string) => sendError(response, format, { status, message })
  if (format.readKey(request.headers, searchParams) !== options.clientKey) return refuse(401, 'The key is wrong.')
  if (body.length > (options.defects?.maxBytes ?? Infinity)) return refuse(400, 'too large')
  const asked = format.readRequest(asObject(tryParseJson(body.toString())), format.readPath(pathname) ?? {})
  const { unsayable } = options.upstreamFormat
  const lost = [...unsayable].find((member) => asked[member] !== undefined)
  if (lost !== undefined) return refuse(400, `The model has no ${lost}.`)
  await new Exchange({ request, response, format, asked }, options).run()
}

interface Served {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly format: WireFormat
  readonly asked: ChatRequest
}

interface Failure {
  readonly status: number
  readonly message: string
  readonly retryAfter?: string | undefined
  readonly body?: string
}

function sendError(response: ServerResponse, format: WireFormat, { status, message, retryAfter, body }: Failure): void {
  const headers = {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  }
  response.writeHead(status, headers).end(body ?? JSON.stringify(format.writeError(status, message)))
}

/** Statuses of the upstream that mean the same to the client. */
const passedStatuses = [400, 403, 404, 413, 429, 500, 503, 529]

class Exchange {
  readonly #served: Served
  readonly #options: GatewayOptions
  readonly #defects: Defects
  #sent = 0

  constructor(served: Served, options: GatewayOptions) {
    this.#served = served
    this.#options = options
    this.#defects = options.defects ?? {}
  }

  async run(attempt = 0): Promise<void> {
    const { response, format, asked } = this.#served
    const { retries = 0, retryAfterBegin = false } = this.#defects
    try {
      await this.#ask()
    } catch (error) {
      const hasBegun = error instanceof Error && error.message.startsWith('begun')
      if (attempt < retries && (!hasBegun || retryAfterBegin) && !response.headersSent) return this.run(attempt + 1)
      if (hasBegun && retryAfterBegin && attempt === 0) await this.#ask().catch(() => {})
      const reason = this.#defects.errorMessage?.(String(error)) ?? 'The model failed.'
      if (response.destroyed) return
      if (!response.headersSent) return sendError(response, format, { status: 503, message: reason })
      if (!asked.stream) return void response.destroy()
      response.end(frameEvent(format.writeFailure(reason)))
    }
  }

  async #ask(): Promise<void> {
    const { request, response, asked } = this.#served
    const { upstream, upstreamFormat, upstreamKey, idleMs = 1000 } = this.#options
    const defects = this.#defects
    const written = upstreamFormat.writeRequest(defects.request?.(asked) ?? asked)
    const query = new URLSearchParams(written.query)
    const body = JSON.stringify(written.body)
    const outgoing = sendHttp(`${upstream}${written.path}?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...written.headers,
        authorization: `Bearer ${upstreamKey}`,
        ...(upstreamFormat.name === 'messages' ? { 'x-api-key': upstreamKey } : {}),
        ...(upstreamFormat.name === 'generate-content' ? { 'x-goog-api-key': upstreamKey } : {}),
        ...defects.headers?.(request.headers),
      },
    })
    if (!defects.keepsUpstream) response.once('close', () => outgoing.destroy())
    if (defects.passes !== 'stalls') outgoing.setTimeout(idleMs, () => outgoing.destroy(new Error('idle')))
    outgoing.end(defects.body?.(body) ?? body)
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.on('response', resolve).on('error', reject)
    })
    const status = incoming.statusCode ?? 0
    if (status !== 200) return this.#passError(incoming, status)
    const isStream = String(incoming.headers['content-type']).includes('event-stream')
    try {
      if (isStream) await this.#passStream(incoming, defects.replyHeaders?.(incoming.headers))
      else await this.#passWhole(incoming)
    } catch (error) {
      throw new Error(`begun: ${error instanceof Error ? error.message : ''} ${upstream}`)
    }
  }

  async #passError(incoming: IncomingMessage, status: number): Promise<void> {
    const { response, format } = this.#served
    const upstreamBody = await readAll(incoming)
    const { status: mapStatus, errorBody, losesRetryAfter, errorMessage } = this.#defects
    const mapped = passedStatuses.includes(status) ? status : 502
    const message = errorMessage?.(upstreamBody) ?? 'The model refuses the request.'
    const sent = mapStatus?.(status) ?? mapped
    const body = JSON.stringify(format.writeError(sent, message))
    sendError(response, format, {
      status: sent,
      message,
      retryAfter: losesRetryAfter ? undefined : incoming.headers['retry-after'],
      body: errorBody?.(body, upstreamBody) ?? body,
    })
  }

  async #passWhole(incoming: IncomingMessage): Promise<void> {
    const { response, format, asked } = this.#served
    const { upstreamFormat } = this.#options
    const json = tryParseJson(await readAll(incoming))
    const { passes, reply: change, replyHeaders } = this.#defects
    const read = upstreamFormat.readReply(json)
    const reply = change?.(read, false) ?? read
    if (reply.failure !== undefined && passes !== 'failures') throw new Error(reply.failure)
    response.writeHead(200, { 'content-type': 'application/json', ...replyHeaders?.(incoming.headers) })
    response.end(JSON.stringify(format.writeReply(complete(reply), asked.model)))
  }

  async #passStream(incoming: IncomingMessage, headers: Record<string, string> = {}): Promise<void> {
    const { response } = this.#served
    const { upstreamFormat } = this.#options
    const { passes, reply: change } = this.#defects
    const events: ServerSentEvent[] = []
    const pieces: string[] = []
    const parser = createParser({
      onEvent: (event) => {
        events.push(event)
        const read = { ...absentReply, pieces: [...upstreamFormat.readEvents([event]).pieces] }
        pieces.push(...(change?.(read, true) ?? read).pieces)
      },
    })
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers })
    response.flushHeaders()
    const decoder = new TextDecoder()
    try {
      for await (const chunk of incoming) {
        parser.feed(decoder.decode(chunk, { stream: true }))
        if (passes !== 'buffered') this.#sendTexts(pieces)
      }
    } catch (error) {
      if (passes !== 'failures') throw error
    }
    const read = upstreamFormat.readEvents(events)
    const changed = change?.({ ...read, pieces: [] }, true) ?? read
    const reply = { ...changed, pieces }
    if (reply.failure !== undefined && passes !== 'failures') throw new Error(reply.failure)
    const written = this.#write(complete(reply))
    for (const event of written.slice(this.#sent)) response.write(frameEvent(event))
    response.end()
  }

  /** The events up to a piece of text do not depend on what follows. */
  #sendTexts(pieces: readonly string[]): void {
    if (pieces.length === 0) return
    const { response } = this.#served
    const events = this.#write(complete({ ...absentReply, pieces: [...pieces] }))
    const end = events.findLastIndex(({ isText }) => isText) + 1
    for (const event of events.slice(this.#sent, end)) response.write(frameEvent(event))
    this.#sent = Math.max(this.#sent, end)
  }

  #write(reply: ChatReply): readonly WrittenEvent[] {
    const { format, asked } = this.#served
    const events = format.writeEvents(reply, asked.model)
    return this.#defects.events?.(events) ?? events
  }
}

function complete({ pieces, calls, stop = 'end', usage }: ReadReply): ChatReply {
  return { pieces, calls, stop, usage: { input: 0, output: 0, ...usage } }
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
