import { baseRequest } from './cases/base-request.ts'
import { findOperation } from './contract.ts'
import type { Pace } from './pace.ts'
import { send } from './send.ts'
import type { Target } from './targets/target.ts'
import { wireRequest } from './wire-request.ts'

/** A target that cannot be tested; the message is one line for the user. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** Throws an UnreachableError if the target does not answer or refuses the key. */
export async function reach(target: Target, { timeoutMs, turn }: Pace): Promise<void> {
  const operation = findOperation('listModels')
  const wire = wireRequest(operation.operationId, baseRequest(operation), target)
  await turn()
  const response = await send(wire, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    throw new UnreachableError(`${target.baseUrl} does not answer${getReason(error, timeoutMs)}.`)
  })
  await response.body?.cancel()
  if (response.status === 401)
    throw new UnreachableError(`${target.baseUrl} does not take the key: ${wire.method} ${wire.url} answers 401.`)
}

function getReason(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return ` within ${timeoutMs} ms`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  return `: ${cause.replace(/\.$/, '')}`
}
