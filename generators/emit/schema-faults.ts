import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { Diagnostic } from '../diagnostics.ts'
import type { JsonObject } from '../json.ts'
import { exportName } from '../print/names.ts'
import { makeAjv } from './ajv.ts'
import { ajvSchema } from './ajv-schema.ts'
import type { MadeSchema } from './made-schemas.ts'

type Schemas = Readonly<Record<string, MadeSchema>>

/** Gives ajv every schema under the name that its validator is exported by. */
export function addSchemas(ajv: Ajv2020, schemas: Schemas): void {
  const byId = new Map(Object.entries(schemas).map(([name, { schema }]) => [exportName(name), schema]))
  const lookup = (id: string): JsonObject | undefined => byId.get(id)
  for (const [name, { schema }] of Object.entries(schemas)) {
    ajv.addSchema({ ...ajvSchema(schema, lookup), $id: exportName(name) })
  }
}

export type Fault = Omit<Diagnostic, 'at'> & Pick<MadeSchema, 'from'>

/** What is wrong with each schema by itself, so that nothing is blamed for what it refers to. */
export function findFaults(schemas: Schemas): Fault[] {
  const clashes = findClashes(schemas)
  return clashes.length > 0 ? clashes : Object.keys(schemas).flatMap((name) => getFault(name, schemas))
}

/** Two names may be one once they are identifiers. */
function findClashes(schemas: Schemas): Fault[] {
  const owners = new Map<string, string>()
  return Object.entries(schemas).flatMap(([name, { from }]): Fault[] => {
    const owner = owners.get(exportName(name))
    owners.set(exportName(name), name)
    const message = `The schemas ${owner} and ${name} are both exported as ${exportName(name)}.`
    return owner === undefined ? [] : [{ code: 'name-clash', message, from }]
  })
}

function getFault(name: string, schemas: Schemas): Fault[] {
  const own = schemas[name]
  if (own === undefined) return []
  const ajv = makeAjv([own.schema])
  const anything = Object.fromEntries(Object.entries(schemas).map(([key, { from }]) => [key, { schema: {}, from }]))
  try {
    addSchemas(ajv, { ...anything, [name]: own })
    ajv.getSchema(exportName(name))
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ code: 'schema-invalid', message: `${name}: ${reason}.`, from: own.from }]
  }
}
