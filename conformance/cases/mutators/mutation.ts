import type { Json, JsonObject, Keys } from '../../../runtime/json.ts'
import { ownValue } from '../../../runtime/json.ts'

/** One change of a valid value, which violates one rule of its schema or stays valid at the bound. */
export interface Mutation {
  /** The keyword of the rule. */
  readonly rule: string
  /** Last part of the case's id: `outside`, `edge`, `missing`, or a name for the change. */
  readonly name: string
  readonly keeps: boolean
  /** Path from the place of the schema to the changed place. */
  readonly keys: Keys
  /** Undefined removes the member. */
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

/** A value one beyond a bound, and one at it. */
export function bounded(keyword: string, outward: 1 | -1, make: (size: number, value: Json) => Json): Mutator {
  return (schema, value) => {
    const bound = Number(ownValue(schema, keyword))
    return [breaks(keyword, 'outside', make(bound + outward, value)), keeps(keyword, 'edge', make(bound, value))]
  }
}
