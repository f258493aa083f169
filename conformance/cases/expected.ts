import type { OperationId } from '../../generated/routes.ts'
import type { Operation } from '../../generators/model/contract.ts'
import { toStatus } from '../../runtime/http/replies.ts'
import type { Json } from '../../runtime/json.ts'
import type { SuiteContract } from '../contract.ts'
import { acceptedByDocument, refusedByDocument } from '../document/statuses.ts'
import type { CaseRequest, Expectation } from '../verdict.ts'
import { findStreamName, successStatuses } from './base-request.ts'

/** Operations on an existing record; no record has the ids of a single request. */
const recordOperations: ReadonlySet<string> = new Set<OperationId>([
  'downloadVideo',
  'getImageSeed',
  'getImageTask',
  'getVideo',
  'getVideoGeneration',
  'listImageTasks',
  'submitAction',
  'submitModal',
])

/** A single request cannot refer to an earlier reply or to stored content, or choose a tool that it does not offer. */
const missingReferences = [
  [/"previous_response_id":"/, 400],
  [/"type":"item_reference"|"type":null,"id":|"id":"[^"]*","type":null/, 400],
  [/"tool_choice":\{"type":"(?!function)\w+_/, 400],
  [/"cachedContent":"/, 404],
] as const

/** The expected reply to a valid request. */
export function expectAccepted(contract: SuiteContract, operation: Operation, request: CaseRequest): Expectation {
  const name = findStreamName(contract, operation, request)
  const stream = name === undefined ? {} : { stream: name }
  if (!contract.isGateway) return { ...acceptedByDocument(contract, operation, request), ...stream }
  const missing = findMissingStatus(operation, request.body)
  const status = [...successStatuses(contract, operation), ...(missing === undefined ? [] : [missing])]
  return { status, ...stream }
}

function findMissingStatus({ operationId }: Operation, body: Json | undefined): number | undefined {
  if (recordOperations.has(operationId)) return 404
  if (body === undefined) return undefined
  const text = printShortened(body)
  return missingReferences.find(([form]) => form.test(text))?.[1]
}

/** Parts that are valid alone, and the question whether they may be together. */
const combinationChoices: readonly (readonly [form: RegExp, question: string])[] = [
  [/"messages":\[\{"role":"assistant"/, 'messages-turn-order'],
  [/"media_type":"image\/(?!png)\w+","data":"iVBOR/, 'messages-image-bytes'],
]

/** The question that leaves open whether the parts of a valid body fit together. */
export function findCombinationChoice(body: unknown): string | undefined {
  const text = printShortened(body)
  return combinationChoices.find(([form]) => form.test(text))?.[1]
}

/** Prints JSON with the beginning of its strings only: pictures have up to 20 MB. */
function printShortened(body: unknown): string {
  return JSON.stringify(body, (_, value) => (typeof value === 'string' ? value.slice(0, 100) : value))
}

/** The expected reply to a body that violates its schema. */
export function expectRefused(contract: SuiteContract, operation: Operation): Expectation {
  if (!contract.isGateway) return refusedByDocument(operation)
  return { status: [problemStatus(operation, 'invalid-request') ?? 400] }
}

/** The question whether properties and parameters are ignored that the document does not describe. */
export function getUnknownNamesQuestion({ isGateway }: SuiteContract): string {
  return isGateway ? 'all-unknown-parameters' : 'unknown-properties'
}

/** The status of a kind of problem, as the operation declares it. */
export function problemStatus(operation: Operation, kind: string): number | undefined {
  const status = operation.replies.find(({ problem }) => problem === kind)?.status
  return status === undefined ? undefined : toStatus(status)
}
