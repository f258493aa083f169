import { essence } from '../../runtime/http/media-types.ts'
import { valueAt } from '../../runtime/json.ts'
import { textAt } from '../../runtime/json-path.ts'
import { type Finding, getQuestion } from '../../runtime/judge/finding.ts'
import { judgeTaskCallbacks, type ReceivedCallback } from '../../runtime/judge/task.ts'
import { isTerminal } from '../../runtime/tasks/lifecycle.ts'
import { contract, schemaPointer } from '../contract.ts'
import type { Observed } from '../judge/received.ts'
import { schemaFindings } from '../judge/reply.ts'
import { originPointer } from '../spec-place.ts'
import type { Case } from '../verdict.ts'
import { type CallbackPlace, callbackPlace, getTask, withAddress } from './callback-place.ts'
import type { Receiver } from './receiver.ts'
import type { RecordKind } from './record-kinds.ts'
import { TaskLog } from './task-log.ts'

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
    return this.#receiver.urlFor(`${this.#id} ${callbackPlace(operationId)?.name}`)
  }

  /** The case with the address of the receiver. */
  prepared(given: Case): Case {
    return callbackPlace(given.operationId) ? withAddress(given, this.addressFor(given.operationId)) : given
  }

  note(given: Case, observed: Observed): void {
    this.#log.note(given, observed)
    const place = callbackPlace(given.operationId)
    const { received } = observed
    if (place === undefined || received === undefined || received.status >= 300) return
    const task = getTask(place, given.request, received.json)
    if (task !== undefined) this.#begun.set(place, (this.#begun.get(place) ?? new Set()).add(task))
  }

  /** Whether every task that was polled to its end has also sent its last callback: any, if callbacks are no records. */
  isSettled(): boolean {
    return [...this.#begun.keys()].every((place) => {
      const { kind } = place
      const received = this.#received(place)
      const ended = this.#polledTo(place, kind.lifecycle.terminal)
      if (!received.some(({ body }) => textAt(body, kind.rules.status) !== undefined))
        return received.length >= ended.length
      return ended.every((id) => received.some(({ body }) => getId(kind, body) === id && hasEnded(kind, body)))
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
      const ofSchema = received.flatMap((callback, at) => recordFindings(place, callback, at))
      const others = [
        ...received.flatMap((callback, at) => requestFindings(place, callback, at)),
        ...foreign.map(({ body }) => {
          const message = `is about task ${getId(place.kind, body)}, which no request of the case created`
          return finding(place, 'callback', message)
        }),
        ...[...begun].flatMap((id) => this.#taskFindings(place, id, begun.size)),
      ]
      return [
        ...ofSchema.map((each) => ({ ...each, ...getQuestion(choices, 'schema') })),
        ...others.map((each) => ({ ...each, ...getQuestion(choices, each.rule) })),
      ]
    })
  }

  /** A callback that names no task may be about any. */
  #taskFindings(place: CallbackPlace, id: string, of: number): Finding[] {
    const { kind } = place
    const received = this.#received(place)
    const own = received.filter(({ body }) => getId(kind, body) === id)
    const isOther = received.length >= this.#polledTo(place, [kind.lifecycle.success]).length
    const found = judgeTaskCallbacks(kind, this.#log.getReads(kind, id), own).map((each) =>
      each.rule === 'callback-missing' && isOther ? { ...each, rule: 'callback' } : each,
    )
    return of === 1 ? found : found.map((each) => ({ ...each, place: `task ${id} ${each.place}` }))
  }

  /** The tasks whose last read found one of these states. */
  #polledTo(place: CallbackPlace, states: readonly (string | undefined)[]): string[] {
    const { kind } = place
    const begun = [...(this.#begun.get(place) ?? [])]
    return begun.filter((id) =>
      states.includes(textAt(this.#log.getReads(kind, id).at(-1)?.record, kind.rules.status) ?? ''),
    )
  }

  #received({ name }: CallbackPlace): readonly ReceivedCallback[] {
    return this.#receiver.receivedFor(`${this.#id} ${name}`)
  }
}

function getId({ id }: RecordKind, body: unknown): string {
  return String(valueAt(body, [id]))
}

function hasEnded({ lifecycle, rules }: RecordKind, record: unknown): boolean {
  return isTerminal(lifecycle, textAt(record, rules.status) ?? '')
}

function requestFindings(place: CallbackPlace, { method, headers }: ReceivedCallback, index: number): Finding[] {
  const at = `callback ${index + 1}`
  const isJson = essence(headers['content-type'] ?? '') === 'application/json'
  return [
    ...(method === undefined || method === 'POST' ? [] : [finding(place, at, `must be a POST, got ${method}`)]),
    ...(isJson ? [] : [finding(place, at, `must be application/json, got ${headers['content-type'] ?? 'none'}`)]),
  ]
}

/** Findings about the body by the declared schema. */
function recordFindings({ kind: { schema } }: CallbackPlace, { body }: ReceivedCallback, index: number): Finding[] {
  const found = schemaFindings(schemaPointer(schema), body)
  return found.map((each) => ({ ...each, place: `callback ${index + 1} ${each.place}` }))
}

function finding({ name }: CallbackPlace, place: string, message: string): Finding {
  const declared = contract.callbacks.find((each) => each.name === name)
  const pointer = declared ? { specPointer: originPointer(declared.origin) } : {}
  return { rule: 'callback', place, message, by: 'server', ...pointer, source: ['Events / Callbacks'] }
}
