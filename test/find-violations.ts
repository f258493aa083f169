import { ownValue, type Stream } from '../server-stub/core/contract.ts'
import type { NamedEvent } from '../server-stub/core/handler.ts'
import type { ReplyValidation } from '../server-stub/core/http/server-context.ts'
import type { ContractRules } from '../server-stub/judge/contract.ts'
import { EventJudge } from '../server-stub/judge/event-judge.ts'
import { familyRules } from '../server-stub/judge/families/families.ts'
import type { Finding } from '../server-stub/judge/finding.ts'
import { judgeReply } from '../server-stub/judge/reply.ts'
import type { StreamRules } from '../server-stub/judge/stream-rule.ts'

/** Reply validation for a server under test, and what it finds. */
export function findViolations(rules: ContractRules = familyRules) {
  const violations: Finding[] = []
  return { violations, replyValidation: replyValidation(rules, (finding) => void violations.push(finding)) }
}

/** What is wrong with the events of a whole stream. */
export function judgeEvents(stream: Stream, events: readonly NamedEvent[], rules?: StreamRules): readonly Finding[] {
  const findings: Finding[] = []
  const onFinding = (finding: Finding) => void findings.push(finding)
  const judge = new EventJudge(stream, rules, { onFinding })
  for (const event of events) judge.take(event)
  judge.end()
  return findings
}

/** Creates the hook that judges the server's replies as they are sent. */
export function replyValidation(
  rules: ContractRules,
  onFinding: (finding: Finding, operationId: string) => void,
): ReplyValidation {
  return {
    reply(route, sent, request) {
      for (const finding of judgeReply(route, sent, { rules, request })) onFinding(finding, route.operationId)
    },
    stream(stream, request) {
      const { operationId } = stream
      const report = (finding: Finding) => onFinding(finding, operationId)
      const judge = new EventJudge(stream, ownValue(rules.streams, operationId), { onFinding: report, request })
      return { event: (event) => judge.take(event), end: () => judge.end() }
    },
  }
}
