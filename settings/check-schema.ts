import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js'
import { ownValue, splitPointer } from '../runtime/json.ts'
import { explain } from '../runtime/validation/explain.ts'
import { namedPart } from '../runtime/validation/explain-keyword.ts'
import { quote, shortenText } from '../runtime/validation/quote.ts'
import { suggestion } from '../runtime/validation/suggest.ts'
import type { PathError, ValuePath } from './errors.ts'

export interface SchemaError extends PathError {
  readonly keyword: string
  /** Pointer of the violated rule in the schema. */
  readonly schemaPath: string
}

/** Finds all errors of a value, in the order of the schema. */
export type CheckSchema = (value: unknown) => readonly SchemaError[]

/**
 * Checks values against a JSON Schema, which is compiled lazily. An `errorMessage` beside a rule replaces the default
 * message. `others` are referenced schemas, by name.
 */
export function schemaChecker(schema: AnySchemaObject, others: Readonly<Record<string, object>> = {}): CheckSchema {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { regex: true },
    // Few values are checked, and the schemas are ours: compiling takes longer.
    code: { optimize: false },
    meta: false,
    validateSchema: false,
  })
  ajv.addVocabulary(['errorMessage'])
  for (const [name, other] of Object.entries(others)) ajv.addSchema(other, name)
  return (value) => {
    const validate = ajv.compile(schema)
    return validate(value) ? [] : groupErrors(validate.errors ?? [], schema).map((group) => toError(group, value))
  }
}

/** An error, preceded by those of the branches of its union. */
type Group = readonly [...branches: ErrorObject[], whole: ErrorObject]

/** ajv reports `if` in addition to the rule in `then`. */
function groupErrors(errors: readonly ErrorObject[], schema: AnySchemaObject): readonly Group[] {
  let groups: readonly Group[] = []
  for (const error of errors.filter(({ keyword }) => keyword !== 'if')) {
    const parts = collectParts(error.schema, schema)
    const isInside = ({ instancePath, parentSchema = {} }: ErrorObject) =>
      parts.has(parentSchema) && `${instancePath}/`.startsWith(`${error.instancePath}/`)
    const inside = groups.filter((group) => isInside(group.at(-1) as ErrorObject))
    groups = [...groups.filter((group) => !inside.includes(group)), [...inside.flat(), error]]
  }
  return groups
}

/** All objects in a part of a schema, and in its referenced definitions. */
function collectParts(part: unknown, schema: AnySchemaObject, objects = new Set<object>()): ReadonlySet<object> {
  if (typeof part !== 'object' || part === null || objects.has(part)) return objects
  objects.add(part)
  for (const value of Object.values(part)) collectParts(value, schema, objects)
  if ('$ref' in part)
    collectParts(ownValue(schema.$defs ?? {}, String(part.$ref).slice('#/$defs/'.length)), schema, objects)
  return objects
}

function toError(group: Group, value: unknown): SchemaError {
  const error = group.at(-1) as ErrorObject
  const { keyword, schemaPath } = error
  const { pointer, message } = explain(group, value)
  const cause = keyword === 'propertyNames' ? group[0] : error
  const written: unknown = isAboutValue(cause) ? cause.parentSchema?.errorMessage : undefined
  if (typeof written !== 'string') {
    const named = keyword === 'anyOf' ? findOnlyEnum(group, pointer) : error
    return { path: splitPointer(pointer), message: (named && suggestFor(named)) ?? message, keyword, schemaPath }
  }
  const name = keyword === 'propertyNames' ? [String(error.params.propertyName)] : []
  return { path: [...splitPointer(error.instancePath), ...name], message: written, keyword, schemaPath }
}

/** The error of a union's only branch that lists the values of a string. */
function findOnlyEnum(group: Group, pointer: string): ErrorObject | undefined {
  const enums = group.filter(
    ({ keyword, data, instancePath }) => keyword === 'enum' && typeof data === 'string' && instancePath === pointer,
  )
  return enums.length === 1 ? enums[0] : undefined
}

/** Errors of a named part, or of the number of items, are more specific than those of the whole. */
function isAboutValue({ keyword }: ErrorObject): boolean {
  return !Object.hasOwn(namedPart, keyword) && !/^(min|max)Items$/.test(keyword)
}

/** Suggests the intended name; undefined if the rule is not about a name. */
function suggestFor({ keyword, params, parentSchema = {}, data, instancePath }: ErrorObject): string | undefined {
  if (keyword === 'additionalProperties') {
    const names = Object.keys(parentSchema.properties ?? {}).filter((name) => name !== '$schema')
    return `unknown property; ${suggestion(String(params.additionalProperty), names)}`
  }
  if (keyword !== 'enum') return undefined
  const noun = getNoun(splitPointer(instancePath))
  const values: readonly string[] = params.allowedValues.map(String)
  // Numbers get no suggestions.
  if (typeof data !== 'string') return `unknown ${noun} ${quote(data)}; known: ${values.join(', ')}`
  return `unknown ${noun} \`${shortenText(data)}\`; ${suggestion(data, values)}`
}

/** `operation` for `match.operation`, and for the items of an array there; `bot` for an item of `bots`. */
function getNoun(path: ValuePath): string {
  const isItem = /^\d+$/.test(String(path.at(-1)))
  const name = String(path.at(isItem ? -2 : -1) ?? 'value')
  return isItem ? name.replace(/s$/, '') : name
}
