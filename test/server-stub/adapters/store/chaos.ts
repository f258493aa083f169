import { picture } from '../../../e2e/image-client.ts'
import type { StubProcess } from './stub-process.ts'

/** A seeded random number generator. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The ids of acknowledged tasks, by kind. */
export interface Acknowledged {
  readonly video: string[]
  readonly image: string[]
}

export interface Orders {
  readonly processes: readonly StubProcess[]
  readonly hook: string
  readonly count: number
  readonly random: () => number
}

/** Submits videos and images to the processes in turn; ignores submissions that were not acknowledged. */
export async function order({ processes, hook, count, random }: Orders): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { video: [], image: [] }
  const one = async (number: number) => {
    const stub = processes[Math.floor(random() * processes.length)]
    const [path, body, field] = getOrder(number, hook)
    const reply = await stub?.call('POST', path, body).catch(() => undefined)
    const id = reply?.body[field]
    if (reply?.status === 200 && typeof id === 'string') acknowledged[field === 'result' ? 'image' : 'video'].push(id)
  }
  for (let number = 0; number < count; number++) {
    await one(number)
    await pause(random() * 60)
  }
  return acknowledged
}

function getOrder(number: number, hook: string): readonly [string, object, 'task_id' | 'result'] {
  const prompt = `Task ${number} of a fox`
  const orders = [
    ['/v1/video/generations', { model: 'gw-video-1', prompt, metadata: { callback_url: hook } }, 'task_id'],
    ['/img/submit/imagine', { prompt, notifyHook: hook }, 'result'],
    ['/v1/video/generations', { model: 'gw-video-1', prompt, metadata: { callback_url: hook } }, 'task_id'],
    ['/img/submit/blend', { base64Array: [picture('a'), picture('b')], notifyHook: hook }, 'result'],
  ] as const
  return orders[number % orders.length] ?? orders[0]
}

/** Kills processes in turn at random times, and restarts them. */
export async function killAround(
  processes: readonly StubProcess[],
  times: number,
  random: () => number,
): Promise<void> {
  for (let kill = 0; kill < times; kill++) {
    await pause(300 + random() * 1500)
    const stub = processes[Math.floor(random() * processes.length)]
    await stub?.kill()
    await stub?.start()
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
