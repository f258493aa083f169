import type { Lifecycle } from '../../generators/model/contract.ts'
import { elementId } from './element.ts'

/** The states that a task may begin in, and the changes between two states. */
export function lifecycleSteps({ name, initial, transitions }: Lifecycle): string[] {
  const changes = Object.entries(transitions).flatMap(([from, all]) => all.map((to) => changeId(name, from, to)))
  return [...initial.map((state) => elementId('state', name, 'begins', state)), ...changes]
}

/** Those that a row of states shows, in the order in which they were seen; a state that was skipped shows none. */
export function lifecycleStepsTaken(
  { name, initial, transitions, terminal }: Lifecycle,
  states: readonly string[],
): string[] {
  return states.flatMap((to, at) => {
    const from = states[at - 1]
    const isFirst = from === undefined || terminal.includes(from)
    if (isFirst) return initial.includes(to) ? [elementId('state', name, 'begins', to)] : []
    return transitions[from]?.includes(to) ? [changeId(name, from, to)] : []
  })
}

function changeId(name: string, from: string, to: string): string {
  return elementId('state', name, from, to)
}
