import { asString, asStrings, byName } from '../json.ts'
import { buildBody } from './bodies.ts'
import type { Operation } from './contract.ts'
import { buildChoices, type DocumentReader } from './documents.ts'
import { type FoundOperation, findOperations, getFamily } from './find-operations.ts'
import { buildParameters } from './parameters.ts'
import { buildReplies } from './replies.ts'
import { buildCredentials } from './security.ts'

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
    replies: buildReplies(reader, found),
    streams: [],
    ...(capability === undefined ? {} : { capability }),
    ...buildChoices(node),
    source: asStrings(node['x-source']),
    questions: asStrings(node['x-question']),
    origin: reader.document.getOrigin(node),
  }
}
