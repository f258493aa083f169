import { asObject, asStrings, type JsonObject } from '../../generators/json.ts'
import { type DiffRule, onExtension, without } from './tree.ts'

/** What changes of a task's states mean for clients that poll it. A lifecycle that is new breaks nobody. */
export const lifecycleRules: Readonly<Record<string, DiffRule>> = {
  'task-state-added': onLifecycle((before, after) =>
    without(after.states, before.states).map((state) => `\`${state}\` is a state that clients do not know.`),
  ),
  'task-end-changed': onLifecycle((before, after) => {
    const ended = without(before.terminal, after.terminal)
    const ending = without(after.terminal, before.terminal).filter((state) => before.states.includes(state))
    return [
      ...ended.map((state) => `\`${state}\` ends no task any more: who waits for it, or stops at it, goes wrong.`),
      ...ending.map((state) => `\`${state}\` ends a task now: who polls on waits for ever.`),
    ]
  }),
  'task-step-added': onLifecycle((before, after) => {
    const known = ([from, to]: Step) => before.states.includes(to) && (from === '' || before.states.includes(from))
    const steps = new Set(before.steps.map(String))
    return after.steps
      .filter((step) => known(step) && !steps.has(String(step)))
      .map(([from, to]) => (from === '' ? `A task may begin as \`${to}\`.` : `\`${to}\` may follow \`${from}\`.`))
  }),
}

/** From a state, or from nothing, to a state. */
type Step = readonly [from: string, to: string]

interface States {
  readonly states: readonly string[]
  readonly terminal: readonly string[]
  readonly steps: readonly Step[]
}

function onLifecycle(judge: (before: States, after: States) => readonly string[]): DiffRule {
  return onExtension('x-lifecycle', (before, after) =>
    before['x-lifecycle'] === undefined ? [] : judge(getStates(before), getStates(after)),
  )
}

function getStates(schema: JsonObject): States {
  const source = asObject(schema['x-lifecycle'])
  const terminal = asStrings(source.terminal)
  const transitions = Object.entries(asObject(source.transitions))
  const steps: Step[] = [
    ...asStrings(source.initial).map((to): Step => ['', to]),
    ...transitions.flatMap(([from, to]) => asStrings(to).map((next): Step => [from, next])),
  ]
  return { states: [...new Set([...steps.map(([, to]) => to), ...terminal])], terminal, steps }
}
