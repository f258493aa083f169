import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerUnderTest } from '../../../tools/fuzz/server-under-test.ts'
import { readProcessorMs } from '../../support/growth.ts'
import { startServer } from '../../support/local-server.ts'

/** What the server does wrong; returns whether it has dealt with the request. */
export type Defect = (request: IncomingMessage, body: string, reply: ServerResponse) => boolean

/** A server in this process that refuses all but the good request, with a defect. */
export async function startPlanted(defect: Defect, measure = async () => 0): Promise<ServerUnderTest> {
  const server = await startServer(async (request, reply) => {
    try {
      // RFC 9112, 6.1: such a body may never end.
      if (request.headers['transfer-encoding']?.includes(',')) return void sendStatus(reply, 400)
      const body = Buffer.concat(await request.toArray()).toString('latin1')
      const { method, url, headers } = request
      const isGood = method === 'GET' && url === '/v1/models' && headers.authorization === 'Bearer sk-mock'
      if (isGood || !defect(request, body, reply)) sendStatus(reply, isGood ? 200 : 404)
    } catch {
      reply.destroy()
    }
  })
  const port = Number(new URL(server.url).port)
  const tasks = { video: 'video_1', image: '1' }
  const isRunning = () => true
  return {
    port,
    tasks,
    log: () => '',
    isRunning,
    measure,
    readProcessorMs: async () => readProcessorMs(),
    stop: server.close,
  }
}

export function sendStatus(reply: ServerResponse, status: number): ServerResponse {
  const body = JSON.stringify({ status })
  reply.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  return reply.end(body)
}
