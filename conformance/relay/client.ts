import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createParser } from 'eventsource-parser'
import { essence } from '../../runtime/http/media-types.ts'
import { tryParseJson } from '../../runtime/json.ts'
import type { WireRequest } from '../http/wire-request.ts'
import type { ReadReply } from './chat.ts'
import type { ServerSentEvent, WireFormat } from './formats/format.ts'
import { absentReply } from './formats/parts.ts'
import type { TimeLine } from './moments.ts'

/** What a client got. */
export interface ClientExchange {
  /** Zero if there was no reply. */
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly contentType: string
  readonly body: string
  readonly events: readonly ServerSentEvent[]
  readonly reply: ReadReply
  /** Whether the client went away before the end. */
  readonly hasLeft: boolean
}

export interface AskOptions {
  readonly format: WireFormat
  readonly timeoutMs: number
  readonly timeLine: TimeLine
  /** Called when the first words have arrived. */
  readonly onFirstText?: () => void
  /** The client goes away when it resolves. */
  readonly leaveOn?: Promise<unknown>
}

const MAX_BYTES = 64 * 1024 * 1024

/** Sends a request once, and reads the reply to its end, to its failure, or until time is up. */
export async function askGateway(wire: WireRequest, options: AskOptions): Promise<ClientExchange> {
  const { format, timeLine } = options
  const received = await receive(wire, options)
  const { status, body, failure, contentType, events } = received
  const isStream = contentType === 'text/event-stream'
  const json = isStream ? undefined : tryParseJson(body)
  const read = isStream ? format.readEvents(events) : format.readReply(json)
  const isUnreadable = !isStream && json === undefined && failure === undefined
  const reply = isUnreadable ? { ...absentReply, failure: 'the reply is no JSON' } : read
  timeLine.add('client', failure ?? `got the end of the reply${isStream ? '' : `: ${body}`}`)
  const refusal = status >= 400 || status === 0 ? `status ${status}` : undefined
  return { ...received, reply: { ...reply, failure: failure ?? refusal ?? reply.failure } }
}

type Received = Omit<ClientExchange, 'reply'> & { readonly failure: string | undefined }

function receive(wire: WireRequest, options: AskOptions): Promise<Received> {
  const { format, timeoutMs, timeLine, onFirstText, leaveOn } = options
  const events: ServerSentEvent[] = []
  const chunks: Buffer[] = []
  let [length, hasText, hasLeft] = [0, false, false]
  let head: IncomingMessage | undefined
  let failure: string | undefined
  return new Promise((resolve) => {
    const body = wire.body ?? ''
    const request = (wire.url.startsWith('https:') ? requestHttps : requestHttp)(wire.url, {
      method: wire.method,
      headers: { ...wire.headers, 'content-length': Buffer.byteLength(body) },
      // A connection that is kept alive may be closed while a request is sent on it, which would look like a failure of the gateway.
      agent: false,
    })
    const leave = (why: string) => {
      failure ??= why
      hasLeft = true
      request.destroy()
    }
    const deadline = setTimeout(leave, timeoutMs, `the reply did not end within ${timeoutMs / 1000} s`)
    void leaveOn?.then(() => leave('the client went away'))
    const end = () => {
      clearTimeout(deadline)
      const contentType = essence(head?.headers['content-type'] ?? '')
      resolve({
        status: head?.statusCode ?? 0,
        headers: head?.headers ?? {},
        contentType,
        body: Buffer.concat(chunks).toString(),
        events,
        failure,
        hasLeft,
      })
    }
    const takeEvent = (event: ServerSentEvent) => {
      events.push(event)
      timeLine.add('client', `got ${event.event ?? 'an event'} ${event.data}`)
      if (hasText || format.readEvents([event]).pieces.every((piece) => piece === '')) return
      hasText = true
      onFirstText?.()
    }
    const parser = createParser({ onEvent: takeEvent })
    const decoder = new TextDecoder()
    request.on('error', (error) => {
      failure ??= `the connection failed: ${error.message}`
    })
    request.on('response', (response) => {
      head = response
      timeLine.add('client', `got ${response.statusCode} ${response.headers['content-type'] ?? ''}`)
      const isStream = essence(response.headers['content-type'] ?? '') === 'text/event-stream'
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > MAX_BYTES) return leave('the reply is larger than 64 MiB')
        chunks.push(chunk)
        if (isStream) parser.feed(decoder.decode(chunk, { stream: true }))
      })
      response.on('error', (error) => {
        failure ??= `the connection failed: ${error.message}`
      })
    })
    request.on('close', () => {
      if (head !== undefined && !head.complete) failure ??= 'the connection was cut'
      end()
    })
    timeLine.add('client', `sent ${wire.method} ${wire.url.replace(/\?.*/, '')} ${String(body)}`)
    request.end(body)
  })
}
