import { type Finding, judgeExchange, judgeNext } from './judge.ts'
import { RawConnection } from './raw-connection.ts'
import type { FuzzRequest } from './request.ts'
import { sendGoodRequest, sendRequest } from './send-request.ts'
import type { ServerUnderTest } from './server-under-test.ts'

/** The result of one request and of the good one behind it. */
export interface RunResult {
  readonly request: FuzzRequest
  readonly findings: readonly Finding[]
  readonly statuses: readonly number[]
  readonly elapsedMs: number
  /** Indexes of the requests before it on its connection. */
  readonly before: readonly number[]
}

/** A client that sends one request after the other, on the same connection for as long as the server keeps it open. */
export class RequestRunner {
  readonly #server: Pick<ServerUnderTest, 'port' | 'isRunning'>
  readonly #timeoutMs: number
  #connection: RawConnection | undefined
  /** Indexes of the requests on the connection. */
  #sent: number[] = []

  constructor(server: Pick<ServerUnderTest, 'port' | 'isRunning'>, timeoutMs: number) {
    this.#server = server
    this.#timeoutMs = timeoutMs
  }

  async run(request: FuzzRequest): Promise<RunResult> {
    const start = performance.now()
    const connection = await this.#open()
    const before = this.#sent
    if (connection === undefined) return { request, findings: [crash], statuses: [], elapsedMs: 0, before }
    this.#sent = [...before, request.index]
    const exchange = await sendRequest(connection, request, this.#timeoutMs)
    const elapsedMs = performance.now() - start
    if (request.delivery === 'read-partly' || exchange.isLate) this.close()
    const findings = [...judgeExchange(request, exchange), ...(exchange.isLate ? [] : await this.#runGood())]
    if (!this.#server.isRunning()) findings.push(crash)
    return { request, findings, statuses: exchange.replies.map(({ status }) => status), elapsedMs, before }
  }

  close(): void {
    this.#connection?.close()
    this.#connection = undefined
  }

  async #runGood(): Promise<readonly Finding[]> {
    const connection = await this.#open()
    if (connection === undefined) return [crash]
    const exchange = await sendGoodRequest(connection, this.#timeoutMs)
    if (exchange.isLate) this.close()
    return judgeNext(exchange)
  }

  /** Returns the open connection, or a new one; undefined if no server listens any more. */
  async #open(): Promise<RawConnection | undefined> {
    if (this.#connection?.isOpen) return this.#connection
    this.close()
    this.#sent = []
    this.#connection = await RawConnection.open(this.#server.port).catch(() => undefined)
    return this.#connection
  }
}

const crash: Finding = { kind: 'crash', message: 'the server has ended' }

/** Whether the server has to be restarted. */
export function isFatal({ kind }: Finding): boolean {
  return kind === 'hang' || kind === 'crash'
}
