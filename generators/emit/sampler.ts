import type { Ajv2020 } from 'ajv/dist/2020.js'
import sampler from 'openapi-sampler'
import type { Json } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import { exportName } from '../print/names.ts'
import { makeAjv } from './ajv.ts'
import { familyDocument } from './family-document.ts'
import { type MadeSchema, madeSchemas } from './made-schemas.ts'
import { addSchemas } from './schema-faults.ts'

/** A value that was made up, and the rule of the schema that it breaks all the same. */
export interface Sample {
  readonly value: Json
  readonly broken?: { readonly at: string; readonly rule: string }
}

/** Makes up a value of the schema of a name. */
export type MakeSample = (name: string) => Sample

/** A sample has all properties where that is valid, else the required ones only: a schema may hold itself. */
export function makeSampler(input: Built, family: string): MakeSample {
  let prepared: ReturnType<typeof prepare> | undefined
  return (name) => {
    prepared ??= prepare(input, family)
    const { schemas, ajv } = prepared
    const samples = [false, true].map((skipNonRequired): Sample => {
      const made = sampler.sample(schemas[name]?.schema ?? {}, { quiet: true, skipNonRequired }, input.openapi.root)
      const value: Json = JSON.parse(JSON.stringify(made ?? null))
      if (ajv.validate(exportName(name), value)) return { value }
      const { instancePath: at = '', message: rule = '' } = ajv.errors?.at(-1) ?? {}
      return { value, broken: { at, rule } }
    })
    return samples.find(({ broken }) => broken === undefined) ?? samples[0] ?? { value: null }
  }
}

function prepare(input: Built, family: string): { schemas: Record<string, MadeSchema>; ajv: Ajv2020 } {
  const named = Object.entries(familyDocument(input, family).schemas)
  const own = Object.fromEntries(named.map(([name, schema]) => [name, { schema, from: schema }]))
  const schemas = { ...own, ...madeSchemas(input, family) }
  const ajv = makeAjv(Object.values(schemas).map(({ schema }) => schema))
  addSchemas(ajv, schemas)
  return { schemas, ajv }
}
