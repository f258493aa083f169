import { numberAt, textAt, valueAt } from '../json-path.ts'
import { quote } from '../validation/quote.ts'
import { commonPrefix } from '../validation/suggest.ts'
import { findDifference } from './difference.ts'
import type { ReplyRule } from './reply-rule.ts'
import {
  type EventPath,
  type EventViolation,
  mustBe,
  none,
  type StatedKind,
  type StreamRule,
  type Watch,
} from './stream-rule.ts'

/** The value at `at` starts at 0 and increases by one with every event that has it. */
export function countsUp({ name, at }: { readonly name: string; readonly at: string }): StreamRule {
  const watch = (): Watch => {
    let expected = 0
    // After a repeated number: either the event was repeated or the number is wrong.
    let isAmbiguous = false
    return {
      event({ data }) {
        const value = numberAt(data, at) ?? expected
        const isRight = value === expected || (isAmbiguous && value === expected + 1)
        const violations = isRight ? none : [{ ...mustBe(at, expected, value), breaksSequence: true }]
        isAmbiguous = value < expected
        expected = Math.max(value + 1, expected)
        return violations
      },
    }
  }
  return { name, watch }
}

/** All values at these paths are equal. */
export function staysSame({ name, at }: { readonly name: string; readonly at: readonly string[] }): StreamRule {
  const watch = (): Watch => {
    let first: unknown
    return {
      event({ data }) {
        const violations: EventViolation[] = []
        for (const path of at) {
          const value = valueAt(data, path)
          if (value === undefined) continue
          first ??= value
          if (value !== first) violations.push(mustBe(path, first, value))
        }
        return violations
      },
    }
  }
  return { name, watch }
}

export function neverDecreases({ name, at }: { readonly name: string; readonly at: readonly string[] }): StreamRule {
  const watch = (): Watch => {
    let highest = Number.NEGATIVE_INFINITY
    return {
      event({ data }) {
        const violations: EventViolation[] = []
        for (const path of at) {
          const value = numberAt(data, path) ?? highest
          if (value < highest) violations.push({ at: path, message: `must not fall below ${highest}, got ${value}` })
          highest = Math.max(highest, value)
        }
        return violations
      },
    }
  }
  return { name, watch }
}

export interface Sum {
  readonly name: string
  /** The object with the numbers; not checked if it is absent or null. */
  readonly at: string
  readonly total?: string
  /** The summands of the total; absent ones count as 0. */
  readonly of?: readonly string[]
  /** Pairs of numbers: the first is at most the second. */
  readonly parts?: readonly (readonly [part: string, whole: string])[]
  /** An array, the path of the number in its members, and the path of their total. */
  readonly lists?: readonly (readonly [list: string, member: string, total: string])[]
}

export function addsUp({ name, at, total = '', of = [], parts = [], lists = [] }: Sum): StreamRule {
  const judge = (object: unknown): EventViolation[] => {
    const violations: EventViolation[] = []
    const expect = (path: string, expected: number, reason: string) => {
      const value = numberAt(object, path)
      if (value !== undefined && value !== expected)
        violations.push({ at: `${at}.${path}`, message: `must be ${expected}, ${reason}, got ${value}` })
    }
    const sum = (numbers: readonly (number | undefined)[]) =>
      numbers.reduce<number>((all, value) => all + (value ?? 0), 0)
    if (total !== '') {
      const present = of.filter((path) => numberAt(object, path) !== undefined)
      const reason = present.length > 1 ? `the sum of ${present.join(' and ')}` : `as ${present.join('')}`
      expect(total, sum(present.map((path) => numberAt(object, path))), reason)
    }
    for (const [list, memberPath, path] of lists) {
      const members = valueAt(object, list)
      if (Array.isArray(members))
        expect(path, sum(members.map((member) => numberAt(member, memberPath))), `the sum of ${list}`)
    }
    for (const [part, whole] of parts) {
      const value = numberAt(object, part) ?? 0
      const limit = numberAt(object, whole) ?? 0
      if (value > limit)
        violations.push({ at: `${at}.${part}`, message: `must be at most ${whole} (${limit}), got ${value}` })
    }
    return violations
  }
  const watch = (): Watch => ({
    event({ data }) {
      const object = valueAt(data, at)
      return typeof object === 'object' && object !== null ? judge(object) : none
    },
  })
  return { name, watch }
}

