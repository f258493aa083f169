import type { HandlerTable, NamedEvent, Outcome } from '../handler.ts'
import { isJson } from './media-types.ts'
import { findSuccesses, toStatus } from './replies.ts'

/** The examples of one operation, in the order of the contract. */
export interface OperationExamples {
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
  /** The bytes, in place of a value. */
  readonly base64?: string | undefined
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Creates handlers that reply with the first example of a success or stream. Without an example the body is empty. */
export function exampleHandlers(examples: Readonly<Record<string, OperationExamples>>): HandlerTable {
  return Object.fromEntries(Object.entries(examples).map(([operationId, each]) => [operationId, exampleHandler(each)]))
}

function exampleHandler({ replies, streams }: OperationExamples) {
  const [stream] = streams
  const successes = findSuccesses(replies)
  const reply = successes.find(({ mediaType }) => stream === undefined || mediaType !== 'text/event-stream')
  return async ({ streaming }: { readonly streaming: boolean }): Promise<Outcome> => {
    if (streaming && stream !== undefined) return { events: replay(stream.events) }
    return reply === undefined ? { json: undefined } : toOutcome(reply)
  }
}

function toOutcome(reply: ExampleReply): Outcome {
  const { value, mediaType, headers } = reply
  const head = { status: toStatus(reply.status), ...(headers ? { headers } : {}) }
  if (mediaType === '') return { ...head, json: undefined }
  return isJson(mediaType) ? { ...head, json: value, mediaType } : { ...head, bytes: toBytes(reply), mediaType }
}

async function* replay(events: readonly NamedEvent[]): AsyncGenerator<NamedEvent> {
  yield* events
}

/** The body of an example. */
export function toBytes({ value, mediaType, base64 }: ExampleReply): Uint8Array {
  if (base64 !== undefined) return Buffer.from(base64, 'base64')
  const isText = typeof value === 'string' && !isJson(mediaType)
  return Buffer.from(isText ? value : (JSON.stringify(value) ?? ''))
}
