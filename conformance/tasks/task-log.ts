import { ownValue, valueAt } from '../../runtime/json.ts'
import type { ObservedTask } from '../../runtime/judge/task.ts'
import type { SuiteContract } from '../contract.ts'
import type { RequestResult } from '../judge/received.ts'
import type { Case } from '../verdict.ts'
import type { RecordKind } from './record-kinds.ts'

export interface LoggedTask {
  readonly kind: RecordKind
  readonly id: string
  readonly reads: ObservedTask[]
}

/** The tasks in the replies of one scenario. */
export class TaskLog {
  readonly #recordKinds: SuiteContract['recordKinds']
  readonly #tasks = new Map<string, LoggedTask>()

  constructor({ recordKinds }: Pick<SuiteContract, 'recordKinds'>) {
    this.#recordKinds = recordKinds
  }

  recordReply({ operationId }: Pick<Case, 'operationId'>, { received }: Pick<RequestResult, 'received'>): void {
    const kind = ownValue(this.#recordKinds, operationId)
    if (kind === undefined || received === undefined || received.status >= 300) return
    const records = Array.isArray(received.json) ? received.json : [received.json]
    for (const record of records) {
      const id = valueAt(record, [kind.id])
      if (typeof id !== 'string') continue
      const key = `${kind.schema} ${id}`
      const task = this.#tasks.get(key) ?? { kind, id, reads: [] }
      task.reads.push({ record })
      this.#tasks.set(key, task)
    }
  }

  get tasks(): readonly LoggedTask[] {
    return [...this.#tasks.values()]
  }

  getReads({ schema }: RecordKind, id: string): readonly ObservedTask[] {
    return this.#tasks.get(`${schema} ${id}`)?.reads ?? []
  }
}
