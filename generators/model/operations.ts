import { asArray, asObject, asString, asStrings, byName, isObject, type JsonObject, makeUnique } from '../json.ts'
import { buildChoices } from './choices.ts'
import type { Body, Credential, Operation, Parameter } from './contract.ts'
import { type DocumentReader, getExamples, isJson, makeSchemaName, schemaName } from './documents.ts'
import { buildReplies } from './replies.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** An operation as written in the document. */
export interface FoundOperation {
  /** Made from the method and the path if the document has none. */
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly pathItem: JsonObject
  readonly node: JsonObject
}

const known = new WeakMap<JsonObject, readonly FoundOperation[]>()

/** All operations of a document, in its order. */
export function findOperations(reader: DocumentReader): readonly FoundOperation[] {
  const operations = known.get(reader.root) ?? nameOperations(collectOperations(reader))
  known.set(reader.root, operations)
  return operations
}

function collectOperations(reader: DocumentReader): Omit<FoundOperation, 'operationId'>[] {
  return Object.entries(asObject(reader.root.paths)).flatMap(([path, value]) => {
    const pathItem = reader.follow(value)
    return methods.flatMap((method) => {
      const node = pathItem[method]
      return isObject(node) ? [{ method: method.toUpperCase(), path, pathItem, node }] : []
    })
  })
}

function nameOperations(operations: readonly Omit<FoundOperation, 'operationId'>[]): FoundOperation[] {
  const used = new Set(operations.flatMap(({ node }) => asString(node.operationId) ?? []))
  return operations.map((operation) => {
    const operationId = asString(operation.node.operationId) ?? makeUnique(makeOperationId(operation), used)
    used.add(operationId)
    return { ...operation, operationId }
  })
}

/** `GET /items/{id}` as `getItemsById`. */
function makeOperationId({ method, path }: Pick<FoundOperation, 'method' | 'path'>): string {
  const words = path.replace(/\{/g, '/by/').split(/[^\p{L}\p{N}]+/u)
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

/** The first tag, in a form that can name a file; `default` without tags. */
export function getFamily(operation: FoundOperation): string {
  return toToken(asStrings(operation.node.tags)[0] ?? 'default')
}

export function toToken(text: string): string {
  return (
    text
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'default'
  )
}

/** Builds all operations, sorted by operationId, without their streams. */
export function buildOperations(reader: DocumentReader): Operation[] {
  const seen = new Set<string>()
  const operations = findOperations(reader).map((found) => {
    const { operationId } = found
    if (seen.has(operationId))
      reader.report('duplicate-operation-id', `\`${operationId}\` is used twice.`, found.node, 'operationId')
    seen.add(operationId)
    return buildOperation(reader, found)
  })
  return operations.sort((a, b) => byName(a.operationId, b.operationId))
}

function buildOperation(reader: DocumentReader, found: FoundOperation): Operation {
  const { operationId, node, method, path } = found
  const body = buildBody(reader, node, operationId)
  const capability = asString(node['x-capability'])
  return {
    operationId,
    family: getFamily(found),
    method,
    path,
    aliases: asStrings(node['x-alias']),
    credentials: buildCredentials(reader, node),
    parameters: buildParameters(reader, found),
    ...(body ? { body } : {}),
    replies: buildReplies(reader, found),
    streams: [],
    ...(capability === undefined ? {} : { capability }),
    ...buildChoices(node),
    source: asStrings(node['x-source']),
    questions: asStrings(node['x-question']),
    origin: reader.document.getOrigin(node),
  }
}

const bearerSchemes = new Set(['http', 'oauth2', 'openIdConnect'])

/** The accepted credentials; empty if the operation is also allowed without any. */
function buildCredentials(reader: DocumentReader, node: JsonObject): Credential[] {
  const schemes = asObject(asObject(reader.root.components).securitySchemes)
  const choices = asArray(node.security ?? reader.root.security).map((choice) => Object.keys(asObject(choice)))
  if (choices.some((names) => names.length === 0)) return []
  return choices.flat().flatMap((name): Credential[] => {
    const scheme = reader.follow(schemes[name])
    const alias = scheme['x-alias'] === true
    if (bearerSchemes.has(String(scheme.type))) return [{ in: 'bearer', name: 'authorization', alias }]
    const key = asString(scheme.name) ?? name
    if (scheme.in === 'query') return [{ in: 'query', name: key, alias }]
    return scheme.in === 'header' ? [{ in: 'header', name: key.toLowerCase(), alias }] : []
  })
}

/** The parameters of an operation and its path; those of the operation take precedence. */
export function parameterNodes(reader: DocumentReader, { pathItem, node }: FoundOperation): JsonObject[] {
  const all = [...asArray(pathItem.parameters), ...asArray(node.parameters)].map((value) => reader.follow(value))
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

function buildParameters(reader: DocumentReader, found: FoundOperation): Parameter[] {
  return parameterNodes(reader, found).flatMap((parameter) => {
    const where = asString(parameter.in)
    const name = asString(parameter.name) ?? ''
    if (where === 'cookie') return []
    if (where !== 'path' && where !== 'query' && where !== 'header') {
      reader.report('unsupported-parameter', `The parameter \`${name}\` is in \`${where}\`.`, parameter)
      return []
    }
    const schema = reader.follow(parameter.schema)
    const structured = asStrings(schema.type).find((type) => type === 'array' || type === 'object')
    if (structured !== undefined)
      reader.report('unsupported-parameter', `The parameter \`${name}\` is of type ${structured}.`, parameter)
    return [
      {
        in: where,
        name: where === 'header' ? name.toLowerCase() : name,
        aliases: asStrings(parameter['x-alias']).map((alias) => alias.toLowerCase()),
        type: parameterType(schema),
        required: parameter.required === true,
      },
    ]
  })
}

function parameterType(schema: JsonObject): Parameter['type'] {
  const type = asStrings(schema.type).find((name) => name !== 'null')
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string'
}

function buildBody(reader: DocumentReader, node: JsonObject, operationId: string): Body | undefined {
  const body = reader.follow(node.requestBody)
  const content = Object.entries(asObject(body.content))
  const media = jsonMedia(body)
  if (content.length === 0) return undefined
  return {
    required: body.required === true,
    mediaTypes: content.map(([mediaType]) => mediaType),
    schema: schemaName(media.schema) ?? makeSchemaName(reader.schemas, `${operationId}Body`),
    protojson: body['x-protojson'] === true,
    examples: getExamples(reader, media),
  }
}

/** The JSON media type of a body or response, or its first media type if there is none. */
export function jsonMedia(node: JsonObject): JsonObject {
  const content = Object.entries(asObject(node.content))
  return asObject((content.find(([mediaType]) => isJson(mediaType)) ?? content[0])?.[1])
}
