import type { Json } from '../../runtime/json.ts'

export type Schema = { readonly [keyword: string]: Json }

export interface Field {
  readonly schema: Schema
  readonly isRequired: boolean
}

export type FieldTable = Readonly<Record<string, Field>>

export const optional = (schema: Schema, about: string, fallback?: Json): Field => ({
  schema: { description: about, ...schema, ...(fallback === undefined ? {} : { default: fallback }) },
  isRequired: false,
})

export const required = (schema: Schema, about: string): Field => ({ ...optional(schema, about), isRequired: true })

/** Upper limit of times and counts. */
const MAX = 1_000_000_000

export const whole = ({ from, to = MAX }: { readonly from: number; readonly to?: number }): Schema => ({
  type: 'integer',
  minimum: from,
  maximum: to,
})

export const share: Schema = { type: 'number', minimum: 0, maximum: 1 }
export const milliseconds: Schema = whole({ from: 0 })
export const text: Schema = { type: 'string', minLength: 1 }

export const span: Schema = {
  errorMessage: 'must be milliseconds, or [least, most] of them',
  anyOf: [milliseconds, { type: 'array', items: milliseconds, minItems: 2, maxItems: 2 }],
}

export const eventRef: Schema = {
  errorMessage: 'must be the name of an event or its number from 0',
  anyOf: [whole({ from: 0 }), text],
}

/** One name or an array of names. */
export function namesSchema(values: readonly string[]): Schema {
  const one = { enum: [...values] }
  return { anyOf: [one, { type: 'array', items: one, minItems: 1 }] }
}

export const globsByName: Schema = {
  errorMessage: 'must be an object of globs by header name',
  type: 'object',
  additionalProperties: { type: 'string' },
}

export const retryAfter: Schema = {
  errorMessage: 'must be seconds, a date such as 2026-01-31, or none',
  anyOf: [whole({ from: 0 }), text],
}

/** On one line, so that no value adds a header. */
const headerValue: Schema = {
  errorMessage: 'must be one line of Latin-1 characters',
  type: ['string', 'number'],
  pattern: '^[\\t\\x20-\\x7e\\x80-\\xff]*$',
}

export const headersByName: Schema = {
  errorMessage: 'must be an object of header values by name',
  type: 'object',
  propertyNames: {
    pattern: "^(?![Tt][Rr][Aa][Ii][Ll][Ee][Rr]$)[!#$%&'*+.^_`|~0-9A-Za-z-]{1,256}$",
    errorMessage: 'is no name of a header that can be sent',
  },
  additionalProperties: {
    if: { type: 'array', items: headerValue, minItems: 1, maxItems: 100 },
    else: headerValue,
  },
}

export function getSchema(fields: FieldTable): Schema {
  const entries = Object.entries(fields)
  const needed = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: false,
  }
}
