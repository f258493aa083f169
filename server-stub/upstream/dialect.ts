import type { Delta, Prompt } from '../ports/text-model.ts'
import type { UpstreamConfig } from './config.ts'

/** What differs between the formats that text upstreams speak. */
export interface Dialect {
  /** After the upstream's base URL. */
  readonly path: string
  /** The body of the request for a stream. Throws `Unsupported` where the format cannot say what the prompt asks for. */
  encodeRequest(prompt: Prompt, upstream: Target): object
  /** Of one reply; `secrets` never appear in its problems. */
  decoder(prompt: Prompt, secrets: readonly string[]): EventDecoder
}

export interface Target extends Pick<UpstreamConfig, 'maxTokensField'> {
  /** The upstream's own id of the model. */
  readonly model: string
}

/** Reads the events of one reply, one after the other, as deltas without the `start`. */
export interface EventDecoder {
  /** Throws a `Problem` where the event says that the upstream failed, and a `BadReply` where it makes no sense. */
  decode(data: string): readonly Delta[]
  /** Whether an event made sense. */
  readonly hasBegun: boolean
  /** Whether nothing more will come. */
  readonly isDone: boolean
  /** What ends the reply. Throws a `BadReply` where it is not whole. */
  end(): readonly Delta[]
}
