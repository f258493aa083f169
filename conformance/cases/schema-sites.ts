import {
  asArray,
  asObject,
  asString,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  type Keys,
  ownValue,
} from '../../runtime/json.ts'
import { isMarked } from '../../runtime/samples/omit-marked.ts'
import type { SuiteContract } from '../contract.ts'

/** A schema of the contract and the part of a valid body that it applies to. */
export interface Site {
  readonly schema: JsonObject
  /** Pointer of the schema in the bundle. */
  readonly pointer: string
  readonly keys: Keys
  /** Names on the path from the body, including union branches: part of the case id. */
  readonly trail: readonly string[]
  readonly value: Json
  /** The open question, if the schema is a choice. */
  readonly choice?: string
}

/** A part of the contract that a body does not use: a property left out, a branch not taken. */
export type UnusedPart = Omit<Site, 'value'>

export interface SchemaWalk {
  readonly sites: readonly Site[]
  readonly unused: readonly UnusedPart[]
}

/** Lists every schema that applies to a part of `value`, which a client sends, from the schema at `pointer` down. */
export function walkSchema(contract: SuiteContract, pointer: string, value: Json): SchemaWalk {
  const sites: Site[] = []
  const unused: UnusedPart[] = []
  const enter = (at: Position, part: Json | undefined): void => {
    const schema = contract.nodeAt(at.pointer)
    if (!isObject(schema)) return
    const choice = asString(schema['x-choice'])
    const position = choice === undefined ? at : { ...at, choice }
    const referenced = followReference(schema, position)
    if (part === undefined) return void unused.push({ ...referenced, schema })
    sites.push({ ...position, schema, value: part })
    for (const inner of getParts(contract, { schema, ...position }, part)) enter(inner.at, inner.value)
    if (referenced.pointer !== position.pointer) enter(referenced, part)
  }
  enter({ pointer, keys: [], trail: [] }, value)
  return { sites, unused }
}

/** The path in messages, such as `messages[0].content`. */
export function formatFieldPath(keys: Keys): string {
  return keys.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? key : `${name}.${key}`
  }, '')
}

/** Writes a name in camelCase as `max_tokens`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The path as ajv writes it in errors, which encodes no percent signs. */
export function toInstancePath(keys: Keys): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

type Position = Omit<UnusedPart, 'schema'>

interface SitePart {
  readonly at: Position
  readonly value: Json | undefined
}

function followReference(schema: JsonObject, position: Position): Position {
  const reference = asString(schema.$ref)
  return reference === undefined ? position : { ...position, pointer: decodeURI(reference.slice(1)) }
}

function getParts(contract: SuiteContract, site: UnusedPart, value: Json): SitePart[] {
  return [
    ...getProperties(contract, site, value),
    ...getElements(site, value),
    ...getBranches(contract, site, value),
    ...getChoices(site, value),
  ]
}

/** The schemas that we add, which apply to the same value. */
function getChoices({ schema, ...site }: UnusedPart, value: Json): SitePart[] {
  return Object.keys(asObject(schema['x-choice'])).map((choice) => {
    return { at: { ...site, pointer: `${site.pointer}/x-choice/${choice}`, choice }, value }
  })
}

function getProperties(
  { openapi }: SuiteContract,
  { schema, pointer, keys, trail, ...rest }: UnusedPart,
  value: Json,
): SitePart[] {
  if (!isObject(value)) return []
  const declared = asObject(schema.properties)
  const sent = Object.keys(declared).filter((name) => !isMarked(ownValue(declared, name), 'readOnly', openapi))
  const part = (name: string, inner: string): SitePart => ({
    at: { ...rest, pointer: `${pointer}/${inner}`, keys: [...keys, name], trail: [...trail, name] },
    value: ownValue(value, name),
  })
  const properties = sent.map((name) => part(name, `properties/${escapePointer(name)}`))
  const others = Object.keys(value).filter((name) => !Object.hasOwn(declared, name))
  const additional = isObject(schema.additionalProperties) ? others : []
  return [...properties, ...additional.map((name) => part(name, 'additionalProperties'))]
}

function getElements({ schema, pointer, keys, trail, ...rest }: UnusedPart, value: Json): SitePart[] {
  if (!Array.isArray(value) || !isObject(schema.items)) return []
  return value.map((item, index) => ({
    at: { ...rest, pointer: `${pointer}/items`, keys: [...keys, index], trail: [...trail, '*'] },
    value: item,
  }))
}

function getBranches(contract: SuiteContract, { schema, ...site }: UnusedPart, value: Json): SitePart[] {
  return (['anyOf', 'oneOf', 'allOf'] as const).flatMap((union) =>
    asArray(schema[union]).map((branch, index) => {
      const pointer = `${site.pointer}/${union}/${index}`
      const at = { ...site, pointer, trail: [...site.trail, ...branchName(branch, union)] }
      return { at, value: union === 'allOf' || contract.validatorAt(pointer)(value) ? value : undefined }
    }),
  )
}

function branchName(branch: Json, union: string): string[] {
  const reference = asString(asObject(branch).$ref)
  if (reference !== undefined) return [reference.slice(reference.lastIndexOf('/') + 1)]
  const { const: only, type } = asObject(branch)
  return union === 'allOf' ? [] : [String(only ?? type)]
}
