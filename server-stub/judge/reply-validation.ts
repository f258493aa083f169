import { ownValue } from '../core/contract.ts'
import type { ReplyValidation } from '../core/http/reply-validation.ts'
import type { ContractRules } from './contract.ts'
import { EventJudge } from './event-judge.ts'
import type { Finding } from './finding.ts'
import { judgeReply } from './reply.ts'

/** Has all that a server sends judged as it is sent. */
export function replyValidation(
  rules: ContractRules,
  onFinding: (finding: Finding, operationId: string) => void,
): ReplyValidation {
  return {
    reply(route, sent) {
      for (const finding of judgeReply(route, sent, { rules })) onFinding(finding, route.operationId)
    },
    stream(stream) {
      const { operationId } = stream
      const tell = (finding: Finding) => onFinding(finding, operationId)
      const judge = new EventJudge(stream, ownValue(rules.streams, operationId), { onFinding: tell })
      return { event: (event) => judge.take(event), end: () => judge.end() }
    },
  }
}
