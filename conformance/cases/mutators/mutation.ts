import type { Json, JsonObject, Keys } from '../../../runtime/json.ts'
import { ownValue } from '../../../runtime/json.ts'

/** One change of a valid value, which violates one rule of its schema or stays valid at the bound. */
export interface Mutation {
  /** The keyword of the rule. */
  readonly rule: string
  /** Last part of the case's id: `outside`, `edge`, `missing`, or a name for the change. */
  readonly name: string
  /** Whether the changed value is still valid. */
  readonly isValid: boolean
  /** Path from the value of the schema to the changed part. */
  readonly keys: Keys
  /** Undefined removes the member. */
  readonly value: Json | undefined
  /** Why the change is not sent, if it is too large or one of too many. */
  readonly untested?: string
}

/** Mutations of a value that the schema allows. */
export type Mutator = (schema: JsonObject, value: Json) => readonly Mutation[]

/** A change that violates the rule. */
export function breakRule(rule: string, name: string, value: Json | undefined, ...keys: Keys): Mutation {
  return { rule, name, isValid: false, keys, value }
}

/** A change that stays valid. */
export function keepRule(rule: string, name: string, value: Json | undefined, ...keys: Keys): Mutation {
  return { rule, name, isValid: true, keys, value }
}

/** Changes that are left out. */
export function leaveOut(rule: string, name: string, untested: string): Mutation {
  return { rule, name, isValid: true, keys: [], value: undefined, untested }
}

/** The largest number of characters of a text. */
export const mostCharacters = 5_000_000
/** The largest number of items or properties. */
const mostItems = 10_000

/** Makes a value one beyond a bound, and one at it. */
export function mutateSize(keyword: string, outward: 1 | -1, make: (size: number, value: Json) => Json): Mutator {
  return (schema, value) => {
    const bound = Number(ownValue(schema, keyword))
    if (bound > mostItems) return [leaveOut(keyword, 'edge', `more than ${mostItems} items are too many to send`)]
    return [breakRule(keyword, 'outside', make(bound + outward, value)), keepRule(keyword, 'edge', make(bound, value))]
  }
}
