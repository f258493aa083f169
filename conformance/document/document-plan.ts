import type { Operation } from '../../generators/model/contract.ts'
import { findSuccesses, toStatus } from '../../server-stub/core/http/replies.ts'
import { deriveOperation, type Underivable } from '../cases/derive.ts'
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
  const own = [...sendable.flatMap(operationCases), ...derived.flatMap(({ cases }) => cases), ...strayCases()]
  const byId = new Map(own.map((each) => [each.id, each]))
  const random = more.filter(({ case: { operationId } }) => sendable.some((each) => each.operationId === operationId))
  const unsendable = [...unsupportedReasons].flatMap(([{ family, operationId }, reason]): Underivable[] =>
    reason === undefined ? [] : [{ id: `${family}/${operationId}`, reason }],
  )
  return {
    scenarios: [...[...byId.values()].map(ofOneStep), ...random],
    underivable: [...unsendable, ...contract.operations.flatMap(unfit), ...derived.flatMap((each) => each.underivable)],
  }
}

function operationCases(operation: Operation): Case[] {
  return [exampleCases, unauthenticatedCases, parameterCases, malformedCases].flatMap((make) => make(operation))
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
  if (silent) return `no valid value was found for the parameter ${silent.name}: give it an example`
  if (body?.required && getBodies(operation).length === 0) return 'no valid body was found: give it an example'
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
