import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A callback that was answered with 200. */
export interface Received {
  /** The id that identifies repeats. */
  readonly id: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface Receiver {
  readonly url: string
  /** The callbacks of each task, in order of arrival. */
  readonly tasks: ReadonlyMap<string, readonly Received[]>
  close(): void
}

/** Receives callbacks of videos and images; `isWilling` decides between 200 and 503. */
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
