import { asObject, type Json, type JsonObject, replaceAt, valueAt } from '../../../runtime/json.ts'

/** New values by dotted path; a key with `$` is one of the verbs below, `$if` is a condition. */
export type JsonEdits = JsonObject

type Verb = (json: Json, how: Json) => Json

const verbs: Readonly<Record<string, Verb>> = {
  $without: (json, paths) => [paths].flat().reduce<Json>((value, path) => remove(value, getKeys(path)), json),
  $plus: (json, amounts) => update(json, amounts, (old, amount) => Number(old) + Number(amount)),
  $append: (json, items) => update(json, items, (old, item) => [...(Array.isArray(old) ? old : []), item]),
  $wrap: (json, template) => JSON.parse(JSON.stringify(template), (_, part) => (part === '$body' ? json : part)),
  $unwrap: (json, path) => valueAt(json, getKeys(path)) ?? null,
  $replace: (json, patterns) => JSON.parse(replaceText(JSON.stringify(json), patterns)),
}

export function editJson(json: Json, { $if: condition, ...edits }: JsonEdits): Json {
  const isMeant = Object.entries(asObject(condition)).every(([path, value]) => valueAt(json, getKeys(path)) === value)
  if (!isMeant) return json
  return Object.entries(edits).reduce<Json>((value, [key, how]) => {
    if (!key.startsWith('$')) return replaceAt(value, getKeys(key), how)
    return findVerb(verbs, key)(value, how)
  }, json)
}

export function findVerb<T>(table: Readonly<Record<string, T>>, name: string): T {
  const verb = table[name]
  if (verb === undefined) throw new RangeError(`There is no verb ${name}.`)
  return verb
}

/** Replaces every match of the patterns, one pattern after the other. */
export function replaceText(text: string, patterns: Json | undefined): string {
  return Object.entries(asObject(patterns)).reduce(
    (result, [pattern, replacement]) => result.replace(new RegExp(pattern, 'g'), String(replacement)),
    text,
  )
}

function update(json: Json, changes: Json, change: (old: Json, by: Json) => Json): Json {
  return Object.entries(asObject(changes)).reduce<Json>(
    (value, [path, by]) => replaceAt(value, getKeys(path), change(valueAt(value, getKeys(path)) ?? null, by)),
    json,
  )
}

function remove(json: Json, keys: readonly (string | number)[]): Json {
  const parentKeys = keys.slice(0, -1)
  const parent = valueAt(json, parentKeys)
  if (!Array.isArray(parent)) return replaceAt(json, keys, undefined)
  return replaceAt(json, parentKeys, parent.toSpliced(Number(keys.at(-1)), 1))
}

function getKeys(path: Json): (string | number)[] {
  return String(path)
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
