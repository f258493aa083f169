import {
  asArray,
  asObject,
  asString,
  asStrings,
  type Json,
  type JsonObject,
  ownValue,
  setKey,
} from '../../runtime/json.ts'
import { isBodyPart } from './declared-components.ts'
import type { Kind } from './grammar.ts'
import type { ResolvedNode, SourceLocation } from './references.ts'
import { type Copier, copyFormBody, copyParameter, copySchemaBody, copyTyped } from './swagger-parameters.ts'

type CopyNode = (node: JsonObject, location: SourceLocation, copier: Copier) => JsonObject

/** How to copy the nodes that Swagger 2.0 writes differently. */
export const swaggerNodes: Partial<Readonly<Record<Kind, CopyNode>>> = {
  swagger: copyDocument,
  'path item': copyPathItem,
  operation: (node, location, copier) => copyOperation(node, location, { copier, shared: [] }),
  parameter: copyParameter,
  header: copyTyped,
  response: (node, location, copier) =>
    copyResponse(node, location, { copier, produces: asTypes(copier.root.produces) }),
  'security scheme': copySecurityScheme,
}

const moved = 'host basePath schemes consumes produces definitions parameters responses securityDefinitions'.split(' ')

function copyDocument(node: JsonObject, location: SourceLocation, copier: Copier): JsonObject {
  const { swagger: _, ...rest } = omitKeys(node, moved)
  return { openapi: '3.1.0', ...copier.copyEntries(rest, location, 'swagger'), ...getServers(node) }
}

function getServers({ host, basePath, schemes }: JsonObject): JsonObject {
  const path = (asString(basePath) ?? '').replace(/\/$/, '')
  if (typeof host !== 'string') return path === '' ? {} : { servers: [{ url: path }] }
  const urls = asStrings(schemes).map((scheme) => ({ url: `${scheme}://${host}${path}` }))
  return { servers: urls.length > 0 ? urls : [{ url: `//${host}${path}` }] }
}

/** A parameter with what it refers to. */
interface Found {
  readonly resolved: ResolvedNode
  readonly value: Json
  readonly location: SourceLocation
}

function findParameters(list: Json | undefined, location: SourceLocation, copier: Copier): Found[] {
  return asArray(list).map((value, index) => {
    const at = copier.below(copier.below(location, 'parameters'), String(index))
    return { resolved: copier.follow(value, at), value, location: at }
  })
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']

/** The parameters of a path that make a body become those of its operations. */
function copyPathItem(node: JsonObject, location: SourceLocation, copier: Copier): JsonObject {
  const parameters = findParameters(node.parameters, location, copier)
  const shared = parameters.filter(isPart)
  const copied = copier.copyEntries(omitKeys(node, ['parameters', ...methods]), location, 'path item')
  const plain = parameters
    .filter((parameter) => !isPart(parameter))
    .map(({ value, location: at }) => copier.copy(value, at, 'parameter'))
  if (plain.length > 0) copied.parameters = plain
  for (const method of methods.filter((name) => ownValue(node, name) !== undefined)) {
    const at = copier.below(location, method)
    setKey(copied, method, copier.keep(copyOperation(asObject(ownValue(node, method)), at, { copier, shared }), at))
  }
  return copied
}

function isPart({ resolved }: Found): boolean {
  return isBodyPart(asObject(resolved.value))
}

interface OperationContext {
  readonly copier: Copier
  readonly shared: readonly Found[]
}

function copyOperation(node: JsonObject, location: SourceLocation, { copier, shared }: OperationContext): JsonObject {
  const declared = findParameters(node.parameters, location, copier)
  const parts = [
    ...shared.filter((parameter) => !declared.some((other) => getKey(other) === getKey(parameter))),
    ...declared.filter(isPart),
  ]
  const plain = declared
    .filter((parameter) => !isPart(parameter))
    .map(({ value, location: at }) => copier.copy(value, at, 'parameter'))
  const rest = omitKeys(node, ['consumes', 'produces', 'schemes', 'parameters', 'responses'])
  const consumes = asTypes(node.consumes ?? copier.root.consumes)
  const body = copyBody(parts, consumes, copier)
  return {
    ...copier.copyEntries(rest, location, 'operation'),
    ...(plain.length > 0 ? { parameters: plain } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: copyResponses(node, copier.below(location, 'responses'), copier),
  }
}

function getKey({ resolved }: Found): string {
  const { in: where, name } = asObject(resolved.value)
  return where === 'body' ? 'body' : `${where} ${name}`
}

function copyBody(parts: readonly Found[], consumes: readonly string[], copier: Copier): JsonObject | undefined {
  const body = parts.find(({ resolved }) => asObject(resolved.value).in === 'body')?.resolved
  if (body) return copySchemaBody(body, consumes, copier)
  const fields = parts.map(({ resolved }) => resolved)
  return fields.length === 0 ? undefined : copyFormBody(fields, consumes, copier)
}

/** Responses that operations share have the media types of the document, unless the operation states others. */
function copyResponses(node: JsonObject, location: SourceLocation, copier: Copier): JsonObject {
  const produces = asTypes(node.produces ?? copier.root.produces)
  const entries = Object.entries(asObject(node.responses)).map(([status, value]): [string, Json] => {
    const at = copier.below(location, status)
    if (status.startsWith('x-')) return [status, value]
    const resolved = copier.follow(value, at)
    const isOwn =
      resolved.value === value || (node.produces !== undefined && asObject(resolved.value).schema !== undefined)
    if (!isOwn || resolved.value === undefined) return [status, copier.copy(value, at, 'response')]
    return [status, copier.keep(copyResponse(asObject(resolved.value), resolved.to, { copier, produces }), resolved.to)]
  })
  return copier.keep(Object.fromEntries(entries), location)
}

interface ResponseContext {
  readonly copier: Copier
  readonly produces: readonly string[]
}

function copyResponse(node: JsonObject, location: SourceLocation, { copier, produces }: ResponseContext): JsonObject {
  const examples = asObject(node.examples)
  const copied = copier.copyEntries(omitKeys(node, ['schema', 'examples']), location, 'response')
  const isFile = asObject(node.schema).type === 'file'
  const shown = Object.keys(examples)
  if (node.schema === undefined && shown.length === 0) return copied
  const usual = shown.length > 0 ? shown : [isFile ? 'application/octet-stream' : 'application/json']
  const content = (produces.length > 0 ? produces : usual).map((mediaType): [string, Json] => {
    const schema =
      node.schema === undefined ? {} : { schema: copier.copy(node.schema, copier.below(location, 'schema'), 'schema') }
    const example = Object.hasOwn(examples, mediaType) ? { example: ownValue(examples, mediaType) ?? null } : {}
    return [mediaType, copier.keep({ ...schema, ...example }, location)]
  })
  return { ...copied, content: copier.keep(Object.fromEntries(content), location) }
}

const flows: Readonly<Record<string, string>> = { application: 'clientCredentials', accessCode: 'authorizationCode' }

function copySecurityScheme(node: JsonObject, location: SourceLocation, copier: Copier): JsonObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = copier.copyEntries(node, location, 'other')
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' }
  if (type !== 'oauth2') return { ...rest, ...(type === undefined ? {} : { type }) }
  const urls = {
    ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
  }
  const name = ownValue(flows, String(flow)) ?? String(flow)
  return { ...rest, type, flows: { [name]: { ...urls, scopes: scopes ?? {} } } }
}

function asTypes(value: Json | undefined): string[] {
  return asStrings(value).map((mediaType) => mediaType.trim())
}

function omitKeys(node: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)))
}
