import { isObject, ownValue } from '../../../runtime/json.ts'

type Translate = (value: unknown) => unknown

/** The keywords whose values are translated. */
const translations: Readonly<Record<string, Translate>> = {
  type: toTypes,
  items: toJsonSchema,
  additionalProperties: toJsonSchema,
  not: toJsonSchema,
  properties: getMap(toJsonSchema),
  $defs: getMap(toJsonSchema),
  anyOf: toArray(toJsonSchema),
  oneOf: toArray(toJsonSchema),
  allOf: toArray(toJsonSchema),
  prefixItems: toArray(toJsonSchema),
  minItems: toCount,
  maxItems: toCount,
  minLength: toCount,
  maxLength: toCount,
  minProperties: toCount,
  maxProperties: toCount,
}

/**
 * Translates a schema of this format to JSON Schema: types in lower case, `nullable` as a type, `example` as
 * `examples`, names in camelCase, counts as numbers. Drops string enums of non-string types. JSON Schema keywords are
 * unchanged.
 */
export function toJsonSchema(schema: unknown): unknown {
  if (!isObject(schema)) return schema
  const { nullable, ...keywords } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [toCamelCase(key), value]),
  )
  const entries = Object.entries(keywords)
    .filter(([key, value]) => (value !== null || key === 'const') && !(key === 'type' && isUnspecified(value)))
    .filter(([key, value]) => !(key === 'enum' && isStrings(value) && isNotString(keywords.type)))
    .map(([key, value]) => translateKeyword(key, value))
  return nullable === true ? addNullType(Object.fromEntries(entries)) : Object.fromEntries(entries)
}

function translateKeyword(key: string, value: unknown): [string, unknown] {
  if (key === 'example') return ['examples', [value]]
  const translation = ownValue(translations, key)
  return [key, translation === undefined ? value : translation(value)]
}

function addNullType({
  type,
  enum: values,
  ...rest
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    ...(type === undefined ? {} : { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(values) ? { enum: [...new Set([...values, null])] } : {}),
    ...rest,
  }
}

function toTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTypes)
  return typeof value === 'string' ? value.toLowerCase() : value
}

function isUnspecified(type: unknown): boolean {
  return typeof type === 'string' && type.toUpperCase() === 'TYPE_UNSPECIFIED'
}

function isStrings(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === 'string')
}

function isNotString(type: unknown): boolean {
  const types = [toTypes(type)].flat().filter((name) => typeof name === 'string')
  return types.length > 0 && !types.includes('string') && !types.some(isUnspecified)
}

function toCount(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
}

function toArray(translate: Translate): Translate {
  return (value) => (Array.isArray(value) ? value.map(translate) : value)
}

function getMap(translate: Translate): Translate {
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, translate(member)]))
      : value
}

function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
