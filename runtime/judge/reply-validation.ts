import type { Route } from '../contract.ts'
import type { ReplyValidation, SentReply, ValidRequest } from '../http/server-context.ts'
import { ownValue } from '../json.ts'
import { type Log, logToStderr, Problem } from '../problem.ts'
import type { ContractRules } from './contract.ts'
import { EventJudge } from './event-judge.ts'
import { type Finding, isViolation } from './finding.ts'
import { judgeReply } from './reply.ts'

/** Creates the hook that judges the server's replies as they are sent; a finding that `onFinding` throws ends the reply. */
export function createReplyValidation(
  rules: ContractRules,
  onFinding: (finding: Finding, operationId: string, request: ValidRequest | undefined) => void,
): ReplyValidation {
  return {
    reply(route: Route, sent: SentReply, request) {
      for (const finding of judgeReply(route, sent, { rules, request })) onFinding(finding, route.operationId, request)
    },
    stream(stream, request) {
      const { operationId } = stream
      let isJudged = true
      const report = (finding: Finding) => {
        isJudged = false
        onFinding(finding, operationId, request)
        isJudged = true
      }
      const judge = new EventJudge(stream, ownValue(rules.streams, operationId), { onFinding: report, request })
      // The event that ends a refused stream is not judged again.
      return {
        event: (event) => (isJudged ? judge.take(event) : undefined),
        end: () => (isJudged ? judge.end() : undefined),
      }
    },
  }
}

/** What a server does with a reply of its handlers that the contract does not allow: `refuse` sends a 500 instead. */
export type InvalidReplies = 'off' | 'log' | 'refuse'

export interface InvalidReplyOptions {
  readonly log?: Log
  readonly rules?: ContractRules
}

/**
 * The option `replyValidation` of a server: logs or refuses invalid replies. A refused stream ends with the failure of the
 * contract. Refusals, which the server makes of the contract, are not checked.
 *
 * ```ts
 * createServer({ contract, handlers, isKey, replyValidation: validateReplies('refuse') })
 * ```
 */
export function validateReplies(
  mode: InvalidReplies,
  { log = logToStderr, rules = { streams: {}, replies: {} } }: InvalidReplyOptions = {},
): ReplyValidation | undefined {
  if (mode === 'off') return undefined
  return createReplyValidation(rules, (finding, operationId, request) => {
    if (request === undefined || !isViolation(finding)) return
    const { place, message } = finding
    const invalid = new Error(`${operationId}: the reply does not fit the contract: ${place}: ${message}.`)
    if (mode === 'refuse') throw new Problem('internal', '', { cause: invalid })
    log(invalid.message, undefined)
  })
}
