import { asArray, asObject, asString, isObject, type Json, type JsonObject, ownValue } from '../runtime/json.ts'
import { formatWarning, type Warning } from './diagnostics.ts'
import { findInvalidSamples } from './emit/invalid-samples.ts'
import type { Built } from './model/build-contract.ts'
import { componentName, type DocumentReader } from './model/documents.ts'
import { isForeignExtension, isKeyword, isPattern, walkSchema } from './model/schema-keywords.ts'
import { walkStructure } from './read/structure.ts'

/** Warnings about a valid specification, without duplicates. */
export function findWarnings(built: Built): Warning[] {
  const warnings = [
    ...built.openapi.document.warnings,
    ...built.openapi.warnings,
    ...findUncheckedSchemas(built),
    ...findInvalidSamples(built),
  ]
  return [...new Map(warnings.map((warning) => [formatWarning(warning), warning])).values()]
}

/** Warns about the parts of schemas that no validator checks. */
function findUncheckedSchemas({ documents }: Built): Warning[] {
  return documents.flatMap((reader) =>
    [...collectSchemas(reader)].flatMap((schema) => [...findUnchecked(reader, schema), ...findOpenTag(reader, schema)]),
  )
}

/** All schemas of a document: the components, and what is called a schema. */
function collectSchemas({ root, schemas }: DocumentReader): Set<JsonObject> {
  const collected = new Set<JsonObject>()
  const add = (schema: JsonObject) => {
    for (const inner of walkSchema(schema)) collected.add(inner)
  }
  for (const component of Object.values(schemas)) if (isObject(component)) add(component)
  for (const { node } of walkStructure(root))
    if (isObject(node.schema) && !collected.has(node) && (node.in !== undefined || isMedia(node))) add(node.schema)
  return collected
}

/** Not a map of properties, one of which is called `schema`. */
function isMedia(node: JsonObject): boolean {
  return Object.keys(node).every((key) => mediaKeys.has(key) || key.startsWith('x-'))
}

const mediaKeys = new Set(
  'deprecated description encoding example examples explode itemSchema required schema style'.split(' '),
)

function findUnchecked({ document }: DocumentReader, schema: JsonObject): Warning[] {
  const { pattern, patternProperties } = schema
  const patterns = [...(pattern === undefined ? [] : [String(pattern)]), ...Object.keys(asObject(patternProperties))]
  const wrong = patterns.filter((candidate) => !isPattern(candidate))
  const unknown = Object.keys(schema).filter((key) => !isKeyword(key))
  const foreign = Object.keys(schema).filter((key) => isForeignExtension(key, schema))
  return [
    ...wrong.map((source): Warning => {
      const key = source === pattern ? 'pattern' : 'patternProperties'
      const message = `JavaScript cannot read the regular expression \`${source}\`: it is not checked.`
      return { code: 'unchecked-pattern', message, at: document.locate(schema, key) }
    }),
    ...foreign.map((key): Warning => {
      const message = `\`${key}\` has not the form that Gatewright gives it: it is not checked.`
      return { code: 'unknown-keyword', message, at: document.locate(schema, key), help: 'Rename the extension.' }
    }),
    ...unknown.map((key): Warning => {
      const message = `\`${key}\` is not a keyword of JSON Schema: it is not checked.`
      return { code: 'unknown-keyword', message, at: document.locate(schema, key) }
    }),
  ]
}

/** A discriminator whose tag does not select a schema: its values come from the names of the schemas alone. */
function findOpenTag(reader: DocumentReader, schema: JsonObject): Warning[] {
  const { discriminator, oneOf, anyOf } = schema
  const tag = asString(asObject(discriminator).propertyName)
  if (tag === undefined) return []
  const fixes = (branch: Json, depth = 0): boolean => {
    const { properties, allOf } = reader.follow(branch)
    const { const: fixed, enum: values } = reader.follow(ownValue(asObject(properties), tag))
    return (
      fixed !== undefined ||
      values !== undefined ||
      (depth < 8 && asArray(allOf).some((schema) => fixes(schema, depth + 1)))
    )
  }
  const open = [...asArray(oneOf), ...asArray(anyOf)].find(
    (branch) => isObject(branch) && branch.$ref && !fixes(branch),
  )
  if (!isObject(open)) return []
  const message = `\`${tag}\` fixes no value in \`${componentName(open)}\`: it does not select the schema, and values are validated as a plain ${oneOf ? 'oneOf' : 'anyOf'}.`
  return [{ code: 'unchecked-discriminator', message, at: reader.document.locate(schema, 'discriminator') }]
}
