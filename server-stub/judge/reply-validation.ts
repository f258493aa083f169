import { ownValue } from '../core/contract.ts'
import type { ReplyValidation } from '../core/http/server-context.ts'
import type { ContractRules } from './contract.ts'
import { EventJudge } from './event-judge.ts'
import type { Finding } from './finding.ts'
import { judgeReply } from './reply.ts'

/** Creates the hook that judges the server's replies as they are sent. */
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
      const report = (finding: Finding) => onFinding(finding, operationId)
      const judge = new EventJudge(stream, ownValue(rules.streams, operationId), { onFinding: report })
      return { event: (event) => judge.take(event), end: () => judge.end() }
    },
  }
}
