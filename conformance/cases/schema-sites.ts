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
import { nodeAt, validatorAt } from '../contract.ts'

/** A schema of the contract and a place in a valid body that it applies to. */
export interface Site {
  readonly schema: JsonObject
  /** Pointer of the schema in the bundle. */
  readonly pointer: string
  readonly keys: Keys
  /** Names on the path from the body, union branches included: part of the case id. */
  readonly trail: readonly string[]
  readonly value: Json
  /** The open question, if the schema is a choice. */
  readonly choice?: string
}

/** A part of the contract that a body does not use: a property left out, a branch not taken. */
export type Unused = Omit<Site, 'value'>

export interface Walked {
  readonly sites: readonly Site[]
  readonly unused: readonly Unused[]
}

/** Every schema that applies to a place of `value`, from the schema at `pointer` down. */
export function walkSchema(pointer: string, value: Json): Walked {
  const sites: Site[] = []
  const unused: Unused[] = []
  const enter = (at: Omit<Unused, 'schema'>, here: Json | undefined): void => {
    const schema = nodeAt(at.pointer)
    if (!isObject(schema)) return
    const choice = asString(schema['x-choice'])
    const own = choice === undefined ? at : { ...at, choice }
    const target = getTarget(schema, own)
    if (here === undefined) return void unused.push({ ...target, schema })
    sites.push({ ...own, schema, value: here })
    for (const part of getParts(schema, own, here)) enter(part.at, part.value)
    if (target.pointer !== own.pointer) enter(target, here)
  }
  enter({ pointer, keys: [], trail: [] }, value)
  return { sites, unused }
}

/** The place in messages, such as `messages[0].content`. */
export function placeName(keys: Keys): string {
  return keys.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? key : `${name}.${key}`
  }, '')
}

/** The place in ajv's notation. */
export function instancePath(keys: Keys): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

type At = Omit<Unused, 'schema'>

interface Part {
  readonly at: At
  readonly value: Json | undefined
}

function getTarget(schema: JsonObject, at: At): At {
  const reference = asString(schema.$ref)
  return reference === undefined ? at : { ...at, pointer: decodeURI(reference.slice(1)) }
}

function getParts(schema: JsonObject, at: At, value: Json): Part[] {
  return [
    ...getProperties(schema, at, value),
    ...getElements(schema, at, value),
    ...getBranches(schema, at, value),
    ...getChoices(schema, at, value),
  ]
}

/** What we add to a schema applies to the same value. */
function getChoices(schema: JsonObject, at: At, value: Json): Part[] {
  return Object.keys(asObject(schema['x-choice'])).map((choice) => {
    return { at: { ...at, pointer: `${at.pointer}/x-choice/${choice}`, choice }, value }
  })
}

function getProperties(schema: JsonObject, { pointer, keys, trail, ...rest }: At, value: Json): Part[] {
  if (!isObject(value)) return []
  const declared = asObject(schema.properties)
  const at = (name: string, inner: string): At => ({
    ...rest,
    pointer: `${pointer}/${inner}`,
    keys: [...keys, name],
    trail: [...trail, name],
  })
  const named = Object.keys(declared).map((name) => ({
    at: at(name, `properties/${escapePointer(name)}`),
    value: ownValue(value, name),
  }))
  const others = Object.keys(value).filter((name) => !Object.hasOwn(declared, name))
  const mapped = isObject(schema.additionalProperties) ? others : []
  return [...named, ...mapped.map((name) => ({ at: at(name, 'additionalProperties'), value: ownValue(value, name) }))]
}

function getElements(schema: JsonObject, { pointer, keys, trail, ...rest }: At, value: Json): Part[] {
  if (!Array.isArray(value) || !isObject(schema.items)) return []
  return value.map((item, index) => ({
    at: { ...rest, pointer: `${pointer}/items`, keys: [...keys, index], trail: [...trail, '*'] },
    value: item,
  }))
}

function getBranches(schema: JsonObject, { pointer, keys, trail, ...rest }: At, value: Json): Part[] {
  const branches = (union: 'anyOf' | 'oneOf' | 'allOf'): Part[] =>
    asArray(schema[union]).map((branch, index) => {
      const at = {
        ...rest,
        pointer: `${pointer}/${union}/${index}`,
        keys,
        trail: [...trail, ...branchName(branch, union)],
      }
      return { at, value: union === 'allOf' || validatorAt(at.pointer)(value) ? value : undefined }
    })
  return [...branches('anyOf'), ...branches('oneOf'), ...branches('allOf')]
}

function branchName(branch: Json, union: string): string[] {
  const reference = asString(asObject(branch).$ref)
  if (reference !== undefined) return [reference.slice(reference.lastIndexOf('/') + 1)]
  const { const: only, type } = asObject(branch)
  return union === 'allOf' ? [] : [String(only ?? type)]
}
