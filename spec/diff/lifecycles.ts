import { asObject, asStrings, type JsonObject } from '../../runtime/json.ts'
import { type DiffRule, onExtension, without } from './tree.ts'

/** Changes of a task's states that affect polling clients. A new lifecycle affects no client. */
export const lifecycleRules: Readonly<Record<string, DiffRule>> = {
  'task-state-added': onLifecycle((before, after) =>
    without(after.states, before.states).map((state) => `Clients do not know the new state \`${state}\`.`),
  ),
  'task-end-changed': onLifecycle((before, after) => {
    const removed = without(before.terminal, after.terminal)
    const added = without(after.terminal, before.terminal).filter((state) => before.states.includes(state))
    return [
      ...removed.map((state) => `\`${state}\` is no longer terminal: clients stop polling too early.`),
      ...added.map((state) => `\`${state}\` is now terminal: clients that do not know this poll forever.`),
    ]
  }),
  'task-step-added': onLifecycle((before, after) => {
    const isComparable = ([from, to]: Transition) =>
      before.states.includes(to) && (from === '' || before.states.includes(from))
    const transitions = new Set(before.transitions.map(String))
    return after.transitions
      .filter((transition) => isComparable(transition) && !transitions.has(String(transition)))
      .map(([from, to]) => (from === '' ? `A task may start as \`${to}\`.` : `\`${to}\` may follow \`${from}\`.`))
  }),
}

/** A transition; `from` is empty for an initial state. */
type Transition = readonly [from: string, to: string]

interface States {
  readonly states: readonly string[]
  readonly terminal: readonly string[]
  readonly transitions: readonly Transition[]
}

function onLifecycle(compare: (before: States, after: States) => readonly string[]): DiffRule {
  return onExtension('x-lifecycle', (before, after) =>
    before['x-lifecycle'] === undefined ? [] : compare(getStates(before), getStates(after)),
  )
}

function getStates(schema: JsonObject): States {
  const source = asObject(schema['x-lifecycle'])
  const terminal = asStrings(source.terminal)
  const nextStates = Object.entries(asObject(source.transitions))
  const transitions: Transition[] = [
    ...asStrings(source.initial).map((to): Transition => ['', to]),
    ...nextStates.flatMap(([from, to]) => asStrings(to).map((next): Transition => [from, next])),
  ]
  return { states: [...new Set([...transitions.map(([, to]) => to), ...terminal])], terminal, transitions }
}
