import { quote } from '../core/validation/quote.ts'
import { firstDifference } from './difference.ts'
import { type Broken, listAt, numberAt, type StreamRule, textAt, valueAt } from './stream-rule.ts'

/** An event and a path in its payload. */
export type Spot = readonly [event: string, at: string]

const none: readonly Broken[] = []

function mustBe(at: string, expected: unknown, found: unknown): Broken {
  return { at, message: `must be ${quote(expected)}, got ${quote(found)}` }
}

/** The value at `at` is 0 in the first event that has to carry it, and one more in each that follows. */
export function countsUp({ name, at }: { readonly name: string; readonly at: string }): StreamRule {
  const watch = () => {
    let expected = 0
    // Behind a number that came again: it stands for an event that came twice, or for the right one.
    let isUnsure = false
    return {
      event({ data }: { readonly data: unknown }) {
        const found = numberAt(data, at) ?? expected
        const isRight = found === expected || (isUnsure && found === expected + 1)
        const faults = isRight ? none : [{ ...mustBe(at, expected, found), isGap: true }]
        isUnsure = found < expected
        expected = Math.max(found + 1, expected)
        return faults
      },
    }
  }
  return { name, watch }
}

/** All values at all of these paths are one. */
export function staysSame({ name, at }: { readonly name: string; readonly at: readonly string[] }): StreamRule {
  const watch = () => {
    let first: unknown
    return {
      event({ data }: { readonly data: unknown }) {
        const faults: Broken[] = []
        for (const path of at) {
          const found = valueAt(data, path)
          if (found === undefined) continue
          first ??= found
          if (found !== first) faults.push(mustBe(path, first, found))
        }
        return faults
      },
    }
  }
  return { name, watch }
}

/** The number at `at` is never less than before. */
export function neverFalls({ name, at }: { readonly name: string; readonly at: readonly string[] }): StreamRule {
  const watch = () => {
    let most = Number.NEGATIVE_INFINITY
    return {
      event({ data }: { readonly data: unknown }) {
        const faults: Broken[] = []
        for (const path of at) {
          const found = numberAt(data, path) ?? most
          if (found < most) faults.push({ at: path, message: `must not fall below ${most}, got ${found}` })
          most = Math.max(most, found)
        }
        return faults
      },
    }
  }
  return { name, watch }
}

export interface Sum {
  readonly name: string
  /** The object with the numbers; where it is absent or null there is nothing to add. */
  readonly at: string
  readonly total?: string
  /** What the total is made of; absent ones are 0. */
  readonly of?: readonly string[]
  /** Pairs: the first is a part of the second. */
  readonly parts?: readonly (readonly [part: string, whole: string])[]
  /** A list, the number in each of its elements, and the number they add up to. */
  readonly lists?: readonly (readonly [list: string, each: string, total: string])[]
}

export function addsUp({ name, at, total = '', of = [], parts = [], lists = [] }: Sum): StreamRule {
  const judge = (object: unknown): Broken[] => {
    const faults: Broken[] = []
    const expect = (path: string, expected: number, words: string) => {
      const found = numberAt(object, path)
      if (found !== undefined && found !== expected)
        faults.push({ at: `${at}.${path}`, message: `must be ${expected}, ${words}, got ${found}` })
    }
    const sum = (numbers: readonly (number | undefined)[]) =>
      numbers.reduce<number>((all, each) => all + (each ?? 0), 0)
    if (total !== '') {
      const given = of.filter((path) => numberAt(object, path) !== undefined)
      const words = given.length > 1 ? `the sum of ${given.join(' and ')}` : `as ${given.join('')}`
      expect(total, sum(given.map((path) => numberAt(object, path))), words)
    }
    for (const [list, each, path] of lists) {
      const members = listAt(object, list)
      if (members) expect(path, sum(members.map((member) => numberAt(member, each))), `the sum of ${list}`)
    }
    for (const [part, whole] of parts) {
      const found = numberAt(object, part) ?? 0
      const most = numberAt(object, whole) ?? 0
      if (found > most)
        faults.push({ at: `${at}.${part}`, message: `must be at most ${whole} (${most}), got ${found}` })
    }
    return faults
  }
  const event = ({ data }: { readonly data: unknown }) => {
    const object = valueAt(data, at)
    return typeof object === 'object' && object !== null ? judge(object) : none
  }
  return { name, watch: () => ({ event }) }
}

