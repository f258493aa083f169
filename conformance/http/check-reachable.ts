import type { Operation } from '../../generators/model/contract.ts'
import { findSuccesses, toStatus } from '../../runtime/http/replies.ts'
import { getNetworkReason } from '../../settings/errors.ts'
import { baseRequest } from '../cases/base-request.ts'
import type { SuiteContract } from '../contract.ts'
import { type Target, UnreachableError } from '../targets/target.ts'
import type { Pace } from './pace.ts'
import { sendRequest } from './send-request.ts'
import { toWireRequest } from './wire-request.ts'

/** Throws an UnreachableError if the target does not answer, refuses the key, or has its address with a part of the paths. */
export async function checkReachable(
  contract: SuiteContract,
  target: Target,
  { timeoutMs, waitForTurn }: Pace,
): Promise<void> {
  const harmless = findHarmlessOperation(contract)
  const operation = harmless ?? (contract.isGateway ? contract.operations[0] : undefined)
  if (operation === undefined) return
  // Any answer shows that the target is there.
  const request = { ...baseRequest(contract, operation), method: 'GET' }
  const { method, url, ...rest } = toWireRequest(request, operation.credentials, target)
  await waitForTurn()
  const response = await sendRequest({ method, url, ...rest }, AbortSignal.timeout(timeoutMs)).catch(
    (error: unknown) => {
      throw new UnreachableError(`${target.baseUrl} does not answer${getReason(error, timeoutMs)}.`)
    },
  )
  await response.body?.cancel()
  if (harmless === undefined) return
  if (response.status === 401 && operation.credentials.length > 0)
    throw new UnreachableError(`${target.baseUrl} refuses the key: ${method} ${url} answers 401.`)
  // SDKs take the address with /v1.
  const { pathname } = new URL(target.baseUrl)
  if (response.status === 404 && operation.path.startsWith(`${pathname}/`))
    throw new UnreachableError(`${method} ${url} answers 404: leave ${pathname} out of --target.`)
}

/** Finds an operation that changes nothing and has no id in its path; one with a key if there is one. */
function findHarmlessOperation({ operations }: SuiteContract): Operation | undefined {
  const harmless = operations.filter(
    ({ method, path, replies, credentials }) =>
      method === 'GET' &&
      credentials.flat().every((credential) => credential.in !== 'unsupported') &&
      !path.includes('{') &&
      findSuccesses(replies).every(({ status }) => toStatus(status) >= 200),
  )
  return harmless.find(({ credentials }) => credentials.length > 0) ?? harmless[0]
}

function getReason(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return ` within ${timeoutMs} ms`
  return `: ${getNetworkReason(error instanceof Error && error.cause !== undefined ? error.cause : error)}`
}
