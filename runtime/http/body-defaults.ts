import type { BodyDefaults, RequestBody } from '../contract.ts'
import { isObject, type Json, type JsonObject, ownValue, setKey } from '../json.ts'
import { findContent } from '../validation/find-content.ts'

export type AddBodyDefaults = (body: unknown, contentType: string | undefined) => unknown

/** Adds the members with a default that a JSON body leaves out; the body that was sent stays as it is. */
export function bodyDefaultsAdder(rule: RequestBody | undefined): AddBodyDefaults {
  if (rule === undefined || rule.content.every(({ defaults }) => defaults === undefined)) return (body) => body
  return (body, contentType) => {
    const { defaults } = findContent(rule, contentType) ?? rule.content[0] ?? {}
    return defaults === undefined ? body : addDefaults(body, defaults)
  }
}

function copyValue(value: Json): Json {
  return typeof value === 'object' ? structuredClone(value) : value
}

/** The value, or a copy with what it lacks; copies only what changes. */
function addDefaults(value: unknown, { values = {}, nested = {}, items }: BodyDefaults): unknown {
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => addDefaults(item, items))
  if (!isObject(value)) return value
  const missing = Object.keys(values).filter((name) => !Object.hasOwn(value, name))
  const added: JsonObject = {}
  for (const name of missing) setKey(added, name, copyValue(ownValue(values, name) ?? null))
  const whole: Record<string, unknown> = missing.length === 0 ? value : { ...value, ...added }
  const changed = Object.entries(nested).flatMap(([name, defaults]): [string, unknown][] => {
    const before = ownValue(whole, name)
    const after = addDefaults(before, defaults)
    return after === before ? [] : [[name, after]]
  })
  if (changed.length === 0) return whole
  const copy = { ...whole }
  for (const [name, after] of changed) setKey(copy, name, after)
  return copy
}
