import type { Json } from '../../core/contract.ts'
import { ownValue } from '../../core/contract.ts'
import { suggestion } from '../../core/validation/suggest.ts'
import type { FaultProblem } from './fault-error.ts'

/** One field of a fault: how it is described, and what it takes. */
export interface Field {
  /** JSON Schema. */
  readonly schema: { readonly [keyword: string]: Json }
  readonly isRequired: boolean
  /** What is wrong with a value; places are those inside of it. */
  readonly problems: (value: unknown) => readonly FaultProblem[]
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
    problems: (value) => (accepts(value) ? [] : [{ place: [], message: `must be ${takes}, not ${shown(value)}` }]),
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
  takes: 'a string with at least one character',
  accepts: (value) => typeof value === 'string' && value !== '',
}

export const eventRef: Form = {
  schema: { anyOf: [whole({ from: 0 }).schema, text.schema] },
  takes: 'the name of an event or its number from 0',
  accepts: (value) => whole({ from: 0 }).accepts(value) || text.accepts(value),
}

export function pickOne(values: readonly string[]): Form {
  return { schema: { enum: values }, takes: values.join(' or '), accepts: isIn(values) }
}

/** One of the names, or several. */
export function names(known: readonly string[], what: string): Form {
  const one = { enum: known }
  return {
    schema: { anyOf: [one, { type: 'array', items: one, minItems: 1 }] },
    takes: `the name of ${what} or an array of them`,
    accepts: (value) => [value].flat().every(isIn(known)) && [value].flat().length > 0,
  }
}

export const globsByName: Form = {
  schema: { type: 'object', additionalProperties: { type: 'string' } },
  takes: 'an object of globs by header name',
  accepts: (value) => isObject(value) && Object.values(value).every((each) => typeof each === 'string'),
}

export type FieldTable = Readonly<Record<string, Field>>

export const optional = (form: Form, about: string, fallback?: Json): Field =>
  field({ about, ...(fallback === undefined ? {} : { default: fallback }) }, form)

export const required = (form: Form, about: string): Field => field({ about, isRequired: true }, form)

/** An object with fields of its own. */
export function group(fields: FieldTable, about: string): Field {
  return {
    schema: { description: about, ...getSchema(fields) },
    isRequired: false,
    problems: (value) => findProblems(fields, value),
  }
}

export function getSchema(fields: FieldTable): { readonly [keyword: string]: Json } {
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

/** What an object lacks, does not know or has wrong. */
export function findProblems(fields: FieldTable, value: unknown): readonly FaultProblem[] {
  if (!isObject(value)) return [{ place: [], message: `must be an object, not ${shown(value)}` }]
  const known = Object.keys(fields)
  const unknown = Object.keys(value).filter((name) => !known.includes(name))
  return [
    ...unknown.map((name) => ({ place: [name], message: `unknown property; ${suggestion(name, known)}` })),
    ...Object.entries(fields).flatMap(([name, { isRequired, problems }]) => {
      if (Object.hasOwn(value, name)) {
        return problems(ownValue(value, name)).map(({ place, message }) => ({ place: [name, ...place], message }))
      }
      return isRequired ? [{ place: [], message: `\`${name}\` is missing` }] : []
    }),
  ]
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
