import { asObject, asString, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Warning } from '../diagnostics.ts'
import type { Kind } from './grammar.ts'
import type { ResolvedNode, SourceLocation } from './references.ts'

/** Copies nodes into the flat document, and remembers where they were written. */
export interface Copier {
  readonly root: JsonObject
  copy(value: Json, location: SourceLocation, kind: Kind): Json
  copyEntries(node: JsonObject, location: SourceLocation, kind: Kind): JsonObject
  below(location: SourceLocation, key: string): SourceLocation
  keep(node: JsonObject, location: SourceLocation): JsonObject
  /** What a node refers to, or the node itself. */
  follow(value: Json, location: SourceLocation): ResolvedNode
  warn(code: Warning['code'], message: string, location: SourceLocation): void
}

/** What Swagger 2.0 writes beside the type of a parameter, and later versions in its schema. */
const schemaKeys = new Set(
  `type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems
  minItems uniqueItems enum multipleOf x-nullable`.split(/\s+/),
)

/** A parameter that is no part of a body. */
export function copyParameter(node: JsonObject, location: SourceLocation, copier: Copier): JsonObject {
  return { ...copyTyped(node, location, copier), ...getStyle(node, location, copier) }
}

/** A parameter or header: the keywords of its type become its schema. */
export function copyTyped(node: JsonObject, location: SourceLocation, copier: Copier): JsonObject {
  const { collectionFormat: _, ...rest } = node
  const others = Object.entries(rest).filter(([key]) => !schemaKeys.has(key))
  return { ...Object.fromEntries(others), schema: copySchema(node, location, copier) }
}

function copySchema(node: JsonObject, location: SourceLocation, copier: Copier): Json {
  const schemaEntries = Object.entries(node).filter(([key]) => schemaKeys.has(key))
  return copier.copy(Object.fromEntries(schemaEntries), location, 'schema')
}

const styles: Readonly<Record<string, JsonObject>> = {
  csv: { style: 'form', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
}

/** How an array is written. Only a query and a form have a choice; items within items are written with commas. */
function getStyle(node: JsonObject, location: SourceLocation, copier: Copier): JsonObject {
  if (node.type !== 'array') return {}
  const format = asString(node.collectionFormat) ?? 'csv'
  const isFree = node.in === 'query' || node.in === 'formData'
  const style = ownValue(styles, format)
  if (style !== undefined && (isFree || format === 'csv')) return isFree ? style : {}
  const message = `OpenAPI 3 has no \`collectionFormat: ${format}\` for \`${node.name}\`: it is read with commas.`
  copier.warn('not-upgraded', message, copier.below(location, 'collectionFormat'))
  return isFree ? { style: 'form', explode: false } : {}
}

export function copySchemaBody({ to, value }: ResolvedNode, consumes: readonly string[], copier: Copier): JsonObject {
  const { in: _, name: __, schema = {}, ...rest } = asObject(value)
  const mediaTypes = consumes.length > 0 ? consumes : ['application/json']
  const content = mediaTypes.map((mediaType): [string, Json] => {
    return [mediaType, copier.keep({ schema: copier.copy(schema, copier.below(to, 'schema'), 'schema') }, to)]
  })
  return copier.keep({ ...rest, content: copier.keep(Object.fromEntries(content), to) }, to)
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

export function copyFormBody(fields: readonly ResolvedNode[], consumes: readonly string[], copier: Copier): JsonObject {
  const location = fields[0]?.to
  if (location === undefined) return {}
  const nodes = fields.map(({ to, value }) => ({ to, node: asObject(value) }))
  const hasFile = nodes.some(({ node }) => node.type === 'file')
  const wanted = consumes.filter((mediaType) => formTypes.includes(mediaType.split(';')[0]?.trim() ?? ''))
  const mediaTypes =
    wanted.length > 0 ? wanted : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded']
  const required = nodes.flatMap(({ node }) => (node.required === true ? [String(node.name)] : []))
  const content = mediaTypes.map((mediaType): [string, Json] => {
    const properties = nodes.map(({ to, node }): [string, Json] => [String(node.name), copyField(node, to, copier)])
    const schema = { type: 'object', properties: copier.keep(Object.fromEntries(properties), location) }
    const styled = nodes.filter(({ node }) => node.type === 'array')
    const encoding = styled.map(({ to, node }): [string, Json] => [String(node.name), getStyle(node, to, copier)])
    const media = { schema: copier.keep(required.length > 0 ? { ...schema, required } : schema, location) }
    return [
      mediaType,
      copier.keep(styled.length > 0 ? { ...media, encoding: Object.fromEntries(encoding) } : media, location),
    ]
  })
  const isRequired = required.length > 0 ? { required: true } : {}
  return copier.keep({ content: copier.keep(Object.fromEntries(content), location), ...isRequired }, location)
}

function copyField(node: JsonObject, location: SourceLocation, copier: Copier): Json {
  const schema = asObject(copySchema(node, location, copier))
  const { description } = node
  return description === undefined ? schema : copier.keep({ description, ...schema }, location)
}
