import type { Family } from '../../generators/model/contract.ts'
import type { DocumentReader } from '../../generators/model/documents.ts'
import { findOperations, getFamily } from '../../generators/model/find-operations.ts'
import { asObject, asString, type JsonObject } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/**
 * Every 4xx and 5xx response has an x-problem, no other response has one, and every operation has a response for each
 * kind of its family. Only operations with a 206 response need a 416.
 */
export const errorResponsesComplete: Rule = {
  name: 'error-responses-complete',
  document: 'openapi',
  *check({ built }) {
    if (!built) return
    for (const operation of findOperations(built.openapi)) {
      const family = built.contract.families.find(({ name }) => name === getFamily(operation))
      yield* checkKinds(built.openapi, operation.node)
      if (family) yield* checkComplete(built.openapi, operation.node, family)
    }
  },
}

function* checkKinds(reader: DocumentReader, operation: JsonObject): Generator<RuleViolation> {
  for (const [status, value] of Object.entries(asObject(operation.responses))) {
    const at = under(reader.document.getOrigin(operation), 'responses', status)
    const kind = reader.follow(value)['x-problem']
    if (isError(status) && kind === undefined) {
      yield { message: `The ${status} response has no x-problem. Add it.`, at }
    } else if (!isError(status) && kind !== undefined) {
      yield { message: `The ${status} response is not an error but has x-problem. Remove it.`, at }
    }
  }
}

function* checkComplete(
  reader: DocumentReader,
  operation: JsonObject,
  { name, problems }: Family,
): Generator<RuleViolation> {
  const responses = asObject(operation.responses)
  const kinds = new Set(Object.values(responses).map((value) => asString(reader.follow(value)['x-problem'])))
  for (const { kind, status } of problems) {
    const expected = status !== 416 || responses['206'] !== undefined
    if (kinds.has(kind) || !expected) continue
    const message = `${operation.operationId} has no response for \`${kind}\` (${status}). Refer to that of the family ${name}.`
    yield { message, at: under(reader.document.getOrigin(operation), 'responses') }
  }
}

function isError(status: string): boolean {
  return /^[45]|^default$/.test(status)
}
