import { asArray, asObject, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { listBranches } from '../read/structure.ts'
import { componentName } from './documents.ts'

type NamedSchemas = Readonly<Record<string, Json>>

/** A part of a value, and the schemas that may apply to it. */
export interface ValuePart {
  readonly value: Json
  readonly schemas: readonly JsonObject[]
}

/** Yields a value and all of its parts. Schemas are those of all branches, since no validator chooses one. */
export function* walkValue(named: NamedSchemas, schemas: readonly Json[], value: Json): Generator<ValuePart> {
  const parts = listParts(named, schemas)
  yield { value, schemas: parts }
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items, prefixItems }) => [items ?? [], asArray(prefixItems)].flat())
    for (const item of value) yield* walkValue(named, items, item)
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) yield* walkValue(named, getDeclared(parts, name), item)
  }
}

/** What schemas say about a property. */
export function getDeclared(schemas: readonly JsonObject[], name: string): Json[] {
  return schemas.flatMap(({ properties }) => ownValue(asObject(properties), name) ?? [])
}

/** Schemas, and those in them that apply to the same value. */
function listParts(named: NamedSchemas, schemas: readonly Json[]): readonly JsonObject[] {
  const parts = new Set(schemas.filter(isObject))
  for (const part of parts) {
    const referred = ownValue(named, componentName(part) ?? '')
    for (const other of [referred, part.contentSchema, ...listBranches(part)]) if (isObject(other)) parts.add(other)
  }
  return [...parts]
}
