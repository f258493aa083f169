import { randomUUID } from 'node:crypto'
import { tryParseJson } from '../../../../runtime/json.ts'
import type { Delta } from '../../../ports/text-model.ts'
import { checkArguments } from '../dialect.ts'
import { BadReply } from '../failures.ts'

/** A fragment of a call: the first has the name, the others have more of the arguments. */
export interface CallFragment {
  readonly candidate: number
  /** Some upstreams omit it. */
  readonly index: number | undefined
  readonly id: string | undefined
  readonly name: string | undefined
  readonly json: string
}

interface Call extends CallFragment {
  readonly name: string
  json: string
}

/**
 * Emits the calls of a reply one after the other, even if their fragments are interleaved. The first call is emitted
 * immediately; the fragments of the next are buffered until the arguments of the first are complete.
 */
export class Calls {
  readonly #calls: Call[] = []
  readonly #waiting: Call[] = []
  #live: Call | undefined

  get areAny(): boolean {
    return this.#calls.length > 0
  }

  add(piece: CallFragment): Delta[] {
    const earlier = this.#calls.findLast((call) => belongsTo(piece, call))
    if (earlier === undefined) return this.#begin(piece)
    earlier.json += piece.json
    if (earlier === this.#live) return piece.json === '' ? [] : [{ type: 'tool-arguments', json: piece.json }]
    if (piece.json !== '' && !this.#waiting.includes(earlier)) throw new BadReply('a call goes on after its end')
    return []
  }

  /** Ends the open call and emits those that are buffered. */
  flush(): Delta[] {
    const rest = this.#waiting.splice(0).flatMap(toDeltas)
    this.#live = undefined
    return rest
  }

  /** Throws a `BadReply` if a call of the candidate is incomplete. */
  checkAll(candidate: number): void {
    for (const call of this.#calls) if (call.candidate === candidate) checkArguments(call.json)
  }

  #begin(piece: CallFragment): Delta[] {
    const { name } = piece
    if (!name) throw new BadReply('a call has no name')
    const call = { ...piece, name }
    this.#calls.push(call)
    if (this.#live !== undefined && tryParseJson(this.#live.json) === undefined) {
      this.#waiting.push(call)
      return []
    }
    const before = this.flush()
    this.#live = call
    return [...before, ...toDeltas(call)]
  }
}

/** Some upstreams send neither index nor id with the first fragment, some a new id with the others. */
function belongsTo({ candidate, index, id, name }: CallFragment, call: Call): boolean {
  if (candidate !== call.candidate) return false
  if (index === undefined) return id ? id === call.id : !name
  return index === call.index && (!id || !name || id === call.id)
}

function toDeltas({ id, name, candidate, json }: Call): Delta[] {
  const arguments_: Delta[] = json === '' ? [] : [{ type: 'tool-arguments', json }]
  // Every format adds the prefix again.
  const bare = id?.replace(/^call_/, '') || randomUUID().replaceAll('-', '').slice(0, 24)
  return [{ type: 'tool-call', id: bare, name, candidate }, ...arguments_]
}
