import { type Lifecycle, ownValue } from '../contract.ts'

export function isTerminal(lifecycle: Lifecycle, state: string): boolean {
  return lifecycle.terminal.includes(state)
}

/** Whether a record in one state may be written in another; a state that is not terminal may stay as it is. */
export function mayChange(lifecycle: Lifecycle, from: string, to: string): boolean {
  if (from === to) return !isTerminal(lifecycle, from)
  return nextStates(lifecycle, from).includes(to)
}

/** The shortest legal way from one state to another, without the first and with the last; undefined without a way. */
export function wayTo(lifecycle: Lifecycle, from: string, to: string): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[from, []]])
  for (const [state, way] of ways) {
    for (const next of nextStates(lifecycle, state)) {
      if (!ways.has(next)) ways.set(next, [...way, next])
    }
  }
  return ways.get(to)
}

function nextStates(lifecycle: Lifecycle, state: string): readonly string[] {
  return ownValue(lifecycle.transitions, state) ?? []
}
