import type * as wire from 'gatewright/types/image'

export interface Reply<T> {
  readonly status: number
  readonly body: T
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='
const ends: readonly string[] = ['SUCCESS', 'FAILURE', 'CANCEL']

/** A small PNG with words, or so many bytes, behind it. */
export function picture(behind: string | number = ''): string {
  const more = typeof behind === 'number' ? Buffer.alloc(behind) : Buffer.from(behind)
  return `data:image/png;base64,${Buffer.concat([Buffer.from(png, 'base64'), more]).toString('base64')}`
}

/** A filter for accounts of the simulator. */
export const remixByHand = { remix: true, remixAutoConsidered: false }

/** What to send to press a button of a task. */
export function button({ id, buttons }: wire.ImageTask, operation: string, index = 1) {
  const found = buttons.find(({ customId }) => customId.includes(`::JOB::${operation}::${index}::`))
  if (!found) throw new Error(`no button ${operation} ${index}`)
  return { taskId: id, customId: found.customId }
}

/** A client of the image proxy, by plain fetch. */
export class ImageClient {
  readonly baseUrl: string
  readonly #key: string

  constructor(baseUrl: string, key: string) {
    this.baseUrl = baseUrl
    this.#key = key
  }

  get<T = wire.ImageTask>(path: string): Promise<Reply<T>> {
    return this.#call(path, {})
  }

  post<T = wire.ImageSubmitResult>(path: string, body: unknown): Promise<Reply<T>> {
    const headers = { 'content-type': 'application/json' }
    return this.#call(path, { method: 'POST', body: JSON.stringify(body), headers })
  }

  /** Submits, expects a task, and gives its id. */
  async submit(path: string, body: unknown): Promise<string> {
    const { result, description } = (await this.post(path, body)).body
    if (typeof result !== 'string') throw new Error(description)
    return result
  }

  async read(id: string): Promise<wire.ImageTask> {
    return (await this.get(`/img/task/${id}/fetch`)).body
  }

  /** Reads the task until it has ended. */
  async reach(id: string): Promise<wire.ImageTask> {
    for (;;) {
      const task = await this.read(id)
      if (ends.includes(task.status)) return task
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  async finish(path: string, body: unknown): Promise<wire.ImageTask> {
    return this.reach(await this.submit(path, body))
  }

  imagine(prompt = 'a red fox', more = {}): Promise<wire.ImageTask> {
    return this.finish('/img/submit/imagine', { prompt, ...more })
  }

  /** A single picture. */
  async upscale(): Promise<wire.ImageTask> {
    return this.finish('/img/submit/action', button(await this.imagine(), 'upsample', 2))
  }

  async #call<T>(path: string, init: RequestInit): Promise<Reply<T>> {
    const headers = { authorization: `Bearer ${this.#key}`, ...init.headers }
    const reply = await fetch(this.baseUrl + path, { ...init, headers })
    return { status: reply.status, body: JSON.parse(await reply.text()) }
  }
}
