import type { EventOrder } from '../core/tables.ts'

/** Follows one stream through the declared order of its events, and finds its way again after a fault. */
export interface OrderFollower {
  /** Takes the next event; gives what is wrong with it, or undefined when it may come here. */
  next(event: string): string | undefined
  /** Ends the stream; gives what is missing, or undefined when it may end here. */
  end(): string | undefined
}

/**
 * One fault in a stream is one finding: after an event that may not come the follower goes on as if it had been right
 * to come, and after one that the contract does not know the next one may be any.
 */
export function followOrder({ states, accepting }: EventOrder): OrderFollower {
  let state = 0
  let last: string | undefined
  let isLost = false
  const anywhere = (event: string) => states.find((allowed) => Object.hasOwn(allowed, event))?.[event]
  const complain = (got: string) => {
    const expected = Object.keys(states[state] ?? {}).join(' or ') || 'the end'
    return `expected ${expected} ${last === undefined ? 'at the start' : `after ${last}`}, got ${got}`
  }
  return {
    next(event) {
      const allowed = states[state] ?? {}
      const target = Object.hasOwn(allowed, event) ? allowed[event] : undefined
      const found = target ?? anywhere(event)
      const isWrong = target === undefined && !(isLost && found !== undefined)
      const complaint = isWrong ? complain(event) : undefined
      const isOver = Object.keys(allowed).length === 0
      isLost = found === undefined
      if (!isOver) state = found ?? state
      last = event
      return complaint
    },
    end() {
      return isLost || accepting.includes(state) ? undefined : complain('the end')
    },
  }
}
