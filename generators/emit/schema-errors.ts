import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { Diagnostic } from '../diagnostics.ts'
import type { JsonObject } from '../json.ts'
import { exportName } from '../print/names.ts'
import { makeAjv } from './ajv.ts'
import { ajvSchema } from './ajv-schema.ts'
import type { InlineSchema } from './inline-schemas.ts'

type Schemas = Readonly<Record<string, InlineSchema>>

/** Adds every schema to ajv, with the name of its validator as $id. */
export function addSchemas(ajv: Ajv2020, schemas: Schemas): void {
  const byId = new Map(Object.entries(schemas).map(([name, { schema }]) => [exportName(name), schema]))
  const lookup = (id: string): JsonObject | undefined => byId.get(id)
  for (const [name, { schema }] of Object.entries(schemas)) {
    ajv.addSchema({ ...ajvSchema(schema, lookup), $id: exportName(name) })
  }
}

export type SchemaError = Omit<Diagnostic, 'at'> & Pick<InlineSchema, 'from'>

/** Compiles each schema alone, so that an error is reported for the schema that has it, not for those that refer to it. */
export function findSchemaErrors(schemas: Schemas): SchemaError[] {
  const clashes = findClashes(schemas)
  return clashes.length > 0 ? clashes : Object.keys(schemas).flatMap((name) => compileAlone(name, schemas))
}

/** Different names may map to the same identifier. */
function findClashes(schemas: Schemas): SchemaError[] {
  const owners = new Map<string, string>()
  return Object.entries(schemas).flatMap(([name, { from }]): SchemaError[] => {
    const owner = owners.get(exportName(name))
    owners.set(exportName(name), name)
    const message = `The schemas ${owner} and ${name} are both exported as ${exportName(name)}.`
    return owner === undefined ? [] : [{ code: 'name-clash', message, from }]
  })
}

function compileAlone(name: string, schemas: Schemas): SchemaError[] {
  const own = schemas[name]
  if (own === undefined) return []
  const ajv = makeAjv([own.schema])
  const permissive = Object.fromEntries(Object.entries(schemas).map(([key, { from }]) => [key, { schema: {}, from }]))
  try {
    addSchemas(ajv, { ...permissive, [name]: own })
    ajv.getSchema(exportName(name))
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ code: 'schema-invalid', message: `${name}: ${reason}.`, from: own.from }]
  }
}
