import { asArray, asObject, asString, asStrings, isObject, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Operation, Parameter } from './contract.ts'
import type { DocumentReader } from './documents.ts'
import type { FoundOperation } from './find-operations.ts'
import { isForm, isJson } from './media-types.ts'
import { describeText, getContent, getName, isStructured, takesOthers } from './text-types.ts'

const locations = ['path', 'query', 'header', 'cookie'] as const

/** OpenAPI tells to ignore parameters of these names. */
function isIgnoredHeader(name: string): boolean {
  return ['accept', 'content-type', 'authorization'].includes(name)
}

/** The parameters of an operation and its path, as the server reads them. */
export function parameterNodes(reader: DocumentReader, operation: FoundOperation): JsonObject[] {
  return checkedNodes(reader, operation, () => undefined)
}

type Warn = (parameter: JsonObject, reason: string) => void

/** Lists the declared parameters; those of the operation take precedence. */
export function listParameters(reader: DocumentReader, { pathItem, node }: FoundOperation): JsonObject[] {
  const all = [...asArray(pathItem.parameters), ...asArray(node.parameters)].map((value) => reader.follow(value))
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

/** Every one has a schema; `in: querystring` becomes query parameters. */
function checkedNodes(reader: DocumentReader, operation: FoundOperation, warn: Warn): JsonObject[] {
  return listParameters(reader, operation).flatMap((parameter) => {
    if (parameter.in === 'querystring') return splitQueryString(reader, parameter, warn)
    if (parameter.in === 'header' && isIgnoredHeader(getName(parameter))) return []
    if (parameter.in === 'path' && !operation.path.includes(`{${parameter.name}}`)) {
      warn(parameter, 'is not in the path')
      return []
    }
    return [withSchema(parameter, warn)]
  })
}

function withSchema(parameter: JsonObject, warn: Warn): JsonObject {
  const [mediaType, media] = getContent(parameter) ?? []
  if (mediaType === undefined || media === undefined) return allowsEmpty(parameter) ? withEmpty(parameter) : parameter
  if (isJson(mediaType)) return { ...parameter, schema: media.schema ?? {} }
  warn(parameter, `is ${mediaType}, which is not read`)
  return { ...parameter, schema: { type: 'string' } }
}

function allowsEmpty({ allowEmptyValue, in: location }: JsonObject): boolean {
  return allowEmptyValue === true && location === 'query'
}

function withEmpty(parameter: JsonObject): JsonObject {
  return { ...parameter, schema: { anyOf: [parameter.schema ?? {}, { const: '' }] } }
}

/** The whole query as one form: a query parameter for every property. */
function splitQueryString(reader: DocumentReader, parameter: JsonObject, warn: Warn): JsonObject[] {
  const [mediaType = '', media = {}] = getContent(parameter) ?? []
  const schema = reader.follow(media.schema)
  if (!isForm(mediaType) || !isObject(schema.properties)) {
    warn(parameter, 'is in `querystring` and not an object in a form')
    return []
  }
  const required = asStrings(schema.required)
  return Object.entries(schema.properties).map(([name, property]) => {
    const style = asObject(ownValue(asObject(media.encoding), name))
    return { ...style, name, in: 'query', required: required.includes(name), schema: property }
  })
}

export function buildParameters(
  reader: DocumentReader,
  operation: FoundOperation,
  credentials: Operation['credentials'],
): Parameter[] {
  const warn: Warn = (parameter, reason) => {
    const message = `The parameter \`${asString(parameter.name) ?? ''}\` ${reason}: the server does not check it.`
    reader.warn('unchecked-parameter', message, parameter)
  }
  const nodes = checkedNodes(reader, operation, warn)
  const keys = credentials
    .flat()
    .flatMap((credential) => (credential.in === 'query' || credential.in === 'cookie' ? [credential.name] : []))
  return nodes.map((node) => {
    const others = nodes.filter((other) => other.in === node.in).map(getName)
    return buildParameter(reader, node, [...new Set([...others, ...keys])])
  })
}

function buildParameter(reader: DocumentReader, node: JsonObject, taken: readonly string[]): Parameter {
  const location = locations.find((candidate) => candidate === node.in) ?? 'query'
  const type = describeText(reader, node.schema)
  return {
    in: location,
    name: getName(node),
    aliases: asStrings(node['x-alias']).map((alias) => alias.toLowerCase()),
    type,
    ...describeStyle(node, type, taken),
    ...describeDefault(reader, node),
    required: node.required === true,
  }
}

/** A parameter that is required needs no default. */
function describeDefault(
  reader: DocumentReader,
  { in: location, required, schema }: JsonObject,
): Pick<Parameter, 'default'> {
  const { default: value } = { ...reader.follow(schema), ...asObject(schema) }
  return value === undefined || required === true || location === 'path' ? {} : { default: value }
}

const styles = ['matrix', 'label', 'simple', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const

/** How a parameter or form field is written; nothing for a plain text. */
export function describeStyle(
  node: JsonObject,
  type: Parameter['type'],
  taken: readonly string[],
): Pick<Parameter, 'style' | 'explode' | 'except'> {
  if (getContent(node) !== undefined) return isJson(getContent(node)?.[0] ?? '') ? { style: 'json' } : {}
  const isInPart = node.in === 'path' || node.in === 'header'
  // OpenAPI 3.2 has a style for cookies, which differs only in what a client encodes.
  const style = styles.find((candidate) => candidate === node.style) ?? (isInPart ? 'simple' : 'form')
  const explode = node.explode ?? style === 'form'
  if (!isStructured(type)) return style === 'label' || style === 'matrix' ? { style } : {}
  if (style === 'deepObject' || explode !== true) return { style }
  const except = style === 'form' && takesOthers(type) ? { except: taken } : {}
  return { style, explode: true, ...except }
}
