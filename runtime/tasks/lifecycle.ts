import type { Lifecycle } from '../contract.ts'
import { ownValue } from '../json.ts'

export function isTerminal(lifecycle: Lifecycle, state: string): boolean {
  return lifecycle.terminal.includes(state)
}

/** Whether the lifecycle has a state. */
export function isDeclared({ transitions, terminal }: Lifecycle, state: string): boolean {
  return Object.hasOwn(transitions, state) || terminal.includes(state)
}

/** Whether the lifecycle allows a change between two states; a non-terminal state may also stay. */
export function mayChange(lifecycle: Lifecycle, from: string, to: string): boolean {
  if (from === to) return !isTerminal(lifecycle, from)
  return nextStates(lifecycle, from).includes(to)
}

/** Finds the shortest path between two states, without the first and with the last; undefined if there is none. */
export function findPath(lifecycle: Lifecycle, from: string, to: string): readonly string[] | undefined {
  const paths = new Map<string, readonly string[]>([[from, []]])
  for (const [state, path] of paths) {
    for (const next of nextStates(lifecycle, state)) {
      if (!paths.has(next)) paths.set(next, [...path, next])
    }
  }
  return paths.get(to)
}

function nextStates(lifecycle: Lifecycle, state: string): readonly string[] {
  return ownValue(lifecycle.transitions, state) ?? []
}
