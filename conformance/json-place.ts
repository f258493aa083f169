import { isObject, type Json } from '../generators/json.ts'

/** Keys from the root of a value to a place in it. */
export type Keys = readonly (string | number)[]

/** The value at the keys, own members only. */
export function jsonAt(root: unknown, keys: Keys): Json | undefined {
  return keys.reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return node[Number(key)]
    return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined
  }, root) as Json | undefined
}

/** A copy of the value with another one at a place; undefined removes the member. Siblings are shared. */
export function replaceAt(root: Json, [key, ...rest]: Keys, value: Json | undefined): Json {
  if (key === undefined) return value ?? null
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? replaceAt(item, rest, value) : item))
  const object = isObject(root) ? root : {}
  if (rest.length > 0) return { ...object, [key]: replaceAt(object[key] ?? {}, rest, value) }
  const { [key]: _, ...others } = object
  return value === undefined ? others : { ...others, [key]: value }
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
