import type { Operation } from '../../generators/model/contract.ts'
import { findSuccesses, toStatus } from '../../runtime/http/replies.ts'
import { type Derived, deriveCases, isCase, type Underivable } from '../cases/derive.ts'
import { getCaseId } from '../cases/draft-case.ts'
import { unknownQueryCases } from '../cases/protocol.ts'
import type { SuiteContract } from '../contract.ts'
import { isSafe, isSelected, mayBeSelected, type Plan, type PlanOptions, shuffleItems } from '../plan.ts'
import { sendsJson } from '../request-body.ts'
import { type Scenario, toScenario } from '../scenario.ts'
import { listDocumentBodies, listInvalidExamples } from './bodies.ts'
import { malformedCases, operationExampleCases, strayCases, unauthenticatedCases } from './operation-cases.ts'
import { parameterCases } from './parameter-cases.ts'
import { getParameters, requiresUnreadQuery } from './parameters.ts'
import { mayHaveBody } from './read-documents.ts'

/**
 * All cases of any document, operation by operation: examples, credentials, parameters and bodies, stray paths and methods,
 * random requests. What is not selected is not made.
 */
export function planDocument(contract: SuiteContract, options: PlanOptions): Plan {
  const { selection, seed } = options
  const underivable: Underivable[] = []
  const chosen = contract.operations.filter((operation) =>
    mayBeSelected(`${operation.family}/${operation.operationId}`, selection),
  )
  const operations = seed === undefined ? putDeletesLast(chosen) : shuffleItems(chosen, seed)
  let drawn = 0
  function* draw(): Generator<Scenario> {
    for (const operation of operations) {
      drawn++
      const scenarios = selectCases(contract, operation, { ...options, underivable })
      yield* seed === undefined ? scenarios : shuffleItems([...scenarios], seed)
    }
  }
  return {
    scenarios: draw(),
    underivable,
    describeProgress: (done) => `${done} cases, operation ${Math.max(drawn, 1)} of ${operations.length}`,
  }
}

/** The records of the examples are deleted once the other operations have used them. */
function putDeletesLast(operations: readonly Operation[]): readonly Operation[] {
  const isDelete = ({ method }: Operation) => method === 'DELETE'
  return [...operations.filter((operation) => !isDelete(operation)), ...operations.filter(isDelete)]
}

type CaseMaker = (contract: SuiteContract, operation: Operation) => Iterable<Derived>

/** What makes cases, by the first parts of their ids below the operation. */
const makers: readonly (readonly [names: readonly string[], make: CaseMaker])[] = [
  [['example'], operationExampleCases],
  [['credential'], unauthenticatedCases],
  [['parameter'], parameterCases],
  [['missing-body', 'malformed-body'], malformedCases],
  [['query'], unknownQueryCases],
  [['body'], (contract, operation) => (sendsJson(operation) ? deriveCases(contract, operation) : [])],
]
/** A stray request may be safe though its operation is not. */
const strayNames = ['unknown-path', 'method']

interface Selecting extends PlanOptions {
  /** Receives the rules without a case. */
  readonly underivable: Underivable[]
}

/** The cases of one operation; each id once. */
function* selectCases(contract: SuiteContract, operation: Operation, options: Selecting): Generator<Scenario> {
  const ids = new Set<string>()
  for (const scenario of makeScenarios(contract, operation, options)) {
    const { id } = scenario.case
    if (ids.has(id) || !isSelected(contract, scenario, options.selection)) continue
    ids.add(id)
    yield scenario
  }
}

function* makeScenarios(contract: SuiteContract, operation: Operation, options: Selecting): Generator<Scenario> {
  const { selection, underivable, makeRandom = () => [] } = options
  const mayBeMade = (names: readonly string[]) =>
    names.some((name) => mayBeSelected(getCaseId(operation, name), selection))
  const untested = explainUntested(contract, operation)
  if (untested !== undefined) underivable.push(untested.report)
  if (!selection.readOnly || isSafe(operation)) {
    for (const [names, make] of untested?.makers ?? makers) {
      if (!mayBeMade(names)) continue
      for (const made of make(contract, operation))
        if (isCase(made)) yield toScenario(made)
        else underivable.push(made)
    }
    underivable.push(...reportInvalidExamples(contract, operation))
    if (untested === undefined && mayBeMade(['fuzz'])) yield* makeRandom(operation)
  }
  if (mayBeMade(strayNames) && !unsendable.has(operation.method)) yield* strayCases(contract, operation).map(toScenario)
}

const noBody = 'no valid body could be made; its body is not tested. Add an example.'

/** Why an operation, or its body, is not tested, and the cases that there are nevertheless. */
function explainUntested(contract: SuiteContract, operation: Operation) {
  const { family, operationId, method, path } = operation
  const unsupported = findUnsupportedReason(contract, operation)
  const isBodyUnknown = operation.body?.required === true && listDocumentBodies(contract, operation).length === 0
  const reason = unsupported ?? (isBodyUnknown ? noBody : undefined)
  if (reason === undefined) return undefined
  return {
    report: { id: `${family}/${operationId}`, reason, operation: `${method} ${path}` },
    makers: makers.filter(([, make]) => unsupported === undefined && make === malformedCases),
  }
}

const unsendable = new Set(['TRACE', 'CONNECT'])

/** Says why no valid request of an operation can be sent. */
function findUnsupportedReason(contract: SuiteContract, operation: Operation): string | undefined {
  const { credentials, body, replies, method } = operation
  if (unsendable.has(method)) return `the fetch of Node sends no ${method} request`
  const isClosed =
    credentials.length > 0 && credentials.every((alternative) => alternative.some((at) => at.in === 'unsupported'))
  if (isClosed) return 'its credential is not one that is sent in a header, a parameter or a cookie'
  if (body?.required && !mayHaveBody(operation)) return `a ${method} request with a body cannot be sent`
  const statuses = findSuccesses(replies).map(({ status }) => toStatus(status))
  const isInterim = replies.some(({ status }) => String(status).startsWith('1'))
  if (replies.length > 0 && statuses.every((status) => isInterim && status >= 400))
    return 'its reply is an interim response'
  if (statuses.length > 0 && statuses.every((status) => status === 407)) return 'the fetch of Node reads no 407'
  if (requiresUnreadQuery(contract, operation)) return 'its query is not described as an object in a form'
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
