import type { Operation } from '../../generators/model/contract.ts'
import { findSuccesses, toStatus } from '../../runtime/http/replies.ts'
import { deriveOperation, type Underivable } from '../cases/derive.ts'
import { unknownQueryCases } from '../cases/protocol.ts'
import { contract } from '../contract.ts'
import type { Plan } from '../plan.ts'
import { sendsJson } from '../request-body.ts'
import { ofOneStep, type Scenario } from '../scenario.ts'
import type { Case } from '../verdict.ts'
import { getBodies, getInvalidExamples } from './bodies.ts'
import { mayHaveBody } from './judge-document.ts'
import { exampleCases, malformedCases, strayCases, unauthenticatedCases } from './operation-cases.ts'
import { parameterCases } from './parameter-cases.ts'
import { getParameters } from './parameters.ts'

/** All cases of any document: of each operation examples, credentials, parameters and body; then `more`. */
export function makeDocumentPlan(more: readonly Scenario[] = []): Plan {
  const unsupportedReasons = new Map(
    contract.operations.map((operation) => [operation, findUnsupportedReason(operation)]),
  )
  const sendable = contract.operations.filter((operation) => unsupportedReasons.get(operation) === undefined)
  const derived = sendable
    .filter((operation) => operation.body !== undefined && sendsJson(operation))
    .map(deriveOperation)
  const bodiless = sendable.filter(isBodyUnknown)
  const own = [...sendable.flatMap(operationCases), ...derived.flatMap(({ cases }) => cases), ...strayCases()]
  const byId = new Map(own.map((each) => [each.id, each]))
  const testable = sendable.filter((operation) => !bodiless.includes(operation))
  const random = more.filter(({ case: { operationId } }) => testable.some((each) => each.operationId === operationId))
  const unsendable = [...unsupportedReasons].flatMap(([operation, reason]) =>
    reason === undefined ? [] : untested(operation, reason),
  )
  const unmade = bodiless.flatMap((operation) =>
    untested(operation, 'no valid body could be made; its body is not tested. Add an example.'),
  )
  return {
    scenarios: [...[...byId.values()].map(ofOneStep), ...random],
    underivable: [
      ...unsendable,
      ...unmade,
      ...contract.operations.flatMap(unfit),
      ...derived.flatMap((each) => each.underivable),
    ],
  }
}

function untested(operation: Operation, reason: string): Underivable[] {
  const { family, operationId, method, path } = operation
  return [{ id: `${family}/${operationId}`, reason, operation: `${method} ${path}` }]
}

/** Without a valid body only a missing and a malformed one can be sent. */
function isBodyUnknown(operation: Operation): boolean {
  return operation.body?.required === true && getBodies(operation).length === 0
}

function operationCases(operation: Operation): Case[] {
  if (isBodyUnknown(operation)) return malformedCases(operation)
  const makers = [exampleCases, unauthenticatedCases, parameterCases, malformedCases, unknownQueryCases]
  return makers.flatMap((make) => make(operation))
}

/** Why no valid request of an operation can be sent. */
function findUnsupportedReason(operation: Operation): string | undefined {
  const { credentials, body, replies } = operation
  const isClosed = credentials.length > 0 && credentials.every((all) => all.some((each) => each.in === 'unsupported'))
  if (isClosed) return 'its credential is not one that is sent in a header, a parameter or a cookie'
  if (body?.required && !mayHaveBody(operation)) return `a ${operation.method} request with a body cannot be sent`
  const statuses = findSuccesses(replies).map(({ status }) => toStatus(status))
  if (replies.length > 0 && statuses.length === 0) return 'its reply is an interim response'
  if (statuses.length > 0 && statuses.every((status) => status === 407)) return 'the fetch of Node reads no 407'
  const silent = getParameters(operation).find(({ required, value }) => required && value === undefined)
  if (silent) return `no valid value could be made for its parameter ${silent.name}; it is not tested. Add an example.`
  return undefined
}

function unfit(operation: Operation): Underivable[] {
  const { family, operationId } = operation
  const names = operation.body ? getInvalidExamples(operation) : []
  return names.map((name) => ({
    id: `${family}/${operationId}/example/${name}`,
    reason: 'the example violates its schema',
  }))
}
