import { freePort } from '../../../support/local-server.ts'
import { isRunning, type ServerProcess, startProcess } from '../../../support/server-process.ts'

/** The stub as a child process, on the same port after each start. */
export class StubProcess {
  readonly #args: readonly string[]
  #entry: string | undefined
  #process: ServerProcess | undefined
  #port = 0

  constructor(database: string, ...args: string[]) {
    // A busy machine must not make the stub refuse requests.
    this.#args = ['--database', database, '--callback-host', 'loopback', '--max-lag', '0', ...args]
  }

  /** Started by another program with its own ports. */
  from(entry: string): this {
    this.#entry = entry
    return this
  }

  get isRunning(): boolean {
    return this.#process !== undefined && isRunning(this.#process.child)
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** What it wrote to its standard error since its start. */
  get errors(): string {
    return this.#process?.said.err ?? ''
  }

  /** 0 while it is stopped. */
  get pid(): number {
    return this.#process?.child.pid ?? 0
  }

  /** Resolves when it accepts requests. */
  async start(): Promise<void> {
    this.#port ||= await freePort()
    const args = ['stub', '--port', String(this.#port), '--key', 'sk-test', ...this.#args]
    this.#process = await startProcess(args, {}, this.#entry)
  }

  /** Simulates a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Freezes the process; it continues later without noticing. */
  async freeze(ms: number): Promise<void> {
    this.#process?.child.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, ms))
    this.#process?.child.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Rejects if the stub is down; the reply is JSON. */
  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: Json }> {
    const headers = { authorization: 'Bearer sk-test', 'content-type': 'application/json' }
    const request = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const reply = await fetch(this.url + path, request)
    return { status: reply.status, body: (await reply.json()) as Json }
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#process?.child.kill(signal)
    await this.#process?.ended
  }
}

export type Json = Readonly<Record<string, unknown>>
