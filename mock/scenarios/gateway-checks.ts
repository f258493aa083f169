import { findHandler } from '../../runtime/handler.ts'
import { Problem } from '../../runtime/problem.ts'
import { delegateTo } from '../../runtime/tasks/task-store.ts'
import { createGateway } from '../../server-stub/gateway.ts'
import type { Ports } from '../../server-stub/ports.ts'
import type { MockExchange } from '../middleware.ts'

/** Thrown at the first call of a port that does the work: the handler has checked all. */
const hasReachedPort = new Error('a port is reached')

/**
 * Whether the handler of an operation with a model or a bot accepts the request; it does no work. Other operations only
 * read what is stored, which a scripted answer does not need.
 */
export async function passesChecks({ contract, route, call }: MockExchange, ports: Ports): Promise<boolean> {
  if (route.capability === undefined) return true
  const { handlers } = createGateway(checkOnly(ports), contract.added)
  try {
    const outcome = await findHandler(handlers, route.operationId)(call)
    return !('refusal' in outcome && outcome.refusal !== undefined)
  } catch (error) {
    if (error === hasReachedPort) return true
    if (error instanceof Problem) return false
    throw error
  }
}

function checkOnly(ports: Ports): Ports {
  const { text, image, tasks } = ports
  const reach = () => {
    throw hasReachedPort
  }
  const reachLater = async () => reach()
  return {
    ...ports,
    text: { countTokens: (prompt) => text.countTokens(prompt), generate: reach },
    image: { ...image, submit: reachLater, upload: reachLater, seed: reachLater },
    tasks: { ...delegateTo(tasks), commit: reachLater, work: () => {}, close: async () => {} },
    newId: (prefix) => prefix,
  }
}
