import { asObject, asStrings, isObject, type JsonObject, ownValue, valueAt } from '../../../runtime/json.ts'
import { breakRule, keepRule, type Mutation, type Mutator, mutateSize } from './mutation.ts'

/** Removes required properties; read-only ones are required in replies only. */
const mutateRequired: Mutator = (schema) =>
  asStrings(schema.required)
    .filter((name) => asObject(ownValue(asObject(schema.properties), name)).readOnly !== true)
    .map((name) => breakRule('required', `${name}/missing`, undefined, name))

function makePairs(count: number): JsonObject {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']))
}

const mutatePropertyNames: Mutator = (schema) => {
  const longest = Number(asObject(schema.propertyNames).maxLength)
  if (!(longest > 0)) return []
  return [
    breakRule('propertyNames', 'outside', { ['k'.repeat(longest + 1)]: 'value' }),
    keepRule('propertyNames', 'edge', { ['k'.repeat(longest)]: 'value' }),
  ]
}

/** Adds forbidden properties. */
const addForbidden: Mutator = (schema) =>
  Object.entries(asObject(schema.properties))
    .filter(([, property]) => property === false)
    .map(([name]) => breakRule('false schema', `${name}/forbidden`, {}, name))

/** Adds properties beside others that exclude them. */
const addExcluded: Mutator = (schema, value) =>
  Object.entries(asObject(schema.dependentSchemas))
    .filter(([name]) => isObject(value) && Object.hasOwn(value, name))
    .flatMap(([name, dependent]) =>
      Object.entries(asObject(asObject(dependent).properties))
        .filter(([, property]) => property === false)
        .map(([other]) => breakRule('false schema', `${other}/beside-${name}`, {}, other)),
    )

const mutateLessThan: Mutator = (schema, value) =>
  Object.entries(asObject(schema['x-less-than'])).flatMap(([path, than]): Mutation[] => {
    const bound = ownValue(asObject(value), String(than))
    const keys = path.split('/')
    const isThere = typeof valueAt(value, keys) === 'number'
    if (typeof bound !== 'number' || !isThere) return []
    return [
      breakRule('x-less-than', `${path}/outside`, bound, ...keys),
      keepRule('x-less-than', `${path}/edge`, bound - 1, ...keys),
    ]
  })

/** Adds an unknown property, which open objects ignore. */
const addUnknown: Mutator = (schema, value) =>
  isObject(value) && schema.additionalProperties === undefined && schema.propertyNames === undefined
    ? [keepRule('unknown-property', 'edge', 'passed over', 'x_of_no_contract')]
    : []

export const objectMutators: Readonly<Record<string, Mutator>> = {
  required: mutateRequired,
  propertyNames: mutatePropertyNames,
  dependentSchemas: addExcluded,
  maxProperties: mutateSize('maxProperties', 1, makePairs),
  properties: (schema, value) => [...addForbidden(schema, value), ...addUnknown(schema, value)],
  'x-less-than': mutateLessThan,
}
