import { findReplies } from '../../server-stub/core/http/replies.ts'
import type { Finding } from '../../server-stub/judge/finding.ts'
import { findOperation, validatorAt } from '../contract.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import { bodyPointer } from '../request-body.ts'
import type { Case, Fault } from '../verdict.ts'

/**
 * Who is at fault when a case fails: the contract if it contradicts itself (it does not declare the expected reply, an
 * example violates its own schema, or two validators disagree), otherwise the server.
 */
export function blame(given: Case, findings: readonly Finding[]): Fault {
  return contradictsItself(given) || isReadTwice(findings) ? 'contract' : 'server'
}

/** The server met the expectation; only the other validator disagrees. */
function isReadTwice(findings: readonly Finding[]): boolean {
  return findings.length > 0 && findings.every(({ rule }) => rule === 'prism-request')
}

function contradictsItself({ operationId, expect, rule, request }: Case): boolean {
  const operation = findOperation(operationId)
  const { isGateway } = getJudgedDocuments()
  if (isGateway && !expect.status.some((status) => findReplies(operation.replies, status).length > 0)) return true
  if (rule.name !== 'example' || request.body === undefined || operation.body === undefined) return false
  return !validatorAt(bodyPointer(operation))(request.body)
}
