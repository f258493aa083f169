import type { Ajv2020 } from 'ajv/dist/2020.js'
import sampler from 'openapi-sampler'
import type { Json } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import { makeAjv } from './ajv.ts'
import { collectInlineSchemas, type InlineSchema } from './inline-schemas.ts'
import { getNames } from './names.ts'
import { addSchemas } from './schema-errors.ts'

/** A generated value, and the schema rule that it violates, if any. */
export interface Sample {
  readonly value: Json
  readonly violation?: { readonly at: string; readonly rule: string }
}

/** Generates a value for the named schema. */
export type MakeSample = (name: string) => Sample

const samplers = new WeakMap<object, MakeSample>()

/** Samples have all properties if that is valid, else only the required ones: a schema may be recursive. */
export function getSampler(input: Built): MakeSample {
  const sample = samplers.get(input.contract) ?? makeSampler(input)
  samplers.set(input.contract, sample)
  return sample
}

function makeSampler(input: Built): MakeSample {
  const { schema: identify } = getNames(input)
  const made = new Map<string, Sample>()
  let prepared: ReturnType<typeof prepare> | undefined
  return (name) => {
    prepared ??= prepare(input)
    const { schemas, ajv } = prepared
    const sample = made.get(name) ?? makeSample(schemas[name]?.schema ?? {}, identify(name))
    made.set(name, sample)
    return sample

    function makeSample(schema: Json, id: string): Sample {
      const samples = [false, true].map((skipNonRequired): Sample => {
        const made = sampler.sample(schema as object, { quiet: true, skipNonRequired }, input.openapi.root)
        const value: Json = JSON.parse(JSON.stringify(made ?? null))
        if (ajv.validate(id, value)) return { value }
        const { instancePath: at = '', message: rule = '' } = ajv.errors?.at(-1) ?? {}
        return { value, violation: { at, rule } }
      })
      return samples.find(({ violation: broken }) => broken === undefined) ?? samples[0] ?? { value: null }
    }
  }
}

function prepare(input: Built): { schemas: Readonly<Record<string, InlineSchema>>; ajv: Ajv2020 } {
  const schemas = getAllSchemas(input)
  const ajv = makeAjv(Object.values(schemas).map(({ schema }) => schema))
  addSchemas(ajv, schemas, getNames(input).schema)
  return { schemas, ajv }
}

/** The schemas of the documents, and the inline ones. */
function getAllSchemas(input: Built): Readonly<Record<string, InlineSchema>> {
  const named = Object.entries(input.schemas).map(([name, schema]) => [name, { schema, from: schema }])
  const inline = input.contract.families.map(({ name }) => collectInlineSchemas(input, name))
  return Object.assign(Object.fromEntries(named), ...inline)
}
