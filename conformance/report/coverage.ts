import type { Operation, ReplyStatus } from '../../generators/model/contract.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { findReplies } from '../../runtime/http/replies.ts'
import type { SuiteContract } from '../contract.ts'
import { outsideOperation } from '../judge/reply.ts'
import type { Verdict } from '../verdict.ts'
import { countOutcomes, groupSorted } from './run.ts'

export type Coverage = ReturnType<typeof measureCoverage>

interface StatusCoverage {
  /** The declaration that covers the status, or the status itself if it is not declared. */
  readonly status: ReplyStatus
  readonly seen: number
  readonly isUndeclared?: true
}

/** Measures how much of the contract a run covers. */
export function measureCoverage(contract: SuiteContract, verdicts: readonly Verdict[]) {
  const executed = verdicts.filter(({ outcome }) => outcome !== 'skipped')
  const replies = groupBy(
    executed.flatMap((verdict) => (outsideOperation.has(verdict.case.choice) ? [] : (verdict.replies ?? []))),
    ({ operationId }) => operationId,
  )
  const seenEvents = groupBy(
    executed.flatMap(({ events = [] }) => events.map(({ stream, event }) => `${stream} ${event}`)),
    (name) => name,
  )
  const byOperation = groupBy(verdicts, (verdict) => verdict.case.operationId)
  return {
    operations: contract.operations.map((operation) => {
      const { operationId, family } = operation
      const statuses = (replies.get(operationId) ?? []).map(({ status }) => status)
      const counts = countOutcomes(byOperation.get(operationId) ?? [])
      return { operationId, family, counts, statuses: measureStatuses(operation, statuses) }
    }),
    streams: contract.streams.map(({ name, operationId, events }) => ({
      name,
      operationId,
      events: events.map((event) => ({ name: event.name, seen: seenEvents.get(`${name} ${event.name}`)?.length ?? 0 })),
    })),
    /** The rules, by keyword or short name. */
    rules: groupSorted(verdicts, (verdict) => verdict.case.rule.name).map(([name, ofRule]) => ({
      name,
      counts: countOutcomes(ofRule),
    })),
    /** How many cases test a choice, and how many of them differ from it. */
    questions: contract.questions.map(({ id, question, choice }) => {
      const asking = executed.filter((verdict) => verdict.case.questions?.includes(id))
      const different = asking.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'stale').length
      return { id, question, choice, cases: asking.length, different }
    }),
  }
}

/** Counts statuses, declared ones first. An operation that declares none allows any. */
function measureStatuses({ replies }: Operation, statuses: readonly number[]): StatusCoverage[] {
  const declared = new Map<ReplyStatus, number>(replies.map(({ status }) => [status, 0]))
  const others = new Map<ReplyStatus, number>()
  for (const status of statuses.toSorted((a, b) => a - b)) {
    const [reply] = findReplies(replies, status)
    const counts = reply ? declared : others
    const key = reply?.status ?? status
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const mark = replies.length > 0 ? ({ isUndeclared: true } as const) : {}
  return [
    ...[...declared].map(([status, seen]) => ({ status, seen })),
    ...[...others].map(([status, seen]) => ({ status, seen, ...mark })),
  ]
}
