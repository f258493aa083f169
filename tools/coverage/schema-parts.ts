import { asArray, asObject, asString, escapePointer, isObject, type Json, type JsonObject } from '../../runtime/json.ts'

/** A schema inside another one, and how it is reached from there. */
export interface Part {
  /** Pointer from the outer schema, as in `/properties/role`. */
  readonly pointer: string
  readonly by: 'property' | 'branch' | 'all' | 'items' | 'map'
  /** The name of a property. */
  readonly name?: string
}

/** Lists the schemas that a schema consists of, without `not`, `if` and `propertyNames`, which describe no value. */
export function getParts(schema: JsonObject): Part[] {
  const properties = Object.entries(asObject(schema.properties)).flatMap(([name, property]): Part[] =>
    property === false ? [] : [{ pointer: `/properties/${escapePointer(name)}`, by: 'property', name }],
  )
  const unions = ['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
    asArray(schema[key]).map(
      (_, index): Part => ({ pointer: `/${key}/${index}`, by: key === 'allOf' ? 'all' : 'branch' }),
    ),
  )
  return [
    ...properties,
    ...unions,
    ...(isObject(schema.items) ? [{ pointer: '/items', by: 'items' } as const] : []),
    ...(isObject(schema.additionalProperties) ? [{ pointer: '/additionalProperties', by: 'map' } as const] : []),
  ]
}

type Judges = (value: unknown) => boolean
const any: Judges = () => true
const text: Judges = (value) => typeof value === 'string'
const number: Judges = (value) => typeof value === 'number'
const list: Judges = Array.isArray
const object: Judges = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The constraint of an object whose properties include forbidden ones. */
const forbids = 'false schema'

/** The keywords that forbid values, and which values they judge. */
export const constraints: Readonly<Record<string, Judges>> = {
  type: any,
  const: any,
  enum: any,
  not: any,
  required: object,
  [forbids]: object,
  maxProperties: object,
  minProperties: object,
  propertyNames: object,
  'x-less-than': object,
  maxItems: list,
  minItems: list,
  uniqueItems: list,
  maxLength: text,
  minLength: text,
  pattern: text,
  'x-data-url': text,
  maximum: number,
  minimum: number,
  exclusiveMaximum: number,
  exclusiveMinimum: number,
  multipleOf: number,
}

/** Lists the constraints of one schema; a branch that accepts only null has none. */
export function getConstraints(schema: JsonObject): string[] {
  if (schema.type === 'null') return []
  const keywords = Object.keys(schema).filter((key) => Object.hasOwn(constraints, key))
  const isForbidding = Object.values(asObject(schema.properties)).includes(false)
  return isForbidding ? [...keywords, forbids] : keywords
}

/** Names a branch by its reference, or by its type. */
export function branchName(branch: Json | undefined): string {
  const node = asObject(branch)
  const reference = asString(node.$ref)
  if (reference !== undefined) return reference.slice(reference.lastIndexOf('/') + 1)
  return String(asString(node.title) ?? node.const ?? node.type ?? 'any')
}
