import type { Ajv2020 } from 'ajv/dist/2020.js'
import sampler from 'openapi-sampler'
import type { Json } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import { exportName } from '../print/names.ts'
import { makeAjv } from './ajv.ts'
import { familyDocument } from './family-document.ts'
import { collectInlineSchemas, type InlineSchema } from './inline-schemas.ts'
import { addSchemas } from './schema-errors.ts'

/** A generated value, and the schema rule that it violates, if any. */
export interface Sample {
  readonly value: Json
  readonly violation?: { readonly at: string; readonly rule: string }
}

/** Generates a value for the named schema. */
export type MakeSample = (name: string) => Sample

/** Samples have all properties if that is valid, else only the required ones: a schema may be recursive. */
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
      return { value, violation: { at, rule } }
    })
    return samples.find(({ violation: broken }) => broken === undefined) ?? samples[0] ?? { value: null }
  }
}

function prepare(input: Built, family: string): { schemas: Record<string, InlineSchema>; ajv: Ajv2020 } {
  const named = Object.entries(familyDocument(input, family).schemas)
  const own = Object.fromEntries(named.map(([name, schema]) => [name, { schema, from: schema }]))
  const schemas = { ...own, ...collectInlineSchemas(input, family) }
  const ajv = makeAjv(Object.values(schemas).map(({ schema }) => schema))
  addSchemas(ajv, schemas)
  return { schemas, ajv }
}
