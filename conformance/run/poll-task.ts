import { ownValue } from '../../runtime/json.ts'
import { type Finding, isViolation, toQuestion } from '../../runtime/judge/finding.ts'
import { judgeTask, type ObservedTask } from '../../runtime/judge/task.ts'
import type { Pace } from '../http/pace.ts'
import { type Observed, valueIn } from '../judge/received.ts'
import { judgeReply } from '../judge/reply.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import type { Poll } from '../scenario.ts'
import type { RecordKind } from '../tasks/record-kinds.ts'
import type { Case, Feature } from '../verdict.ts'

interface Around {
  readonly ask: (given: Case) => Promise<Observed>
  readonly pace: Pace
  readonly features: ReadonlySet<Feature>
}

/**
 * Polls a task until it has ended, and once more, since the end is final. Its last record must match the expectation of the
 * case, its statuses must follow its lifecycle. Differences from our choices do not stop it; each is noted once.
 */
export async function pollTask(poll: Poll, given: Case, around: Around): Promise<Observed> {
  const { at } = poll
  const { ask, pace, features } = around
  const kind = findKind(given)
  const { body: _, choices: __, ...any } = given.expect
  const reads: ObservedTask[] = []
  const notes: Finding[] = []
  const statuses: string[] = []
  const end = performance.now() + pace.timeoutMs
  for (;;) {
    const observed = await ask({ ...given, expect: any })
    const status = valueIn(observed, at)
    if (observed.findings.some(isViolation) || observed.received === undefined) return observed
    if (typeof status !== 'string') return { ...observed, findings: [finding(given, at, 'has no status')] }
    reads.push({ record: observed.received.json })
    notes.push(...observed.findings)
    if (statuses.at(-1) !== status) statuses.push(status)
    if (kind.lifecycle.terminal.includes(status)) {
      const again = await ask({ ...given, expect: any })
      if (again.findings.some(isViolation) || again.received === undefined) return again
      reads.push({ record: again.received.json })
      const findings = [...judgeReply(given, observed.received, features), ...notes, ...again.findings]
      return { ...observed, findings: [...findEach(findings), ...judgeTask(kind, reads)] }
    }
    if (performance.now() > end) {
      const message = `did not end within ${pace.timeoutMs} ms; its statuses were ${statuses.join(', ')}`
      return { ...observed, findings: [finding(given, at, message)] }
    }
    await new Promise((resolve) => setTimeout(resolve, pace.pollMs))
  }
}

/** Without repetitions. */
function findEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.rule} ${each.place}`, each])).values()]
}

function finding({ choice }: Case, place: string, message: string): Finding {
  return { rule: 'task', place, message, by: 'server', ...toQuestion(choice) }
}

function findKind({ operationId }: Case): RecordKind {
  const found = ownValue(getJudgedDocuments().recordKinds, operationId)
  if (found === undefined) throw new RangeError(`${operationId} does not read a task.`)
  return found
}
