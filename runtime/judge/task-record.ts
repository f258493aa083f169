import type { Lifecycle } from '../contract.ts'
import { ownValue } from '../json.ts'
import { textAt, valueAt } from '../json-path.ts'
import { isTerminal } from '../tasks/lifecycle.ts'
import { quote } from '../validation/quote.ts'
import type { PlacedViolation } from './reply-rule.ts'

/** Rules of a task record beyond its schema and lifecycle. Paths are dotted. */
export interface TaskRules {
  /** Location of the lifecycle in `spec/`. */
  readonly specPointer: string
  readonly source: readonly string[]
  readonly status: string
  /** Members that never change once they are set. */
  readonly fixed: readonly string[]
  /** Timestamps in chronological order; 0, null or absent until reached, then constant. */
  readonly times: readonly string[]
  /** The timestamp that every finished task has. */
  readonly endTime?: string
  /** A number, or a percentage such as `46%`, that never decreases; other strings are ignored. */
  readonly progress?: string
  /** Strings that are not empty, by state. */
  readonly present: Readonly<Record<string, readonly string[]>>
  /** Whether callbacks are sent for every change or only for the end. */
  readonly callbacks: 'changes' | 'end'
}

/** Judges the records of one task in order; returns the errors of a record except those of its state. */
export function watchRecords(rules: TaskRules, lifecycle: Lifecycle): (record: unknown) => PlacedViolation[] {
  const firstValues = new Map<string, unknown>()
  let progress = Number.NEGATIVE_INFINITY
  const judgeFixed = (rule: 'fixed' | 'times', record: unknown, at: string) => {
    const value = toTime(valueAt(record, at))
    const first = firstValues.get(at) ?? value
    firstValues.set(at, first)
    return first === value || (value === undefined && rule === 'fixed')
      ? []
      : [{ rule, at, message: `must stay ${quote(first)}, got ${quote(value)}` }]
  }
  const judgeProgress = (record: unknown, at: string) => {
    const value = toNumber(valueAt(record, at))
    const highest = progress
    progress = Math.max(highest, value ?? highest)
    return value === undefined || value >= highest
      ? []
      : [{ rule: 'progress', at, message: `must not fall below ${highest}, got ${value}` }]
  }
  return (record) => [
    ...rules.fixed.flatMap((at) => judgeFixed('fixed', record, at)),
    ...rules.times.flatMap((at) => judgeFixed('times', record, at)),
    ...judgeTimes(rules, lifecycle, record),
    ...(rules.progress === undefined ? [] : judgeProgress(record, rules.progress)),
    ...judgePresent(rules, record),
  ]
}

function judgeTimes({ times, endTime, status }: TaskRules, lifecycle: Lifecycle, record: unknown): PlacedViolation[] {
  const violations: PlacedViolation[] = []
  let latest = { at: '', time: Number.NEGATIVE_INFINITY }
  for (const at of times) {
    const time = toTime(valueAt(record, at))
    if (typeof time !== 'number') continue
    if (time < latest.time)
      violations.push({ rule: 'times', at, message: `must not be before ${latest.at} (${latest.time}), got ${time}` })
    latest = { at, time }
  }
  if (endTime === undefined) return violations
  const isOver = isTerminal(lifecycle, textAt(record, status) ?? '')
  const hasEnd = toTime(valueAt(record, endTime)) !== undefined
  if (isOver !== hasEnd)
    violations.push({
      rule: 'times',
      at: endTime,
      message: isOver ? 'is missing though the task has ended' : 'is set before the task has ended',
    })
  return violations
}

function judgePresent({ present, status }: TaskRules, record: unknown): PlacedViolation[] {
  const state = textAt(record, status) ?? ''
  return (ownValue(present, state) ?? [])
    .filter((at) => (textAt(record, at) ?? '') === '')
    .map((at) => ({ rule: 'present', at, message: `is missing though the task is ${state}` }))
}

function toTime(value: unknown): unknown {
  return value === 0 || value === null ? undefined : value
}

/** Reads a number, or that in `46%`; undefined for other values. */
function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const digits = typeof value === 'string' ? /^\d+(\.\d+)?(?=%$)/.exec(value)?.[0] : undefined
  return digits === undefined ? undefined : Number(digits)
}
