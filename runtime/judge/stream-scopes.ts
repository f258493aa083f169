import { ownValue, tryParseJson } from '../json.ts'
import { listAt, numberAt, textAt, valueAt } from '../json-path.ts'
import { alternatives, quote } from '../validation/quote.ts'
import {
  type EventPath,
  type EventViolation,
  mustBe,
  none,
  type StatedKind,
  type StreamRule,
  type Watch,
} from './stream-rule.ts'

export interface Scope {
  readonly name: string
  /** The event that opens a scope; its index is one more than the index before. */
  readonly open: string
  /** Path of the index, in the opening event and in all events inside. */
  readonly index: string
  /** The event that resets the index to 0; by default the start of the stream. */
  readonly restart?: string
  /** Paths of the id: in the opening event, and in the events inside. */
  readonly id?: { readonly open: string; readonly inside: readonly EventPath[]; readonly anywhere?: string }
  /** Only events inside scopes of this kind break the rule itself. */
  readonly kind?: StatedKind
}

/** Scopes are opened with consecutive indexes, and the events inside have the index and the id of their scope. */
export function opensInOrder({ name, open, index, restart, id, kind }: Scope): StreamRule {
  const watch = (): Watch => {
    let next: number | undefined = 0
    // If the index was wrong, the events inside may have either index.
    let current: readonly (number | undefined)[] = []
    let currentId: unknown
    let isStated = true
    const checkOpened = (data: unknown): readonly EventViolation[] => {
      const expected = next
      const value = numberAt(data, index)
      current = expected === undefined ? [value] : [expected, value]
      currentId = id && valueAt(data, id.open)
      const opened = value ?? expected
      next = opened === undefined ? undefined : opened + 1
      isStated = kind === undefined || valueAt(data, kind.at) === kind.is
      return withRule(kind?.choiceRule, compareValue(index, [expected], value))
    }
    const checkInside = (event: string, data: unknown): readonly EventViolation[] => {
      const idPath = id?.inside.find(([name]) => name === event)?.[1] ?? id?.anywhere
      const isOfKind = isStated && (kind === undefined || (valueAt(data, kind.at) ?? kind.is) === kind.is)
      return withRule(isOfKind ? undefined : kind?.choiceRule, [
        ...compareValue(index, current, numberAt(data, index)),
        ...(idPath === undefined ? [] : compareValue(idPath, [currentId], valueAt(data, idPath))),
      ])
    }
    return {
      event({ event, data }) {
        if (event === restart) {
          next = 0
          current = []
        }
        return event === open ? checkOpened(data) : checkInside(event, data)
      },
      invalidate() {
        next = undefined
        current = []
        currentId = undefined
      },
    }
  }
  return { name, watch }
}

function withRule(rule: string | undefined, violations: readonly EventViolation[]): readonly EventViolation[] {
  return rule === undefined ? violations : violations.map((violation) => ({ ...violation, rule }))
}

/** Compares a value with the allowed ones. Missing values are left to the schema and the order. */
function compareValue(at: string, allowed: readonly unknown[], actual: unknown): readonly EventViolation[] {
  const [expected] = allowed
  if (expected === undefined || actual === undefined || allowed.includes(actual)) return none
  return [mustBe(at, expected, actual)]
}

export interface Kinds {
  readonly name: string
  readonly open: EventPath
  /** Events with a value at this path are inside the last opened scope. */
  readonly inside: string
  /** Path of the string to check. */
  readonly path: string
  /** The allowed strings by kind of scope. */
  readonly allowed: Readonly<Record<string, readonly string[]>>
}

/** The events inside a scope match its kind. Unlisted kinds are not checked. */
export function matchesKind({ name, open, inside, path, allowed }: Kinds): StreamRule {
  const watch = (): Watch => {
    let kind = ''
    return {
      event({ event, data }) {
        if (event === open[0]) {
          kind = textAt(data, open[1]) ?? ''
          return none
        }
        const strings = ownValue(allowed, kind)
        const value = valueAt(data, inside) === undefined ? undefined : textAt(data, path)
        if (strings === undefined || value === undefined || strings.includes(value)) return none
        const expected = strings.length === 0 ? 'nothing' : alternatives(strings.map(quote))
        return [{ at: path, message: `expected ${expected} in ${kind}, got ${quote(value)}` }]
      },
      invalidate() {
        kind = ''
      },
    }
  }
  return { name, watch }
}

export interface ParsedPieces {
  readonly name: string
  readonly begin: string
  readonly add: EventPath
  readonly end: string
  /** The condition under which a stream was truncated, so that JSON may be incomplete. */
  readonly unless: { readonly at: string; readonly is: string }
}

/** The pieces make up valid JSON, unless the reply was truncated. Reported at the end of the stream. */
export function formsJson({ name, begin, add, end, unless }: ParsedPieces): StreamRule {
  const watch = (): Watch => {
    let text: string | undefined = ''
    let isTruncated = false
    const violations: EventViolation[] = []
    return {
      event(judged) {
        const { event, data } = judged
        if (event === begin) text = ''
        if (event === add[0] && text !== undefined) text += textAt(data, add[1]) ?? ''
        if (event === end && text && tryParseJson(text) === undefined)
          violations.push({ of: judged, at: '', message: `ends invalid JSON: ${quote(text)}` })
        if (textAt(data, unless.at) === unless.is) isTruncated = true
        return none
      },
      end: () => (isTruncated ? none : violations),
      invalidate() {
        text = undefined
      },
    }
  }
  return { name, watch }
}

export interface Members {
  readonly name: string
  /** Path of the array whose members continue from event to event. */
  readonly list: string
  readonly key: string
  /** The event that must contain all members. */
  readonly last: string
}

/** The members of an array are identified by a number: unique in an event, and all of them, from 0, in the last. */
export function containsAll({ name, list, key, last }: Members): StreamRule {
  const watch = (): Watch => {
    let highest = 0
    return {
      event({ event, data }) {
        const violations: EventViolation[] = []
        const keys = new Set<number>()
        let duplicate: number | undefined
        for (const member of listAt(data, list)) {
          const number = numberAt(member, key)
          if (number === undefined) continue
          if (keys.has(number)) duplicate ??= number
          keys.add(number)
          highest = Math.max(highest, number)
        }
        if (duplicate !== undefined) violations.push({ at: list, message: `has the ${key} ${duplicate} twice` })
        if (event !== last) return violations
        let missing = 0
        while (keys.has(missing)) missing++
        if (missing <= highest) violations.push({ at: list, message: `has no member with the ${key} ${missing}` })
        return violations
      },
    }
  }
  return { name, watch }
}