/** Turns a rule of single events into one of whole replies. */
export function asReplyRule({ name, watch }: StreamRule): ReplyRule {
  return { name, judge: (reply) => watch().event({ number: 1, event: '', data: reply }) }
}

/** Two values of one event are equal. */
export function valuesAgree(name: string, event: string, [first, second]: readonly [string, string]): StreamRule {
  const judge = (data: unknown) => {
    const difference = findDifference(valueAt(data, first), valueAt(data, second))
    return difference ? [{ at: [second, difference.at].filter(Boolean).join('.'), message: difference.message }] : none
  }
  return { name, watch: () => ({ event: (present) => (present.event === event ? judge(present.data) : none) }) }
}

export interface Pieces {
  readonly name: string
  /** The event that starts a new string. */
  readonly begin: string
  readonly add: EventPath
  /** The events with the whole string; not checked if it is absent. */
  readonly whole: readonly EventPath[]
}

/** The pieces make up the whole string, and no character is split between two of them. */
export function joinsPieces({ name, begin, add, whole }: Pieces): StreamRule {
  const watch = (): Watch => {
    let text = ''
    /** Whether the last piece ends with a replacement character. */
    let isOpen = false
    let isLost = false
    // A wrong string may be repeated by later events: report it once.
    let reported = new Set<string>()
    return {
      event({ event, data }) {
        if (event === begin) {
          text = ''
          isOpen = false
          reported = new Set()
          isLost = false
        }
        if (event === add[0]) {
          const piece = textAt(data, add[1]) ?? ''
          const isSplit = isOpen && piece.startsWith('\ufffd')
          if (piece !== '') isOpen = piece.endsWith('\ufffd')
          text += piece
          return isSplit ? [{ at: add[1], message: 'starts in the middle of a character' }] : none
        }
        const violations: EventViolation[] = []
        for (const [end, at] of whole) {
          const value = event === end ? textAt(data, at) : undefined
          if (isLost || value === undefined || value === text || reported.has(value)) continue
          violations.push({ at, message: describeDifference(text, value) })
          reported.add(value)
        }
        return violations
      },
      invalidate() {
        text = ''
        isOpen = false
        isLost = true
      },
    }
  }
  return { name, watch }
}

/** Shows both strings from shortly before their first difference. */
function describeDifference(pieces: string, whole: string): string {
  const from = Math.max(0, commonPrefix(pieces, whole) - 10)
  const show = (text: string) => quote(`${from > 0 ? '…' : ''}${text.slice(from, from + 40)}`)
  return `differs from its deltas: must be ${show(pieces)}, got ${show(whole)}`
}

export interface Collection {
  readonly name: string
  /** The event that starts a new array; by default the start of the stream. */
  readonly begin?: string
  readonly member: EventPath
  /** The events with the whole array; not checked if it is absent. */
  readonly whole: readonly EventPath[]
  /** Only differences in members of this kind break the rule itself. */
  readonly kind?: StatedKind
}

/** The array at the end contains the members of the earlier events, in order. */
export function collectsMembers({ name, begin, member, whole, kind }: Collection): StreamRule {
  const stated = (list: readonly unknown[]) => list.filter((value) => !kind || valueAt(value, kind.at) === kind.is)
  const watch = (): Watch => {
    let members: unknown[] | undefined = []
    return {
      event({ event, data }) {
        if (event === begin) members = []
        if (event === member[0]) members?.push(valueAt(data, member[1]))
        const violations: EventViolation[] = []
        for (const [end, at] of whole) {
          const value = event === end ? valueAt(data, at) : undefined
          if (!members || !Array.isArray(value)) continue
          const difference = findDifference(members, value)
          if (!difference) continue
          const isStated = findDifference(stated(members), stated(value)) !== undefined
          violations.push({
            ...(kind && !isStated ? { rule: kind.choiceRule } : {}),
            at: `${at}.${difference.at}`,
            message: `${difference.message}, unlike the earlier event`,
          })
        }
        return violations
      },
      invalidate() {
        members = undefined
      },
    }
  }
  return { name, watch }
}
