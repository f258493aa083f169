import { ownValue } from '../../../runtime/json.ts'
import { getErrorCode, type Log, Problem } from '../../../runtime/problem.ts'
import {
  type KeyPlace,
  type UpstreamConfig,
  type UpstreamFormat,
  type UpstreamKind,
  type UpstreamSettings,
  withDefaults,
} from '../../../settings/upstream-config.ts'
import { type Connection, openConnection, type UpstreamReply, type UpstreamRequest } from './connection.ts'
import { isClientError, toProblem } from './failures.ts'

export class Upstream {
  readonly name: string
  readonly kind: UpstreamKind
  readonly format: UpstreamFormat | undefined
  readonly settings: UpstreamSettings
  /** Strings that must never be sent to clients. */
  readonly secrets: readonly string[]
  readonly attempts = new Map<string, number>()
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
    this.#connection = openConnection(this.settings, (outcome) => {
      this.attempts.set(outcome, (this.attempts.get(outcome) ?? 0) + 1)
    })
    this.#connection.then(
      (connection) => {
        this.#opened = connection
      },
      // Reported to the first request.
      () => undefined,
    )
  }

  get isBreakerOpen(): boolean {
    return this.#opened?.isBreakerOpen() ?? false
  }

  /** The upstream's id of a model. */
  modelId(id: string): string {
    const { models } = this.settings
    return ownValue(models ?? {}, id) ?? id
  }

  /** Sends a request with the upstream's key; see `Connection`. */
  async send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    return (await this.#connection).send(this.#withKey(request), signal)
  }

  /** The problem for the client. Logs the cause, unless the client can fix the problem. */
  toProblem(error: unknown, signal: AbortSignal): unknown {
    if (signal.aborted) return signal.reason
    const problem: Problem = toProblem(error, this.secrets)
    if (isClientError(problem)) return problem
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
    const location = key.as ?? keyPlaces[this.format ?? this.kind] ?? 'bearer'
    if (location === 'query') {
      const mark = request.path.includes('?') ? '&' : '?'
      return { ...request, path: `${request.path}${mark}key=${encodeURIComponent(key.value)}` }
    }
    const header = location === 'bearer' ? { authorization: `Bearer ${key.value}` } : { [location]: key.value }
    return { ...request, headers: { ...request.headers, ...header } }
  }
}

/** The part of the request in which a format expects the key; default `bearer`. */
const keyPlaces: Readonly<Record<string, KeyPlace>> = { messages: 'x-api-key', 'generate-content': 'x-goog-api-key' }

/** A description without content of the request or the reply. */
function getReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof Problem && error.cause !== undefined) return getReason(error.cause)
  const code = getErrorCode(error)
  return code === '' ? error.message : `${error.message} (${code})`
}
