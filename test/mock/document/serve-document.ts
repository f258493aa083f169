import { closeAfterTest } from '../../support/close-after.ts'
import { type StartedCommand, startCommand } from '../../support/start-command.ts'
import { getSender } from '../serve-mock.ts'

export interface ServedDocument extends StartedCommand {
  /** Sends a request; with `json`, a POST. Replies are read whole. */
  request(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Reply>
}

export interface Reply {
  readonly status: number
  readonly type: string
  /** Parsed JSON, else the text. */
  readonly body: unknown
  readonly headers: Headers
}

/** Runs `gatewright mock FILE` in this process. */
export async function serveDocument(file: string, ...options: readonly string[]): Promise<ServedDocument> {
  const server = await startCommand(['mock', file, '--log', 'off', ...options])
  const send = getSender({ baseUrl: server.baseUrl, key: 'any', fetch })
  return { ...server, request: async (path, init) => readReply(await send(path, init)) }
}

/** The same, closed after the test. */
export const testDocument = (...args: Parameters<typeof serveDocument>) => closeAfterTest(serveDocument(...args))

export async function readReply(reply: Response): Promise<Reply> {
  const text = await reply.text()
  const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
  return { status: reply.status, type, body: /json$/.test(type) ? JSON.parse(text) : text, headers: reply.headers }
}
