import type { EventOrder } from '../contract.ts'
import { ownValue } from '../json.ts'

/** An event out of order, or an end too early. */
export interface OrderViolation {
  readonly message: string
  /** The events that may come instead, without those that are always allowed. */
  readonly expected: readonly string[]
}

/** Describes the first violation in a whole stream; undefined if the order allows it. */
export function findOrderViolation(order: EventOrder, events: readonly string[]): string | undefined {
  const follower = followOrder(order)
  for (const event of events) {
    const violation = follower.next(event)
    if (violation) return violation.message
  }
  return follower.end()?.message
}

/** Follows one stream through the declared order of its events, and recovers after an error. */
export interface OrderFollower {
  /** The index of the state after the events so far. */
  readonly state: number
  /** The events that may come next. */
  readonly allowed: readonly string[]
  next(event: string): OrderViolation | undefined
  end(): OrderViolation | undefined
}

/**
 * Reports an error once. If one missing event explains an event out of order, the follower reports it, continues as
 * if it had been sent, and ignores it if it comes late. Otherwise it continues at any state where the event is
 * allowed; after an unknown event, any event may follow.
 */
export function followOrder({ states, accepting }: EventOrder): OrderFollower {
  let state = 0
  let last: string | undefined
  let isLost = false
  /** The missing event of the last error: it may still come late. */
  let missing: string | undefined
  const step = (from: number, event: string): number | undefined => {
    return ownValue(states[from] ?? {}, event)
  }
  /** The allowed events, reduced to those whose target satisfies `fits` if there are any. */
  const expected = (fits: (nextState: number, event: string) => boolean): readonly (readonly [string, number])[] => {
    const allowed = Object.entries(states[state] ?? {})
    const fitting = allowed.filter(([event, nextState]) => fits(nextState, event))
    return fitting.length > 0 ? fitting : allowed
  }
  const violation = (candidates: readonly (readonly [string, number])[], got: string): OrderViolation => {
    const names = candidates.map(([name]) => name)
    const position = last === undefined ? 'at the start' : `after ${last}`
    const message = `expected ${names.join(' or ') || 'the end'} ${position}, got ${got}`
    return { message, expected: names.filter((name) => !isAlwaysAllowed(name)) }
  }
  const findState = (event: string) =>
    states.map((_, from) => step(from, event)).find((nextState) => nextState !== undefined)
  const isAlwaysAllowed = (event: string) =>
    states.every((allowed) => Object.keys(allowed).length === 0 || Object.hasOwn(allowed, event))
  return {
    get state() {
      return state
    },
    get allowed() {
      return Object.keys(states[state] ?? {})
    },
    next(event) {
      const nextState = step(state, event)
      if (nextState !== undefined) {
        state = nextState
        last = event
        isLost = false
        missing = undefined
        return undefined
      }
      const isLate = event === missing
      const candidates = expected((from) => !isLate && step(from, event) !== undefined)
      const [name, after = -1] = candidates[0] ?? []
      const resumed = step(after, event)
      const next = resumed ?? findState(event)
      const error = isLost && next !== undefined ? undefined : violation(candidates, event)
      if (isLate) {
        missing = undefined
        return error
      }
      isLost = next === undefined
      missing = resumed === undefined ? undefined : name
      if (candidates.length > 0) state = next ?? state
      last = event
      return error
    },
    end() {
      if (isLost || accepting.includes(state)) return undefined
      // Events that are always allowed, such as an error, are not expected at the end of a started stream.
      const isMissing = (event: string) => last !== undefined && !isAlwaysAllowed(event)
      const missing = expected((nextState, event) => accepting.includes(nextState) && isMissing(event))
      return violation(missing, 'the end')
    },
  }
}
