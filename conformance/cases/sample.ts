import { attempts, makeValue } from '../../generators/emit/sample-schema.ts'
import { asArray, asObject, asString, type Json, type JsonObject } from '../../generators/json.ts'
import { nodeAt } from '../contract.ts'

/** The smallest picture: a PNG of one pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='

/** The first value made of the schema that fits; undefined if none is found. Large ones have optional properties. */
export function sample(
  schema: Json | undefined,
  fits: (value: Json) => boolean,
  sizes: readonly ('small' | 'large')[] = ['small', 'large'],
): Json | undefined {
  if (schema === undefined) return undefined
  for (const size of sizes)
    for (let number = 0; number < attempts; number++) {
      const value = makeValue(schema, { follow, number, isSmall: size === 'small' })
      if (value !== undefined && fits(value)) return value
    }
  return undefined
}

/** A schema with its reference and our choices as parts of its `allOf`. */
function follow(schema: Json): JsonObject {
  if (schema === false) return { not: {} }
  const { $ref, 'x-choice': choices, 'x-data-url': isPicture, ...own } = asObject(schema)
  if (isPicture !== undefined) return { const: picture }
  const target = asString($ref)
  const parts = [
    ...(target === undefined ? [] : [nodeAt(decodeURI(target.slice(1))) ?? {}]),
    ...Object.values(asObject(choices)),
  ]
  return parts.length === 0 ? own : { ...own, allOf: [...asArray(own.allOf), ...parts] }
}
