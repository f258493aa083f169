import { asObject, asStrings, isObject, type JsonObject, ownValue, valueAt } from '../../../runtime/json.ts'
import { bounded, breaks, keeps, type Mutation, type Mutator } from './mutation.ts'

/** Read-only properties are required of replies only. */
const required: Mutator = (schema) =>
  asStrings(schema.required)
    .filter((name) => asObject(ownValue(asObject(schema.properties), name)).readOnly !== true)
    .map((name) => breaks('required', `${name}/missing`, undefined, name))

function pairs(count: number): JsonObject {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']))
}

const propertyNames: Mutator = (schema) => {
  const longest = Number(asObject(schema.propertyNames).maxLength)
  if (!(longest > 0)) return []
  return [
    breaks('propertyNames', 'outside', { ['k'.repeat(longest + 1)]: 'value' }),
    keeps('propertyNames', 'edge', { ['k'.repeat(longest)]: 'value' }),
  ]
}

/** A forbidden property. */
const properties: Mutator = (schema) =>
  Object.entries(asObject(schema.properties))
    .filter(([, property]) => property === false)
    .map(([name]) => breaks('false schema', `${name}/forbidden`, {}, name))

/** A property that excludes another. */
const dependentSchemas: Mutator = (schema, value) =>
  Object.entries(asObject(schema.dependentSchemas))
    .filter(([name]) => isObject(value) && Object.hasOwn(value, name))
    .flatMap(([name, dependent]) =>
      Object.entries(asObject(asObject(dependent).properties))
        .filter(([, property]) => property === false)
        .map(([other]) => breaks('false schema', `${other}/beside-${name}`, {}, other)),
    )

const lessThan: Mutator = (schema, value) =>
  Object.entries(asObject(schema['x-less-than'])).flatMap(([path, than]): Mutation[] => {
    const bound = ownValue(asObject(value), String(than))
    const keys = path.split('/')
    const isThere = typeof valueAt(value, keys) === 'number'
    if (typeof bound !== 'number' || !isThere) return []
    return [
      breaks('x-less-than', `${path}/outside`, bound, ...keys),
      keeps('x-less-than', `${path}/edge`, bound - 1, ...keys),
    ]
  })

/** Objects are open: unknown members are ignored. */
const unknown: Mutator = (schema, value) =>
  isObject(value) && schema.additionalProperties === undefined && schema.propertyNames === undefined
    ? [keeps('unknown-property', 'edge', 'passed over', 'x_of_no_contract')]
    : []

export const objectMutators: Readonly<Record<string, Mutator>> = {
  required,
  propertyNames,
  dependentSchemas,
  maxProperties: bounded('maxProperties', 1, pairs),
  properties: (schema, value) => [...properties(schema, value), ...unknown(schema, value)],
  'x-less-than': lessThan,
}
