import { setTimeout } from 'node:timers/promises'
import type { Client } from 'gatewright/client'
import type { paths } from './schema.js'

/** Creates a video, waits for it, and returns the file. Throws an error for a refused request and for a failed task. */
export async function makeVideo(client: Client<paths>, prompt: string, signal?: AbortSignal): Promise<Blob> {
  const created = await client.POST('/v1/video/generations', { body: { model: 'gw-video-1', prompt }, signal })
  if (created.status === 429) throw new Error('Too many videos: try again later.')
  if (created.error) throw new Error(created.error.error?.message)
  const params = { path: { task_id: created.data.task_id } }
  for (;;) {
    const { data: task, error } = await client.GET('/v1/video/generations/{task_id}', { params, signal })
    if (error) throw new Error(error.error?.message)
    if (task.status === 'failed') throw new Error(task.error?.message ?? 'The video failed.')
    if (task.status === 'succeeded') break
    await setTimeout(100, undefined, { signal })
  }
  const file = await client.GET('/v1/videos/{task_id}/content', { params, signal })
  if (file.error) throw new Error(file.error.error?.message)
  return file.data
}
