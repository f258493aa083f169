import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../local-server.ts'

/** The stub as a child process, on the same port after each start. */
export class StubProcess {
  readonly #args: readonly string[]
  #entry = 'server-stub/cli/start.js'
  #child: ChildProcess | undefined
  #port = 0
  /** The standard error output so far. */
  complaints = ''

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
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** 0 while it is stopped. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Resolves when it accepts requests. */
  async start(): Promise<void> {
    this.#port ||= await freePort()
    const args = [this.#entry, 'stub', '--port', String(this.#port), '--key', 'sk-test', ...this.#args]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    child.stderr.on('data', (text) => {
      this.complaints += text
    })
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (text) => {
        said += text
        if (said.includes('is ready')) resolve()
      })
      child.once('exit', (code, signal) => reject(new Error(`the stub ended: ${code ?? signal}\n${this.complaints}`)))
    })
  }

  /** Simulates a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Freezes the process; it continues later without noticing. */
  async freeze(ms: number): Promise<void> {
    this.#child?.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, ms))
    this.#child?.kill('SIGCONT')
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
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}

export type Json = Readonly<Record<string, unknown>>
