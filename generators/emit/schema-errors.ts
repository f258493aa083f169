import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { JsonObject } from '../../runtime/json.ts'
import { type Diagnostic, SpecError } from '../diagnostics.ts'
import type { Built } from '../model/build-contract.ts'
import { makeAjv } from './ajv.ts'
import { ajvSchema, type SchemaIds } from './ajv-schema.ts'
import type { InlineSchema } from './inline-schemas.ts'

type Schemas = Readonly<Record<string, InlineSchema>>

/** Adds every schema to ajv, with the name of its validator as $id. */
export function addSchemas(ajv: Ajv2020, schemas: Schemas, identify: (name: string) => string): void {
  const all = translated.get(schemas) ?? translateSchemas(schemas, identify)
  translated.set(schemas, all)
  for (const schema of all) ajv.addSchema(schema)
}

/** The schemas that one ajv samples with, and another one prints. */
const translated = new WeakMap<Schemas, readonly JsonObject[]>()

function translateSchemas(schemas: Schemas, identify: (name: string) => string): JsonObject[] {
  const byId = new Map(Object.entries(schemas).map(([name, { schema }]) => [identify(name), schema]))
  const ids: SchemaIds = { identify, lookup: (id) => byId.get(id) }
  return Object.entries(schemas).map(([name, { schema }]) => ({ ...ajvSchema(schema, ids), $id: identify(name) }))
}

/** The errors of the schemas that ajv refuses, instead of its error. */
export function explainRefusal({ openapi, asyncapi }: Built, schemas: Schemas, error: unknown): unknown {
  const errors = findSchemaErrors(schemas)
  const locate = (node: object) => (asyncapi?.document.contains(node) ? asyncapi : openapi).document.locate(node)
  return errors.length === 0
    ? error
    : new SpecError(errors.map(({ from, ...fault }) => ({ ...fault, at: locate(from) })))
}

type SchemaError = Omit<Diagnostic, 'at'> & Pick<InlineSchema, 'from'>

/** Compiles every schema alone, so that an error is reported for the schema that has it, not for those that refer to it. */
function findSchemaErrors(schemas: Schemas): SchemaError[] {
  const ajv = makeAjv(Object.values(schemas).map(({ schema }) => schema))
  ajv.addSchema({ $id: 'any' })
  const ids: SchemaIds = { identify: () => 'any', lookup: () => undefined }
  return Object.entries(schemas).flatMap(([name, { schema, from }]): SchemaError[] => {
    try {
      ajv.compile(withoutId(ajvSchema(schema, ids)))
      return []
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return [{ code: 'schema-invalid', message: `${name}: ${reason}.`, from }]
    }
  })
}

function withoutId({ $id: _, ...schema }: JsonObject): JsonObject {
  return schema
}
