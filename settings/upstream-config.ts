/** The upstreams of a configuration file, with keys resolved. Optional settings have the defaults below. */
export interface UpstreamsConfig {
  readonly upstreams: Readonly<Record<string, UpstreamConfig>>
  /**
   * The upstreams of a model, in order of preference. A name is a model id, or a prefix that ends in `*`; the longest
   * match wins. Models without a match are served by the base ports.
   */
  readonly models: Readonly<Record<string, readonly string[]>>
}

export const upstreamKinds = ['chat-completions', 'responses', 'pass-through'] as const
export type UpstreamKind = (typeof upstreamKinds)[number]

/** The formats of pass-through upstreams; all are families of the contract. */
export const upstreamFormats = ['messages', 'generate-content', 'responses', 'video', 'image', 'models'] as const
export type UpstreamFormat = (typeof upstreamFormats)[number]

/** Families whose later requests have no model: one pass-through upstream serves all of them. */
export const wholeFamilies: ReadonlySet<string> = new Set<UpstreamFormat>(['video', 'image', 'models'])

export interface UpstreamConfig {
  readonly kind: UpstreamKind
  /** Present for `pass-through` only. */
  readonly format?: UpstreamFormat
  /** URL before the path, without a trailing slash, user or query. */
  readonly baseUrl: string
  readonly key?: UpstreamKey
  /** Our model ids and those of the upstream; others are the same. */
  readonly models?: Readonly<Record<string, string>>
  readonly timeouts?: Partial<Readonly<typeof upstreamDefaults.timeouts>>
  readonly retries?: Partial<Readonly<typeof upstreamDefaults.retries>>
  readonly breaker?: Partial<Readonly<typeof upstreamDefaults.breaker>>
  /** Maximum concurrent requests; others wait. */
  readonly connections?: number
  /** Maximum size of a reply; longer ones are aborted. */
  readonly maxReplyBytes?: number
  /** The field for the limit of output tokens. */
  readonly maxTokensField?: (typeof maxTokensFields)[number]
}

export const maxTokensFields = ['max_completion_tokens', 'max_tokens'] as const

export interface UpstreamKey {
  readonly value: string
  /** The part of the request that has the key; default by format. */
  readonly as?: KeyPlace
}

export const keyPlaces = ['bearer', 'x-api-key', 'x-goog-api-key', 'query'] as const
export type KeyPlace = (typeof keyPlaces)[number]

export const upstreamDefaults = {
  timeouts: {
    connectMs: 5_000,
    /** The time from the request to the head of the reply. */
    headersMs: 120_000,
    /** The time between two chunks of the reply. */
    idleMs: 60_000,
    /** The time from the request to the end of the reply, retries included. */
    totalMs: 3_600_000,
  },
  retries: {
    times: 2,
    /** Maximum delay before a retry; a longer `Retry-After` is passed to the client instead. */
    maxWaitMs: 2_000,
    /** Statuses of replies to requests that were not processed, with a `Retry-After`. */
    statuses: [429, 503],
  },
  breaker: {
    /** Consecutive failures that open the breaker; 0 disables it. */
    failures: 5,
    /** How long the breaker stays open before one trial request. */
    openMs: 10_000,
  },
  connections: 1_000,
  maxReplyBytes: 64 * 1024 * 1024,
  maxTokensField: 'max_completion_tokens' as const,
}

const maxFileBytes = 2 * 1024 * 1024 * 1024

export type UpstreamSettings = ReturnType<typeof withDefaults>

/** All settings with defaults. Results of video models are files, so their replies may be larger. */
export function withDefaults(config: UpstreamConfig) {
  const maxReplyBytes = config.format === 'video' ? maxFileBytes : upstreamDefaults.maxReplyBytes
  return {
    ...upstreamDefaults,
    maxReplyBytes,
    ...config,
    timeouts: { ...upstreamDefaults.timeouts, ...config.timeouts },
    retries: { ...upstreamDefaults.retries, ...config.retries },
    breaker: { ...upstreamDefaults.breaker, ...config.breaker },
  }
}
