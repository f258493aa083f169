import type { Lifecycle } from '../core/contract.ts'
import { ownValue } from '../core/contract.ts'
import { isTerminal } from '../core/tasks/lifecycle.ts'
import { quote } from '../core/validation/quote.ts'

/** What the record of a task promises beyond its schema and the states of its lifecycle. Paths are dotted. */
export interface TaskRules {
  /** Place of the lifecycle in `spec/`. */
  readonly specPointer: string
  readonly source: readonly string[]
  readonly status: string
  /** What never changes, as far as a record has it. */
  readonly fixed: readonly string[]
  /** Points in time in the order in which they are reached; 0, null or absent until then, and fixed from then on. */
  readonly times: readonly string[]
  /** The time that every ended task has. */
  readonly endTime?: string
  /** A number, or a text that begins with one, that never falls; other texts say nothing. */
  readonly progress?: string
  /** What a record in a state has, unless it lacks the member that makes it a record of that form. */
  readonly present: Readonly<Record<string, readonly { readonly at: string; readonly unless?: string }[]>>
  /** Whether callbacks tell of every change or of the end alone. */
  readonly callbacks: 'changes' | 'end'
}

import { textAt, valueAt } from './stream-rule.ts'

export interface BrokenRecord {
  readonly rule: string
  readonly at: string
  readonly message: string
}

/** Takes the records of one task in order, and gives what is wrong with each beside its state. */
export function recordWatch(rules: TaskRules, lifecycle: Lifecycle): (record: unknown) => BrokenRecord[] {
  const known = new Map<string, unknown>()
  let progress = Number.NEGATIVE_INFINITY
  const judgeFixed = (record: unknown, at: string) => {
    const found = reached(valueAt(record, at))
    const first = known.get(at) ?? found
    known.set(at, first)
    return first === found || (found === undefined && !rules.times.includes(at))
      ? []
      : [{ rule: 'fixed', at, message: `must stay ${quote(first)}, got ${quote(found)}` }]
  }
  const judgeProgress = (record: unknown, at: string) => {
    const found = amount(valueAt(record, at))
    const most = progress
    progress = Math.max(most, found ?? most)
    return found === undefined || found >= most
      ? []
      : [{ rule: 'progress', at, message: `must not fall below ${most}, got ${found}` }]
  }
  return (record) => [
    ...[...rules.fixed, ...rules.times].flatMap((at) => judgeFixed(record, at)),
    ...judgeTimes(rules, lifecycle, record),
    ...(rules.progress === undefined ? [] : judgeProgress(record, rules.progress)),
    ...judgePresent(rules, record),
  ]
}

function judgeTimes({ times, endTime, status }: TaskRules, lifecycle: Lifecycle, record: unknown): BrokenRecord[] {
  const broken: BrokenRecord[] = []
  let latest = { at: '', time: Number.NEGATIVE_INFINITY }
  for (const at of times) {
    const time = reached(valueAt(record, at))
    if (typeof time !== 'number') continue
    if (time < latest.time)
      broken.push({ rule: 'times', at, message: `must not be before ${latest.at} (${latest.time}), got ${time}` })
    latest = { at, time }
  }
  if (endTime === undefined) return broken
  const isOver = isTerminal(lifecycle, textAt(record, status) ?? '')
  const hasEnd = reached(valueAt(record, endTime)) !== undefined
  if (isOver !== hasEnd)
    broken.push({
      rule: 'times',
      at: endTime,
      message: isOver ? 'is missing though the task has ended' : 'is there before the end',
    })
  return broken
}

function judgePresent({ present, status }: TaskRules, record: unknown): BrokenRecord[] {
  const state = textAt(record, status) ?? ''
  const places = Object.hasOwn(present, state) ? (ownValue(present, state) ?? []) : []
  return places
    .filter(({ at, unless }) => !hasText(record, at) && (unless === undefined || !hasText(record, unless)))
    .map(({ at }) => ({ rule: 'present', at, message: `is missing though the task is ${state}` }))
}

function hasText(record: unknown, at: string): boolean {
  return (textAt(record, at) ?? '') !== ''
}

function reached(value: unknown): unknown {
  return value === 0 || value === null ? undefined : value
}

/** `46` of 46 and of `46%`; undefined of what says no amount. */
function amount(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const digits = typeof value === 'string' ? /^\d+(\.\d+)?(?=%$)/.exec(value)?.[0] : undefined
  return digits === undefined ? undefined : Number(digits)
}
