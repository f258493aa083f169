import { toStatus } from '../../server-stub/core/http/replies.ts'
import { contract } from '../contract.ts'
import type { Verdict } from '../verdict.ts'
import { type Counts, countOutcomes, groupBy } from './run.ts'

/** Coverage of the contract by a run. */
export interface Coverage {
  readonly operations: readonly OperationCoverage[]
  readonly streams: readonly StreamCoverage[]
  /** By keyword or short name of the rule. */
  readonly rules: readonly { readonly name: string; readonly counts: Counts }[]
  readonly questions: readonly QuestionCoverage[]
}

export interface OperationCoverage {
  readonly operationId: string
  readonly family: string
  readonly counts: Counts
  readonly statuses: readonly { readonly status: number; readonly seen: number }[]
}

export interface StreamCoverage {
  readonly name: string
  readonly events: readonly { readonly name: string; readonly seen: number }[]
}

export interface QuestionCoverage {
  readonly id: string
  readonly question: string
  readonly choice: string
  /** Number of cases that test the choice. */
  readonly cases: number
  /** Number of these that fail. */
  readonly otherwise: number
}

export function measureCoverage(verdicts: readonly Verdict[]): Coverage {
  const played = verdicts.filter(({ outcome }) => outcome !== 'skipped')
  const seenStatuses = count(
    played.flatMap(({ replies = [] }) => replies.map((each) => `${each.operationId} ${each.status}`)),
  )
  const seenEvents = count(played.flatMap(({ events = [] }) => events.map((each) => `${each.stream} ${each.event}`)))
  return {
    operations: contract.operations.map(({ operationId, family, replies }) => {
      const own = verdicts.filter((verdict) => verdict.case.operationId === operationId)
      const statuses = [...new Set(replies.map(({ status }) => toStatus(status)))].map((status) => ({
        status,
        seen: seenStatuses.get(`${operationId} ${status}`) ?? 0,
      }))
      return { operationId, family, counts: countOutcomes(own), statuses }
    }),
    streams: contract.streams.map(({ name, events }) => ({
      name,
      events: events.map((event) => ({ name: event.name, seen: seenEvents.get(`${name} ${event.name}`) ?? 0 })),
    })),
    rules: groupBy(verdicts, (verdict) => verdict.case.rule.name).map(([name, own]) => ({
      name,
      counts: countOutcomes(own),
    })),
    questions: contract.questions.map(({ id, question, choice }) => {
      const own = played.filter((verdict) => verdict.case.questions?.includes(id))
      const otherwise = own.filter(({ outcome }) => ['noted', 'failed', 'known'].includes(outcome)).length
      return { id, question, choice, cases: own.length, otherwise }
    }),
  }
}

function count(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
