import type { Json } from '../../core/contract.ts'
import { suggestion } from '../../core/validation/suggest.ts'

/** One field of a fault: how it is described, and what it takes. */
export interface Field {
  /** JSON Schema. */
  readonly schema: { readonly [keyword: string]: Json }
  readonly isRequired: boolean
  /** What is wrong with a value, in words that continue the field's name; undefined when nothing is. */
  readonly mistake: (value: unknown) => string | undefined
}

interface Described {
  readonly about: string
  readonly isRequired?: boolean
  readonly default?: Json
}

function field({ about, isRequired = false, ...more }: Described, { schema, takes, accepts }: Form): Field {
  return {
    schema: { description: about, ...schema, ...more },
    isRequired,
    mistake: (value) => (accepts(value) ? undefined : `takes ${takes}, not ${shown(value)}`),
  }
}

/** What values look like. */
interface Form {
  readonly schema: { readonly [keyword: string]: Json }
  readonly takes: string
  readonly accepts: (value: unknown) => boolean
}

interface Bounds {
  readonly from: number
  readonly to?: number
}

/** Times and counts above are mistakes. */
const MAX = 1_000_000_000

export const whole = ({ from, to = MAX }: Bounds): Form => ({
  schema: { type: 'integer', minimum: from, maximum: to },
  takes: `a whole number from ${from} to ${to}`,
  accepts: (value) => Number.isInteger(value) && isWithin(value, { from, to }),
})

export const share: Form = {
  schema: { type: 'number', minimum: 0, maximum: 1 },
  takes: 'a number from 0 to 1',
  accepts: (value) => isWithin(value, { from: 0, to: 1 }),
}

export const milliseconds: Form = whole({ from: 0 })

export const span: Form = {
  schema: { anyOf: [milliseconds.schema, { type: 'array', items: milliseconds.schema, minItems: 2, maxItems: 2 }] },
  takes: 'milliseconds, or [least, most] of them',
  accepts: (value) =>
    milliseconds.accepts(value) ||
    (Array.isArray(value) && value.length === 2 && value.every(milliseconds.accepts) && value[0] <= value[1]),
}

export const text: Form = {
  schema: { type: 'string', minLength: 1 },
  takes: 'a text',
  accepts: (value) => typeof value === 'string' && value !== '',
}

export const eventRef: Form = {
  schema: { anyOf: [whole({ from: 0 }).schema, text.schema] },
  takes: 'the name of an event or its number from 0',
  accepts: (value) => whole({ from: 0 }).accepts(value) || text.accepts(value),
}

export function oneOf(values: readonly string[]): Form {
  return { schema: { enum: values }, takes: values.join(' or '), accepts: isIn(values) }
}

/** One of the names, or several. */
export function names(known: readonly string[], what: string): Form {
  const one = { enum: known }
  return {
    schema: { anyOf: [one, { type: 'array', items: one, minItems: 1 }] },
    takes: `the name of ${what} or a list of them`,
    accepts: (value) => [value].flat().every(isIn(known)) && [value].flat().length > 0,
  }
}

export const globsByName: Form = {
  schema: { type: 'object', additionalProperties: { type: 'string' } },
  takes: 'an object of globs by the names of headers',
  accepts: (value) => isObject(value) && Object.values(value).every((each) => typeof each === 'string'),
}

export type FieldTable = Readonly<Record<string, Field>>

export const optional = (form: Form, about: string, fallback?: Json): Field =>
  field({ about, ...(fallback === undefined ? {} : { default: fallback }) }, form)

export const required = (form: Form, about: string): Field => field({ about, isRequired: true }, form)

/** An object with fields of its own. */
export function group(fields: FieldTable, about: string): Field {
  return {
    schema: { description: about, ...schemaOf(fields) },
    isRequired: false,
    mistake: (value) => mistakeOf(fields, value),
  }
}

export function schemaOf(fields: FieldTable): { readonly [keyword: string]: Json } {
  const entries = Object.entries(fields)
  const needed = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
  const properties = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]))
  return {
    type: 'object',
    properties,
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: false,
  }
}

/** The first field that an object lacks, does not know or has wrong, in words. */
export function mistakeOf(fields: FieldTable, value: unknown): string | undefined {
  if (!isObject(value)) return `takes an object, not ${shown(value)}`
  const known = Object.keys(fields)
  const stranger = Object.keys(value).find((name) => !known.includes(name))
  if (stranger !== undefined) return `${stranger} is not known; ${suggestion(stranger, known)}`
  for (const [name, { isRequired, mistake }] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) {
      if (isRequired) return `${name} is missing`
      continue
    }
    const found = mistake(value[name])
    if (found !== undefined) return `${name}${found.startsWith('takes') ? ' ' : '.'}${found}`
  }
  return undefined
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isIn(values: readonly string[]): (value: unknown) => boolean {
  return (value) => values.some((each) => each === value)
}

function isWithin(value: unknown, { from, to = MAX }: Bounds): boolean {
  return typeof value === 'number' && value >= from && value <= to
}

function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? 'nothing'
  return written.length > 60 ? `${written.slice(0, 60)}…` : written
}
