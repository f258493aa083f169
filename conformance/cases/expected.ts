import type { Operation } from '../../generators/model/contract.ts'
import type { Json } from '../../runtime/contract.ts'
import { toStatus } from '../../runtime/http/replies.ts'
import { acceptedByDocument, refusedByDocument } from '../document/statuses.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import type { CaseRequest, Expectation } from '../verdict.ts'
import { successStatuses, toStream } from './base-request.ts'

const { isGateway } = getJudgedDocuments()

/** Operations on an existing record; no record has the ids of a single request. */
const namesTask: ReadonlySet<string> = new Set([
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
const namesMore = [
  [/"previous_response_id":"/, 400],
  [/"type":"item_reference"|"type":null,"id":|"id":"[^"]*","type":null/, 400],
  [/"tool_choice":\{"type":"(?!function)\w+_/, 400],
  [/"cachedContent":"/, 404],
] as const

/** Expected reply to a valid request. */
export function accepted(operation: Operation, request: CaseRequest): Expectation {
  const stream = toStream(operation, request)
  if (!isGateway) return { ...acceptedByDocument(operation), ...(stream === undefined ? {} : { stream }) }
  const absent = absentStatus(operation, request.body)
  const status = [...successStatuses(operation), ...(absent === undefined ? [] : [absent])]
  return { status, ...(stream === undefined ? {} : { stream }) }
}

function absentStatus({ operationId }: Operation, body: Json | undefined): number | undefined {
  if (namesTask.has(operationId)) return 404
  if (body === undefined) return undefined
  const text = abridge(body)
  return namesMore.find(([form]) => form.test(text))?.[1]
}

/** Parts that are valid alone, and the question whether they may be together. */
const unstated: readonly (readonly [form: RegExp, question: string])[] = [
  [/"messages":\[\{"role":"assistant"/, 'messages-turn-order'],
  [/"media_type":"image\/(?!png)\w+","data":"iVBOR/, 'messages-image-bytes'],
]

/** The question that leaves open whether the parts of a valid body fit together. */
export function findUnstated(body: unknown): string | undefined {
  const text = abridge(body)
  return unstated.find(([form]) => form.test(text))?.[1]
}

/** As JSON, with the beginning of each string: pictures have up to 20 MB. */
function abridge(body: unknown): string {
  return JSON.stringify(body, (_, value) => (typeof value === 'string' ? value.slice(0, 100) : value))
}

/** Expected reply to a body that violates its schema. */
export function refused(operation: Operation): Expectation {
  if (!isGateway) return refusedByDocument(operation)
  return { status: [problemStatus(operation, 'invalid-request') ?? 400] }
}

/** The question whether properties and parameters are ignored that the document does not describe. */
export const unknownNames = isGateway ? 'all-unknown-parameters' : 'unknown-properties'

/** The status of a kind of problem, as the operation declares it. */
export function problemStatus(operation: Operation, kind: string): number | undefined {
  const status = operation.replies.find(({ problem }) => problem === kind)?.status
  return status === undefined ? undefined : toStatus(status)
}
