import {
  asObject,
  asString,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  setKey,
} from '../../runtime/json.ts'

import type { Built } from '../model/build-contract.ts'
import type { Stream } from '../model/contract.ts'
import type { DocumentReader } from '../model/documents.ts'
import { type FoundOperation, findOperations, getFamily } from '../model/find-operations.ts'
import { listParameters, parameterNodes } from '../model/parameters.ts'
import { getReading } from '../read/structure.ts'
import { getNames } from './names.ts'

/** The paths of one family, the source of its types; all references except those to schemas are inlined. */
export function getFamilyPaths(input: Built, family: string): JsonObject {
  const reader = input.openapi
  const operations = findOperations(reader).filter((operation) => getFamily(operation) === family)
  const paths: JsonObject = {}
  const rewritten = new Set(
    operations.filter((operation) => !hasDeclaredParameters(reader, operation)).map(({ path }) => path),
  )
  for (const entry of operations) {
    const { operationId, pathItem, node } = entry
    const [path, key] = getPathAndKey(entry)
    const isRead = !rewritten.has(entry.path)
    const parameters = isRead ? pathItem.parameters : undefined
    const operation = isRead ? node : { ...node, parameters: parameterNodes(reader, entry) }
    setKey(paths, path, {
      ...(parameters === undefined ? {} : { parameters: inlineReferences(reader, parameters) }),
      ...asObject(ownValue(paths, path)),
      [key]: {
        ...withItemTypes(input, operationId, asObject(inlineReferences(reader, operation))),
        operationId: getNames(input).operation(operationId),
      },
    })
  }
  return paths
}

/** The operation with the type of an item in the media types that have an `itemSchema`. */
function withItemTypes({ contract }: Built, operationId: string, operation: JsonObject): JsonObject {
  const streams = contract.streams.filter((stream) => stream.operationId === operationId && stream.reply !== undefined)
  if (streams.length === 0) return operation
  const responses = Object.entries(asObject(operation.responses)).map(([key, response]): [string, Json] => {
    const content = Object.entries(asObject(asObject(response).content)).map(([mediaType, media]): [string, Json] => {
      const isReply = ({ reply }: Stream) => String(reply?.status) === key.toUpperCase().replace('DEFAULT', 'default')
      const stream = streams.find((candidate) => candidate.reply?.mediaType === mediaType && isReply(candidate))
      const names = [...new Set(stream?.events.map(({ schema }) => schema))]
      const references = names.map((name) => ({ $ref: `#/components/schemas/${escapePointer(name)}` }))
      return [mediaType, stream === undefined ? media : { schema: { anyOf: references } }]
    })
    return [key, { ...asObject(response), ...(content.length === 0 ? {} : { content: Object.fromEntries(content) }) }]
  })
  return { ...operation, responses: Object.fromEntries(responses) }
}

/** The types have eight methods; operations of others get a separate path. */
function getPathAndKey({ path, method }: FoundOperation): readonly [path: string, method: string] {
  const key = method.toLowerCase()
  const isKnown = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'].includes(key)
  return isKnown ? [path, key] : [`${path} ${method}`, 'post']
}

/** Whether the server reads the parameters as the document declares them. */
function hasDeclaredParameters(reader: DocumentReader, operation: FoundOperation): boolean {
  const declared = listParameters(reader, operation)
  const read = parameterNodes(reader, operation)
  return declared.length === read.length && read.every((parameter) => declared.includes(parameter))
}

function inlineReferences(reader: DocumentReader, value: Json, inNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => inlineReferences(reader, item))
  if (!isObject(value)) return value
  const ref = inNames ? undefined : asString(value.$ref)
  if (ref?.startsWith('#/components/schemas/')) return value
  if (ref !== undefined) return inlineReferences(reader, reader.follow(value))
  const entries = Object.entries(value).map(([key, item]) => {
    const reading = getReading(key, item, inNames)
    return [key, reading === 'literal' ? item : inlineReferences(reader, item, reading === 'names')]
  })
  return Object.fromEntries(entries)
}
