import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { killAtExit } from '../../../test/support/server-process.ts'

/** A script of this folder as a process that prints lines of JSON. */
export class HelperProcess {
  readonly #child: ChildProcess
  readonly #lines: AsyncIterator<string>
  readonly pid: number

  constructor(script: string, ...args: readonly string[]) {
    const path = fileURLToPath(new URL(script, import.meta.url))
    const child = spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
    const lines: Interface = createInterface(child.stdout)
    this.#child = child
    this.#lines = lines[Symbol.asyncIterator]()
    this.pid = child.pid ?? 0
    killAtExit(child)
  }

  /** The next line that it writes. */
  async next(): Promise<unknown> {
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('a helper process ended before its time')
    return JSON.parse(value)
  }

  ask(): Promise<unknown> {
    this.#child.stdin?.write('\n')
    return this.next()
  }

  signal(): Promise<unknown> {
    this.#child.kill('SIGUSR2')
    return this.next()
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGKILL')
    await gone
  }
}
