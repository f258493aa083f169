import type { Json } from '../../core/contract.ts'
import { getSchema } from './fields.ts'
import { type Kind, kinds, scopeFields } from './kinds.ts'

/** The JSON Schema of faults as objects, which stands in `fault.schema.json` for editors and other tools. */
export function faultSchema(): Json {
  const scope = Object.entries(scopeFields).map(([name, { schema }]) => [name, schema])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A fault of the Gatewright mock',
    type: 'object',
    required: ['kind'],
    oneOf: Object.entries(kinds).map(([name, kind]) => schemaOfKind(name, kind)),
    $defs: Object.fromEntries(scope),
  }
}

function schemaOfKind(name: string, { about, fields, alternatives }: Kind): Json {
  const scope = Object.keys(scopeFields).map((field) => [field, { $ref: `#/$defs/${field}` }])
  const { properties, required = [], ...rest } = getSchema(fields)
  return {
    title: name,
    description: `${about}.`,
    ...rest,
    properties: { kind: { const: name }, ...(properties as object), ...Object.fromEntries(scope) },
    required: ['kind', ...(required as readonly string[])],
    ...(alternatives ? { not: { required: alternatives } } : {}),
  }
}
