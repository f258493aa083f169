import { getReplyBytes, listCallbackFields } from '../../proxy/recording/judge-recorded.ts'
import { toBytes } from '../../proxy/recording/recorded-body.ts'
import type { RecordedInteraction, RecordedReply, RecordedRequest } from '../../proxy/recording/recorded-interaction.ts'
import { hasMaskedPart } from '../../proxy/recording/secrets.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { type ComparedReply, readState } from './compare-reply.ts'

/** A recorded request with its replies: a request that only reads may have several. */
export interface RecordedSamples {
  readonly numbers: readonly number[]
  readonly operation: string | undefined
  readonly request: RecordedRequest
  readonly replies: readonly RecordedReply[]
  /** Why it cannot be sent; undefined if it can. */
  readonly reason: string | undefined
}

/** Groups exchanges: the same GET of a task again is one more sample. */
export function groupExchanges(exchanges: readonly RecordedInteraction[]): readonly RecordedSamples[] {
  const groups = groupBy(exchanges, (exchange) => {
    const { method, path, query, headers, body } = exchange.request
    const isSample = method === 'GET' && findReason(exchange) === undefined && isTask(exchange)
    return isSample ? JSON.stringify([path, query, headers, body]) : String(exchange.number)
  })
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const replies = group.flatMap(({ reply }) => reply ?? [])
    const { operation, request } = first
    return [{ numbers: group.map(({ number }) => number), operation, request, replies, reason: findReason(first) }]
  })
}

function isTask({ reply }: RecordedInteraction): boolean {
  return reply !== undefined && readState(toComparedReply(reply)) !== undefined
}

/** A recorded reply with its bytes. */
export function toComparedReply(reply: RecordedReply): ComparedReply {
  return { status: reply.status, headers: reply.headers, body: getReplyBytes(reply) }
}

function findReason({ request, reply, end }: RecordedInteraction): string | undefined {
  if (reply === undefined) return 'it has no reply'
  if (end !== 'whole') return 'its reply did not come to its end'
  if (reply.status === 401) return 'it was recorded with a key that was refused'
  if (reply.headers['content-encoding'] !== undefined)
    return `its reply is encoded as ${reply.headers['content-encoding']}`
  const [callback] = listCallbackFields(request)
  if (callback !== undefined) return `it asks for callbacks by ${callback}`
  return hasMaskedPart(listTexts(request)) ? 'a secret was removed from it' : undefined
}

/** The texts of a request that may have ids and removed secrets, without its headers. */
export function listTexts({ path, query, body }: RecordedRequest): string {
  const content = body === undefined ? '' : 'form' in body ? JSON.stringify(body.form) : toBytes(body).toString()
  return [path, JSON.stringify(query), content].join('\n')
}
