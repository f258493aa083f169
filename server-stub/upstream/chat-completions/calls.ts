import { randomUUID } from 'node:crypto'
import { tryParseJson } from '../../core/contract.ts'
import type { Delta } from '../../ports/text-model.ts'
import { BadReply } from '../failures.ts'

/** A fragment of a call: the first has the name, the others have more of the arguments. */
export interface CallFragment {
  readonly candidate: number
  readonly index: number
  readonly id: string | undefined
  readonly name: string | undefined
  readonly json: string
}

interface Call {
  readonly id: string
  readonly name: string
  readonly candidate: number
  json: string
}

/**
 * Emits the calls of a reply one after the other, even if their fragments are interleaved. The first call is emitted
 * immediately; the fragments of the next are buffered until the arguments of the first are complete.
 */
export class Calls {
  /** By candidate and index, in order of arrival. */
  readonly #calls = new Map<string, Call>()
  readonly #waiting: Call[] = []
  #live: Call | undefined

  get areAny(): boolean {
    return this.#calls.size > 0
  }

  add(piece: CallFragment): Delta[] {
    const key = `${piece.candidate}:${piece.index}`
    const known = this.#calls.get(key)
    if (known === undefined) return this.#begin(key, piece)
    known.json += piece.json
    if (known === this.#live) return piece.json === '' ? [] : [{ type: 'tool-arguments', json: piece.json }]
    if (piece.json !== '' && !this.#waiting.includes(known)) throw new BadReply('a call goes on after its end')
    return []
  }

  /** Ends the open call and emits those that are buffered. */
  flush(): Delta[] {
    const rest = this.#waiting.splice(0).flatMap(toDeltas)
    this.#live = undefined
    return rest
  }

  #begin(key: string, { id, name, candidate, json }: CallFragment): Delta[] {
    if (name === undefined || name === '') throw new BadReply('a call has no name')
    const call = { id: removePrefix(id), name, candidate, json }
    this.#calls.set(key, call)
    if (this.#live !== undefined && tryParseJson(this.#live.json) === undefined) {
      this.#waiting.push(call)
      return []
    }
    const before = this.flush()
    this.#live = call
    return [...before, ...toDeltas(call)]
  }
}

function toDeltas({ id, name, candidate, json }: Call): Delta[] {
  const arguments_: Delta[] = json === '' ? [] : [{ type: 'tool-arguments', json }]
  return [{ type: 'tool-call', id, name, candidate }, ...arguments_]
}

/** Removes the prefix, which each format adds again. */
function removePrefix(id: string | undefined): string {
  return id?.replace(/^call_/, '') || randomUUID().replaceAll('-', '').slice(0, 24)
}
