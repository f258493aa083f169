import { asStrings, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { breakRule, keepRule, type Mutation, type Mutator, mutateSize } from './mutators/mutation.ts'
import { objectMutators } from './mutators/objects.ts'
import { stringMutators } from './mutators/strings.ts'
import { valueMutators } from './mutators/values.ts'
import type { Site } from './schema-sites.ts'

function makeItems(length: number, value: Json): Json[] {
  const items = Array.isArray(value) ? value : []
  return Array.from({ length }, (_, index) => items[index % items.length] ?? 'value')
}

/** Whether all numbers of a schema are integers; it may allow null too. */
function isInteger({ type }: JsonObject): boolean {
  return asStrings(type).includes('integer') && !asStrings(type).includes('number')
}

/** The distance of a value just outside a bound: one for integers, otherwise a thousandth. */
function getStep(schema: JsonObject): number {
  return isInteger(schema) ? 1 : 0.001
}

/** The nearest multiple of a step upwards or downwards. */
function nearestMultiple(value: number, step: Json | undefined, direction: number): number {
  if (typeof step !== 'number' || step <= 0) return value
  return Number(((direction > 0 ? Math.ceil(value / step) : Math.floor(value / step)) * step).toPrecision(15))
}

function boundMutator(keyword: string, { outward, exclusive }: { outward: 1 | -1; exclusive: boolean }): Mutator {
  return (schema) => {
    const bound = Number(ownValue(schema, keyword))
    const beyond = bound + outward * getStep(schema)
    const within = bound - outward * getStep(schema)
    const toMultiple = (value: number) => nearestMultiple(value, schema.multipleOf, -outward)
    return exclusive
      ? [breakRule(keyword, 'outside', bound), keepRule(keyword, 'edge', toMultiple(within))]
      : [breakRule(keyword, 'outside', beyond), keepRule(keyword, 'edge', toMultiple(bound))]
  }
}

const numberMutators: Readonly<Record<string, Mutator>> = {
  minimum: boundMutator('minimum', { outward: -1, exclusive: false }),
  maximum: boundMutator('maximum', { outward: 1, exclusive: false }),
  exclusiveMinimum: boundMutator('exclusiveMinimum', { outward: -1, exclusive: true }),
  exclusiveMaximum: boundMutator('exclusiveMaximum', { outward: 1, exclusive: true }),
  multipleOf: (schema, value) => {
    const { multipleOf } = schema
    const between = isInteger(schema) ? 1 : Number(multipleOf) / 2
    const isOpen = typeof value !== 'number' || (isInteger(schema) && multipleOf === 1)
    return isOpen ? [] : [breakRule('multipleOf', 'outside', value + between)]
  },
}

const mutators: Readonly<Record<string, Mutator>> = {
  minItems: mutateSize('minItems', -1, makeItems),
  maxItems: mutateSize('maxItems', 1, makeItems),
  ...numberMutators,
  ...objectMutators,
  ...stringMutators,
  ...valueMutators,
}

/** Lists the mutations of the value of a site, for every keyword of its schema. */
export function getMutations({ schema, value }: Pick<Site, 'schema' | 'value'>): readonly Mutation[] {
  return Object.keys(schema).flatMap((keyword) => ownValue(mutators, keyword)?.(schema, value) ?? [])
}
