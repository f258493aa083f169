import { asObject, inheritedNames, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { getAllSchemas } from '../emit/inline-schemas.ts'
import { getSampler } from '../emit/sampler.ts'
import { findWrongEvent } from '../emit/stream-examples.ts'
import type { Built } from '../model/build-contract.ts'
import type { ExampleEvent, Stream } from '../model/contract.ts'
import { getDeclared, walkValue } from '../model/value-schemas.ts'

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
function isRefused({ schemas }: Built, forms: readonly Json[], value: Json): boolean {
  return [...walkValue(schemas, forms, value)].some(
    (part) => isObject(part.value) && refusesNames(part.schemas, part.value),
  )
}

function refusesNames(schemas: readonly JsonObject[], value: JsonObject): boolean {
  const isDeclared = (name: string) => getDeclared(schemas, name).length > 0
  const isOpen = schemas.some(({ additionalProperties: others }) => others === true || isObject(others))
  const isClosed = !isOpen && schemas.some(({ properties }) => Object.keys(asObject(properties)).length > 0)
  const names = Object.keys(value)
  const isForeign = isClosed && names.length > 0 && !names.some(isDeclared)
  return isForeign || [...inheritedNames].some((name) => !names.includes(name) && isDeclared(name))
}
