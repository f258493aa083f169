import type { Operation } from '../../generators/model/contract.ts'
import { findItemFraming } from '../../runtime/http/media-types.ts'
import { findSuccesses } from '../../runtime/http/replies.ts'
import { isObject } from '../../runtime/json.ts'
import { findStreamName } from '../cases/base-request.ts'
import type { Underivable } from '../cases/derive.ts'
import type { SuiteContract } from '../contract.ts'
import { bodyPointer } from '../request-body.ts'
import type { CaseRequest, Verdict } from '../verdict.ts'

type NamedRequest = readonly [name: string, request: CaseRequest]

/** Requests that ask for the streams of an operation which can also answer otherwise: one for each media type. */
export function listStreamRequests(
  contract: SuiteContract,
  operation: Operation,
  request: CaseRequest,
): readonly NamedRequest[] {
  if (findSuccesses(operation.replies).length === 1) return []
  return contract.findRoute(operation.operationId).streams.flatMap(({ name, reply }): NamedRequest[] => {
    if (reply === undefined) return []
    const asking = { ...request, headers: { ...request.headers, accept: reply.mediaType } }
    const body = askInBody(contract, operation, request.body)
    const candidate = body === undefined ? asking : { ...asking, body }
    return findStreamName(contract, operation, candidate) === name ? [[name, candidate]] : []
  })
}

/** The body with `stream: true` if the operation declares that member. */
function askInBody(contract: SuiteContract, operation: Operation, body: CaseRequest['body']): CaseRequest['body'] {
  const isDeclared = contract
    .findRoute(operation.operationId)
    .body?.content.some(({ names = [] }) => names.includes('stream'))
  if (!isObject(body) || !isDeclared) return body
  const asking = { ...body, stream: true }
  return contract.errorsAt(bodyPointer(contract, operation), asking).length === 0 ? asking : body
}

/** The headers that ask for the streams of an operation, one set for each media type. */
export function listStreamHeaders(contract: SuiteContract, { operationId }: Operation): { readonly accept: string }[] {
  const { streams } = contract.findRoute(operationId)
  return streams.flatMap(({ reply }) => (reply === undefined ? [] : [{ accept: reply.mediaType }]))
}

/** The streams of the tested operations that no verdict is about: those not described, and those that never came. */
export function listUnjudgedStreams(contract: SuiteContract, verdicts: readonly Verdict[]): readonly Underivable[] {
  if (contract.isGateway) return []
  const executed = verdicts.filter(({ outcome }) => outcome !== 'skipped')
  const tested = new Set(executed.map((verdict) => verdict.case.operationId))
  const seen = new Set(executed.flatMap(({ events = [] }) => events.map(({ stream }) => stream)))
  return contract.operations
    .filter(({ operationId }) => tested.has(operationId))
    .flatMap(({ family, operationId, method, path, replies }) => {
      const { streams } = contract.findRoute(operationId)
      const open = replies.filter(({ mediaType, schema }) => isStream(mediaType) && schema === undefined)
      const undescribed =
        streams.length > 0 ? [] : open.map(({ mediaType }) => `the items of its ${mediaType} reply are not described`)
      const unseen = streams.flatMap(({ name, reply }) =>
        reply === undefined || seen.has(name) ? [] : [`no ${reply.mediaType} reply with an item came`],
      )
      return [...undescribed, ...unseen].map((reason) => ({
        id: `${family}/${operationId}/stream`,
        reason: `${reason}: its stream is not judged`,
        operation: `${method} ${path}`,
      }))
    })
}

function isStream(mediaType: string): boolean {
  const framing = findItemFraming(mediaType)
  return framing !== undefined && framing !== 'multipart'
}
