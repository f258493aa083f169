import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReceivedCallback } from './judge/task.ts'

/** Takes the callbacks of tasks, on this machine. */
export interface Receiver {
  /** The address for the callbacks of one scenario. */
  urlOf(id: string): string
  /** What came for it so far, in order. */
  receivedFor(id: string): readonly ReceivedCallback[]
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received = new Map<string, ReceivedCallback[]>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    const callback = { headers: singleValues(request.headers), body: parse(Buffer.concat(chunks).toString()) }
    received.set(path, [...(received.get(path) ?? []), callback])
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (id) => `http://127.0.0.1:${port}/${id}`,
    receivedFor: (id) => received.get(`/${id}`) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function singleValues(headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
