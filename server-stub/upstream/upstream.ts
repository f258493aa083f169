import { ownValue } from '../core/contract.ts'
import { type Log, Problem } from '../core/problem.ts'
import { type KeyPlace, type UpstreamConfig, type UpstreamFormat, type UpstreamKind, withDefaults } from './config.ts'
import { Connection, type UpstreamReply, type UpstreamRequest } from './connection.ts'
import { isClientsFault, toProblem } from './failures.ts'

/** One configured upstream. */
export class Upstream {
  readonly name: string
  readonly kind: UpstreamKind
  readonly format: UpstreamFormat | undefined
  readonly settings: ReturnType<typeof withDefaults>
  /** What no client may ever read. */
  readonly secrets: readonly string[]
  /** How many requests were sent, by the status of the reply: `none` where no reply came, `cut` where nobody waited for it. */
  readonly attempts = new Map<string, number>()
  /** How many requests the upstream has failed. */
  failures = 0
  readonly #connection: Promise<Connection>
  #opened: Connection | undefined
  readonly #log: Log

  constructor(name: string, config: UpstreamConfig, log: Log) {
    this.name = name
    this.kind = config.kind
    this.format = config.format
    this.settings = withDefaults(config)
    this.secrets = [config.key?.value ?? '', config.baseUrl, new URL(config.baseUrl).host]
    this.#log = log
    this.#connection = Connection.open(this.settings, (outcome) => {
      this.attempts.set(outcome, (this.attempts.get(outcome) ?? 0) + 1)
    })
    this.#connection.then(
      (connection) => {
        this.#opened = connection
      },
      // Told to whoever sends the first request.
      () => undefined,
    )
  }

  /** Whether nothing but a trial is sent, as too many requests have failed. */
  get isResting(): boolean {
    return this.#opened?.isResting ?? false
  }

  /** The upstream's own id of a model. */
  modelId(id: string): string {
    const { models } = this.settings
    return ownValue(models ?? {}, id) ?? id
  }

  /** Sends a request with the upstream's key; as `Connection.send`. */
  async send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    return (await this.#connection).send(this.#withKey(request), signal)
  }

  /** What the client is told of a failure. The operator is told what is behind it, unless the client is. */
  problemOf(error: unknown, signal: AbortSignal): unknown {
    if (signal.aborted) return signal.reason
    const problem: Problem = toProblem(error, this.secrets)
    if (isClientsFault(problem)) return problem
    this.failures++
    this.#log(`The upstream ${this.name} failed: ${problem.kind}.`, getReason(error))
    return problem
  }

  async close(): Promise<void> {
    await (await this.#connection).close()
  }

  #withKey(request: UpstreamRequest): UpstreamRequest {
    const { key } = this.settings
    if (key === undefined) return request
    const place = key.as ?? keyPlaces[this.format ?? this.kind] ?? 'bearer'
    if (place === 'query') {
      const mark = request.path.includes('?') ? '&' : '?'
      return { ...request, path: `${request.path}${mark}key=${encodeURIComponent(key.value)}` }
    }
    const header = place === 'bearer' ? { authorization: `Bearer ${key.value}` } : { [place]: key.value }
    return { ...request, headers: { ...request.headers, ...header } }
  }
}

/** Where a format has its key; a bearer token where it is not said. */
const keyPlaces: Readonly<Record<string, KeyPlace>> = { messages: 'x-api-key', 'generate-content': 'x-goog-api-key' }

/** In words without anything of a request or a reply. */
function getReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof Problem && error.cause !== undefined) return getReason(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return `${error.message}${code}`
}
