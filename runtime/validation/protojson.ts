import type { ProtoJsonDescriptor } from '../contract.ts'
import { isObject, ownValue } from '../json.ts'

/**
 * Converts a value to the spelling of the contract: snake_case names, single objects for arrays that accept them, integers
 * as strings, enum values in any case, null for an absent field. Unknown parts stay unchanged; unchanged parts are not
 * copied.
 */
export function toCanonical(value: unknown, descriptor: ProtoJsonDescriptor): unknown {
  return converters[descriptor.kind](value, descriptor)
}

const converters: Readonly<
  Record<ProtoJsonDescriptor['kind'], (value: unknown, descriptor: ProtoJsonDescriptor) => unknown>
> = {
  object: canonicalObject,
  map: canonicalMap,
  array: canonicalArray,
  integer: (value) => (typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? safeInteger(value) : value),
  enum: canonicalEnum,
  any: (value) => value,
}

interface Field {
  readonly name: string
  readonly descriptor: ProtoJsonDescriptor
}

/** The fields of a descriptor by both of their spellings. */
const fieldIndexes = new WeakMap<ProtoJsonDescriptor, ReadonlyMap<string, Field>>()

function canonicalObject(value: unknown, descriptor: ProtoJsonDescriptor): unknown {
  if (!isObject(value)) return value
  const fields = fieldIndexes.get(descriptor) ?? indexFields(descriptor)
  let changes: Changes | undefined
  for (const key in value) {
    const field = fields.get(key)
    // If both spellings are present, the snake_case one is an unknown name.
    if (!field || (field.name !== key && (ownValue(value, field.name) ?? null) !== null)) continue
    const item = ownValue(value, key)
    const canonical = toCanonical(item, field.descriptor)
    if (item !== null && field.name === key && canonical === item) continue
    changes ??= new Map()
    changes.set(key, item === null ? 'absent' : [field.name, canonical])
  }
  return rewriteEntries(value, changes)
}

function indexFields(descriptor: ProtoJsonDescriptor): ReadonlyMap<string, Field> {
  const fields = Object.entries(descriptor.properties ?? {}).map(([name, inner]) => ({ name, descriptor: inner }))
  const spellings = fields.map((field): [string, Field] => [toSnakeCase(field.name), field])
  const index = new Map([...spellings, ...fields.map((field): [string, Field] => [field.name, field])])
  fieldIndexes.set(descriptor, index)
  return index
}

function canonicalMap(value: unknown, { items }: ProtoJsonDescriptor): unknown {
  if (!isObject(value) || items === undefined) return value
  let changes: Changes | undefined
  for (const key in value) {
    const item = ownValue(value, key)
    const canonical = toCanonical(item, items)
    if (canonical === item) continue
    changes ??= new Map()
    changes.set(key, [key, canonical])
  }
  return rewriteEntries(value, changes)
}

function canonicalArray(value: unknown, { items, single }: ProtoJsonDescriptor): unknown {
  if (items === undefined) return value
  if (single && isObject(value)) return [toCanonical(value, items)]
  if (!Array.isArray(value)) return value
  let copy: unknown[] | undefined
  for (let at = 0; at < value.length; at++) {
    const item = toCanonical(value[at], items)
    if (item === value[at]) continue
    copy ??= value.slice()
    copy[at] = item
  }
  return copy ?? value
}

function canonicalEnum(value: unknown, { values = [] }: ProtoJsonDescriptor): unknown {
  if (typeof value !== 'string' || values.includes(value)) return value
  const lowered = value.toLowerCase()
  return values.find((name) => name.toLowerCase() === lowered) ?? value
}

type Entry = readonly [string, unknown]

/** Changed entries by their key. */
type Changes = Map<string, Entry | 'absent'>

/** Replaces or removes entries. `fromEntries` defines properties, so `__proto__` is an ordinary name. */
function rewriteEntries(value: Readonly<Record<string, unknown>>, changes: Changes | undefined): unknown {
  if (changes === undefined) return value
  return Object.fromEntries(
    Object.entries(value)
      .map((entry) => changes.get(entry[0]) ?? entry)
      .filter((entry) => entry !== 'absent'),
  )
}

function safeInteger(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
