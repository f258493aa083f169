import { asObject, asString, asStrings, byName, isObject, type JsonObject } from '../../runtime/json.ts'
import type { Lifecycle } from './contract.ts'
import { buildChoices, type DocumentReader } from './documents.ts'

/** Every x-lifecycle, named after its schema and property, or its schema alone. */
export function buildLifecycles(reader: DocumentReader): Lifecycle[] {
  const lifecycles = Object.entries(reader.schemas).flatMap(([name, schema]) => [
    { name, node: asObject(schema) },
    ...Object.entries(asObject(asObject(schema).properties)).map(([property, node]) => ({
      name: `${name}.${property}`,
      node: asObject(node),
    })),
  ])
  return lifecycles
    .filter(({ node }) => isObject(node['x-lifecycle']))
    .map(({ name, node }) => buildLifecycle(reader, name, node))
    .sort((a, b) => byName(a.name, b.name))
}

/** What a terminal state may mean. */
export const OUTCOMES = ['success', 'failure', 'cancelled'] as const

function buildLifecycle(reader: DocumentReader, name: string, node: JsonObject): Lifecycle {
  const source = asObject(node['x-lifecycle'])
  const transitions = Object.entries(asObject(source.transitions)).map(([from, to]) => [from, asStrings(to)] as const)
  const initial = asStrings(source.initial)
  const terminal = asStrings(source.terminal)
  const states = new Set([...terminal, ...transitions.map(([from]) => from)])
  const unknown = [...initial, ...transitions.flatMap(([, to]) => to)].filter((state) => !states.has(state))
  for (const state of new Set(unknown)) {
    reader.report('unknown-state', `\`${state}\` is neither terminal nor has transitions.`, node, 'x-lifecycle')
  }
  for (const state of terminal.filter((state) => transitions.some(([from, to]) => from === state && to.length > 0))) {
    reader.report('unknown-state', `\`${state}\` is terminal but has transitions.`, node, 'x-lifecycle')
  }
  const outcomes = OUTCOMES.flatMap((outcome) => {
    const state = asString(source[outcome])
    return state === undefined ? [] : [[outcome, state]]
  })
  return {
    name,
    initial,
    transitions: Object.fromEntries(transitions),
    terminal,
    ...Object.fromEntries(outcomes),
    ...(source.choice === undefined ? {} : buildChoices({ 'x-choice': source.choice })),
    origin: reader.document.getOrigin(node),
  }
}
