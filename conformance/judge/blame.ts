import type { Finding } from '../../server-stub/judge/finding.ts'
import { findOperation, schemaPointer, validatorAt } from '../contract.ts'
import type { Case, Fault } from '../verdict.ts'

/**
 * Who is wrong where a case is broken: the contract where it does not fit itself (it declares no reply such as the case
 * expects, an example breaks its own schema, or two validators read it differently), nobody where an open question stands at every place that was found, else
 * the server.
 */
export function blame(given: Case, findings: readonly Finding[]): Fault {
  if (contradictsItself(given) || isReadTwice(findings)) return 'contract'
  const isOpen = (finding: Finding): boolean => {
    if ((finding.questions ?? []).length > 0) return true
    return aboutTheCase.has(finding.rule) && (given.questions ?? []).length > 0
  }
  return findings.length > 0 && findings.every(isOpen) ? 'silent' : 'server'
}

/** Findings about what the case asks, not about the form of what came. */
const aboutTheCase: ReadonlySet<string> = new Set(['status', 'names-field', 'header', 'body'])

/** The server did what the case expects, and only the other validator would not have. */
function isReadTwice(findings: readonly Finding[]): boolean {
  return findings.length > 0 && findings.every(({ rule }) => rule === 'prism-request')
}

function contradictsItself({ operationId, expect, rule, request }: Case): boolean {
  const operation = findOperation(operationId)
  const declared = new Set(operation.replies.map(({ status }) => status))
  if (!expect.status.some((status) => declared.has(status))) return true
  if (rule.name !== 'example' || request.body === undefined || operation.body === undefined) return false
  return !validatorAt(schemaPointer(operation.body.schema))(request.body)
}
