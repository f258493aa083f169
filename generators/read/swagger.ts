import {
  asArray,
  asObject,
  asString,
  asStrings,
  define,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'
import type { Kind } from './grammar.ts'
import { isBodyPart } from './own-components.ts'
import type { SourcePlace, Target } from './references.ts'
import { type Copier, copyFormBody, copyParameter, copySchemaBody, copyTyped } from './swagger-parameters.ts'

type CopyNode = (node: JsonObject, place: SourcePlace, copier: Copier) => JsonObject

/** How to copy the nodes that Swagger 2.0 writes differently. */
export const swaggerNodes: Partial<Readonly<Record<Kind, CopyNode>>> = {
  swagger: copyDocument,
  'path item': copyPathItem,
  operation: (node, place, copier) => copyOperation(node, place, { copier, shared: [] }),
  parameter: copyParameter,
  header: copyTyped,
  response: (node, place, copier) => copyResponse(node, place, { copier, produces: asTypes(copier.root.produces) }),
  'security scheme': copySecurityScheme,
}

const moved = 'host basePath schemes consumes produces definitions parameters responses securityDefinitions'.split(' ')

function copyDocument(node: JsonObject, place: SourcePlace, copier: Copier): JsonObject {
  const { swagger: _, ...rest } = omit(node, moved)
  return { openapi: '3.1.0', ...copier.copyEntries(rest, place, 'swagger'), ...getServers(node) }
}

function getServers({ host, basePath, schemes }: JsonObject): JsonObject {
  const path = (asString(basePath) ?? '').replace(/\/$/, '')
  if (typeof host !== 'string') return path === '' ? {} : { servers: [{ url: path }] }
  const urls = asStrings(schemes).map((scheme) => ({ url: `${scheme}://${host}${path}` }))
  return { servers: urls.length > 0 ? urls : [{ url: `//${host}${path}` }] }
}

/** A parameter with what it refers to. */
interface Found {
  readonly target: Target
  readonly value: Json
  readonly place: SourcePlace
}

function findParameters(list: Json | undefined, place: SourcePlace, copier: Copier): Found[] {
  return asArray(list).map((value, index) => {
    const at = copier.below(copier.below(place, 'parameters'), String(index))
    return { target: copier.follow(value, at), value, place: at }
  })
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']

/** The parameters of a path that make a body become those of its operations. */
function copyPathItem(node: JsonObject, place: SourcePlace, copier: Copier): JsonObject {
  const found = findParameters(node.parameters, place, copier)
  const shared = found.filter(isPart)
  const copied = copier.copyEntries(omit(node, ['parameters', ...methods]), place, 'path item')
  const plain = found.filter((each) => !isPart(each)).map(({ value, place: at }) => copier.copy(value, at, 'parameter'))
  if (plain.length > 0) copied.parameters = plain
  for (const method of methods.filter((name) => ownValue(node, name) !== undefined)) {
    const at = copier.below(place, method)
    define(copied, method, copier.keep(copyOperation(asObject(ownValue(node, method)), at, { copier, shared }), at))
  }
  return copied
}

function isPart({ target }: Found): boolean {
  return isBodyPart(asObject(target.value))
}

interface OperationContext {
  readonly copier: Copier
  readonly shared: readonly Found[]
}

function copyOperation(node: JsonObject, place: SourcePlace, { copier, shared }: OperationContext): JsonObject {
  const own = findParameters(node.parameters, place, copier)
  const parts = [
    ...shared.filter((each) => !own.some((other) => getKey(other) === getKey(each))),
    ...own.filter(isPart),
  ]
  const plain = own.filter((each) => !isPart(each)).map(({ value, place: at }) => copier.copy(value, at, 'parameter'))
  const rest = omit(node, ['consumes', 'produces', 'schemes', 'parameters', 'responses'])
  const consumes = asTypes(node.consumes ?? copier.root.consumes)
  const body = copyBody(parts, consumes, copier)
  return {
    ...copier.copyEntries(rest, place, 'operation'),
    ...(plain.length > 0 ? { parameters: plain } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: copyResponses(node, copier.below(place, 'responses'), copier),
  }
}

function getKey({ target }: Found): string {
  const { in: where, name } = asObject(target.value)
  return where === 'body' ? 'body' : `${where} ${name}`
}

function copyBody(parts: readonly Found[], consumes: readonly string[], copier: Copier): JsonObject | undefined {
  const body = parts.find(({ target }) => asObject(target.value).in === 'body')?.target
  if (body) return copySchemaBody(body, consumes, copier)
  const fields = parts.map(({ target }) => target)
  return fields.length === 0 ? undefined : copyFormBody(fields, consumes, copier)
}

/** Responses that operations share have the media types of the document, unless the operation has its own. */
function copyResponses(node: JsonObject, place: SourcePlace, copier: Copier): JsonObject {
  const produces = asTypes(node.produces ?? copier.root.produces)
  const entries = Object.entries(asObject(node.responses)).map(([status, value]): [string, Json] => {
    const at = copier.below(place, status)
    if (status.startsWith('x-')) return [status, value]
    const target = copier.follow(value, at)
    const isOwn = target.value === value || (node.produces !== undefined && asObject(target.value).schema !== undefined)
    if (!isOwn || target.value === undefined) return [status, copier.copy(value, at, 'response')]
    return [status, copier.keep(copyResponse(asObject(target.value), target.to, { copier, produces }), target.to)]
  })
  return copier.keep(Object.fromEntries(entries), place)
}

interface ResponseContext {
  readonly copier: Copier
  readonly produces: readonly string[]
}

function copyResponse(node: JsonObject, place: SourcePlace, { copier, produces }: ResponseContext): JsonObject {
  const examples = asObject(node.examples)
  const copied = copier.copyEntries(omit(node, ['schema', 'examples']), place, 'response')
  const isFile = asObject(node.schema).type === 'file'
  const shown = Object.keys(examples)
  if (node.schema === undefined && shown.length === 0) return copied
  const usual = shown.length > 0 ? shown : [isFile ? 'application/octet-stream' : 'application/json']
  const content = (produces.length > 0 ? produces : usual).map((mediaType): [string, Json] => {
    const schema =
      node.schema === undefined ? {} : { schema: copier.copy(node.schema, copier.below(place, 'schema'), 'schema') }
    const example = Object.hasOwn(examples, mediaType) ? { example: ownValue(examples, mediaType) ?? null } : {}
    return [mediaType, copier.keep({ ...schema, ...example }, place)]
  })
  return { ...copied, content: copier.keep(Object.fromEntries(content), place) }
}

const flows: Readonly<Record<string, string>> = { application: 'clientCredentials', accessCode: 'authorizationCode' }

function copySecurityScheme(node: JsonObject, place: SourcePlace, copier: Copier): JsonObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = copier.copyEntries(node, place, 'other')
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

function omit(node: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)))
}
