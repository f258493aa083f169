import type { Operation } from '../../generators/model/contract.ts'
import { findReplies, findSuccesses, toStatus } from '../../runtime/http/replies.ts'
import type { SuiteContract } from '../contract.ts'
import type { CaseRequest, Expectation } from '../verdict.ts'

/** All 4xx. */
export const clientErrors = Array.from({ length: 100 }, (_, index) => 400 + index)

/** What an operation may answer that declares no reply at all. */
const successes = Array.from({ length: 200 }, (_, index) => 200 + index)

/** Which statuses usually mean that a request is refused, by the reason, and which others may. */
const refusals = {
  invalid: { usual: [400, 422], other: [] },
  unauthenticated: { usual: [401], other: [403] },
} as const

/** The expected reply to a valid request: a part if it asks for one. A record may be missing, or may exist already. */
export function acceptedByDocument(
  contract: SuiteContract,
  operation: Operation,
  { headers }: Pick<CaseRequest, 'headers'>,
): Expectation {
  const { method, path, replies } = operation
  if (replies.length === 0) return { status: successes }
  const declared = contract.declaredStatuses(operation).filter((status) => status < 400 && status !== 206)
  const missing = path.includes('{') ? [404, 410] : []
  const conflicting = method === 'GET' ? [] : [409]
  const refusedByState = [...missing, ...conflicting].filter((status) => isDeclared(operation, status))
  const only = declared.length === 0 ? findSuccesses(replies).map(({ status }) => toStatus(status)) : []
  const partial = headers.range === undefined ? [] : [206]
  return { status: [...declared, ...new Set(only), ...partial, ...refusedByState] }
}

/** The expected reply to a refused request: the statuses that are declared for the reason or, if there are none, any 4xx. */
export function refusedByDocument(operation: Operation, reason: keyof typeof refusals = 'invalid'): Expectation {
  const { usual, other } = refusals[reason]
  const declared = [...usual, ...other].filter((status) => isDeclared(operation, status))
  const hasUsual = usual.some((status) => isDeclared(operation, status))
  const hasRange = operation.replies.some(({ status }) => status === '4XX' || status === 'default')
  return { status: !hasUsual || hasRange ? clientErrors : declared }
}

function isDeclared({ replies }: Operation, status: number): boolean {
  return findReplies(replies, status).length > 0
}
