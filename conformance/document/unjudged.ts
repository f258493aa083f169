import type { Operation, Reply, Stream } from '../../generators/model/contract.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { findItemFraming } from '../../runtime/http/media-types.ts'
import { asObject, escapePointer } from '../../runtime/json.ts'
import type { Underivable } from '../cases/derive.ts'
import { operationPointer, type SuiteContract } from '../contract.ts'
import type { Verdict } from '../verdict.ts'

/** What no verdict is about, of the tested operations of a document. */
export function listUnjudged(contract: SuiteContract, verdicts: readonly Verdict[]): readonly Underivable[] {
  if (contract.isGateway) return []
  const executed = verdicts.filter(({ outcome }) => outcome !== 'skipped')
  return [...listRefusedOperations(contract, executed), ...listUnjudgedStreams(contract, executed)]
}

const isSuccess = (status: number) => status < 400

/** The operations whose valid requests were all refused, as their document allows: no success of theirs is judged. */
function listRefusedOperations(contract: SuiteContract, executed: readonly Verdict[]): readonly Underivable[] {
  const valid = executed.filter(({ case: { expect } }) => expect.status.some(isSuccess))
  const byOperation = groupBy(valid, (verdict) => verdict.case.operationId)
  return contract.operations.flatMap(({ family, operationId, method, path }): Underivable[] => {
    const sent = byOperation.get(operationId) ?? []
    const statuses = [...new Set(sent.flatMap(({ replies = [] }) => replies.map(({ status }) => status)))]
    const isAllowed = sent.every(({ outcome }) => outcome === 'passed' || outcome === 'noted')
    if (!isAllowed || statuses.length === 0 || statuses.some(isSuccess)) return []
    const advice = 'give its parameters and body examples that the server accepts'
    const reason = `all valid requests got ${statuses.join(' or ')}, and no success is judged: ${advice}`
    return [{ id: `${family}/${operationId}/success`, reason, operation: `${method} ${path}` }]
  })
}

/** The streams of the tested operations that no verdict is about: those not described, and those that never came. */
function listUnjudgedStreams(contract: SuiteContract, executed: readonly Verdict[]): readonly Underivable[] {
  const tested = new Set(executed.map((verdict) => verdict.case.operationId))
  const seen = new Set(executed.flatMap(({ events = [] }) => events.map(({ stream }) => stream)))
  return contract.operations
    .filter(({ operationId }) => tested.has(operationId))
    .flatMap((operation) => {
      const { family, operationId, method, path, replies } = operation
      const { streams } = contract.findRoute(operationId)
      const undescribed = replies
        .filter((reply) => !streams.some((stream) => isStreamOf(stream, reply)))
        .filter((reply) => isOpenStream(reply) || hasItemSchema(contract, operation, reply))
        .map(({ mediaType }) => `the items of its ${mediaType} reply are not checked`)
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

/** A stream without a reply is one of an AsyncAPI document. */
function isStreamOf({ reply }: Pick<Stream, 'reply'>, { status, mediaType }: Reply): boolean {
  return reply === undefined || (reply.status === status && reply.mediaType === mediaType)
}

function isOpenStream({ mediaType, schema }: Reply): boolean {
  const framing = findItemFraming(mediaType)
  return framing !== undefined && framing !== 'multipart' && schema === undefined
}

function hasItemSchema(contract: SuiteContract, operation: Operation, { status, mediaType }: Reply): boolean {
  const response = contract.followReferences(`${operationPointer(operation)}/responses/${status}`)
  return asObject(contract.nodeAt(`${response}/content/${escapePointer(mediaType)}`)).itemSchema !== undefined
}
