import type { ProtoJsonDescriptor } from '../contract.ts'
import { ownValue } from '../contract.ts'

/**
 * Brings a value to the contract's spelling: snake_case names, single objects for arrays that accept them, integers as
 * strings, enum values in any case, null for an absent field. Parts that the shape does not know stay as they are, and
 * what needs no change is not copied.
 */
export function toCanonical(value: unknown, shape: ProtoJsonDescriptor): unknown {
  return canonicalOf[shape.kind](value, shape)
}

const canonicalOf: Readonly<
  Record<ProtoJsonDescriptor['kind'], (value: unknown, shape: ProtoJsonDescriptor) => unknown>
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
  readonly shape: ProtoJsonDescriptor
}

/** By shape, the fields under both of their spellings. */
const fieldsOf = new WeakMap<ProtoJsonDescriptor, ReadonlyMap<string, Field>>()

function canonicalObject(value: unknown, shape: ProtoJsonDescriptor): unknown {
  if (!isObject(value)) return value
  const fields = fieldsOf.get(shape) ?? indexFields(shape)
  let changes: Changes | undefined
  for (const key in value) {
    const field = fields.get(key)
    // With both spellings present the contract's own counts; the other one is an unknown name.
    if (!field || (field.name !== key && (ownValue(value, field.name) ?? null) !== null)) continue
    const item = ownValue(value, key)
    const canonical = toCanonical(item, field.shape)
    if (item !== null && field.name === key && canonical === item) continue
    changes ??= new Map()
    changes.set(key, item === null ? 'absent' : [field.name, canonical])
  }
  return rewrite(value, changes)
}

function indexFields(shape: ProtoJsonDescriptor): ReadonlyMap<string, Field> {
  const fields = Object.entries(shape.properties ?? {}).map(([name, inner]) => ({ name, shape: inner }))
  const spellings = fields.map((field): [string, Field] => [toSnakeCase(field.name), field])
  const index = new Map([...spellings, ...fields.map((field): [string, Field] => [field.name, field])])
  fieldsOf.set(shape, index)
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
  return rewrite(value, changes)
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
  return values.find((each) => each.toLowerCase() === lowered) ?? value
}

type Entry = readonly [string, unknown]

/** By the key that an entry has: what it becomes. */
type Changes = Map<string, Entry | 'absent'>

/** A copy with changed entries, where there are any. `fromEntries` defines, so `__proto__` is a plain name. */
function rewrite(value: Readonly<Record<string, unknown>>, changes: Changes | undefined): unknown {
  if (changes === undefined) return value
  return Object.fromEntries(
    Object.entries(value)
      .map((entry) => changes.get(entry[0]) ?? entry)
      .filter(isPresent),
  )
}

function isPresent(entry: Entry | 'absent'): entry is Entry {
  return entry !== 'absent'
}

function safeInteger(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
