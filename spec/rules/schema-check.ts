import type { ErrorObject } from 'ajv'
import { makeAjv } from '../../generators/emit/ajv.ts'
import { ajvSchema } from '../../generators/emit/ajv-schema.ts'
import type { Json } from '../../generators/json.ts'
import { exportName } from '../../generators/print/names.ts'
import type { Understood } from './specification.ts'

/** What is wrong with a value by a named schema, in words; undefined when it is valid. */
export type SchemaCheck = (schema: string, value: Json) => string | undefined

const checks = new WeakMap<Understood, SchemaCheck>()

/** The check by the schemas of a contract, as strict as the validators that are generated from it. */
export function makeSchemaCheck(built: Understood): SchemaCheck {
  const known = checks.get(built) ?? makeCheck(built)
  checks.set(built, known)
  return known
}

function makeCheck({ schemas }: Understood): SchemaCheck {
  const ajv = makeAjv(Object.values(schemas))
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema({ ...ajvSchema(schema, (other) => schemas[other]), $id: exportName(name) })
  }
  return (schema, value) => {
    const validate = ajv.getSchema(exportName(schema))
    if (!validate) return `there is no schema ${schema}`
    return validate(value) ? undefined : describe(validate.errors ?? [])
  }
}

/** The error that lies deepest: in a union it is the one about the branch that was meant. */
function describe(errors: readonly ErrorObject[]): string {
  const [deepest] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length)
  return deepest ? `${deepest.instancePath || 'it'} ${deepest.message}` : 'it is not valid'
}
