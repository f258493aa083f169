import { isDeepStrictEqual } from 'node:util'
import type { BodyDefaults } from '../../runtime/contract.ts'
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { componentName, findReachable } from '../model/documents.ts'
import { oncePerContract } from './emitted.ts'
import { getAllSchemas } from './inline-schemas.ts'

/** Deeper defaults, and those of a schema within itself, are documentation. */
const maxDepth = 4

/** What the server adds to a JSON body of a named schema; undefined if there is nothing. */
export function getBodyDefaults(input: Built, schema: string): BodyDefaults | undefined {
  if (input.openapi.root['x-body-defaults'] === false) return undefined
  return findDefaults(input, [ownValue(getAllSchemas(input), schema)?.schema ?? {}], 0)
}

/** The paths of the members that the server adds to the only body of an operation, as in `page/size`; `*` is any item of a list. */
export function listDefaultPaths(input: Built, { body }: Operation): readonly string[] {
  const [only, ...others] = body?.content ?? []
  if (only?.schema === undefined || only.format !== 'json' || others.length > 0) return []
  const list = ({ values = {}, nested = {}, items }: BodyDefaults): string[] => [
    ...Object.keys(values),
    ...Object.entries(nested).flatMap(([name, inner]) => list(inner).map((path) => `${name}/${path}`)),
    ...(items === undefined ? [] : list(items).map((path) => `*/${path}`)),
  ]
  return list(getBodyDefaults(input, only.schema) ?? {})
}

function findDefaults(input: Built, schemas: readonly Json[], depth: number): BodyDefaults | undefined {
  if (depth > maxDepth || !schemas.some((schema) => mayHaveDefault(input, schema))) return undefined
  const parts = listParts(input, schemas)
  const names = new Set(parts.flatMap(({ properties }) => Object.keys(asObject(properties))))
  const required = new Set(parts.flatMap((part) => asStrings(part.required)))
  const values: [string, Json][] = []
  const nested: [string, BodyDefaults][] = []
  for (const name of names) {
    const declared = parts.flatMap(({ properties }) => ownValue(asObject(properties), name) ?? [])
    const value = required.has(name) ? undefined : getDefault(listParts(input, declared))
    if (value !== undefined) values.push([name, value])
    const inner = findDefaults(input, declared, depth + 1)
    if (inner !== undefined) nested.push([name, inner])
  }
  const items = findDefaults(
    input,
    parts.flatMap((part) => part.items ?? []),
    depth + 1,
  )
  if (values.length + nested.length === 0 && items === undefined) return undefined
  return {
    ...(values.length === 0 ? {} : { values: Object.fromEntries(values) }),
    ...(nested.length === 0 ? {} : { nested: Object.fromEntries(nested) }),
    ...(items === undefined ? {} : { items }),
  }
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
    const alternatives = [part.oneOf, part.anyOf].map((list) => asArray(list).filter((one) => !isNull(one)))
    const single = alternatives.flatMap((list) => (list.length === 1 ? list : []))
    const referred = ownValue(named, componentName(part) ?? '')
    for (const other of [...asArray(part.allOf), ...single, referred]) if (isObject(other)) parts.add(other)
  }
  return [...parts]
}

function isNull(schema: Json): boolean {
  return asObject(schema).type === 'null'
}

/** Most schemas have no default, nor refer to one that has. */
function mayHaveDefault(input: Built, schema: Json): boolean {
  const text = JSON.stringify(schema)
  return (
    text.includes('"default":') ||
    [...text.matchAll(/#\/components\/schemas\/([^"]+)/g)].some(([ref]) =>
      getNamesWithDefault(input).has(componentName({ $ref: ref }) ?? ''),
    )
  )
}

const getNamesWithDefault = oncePerContract(({ contract, schemas }): ReadonlySet<string> => {
  const users = new Map<string, string[]>()
  for (const { name, references } of contract.schemas)
    for (const other of references) {
      const names = users.get(other) ?? []
      names.push(name)
      users.set(other, names)
    }
  const direct = Object.keys(schemas).filter((name) => JSON.stringify(schemas[name]).includes('"default":'))
  return findReachable(direct, (name) => users.get(name) ?? [])
})
