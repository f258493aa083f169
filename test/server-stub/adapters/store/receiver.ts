import { startRecordingServer } from '../../../support/recording-server.ts'

/** A callback that was answered with 200. */
export interface Delivery {
  /** The id that identifies repeats. */
  readonly id: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface Receiver {
  readonly url: string
  /** The callbacks of each task, in order of arrival. */
  readonly tasks: ReadonlyMap<string, readonly Delivery[]>
  close(): Promise<void>
}

/** Receives callbacks of videos and images; `isWilling` decides between 200 and 503. */
export async function startReceiver(isWilling: () => boolean): Promise<Receiver> {
  const tasks = new Map<string, Delivery[]>()
  const { url, close } = await startRecordingServer((response, { headers, body: text }) => {
    if (!isWilling()) return response.writeHead(503).end()
    const body: Delivery['body'] = JSON.parse(text)
    const task = String(body.task_id ?? body.id)
    const before = tasks.get(task) ?? []
    tasks.set(task, [...before, { id: String(headers['webhook-id']), body }])
    return response.end()
  })
  return { url: `${url}/hook`, tasks, close }
}
