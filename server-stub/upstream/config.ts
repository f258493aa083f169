/** What a configuration file says of upstreams; keys are resolved. Absent settings have the defaults below. */
export interface Config {
  readonly upstreams: Readonly<Record<string, UpstreamConfig>>
  /**
   * Which upstreams serve a model, in order of preference. A name is a model id, or ends in `*` and stands for all ids
   * that begin so; of several that fit the longest counts. Models that none fits are served by the ports as they are.
   */
  readonly models: Readonly<Record<string, readonly string[]>>
}

export type UpstreamKind = 'chat-completions' | 'responses' | 'pass-through'

/** The formats that are passed through; each is a family of the contract. */
export type UpstreamFormat = 'messages' | 'generate-content' | 'responses' | 'video' | 'image' | 'models'

export interface UpstreamConfig {
  readonly kind: UpstreamKind
  /** Of a pass-through. */
  readonly format?: UpstreamFormat
  /** What stands before the path, without a slash at the end; no user, no query. */
  readonly baseUrl: string
  readonly key?: UpstreamKey
  /** Our ids of models and the upstream's own; others are the same on both sides. */
  readonly models?: Readonly<Record<string, string>>
  readonly timeouts?: Partial<Timeouts>
  readonly retries?: Partial<Retries>
  readonly breaker?: Partial<Breaker>
  /** How many requests may be under way at a time; the others wait. */
  readonly connections?: number
  /** A longer reply is broken off. */
  readonly maxReplyBytes?: number
  /** What chat-completions call the limit of output tokens. */
  readonly maxTokensField?: 'max_completion_tokens' | 'max_tokens'
}

export interface UpstreamKey {
  readonly value: string
  /** Where it is sent; where the format has it unless given. */
  readonly as?: KeyPlace
}

export type KeyPlace = 'bearer' | 'x-api-key' | 'x-goog-api-key' | 'query'

export interface Timeouts {
  readonly connectMs: number
  /** From the request to the head of the reply. */
  readonly headersMs: number
  /** Between two pieces of the reply. */
  readonly idleMs: number
}

export interface Retries {
  /** After the first try. */
  readonly times: number
  /** Longer than this no retry waits; a `Retry-After` beyond it is told to the client instead. */
  readonly maxWaitMs: number
  /** Replies that say that the request was not processed, and when to come again. */
  readonly statuses: readonly number[]
}

export interface Breaker {
  /** So many failures in a row open it; 0 turns it off. */
  readonly failures: number
  /** How long nothing is sent before one request tries again. */
  readonly openMs: number
}

export const defaults = {
  timeouts: { connectMs: 5_000, headersMs: 120_000, idleMs: 60_000 },
  retries: { times: 2, maxWaitMs: 2_000, statuses: [429, 503] },
  breaker: { failures: 5, openMs: 10_000 },
  connections: 1_000,
  maxReplyBytes: 64 * 1024 * 1024,
  maxTokensField: 'max_completion_tokens',
} as const satisfies Partial<UpstreamConfig>

const maxFileBytes = 2 * 1024 * 1024 * 1024

/** All settings, with what was left out filled in. Results of video models are files. */
export function withDefaults(config: UpstreamConfig) {
  const maxReplyBytes = config.format === 'video' ? maxFileBytes : defaults.maxReplyBytes
  return {
    ...defaults,
    maxReplyBytes,
    ...config,
    timeouts: { ...defaults.timeouts, ...config.timeouts },
    retries: { ...defaults.retries, ...config.retries },
    breaker: { ...defaults.breaker, ...config.breaker },
  }
}
