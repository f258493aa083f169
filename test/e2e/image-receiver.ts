import { lifecycles } from '../../generated/lifecycles.ts'
import type * as wire from '../../generated/types/image.ts'
import { ImageTask } from '../../generated/validators/image.js'
import { isTerminal, mayChange } from '../../server-stub/core/tasks/lifecycle.ts'
import { startServer } from '../local-server.ts'

/** Takes callbacks on a socket of this machine. */
export interface Receiver {
  readonly url: string
  /** What came to a path, in the order it came; each is a record by the contract. */
  records(path: string): readonly wire.ImageTask[]
  /** All records of the one task of a path, once it has ended. */
  course(path: string): Promise<readonly wire.ImageTask[]>
  /** Answers so many requests with 503 and forgets them. */
  fail(times: number): void
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received = new Map<string, wire.ImageTask[]>()
  const wrong: unknown[] = []
  let failures = 0
  const { url, close } = await startServer(async (request, response) => {
    const record: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const isGood = ImageTask(record) && request.method === 'POST'
    if (!isGood) wrong.push(record)
    if (failures-- > 0) response.statusCode = 503
    else if (isGood) received.set(request.url ?? '', [...(received.get(request.url ?? '') ?? []), record])
    response.end()
  })
  const records = (path: string) => {
    if (wrong.length > 0) throw new Error(`not a record: ${JSON.stringify(wrong)}`)
    return received.get(path) ?? []
  }
  const receiver: Receiver = {
    url,
    records,
    course: async (path) => {
      while (!isTerminal(lifecycle, records(path).at(-1)?.status ?? '')) await new Promise((go) => setTimeout(go, 5))
      checkCourse(records(path))
      return records(path)
    },
    fail: (times) => {
      failures = times
    },
    close,
  }
  return receiver
}

const lifecycle = lifecycles['ImageTask.status']

/** Throws unless the records follow the lifecycle of one task, each with a change. */
export function checkCourse(records: readonly wire.ImageTask[]): void {
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
