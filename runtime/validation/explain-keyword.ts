import { ownValue } from '../json.ts'
import { type DataUrlViolation, dataUrlSize, findDataUrlViolation } from './data-url.ts'
import { alternatives, quote } from './quote.ts'
import { codePoints } from './string-length.ts'

type Params = Readonly<Record<string, unknown>>

/** Describes the rule and the actual value, as the end of a sentence that starts with the path of the value. */
export type ExplainKeyword = (params: Params, actual: unknown) => string

/** Keywords about a named property, with the error parameter that contains its name. */
export const namedPart: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
  discriminator: 'tag',
  'x-instead': 'property',
}

/** Descriptions by keyword; other keywords keep the message of the validator. */
export const explainKeyword: Readonly<Record<string, ExplainKeyword>> = {
  required: () => 'is required',
  dependentRequired: ({ property }) => `is required where ${property} is given`,
  additionalProperties: () => 'is not allowed here',
  unevaluatedProperties: () => 'is not allowed here',
  discriminator: explainTag,
  type: ({ type }, actual) => `must be ${typeWords(type)}, got ${quote(actual)}`,
  enum: ({ allowedValues }, actual) => explainValues(allowedValues, actual),
  const: ({ allowedValue }, actual) => explainValues([allowedValue], actual),
  minLength: ({ limit }, actual) =>
    `must have at least ${formatCount(limit, 'character')}, has ${measureLength(actual)}`,
  maxLength: ({ limit }, actual) =>
    `must have at most ${formatCount(limit, 'character')}, has ${measureLength(actual)}`,
  minItems: ({ limit }, actual) => `must have at least ${formatCount(limit, 'item')}, has ${measureLength(actual)}`,
  maxItems: ({ limit }, actual) => `must have at most ${formatCount(limit, 'item')}, has ${measureLength(actual)}`,
  minProperties: ({ limit }, actual) =>
    `must have at least ${formatCount(limit, 'property')}, has ${measureLength(actual)}`,
  maxProperties: ({ limit }, actual) =>
    `must have at most ${formatCount(limit, 'property')}, has ${measureLength(actual)}`,
  minimum: ({ limit }, actual) => `must be at least ${limit}, got ${quote(actual)}`,
  maximum: ({ limit }, actual) => `must be at most ${limit}, got ${quote(actual)}`,
  exclusiveMinimum: ({ limit }, actual) => `must be greater than ${limit}, got ${quote(actual)}`,
  exclusiveMaximum: ({ limit }, actual) => `must be less than ${limit}, got ${quote(actual)}`,
  'x-below': ({ than, limit }, actual) => `must be less than ${than}, which is ${limit}, got ${quote(actual)}`,
  multipleOf: ({ multipleOf }, actual) => `must be a multiple of ${multipleOf}, got ${quote(actual)}`,
  pattern: ({ pattern }, actual) => `must ${explainPattern(String(pattern))}, got ${quote(actual)}`,
  format: ({ format }, actual) => `must have the format ${format}, got ${quote(actual)}`,
  uniqueItems: ({ i, j }) => `must not hold the same item twice: items ${j} and ${i} are equal`,
  contains: ({ minContains }) => `must hold at least ${formatCount(minContains, 'item')} of the expected form`,
  not: () => 'has a form that is not allowed here',
  if: () => 'does not have the form that goes with its other values',
  anyOf: () => 'matches no allowed form',
  oneOf: ({ passingSchemas }) =>
    passingSchemas ? 'has more than one of the forms that exclude each other' : 'matches no allowed form',
  'x-instead': ({ instead }) => `is not allowed here; ${instead}`,
  'false schema': () => 'is not allowed here',
  'x-data-url': explainDataUrl,
}

/** Only patterns of base64 have its alphabet. */
function explainPattern(pattern: string): string {
  return pattern.includes('A-Za-z0-9+/') ? 'be base64' : `match ${pattern}`
}

function explainDataUrl({ types, maxBytes }: Params, actual: unknown): string {
  const text = typeof actual === 'string' ? actual : ''
  const rule = { types: toStrings(types), maxBytes: Number(maxBytes) }
  const allowed = alternatives(rule.types)
  const words: Readonly<Record<DataUrlViolation, string>> = {
    form: `must be a base64 data URL (data:<type>;base64,<data>) of ${allowed} with at most ${maxBytes} bytes`,
    size: `must have at most ${maxBytes} bytes of data, has ${dataUrlSize(text)}`,
    bytes: `must hold the bytes of ${allowed}; its data begins like none of them`,
    animated: 'must be static, is an animated GIF',
  }
  return words[findDataUrlViolation(text, rule) ?? 'form']
}

const mostValues = 10

function explainValues(allowed: unknown, actual: unknown): string {
  const values = Array.isArray(allowed) ? allowed.map(quote) : []
  const others = values.length > mostValues ? ` or one of ${values.length - mostValues} others` : ''
  const shown = values.slice(0, mostValues).join(', ')
  return `must be ${values.length > 1 ? 'one of ' : ''}${shown}${others}, got ${quote(actual)}`
}

function explainTag({ tagValues }: Params, actual: unknown): string {
  if (actual === undefined) return 'is required'
  return Array.isArray(tagValues) ? explainValues(tagValues, actual) : `has an unknown value: ${quote(actual)}`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  null: 'null',
}

function typeWords(type: unknown): string {
  const types = Array.isArray(type) ? toStrings(type) : String(type).split(',')
  return alternatives(types.map((type) => ownValue(typeNames, type) ?? type))
}

function toStrings(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String) : []
}

export function formatCount(limit: unknown, unit: string): string {
  return limit === 1 ? `1 ${unit}` : `${limit} ${unit.replace(/y$/, 'ie')}s`
}

function measureLength(value: unknown): number {
  if (typeof value === 'string') return codePoints(value)
  if (Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}
