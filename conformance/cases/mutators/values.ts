import { asArray, asObject, asString, asStrings, type Json, ownValue } from '../../../runtime/json.ts'
import { breaks, keeps, type Mutation, type Mutator } from './mutation.ts'

const ofNoType: Readonly<Record<string, Json>> = {
  string: 7,
  integer: 1.5,
  number: 'no number',
  boolean: 'no boolean',
  array: 7,
  object: 'no object',
}

/** A value of each type that the schema does not allow, null included. */
const type: Mutator = ({ type: declared }) => {
  const types = asStrings(declared)
  const [first = ''] = types.filter((each) => each !== 'null')
  const other = types.length > (types.includes('null') ? 2 : 1) ? true : ownValue(ofNoType, first)
  return [
    ...(other === undefined ? [] : [breaks('type', 'wrong', other)]),
    types.includes('null') ? keeps('type', 'null', null) : breaks('type', 'null', null),
  ]
}

const nowhere = 'of-no-contract'

const enumMutator: Mutator = (schema) => {
  const values = asArray(schema.enum)
  const outside = typeof values[0] === 'number' ? 987_654 : nowhere
  return [breaks('enum', 'outside', outside), ...values.map((value) => keeps('enum', `edge-${String(value)}`, value))]
}

const constMutator: Mutator = (): Mutation[] => [breaks('const', 'outside', nowhere)]

/** A discriminator of no branch of the union. */
const discriminator: Mutator = (schema) => {
  const tag = asString(asObject(schema.discriminator).propertyName)
  return tag === undefined ? [] : [breaks('oneOf', `${tag}/unknown-tag`, nowhere, tag)]
}

export const valueMutators: Readonly<Record<string, Mutator>> = {
  type,
  enum: enumMutator,
  const: constMutator,
  discriminator,
}
