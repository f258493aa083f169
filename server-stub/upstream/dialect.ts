import type { Delta, Prompt, Reasoning } from '../ports/text-model.ts'
import type { UpstreamConfig } from './config.ts'

/** The differences between the formats of text upstreams. */
export interface Dialect {
  /** Relative to the base URL. */
  readonly path: string
  /** The body of a streaming request. Throws `Unsupported` if the format lacks a feature of the prompt. */
  encodeRequest(prompt: Prompt, upstream: Target): object
  /** Decodes one reply; `secrets` never appear in its problems. */
  decoder(prompt: Prompt, secrets: readonly string[]): EventDecoder
}

export interface Target extends Pick<UpstreamConfig, 'maxTokensField'> {
  /** The upstream's id of the model. */
  readonly model: string
}

/** Decodes the events of one reply to deltas, without the `start`. */
export interface EventDecoder {
  /** Throws a `Problem` for an error event, and a `BadReply` for an invalid one. */
  decode(data: string): readonly Delta[]
  /** Whether a valid event was decoded. */
  readonly hasBegun: boolean
  /** Whether the reply is complete. */
  readonly isDone: boolean
  /** Returns the last deltas. Throws a `BadReply` if the reply is incomplete. */
  end(): readonly Delta[]
}

const upTo: readonly (readonly [number, NonNullable<Reasoning['effort']>])[] = [
  [2048, 'low'],
  [8192, 'medium'],
  [Infinity, 'high'],
]

/** The effort for upstreams without a token budget; undefined if none was requested. */
export function getEffort({ enabled, effort, budgetTokens }: Reasoning): Reasoning['effort'] {
  if (!enabled || effort !== undefined || budgetTokens === undefined) return enabled ? (effort ?? 'medium') : undefined
  return upTo.find(([limit]) => budgetTokens <= limit)?.[1]
}
