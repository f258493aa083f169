export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/**
 * Gets a property of the object itself, undefined if absent. Required for names from requests: plain indexing also finds inherited
 * properties such as `constructor` and `__proto__`.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined

export function ownValue(table: object, name: string): unknown

export function ownValue(table: object, name: string): unknown {
  return Object.hasOwn(table, name) ? (table as Readonly<Record<string, unknown>>)[name] : undefined
}

/** Names that plain indexing finds in every object, such as `constructor`. */
export const inheritedNames: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/** Parses JSON; returns `fallback` if the text is not JSON. */
export function tryParseJson(text: string, fallback?: unknown, reviver?: Parameters<JSON['parse']>[1]): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    return fallback
  }
}

/** Whether a JSON value is an object, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is an object, else an empty object. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** The value if it is an array, else an empty array. */
export function asArray(value: unknown): Json[] {
  return Array.isArray(value) ? value : []
}

export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Rewrites what is directly in an object or an array. If nothing changes, the result is the value itself. */
export function mapChildren(value: JsonObject | Json[], rewrite: (child: Json, key: string) => Json): Json {
  let isSame = true
  const entries = Object.entries(value).map(([key, child]): [string, Json] => {
    const rewritten = rewrite(child, key)
    isSame &&= rewritten === child
    return [key, rewritten]
  })
  if (isSame) return value
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

/** Rewrites the objects of a value, innermost first. What does not change is not copied. */
export function mapObjects(value: Json, rewrite: (object: JsonObject) => Json): Json {
  if (typeof value !== 'object' || value === null) return value
  const mapped = mapChildren(value, (child) => mapObjects(child, rewrite))
  return isObject(mapped) ? rewrite(mapped) : mapped
}

/** The strings of an array; a single string counts as an array of one. */
export function asStrings(value: unknown): string[] {
  return (typeof value === 'string' ? [value] : asArray(value)).filter((item) => typeof item === 'string')
}

/** Escapes a key as a token of a JSON pointer in a URI fragment. */
export function escapePointer(key: string): string {
  return /[~/%]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25') : key
}

/** Decodes percent-encoding; text with an invalid encoding stays as it is. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The unescaped tokens of a JSON pointer in a URI fragment. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return []
  const tokens = pointer.slice(1).split('/')
  return tokens.map((token) => decodeStep(decodePercent(token)))
}

export function toPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${escapePointer(key)}`).join('')
}

/** Sets a key, whatever its name. */
export function setKey<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
  else object[key] = value
}

/** Keys from the root of a value to a value inside it. */
export type Keys = readonly (string | number)[]

/** The value at the keys, without inherited members. */
export function valueAt(root: unknown, keys: Keys): Json | undefined {
  return keys.reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return node[Number(key)]
    return isObject(node) ? ownValue(node, String(key)) : undefined
  }, root) as Json | undefined
}

/** A copy of the value with another one at the keys; undefined removes the member. Siblings are shared. */
export function replaceAt(root: Json, [key, ...rest]: Keys, value: Json | undefined): Json {
  if (key === undefined) return value ?? null
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? replaceAt(item, rest, value) : item))
  const object = asObject(root)
  if (rest.length > 0) return { ...object, [key]: replaceAt(ownValue(object, String(key)) ?? {}, rest, value) }
  const { [key]: _, ...others } = object
  return value === undefined ? others : { ...others, [key]: value }
}

/** Compares by code unit, so that the order does not depend on the locale. */
export function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The name, with a number if it is taken. */
export function makeUnique(name: string, taken: { has(name: string): boolean }): string {
  if (!taken.has(name)) return name
  const separator = /\d$/.test(name) ? '_' : ''
  for (let number = 2; ; number++) if (!taken.has(`${name}${separator}${number}`)) return `${name}${separator}${number}`
}

/** A nested value with its dotted path. */
export interface ResolvedValue {
  /** Such as `messages[0].content`; empty for the root. */
  readonly param: string
  readonly pointer: string
  readonly value: unknown
}

/** Resolves a JSON pointer; the value is undefined if absent. */
export function resolvePointer(root: unknown, pointer: string): ResolvedValue {
  const whole: ResolvedValue = { param: '', pointer: '', value: root }
  return splitPointer(pointer).reduce(getChild, whole)
}

export function getChild({ param, pointer: outer, value }: ResolvedValue, name: string): ResolvedValue {
  const pointer = `${outer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (Array.isArray(value)) return { param: `${param}[${name}]`, pointer, value: value[Number(name)] }
  const inner = typeof value === 'object' && value !== null ? ownValue(value, name) : undefined
  return { param: joinPath(param, name), pointer, value: inner }
}

/** The names and indexes of a JSON pointer. */
export function splitPointer(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(decodeStep)
}

function joinPath(param: string, name: string): string {
  if (!/^[\w$@-]+$/.test(name)) return `${param}[${JSON.stringify(name.slice(0, 80))}]`
  return param === '' ? name : `${param}.${name}`
}

function decodeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
