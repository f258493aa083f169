import type { Lifecycle } from '../core/contract.ts'
import { findPath, isTerminal, mayChange } from '../core/tasks/lifecycle.ts'
import { alternatives, quote } from '../core/validation/quote.ts'
import { firstDifference } from './difference.ts'
import type { Finding } from './finding.ts'
import { textAt } from './stream-rule.ts'
import { recordWatch, type TaskRules } from './task-record.ts'

/** The header by which a receiver knows a callback that it had before. */
const CALLBACK_KEY = 'webhook-id'

/** A kind of task: its states, and what else its records promise. */
export interface TaskKind {
  readonly lifecycle: Lifecycle
  readonly rules: TaskRules
}

/** A record as one read of it gave it. */
export interface ObservedTask {
  readonly record: unknown
}

/** A callback as its receiver got it; names of headers in lower case. */
export interface ReceivedCallback {
  readonly method?: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: unknown
  /** The body as it came. */
  readonly text?: string
}

/**
 * Judges one task by its lifecycle: the records that were read, in order, and the callbacks that came. Reads may miss
 * states in between, so every change has to be possible in several steps. `callbacks` is undefined where none were
 * asked for.
 */
export function judgeTask(
  kind: TaskKind,
  observed: readonly ObservedTask[],
  callbacks?: readonly ReceivedCallback[],
): Finding[] {
  const judged = judgedTask(kind, observed)
  const findings = withOrigin(judged, judgeRecords(judged))
  return callbacks ? [...findings, ...judgeTaskCallbacks(kind, observed, callbacks)] : findings
}

/** Judges the callbacks alone; the records that were read are what they must not contradict. */
export function judgeTaskCallbacks(
  kind: TaskKind,
  observed: readonly ObservedTask[],
  callbacks: readonly ReceivedCallback[],
): Finding[] {
  const judged = judgedTask(kind, observed)
  return withOrigin(judged, judgeCallbacks(judged, callbacks))
}

function judgedTask({ lifecycle, rules }: TaskKind, observed: readonly ObservedTask[]): Judged {
  return { lifecycle, rules, records: observed.map(({ record }, at) => ({ place: `read ${at + 1}`, record })) }
}

type TaskFinding = Pick<Finding, 'rule' | 'place' | 'message'>

function withOrigin({ rules: { specPointer, source } }: Judged, findings: readonly TaskFinding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, by: 'server', specPointer, source }))
}

interface Placed {
  readonly place: string
  readonly record: unknown
}

interface Judged extends TaskKind {
  readonly records: readonly Placed[]
}

function judgeRecords({ lifecycle, rules, records }: Judged): TaskFinding[] {
  const findings: TaskFinding[] = []
  const watch = recordWatch(rules, lifecycle)
  let before: string | undefined
  for (const { place, record } of records) {
    const state = textAt(record, rules.status)
    const fault = state === undefined ? 'is not text' : changeFault(lifecycle, before, state)
    if (fault !== undefined) findings.push({ rule: 'lifecycle', place: `${place} ${rules.status}`, message: fault })
    for (const { rule, at, message } of watch(record)) findings.push({ rule, place: `${place} ${at}`, message })
    before = state !== undefined && isKnown(lifecycle, state) ? state : before
  }
  return findings
}

function isKnown({ transitions, terminal }: Lifecycle, state: string): boolean {
  return Object.hasOwn(transitions, state) || terminal.includes(state)
}

/** What is wrong with a change; from undefined, the state is the first that is seen. */
function changeFault(lifecycle: Lifecycle, from: string | undefined, to: string): string | undefined {
  if (!isKnown(lifecycle, to)) return `is ${quote(to)}, which is not a state of the lifecycle`
  const froms = from === undefined ? lifecycle.initial : [from]
  if (from === to || froms.some((state) => findPath(lifecycle, state, to) !== undefined)) return undefined
  return `no way leads from ${alternatives(froms)} to ${to}`
}

function judgeCallbacks({ lifecycle, rules, records }: Judged, callbacks: readonly ReceivedCallback[]): TaskFinding[] {
  const { findings, distinct } = withoutRepeats(callbacks)
  const last = records.at(-1)?.record
  const isOver = isTerminal(lifecycle, textAt(last, rules.status) ?? '')
  findings.push(...judgeRecords({ lifecycle, rules, records: distinct }))
  const ends = distinct.filter(({ record }) => isTerminal(lifecycle, textAt(record, rules.status) ?? ''))
  const say = (place: string, message: string) => void findings.push({ rule: 'callback', place, message })
  if (rules.callbacks === 'end')
    for (const each of distinct) if (!ends.includes(each)) say(each.place, 'comes before the end of the task')
  for (const each of ends.slice(1)) say(each.place, 'tells the end of the task again, as another callback')
  if (rules.callbacks === 'changes') findings.push(...skippedChanges(lifecycle, rules, distinct))
  if (!isOver) return findings
  const final = distinct.at(-1)
  if (final === undefined) say('callbacks', 'none came, though the task has ended')
  else if (!ends.includes(final)) say(final.place, 'is the last, and not of a final state')
  const difference = ends[0] && firstDifference(last, ends[0].record)
  if (ends[0] && difference) say(`${ends[0].place} ${difference.at}`, `${difference.message}, unlike the record`)
  return findings
}

/** One callback a change: none of them may be left out. */
function skippedChanges(lifecycle: Lifecycle, rules: TaskRules, records: readonly Placed[]): TaskFinding[] {
  return records.flatMap(({ place, record }, at) => {
    const from = textAt(records[at - 1]?.record, rules.status)
    const to = textAt(record, rules.status)
    if (from === undefined || to === undefined || from === to) return []
    const way = findPath(lifecycle, from, to)
    if (way === undefined || mayChange(lifecycle, from, to)) return []
    return [{ rule: 'callback', place, message: `leaves out ${way.slice(0, -1).join(' and ')} after ${from}` }]
  })
}

/** A callback that came before, by its key, has to be the same in every byte of its body, and signed in the same way. */
function withoutRepeats(callbacks: readonly ReceivedCallback[]): { findings: TaskFinding[]; distinct: Placed[] } {
  const findings: TaskFinding[] = []
  const distinct: Placed[] = []
  const known = new Map<string, ReceivedCallback>()
  for (const [at, callback] of callbacks.entries()) {
    const place = `callback ${at + 1}`
    const key = callback.headers[CALLBACK_KEY]
    const first = key === undefined ? undefined : known.get(key)
    if (first === undefined) {
      distinct.push({ place, record: callback.body })
      if (key !== undefined) known.set(key, callback)
      continue
    }
    const difference = repeatDifference(first, callback)
    if (difference) {
      const message = `${difference.message}, unlike the callback of the same ${CALLBACK_KEY}`
      findings.push({ rule: 'callback-repeat', place: `${place} ${difference.at}`.trim(), message })
    }
  }
  return { findings, distinct }
}

/** Each try may be signed anew, by its time; at one time there is one signature. */
function repeatDifference(first: ReceivedCallback, again: ReceivedCallback): ReturnType<typeof firstDifference> {
  const difference = firstDifference(first.body, again.body)
  if (difference) return difference
  if (first.text !== again.text) return { at: '', message: 'differs in its bytes' }
  const isSameTry = first.headers['webhook-timestamp'] === again.headers['webhook-timestamp']
  const isSignedAlike = first.headers['webhook-signature'] === again.headers['webhook-signature']
  return isSameTry && !isSignedAlike ? { at: 'webhook-signature', message: 'differs' } : undefined
}
