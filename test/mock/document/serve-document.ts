import { onTestFinished } from 'vitest'
import { type ServerProcess, startProcess } from '../../server-process.ts'
import { getSender } from '../serve-mock.ts'

export interface ServedDocument extends Pick<ServerProcess, 'baseUrl' | 'said'> {
  /** Sends a request; with `json`, a POST. Replies are read whole. */
  request(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Reply>
  /** Ends the process; resolves with its exit code. */
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
  const { child, baseUrl, said, ended } = await startProcess(['mock', file, ...options])
  const send = getSender({ baseUrl, key: 'any', fetch })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { baseUrl, said, request: async (path, init) => readReply(await send(path, init)), stop }
}

/** The same, ended after the test. */
export async function testDocument(...args: Parameters<typeof serveDocument>): Promise<ServedDocument> {
  const served = await serveDocument(...args)
  onTestFinished(() => void served.stop())
  return served
}

async function readReply(reply: Response): Promise<Reply> {
  const text = await reply.text()
  const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
  return { status: reply.status, type, body: /json$/.test(type) ? JSON.parse(text) : text, headers: reply.headers }
}
