import type { Lifecycle } from '../../generators/model/contract.ts'
import { type DocumentReader, findReachable } from '../../generators/model/documents.ts'
import { OUTCOMES } from '../../generators/model/lifecycles.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { listBranches, walkStructure } from '../../generators/read/structure.ts'
import { asArray, asObject, isObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/** Every state of a lifecycle is reachable and leads to a terminal state; outcomes are terminal; examples have no other states. */
export const lifecyclesSound: Rule = {
  name: 'lifecycles-sound',
  document: 'openapi',
  *check({ built }) {
    if (!built) return
    for (const lifecycle of built.contract.lifecycles) yield* checkStates(lifecycle)
    for (const reader of built.documents) yield* checkExamples(reader)
  },
}

function* checkExamples(reader: DocumentReader): Generator<RuleViolation> {
  for (const { schema, value, at } of findExamples(reader)) {
    for (const { state, states } of findStates(reader, schema, value)) {
      if (typeof state === 'string' && states.includes(state)) continue
      yield { message: `\`${state}\` is not a state of the lifecycle. Use one of ${states.join(', ')}.`, at }
    }
  }
}

function* checkStates(lifecycle: Lifecycle): Generator<RuleViolation> {
  const { initial, transitions, terminal, origin } = lifecycle
  const at = under(origin, 'x-lifecycle')
  for (const outcome of OUTCOMES) {
    const state = lifecycle[outcome]
    if (state === undefined || terminal.includes(state)) continue
    yield { message: `\`${state}\` is not terminal. Use one of ${terminal.join(', ')}.`, at: under(at, outcome) }
  }
  const reached = findReachable(initial, (state) => transitions[state] ?? [])
  const comingBefore = (state: string) => Object.keys(transitions).filter((from) => transitions[from]?.includes(state))
  const leadingToEnd = findReachable(terminal, comingBefore)
  if (initial.length === 0) yield { message: 'The lifecycle has no initial state. Add one.', at }
  const steps = Object.entries(transitions).flatMap(([from, to]) => [from, ...to])
  for (const state of new Set([...initial, ...steps, ...terminal])) {
    if (!reached.has(state)) yield { message: `\`${state}\` is not reachable. Add a transition or remove it.`, at }
    if (!leadingToEnd.has(state)) {
      yield { message: `\`${state}\` does not lead to a terminal state. Add a transition or make it terminal.`, at }
    }
  }
}

interface Example {
  readonly schema: Json | undefined
  readonly value: Json
  readonly at: Origin
}

/** The examples of media types, schemas and messages, with their schemas. */
function* findExamples(reader: DocumentReader): Generator<Example> {
  for (const { node } of walkStructure(reader.root)) {
    const at = under(reader.document.getOrigin(node), 'examples')
    for (const [name, example] of Object.entries(isObject(node.examples) ? node.examples : {})) {
      const { value } = reader.follow(example)
      if (value !== undefined) yield { schema: node.schema, value, at: under(at, name, 'value') }
    }
    for (const [index, value] of (Array.isArray(node.examples) ? node.examples : []).entries()) {
      const itemOrigin = under(at, String(index))
      if (node.payload === undefined) yield { schema: node, value, at: itemOrigin }
      else yield { schema: node.payload, value: asObject(value).payload ?? null, at: under(itemOrigin, 'payload') }
    }
  }
}

interface Found {
  readonly state: Json
  readonly states: readonly string[]
}

/** The values at the nodes where the schema has a lifecycle. */
function* findStates(reader: DocumentReader, schema: Json | undefined, value: Json): Generator<Found> {
  const node = reader.follow(schema)
  const source = asObject(node['x-lifecycle'])
  if (source.transitions !== undefined) {
    yield {
      state: value,
      states: [...new Set([...Object.keys(asObject(source.transitions)), ...asArray(source.terminal)])].map(String),
    }
  }
  if (Array.isArray(value)) {
    for (const item of value) yield* findStates(reader, node.items, item)
  } else if (isObject(value)) {
    for (const [key, property] of Object.entries(asObject(node.properties))) {
      if (value[key] !== undefined) yield* findStates(reader, property, value[key])
    }
  }
  for (const branch of getBranches(node, value)) yield* findStates(reader, branch, value)
}

/** The branch selected by the tag of the value, or all branches. */
function getBranches(node: JsonObject, value: Json): Json[] {
  const { propertyName, mapping } = asObject(node.discriminator)
  const tag = asObject(value)[String(propertyName)]
  const ref = asObject(mapping)[String(tag)]
  return ref === undefined ? listBranches(node) : [{ $ref: ref }]
}
