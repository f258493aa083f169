import type { Ajv2020 } from 'ajv/dist/2020.js'
import sampler from 'openapi-sampler'
import type { Json } from '../json.ts'
import { exportName } from '../print/names.ts'
import { makeAjv } from './ajv.ts'
import type { EmitInput } from './emitted.ts'
import { familyDocument } from './family-document.ts'
import { type MadeSchema, madeSchemas } from './made-schemas.ts'
import { addSchemas } from './schema-faults.ts'

/** Makes up a value of the schema of a name. */
export type Sample = (name: string) => Json

/** A sample has all properties where that is valid, else the required ones only: a schema may hold itself. */
export function makeSampler(input: EmitInput, family: string): Sample {
  let prepared: ReturnType<typeof prepare> | undefined
  return (name) => {
    prepared ??= prepare(input, family)
    const { schemas, ajv } = prepared
    const samples = [false, true].map((skipNonRequired): Json => {
      const value = sampler.sample(schemas[name]?.schema ?? {}, { quiet: true, skipNonRequired }, input.openapi.root)
      return JSON.parse(JSON.stringify(value ?? null))
    })
    return samples.find((sample) => ajv.validate(exportName(name), sample)) ?? samples[0] ?? null
  }
}

function prepare(input: EmitInput, family: string): { schemas: Record<string, MadeSchema>; ajv: Ajv2020 } {
  const named = Object.entries(familyDocument(input, family).schemas)
  const own = Object.fromEntries(named.map(([name, schema]) => [name, { schema, from: schema }]))
  const schemas = { ...own, ...madeSchemas(input, family) }
  const ajv = makeAjv(Object.values(schemas).map(({ schema }) => schema))
  addSchemas(ajv, schemas)
  return { schemas, ajv }
}
