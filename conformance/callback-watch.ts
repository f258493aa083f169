import { isTerminal } from '../server-stub/core/tasks/lifecycle.ts'
import { type Finding, getQuestion } from '../server-stub/judge/finding.ts'
import { textAt } from '../server-stub/judge/stream-rule.ts'
import { judgeTaskCallbacks, type ReceivedCallback } from '../server-stub/judge/task.ts'
import { type CallbackPlace, callbackPlace, getTask, withAddress } from './callback-place.ts'
import { contract, schemaPointer } from './contract.ts'
import { jsonAt } from './json-place.ts'
import type { Observed } from './judge/received.ts'
import { schemaFindings } from './judge/reply.ts'
import type { Receiver } from './receiver.ts'
import { originPointer } from './spec-place.ts'
import { type RecordKind, TaskLog } from './task-log.ts'
import type { Case } from './verdict.ts'

/** Sends the callbacks of one scenario to the receiver and judges all of them, whatever the scenario tests. */
export class CallbackWatch {
  readonly #id: string
  readonly #receiver: Receiver
  readonly #log = new TaskLog()
  /** Tasks created with a callback address, by the expected callback. */
  readonly #begun = new Map<CallbackPlace, Set<string>>()

  constructor(id: string, receiver: Receiver) {
    this.#id = id
    this.#receiver = receiver
  }

  /** Callback address for an operation; an unusable one if it has no callbacks. */
  addressFor(operationId: string): string {
    return this.#receiver.urlOf(`${this.#id} ${callbackPlace(operationId)?.name}`)
  }

  /** The case with the address of the receiver. */
  prepared(given: Case): Case {
    return callbackPlace(given.operationId) ? withAddress(given, this.addressFor(given.operationId)) : given
  }

  note(given: Case, observed: Observed): void {
    this.#log.note(given, observed)
    const place = callbackPlace(given.operationId)
    if (place === undefined || observed.received?.status !== 200) return
    const task = getTask(place, given.request, observed.received.json)
    if (task !== undefined) this.#begun.set(place, (this.#begun.get(place) ?? new Set()).add(task))
  }

  /** Whether every task that was polled to its end has also sent its last callback. */
  isSettled(): boolean {
    return [...this.#begun].every(([place, tasks]) => {
      const received = this.#received(place)
      return [...tasks].every(
        (id) =>
          !hasEnded(place.kind, this.#log.readsOf(place.kind, id).at(-1)?.record) ||
          received.some(({ body }) => getId(place.kind, body) === id && hasEnded(place.kind, body)),
      )
    })
  }

  /** Received requests by callback. */
  get callbacks(): readonly { readonly place: CallbackPlace; readonly received: readonly ReceivedCallback[] }[] {
    return [...this.#begun.keys()].map((place) => ({ place, received: this.#received(place) }))
  }

  /** Findings about received and missing callbacks. */
  findings(): Finding[] {
    return [...this.#begun].flatMap(([place, begun]) => {
      const choices = contract.callbacks.find(({ name }) => name === place.name)?.choices
      const received = this.#received(place)
      const foreign = received.filter(({ body }) => !begun.has(getId(place.kind, body)))
      return [
        ...received.flatMap((callback, at) => formFindings(place, callback, at)),
        ...foreign.map(({ body }) => {
          const message = `is about task ${getId(place.kind, body)}, which no request of the case created`
          return finding(place, 'callback', message)
        }),
        ...[...begun].flatMap((id) => this.#taskFindings(place, id, begun.size)),
      ].map((each) => ({ ...each, ...getQuestion(choices, each.rule) }))
    })
  }

  #taskFindings(place: CallbackPlace, id: string, of: number): Finding[] {
    const { kind } = place
    const callbacks = this.#received(place).filter(({ body }) => getId(kind, body) === id)
    const found = judgeTaskCallbacks(kind, this.#log.readsOf(kind, id), callbacks)
    return of === 1 ? found : found.map((each) => ({ ...each, place: `task ${id} ${each.place}` }))
  }

  #received({ name }: CallbackPlace): readonly ReceivedCallback[] {
    return this.#receiver.receivedFor(`${this.#id} ${name}`)
  }
}

function getId({ id }: RecordKind, body: unknown): string {
  return String(jsonAt(body, [id]))
}

function hasEnded({ lifecycle, rules }: RecordKind, record: unknown): boolean {
  return isTerminal(lifecycle, textAt(record, rules.status) ?? '')
}

/** Findings about the request, and about its body by the declared schema. */
function formFindings(place: CallbackPlace, { method, headers, body }: ReceivedCallback, index: number): Finding[] {
  const at = `callback ${index + 1}`
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  return [
    ...(method === undefined || method === 'POST' ? [] : [finding(place, at, `must be a POST, got ${method}`)]),
    ...(isJson ? [] : [finding(place, at, `must be application/json, got ${headers['content-type'] ?? 'none'}`)]),
    ...schemaFindings(schemaPointer(place.kind.schema), body).map((each) => ({
      ...each,
      place: `${at} ${each.place}`,
    })),
  ]
}

function finding({ name }: CallbackPlace, place: string, message: string): Finding {
  const declared = contract.callbacks.find((each) => each.name === name)
  const pointer = declared ? { specPointer: originPointer(declared.origin) } : {}
  return { rule: 'callback', place, message, by: 'server', ...pointer, source: ['Events / Callbacks'] }
}
