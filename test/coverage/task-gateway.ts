import { startReceiver } from '../../conformance/receiver.ts'
import { families } from '../../generated/errors.ts'
import { routes } from '../../generated/routes.ts'
import { isObject, type JsonObject } from '../../generators/json.ts'
import { createServer } from '../../server-stub/core/http/server.ts'
import { createGateway } from '../../server-stub/gateway.ts'
import { simulatedPorts } from '../../server-stub/simulated-ports.ts'
import { manualClock } from '../core/manual-clock.ts'

export type TaskGateway = Awaited<ReturnType<typeof startTaskGateway>>

/** The simulated gateway with a stopped clock, so that every state of a task can be read. */
export async function startTaskGateway() {
  const key = 'sk-tasks'
  const log = () => {}
  const receiver = await startReceiver()
  const clock = manualClock()
  const { handlers, images, close } = createGateway(simulatedPorts({ clock, notifyHook: receiver.urlOf('tasks') }, log))
  const app = createServer({ contract: { families, routes }, handlers, isKey: (given) => given === key, log })
  const headers = { authorization: `Bearer ${key}` }
  return {
    clock,
    images,
    /** The records in the callbacks about an image task. */
    getRecords: (id: unknown): JsonObject[] =>
      receiver.receivedFor('tasks').flatMap(({ body }) => (isObject(body) && body.id === id ? [body] : [])),
    /** The JSON of the reply. */
    post: async (url: string, payload: object): Promise<JsonObject> =>
      (await app.inject({ method: 'POST', url, headers, payload })).json(),
    get: async (url: string): Promise<JsonObject> => (await app.inject({ method: 'GET', url, headers })).json(),
    close: async () => {
      await close(0)
      await Promise.all([app.close(), receiver.close()])
    },
  }
}
