import { asArray, asObject, asString, asStrings, type Json, ownValue } from '../../../runtime/json.ts'
import { breakRule, keepRule, leaveOut, type Mutation, type Mutator } from './mutation.ts'

const otherTypes: Readonly<Record<string, Json>> = {
  string: 7,
  integer: 1.5,
  number: 'no number',
  boolean: 'no boolean',
  array: 7,
  object: 'no object',
}

/** Values of other types than the schema allows, null among them unless the document is unclear about it. */
const mutateType: Mutator = ({ type: declared, nullable }) => {
  const types = asStrings(declared)
  const [first = ''] = types.filter((name) => name !== 'null')
  const other = types.length > (types.includes('null') ? 2 : 1) ? true : ownValue(otherTypes, first)
  return [
    ...(other === undefined ? [] : [breakRule('type', 'wrong', other)]),
    // OpenAPI 3.1 has no `nullable`, but documents have.
    ...(nullable === true
      ? []
      : [types.includes('null') ? keepRule('type', 'null', null) : breakRule('type', 'null', null)]),
  ]
}

const nowhere = 'of-no-contract'

const mutateEnum: Mutator = (schema) => {
  const values = asArray(schema.enum)
  const outside = typeof values[0] === 'number' ? 987_654 : nowhere
  const step = Math.max(1, values.length / mostValues)
  const sent = Array.from({ length: Math.ceil(values.length / step) }, (_, at) => values[Math.floor(at * step)] ?? null)
  return [
    breakRule('enum', 'outside', outside),
    ...sent.map((value) => keepRule('enum', `edge-${String(value)}`, value)),
    ...(sent.length < values.length
      ? [leaveOut('enum', 'edge', `${sent.length} of its ${values.length} values are sent`)]
      : []),
  ]
}

/** The largest number of values of an enum that are sent, evenly spread over it. */
const mostValues = 50

const mutateConst: Mutator = (): Mutation[] => [breakRule('const', 'outside', nowhere)]

/** A discriminator that no branch of the union has. */
const mutateDiscriminator: Mutator = (schema) => {
  const tag = asString(asObject(schema.discriminator).propertyName)
  return tag === undefined ? [] : [breakRule('oneOf', `${tag}/unknown-tag`, nowhere, tag)]
}

export const valueMutators: Readonly<Record<string, Mutator>> = {
  type: mutateType,
  enum: mutateEnum,
  const: mutateConst,
  discriminator: mutateDiscriminator,
}
