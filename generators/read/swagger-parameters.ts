import { asObject, asString, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Warning } from '../diagnostics.ts'
import type { Kind } from './grammar.ts'
import type { SourcePlace, Target } from './references.ts'

/** Copies nodes into the flat document, and remembers where they were written. */
export interface Copier {
  readonly root: JsonObject
  copy(value: Json, place: SourcePlace, kind: Kind): Json
  copyEntries(node: JsonObject, place: SourcePlace, kind: Kind): JsonObject
  below(place: SourcePlace, key: string): SourcePlace
  keep(node: JsonObject, place: SourcePlace): JsonObject
  /** What a node refers to, or the node itself. */
  follow(value: Json, place: SourcePlace): Target
  warn(code: Warning['code'], message: string, place: SourcePlace): void
}

/** What Swagger 2.0 writes beside the type of a parameter, and later versions in its schema. */
const schemaKeys = new Set(
  `type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems
  minItems uniqueItems enum multipleOf x-nullable`.split(/\s+/),
)

/** A parameter that is no part of a body. */
export function copyParameter(node: JsonObject, place: SourcePlace, copier: Copier): JsonObject {
  return { ...copyTyped(node, place, copier), ...getStyle(node, place, copier) }
}

/** A parameter or header: the keywords of its type become its schema. */
export function copyTyped(node: JsonObject, place: SourcePlace, copier: Copier): JsonObject {
  const { collectionFormat: _, ...rest } = node
  const others = Object.entries(rest).filter(([key]) => !schemaKeys.has(key))
  return { ...Object.fromEntries(others), schema: copySchema(node, place, copier) }
}

function copySchema(node: JsonObject, place: SourcePlace, copier: Copier): Json {
  const own = Object.entries(node).filter(([key]) => schemaKeys.has(key))
  return copier.copy(Object.fromEntries(own), place, 'schema')
}

const styles: Readonly<Record<string, JsonObject>> = {
  csv: { style: 'form', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
}

/** How an array is written. Only a query and a form have a choice; items within items are written with commas. */
function getStyle(node: JsonObject, place: SourcePlace, copier: Copier): JsonObject {
  if (node.type !== 'array') return {}
  const format = asString(node.collectionFormat) ?? 'csv'
  const isFree = node.in === 'query' || node.in === 'formData'
  const style = ownValue(styles, format)
  if (style !== undefined && (isFree || format === 'csv')) return isFree ? style : {}
  const message = `OpenAPI 3 has no \`collectionFormat: ${format}\` for \`${node.name}\`: it is read with commas.`
  copier.warn('not-upgraded', message, copier.below(place, 'collectionFormat'))
  return isFree ? { style: 'form', explode: false } : {}
}

export function copySchemaBody({ to, value }: Target, consumes: readonly string[], copier: Copier): JsonObject {
  const { in: _, name: __, schema = {}, ...rest } = asObject(value)
  const mediaTypes = consumes.length > 0 ? consumes : ['application/json']
  const content = mediaTypes.map((mediaType): [string, Json] => {
    return [mediaType, copier.keep({ schema: copier.copy(schema, copier.below(to, 'schema'), 'schema') }, to)]
  })
  return copier.keep({ ...rest, content: copier.keep(Object.fromEntries(content), to) }, to)
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

export function copyFormBody(fields: readonly Target[], consumes: readonly string[], copier: Copier): JsonObject {
  const place = fields[0]?.to
  if (place === undefined) return {}
  const nodes = fields.map(({ to, value }) => ({ to, node: asObject(value) }))
  const hasFile = nodes.some(({ node }) => node.type === 'file')
  const wanted = consumes.filter((mediaType) => formTypes.includes(mediaType.split(';')[0]?.trim() ?? ''))
  const mediaTypes =
    wanted.length > 0 ? wanted : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded']
  const required = nodes.flatMap(({ node }) => (node.required === true ? [String(node.name)] : []))
  const content = mediaTypes.map((mediaType): [string, Json] => {
    const properties = nodes.map(({ to, node }): [string, Json] => [String(node.name), copyField(node, to, copier)])
    const schema = { type: 'object', properties: copier.keep(Object.fromEntries(properties), place) }
    const styled = nodes.filter(({ node }) => node.type === 'array')
    const encoding = styled.map(({ to, node }): [string, Json] => [String(node.name), getStyle(node, to, copier)])
    const media = { schema: copier.keep(required.length > 0 ? { ...schema, required } : schema, place) }
    return [
      mediaType,
      copier.keep(styled.length > 0 ? { ...media, encoding: Object.fromEntries(encoding) } : media, place),
    ]
  })
  const isRequired = required.length > 0 ? { required: true } : {}
  return copier.keep({ content: copier.keep(Object.fromEntries(content), place), ...isRequired }, place)
}

function copyField(node: JsonObject, place: SourcePlace, copier: Copier): Json {
  const schema = asObject(copySchema(node, place, copier))
  const { description } = node
  return description === undefined ? schema : copier.keep({ description, ...schema }, place)
}
