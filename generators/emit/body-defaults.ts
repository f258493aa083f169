import { isDeepStrictEqual } from 'node:util'
import type { BodyDefaults } from '../../runtime/contract.ts'
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { componentName, findReachable } from '../model/documents.ts'
import { getDeclared } from '../model/value-schemas.ts'
import { oncePerContract } from './emitted.ts'
import { getAllSchemas } from './inline-schemas.ts'

/** Deeper defaults, and those of a schema within itself, are documentation. */
const maxDepth = 4

/** What the server adds to a JSON body of a named schema; undefined if there is nothing. */
export function getBodyDefaults(input: Built, schema: string): BodyDefaults | undefined {
  if (input.openapi.root['x-body-defaults'] === false) return undefined
  const computed = getComputed(input)
  if (!computed.has(schema))
    computed.set(schema, findDefaults(input, [ownValue(getAllSchemas(input), schema)?.schema ?? {}], 0))
  return computed.get(schema)
}

const getComputed = oncePerContract(() => new Map<string, BodyDefaults | undefined>())

/** The paths of the members that the server adds to the only body of an operation, as in `page/size`; `*` is any item of a list. */
export function listDefaultPaths(input: Built, { body }: Operation): readonly string[] {
  const [only, ...others] = body?.content ?? []
  if (only?.schema === undefined || only.format !== 'json' || others.length > 0) return []
  return listPaths(getBodyDefaults(input, only.schema) ?? {})
}

/** A name with a slash has no path, and stays optional in the type. */
function listPaths({ values = {}, nested = {}, items }: BodyDefaults): string[] {
  const inner = [...Object.entries(nested), ...(items === undefined ? [] : [['*', items] as const])]
  const names = Object.keys(values).filter((name) => !name.includes('/'))
  const named = inner.filter(([name]) => !name.includes('/'))
  return [...names, ...named.flatMap(([name, defaults]) => listPaths(defaults).map((path) => `${name}/${path}`))]
}

function findDefaults(input: Built, schemas: readonly Json[], depth: number): BodyDefaults | undefined {
  if (depth >= maxDepth || !schemas.some((schema) => mayHaveDefault(input, schema))) return undefined
  const parts = listParts(input, schemas)
  const names = [...new Set(parts.flatMap(({ properties }) => Object.keys(asObject(properties))))]
  const required = new Set(parts.flatMap((part) => asStrings(part.required)))
  const values = names.flatMap((name) => {
    const value = required.has(name) ? undefined : getDefault(listParts(input, getDeclared(parts, name)))
    return value === undefined ? [] : [[name, value] as const]
  })
  const nested = names.flatMap((name) => {
    const inner = findDefaults(input, getDeclared(parts, name), depth + 1)
    return inner === undefined ? [] : [[name, inner] as const]
  })
  const inItems = parts.flatMap((part) => part.items ?? [])
  const items = findDefaults(input, inItems, depth + 1)
  const defaults = {
    ...(values.length === 0 ? {} : { values: Object.fromEntries(values) }),
    ...(nested.length === 0 ? {} : { nested: Object.fromEntries(nested) }),
    ...(items === undefined ? {} : { items }),
  }
  return Object.keys(defaults).length === 0 ? undefined : defaults
}

/** The default of a property, if its schemas agree on one and it is of their type. */
function getDefault(parts: readonly JsonObject[]): Json | undefined {
  const [value, ...others] = parts.flatMap((part) => ('default' in part ? [part.default ?? null] : []))
  if (value === undefined || others.some((other) => !isDeepStrictEqual(other, value))) return undefined
  return parts.every((part) => part.readOnly !== true && isOfType(part, value)) ? value : undefined
}

function isOfType({ type, enum: allowed, const: fixed }: JsonObject, value: Json): boolean {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  const kinds = Number.isInteger(value) ? ['integer', 'number'] : [kind]
  const hasType = type === undefined || asStrings(type).some((name) => kinds.includes(name))
  const isAllowed = !Array.isArray(allowed) || allowed.some((option) => isDeepStrictEqual(option, value))
  return hasType && isAllowed && (fixed === undefined || isDeepStrictEqual(fixed, value))
}

/** Schemas, and all that always apply to the same value: of an alternative only a single one beside null. */
function listParts({ schemas: named }: Built, schemas: readonly Json[]): readonly JsonObject[] {
  const parts = new Set(schemas.filter(isObject))
  for (const part of parts) {
    const alternatives = [part.oneOf, part.anyOf].map((list) =>
      asArray(list).filter((one) => asObject(one).type !== 'null'),
    )
    const single = alternatives.flatMap((list) => (list.length === 1 ? list : []))
    const referred = ownValue(named, componentName(part) ?? '')
    for (const other of [...asArray(part.allOf), ...single, referred]) if (isObject(other)) parts.add(other)
  }
  return [...parts]
}

/** Most schemas have no default, nor refer to one that has. */
function mayHaveDefault(input: Built, schema: Json): boolean {
  const text = JSON.stringify(schema)
  const names = Array.from(
    text.matchAll(/#\/components\/schemas\/([^"]+)/g),
    ([ref]) => componentName({ $ref: ref }) ?? '',
  )
  return hasDefault(text) || names.some((name) => getNamesWithDefault(input).has(name))
}

function hasDefault(json: string): boolean {
  return json.includes('"default":')
}

const getNamesWithDefault = oncePerContract(({ contract, schemas }): ReadonlySet<string> => {
  const users = new Map<string, string[]>()
  for (const { name, references } of contract.schemas)
    for (const other of references) {
      const names = users.get(other) ?? []
      names.push(name)
      users.set(other, names)
    }
  const direct = Object.entries(schemas).flatMap(([name, schema]) => (hasDefault(JSON.stringify(schema)) ? [name] : []))
  return findReachable(direct, (name) => users.get(name) ?? [])
})
