import { closeAfterTest } from '../../support/close-after.ts'
import { type ServerProcess, startProcess } from '../../support/server-process.ts'
import { getSender } from '../serve-mock.ts'

export interface ServedDocument extends ServerProcess {
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
  const server = await startProcess(['mock', file, ...options])
  const send = getSender({ baseUrl: server.baseUrl, key: 'any', fetch })
  const stop = () => {
    server.child.kill('SIGTERM')
    return server.ended
  }
  return { ...server, request: async (path, init) => readReply(await send(path, init)), stop }
}

/** The same, closed after the test. */
export const testDocument = (...args: Parameters<typeof serveDocument>) => closeAfterTest(serveDocument(...args))

async function readReply(reply: Response): Promise<Reply> {
  const text = await reply.text()
  const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
  return { status: reply.status, type, body: /json$/.test(type) ? JSON.parse(text) : text, headers: reply.headers }
}
