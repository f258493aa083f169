import type { Lifecycle } from '../contract.ts'
import { textAt } from '../json-path.ts'
import { findPath, isDeclared, isTerminal, mayChange } from '../tasks/lifecycle.ts'
import { alternatives, quote } from '../validation/quote.ts'
import { findDifference } from './difference.ts'
import { type Finding, getQuestion } from './finding.ts'
import { type TaskRules, watchRecords } from './task-record.ts'

/** The header that identifies repeated callbacks. */
const CALLBACK_KEY = 'webhook-id'

export interface TaskKind {
  readonly lifecycle: Lifecycle
  readonly rules: TaskRules
}

export interface ObservedTask {
  readonly record: unknown
}

/** A callback as received; header names are in lower case. */
export interface ReceivedCallback {
  readonly method?: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: unknown
  /** The body as received. */
  readonly text?: string
}

/**
 * Judges one task by its lifecycle: the records that were read, in order, and the callbacks. Reads may miss states, so
 * a change may take several transitions. `callbacks` is undefined if none were requested.
 */
export function judgeTask(
  kind: TaskKind,
  observed: readonly ObservedTask[],
  callbacks?: readonly ReceivedCallback[],
): Finding[] {
  const records = observed.map(({ record }, at) => ({ name: `read ${at + 1}`, record }))
  const findings = withOrigin(kind, judgeRecords(kind, records))
  return callbacks ? [...findings, ...judgeTaskCallbacks(kind, observed, callbacks)] : findings
}

/** Judges only the callbacks, against the records that were read. */
export function judgeTaskCallbacks(
  kind: TaskKind,
  observed: readonly ObservedTask[],
  callbacks: readonly ReceivedCallback[],
): Finding[] {
  return withOrigin(kind, judgeCallbacks(kind, observed.at(-1)?.record, callbacks))
}

type TaskFinding = Pick<Finding, 'rule' | 'place' | 'message'>

function withOrigin(
  { lifecycle: { choices }, rules: { specPointer, source } }: TaskKind,
  findings: readonly TaskFinding[],
): Finding[] {
  const origin = { by: 'server', specPointer, source } as const
  return findings.map((finding) => ({ ...finding, ...origin, ...getQuestion(choices, finding.rule) }))
}

interface NamedRecord extends ObservedTask {
  readonly name: string
}

function judgeRecords({ lifecycle, rules }: TaskKind, records: readonly NamedRecord[]): TaskFinding[] {
  const findings: TaskFinding[] = []
  const watch = watchRecords(rules, lifecycle)
  let before: string | undefined
  for (const { name: recordName, record } of records) {
    const state = textAt(record, rules.status)
    const error = state === undefined ? 'is not a string' : checkChange(lifecycle, before, state)
    const rule = before !== undefined && isTerminal(lifecycle, before) ? 'terminal' : 'lifecycle'
    if (error !== undefined) findings.push({ rule, place: `${recordName} ${rules.status}`, message: error })
    for (const { rule, at, message } of watch(record)) findings.push({ rule, place: `${recordName} ${at}`, message })
    before = state !== undefined && isDeclared(lifecycle, state) ? state : before
  }
  return findings
}

/** Describes the error in a change of state; `from` is undefined for the first record. */
function checkChange(lifecycle: Lifecycle, from: string | undefined, to: string): string | undefined {
  if (!isDeclared(lifecycle, to)) return `is ${quote(to)}, which is not a state of the lifecycle`
  const previous = from === undefined ? lifecycle.initial : [from]
  if (from === to || previous.some((state) => findPath(lifecycle, state, to) !== undefined)) return undefined
  return `${to} cannot follow ${alternatives(previous)}`
}

/** `last` is the last record that was read. */
function judgeCallbacks(kind: TaskKind, last: unknown, callbacks: readonly ReceivedCallback[]): TaskFinding[] {
  const { lifecycle, rules } = kind
  const { findings, distinct } = removeRepeats(callbacks)
  const isOver = isTerminal(lifecycle, textAt(last, rules.status) ?? '')
  findings.push(...judgeRecords(kind, distinct))
  const ends = distinct.filter(({ record }) => isTerminal(lifecycle, textAt(record, rules.status) ?? ''))
  const report = (place: string, message: string, rule = 'callback') => void findings.push({ rule, place, message })
  if (rules.callbacks === 'end')
    for (const callback of distinct)
      if (!ends.includes(callback)) report(callback.name, 'is sent before the end of the task')
  for (const end of ends.slice(1)) report(end.name, 'repeats the end of the task as another callback')
  if (rules.callbacks === 'changes') findings.push(...findSkippedChanges(lifecycle, rules, distinct))
  if (!isOver) return findings
  const final = distinct.at(-1)
  const missing = textAt(last, rules.status) === lifecycle.success ? 'callback-missing' : 'callback'
  if (final === undefined) report('callbacks', 'none was sent although the task has ended', missing)
  else if (!ends.includes(final)) report(final.name, 'is the last but its state is not terminal')
  const difference = ends[0] && findDifference(last, ends[0].record)
  if (ends[0] && difference) report(`${ends[0].name} ${difference.at}`, `${difference.message}, unlike the record`)
  return findings
}

/** Finds states without a callback, for tasks that send one per change. */
function findSkippedChanges(lifecycle: Lifecycle, rules: TaskRules, records: readonly NamedRecord[]): TaskFinding[] {
  return records.flatMap(({ name: recordName, record }, at) => {
    const from = textAt(records[at - 1]?.record, rules.status)
    const to = textAt(record, rules.status)
    if (from === undefined || to === undefined || from === to) return []
    const path = findPath(lifecycle, from, to)
    if (path === undefined || mayChange(lifecycle, from, to)) return []
    return [{ rule: 'callback', place: recordName, message: `skips ${path.slice(0, -1).join(' and ')} after ${from}` }]
  })
}

/** Removes repeated callbacks, which a header identifies; they must have the same body and a consistent signature. */
function removeRepeats(callbacks: readonly ReceivedCallback[]): { findings: TaskFinding[]; distinct: NamedRecord[] } {
  const findings: TaskFinding[] = []
  const distinct: NamedRecord[] = []
  const firstByKey = new Map<string, ReceivedCallback>()
  for (const [at, callback] of callbacks.entries()) {
    const callbackName = `callback ${at + 1}`
    const key = callback.headers[CALLBACK_KEY]
    const first = key === undefined ? undefined : firstByKey.get(key)
    if (first === undefined) {
      distinct.push({ name: callbackName, record: callback.body })
      if (key !== undefined) firstByKey.set(key, callback)
      continue
    }
    const difference = compareRepeat(first, callback)
    if (difference) {
      const message = `${difference.message}, unlike the callback of the same ${CALLBACK_KEY}`
      findings.push({ rule: 'callback-repeat', place: `${callbackName} ${difference.at}`.trim(), message })
    }
  }
  return { findings, distinct }
}

/** Compares two attempts of a callback: they may be signed at different times; the same time must have the same signature. */
function compareRepeat(first: ReceivedCallback, again: ReceivedCallback): ReturnType<typeof findDifference> {
  const difference = findDifference(first.body, again.body)
  if (difference) return difference
  if (first.text !== again.text) return { at: '', message: 'differs in its bytes' }
  const isSameAttempt = first.headers['webhook-timestamp'] === again.headers['webhook-timestamp']
  const hasSameSignature = first.headers['webhook-signature'] === again.headers['webhook-signature']
  return isSameAttempt && !hasSameSignature ? { at: 'webhook-signature', message: 'differs' } : undefined
}
