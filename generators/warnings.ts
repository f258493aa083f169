import { asObject, isObject, type JsonObject } from '../runtime/json.ts'
import { formatWarning, type Warning } from './diagnostics.ts'
import { findInvalidSamples } from './emit/invalid-samples.ts'
import type { Built } from './model/build-contract.ts'
import type { DocumentReader } from './model/documents.ts'
import { findOperations } from './model/find-operations.ts'
import { isKeyword, isPattern, walkSchema } from './model/schema-keywords.ts'
import { walkStructure } from './read/structure.ts'

/** Warnings about a valid specification, without duplicates. */
export function findWarnings(built: Built): Warning[] {
  const warnings = [
    ...built.openapi.document.warnings,
    ...built.openapi.warnings,
    ...(built.asyncapi?.warnings ?? []),
    ...findUncheckedSchemas(built),
    ...findUnsentCallbacks(built),
    ...findInvalidSamples(built),
  ]
  return [...new Map(warnings.map((warning) => [formatWarning(warning), warning])).values()]
}

/** Only callbacks of an AsyncAPI document are sent, by handlers. */
function findUnsentCallbacks({ openapi, contract }: Built): Warning[] {
  const sent = new Set(contract.callbacks.flatMap(({ operationIds }) => operationIds))
  return findOperations(openapi).flatMap(({ node, operationId }): Warning[] => {
    const names = Object.keys(asObject(node.callbacks)).map((name) => `\`${name}\``)
    if (names.length === 0 || sent.has(operationId)) return []
    const message = `${operationId} has the callbacks ${names.join(', ')}: neither the mock nor the generated server sends them.`
    return [{ code: 'unsent-callback', message, at: openapi.document.locate(node, 'callbacks') }]
  })
}

/** Warns about the parts of schemas that no validator checks. */
function findUncheckedSchemas({ documents }: Built): Warning[] {
  return documents.flatMap((reader) => [...collectSchemas(reader)].flatMap((schema) => findUnchecked(reader, schema)))
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
  return [
    ...wrong.map((source): Warning => {
      const key = source === pattern ? 'pattern' : 'patternProperties'
      const message = `JavaScript cannot read the regular expression \`${source}\`: it is not checked.`
      return { code: 'unchecked-pattern', message, at: document.locate(schema, key) }
    }),
    ...unknown.map((key): Warning => ({ ...describeUnknown(schema, key), at: document.locate(schema, key) })),
  ]
}

function describeUnknown({ type, nullable }: JsonObject, key: string): Omit<Warning, 'at'> {
  const code = 'unknown-keyword'
  if (key !== 'nullable') return { code, message: `\`${key}\` is not a keyword of JSON Schema: it is not checked.` }
  const message =
    'OpenAPI 3.1 and later have no `nullable`: it is ignored, and the other keywords decide whether null is valid.'
  const remedy = typeof type === 'string' ? `\`type: [${type}, 'null']\`` : "`anyOf: [..., { type: 'null' }]`"
  return { code, message, help: nullable === true ? `Write ${remedy}.` : 'Remove it.' }
}
