import { baseRequest } from './cases/base-request.ts'
import { findOperation } from './contract.ts'
import { send, wireRequest } from './send.ts'
import type { Target } from './targets/target.ts'

/** Nobody answers at the address of a target; the message is one line for the user. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** Throws an UnreachableError where the target does not answer at all. */
export async function reach(target: Target, timeoutMs: number): Promise<void> {
  const operation = findOperation('listModels')
  const wire = wireRequest(operation.operationId, baseRequest(operation), target)
  try {
    const response = await send(wire, AbortSignal.timeout(timeoutMs))
    await response.body?.cancel()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new UnreachableError(`${target.baseUrl} does not answer: ${cause}.`)
  }
}
