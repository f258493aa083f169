import { gatewayMock } from '../gateway-mock.ts'
import type { MockContract } from '../mock-contract.ts'
import type { FaultKind } from './fault.ts'
import { type FieldTable, getSchema, type Schema } from './fields.ts'
import { getScopeFields, kinds } from './kinds.ts'

/** The JSON Schema of faults of the gateway as objects, which `fault.schema.json` publishes. */
export function makeSchema(): Schema {
  const scope = getScopeFields(gatewayMock)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A fault of the Gatewright mock',
    type: 'object',
    required: ['kind'],
    oneOf: (Object.keys(kinds) as FaultKind[]).map((kind) => getKindSchema(kind, scope)),
    $defs: getDefinitions(scope),
  }
}

/** The same for faults of one kind and a contract: its errors are about that kind alone. */
export function makeKindSchema(contract: MockContract, kind: FaultKind): Schema {
  const scope = getScopeFields(contract)
  return { ...getKindSchema(kind, scope), $defs: getDefinitions(scope) }
}

function getDefinitions(scope: FieldTable): Schema {
  return Object.fromEntries(Object.entries(scope).map(([name, { schema }]) => [name, schema]))
}

function getKindSchema(kind: FaultKind, scope: FieldTable): Schema {
  const { about, fields, exclusions } = kinds[kind]
  const references = Object.keys(scope).map((field) => [field, { $ref: `#/$defs/${field}` }])
  const { properties, required = [], ...rest } = getSchema(fields)
  return {
    title: kind,
    description: `${about}.`,
    ...rest,
    properties: { kind: { const: kind }, ...(properties as object), ...Object.fromEntries(references) },
    required: ['kind', ...(required as readonly string[])],
    ...(exclusions ? { not: { anyOf: exclusions.map((pair) => ({ required: [...pair] })) } } : {}),
  }
}
