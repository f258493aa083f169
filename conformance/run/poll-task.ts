import type { Lifecycle } from '../../runtime/contract.ts'
import { ownValue } from '../../runtime/json.ts'
import { type Finding, isViolation, toQuestion } from '../../runtime/judge/finding.ts'
import { judgeTask, type ObservedTask } from '../../runtime/judge/task.ts'
import { isDeclared } from '../../runtime/tasks/lifecycle.ts'
import { alternatives } from '../../runtime/validation/quote.ts'
import type { SuiteContract } from '../contract.ts'
import { makeFinding } from '../judge/findings.ts'
import { type RequestResult, readValueAt } from '../judge/received.ts'
import { judgeCaseReply } from '../judge/reply.ts'
import type { Poll, RunContext } from '../scenario.ts'
import type { RecordKind } from '../tasks/record-kinds.ts'
import type { Case, Feature } from '../verdict.ts'

export interface PollContext extends Pick<RunContext, 'contract' | 'pace'> {
  readonly runOnce: (testCase: Case) => Promise<RequestResult>
  readonly features: ReadonlySet<Feature>
}

/**
 * Polls a task until it has ended, and once more, since the end is final. Its last record must match the expectation of the
 * case, its statuses must follow its lifecycle. Differences from our choices do not stop it, and are noted once.
 */
export async function pollTask({ at }: Poll, testCase: Case, context: PollContext): Promise<RequestResult> {
  const { contract, runOnce, pace } = context
  const kind = findRecordKind(contract, testCase)
  const { body: _, choices: __, ...expect } = testCase.expect
  const readRecord = () => runOnce({ ...testCase, expect })
  const reads: ObservedTask[] = []
  const notes: Finding[] = []
  const statuses: string[] = []
  const end = performance.now() + pace.timeoutMs
  for (;;) {
    const observed = await readRecord()
    const status = readValueAt(observed, at)
    if (observed.findings.some(isViolation) || observed.received === undefined) return observed
    if (typeof status !== 'string') return { ...observed, findings: [taskFinding(testCase, at, 'has no status')] }
    reads.push({ record: observed.received.json })
    notes.push(...observed.findings)
    if (statuses.at(-1) !== status) statuses.push(status)
    if (kind.lifecycle.terminal.includes(status)) {
      const again = await readRecord()
      if (again.findings.some(isViolation) || again.received === undefined) return again
      reads.push({ record: again.received.json })
      const findings = [...judgeCaseReply(testCase, observed.received, context), ...notes, ...again.findings]
      return { ...observed, findings: [...removeRepeats(findings), ...judgeTask(kind, reads)] }
    }
    const isOver = performance.now() > end
    if (isOver || meansEnd(kind.lifecycle, status)) {
      const strange = describeUndeclared(kind.lifecycle, statuses)
      const late = `did not end within ${pace.timeoutMs} ms; its statuses were ${statuses.join(', ')}`
      const message = [...(isOver ? [late] : []), ...strange].join('; ')
      return { ...observed, findings: [taskFinding(testCase, at, message)] }
    }
    await new Promise((resolve) => setTimeout(resolve, pace.pollMs))
  }
}

const ending = /^(complete|done|end|finish|succe|fail|error|cancel|abort|expire|reject|time_?d?_?out)/i

/** Whether a state that the contract does not have says that the task has ended: no later read would find another one. */
function meansEnd(lifecycle: Lifecycle, state: string): boolean {
  return !isDeclared(lifecycle, state) && ending.test(state)
}

function describeUndeclared(lifecycle: Lifecycle, states: readonly string[]): string[] {
  const undeclared = states.filter((state) => !isDeclared(lifecycle, state))
  return undeclared.map(
    (state) => `\`${state}\` is no state of the contract, where a task ends with ${alternatives(lifecycle.terminal)}`,
  )
}

function removeRepeats(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.rule} ${finding.place}`, finding])).values()]
}

function taskFinding({ choice }: Case, at: string, message: string): Finding {
  return { ...makeFinding('task', at, message), ...toQuestion(choice) }
}

function findRecordKind({ recordKinds }: SuiteContract, { operationId }: Case): RecordKind {
  const kind = ownValue(recordKinds, operationId)
  if (kind === undefined) throw new RangeError(`${operationId} does not read a task.`)
  return kind
}