/** Two places of one event hold the same. */
export function agrees({
  name,
  event,
  at,
}: {
  name: string
  event: string
  at: readonly [string, string]
}): StreamRule {
  const judge = (data: unknown) => {
    const difference = firstDifference(valueAt(data, at[0]), valueAt(data, at[1]))
    return difference ? [{ at: [at[1], difference.at].filter(Boolean).join('.'), message: difference.message }] : none
  }
  return { name, watch: () => ({ event: (given) => (given.event === event ? judge(given.data) : none) }) }
}

export interface Pieces {
  readonly name: string
  /** The event that begins a new text. */
  readonly begin: string
  readonly add: Spot
  /** Where the whole text is told; skipped where there is no text. */
  readonly whole: readonly Spot[]
}

/** The pieces make up the whole text, and no character was torn into two of them. */
export function concatenates({ name, begin, add, whole }: Pieces): StreamRule {
  const watch = () => {
    let text = ''
    let isLost = false
    // A text that was told wrongly once may be told so again: that is the same fault.
    let told: string[] = []
    return {
      event({ event, data }: { readonly event: string; readonly data: unknown }) {
        if (event === begin) {
          text = ''
          told = []
          isLost = false
        }
        if (event === add[0]) {
          const piece = textAt(data, add[1]) ?? ''
          const isTorn = text.endsWith('\ufffd') && piece.startsWith('\ufffd')
          text += piece
          return isTorn ? [{ at: add[1], message: 'begins with the rest of a character that was torn apart' }] : none
        }
        const faults: Broken[] = []
        for (const [end, at] of whole) {
          const found = event === end ? textAt(data, at) : undefined
          if (isLost || found === undefined || found === text || told.includes(found)) continue
          faults.push({ at, message: unlike(text, found) })
          told.push(found)
        }
        return faults
      },
      lose() {
        text = ''
        isLost = true
      },
    }
  }
  return { name, watch }
}

/** Shows both texts from a little before the place where they part. */
function unlike(pieces: string, whole: string): string {
  let same = 0
  while (same < pieces.length && pieces[same] === whole[same]) same++
  const from = Math.max(0, same - 10)
  const show = (text: string) => quote(`${from > 0 ? '…' : ''}${text.slice(from, from + 40)}`)
  return `is not what its deltas make: they make ${show(pieces)}, it is ${show(whole)}`
}

export interface Collection {
  readonly name: string
  /** The event that begins a new list; absent: the stream. */
  readonly begin?: string
  readonly each: Spot
  /** Where the whole list is told; skipped where there is no list. */
  readonly whole: readonly Spot[]
}

/** The list in the end holds what the events before brought, in their order. */
export function collects({ name, begin, each, whole }: Collection): StreamRule {
  const watch = () => {
    let members: unknown[] | undefined = []
    return {
      event({ event, data }: { readonly event: string; readonly data: unknown }) {
        if (event === begin) members = []
        if (event === each[0]) members?.push(valueAt(data, each[1]))
        const faults: Broken[] = []
        for (const [end, at] of whole) {
          const found = event === end ? listAt(data, at) : undefined
          const difference = members && found && firstDifference(members, found)
          if (difference)
            faults.push({ at: `${at}.${difference.at}`, message: `${difference.message}, unlike the event before` })
        }
        return faults
      },
      lose() {
        members = undefined
      },
    }
  }
  return { name, watch }
}
