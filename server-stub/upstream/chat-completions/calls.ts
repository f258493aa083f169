import { randomUUID } from 'node:crypto'
import type { Delta } from '../../ports/text-model.ts'
import { parseJson } from '../json.ts'
import { BadReply } from '../upstream-error.ts'

/** A piece of a call: its beginning has the name, the others more of the arguments. */
export interface CallPiece {
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
 * The calls of a reply, told one after the other although their pieces may come mixed. The first one is told as it
 * comes; the next begins when its arguments are whole, and what came of it before waits until then.
 */
export class Calls {
  /** By candidate and index, in the order of their beginnings. */
  readonly #calls = new Map<string, Call>()
  readonly #waiting: Call[] = []
  #live: Call | undefined

  get areAny(): boolean {
    return this.#calls.size > 0
  }

  add(piece: CallPiece): Delta[] {
    const key = `${piece.candidate}:${piece.index}`
    const known = this.#calls.get(key)
    if (known === undefined) return this.#begin(key, piece)
    known.json += piece.json
    if (known === this.#live) return piece.json === '' ? [] : [{ type: 'tool-arguments', json: piece.json }]
    if (piece.json !== '' && !this.#waiting.includes(known)) throw new BadReply('a call goes on after its end')
    return []
  }

  /** Ends the call that is open, and tells those that wait. */
  flush(): Delta[] {
    const rest = this.#waiting.splice(0).flatMap(tell)
    this.#live = undefined
    return rest
  }

  #begin(key: string, { id, name, candidate, json }: CallPiece): Delta[] {
    if (name === undefined || name === '') throw new BadReply('a call has no name')
    const call = { id: plainId(id), name, candidate, json }
    this.#calls.set(key, call)
    if (this.#live !== undefined && parseJson(this.#live.json) === undefined) {
      this.#waiting.push(call)
      return []
    }
    const before = this.flush()
    this.#live = call
    return [...before, ...tell(call)]
  }
}

function tell({ id, name, candidate, json }: Call): Delta[] {
  const arguments_: Delta[] = json === '' ? [] : [{ type: 'tool-arguments', json }]
  return [{ type: 'tool-call', id, name, candidate }, ...arguments_]
}

/** The formats put prefixes of their own before it. */
function plainId(id: string | undefined): string {
  return id?.replace(/^call_/, '') || randomUUID().replaceAll('-', '').slice(0, 24)
}
