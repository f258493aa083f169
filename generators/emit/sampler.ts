import sampler from 'openapi-sampler'
import type { Json } from '../json.ts'
import { exportName } from '../print/names.ts'
import { makeAjv } from './ajv.ts'
import type { EmitInput } from './emitted.ts'
import { familyDocument } from './family-document.ts'
import { madeSchemas } from './made-schemas.ts'
import { addSchemas } from './schema-faults.ts'

/** Makes up a value of the schema of a name. */
export type Sample = (name: string) => Json

/** A sample has all properties where that is valid, else the required ones only: a schema may hold itself. */
export function makeSampler(input: EmitInput, family: string): Sample {
  return (name) => {
    const { schemas } = familyDocument(input, family)
    const named = Object.entries(schemas).map(([own, schema]) => [own, { schema, from: schema }] as const)
    const all = { ...Object.fromEntries(named), ...madeSchemas(input, family) }
    const samples = [false, true].map((skipNonRequired): Json => {
      const value = sampler.sample(all[name]?.schema ?? {}, { quiet: true, skipNonRequired }, input.openapi.root)
      return JSON.parse(JSON.stringify(value ?? null))
    })
    const ajv = makeAjv(Object.values(all).map(({ schema }) => schema))
    addSchemas(ajv, all)
    return samples.find((sample) => ajv.validate(exportName(name), sample)) ?? samples[0] ?? null
  }
}
