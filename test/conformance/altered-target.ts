import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Target } from './targets/target.ts'

/** One exchange with a target, before its reply goes on. */
export interface Exchange {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly requestBody: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Reply = Pick<Exchange, 'status' | 'headers' | 'body'>

/** The target with its replies altered on the way, for tests that show what the suite sees. */
export async function alteredTarget(target: Target, alter: (exchange: Exchange) => Partial<Reply>): Promise<Target> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const requestBody = Buffer.concat(chunks)
    const { host: _1, connection: _2, 'content-length': _3, ...headers } = request.headers
    const init = { method: request.method ?? 'GET', headers: headersOf(headers) }
    const sent = requestBody.length > 0 ? { ...init, body: requestBody } : init
    const path = request.url ?? '/'
    const answer = await fetch(target.baseUrl + path, sent)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { 'content-length': _4, ...passed } = Object.fromEntries(answer.headers)
    const whole: Reply = { status: answer.status, headers: passed, body: bytes.toString('latin1') }
    const altered = {
      ...whole,
      ...alter({ method: init.method, path, requestBody: requestBody.toString(), ...whole, body: bytes.toString() }),
    }
    response.writeHead(altered.status, altered.headers)
    response.end(altered.body === whole.body ? bytes : altered.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...target,
    baseUrl: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await target.close()
    },
  }
}

function headersOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
