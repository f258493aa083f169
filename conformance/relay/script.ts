import type { IncomingHttpHeaders } from 'node:http'
import type { ChatReply, ChatRequest, Usage } from './chat.ts'
import type { WireFormat } from './formats/format.ts'

/** What the upstream does with the requests that have a mark. */
export interface Script {
  readonly reply: ChatReply
  /** The number of bytes of a piece of an event with text that is sent alone; an event is sent as one by default. */
  readonly bytesPerPiece?: number
  readonly behaviour?: Behaviour
}

export type Behaviour =
  /** Holds back the rest of a stream after its first words, until they have arrived at the client or time is up. */
  | { readonly kind: 'hold'; readonly waitForRelease: () => Promise<unknown> }
  /** Fails in the middle of a stream or of a body. */
  | { readonly kind: 'cut' | 'stall' | 'error-event' | 'garbage' | 'early-end' }
  /** Closes the connection before it answers. */
  | { readonly kind: 'hang-up' }
  /** Repeats its words until the client goes away; a whole reply never comes. */
  | { readonly kind: 'endless'; readonly onAsked: () => void }
  /** An error; without a body it has the envelope of the format. */
  | {
      readonly kind: 'error'
      readonly status: number
      readonly contentType?: string
      readonly body?: string
      /** What its envelope says. */
      readonly message?: string
      readonly retryAfter?: string
    }

export type FailureKind = Extract<Behaviour['kind'], 'cut' | 'stall' | 'error-event' | 'garbage' | 'early-end'>

const usage: Usage = { input: 1234, output: 89, cached: 0, reasoning: 0 }

/** An answer with text, and whatever else it must have. */
export function answer(text: string | readonly string[], more: Partial<ChatReply> = {}): ChatReply {
  return { pieces: [text].flat(), calls: [], stop: 'end', usage, ...more }
}

/** A request of the gateway. */
export interface UpstreamExchange {
  readonly format: WireFormat
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly asked: ChatRequest
  /** Whether bytes of an answer had been sent. */
  hasBegun: boolean
  /** Resolves when the connection has closed or the answer has ended. */
  readonly ended: Promise<'answered' | 'aborted'>
}

/** A value that only replies of the upstream have, in headers that no gateway forwards. */
export const upstreamSecret = 'relay-secret-6b1f'

/** The body of an error that the upstream answers with. */
export function getErrorBody(
  format: WireFormat,
  { status, body, message = `the upstream refuses with ${status}` }: Extract<Behaviour, { kind: 'error' }>,
): string {
  return body ?? JSON.stringify(format.writeError(status, message))
}
