import { asObject, asStrings } from '../../generators/json.ts'
import type { Stream } from '../../generators/model/contract.ts'
import { elementId } from './element.ts'
import { asyncapi } from './schema-document.ts'

/**
 * The steps of a stream's order: each event in each state that allows it. Events that are allowed anywhere or end a
 * stream early are not steps.
 */
export function orderSteps(stream: Stream): string[] {
  const loose = looseEvents(stream)
  return stream.automaton.states.flatMap((allowed, state) =>
    Object.keys(allowed).flatMap((event) => (loose.has(event) ? [] : [stepId(stream, state, event)])),
  )
}

/** The steps of a stream up to its first violation of the order. */
export function stepsTaken(stream: Stream, events: readonly string[]): string[] {
  const loose = looseEvents(stream)
  const taken: string[] = []
  let state = 0
  for (const event of events) {
    const next = stream.automaton.states[state]?.[event]
    if (next === undefined) return taken
    if (!loose.has(event)) taken.push(stepId(stream, state, event))
    state = next
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
