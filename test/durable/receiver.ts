import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A callback that was answered with 200. */
export interface Received {
  /** The key by which a receiver knows a repetition. */
  readonly id: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface Receiver {
  readonly url: string
  /** What came about each task, in the order it came. */
  readonly tasks: ReadonlyMap<string, readonly Received[]>
  close(): void
}

/** Takes callbacks of videos and images; `isWilling` says whether it answers with 200 this time, or with 503. */
export async function startReceiver(isWilling: () => boolean): Promise<Receiver> {
  const tasks = new Map<string, Received[]>()
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    if (!isWilling()) return response.writeHead(503).end()
    const body: Received['body'] = JSON.parse(text)
    const task = String(body.task_id ?? body.id)
    const before = tasks.get(task) ?? []
    tasks.set(task, [...before, { id: String(request.headers['webhook-id']), body }])
    return response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    tasks,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
