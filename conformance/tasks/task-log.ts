import { ownValue, valueAt } from '../../runtime/json.ts'
import type { ObservedTask } from '../../runtime/judge/task.ts'
import type { Observed } from '../judge/received.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import type { Case } from '../verdict.ts'
import type { RecordKind } from './record-kinds.ts'

const { recordKinds } = getJudgedDocuments()

export interface LoggedTask {
  readonly kind: RecordKind
  readonly id: string
  readonly reads: readonly ObservedTask[]
}

/** The tasks in the replies of one scenario. */
export class TaskLog {
  readonly #tasks = new Map<string, LoggedTask & { readonly reads: ObservedTask[] }>()

  note({ operationId }: Pick<Case, 'operationId'>, { received }: Pick<Observed, 'received'>): void {
    const kind = ownValue(recordKinds, operationId)
    if (kind === undefined || received === undefined || received.status >= 300) return
    const records = Array.isArray(received.json) ? received.json : [received.json]
    for (const record of records) {
      const id = valueAt(record, [kind.id])
      if (typeof id === 'string') this.#task(kind, id).reads.push({ record })
    }
  }

  get tasks(): readonly LoggedTask[] {
    return [...this.#tasks.values()]
  }

  getReads({ schema }: RecordKind, id: string): readonly ObservedTask[] {
    return this.#tasks.get(`${schema} ${id}`)?.reads ?? []
  }

  #task(kind: RecordKind, id: string) {
    const key = `${kind.schema} ${id}`
    const task = this.#tasks.get(key) ?? { kind, id, reads: [] }
    this.#tasks.set(key, task)
    return task
  }
}
