import type { ErrorObject } from 'ajv'
import { asObject, asStrings, byName, escapePointer, type Json, ownValue, pointerKeys } from '../../runtime/json.ts'
import { explainKeyword, namedPart } from '../../runtime/validation/explain-keyword.ts'
import { suggest } from '../../runtime/validation/suggest.ts'
import { type Diagnostic, type Location, SpecError } from '../diagnostics.ts'
import { findSchemaErrors, readVersion, type Version } from './official-schemas.ts'
import type { SpecFiles } from './read-spec.ts'
import type { YamlFile } from './yaml-file.ts'

export type Locate = (pointer: string, part?: 'key') => Location

/** A part of a document that its official schema refuses. */
export interface InvalidPart {
  readonly error: ErrorObject
  /** The key that is at fault. */
  readonly key: string | undefined
  readonly diagnostic: Diagnostic
}

/** The entry document with its version. Throws a SpecError if it is of no version that can be read. */
export function readEntry({ files, openapi }: SpecFiles): { readonly file: YamlFile; readonly version: Version } {
  const file = files.get(openapi)
  const version = readVersion(file?.data ?? null)
  if (file !== undefined && version !== undefined) return { file, version }
  const at = file?.locate('/openapi') ?? { file: openapi, line: 1, column: 1 }
  const message = 'This is not an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document.'
  throw new SpecError([{ code: 'not-openapi', message, at }])
}

/** Violations of the official schema of the version, reduced to their causes, in source order. */
export function findInvalid(data: Json, version: Version, locate: Locate): Diagnostic[] {
  return findInvalidParts(data, version, locate).map(({ diagnostic }) => diagnostic)
}

/** The same violations with the errors of the official schema. */
export function findInvalidParts(data: Json, version: Version, locate: Locate): InvalidPart[] {
  const parts = keepCauses(findSchemaErrors(data, version)).map((error): InvalidPart => {
    const pointer = getLocation(error)
    const { rule, help } = describeError(error)
    const key = getKey(error)
    const at = locate(pointer, key === undefined ? undefined : 'key')
    const message = `${pointer || 'The document'} ${rule}.`
    return { error, key, diagnostic: { code: 'openapi-invalid', message, at, ...(help && { help }) } }
  })
  const distinct = new Map(parts.map((part) => [`${part.diagnostic.at.line} ${part.diagnostic.message}`, part]))
  return [...distinct.values()].sort((a, b) => byPlace(a.diagnostic, b.diagnostic))
}

function byPlace({ at: a }: Diagnostic, { at: b }: Diagnostic): number {
  return byName(a.file, b.file) || a.line - b.line || a.column - b.column
}

function isUnknown({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'
}

/** Responses without a status need a `default`; what they have instead is a separate error. */
function isConsequence({ keyword, params, schemaPath }: ErrorObject): boolean {
  if (keyword === 'required') return params.missingProperty === 'default' && schemaPath.endsWith('/then/required')
  return keyword === 'if' || keyword === 'propertyNames'
}

/** The errors that are no consequence of another one. A key may be unknown because one beside or below it is wrong. */
function keepCauses(errors: readonly ErrorObject[]): ErrorObject[] {
  const causes = errors.filter((error) => !isConsequence(error))
  const wrong = causes.filter((error) => !isUnknown(error)).map(({ instancePath }) => instancePath)
  const holders = new Set([...wrong, ...wrong.map((pointer) => pointer.replace(/\/[^/]*$/, ''))])
  const mistyped = new Set(causes.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath))
  const locations = causes.map(getLocation)
  const kept = causes.filter((error, index) => {
    if (!isUnknown(error)) return error.keyword === 'type' || !mistyped.has(error.instancePath)
    return (
      !holders.has(error.instancePath) && !locations.some((location) => location.startsWith(`${locations[index]}/`))
    )
  })
  return kept.length > 0 ? kept : [...errors]
}

/** The pointer of the value or the key that an error is about. */
function getLocation(error: ErrorObject): string {
  const key = getKey(error)
  return error.instancePath.replaceAll('%', '%25') + (key === undefined ? '' : `/${escapePointer(key)}`)
}

function getKey({ keyword, params, propertyName }: ErrorObject): string | undefined {
  return propertyName ?? ownValue(params, ownValue(namedPart, keyword) ?? '')
}

