import { asObject, type JsonObject } from '../json.ts'
import { jsonMedia, schemaName } from '../model/bodies.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { DocumentReader } from '../model/documents.ts'
import { isJson } from '../model/media-types.ts'
import { findOperations } from '../model/operations.ts'
import { parameterNodes } from '../model/parameters.ts'
import { getName } from '../model/text-types.ts'
import { pascalCase } from '../print/names.ts'

/** A schema without a name in the specification, and the document node that declares it. */
export interface InlineSchema {
  readonly schema: JsonObject
  readonly from: JsonObject
}

/** A family's inline bodies and replies, and one object schema per operation and parameter location, by generated name. */
export function collectInlineSchemas(input: Built, family: string): Record<string, InlineSchema> {
  const reader = new DocumentReader(input.openapi, [])
  const made: Record<string, InlineSchema> = {}
  for (const found of findOperations(reader)) {
    const operation = input.contract.operations.find(({ operationId }) => operationId === found.node.operationId)
    if (operation?.family !== family) continue
    for (const where of ['path', 'query', 'header', 'cookie'] as const) {
      const own = parameterNodes(reader, found).filter((parameter) => parameter.in === where)
      const name = parameterSchema(operation.operationId, where)
      if (own.length > 0) made[name] = { schema: parametersObject(own), from: found.node }
    }
    Object.assign(made, collectBodies(reader, found.node, operation))
  }
  return made
}

/** The generated name of the schema for the parameters of an operation in one location. */
export function parameterSchema(operationId: string, where: string): string {
  return `${operationId}${pascalCase(where)}`
}

function parametersObject(parameters: readonly JsonObject[]): JsonObject {
  const required = parameters.filter((parameter) => parameter.required === true).map(getName)
  const properties = Object.fromEntries(parameters.map((parameter) => [getName(parameter), parameter.schema ?? {}]))
  return { type: 'object', required, properties }
}

function collectBodies(reader: DocumentReader, node: JsonObject, operation: Operation): Record<string, InlineSchema> {
  const made: Record<string, InlineSchema> = {}
  const add = (name: string, holder: JsonObject): void => {
    const schema = asObject(jsonMedia(holder).schema)
    made[name] = { schema, from: schema }
  }
  const { operationId, body, replies } = operation
  const media = Object.values(asObject(reader.follow(node.requestBody).content))
  for (const [index, { schema: name }] of (body?.content ?? []).entries()) {
    const schema = asObject(asObject(media[index]).schema)
    if (name !== undefined && schemaName(schema) === undefined) made[name] = { schema, from: schema }
  }
  for (const [status, value] of Object.entries(asObject(node.responses))) {
    const name = `${operationId}Reply${status}`
    const isMade = replies.some(({ schema, mediaType }) => schema === name && isJson(mediaType))
    if (isMade) add(name, reader.follow(value))
  }
  return made
}
