import type { FaultKind } from './fault.ts'
import { getSchema, type Schema } from './fields.ts'
import { kinds, scopeFields } from './kinds.ts'

/** The JSON Schema of faults as objects, which `fault.schema.json` publishes. */
export function makeSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A fault of the Gatewright mock',
    type: 'object',
    required: ['kind'],
    oneOf: (Object.keys(kinds) as FaultKind[]).map(getKindSchema),
    $defs: scopeDefinitions,
  }
}

/** The same for faults of one kind, whose errors are about that kind alone. */
export function makeKindSchema(kind: FaultKind): Schema {
  return { ...getKindSchema(kind), $defs: scopeDefinitions }
}

const scopeDefinitions = Object.fromEntries(Object.entries(scopeFields).map(([name, { schema }]) => [name, schema]))

function getKindSchema(kind: FaultKind): Schema {
  const { about, fields, alternatives } = kinds[kind]
  const scope = Object.keys(scopeFields).map((field) => [field, { $ref: `#/$defs/${field}` }])
  const { properties, required = [], ...rest } = getSchema(fields)
  return {
    title: kind,
    description: `${about}.`,
    ...rest,
    properties: { kind: { const: kind }, ...(properties as object), ...Object.fromEntries(scope) },
    required: ['kind', ...(required as readonly string[])],
    ...(alternatives ? { not: { required: alternatives } } : {}),
  }
}
