import { asArray, asObject, asString, asStrings, byName, type JsonObject, ownValue } from '../../runtime/json.ts'
import { buildBody } from './bodies.ts'
import type { Credential, Operation } from './contract.ts'
import { buildChoices, type DocumentReader } from './documents.ts'
import { type FoundOperation, findOperations, getFamily } from './find-operations.ts'
import { buildGeneration } from './generation.ts'
import { buildParameters } from './parameters.ts'
import { buildReplies } from './replies.ts'

/** Builds all operations, sorted by operationId, without their streams. */
export function buildOperations(reader: DocumentReader): Operation[] {
  const seen = new Set<string>()
  const operations = findOperations(reader).map((operation) => {
    const { operationId } = operation
    if (seen.has(operationId))
      reader.report('duplicate-operation-id', `\`${operationId}\` is used twice.`, operation.node, 'operationId')
    seen.add(operationId)
    return buildOperation(reader, operation)
  })
  return operations.sort((a, b) => byName(a.operationId, b.operationId))
}

function buildOperation(reader: DocumentReader, operation: FoundOperation): Operation {
  const { operationId, node, method, path } = operation
  const body = buildBody(reader, node, operationId)
  const capability = asString(node['x-capability'])
  const credentials = buildCredentials(reader, node)
  const generation = buildGeneration(node)
  return {
    operationId,
    family: getFamily(operation),
    method,
    path,
    aliases: asStrings(node['x-alias']),
    credentials,
    parameters: buildParameters(reader, operation, credentials),
    ...(body ? { body } : {}),
    replies: buildReplies(reader, operation),
    streams: [],
    ...(capability === undefined ? {} : { capability }),
    ...(generation && { generation }),
    ...buildChoices(node),
    source: asStrings(node['x-source']),
    questions: asStrings(node['x-question']),
    origin: reader.document.getOrigin(node),
  }
}

/** The alternatives of `security`; empty if the operation is also allowed without any. */
function buildCredentials(reader: DocumentReader, node: JsonObject): Operation['credentials'] {
  const holder = node.security === undefined ? reader.root : node
  const alternatives = asArray(holder.security).map(asObject)
  if (alternatives.some((alternative) => Object.keys(alternative).length === 0)) return []
  return alternatives.map((alternative) =>
    Object.keys(alternative).map((name) => buildCredential(reader, name, alternative)),
  )
}

function buildCredential(reader: DocumentReader, name: string, requirement: JsonObject): Credential {
  const schemes = asObject(asObject(reader.root.components).securitySchemes)
  const scheme = Object.hasOwn(schemes, name) ? reader.follow(ownValue(schemes, name)) : {}
  const location = findCredential(scheme)
  if (location !== undefined) return { ...location, alias: scheme['x-alias'] === true }
  const isDeclared = Object.keys(scheme).length > 0
  const subject = isDeclared
    ? `is ${describeScheme(scheme)}, which the server cannot check`
    : 'is not declared under components/securitySchemes'
  const message = `The security scheme \`${name}\` ${subject}: no request passes it.`
  reader.warn('closed-security', message, requirement, name)
  return { in: 'unsupported', name, alias: false }
}

function findCredential(scheme: JsonObject): Pick<Credential, 'in' | 'name'> | undefined {
  const key = asString(scheme.name) ?? ''
  const kind = scheme.type === 'http' ? asString(scheme.scheme)?.toLowerCase() : scheme.type
  if (kind === 'bearer' || kind === 'oauth2' || kind === 'openIdConnect') return { in: 'bearer', name: 'authorization' }
  if (kind === 'basic') return { in: 'basic', name: 'authorization' }
  if (kind !== 'apiKey') return undefined
  if (scheme.in === 'query' || scheme.in === 'cookie') return { in: scheme.in, name: key }
  return scheme.in === 'header' ? { in: 'header', name: key.toLowerCase() } : undefined
}

function describeScheme(scheme: JsonObject): string {
  return [scheme.type, scheme.scheme ?? scheme.in].filter((part) => part !== undefined).join(' ')
}
