import type { EventOrder } from '../core/contract.ts'
import { ownValue } from '../core/contract.ts'

/** Follows one stream through the declared order of its events, and recovers after a fault. */
export interface OrderFollower {
  /** Takes the next event; gives what is wrong with it, or undefined when it may come here. */
  next(event: string): string | undefined
  /** Ends the stream; gives what is missing, or undefined when it may end here. */
  end(): string | undefined
}

/**
 * One fault in a stream is one finding. Where one missing event explains an event out of order, the follower names it and
 * goes on as if it had come, and does not go back where it comes late. Else it goes on where the contract allows the event, and after an event that the contract
 * does not know the next one may be any.
 */
export function followOrder({ states, accepting }: EventOrder): OrderFollower {
  let state = 0
  let last: string | undefined
  let isLost = false
  /** The event that the last fault was explained by: it may still come, late. */
  let missing: string | undefined
  const step = (from: number, event: string): number | undefined => {
    return ownValue(states[from] ?? {}, event)
  }
  /** The events that may come here and, where there are any such, after which `fits` holds. */
  const expected = (fits: (target: number, event: string) => boolean): readonly (readonly [string, number])[] => {
    const allowed = Object.entries(states[state] ?? {})
    const fitting = allowed.filter(([event, target]) => fits(target, event))
    return fitting.length > 0 ? fitting : allowed
  }
  const complain = (wanted: readonly (readonly [string, number])[], got: string) => {
    const names = wanted.map(([name]) => name).join(' or ') || 'the end'
    return `expected ${names} ${last === undefined ? 'at the start' : `after ${last}`}, got ${got}`
  }
  const anywhere = (event: string) => states.map((_, from) => step(from, event)).find((found) => found !== undefined)
  const mayAlwaysCome = (event: string) =>
    states.every((allowed) => Object.keys(allowed).length === 0 || Object.hasOwn(allowed, event))
  return {
    next(event) {
      const target = step(state, event)
      const isLate = target === undefined && event === missing
      const wanted = expected((each) => !isLate && step(each, event) !== undefined)
      const [name, after = -1] = wanted[0] ?? []
      const explained = step(after, event)
      const found = target ?? explained ?? anywhere(event)
      const isWrong = target === undefined && !(isLost && found !== undefined)
      const complaint = isWrong ? complain(wanted, event) : undefined
      if (isLate) {
        missing = undefined
        return complaint
      }
      isLost = found === undefined
      missing = target === undefined && explained !== undefined ? name : undefined
      if (wanted.length > 0) state = found ?? state
      last = event
      return complaint
    },
    end() {
      if (isLost || accepting.includes(state)) return undefined
      // What may come at any time, such as an error, is not what a stream lacks that has begun.
      const isMissing = (event: string) => last !== undefined && !mayAlwaysCome(event)
      const missing = expected((target, event) => accepting.includes(target) && isMissing(event))
      return complain(missing, 'the end')
    },
  }
}
