import type { Json, JsonObject } from '../../../generators/json.ts'
import type { Keys } from '../../json-place.ts'

/** One change of a valid value, which breaks one rule of its schema or holds it at the edge. */
export interface Mutation {
  /** The keyword of the rule. */
  readonly rule: string
  /** Last part of the case's id: `outside`, `edge`, `missing`, or what is special about it. */
  readonly name: string
  readonly keeps: boolean
  /** From the place that the schema rules to the place that changes. */
  readonly keys: Keys
  /** Undefined: the member is taken away. */
  readonly value: Json | undefined
}

/** Mutations of a value that the schema allows. */
export type Mutator = (schema: JsonObject, value: Json) => readonly Mutation[]

export function breaks(rule: string, name: string, value: Json | undefined, ...keys: Keys): Mutation {
  return { rule, name, keeps: false, keys, value }
}

export function keeps(rule: string, name: string, value: Json | undefined, ...keys: Keys): Mutation {
  return { rule, name, keeps: true, keys, value }
}
