import type { Operation } from '../../generators/model/contract.ts'
import { findSuccesses } from '../../runtime/http/replies.ts'
import type { Json } from '../../runtime/json.ts'
import { isObject } from '../../runtime/json.ts'
import { findStreamName } from '../cases/base-request.ts'
import type { SuiteContract } from '../contract.ts'
import { bodyPointer } from '../request-body.ts'
import type { CaseRequest } from '../verdict.ts'

type NamedRequest = readonly [name: string, request: CaseRequest]

/** Requests that ask for the streams of an operation which can also answer otherwise: one for each media type. */
export function listStreamRequests(
  contract: SuiteContract,
  operation: Operation,
  request: CaseRequest,
): readonly NamedRequest[] {
  if (findSuccesses(operation.replies).length === 1) return []
  return contract.findRoute(operation.operationId).streams.flatMap(({ name, reply, when }): NamedRequest[] => {
    if (reply === undefined) return []
    const query = when?.in === 'query' ? { ...request.query, [when.name]: String(when.equals) } : request.query
    const asking = { ...request, query, headers: { ...request.headers, accept: reply.mediaType } }
    const { name: member, equals } = when?.in === 'body' ? when : { name: 'stream', equals: true }
    const body = askInBody(contract, operation, { body: request.body, member, equals })
    const candidate = body === undefined ? asking : { ...asking, body }
    return findStreamName(contract, operation, candidate) === name ? [[name, candidate]] : []
  })
}

interface Asking {
  readonly body: CaseRequest['body'] | undefined
  readonly member: string
  readonly equals: Json
}

/** The body with the member that asks for a stream, such as `stream: true`, if the operation declares it. */
function askInBody(
  contract: SuiteContract,
  operation: Operation,
  { body, member, equals }: Asking,
): CaseRequest['body'] {
  const isDeclared = contract
    .findRoute(operation.operationId)
    .body?.content.some(({ names = [] }) => names.includes(member))
  if (!isObject(body) || !isDeclared) return body
  const asking = { ...body, [member]: equals }
  return contract.errorsAt(bodyPointer(contract, operation), asking).length === 0 ? asking : body
}

/** The headers that ask for the streams of an operation, one set for each media type. */
export function listStreamHeaders(contract: SuiteContract, { operationId }: Operation): { readonly accept: string }[] {
  const { streams } = contract.findRoute(operationId)
  return streams.flatMap(({ reply }) => (reply === undefined ? [] : [{ accept: reply.mediaType }]))
}
