import { METHODS } from 'node:http'
import { asObject, asString, asStrings, byName, isObject, type Json, type JsonObject } from '../json.ts'
import { buildBody, schemaName } from './bodies.ts'
import { buildChoices, buildQuestion } from './choices.ts'
import type { Operation, Reply } from './contract.ts'
import { type DocumentReader, getExamples } from './documents.ts'
import { isJson } from './media-types.ts'
import { buildParameters } from './parameters.ts'
import { buildCredentials } from './security.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const

/** An operation as written in the document. */
export interface FoundOperation {
  readonly method: string
  readonly path: string
  readonly pathItem: JsonObject
  readonly node: JsonObject
}

/** The operations that the server can serve; warns about the others. */
export function findOperations(reader: DocumentReader): FoundOperation[] {
  const served = new Map<string, string>()
  return listOperations(reader).filter(({ method, path, node }) => {
    const key = `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`
    const reason = findObstacle(method, path, served.get(key))
    if (reason === undefined) served.set(key, path)
    else reader.warn('unserved-operation', `${method} ${path} is not served: ${reason}.`, node)
    return reason === undefined
  })
}

function listOperations(reader: DocumentReader): FoundOperation[] {
  return Object.entries(asObject(reader.root.paths)).flatMap(([path, value]) => {
    if (!path.startsWith('/')) return []
    const pathItem = reader.follow(value)
    const others = Object.entries(asObject(pathItem.additionalOperations))
    const own = methods.map((method) => [method.toUpperCase(), pathItem[method]] as const)
    return [...own, ...others].flatMap(([method, node]) => (isObject(node) ? [{ method, path, pathItem, node }] : []))
  })
}

function findObstacle(method: string, path: string, same: string | undefined): string | undefined {
  if (same !== undefined) return `the path is the same as ${same}`
  if (/[?#]/.test(path)) return 'a path has no query and no fragment'
  return METHODS.includes(method) && method !== 'CONNECT' ? undefined : `Node.js does not receive ${method}`
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
  const operations = findOperations(reader).flatMap((found) => {
    const operationId = asString(found.node.operationId)
    if (operationId === undefined) {
      reader.report('missing-operation-id', `${found.method} ${found.path} has no operationId.`, found.node)
      return []
    }
    if (seen.has(operationId))
      reader.report('duplicate-operation-id', `\`${operationId}\` is used twice.`, found.node, 'operationId')
    seen.add(operationId)
    return [buildOperation(reader, found, operationId)]
  })
  return operations.sort((a, b) => byName(a.operationId, b.operationId))
}

function buildOperation(reader: DocumentReader, found: FoundOperation, operationId: string): Operation {
  const { node, method, path } = found
  const body = buildBody(reader, node, operationId)
  const capability = asString(node['x-capability'])
  const credentials = buildCredentials(reader, node)
  return {
    operationId,
    family: getFamily(found),
    method,
    path,
    aliases: asStrings(node['x-alias']),
    credentials,
    parameters: buildParameters(reader, found, credentials),
    ...(body ? { body } : {}),
    replies: buildReplies(reader, node, operationId),
    streams: [],
    ...(capability === undefined ? {} : { capability }),
    ...buildChoices(node),
    source: asStrings(node['x-source']),
    questions: asStrings(node['x-question']),
    origin: reader.document.getOrigin(node),
  }
}

function buildReplies(reader: DocumentReader, node: JsonObject, operationId: string): Reply[] {
  return Object.entries(asObject(node.responses)).flatMap(([status, value]) => {
    const response = reader.follow(value)
    const problem = asString(response['x-problem'])
    const content = Object.entries(asObject(response.content))
    return (content.length > 0 ? content : [['', {}] as const]).map(([mediaType, media]) => {
      const schema = isJson(mediaType) ? replySchema(asObject(media).schema, `${operationId}Reply${status}`) : undefined
      return {
        status: Number(status) || 0,
        mediaType,
        ...(schema === undefined ? {} : { schema }),
        ...(problem === undefined ? {} : { problem }),
        ...buildQuestion(response),
        examples: getExamples(reader, asObject(media)),
      }
    })
  })
}

function replySchema(schema: Json | undefined, made: string): string | undefined {
  return schema === undefined ? undefined : (schemaName(schema) ?? made)
}
