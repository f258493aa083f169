import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { describeFinding, gatewayContract } from 'gatewright/judge'
import { proxyPage } from '../../mock/page/page-files.ts'
import { createProxy, type ProxyOptions } from '../../proxy/validating-proxy.ts'
import { type LocalServer, startServer } from '../support/local-server.ts'

/** A proxy in front of a target, with its output. */
export async function startProxy(target: string, options: Partial<ProxyOptions> = {}) {
  const said: string[] = []
  const onFinding: ProxyOptions['onFinding'] = (_, finding) => void said.push(describeFinding(finding))
  const all = { contract: gatewayContract, page: proxyPage, target: new URL(target), graceMs: 0, onFinding, ...options }
  return { ...(await startServer(createProxy(all).server)), said }
}

export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export function send(url: string, { method = 'GET', headers = {}, body }: Sent = {}): ClientRequest {
  const outgoing = request(url, { method, headers, agent: false })
  outgoing.end(body)
  return outgoing
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly trailers: NodeJS.Dict<string>
  readonly body: Buffer
}

/** Sends and reads the whole reply; rejects if the connection is broken. */
export async function ask(url: string, sent: Sent = {}): Promise<Reply> {
  const reply = await replyTo(send(url, sent))
  const body = Buffer.concat(await reply.toArray())
  return { status: reply.statusCode ?? 0, headers: reply.headers, trailers: reply.trailers, body }
}

export async function replyTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
  return reply
}

/** The reply of a server to these bytes, until it closes. */
export async function sayTo({ url }: Pick<LocalServer, 'url'>, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(text)
  return Buffer.concat(await socket.toArray()).toString()
}
