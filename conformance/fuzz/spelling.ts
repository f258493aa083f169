import fc from 'fast-check'
import { asArray, asObject, isObject, type Json, type JsonObject, ownValue, valueAt } from '../../runtime/json.ts'
import { spellings } from '../cases/protojson.ts'
import { type Site, toSnakeCase, walkSchema } from '../cases/schema-sites.ts'
import type { SuiteContract } from '../contract.ts'
import { pickByName } from './change-body.ts'
import { flattenSchema, propertySchema } from './flat-schema.ts'

/** Spells some of the bodies in other valid ways of ProtoJSON. `root` is the pointer of their schema. */
export function respellBodies(contract: SuiteContract, bodies: fc.Arbitrary<Json>, root: string): fc.Arbitrary<Json> {
  const picks = fc.array(fc.noShrink(fc.nat()), { maxLength: 4 })
  return fc.tuple(bodies, picks).map(([body, numbers]) => {
    const { sites } = walkSchema(contract, root, body)
    return respellSites(body, sites, numbers)
  })
}

/** Respells the deepest sites first, and a path only once: a change does not move its ancestors. */
function respellSites(body: Json, sites: readonly Site[], numbers: readonly number[]): Json {
  const getName = ({ keys }: Site): string => keys.join('/')
  const byPath = new Map(sites.map((site) => [getName(site), site]))
  const picked = numbers.flatMap((number) => pickByName([...byPath.values()], number, getName) ?? [])
  const deepestFirst = [...new Set(picked)].toSorted((a, b) => b.keys.length - a.keys.length)
  return deepestFirst.reduce<Json>((spelled, site) => {
    const value = valueAt(spelled, site.keys) ?? null
    const variants = Object.entries(spellings).flatMap(([name, respell]) => {
      // Respelled members may already be absent.
      const variant = respell({ ...site, value: name === 'null-for-absent' ? site.value : value }, spelled)
      return variant === undefined ? [] : [{ name, variant }]
    })
    return pickByName(variants, numbers[0] ?? 0, ({ name }) => name)?.variant ?? spelled
  }, body)
}

/**
 * Spells an `x-protojson` body as the contract does. Accepts slightly more than the contract: a body that is still invalid is
 * certainly invalid.
 */
export function plainSpelling(contract: SuiteContract, value: Json, schema: Json | undefined): Json {
  if (!isObject(schema)) return value
  const flat = flattenSchema(contract, schema)
  const isSingle = flat['x-single-object'] === true && isObject(value)
  if (flat.type === 'array' && (isSingle || Array.isArray(value)))
    return [value].flat().map((item) => plainSpelling(contract, item, flat.items))
  if (isObject(value)) return plainObject(contract, value, flat)
  if (typeof value !== 'string') return value
  if (flat.type === 'integer') return value.trim() !== '' && Number.isInteger(Number(value)) ? Number(value) : value
  return asArray(flat.enum).find((member) => String(member).toLowerCase() === value.toLowerCase()) ?? value
}

function plainObject(contract: SuiteContract, value: JsonObject, flat: JsonObject): Json {
  const names = new Map(Object.keys(asObject(flat.properties)).map((name) => [toSnakeCase(name), name]))
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    const name = names.get(key) ?? key
    const schema = propertySchema(flat, name)
    if (schema === undefined) return [[key, item]]
    const isRepeated = name !== key && (ownValue(value, name) ?? null) !== null
    return item === null || isRepeated ? [] : [[name, plainSpelling(contract, item, schema)]]
  })
  return Object.fromEntries(entries)
}
