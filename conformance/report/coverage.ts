import type { Operation, ReplyStatus } from '../../generators/model/contract.ts'
import { groupBy as groupByKey } from '../../runtime/es2024.ts'
import { findReplies } from '../../runtime/http/replies.ts'
import { contract } from '../contract.ts'
import { notOfOperation } from '../judge/reply.ts'
import type { Verdict } from '../verdict.ts'
import { countOutcomes, groupBy } from './run.ts'

export type Coverage = ReturnType<typeof measureCoverage>

interface StatusCoverage {
  /** As declared, or as it came if it is not declared. */
  readonly status: ReplyStatus
  readonly seen: number
  readonly isUndeclared?: true
}

/** Coverage of the contract by a run. */
export function measureCoverage(verdicts: readonly Verdict[]) {
  const executed = verdicts.filter(({ outcome }) => outcome !== 'skipped')
  const replies = groupByKey(
    executed.flatMap((verdict) => (notOfOperation.has(verdict.case.choice) ? [] : (verdict.replies ?? []))),
    ({ operationId }) => operationId,
  )
  const seenEvents = groupByKey(
    executed.flatMap(({ events = [] }) => events.map((each) => `${each.stream} ${each.event}`)),
    (name) => name,
  )
  return {
    operations: contract.operations.map((operation) => {
      const { operationId, family } = operation
      const own = verdicts.filter((verdict) => verdict.case.operationId === operationId)
      const came = (replies.get(operationId) ?? []).map(({ status }) => status)
      return { operationId, family, counts: countOutcomes(own), statuses: measureStatuses(operation, came) }
    }),
    streams: contract.streams.map(({ name, operationId, events }) => ({
      name,
      operationId,
      events: events.map((event) => ({ name: event.name, seen: seenEvents.get(`${name} ${event.name}`)?.length ?? 0 })),
    })),
    /** By keyword or short name of the rule. */
    rules: groupBy(verdicts, (verdict) => verdict.case.rule.name).map(([name, own]) => ({
      name,
      counts: countOutcomes(own),
    })),
    questions: contract.questions.map(({ id, question, choice }) => {
      const own = executed.filter((verdict) => verdict.case.questions?.includes(id))
      const otherwise = own.filter(({ outcome }) => ['noted', 'failed', 'known'].includes(outcome)).length
      // The cases that test the choice, and those of them that fail.
      return { id, question, choice, cases: own.length, otherwise }
    }),
  }
}

/** Declared statuses first. An operation that declares none allows any. */
function measureStatuses({ replies }: Operation, came: readonly number[]): StatusCoverage[] {
  const declared = new Map<ReplyStatus, number>(replies.map(({ status }) => [status, 0]))
  const others = new Map<ReplyStatus, number>()
  for (const status of came.toSorted((a, b) => a - b)) {
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
