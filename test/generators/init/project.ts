import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { freePort } from '../../support/local-server.ts'
import { waitForOutput } from '../../support/server-process.ts'
import { type Run, root, runGenerate } from '../run-generate.ts'

/** A project in a temporary folder, whose scripts run in the given environment. */
export class Project {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'gatewright-init-')), 'my gateway')
  readonly #env: NodeJS.ProcessEnv
  #server: ChildProcess | undefined

  constructor(env: NodeJS.ProcessEnv = process.env) {
    this.#env = env
  }

  /** Creates the project from this checkout. Nothing is installed: this checkout, as it is built, and its packages are linked in. */
  async begin(...args: string[]): Promise<Run> {
    const run = await runGenerate(['--out', this.folder, ...args], 'init')
    if (run.code === 0) this.#linkCheckout()
    return run
  }

  #linkCheckout(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.folder, 'node_modules')]
    mkdirSync(join(to, '.bin'), { recursive: true })
    const programs = readdirSync(join(from, '.bin')).map((name) => join('.bin', name))
    const packages = readdirSync(from).filter((name) => !name.startsWith('.'))
    for (const name of [...packages, ...programs]) symlinkSync(join(from, name), join(to, name))
    symlinkSync(root, join(to, 'gatewright'))
    const program = `#!/bin/sh\nexec node "${join(root, 'dist/gatewright.cjs')}" "$@"\n`
    writeFileSync(join(to, '.bin/gatewright'), program, { mode: 0o755 })
  }

  /** Lends it the packages of another folder. */
  link(modules: string): void {
    symlinkSync(modules, join(this.folder, 'node_modules'))
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  /** Replaces one text by another in a file that has it. */
  edit(path: string, before: string, after: string): void {
    const text = this.read(path)
    if (!text.includes(before)) throw new Error(`${path} has no ${before}`)
    this.write(path, text.replace(before, after))
  }

  /** The paths of all pages that are the project's own. */
  pages(): string[] {
    const all = readdirSync(this.folder, { recursive: true, withFileTypes: true })
    const paths = all.map((entry) => relative(this.folder, join(entry.parentPath, entry.name)))
    return paths.filter((path) => path.endsWith('.md') && !path.startsWith('node_modules'))
  }

  /** Digests of all files that are not generated, by path. */
  own(): Map<string, string> {
    const entries = ['src', 'spec', 'package.json', 'README.md'].flatMap((top) => {
      const path = join(this.folder, top)
      return statSync(path).isFile()
        ? [top]
        : readdirSync(path, { recursive: true }).map((name) => join(top, String(name)))
    })
    const files = entries.filter((path) => statSync(join(this.folder, path)).isFile())
    return new Map(files.map((path) => [path, hash('sha256', this.read(path))]))
  }

  /** Runs a script of its package.json. */
  npm(...args: string[]): Promise<Run> {
    return this.run('npm', 'run', '-s', ...args)
  }

  /** Runs a program in its folder. */
  run(program: string, ...args: string[]): Promise<Run> {
    return new Promise((resolve) => {
      execFile(program, args, { cwd: this.folder, env: this.#env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
      })
    })
  }

  /** What `npm start` prints in a terminal when it gets a request. */
  async logInTerminal(path: string): Promise<string> {
    this.stop()
    const port = await freePort()
    const command = `npm run -s start -- --port ${port}`
    const server = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    })
    this.#server = server
    await waitForOutput(server, /Ctrl\+C/)
    const line = waitForOutput(server, / \d+ ms\s/)
    await fetch(`http://127.0.0.1:${port}${path}`)
    const printed = await line
    this.stop()
    return printed.replaceAll('\r', '')
  }

  /** `npm start`, or another script that serves; resolves with the address when it does. */
  async start(script = 'start'): Promise<string> {
    const port = await freePort()
    const server = spawn('npm', ['run', '-s', script, '--', '--port', String(port)], {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    this.#server = server
    await waitForOutput(server, /Ctrl\+C/)
    return `http://127.0.0.1:${port}`
  }

  stop(): void {
    if (this.#server?.pid) process.kill(-this.#server.pid, 'SIGTERM')
    this.#server = undefined
  }

  remove(): void {
    this.stop()
    rmSync(join(this.folder, '..'), { recursive: true })
  }
}

/** An operation to add to the paths of the gateway. */
export const newOperation = `  /v1/ping:
    get:
      operationId: ping
      summary: Replies if the server is up.
      description: Replies if the server is up.
      tags: [models]
      x-source: [Part 1]
      responses:
        '200':
          description: The server is up.
          content:
            application/json:
              schema: { type: object }
              examples: { pong: { value: { pong: true } } }
`
