import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../local-server.ts'

export interface ServedDocument {
  readonly baseUrl: string
  readonly child: ChildProcess
  /** What the command has printed so far. */
  readonly printed: () => string
  /** Sends a request; with `json`, a POST. Replies are read whole. */
  request(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Reply>
  stop(): Promise<number | null>
}

export interface Reply {
  readonly status: number
  readonly type: string
  /** Parsed JSON, else the text. */
  readonly body: unknown
  readonly headers: Headers
}

/** Runs `gatewright mock FILE`. A process mocks one contract, so a test of another one needs a process of its own. */
export async function serveDocument(file: string, ...options: readonly string[]): Promise<ServedDocument> {
  const port = await freePort()
  const args = ['server-stub/cli/start.js', 'mock', file, '--port', String(port), ...options]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = await untilReady(child)
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    child,
    printed,
    request: (path, init) => request(baseUrl + path, init),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}

async function untilReady(child: ChildProcess): Promise<() => string> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (text: unknown) => {
      output += text
      if (output.includes('Ctrl+C')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  return () => output
}

async function request(url: string, { json, ...init }: RequestInit & { readonly json?: unknown } = {}): Promise<Reply> {
  const headers = new Headers(init.headers)
  if (json !== undefined) headers.set('content-type', 'application/json')
  const sent = json === undefined ? init : { method: 'POST', ...init, body: JSON.stringify(json) }
  const reply = await fetch(url, { ...sent, headers })
  const text = await reply.text()
  const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
  return { status: reply.status, type, body: /json$/.test(type) ? JSON.parse(text) : text, headers: reply.headers }
}
