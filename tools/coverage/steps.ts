import type { Lifecycle, Stream } from '../../generators/model/contract.ts'
import { asObject, asStrings } from '../../runtime/json.ts'
import { followOrder } from '../../runtime/judge/event-order.ts'
import { elementId } from './element.ts'
import { asyncapi } from './schema-document.ts'

/**
 * Lists the steps of a stream's order: every event in every state that allows it. Events that are allowed anywhere or end a
 * stream early are not steps.
 */
export function orderSteps(stream: Stream): string[] {
  const loose = looseEvents(stream)
  return stream.automaton.states.flatMap((allowed, state) =>
    Object.keys(allowed).flatMap((event) => (loose.has(event) ? [] : [stepId(stream, state, event)])),
  )
}

/** Lists the steps of a stream up to its first violation of the order. */
export function stepsTaken(stream: Stream, events: readonly string[]): string[] {
  const loose = looseEvents(stream)
  const taken: string[] = []
  const follower = followOrder(stream.automaton)
  for (const event of events) {
    const { state } = follower
    if (follower.next(event)) return taken
    if (!loose.has(event)) taken.push(stepId(stream, state, event))
  }
  return taken
}

/** Names a state by the events that lead to it: its number would change with other states. */
function stepId(stream: Stream, state: number, event: string): string {
  const before = stream.automaton.states.flatMap((allowed) =>
    Object.entries(allowed).flatMap(([name, to]) => (to === state && !looseEvents(stream).has(name) ? [name] : [])),
  )
  const from = [...(state === 0 ? ['start'] : []), ...new Set(before)].join('|')
  return elementId('order', stream.name, event, 'after', from)
}

function looseEvents({ name }: Stream): ReadonlySet<string> {
  const operation = asObject(asObject(asyncapi.operations)[name])
  const order = asObject(operation['x-event-order'])
  return new Set([...asStrings(order.anywhere), ...asStrings(order['cut-by'])])
}

/** Lists the initial states of a task, and its transitions. */
export function lifecycleSteps({ name, initial, transitions }: Lifecycle): string[] {
  const changes = Object.entries(transitions).flatMap(([from, all]) => all.map((to) => changeId(name, from, to)))
  return [...initial.map((state) => elementId('state', name, 'begins', state)), ...changes]
}

/** Lists the transitions of a series of states; a skipped state gives none. */
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
