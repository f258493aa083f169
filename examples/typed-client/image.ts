import { setTimeout } from 'node:timers/promises'
import type { Client } from 'gatewright/client'
import type { paths } from './schema.js'

/** Draws a grid of images, and returns its address. Refusals of the proxy have a code in a reply with status 200. */
export async function drawImage(client: Client<paths>, prompt: string): Promise<string> {
  const submitted = await client.POST('/img/submit/imagine', { body: { prompt } })
  if (submitted.error) throw new Error(`The proxy answers ${submitted.status}.`)
  const { code, description, result } = submitted.data
  if (code !== 1 && code !== 22) throw new Error(description)
  const params = { path: { id: String(result) } }
  for (;;) {
    const { data: task, error, status } = await client.GET('/img/task/{id}/fetch', { params })
    if (error) throw new Error(`The proxy answers ${status}.`)
    if (task.status === 'FAILURE') throw new Error(task.failReason ?? 'The drawing failed.')
    if (task.status === 'SUCCESS') return task.imageUrl ?? ''
    await setTimeout(100)
  }
}
