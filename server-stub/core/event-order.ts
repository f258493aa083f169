import { ownValue } from './own-value.ts'
import type { EventOrder } from './tables.ts'

/** Follows one stream through the declared order of its events. */
export interface OrderRunner {
  /** Takes the next event; gives what is wrong with it, in words, or undefined when it may come here. */
  next(event: string): string | undefined
  /** Ends the stream; gives what is missing, or undefined when it may end here. */
  end(): string | undefined
}

/** An event that may not come leaves the runner where it was. */
export function orderRunner({ states, accepting }: EventOrder): OrderRunner {
  let state = 0
  let last: string | undefined
  const expected = () => Object.keys(states[state] ?? {}).join(' or ') || 'the end'
  const place = () => (last === undefined ? 'at the start' : `after ${last}`)
  return {
    next(event) {
      const target = ownValue(states[state] ?? {}, event)
      if (target === undefined) return `expected ${expected()} ${place()}, got ${event}`
      state = target
      last = event
      return undefined
    },
    end() {
      return accepting.includes(state) ? undefined : `expected ${expected()} ${place()}, got the end`
    },
  }
}
