import { ownValue } from '../core/contract.ts'
import { alternatives, quote } from '../core/validation/quote.ts'
import { type Broken, type JudgedEvent, listAt, numberAt, type StreamRule, textAt, valueAt } from './stream-rule.ts'
import type { Spot } from './stream-rules.ts'

const none: readonly Broken[] = []

export interface Scope {
  readonly name: string
  /** The event that opens one: its index is one more than that of the one before. */
  readonly open: string
  /** Path of the index, in the opening event and in all that belong to it. */
  readonly index: string
  /** The event that begins the count at 0 again; absent: the stream. */
  readonly restart?: string
  /** Paths of the id: in the opening event, and in those that belong to it. */
  readonly id?: { readonly open: string; readonly inside: readonly Spot[]; readonly anywhere?: string }
}

/** Things are opened one after the other with consecutive indexes, and what belongs to one has its index and its id. */
export function opensInTurn({ name, open, index, restart, id }: Scope): StreamRule {
  const watch = () => {
    let next: number | undefined = 0
    // Where the index itself was wrong, what belongs to the thing may have either.
    let current: readonly (number | undefined)[] = []
    let currentId: unknown
    const opened = (data: unknown): readonly Broken[] => {
      const expected = next
      const found = numberAt(data, index)
      current = expected === undefined ? [found] : [expected, found]
      currentId = id && valueAt(data, id.open)
      const own = found ?? expected
      next = own === undefined ? undefined : own + 1
      return compare(index, [expected], found)
    }
    const belonging = (event: string, data: unknown): readonly Broken[] => {
      const own = id?.inside.find(([each]) => each === event)?.[1] ?? id?.anywhere
      return [
        ...compare(index, current, numberAt(data, index)),
        ...(own === undefined ? [] : compare(own, [currentId], valueAt(data, own))),
      ]
    }
    return {
      event({ event, data }: { readonly event: string; readonly data: unknown }) {
        if (event === restart) {
          next = 0
          current = []
        }
        return event === open ? opened(data) : belonging(event, data)
      },
      lose() {
        next = undefined
        current = []
        currentId = undefined
      },
    }
  }
  return { name, watch }
}

/** What is not there on either side is a matter of the schema or of the order. */
function compare(at: string, allowed: readonly unknown[], found: unknown): readonly Broken[] {
  const [expected] = allowed
  if (expected === undefined || found === undefined || allowed.includes(found)) return none
  return [{ at, message: `must be ${quote(expected)}, got ${quote(found)}` }]
}

export interface Kinds {
  readonly name: string
  readonly open: Spot
  /** What has a value here belongs to the one that was opened last. */
  readonly inside: string
  /** Path of the word that has to be allowed. */
  readonly word: string
  /** By the kind that was opened. */
  readonly allowed: Readonly<Record<string, readonly string[]>>
}

/** What belongs to a thing is of a sort that goes with its kind. Kinds that are not listed are not judged. */
export function fitsKind({ name, open, inside, word, allowed }: Kinds): StreamRule {
  const watch = () => {
    let kind = ''
    return {
      event({ event, data }: { readonly event: string; readonly data: unknown }) {
        if (event === open[0]) {
          kind = textAt(data, open[1]) ?? ''
          return none
        }
        const words = ownValue(allowed, kind)
        const found = valueAt(data, inside) === undefined ? undefined : textAt(data, word)
        if (words === undefined || found === undefined || words.includes(found)) return none
        const expected = words.length === 0 ? 'nothing' : alternatives(words.map(quote))
        return [{ at: word, message: `expected ${expected} in ${kind}, got ${quote(found)}` }]
      },
      lose() {
        kind = ''
      },
    }
  }
  return { name, watch }
}

export interface ParsedPieces {
  readonly name: string
  readonly begin: string
  readonly add: Spot
  readonly end: string
  /** Where the stream says that it was cut short, no piece has to be whole. */
  readonly unless: { readonly at: string; readonly is: string }
}

/** The pieces make up JSON, unless the reply was cut short. Told at the end of the stream. */
export function makesJson({ name, begin, add, end, unless }: ParsedPieces): StreamRule {
  const watch = () => {
    let text: string | undefined = ''
    let isCut = false
    const faults: Broken[] = []
    return {
      event(given: JudgedEvent) {
        const { event, data } = given
        if (event === begin) text = ''
        if (event === add[0] && text !== undefined) text += textAt(data, add[1]) ?? ''
        if (event === end && text && !isJson(text))
          faults.push({ of: given, at: '', message: `ends what is not JSON: ${quote(text)}` })
        if (textAt(data, unless.at) === unless.is) isCut = true
        return none
      },
      end: () => (isCut ? none : faults),
      lose() {
        text = undefined
      },
    }
  }
  return { name, watch }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export interface Members {
  readonly name: string
  /** Path of the list whose members go on from event to event. */
  readonly list: string
  readonly key: string
  /** The event that has to name them all. */
  readonly last: string
}

/** Members of a list are told apart by a number: once in an event, and all of them, from 0, in the last. */
export function namesAll({ name, list, key, last }: Members): StreamRule {
  const watch = () => {
    const seen = new Set<number>()
    return {
      event({ event, data }: { readonly event: string; readonly data: unknown }) {
        const keys = (listAt(data, list) ?? []).flatMap((member) => numberAt(member, key) ?? [])
        const faults: Broken[] = []
        const twice = keys.find((each, at) => keys.indexOf(each) !== at)
        if (twice !== undefined) faults.push({ at: list, message: `has the ${key} ${twice} twice` })
        for (const each of keys) seen.add(each)
        if (event !== last) return faults
        const all = Array.from({ length: Math.max(...seen, 0) + 1 }, (_, at) => at)
        const missing = all.find((each) => !keys.includes(each))
        if (missing !== undefined) faults.push({ at: list, message: `lacks the one with the ${key} ${missing}` })
        return faults
      },
    }
  }
  return { name, watch }
}
