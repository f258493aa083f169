import type { Lifecycle } from '../../generators/model/contract.ts'
import { elementId } from './element.ts'

/** The initial states of a task, and its transitions. */
export function lifecycleSteps({ name, initial, transitions }: Lifecycle): string[] {
  const changes = Object.entries(transitions).flatMap(([from, all]) => all.map((to) => changeId(name, from, to)))
  return [...initial.map((state) => elementId('state', name, 'begins', state)), ...changes]
}

/** The transitions of a series of states; a skipped state gives none. */
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
