import { asArray, asObject, isObject, type Json, type JsonObject, mapObjects } from '../../runtime/json.ts'
import { sampleVariants } from '../../runtime/samples/json-sample.ts'
import { omitMarked } from '../../runtime/samples/omit-marked.ts'
import type { SuiteContract } from '../contract.ts'
import { rememberByObject } from '../remember.ts'
import { onePixel } from './mutators/strings.ts'

interface SampleOptions {
  readonly fits: (value: Json) => boolean
  /** Default: small values first. Large ones have optional properties. */
  readonly sizes?: readonly ('small' | 'large')[]
}

/** Makes the first value of the schema, as a client sends it, that fits; undefined if there is none. */
export function sampleValue(
  contract: SuiteContract,
  schema: Json | undefined,
  { fits, sizes = ['small', 'large'] }: SampleOptions,
): Json | undefined {
  if (schema === undefined) return undefined
  const whole = isObject(schema) ? { ...translateDocument(contract), ...translate(schema, contract) } : schema
  for (const size of sizes)
    for (const value of sampleVariants(whole, { hasOptional: size === 'large' })) if (fits(value)) return value
  return undefined
}

/** The document that references of a schema point into. */
const translateDocument = rememberByObject((contract: SuiteContract) => translate(contract.openapi, contract))

function translate(node: JsonObject, { openapi }: SuiteContract): JsonObject {
  return omitMarked(asObject(mapObjects(node, translateChoice)), 'readOnly', openapi)
}

/** Writes our choices as parts of the `allOf` of their schema, and a picture as a constant. */
function translateChoice(schema: JsonObject): JsonObject {
  const { 'x-choice': choices, 'x-data-url': isPicture, nullable, ...rest } = schema
  if (isPicture !== undefined) return { const: `data:image/png;base64,${onePixel.toString('base64')}` }
  // OpenAPI 3.1 has no `nullable`.
  if (choices === undefined) return nullable === true ? rest : schema
  return { ...rest, allOf: [...asArray(rest.allOf), ...Object.values(asObject(choices))] }
}
