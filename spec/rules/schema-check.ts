import type { ErrorObject } from 'ajv'
import { makeAjv } from '../../generators/emit/ajv.ts'
import { ajvSchema } from '../../generators/emit/ajv-schema.ts'
import type { Built } from '../../generators/model/build-contract.ts'
import type { Json } from '../../runtime/json.ts'

/** The error message for a value that is invalid by a named schema; undefined if it is valid. */
export type SchemaCheck = (schema: string, value: Json) => string | undefined

const checks = new WeakMap<Built, SchemaCheck>()

/** Checks values by the schemas of a contract, as strictly as the generated validators. */
export function makeSchemaCheck(built: Built): SchemaCheck {
  const check = checks.get(built) ?? makeCheck(built)
  checks.set(built, check)
  return check
}

function makeCheck({ schemas }: Built): SchemaCheck {
  const ajv = makeAjv(Object.values(schemas))
  const ids = { identify: (name: string) => name, lookup: (id: string) => schemas[id] }
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...ajvSchema(schema, ids), $id: name })
  return (schema, value) => {
    const validate = ajv.getSchema(schema)
    if (!validate) return `there is no schema ${schema}`
    return validate(value) ? undefined : describe(validate.errors ?? [])
  }
}

/** Picks the deepest error: in a union it is most likely that of the intended branch. */
function describe(errors: readonly ErrorObject[]): string {
  const [deepest] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length)
  return deepest ? `${deepest.instancePath || 'it'} ${deepest.message}` : 'it is not valid'
}
