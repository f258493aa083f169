import { essence } from '../../runtime/http/media-types.ts'
import { valueAt } from '../../runtime/json.ts'
import { textAt } from '../../runtime/json-path.ts'
import { type Finding, getQuestion } from '../../runtime/judge/finding.ts'
import { judgeTaskCallbacks, type ReceivedCallback } from '../../runtime/judge/task.ts'
import { isTerminal } from '../../runtime/tasks/lifecycle.ts'
import { type SuiteContract, schemaPointer } from '../contract.ts'
import { makeFinding, prefixFindings } from '../judge/findings.ts'
import type { RequestResult } from '../judge/received.ts'
import { schemaFindings } from '../judge/schema-findings.ts'
import { formatOrigin } from '../spec-location.ts'
import type { Case } from '../verdict.ts'
import { type CallbackField, findCallbackField, getCreatedTask, setCallbackAddress } from './callback-address.ts'
import type { Receiver } from './receiver.ts'
import type { RecordKind } from './record-kinds.ts'
import { TaskLog } from './task-log.ts'

/** Sends the callbacks of one scenario to the receiver and judges all of them, whatever the scenario tests. */
export class CallbackWatch {
  readonly #contract: SuiteContract
  readonly #scenarioId: string
  readonly #receiver: Receiver
  readonly #log: TaskLog
  /** Ids of the tasks that were created with a callback address, by the expected callback. */
  readonly #tasks = new Map<CallbackField, Set<string>>()

  constructor(contract: SuiteContract, scenarioId: string, receiver: Receiver) {
    this.#contract = contract
    this.#scenarioId = scenarioId
    this.#receiver = receiver
    this.#log = new TaskLog(contract)
  }

  /** Callback address for an operation; an unusable one if it has no callbacks. */
  addressFor(operationId: string): string {
    return this.#receiver.urlFor(`${this.#scenarioId} ${findCallbackField(this.#contract, operationId)?.name}`)
  }

  /** The case with the address of the receiver. */
  prepareCase(testCase: Case): Case {
    if (findCallbackField(this.#contract, testCase.operationId) === undefined) return testCase
    return setCallbackAddress(this.#contract, testCase, this.addressFor(testCase.operationId))
  }

  recordReply(testCase: Case, observed: RequestResult): void {
    this.#log.recordReply(testCase, observed)
    const field = findCallbackField(this.#contract, testCase.operationId)
    const { received } = observed
    if (field === undefined || received === undefined || received.status >= 300) return
    const task = getCreatedTask(field, testCase.request, received.json)
    if (task !== undefined) this.#tasks.set(field, (this.#tasks.get(field) ?? new Set()).add(task))
  }

  /** Whether every task that was polled to its end has also sent its last callback: any, if callbacks are no records. */
  isSettled(): boolean {
    return [...this.#tasks.keys()].every((field) => {
      const { kind } = field
      const received = this.#getReceived(field)
      const ended = this.#listPolledTo(field, kind.lifecycle.terminal)
      if (!received.some(({ body }) => textAt(body, kind.rules.status) !== undefined))
        return received.length >= ended.length
      return ended.every((id) => received.some(({ body }) => getId(kind, body) === id && hasEnded(kind, body)))
    })
  }

  /** Received requests by callback. */
  get callbacks(): readonly { readonly field: CallbackField; readonly received: readonly ReceivedCallback[] }[] {
    return [...this.#tasks.keys()].map((field) => ({ field, received: this.#getReceived(field) }))
  }

  /** Findings about received and missing callbacks. */
  listFindings(): Finding[] {
    return [...this.#tasks].flatMap(([field, ids]) => {
      const { kind, name } = field
      const callback = this.#contract.callbacks.find((declared) => declared.name === name)
      const received = this.#getReceived(field)
      const bodies = received.flatMap(({ body }, at) =>
        prefixFindings(`callback ${at + 1}`, schemaFindings(this.#contract, schemaPointer(kind.schema), body)),
      )
      const unrelated = received
        .filter(({ body }) => !ids.has(getId(kind, body)))
        .map(({ body }) => `is about task ${getId(kind, body)}, which no request of the case created`)
      const requests = [
        ...received.flatMap(requestFindings),
        ...unrelated.map((message) => makeFinding('callback', 'callback', message)),
      ].map((finding) => ({
        ...finding,
        ...(callback ? { specPointer: formatOrigin(callback.origin) } : {}),
        source: ['Events / Callbacks'],
      }))
      const tasks = [...ids].flatMap((id) => this.#taskFindings(field, id, ids.size))
      return [
        ...bodies.map((finding) => ({ ...finding, ...getQuestion(callback?.choices, 'schema') })),
        ...[...requests, ...tasks].map((finding) => ({ ...finding, ...getQuestion(callback?.choices, finding.rule) })),
      ]
    })
  }

  /** Findings about the callbacks of one of `count` tasks. A callback that names no task may be about any. */
  #taskFindings(field: CallbackField, id: string, count: number): Finding[] {
    const { kind } = field
    const received = this.#getReceived(field)
    const ofTask = received.filter(({ body }) => getId(kind, body) === id)
    const areAllThere = received.length >= this.#listPolledTo(field, [kind.lifecycle.success]).length
    const findings = judgeTaskCallbacks(kind, this.#log.getReads(kind, id), ofTask).map((finding) =>
      finding.rule === 'callback-missing' && areAllThere ? { ...finding, rule: 'callback' } : finding,
    )
    return count === 1 ? findings : prefixFindings(`task ${id}`, findings)
  }

  /** The tasks whose last read had one of these states. */
  #listPolledTo(field: CallbackField, states: readonly (string | undefined)[]): string[] {
    const { kind } = field
    return [...(this.#tasks.get(field) ?? [])].filter((id) =>
      states.includes(textAt(this.#log.getReads(kind, id).at(-1)?.record, kind.rules.status) ?? ''),
    )
  }

  #getReceived({ name }: CallbackField): readonly ReceivedCallback[] {
    return this.#receiver.receivedFor(`${this.#scenarioId} ${name}`)
  }
}

function getId({ id }: RecordKind, body: unknown): string {
  return String(valueAt(body, [id]))
}

function hasEnded({ lifecycle, rules }: RecordKind, record: unknown): boolean {
  return isTerminal(lifecycle, textAt(record, rules.status) ?? '')
}

function requestFindings({ method, headers }: ReceivedCallback, index: number): Finding[] {
  const type = headers['content-type']
  const messages = [
    ...(method === undefined || method === 'POST' ? [] : [`must be a POST, got ${method}`]),
    ...(essence(type ?? '') === 'application/json' ? [] : [`must be application/json, got ${type ?? 'none'}`]),
  ]
  return messages.map((message) => makeFinding('callback', `callback ${index + 1}`, message))
}
