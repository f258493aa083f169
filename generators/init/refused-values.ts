import {
  asArray,
  asObject,
  inheritedNames,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'
import { getAllSchemas } from '../emit/inline-schemas.ts'
import { getSampler } from '../emit/sampler.ts'
import { findWrongEvent } from '../emit/stream-examples.ts'
import type { Built } from '../model/build-contract.ts'
import type { ExampleEvent, Stream } from '../model/contract.ts'
import { componentName } from '../model/documents.ts'
import { listBranches } from '../read/structure.ts'

/** Whether a value of a named schema does not compile as its type: it may be invalid. */
export function isRefusedReply(built: Built, schema: string, value: Json): boolean {
  return (
    getSampler(built).findViolation(schema, value) !== undefined || isRefused(built, [getSchema(built, schema)], value)
  )
}

/** The same for an event of a stream with an `itemSchema`. */
export function isRefusedEvent(built: Built, stream: Stream, example: ExampleEvent): boolean {
  if (findWrongEvent(built, stream, { name: stream.name, events: [example] }) !== undefined) return true
  const forms = stream.events.map(({ schema }) => getSchema(built, schema))
  return isRefused(built, forms, stream.framing === 'fields' ? { ...example } : example.data)
}

function getSchema(built: Built, name: string): JsonObject {
  return ownValue(getAllSchemas(built), name)?.schema ?? {}
}

/**
 * Whether TypeScript refuses a valid value, in any of its parts: none of its names is declared, or a declared name that it
 * lacks is one that every object has, such as `toString`.
 */
function isRefused(built: Built, schemas: readonly Json[], value: Json): boolean {
  const parts = listParts(built, schemas)
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items, prefixItems }) => [items ?? [], asArray(prefixItems)].flat())
    return value.some((item) => isRefused(built, items, item))
  }
  if (!isObject(value)) return false
  const getDeclared = (name: string) => parts.flatMap(({ properties }) => ownValue(asObject(properties), name) ?? [])
  const isOpen = parts.some(({ additionalProperties: others }) => others === true || isObject(others))
  const isClosed = !isOpen && parts.some(({ properties }) => Object.keys(asObject(properties)).length > 0)
  const names = Object.keys(value)
  return (
    (isClosed && names.length > 0 && names.every((name) => getDeclared(name).length === 0)) ||
    [...inheritedNames].some((name) => !names.includes(name) && getDeclared(name).length > 0) ||
    names.some((name) => isRefused(built, getDeclared(name), ownValue(value, name) ?? null))
  )
}

/** Schemas with all that apply to the same value. */
function listParts({ schemas: named }: Built, schemas: readonly Json[]): readonly JsonObject[] {
  const parts = new Set(schemas.map(asObject))
  for (const part of parts) {
    const referred = ownValue(named, componentName(part) ?? '')
    for (const other of [referred, part.contentSchema, ...listBranches(part)]) if (isObject(other)) parts.add(other)
  }
  return [...parts]
}
