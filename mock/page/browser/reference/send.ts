import { EventSourceParserStream } from 'eventsource-parser/stream'
import { tryParseJson } from '../../../../runtime/json.ts'

export interface ArrivedEvent {
  /** After the request was sent. */
  readonly ms: number
  readonly event: string
  readonly data: string
}

/** A reply while it arrives; it changes until `ended`. */
export interface Arrival {
  status?: number
  mediaType: string
  ms: number
  readonly events: ArrivedEvent[]
  /** The body of a reply that is text and not events. */
  text: string
  /** The body of any other reply, once it is complete. */
  blob?: Blob
  error?: string
  ended: boolean
}

export function createArrival(): Arrival {
  return { mediaType: '', ms: 0, events: [], text: '', ended: false }
}

/** Sends a request, and puts what comes into `arrival` as it comes. */
export async function receive(url: string, options: RequestInit, arrival: Arrival): Promise<void> {
  const begun = performance.now()
  const elapsed = () => performance.now() - begun
  try {
    const reply = await fetch(url, options)
    const [mediaType = ''] = (reply.headers.get('content-type') ?? '').split(';')
    Object.assign(arrival, { status: reply.status, mediaType, ms: elapsed() })
    await readBody(reply, arrival, elapsed)
  } catch (error) {
    const isStopped = error instanceof DOMException && error.name === 'AbortError'
    arrival.error = isStopped ? 'Stopped.' : `The connection failed: ${error instanceof Error ? error.message : error}`
  }
  arrival.ms = elapsed()
  arrival.ended = true
}

async function readBody(reply: Response, arrival: Arrival, elapsed: () => number): Promise<void> {
  const { mediaType } = arrival
  if (!reply.body) return
  if (!/^text\/|json|xml|yaml/.test(mediaType)) {
    arrival.blob = await reply.blob()
    return
  }
  const text = reply.body.pipeThrough(new TextDecoderStream())
  if (mediaType !== 'text/event-stream') {
    for await (const piece of text) arrival.text += piece
    if (mediaType.endsWith('json')) arrival.text = indent(arrival.text)
    return
  }
  for await (const { event = '', data } of text.pipeThrough(new EventSourceParserStream()))
    arrival.events.push({ ms: elapsed(), event, data })
}

function indent(text: string): string {
  const value = tryParseJson(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}
