import { fullFormats as formats } from 'ajv-formats/dist/formats.js'

/** A format that OpenAPI adds to JSON Schema; the largest numbers are rounded to 2^63 by JSON. */
export const int64Format = {
  type: 'number',
  validate: (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 2 ** 63,
} as const

/** The formats of JSON Schema by name; only validators that need one import them. */
export const fullFormats: Readonly<Record<string, unknown>> = { ...formats, int64: int64Format }