/** How to write the keys of a map, by the pattern that the official schemas have for them. */
const keyForms: readonly { pattern: RegExp; rule: string; help(key: string): string }[] = [
  { pattern: /^\^\\?\/$/, rule: 'is a path: it must begin with `/`', help: (key) => `Write \`/${key}\`.` },
  {
    pattern: /^\^\(?\[[01]-[59]\]/,
    rule: 'is neither a status nor `default`',
    help: () => 'Use a status such as `200`, a range such as `4XX` (since OpenAPI 3.0), or `default`.',
  },
  {
    pattern: /^\^\[a-zA-Z0-9/,
    rule: 'must have a name of letters, digits, `.`, `-` and `_`',
    help: (key) => `Write \`${key.replace(/[^\w.-]+/g, '_')}\`, and the same in references.`,
  },
]

/** The violated rule, as the end of a sentence that starts with the pointer, and how to mend it. */
function describeError(error: ErrorObject): { rule: string; help?: string | undefined } {
  const { data, keyword, message = 'is not valid', params, parentSchema = {}, propertyName } = error
  const patterns = propertyName === undefined ? Object.keys(parentSchema.patternProperties ?? {}) : [params.pattern]
  const form = keyForms.find(({ pattern }) => patterns.some((text) => pattern.test(text)))
  if (form && (isUnknown(error) || propertyName !== undefined))
    return { rule: form.rule, help: form.help(getKey(error) ?? '') }
  const branches = keyword === 'not' ? [error.schema] : params.passingSchemas ? (error.schema as Json[]) : []
  const excluded = branches.flatMap((branch) => asStrings(asObject(branch).required))
  if (excluded.length > 1) return { rule: `must not have both \`${excluded.join('` and `')}\``, help: 'Remove one.' }
  return {
    rule: ownValue(explainKeyword, keyword)?.(params, data) ?? message,
    help: ownValue(helpFor, keyword)?.(error),
  }
}

const helpFor: Readonly<Record<string, (error: ErrorObject) => string | undefined>> = {
  additionalProperties: helpUnknownKey,
  unevaluatedProperties: helpUnknownKey,
  required: ({ data, params: { missingProperty: name }, parentSchema }) => {
    const names = findKeys(parentSchema ?? {})
    const unknown = Object.keys(asObject(data)).filter((key) => !names.includes(key))
    const similar = suggest(name, unknown)
    if (similar !== undefined) return `Write \`${name}\`, not \`${similar}\`.`
    const { const: value } = asObject(parentSchema?.properties?.[name])
    return `Add \`${name}${value === undefined ? '' : `: ${value}`}\`.`
  },
  minItems: helpEmpty,
  minProperties: helpEmpty,
  enum: ({ data, params }) => {
    const similar = typeof data === 'string' ? suggest(data, params.allowedValues) : undefined
    const isBody = params.allowedValues.includes('cookie') && (data === 'body' || data === 'formData')
    if (isBody) return 'Describe the body as the `requestBody` of the operation.'
    return similar === undefined ? 'Use one of these values.' : `Did you mean \`${similar}\`?`
  },
  type: helpType,
}

function helpUnknownKey(error: ErrorObject): string {
  const { parentSchema = {} } = error
  const names = findKeys(parentSchema)
  if (getKey(error) === '$ref' && names.includes('responses'))
    return 'Bundle it first, such as with `npx @redocly/cli bundle`: no reference can stand for an operation.'
  const similar = suggest(getKey(error) ?? '', names)
  if (similar !== undefined) return `Did you mean \`${similar}\`?`
  const canExtend = /"\^x-|specification-extensions/.test(JSON.stringify(parentSchema))
  const remedy = canExtend ? 'Remove it, or begin its name with `x-`.' : 'Remove it.'
  return names.length > 0 && names.length <= maxListed ? `${remedy} Known here: ${names.join(', ')}.` : remedy
}

/** More keys than these are no help. */
const maxListed = 12

/** The keys that a schema names, in any of its branches. */
function findKeys(schema: Json): string[] {
  if (Array.isArray(schema)) return schema.flatMap(findKeys)
  const { properties, patternProperties, $defs: _, definitions: __, ...others } = asObject(schema)
  const methods = Object.keys(asObject(patternProperties)).flatMap(
    (pattern) => /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1] ?? [],
  )
  const inside = Object.values(others).flatMap(findKeys)
  return [...new Set([...Object.keys(asObject(properties)), ...methods.flatMap((list) => list.split('|')), ...inside])]
}

function helpEmpty({ instancePath }: ErrorObject): string {
  const [name = ''] = pointerKeys(instancePath).slice(-1)
  return name === 'responses'
    ? 'Add a response under its status, such as `200`, or under `default`.'
    : `Add an entry, or remove \`${name}\`.`
}

function helpType({ data, instancePath, params }: ErrorObject): string | undefined {
  const [name = ''] = pointerKeys(instancePath).slice(-1)
  if (data === null) return `Add a value, or remove \`${name}\`.`
  if (params.type === 'string' && typeof data !== 'object') return `Write the value in quotes.`
  const other = helpOfOtherVersions[`${name} ${params.type}`]
  return other ?? (params.type === 'array' ? 'Put the value into an array.' : undefined)
}

/** What is written in another version of OpenAPI, or of JSON Schema, by key and expected type. */
const helpOfOtherVersions: Readonly<Record<string, string>> = {
  'required array': 'List the names of the required properties: `required: [name]`, beside `properties`.',
  'exclusiveMinimum boolean': 'Write the number as `minimum`, with `exclusiveMinimum: true`.',
  'exclusiveMaximum boolean': 'Write the number as `maximum`, with `exclusiveMaximum: true`.',
  'exclusiveMinimum number': 'Write the number as `exclusiveMinimum`, without `minimum`.',
  'exclusiveMaximum number': 'Write the number as `exclusiveMaximum`, without `maximum`.',
  'type string': 'Write one type; `nullable: true` allows null.',
}
