import fc from 'fast-check'
import { asArray, asObject, isObject, type Json, type JsonObject, ownValue, valueAt } from '../../runtime/json.ts'
import { spellings } from '../cases/protojson.ts'
import { type Site, walkSchema } from '../cases/schema-sites.ts'
import { flatten, propertySchema } from './flat-schema.ts'
import { pick } from './mutate.ts'

/** The bodies, some of them in other valid ProtoJSON spellings. */
export function respelled(bodies: fc.Arbitrary<Json>, root: string): fc.Arbitrary<Json> {
  const choices = fc.array(fc.noShrink(fc.nat()), { maxLength: 4 })
  return fc.tuple(bodies, choices).map(([body, chosen]) => respell(body, root, chosen))
}

/** Deepest places first, and each place once: a change does not move its ancestors. */
function respell(body: Json, root: string, chosen: readonly number[]): Json {
  const { sites } = walkSchema(root, body)
  const getName = ({ keys }: Site): string => keys.join('/')
  const byPlace = new Map(sites.map((site) => [getName(site), site]))
  const places = chosen.flatMap((choice) => pick([...byPlace.values()], choice, getName) ?? [])
  const deepestFirst = [...new Set(places)].toSorted((a, b) => b.keys.length - a.keys.length)
  return deepestFirst.reduce<Json>((spelled, site) => {
    const value = valueAt(spelled, site.keys) ?? null
    const fitting = Object.entries(spellings).flatMap(([name, spell]) => {
      // Respelled members may already be absent.
      const other = spell({ ...site, value: name === 'null-for-absent' ? site.value : value }, spelled)
      return other === undefined ? [] : [{ name, other }]
    })
    return pick(fitting, chosen[0] ?? 0, ({ name }) => name)?.other ?? spelled
  }, body)
}

/**
 * An `x-protojson` body in the spelling of the contract. Accepts slightly more than the contract: a body that is still
 * invalid is certainly invalid.
 */
export function plainSpelling(value: Json, schema: Json | undefined): Json {
  if (!isObject(schema)) return value
  const flat = flatten(schema)
  const isSingle = flat['x-single-object'] === true && isObject(value)
  if (flat.type === 'array' && (isSingle || Array.isArray(value)))
    return [value].flat().map((item) => plainSpelling(item, flat.items))
  if (isObject(value)) return plainObject(value, flat)
  if (typeof value !== 'string') return value
  if (flat.type === 'integer') return value.trim() !== '' && Number.isInteger(Number(value)) ? Number(value) : value
  return asArray(flat.enum).find((each) => String(each).toLowerCase() === value.toLowerCase()) ?? value
}

function plainObject(value: JsonObject, flat: JsonObject): Json {
  const names = new Map(Object.keys(asObject(flat.properties)).map((name) => [snakeCase(name), name]))
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    const name = names.get(key) ?? key
    const schema = propertySchema(flat, name)
    if (schema === undefined) return [[key, item]]
    const isOther = name !== key && (ownValue(value, name) ?? null) !== null
    return item === null || isOther ? [] : [[name, plainSpelling(item, schema)]]
  })
  return Object.fromEntries(entries)
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
