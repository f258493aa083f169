import type { FastifyInstance } from 'fastify'
import { type Receiver, startReceiver } from '../../conformance/receiver.ts'
import { families } from '../../generated/errors.ts'
import { routes } from '../../generated/routes.ts'
import { createServer } from '../../server-stub/core/http/server.ts'
import { createGateway, type Gateway } from '../../server-stub/gateway.ts'
import { simulatedPorts } from '../../server-stub/simulated-ports.ts'
import { type ManualClock, manualClock } from '../core/manual-clock.ts'

/** The simulated gateway with a stopped clock, so that every state of a task can be read. */
export interface TaskGateway {
  readonly clock: ManualClock
  readonly images: Gateway['images']
  /** Bodies of the callbacks about image tasks. */
  readonly callbacks: () => readonly unknown[]
  /** The JSON of the reply. */
  readonly post: (path: string, body: unknown) => Promise<Record<string, unknown>>
  readonly get: (path: string) => Promise<Record<string, unknown>>
  close(): Promise<void>
}

const key = 'sk-tasks'
const log = () => {}

export async function startTaskGateway(): Promise<TaskGateway> {
  const receiver: Receiver = await startReceiver()
  const clock = manualClock()
  const gateway = createGateway(simulatedPorts({ clock, notifyHook: receiver.urlOf('tasks') }, log))
  const { handlers, images } = gateway
  const app = createServer({ contract: { families, routes }, handlers, isKey: (given) => given === key, log })
  return {
    clock,
    images,
    callbacks: () => receiver.receivedFor('tasks').map(({ body }) => body),
    post: (path, body) => ask(app, { method: 'POST', path, body }),
    get: (path) => ask(app, { method: 'GET', path }),
    close: async () => {
      await gateway.close(0)
      await Promise.all([app.close(), receiver.close()])
    },
  }
}

interface TaskRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

async function ask(app: FastifyInstance, { method, path, body }: TaskRequest): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { payload: JSON.stringify(body) }
  const reply = await app.inject({ method, url: path, headers, ...sent })
  return reply.json()
}
