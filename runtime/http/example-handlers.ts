import type { Clock } from '../clock.ts'
import type { AnyCall, HandlerTable, NamedEvent, Outcome } from '../handler.ts'
import { chooseReply } from './choose-stream.ts'
import { essence, isJson } from './media-types.ts'
import { findSuccesses, toStatus } from './replies.ts'

const EVENT_STREAM = 'text/event-stream'

/** The examples of one operation, in the order of the contract. */
export interface OperationExamples {
  /** Bodies of requests. */
  readonly requests?: readonly { readonly value?: unknown }[]
  readonly replies: readonly ExampleReply[]
  readonly streams: readonly {
    readonly stream: string
    readonly name: string
    readonly events: readonly NamedEvent[]
  }[]
}

export interface ExampleReply {
  /** A `ReplyStatus`. */
  readonly status: number | string
  /** Empty if the reply has no body. */
  readonly mediaType: string
  readonly name: string
  readonly value?: unknown
  /** The bytes, instead of a value. */
  readonly base64?: string | undefined
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Creates handlers that reply with the first example of a success or stream, in the media type that the request accepts.
 * Without an example the body is empty. The clock delays the events of streams.
 */
export function exampleHandlers(examples: Readonly<Record<string, OperationExamples>>, clock?: Clock): HandlerTable {
  return Object.fromEntries(
    Object.entries(examples).map(([operationId, operationExamples]) => [
      operationId,
      exampleHandler(operationExamples, clock),
    ]),
  )
}

function exampleHandler({ replies, streams }: OperationExamples, clock: Clock | undefined) {
  const successes = findSuccesses(replies).filter((reply) => streams.length === 0 || !isEvents(reply))
  return async (call: AnyCall): Promise<Outcome> => {
    const stream = streams.find((example) => example.stream === call.stream?.name) ?? streams[0]
    if (call.streaming && stream !== undefined) return { events: paceEvents(stream.events, clock, call.signal) }
    const reply = chooseReply(successes, call)
    if (reply === undefined) return { json: undefined }
    return isEvents(reply) ? toEvents(reply, clock, call.signal) : toOutcome(reply)
  }
}

/** Whether the example is a stream of events, written as text. */
export function isEvents({ mediaType, value }: ExampleReply): boolean {
  return essence(mediaType) === EVENT_STREAM && typeof value === 'string'
}

/** Sends the example as a stream. Clients ignore a last event without a blank line, so it gets one. */
export function toEvents(reply: ExampleReply, clock: Clock | undefined, signal: AbortSignal): Outcome {
  const { status, value, headers } = reply
  const head = { ...headers, 'content-type': EVENT_STREAM, 'cache-control': 'no-cache' }
  const events = `${String(value).trimEnd()}\n\n`.split(/(?<=\n\r?\n)/)
  const chunks = events.map((event) => Buffer.from(event))
  return { relay: { status: toStatus(status), headers: head, body: paceEvents(chunks, clock, signal) } }
}

function toOutcome(reply: ExampleReply): Outcome {
  const { value, mediaType, headers } = reply
  const head = { status: toStatus(reply.status), ...(headers ? { headers } : {}) }
  if (mediaType === '') return { ...head, json: undefined }
  return isJson(mediaType) ? { ...head, json: value, mediaType } : { ...head, bytes: toBytes(reply), mediaType }
}

/** Yields the events of an example one by one. */
async function* paceEvents<T>(events: readonly T[], clock: Clock | undefined, signal: AbortSignal) {
  for (const event of events) {
    await clock?.sleep(EVENT_MS, signal)
    yield event
  }
}

export function toBytes({ value, mediaType, base64 }: ExampleReply): Uint8Array {
  if (base64 !== undefined) return Buffer.from(base64, 'base64')
  const isText = typeof value === 'string' && !isJson(mediaType)
  return Buffer.from(isText ? value : (JSON.stringify(value) ?? ''))
}

/** Delay between two events of an example. */
const EVENT_MS = 20
