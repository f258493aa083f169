import { replaceAt } from '../../../conformance/cases/json-place.ts'
import { isObject, type Json } from '../../../generators/json.ts'

/** Another value in place of one. */
export type Edit = (json: Json) => Json

type NewValue = Json | ((old: Json) => Json)

/** Puts a value at a dotted path, or what a function makes of the value there. */
export function set(path: string, value: NewValue): Edit {
  return (json) => {
    const old = valueAt(json, path)
    return replaceAt(json, getKeys(path), typeof value === 'function' ? value(old) : value)
  }
}

/** Takes the member at a dotted path away. */
export function without(path: string): Edit {
  return (json) => replaceAt(json, getKeys(path), undefined)
}

/** One edit after the other. */
export function all(...edits: readonly Edit[]): Edit {
  return (json) => edits.reduce((value, edit) => edit(value), json)
}

/** The edit where the path has this value. */
export function where(path: string, value: Json, edit: Edit): Edit {
  return (json) => (valueAt(json, path) === value ? edit(json) : json)
}

/** A number that is off. */
export function plus(amount: number): (old: Json) => Json {
  return (old) => Number(old) + amount
}

function valueAt(json: Json, path: string): Json {
  const inner = (node: Json, key: string | number): Json | undefined =>
    Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined
  return getKeys(path).reduce<Json>((node, key) => inner(node, key) ?? null, json)
}

function getKeys(path: string): (string | number)[] {
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
