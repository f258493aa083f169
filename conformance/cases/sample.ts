import { asArray, asObject, isObject, type Json } from '../../runtime/json.ts'
import { sampleVariants } from '../../runtime/samples/json-sample.ts'
import { openapi } from '../contract.ts'

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
  const whole = isObject(schema) ? { ...document, ...asObject(translate(schema)) } : schema
  for (const size of sizes)
    for (const value of sampleVariants(whole, { hasOptional: size === 'large' })) if (fits(value)) return value
  return undefined
}

/** What references point into. */
const document = asObject(translate(openapi))

/** Writes our choices as parts of the `allOf` of their schema, and pictures as a constant. */
function translate(node: Json): Json {
  return JSON.parse(JSON.stringify(node), (_, value: Json) => {
    if (!isObject(value)) return value
    const { 'x-choice': choices, 'x-data-url': isPicture, ...own } = value
    if (isPicture !== undefined) return { const: picture }
    if (choices === undefined) return value
    return { ...own, allOf: [...asArray(own.allOf), ...Object.values(asObject(choices))] }
  })
}
