import type { HandlerTable, NamedEvent, Outcome } from '../handler.ts'
import { isJson } from './media-types.ts'

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
  readonly status: number
  readonly mediaType: string
  readonly name: string
  readonly value: unknown
}

/** Creates handlers that reply with the first example of a success or stream. Without an example the body is empty. */
export function exampleHandlers(examples: Readonly<Record<string, OperationExamples>>): HandlerTable {
  return Object.fromEntries(Object.entries(examples).map(([operationId, each]) => [operationId, exampleHandler(each)]))
}

function exampleHandler({ replies, streams }: OperationExamples) {
  const successes = replies.filter(
    ({ status, mediaType }) => status >= 200 && status < 300 && mediaType !== 'text/event-stream',
  )
  const [reply] = successes
  const [stream] = streams
  return async ({ streaming }: { readonly streaming: boolean }): Promise<Outcome> => {
    if (streaming && stream !== undefined) return { events: replay(stream.events) }
    if (reply === undefined) return { json: undefined }
    return isJson(reply.mediaType) ? { json: reply.value } : { bytes: asBytes(reply.value), mediaType: reply.mediaType }
  }
}

async function* replay(events: readonly NamedEvent[]): AsyncGenerator<NamedEvent> {
  yield* events
}

function asBytes(value: unknown): Uint8Array {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
}
