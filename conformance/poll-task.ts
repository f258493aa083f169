import { type Finding, isViolation } from '../server-stub/judge/finding.ts'
import { judgeTask, type ObservedTask } from '../server-stub/judge/task.ts'
import { type Observed, valueIn } from './judge/received.ts'
import { judgeReply } from './judge/reply.ts'
import type { Pace } from './pace.ts'
import type { Poll } from './scenario.ts'
import { imageTask, type RecordKind, videoTask } from './task-log.ts'
import type { Case, Feature } from './verdict.ts'

interface Around {
  readonly ask: (given: Case) => Promise<Observed>
  readonly pace: Pace
  readonly features: ReadonlySet<Feature>
}

/**
 * Polls a task until it has ended, and once more, since the end is final. Its last record must match the expectation of the
 * case, its statuses must follow its lifecycle.
 */
export async function pollTask(poll: Poll, given: Case, around: Around): Promise<Observed> {
  const { at, lifecycle: name } = poll
  const { ask, pace, features } = around
  const kind = findKind(name)
  const { body: _, ...any } = given.expect
  const reads: ObservedTask[] = []
  const statuses: string[] = []
  const end = performance.now() + pace.timeoutMs
  for (;;) {
    const observed = await ask({ ...given, expect: any })
    const status = valueIn(observed, at)
    if (observed.findings.some(isViolation) || observed.received === undefined) return observed
    if (typeof status !== 'string') return { ...observed, findings: [finding(at, 'has no status')] }
    reads.push({ record: observed.received.json })
    if (statuses.at(-1) !== status) statuses.push(status)
    if (kind.lifecycle.terminal.includes(status)) {
      const again = await ask({ ...given, expect: any })
      if (again.findings.some(isViolation) || again.received === undefined) return again
      reads.push({ record: again.received.json })
      const findings = [...judgeReply(given, observed.received, features), ...judgeTask(kind, reads)]
      return { ...observed, findings }
    }
    if (performance.now() > end) {
      const message = `did not end within ${pace.timeoutMs} ms; its statuses were ${statuses.join(', ')}`
      return { ...observed, findings: [finding(at, message)] }
    }
    await new Promise((resolve) => setTimeout(resolve, pace.pollMs))
  }
}

function finding(place: string, message: string): Finding {
  return { rule: 'task', place, message, by: 'server' }
}

function findKind(name: string): RecordKind {
  const found = [imageTask, videoTask].find(({ lifecycle }) => lifecycle.name === name)
  if (found === undefined) throw new RangeError(`There is no kind of task for the lifecycle ${name}.`)
  return found
}
