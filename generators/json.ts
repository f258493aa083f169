export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is an object, else an empty object. */
export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

/** The value if it is an array, else an empty array. */
export function asArray(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

export function asString(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The strings of an array; a single string counts as an array of one. */
export function asStrings(value: Json | undefined): string[] {
  return (typeof value === 'string' ? [value] : asArray(value)).filter((item) => typeof item === 'string')
}

/** Escapes a key as a token of a JSON pointer in a URI fragment. */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')
}

function unescapePointer(token: string): string {
  return decodePercent(token).replaceAll('~1', '/').replaceAll('~0', '~')
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The unescaped tokens of a JSON pointer. */
export function pointerKeys(pointer: string): string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapePointer)
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
