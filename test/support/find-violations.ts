import type { Stream } from 'gatewright/core'
import type { ContractRules, Finding } from 'gatewright/judge'
import type { NamedEvent } from '../../runtime/handler.ts'
import { joinRules } from '../../runtime/judge/contract.ts'
import { EventJudge } from '../../runtime/judge/event-judge.ts'
import { chatCompletionsRules } from '../../runtime/judge/families/chat-completions.ts'
import { familyRules } from '../../runtime/judge/families/families.ts'
import { createReplyValidation } from '../../runtime/judge/reply-validation.ts'
import type { StreamRules } from '../../runtime/judge/stream-rule.ts'

/** The rules of all contracts, by operation. */
export const allRules = joinRules([familyRules, chatCompletionsRules])

/** Reply validation for a server under test, and what it finds. */
export function findViolations(rules: ContractRules = allRules) {
  const violations: Finding[] = []
  return { violations, replyValidation: createReplyValidation(rules, (finding) => void violations.push(finding)) }
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
