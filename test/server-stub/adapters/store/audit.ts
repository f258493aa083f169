import type { Lifecycle } from 'gatewright/core'
import type * as wire from 'gatewright/types/image'
import { lifecycles } from '../../../../generated/lifecycles.ts'
import { isTerminal, mayChange } from '../../../../runtime/tasks/lifecycle.ts'
import type { Delivery } from './receiver.ts'

/** Records every stored version of a task with a database trigger; counting attempts makes no version. */
export const auditTrail = `
  create table public.trail (at bigserial, kind text, id text, record jsonb);
  create function public.note() returns trigger language plpgsql as $$
  begin
    insert into public.trail (kind, id, record) values (new.kind, new.id, new.record::jsonb);
    return null;
  end $$;
  create trigger note after insert or update of record on gatewright.tasks for each row execute function public.note();`

/** The stored versions of all tasks, in order. */
export const readTrail = 'select id, record from public.trail order by at'

export interface Step {
  readonly status: string
  readonly progress: number
}

const KINDS = {
  video: { lifecycle: lifecycles.VideoStatus, success: 'succeeded', progress: 'progress' },
  image: { lifecycle: lifecycles['ImageTask.status'], success: 'SUCCESS', progress: 'percent' },
} as const satisfies Record<string, { lifecycle: Lifecycle; success: string; progress: string }>

/** The errors in the stored versions of a task; empty if it took valid steps to a successful end. */
export function getFaults(kind: keyof typeof KINDS, records: readonly Readonly<Record<string, unknown>>[]): string[] {
  const { lifecycle, success, progress } = KINDS[kind]
  const steps = records.map((record) => ({ status: String(record.status), progress: Number(record[progress]) }))
  const ends = steps.filter(({ status }) => isTerminal(lifecycle, status))
  const faults = ends.length === 1 ? [] : [`it ended ${ends.length} times`]
  if (steps.at(-1)?.status !== success) faults.push(`its last status is ${steps.at(-1)?.status}`)
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]
    if (before && !isStep(lifecycle, before, step)) faults.push(`${show(before)} was followed by ${show(step)}`)
  }
  return faults
}

/** One write may contain several steps. */
function isStep(lifecycle: Lifecycle, before: Step, after: Step): boolean {
  if (before.status === after.status) return after.progress >= before.progress
  return mayChange(lifecycle, before.status, after.status)
}

function show({ status, progress }: Step): string {
  return `${status} ${progress}`
}

/** The errors in the callbacks of a task: a callback may be repeated unchanged before the next one. */
export function faultsOfCallbacks(received: readonly Delivery[]): string[] {
  const seen = new Map<string, string>()
  const faults: string[] = []
  let last = ''
  for (const { id, body } of received) {
    const text = JSON.stringify(body)
    if (id !== last && seen.has(id)) faults.push(`${id} came again after a later one`)
    if ((seen.get(id) ?? text) !== text) faults.push(`${id} came with another body`)
    seen.set(id, text)
    last = id
  }
  return faults
}

/** The callbacks without repeats. */
export function withoutRepetitions(received: readonly Delivery[]): Delivery['body'][] {
  return [...new Map(received.map(({ id, body }) => [id, body])).values()]
}

/** Throws unless the records follow the lifecycle of one task, each with a change. */
export function checkCourse(records: readonly wire.ImageTask[]): void {
  const { lifecycle } = KINDS.image
  for (const [i, record] of records.entries()) {
    const before = records[i - 1]
    const { status, progress, submitTime } = record
    const [startTime, finishTime] = [Number(record.startTime), Number(record.finishTime)]
    const rules: Readonly<Record<string, boolean>> = {
      lifecycle: before ? mayChange(lifecycle, before.status, status) : lifecycle.initial.some((s) => s === status),
      'same task': before === undefined || (before.id === record.id && before.state === record.state),
      news: before?.status !== status || before.progress !== progress,
      progress: progressForms[status].test(progress),
      'rising progress': Number.parseInt(before?.progress || '0', 10) <= Number.parseInt(progress || '100', 10),
      buttons: status === 'SUCCESS' || record.buttons.length === 0,
      failReason: (status === 'FAILURE') === (record.failReason !== ''),
      submitTime: submitTime > 0,
      startTime: startTime === 0 ? !['SUBMITTED', 'IN_PROGRESS', 'SUCCESS'].includes(status) : startTime >= submitTime,
      finishTime: isTerminal(lifecycle, status) ? finishTime >= startTime && finishTime > 0 : finishTime === 0,
    }
    for (const [rule, holds] of Object.entries(rules)) {
      if (!holds) throw new Error(`${rule} of record ${i}: ${JSON.stringify([before, record], null, 2)}`)
    }
  }
}

const progressForms: Readonly<Record<wire.ImageTask['status'], RegExp>> = {
  NOT_START: /^$/,
  MODAL: /^$/,
  SUBMITTED: /^0%$/,
  IN_PROGRESS: /^\d{1,2}%$/,
  SUCCESS: /^100%$/,
  FAILURE: /^$/,
  CANCEL: /^$/,
}
