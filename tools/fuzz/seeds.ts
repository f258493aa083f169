import { routes as controlRoutes } from '../../mock/control/generated/routes.ts'
import { exampleRequests } from '../../test/support/example-requests.ts'
import type { Draft, Header } from './request.ts'

export const key = 'sk-mock'
export const controlKey = 'sk-control'

/** A request before its mutations. */
export interface Seed
  extends Pick<Draft, 'operationId' | 'isControl' | 'hasControlKey' | 'method' | 'target' | 'headers' | 'json'> {
  /** Whether the reply never ends. */
  readonly isEndless?: boolean
}

/** Ids of existing tasks, which replace those of the examples. */
export interface TaskIds {
  readonly video: string
  readonly image: string
}

/** Control calls that would end work which other requests wait for. */
const unsafe = new Set(['deleteSandbox', 'deleteSandboxes', 'resetSandbox'])
const host: Header = ['host', '127.0.0.1']

/** Lists the examples of the contract, and requests to the other paths of the server. */
export function makeSeeds(target: 'mock' | 'stub', { video, image }: TaskIds): readonly Seed[] {
  const examples = exampleRequests(key).map(({ operationId, family, path, init }): Seed => {
    const id = family === 'image' ? image : video
    const body = init.body?.replaceAll('127.0.0.1:4020', '127.0.0.1:9').replaceAll(/("taskId": ?")\d+/g, `$1${image}`)
    return {
      ...gatewaySeed(operationId, init.method, path.replace(/1789012345678901|video_123/, id)),
      headers: [host, ...Object.entries(init.headers)],
      json: body === undefined ? undefined : JSON.parse(body),
    }
  })
  const form = examples.filter(({ operationId }) => operationId === 'createVideo')
  const files = [`/files/${video}.mp4`, `/files/${image}.png`, '/files/', '/v1/unknown', '/'].map((path) =>
    gatewaySeed('', 'GET', path),
  )
  // The more there is of one, the more often it is drawn.
  return [
    ...examples,
    ...examples,
    ...Array.from({ length: 8 }, () => form).flat(),
    ...files,
    ...(target === 'mock' ? controlSeeds() : []),
  ]
}

function gatewaySeed(operationId: string, method: string, target: string): Seed {
  return { operationId, isControl: false, hasControlKey: false, method, target, headers: [host], json: undefined }
}

/** Lists the calls of the controls: without their key, and with it in a separate sandbox. */
function controlSeeds(): Seed[] {
  return exampleRequests(controlKey, controlRoutes, '../../mock/control/generated/examples/').flatMap(
    ({ operationId, path, init }) => {
      // One replies when there is a request, or at the end of its time, so that it looks like a server that hangs; the other
      // one with 501, since the suite is not there.
      if (operationId === 'waitForRequest' || operationId === 'startConformance') return []
      const headers = Object.entries(init.headers).filter(([name]) => name !== 'authorization')
      const seed: Seed = {
        ...gatewaySeed(operationId, init.method, path),
        isControl: true,
        headers: [host, ...headers],
        json: init.body === undefined ? undefined : JSON.parse(init.body),
        isEndless: operationId === 'watchLive',
      }
      const withKey: Header = ['authorization', `Bearer ${controlKey}~fuzzed`]
      return unsafe.has(operationId)
        ? [seed]
        : [seed, { ...seed, hasControlKey: true, headers: [...seed.headers, withKey] }]
    },
  )
}
