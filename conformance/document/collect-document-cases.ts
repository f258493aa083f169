import type { Operation } from '../../generators/model/contract.ts'
import { findSuccesses, toStatus } from '../../runtime/http/replies.ts'
import { deriveCases, type Underivable } from '../cases/derive.ts'
import { unknownQueryCases } from '../cases/protocol.ts'
import type { CaseCollection } from '../collect-cases.ts'
import type { SuiteContract } from '../contract.ts'
import { sendsJson } from '../request-body.ts'
import { type Scenario, toScenario } from '../scenario.ts'
import type { Case } from '../verdict.ts'
import { listDocumentBodies, listInvalidExamples } from './bodies.ts'
import { malformedCases, operationExampleCases, strayCases, unauthenticatedCases } from './operation-cases.ts'
import { parameterCases } from './parameter-cases.ts'
import { getParameters } from './parameters.ts'
import { mayHaveBody } from './read-documents.ts'

/** All cases of any document: examples, credentials, parameters and bodies of its operations; then `more`. */
export function collectDocumentCases(contract: SuiteContract, more: readonly Scenario[] = []): CaseCollection {
  const { operations } = contract
  const reasons = new Map(operations.map((operation) => [operation, findUnsupportedReason(contract, operation)]))
  const sendable = operations.filter((operation) => reasons.get(operation) === undefined)
  const withoutBody = new Set(sendable.filter((operation) => isBodyUnknown(contract, operation)))
  const derived = sendable
    .filter((operation) => operation.body !== undefined && sendsJson(operation))
    .map((operation) => deriveCases(contract, operation))
  const cases = [
    ...sendable.flatMap((operation) => operationCases(contract, operation)),
    ...derived.flatMap((part) => part.cases),
    ...strayCases(contract),
  ]
  const byId = new Map(cases.map((testCase) => [testCase.id, testCase]))
  const testable = new Set(
    sendable.filter((operation) => !withoutBody.has(operation)).map(({ operationId }) => operationId),
  )
  return {
    scenarios: [
      ...[...byId.values()].map(toScenario),
      ...more.filter(({ case: { operationId } }) => testable.has(operationId)),
    ],
    underivable: [
      ...[...reasons].flatMap(([operation, reason]) =>
        reason === undefined ? [] : [reportUntested(operation, reason)],
      ),
      ...[...withoutBody].map((operation) => reportUntested(operation, noBody)),
      ...operations.flatMap((operation) => reportInvalidExamples(contract, operation)),
      ...derived.flatMap((part) => part.underivable),
    ],
  }
}

const noBody = 'no valid body could be made; its body is not tested. Add an example.'

function reportUntested({ family, operationId, method, path }: Operation, reason: string): Underivable {
  return { id: `${family}/${operationId}`, reason, operation: `${method} ${path}` }
}

/** Whether there is no valid body, so that only a missing and a malformed one can be sent. */
function isBodyUnknown(contract: SuiteContract, operation: Operation): boolean {
  return operation.body?.required === true && listDocumentBodies(contract, operation).length === 0
}

const makers = [operationExampleCases, unauthenticatedCases, parameterCases, malformedCases, unknownQueryCases]

function operationCases(contract: SuiteContract, operation: Operation): Case[] {
  if (isBodyUnknown(contract, operation)) return malformedCases(contract, operation)
  return makers.flatMap((make) => make(contract, operation))
}

/** Says why no valid request of an operation can be sent. */
function findUnsupportedReason(contract: SuiteContract, operation: Operation): string | undefined {
  const { credentials, body, replies } = operation
  const isClosed =
    credentials.length > 0 && credentials.every((alternative) => alternative.some((at) => at.in === 'unsupported'))
  if (isClosed) return 'its credential is not one that is sent in a header, a parameter or a cookie'
  if (body?.required && !mayHaveBody(operation)) return `a ${operation.method} request with a body cannot be sent`
  const statuses = findSuccesses(replies).map(({ status }) => toStatus(status))
  if (replies.length > 0 && statuses.length === 0) return 'its reply is an interim response'
  if (statuses.length > 0 && statuses.every((status) => status === 407)) return 'the fetch of Node reads no 407'
  const unknown = getParameters(contract, operation).find(({ required, value }) => required && value === undefined)
  if (unknown)
    return `no valid value could be made for its parameter ${unknown.name}; it is not tested. Add an example.`
  return undefined
}

function reportInvalidExamples(contract: SuiteContract, operation: Operation): Underivable[] {
  const names = operation.body ? listInvalidExamples(contract, operation) : []
  return names.map((name) => ({
    id: `${operation.family}/${operation.operationId}/example/${name}`,
    reason: 'the example violates its schema',
  }))
}
