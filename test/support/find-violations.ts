import type { Stream } from 'gatewright/core'
import type { ContractRules, Finding } from 'gatewright/judge'
import type { NamedEvent } from '../../runtime/handler.ts'
import type { ReplyValidation } from '../../runtime/http/server-context.ts'
import { ownValue } from '../../runtime/json.ts'
import { EventJudge } from '../../runtime/judge/event-judge.ts'
import { familyRules } from '../../runtime/judge/families/families.ts'
import { judgeReply } from '../../runtime/judge/reply.ts'
import type { StreamRules } from '../../runtime/judge/stream-rule.ts'

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
