import { asObject, type JsonObject } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { DocumentReader } from '../model/documents.ts'
import { findOperations, isJson, jsonMedia, parameterNodes } from '../model/operations.ts'
import { pascalCase } from '../print/names.ts'

/** A schema that has no name in the specification, and the node of the document that it was made from. */
export interface MadeSchema {
  readonly schema: JsonObject
  readonly from: JsonObject
}

/** A family's inline bodies and replies, and the parameters of each operation in one place, by the names made for them. */
export function madeSchemas(input: Built, family: string): Record<string, MadeSchema> {
  const reader = new DocumentReader(input.openapi, [])
  const made: Record<string, MadeSchema> = {}
  for (const found of findOperations(reader)) {
    const operation = input.contract.operations.find(({ operationId }) => operationId === found.node.operationId)
    if (operation?.family !== family) continue
    for (const where of ['path', 'query', 'header'] as const) {
      const own = parameterNodes(reader, found).filter((parameter) => parameter.in === where)
      const name = parameterSchema(operation.operationId, where)
      if (own.length > 0) made[name] = { schema: parametersObject(own, where), from: found.node }
    }
    Object.assign(made, inlineSchemas(reader, found.node, operation))
  }
  return made
}

/** Name of the schema made for the parameters of an operation in one place. */
export function parameterSchema(operationId: string, where: 'path' | 'query' | 'header'): string {
  return `${operationId}${pascalCase(where)}`
}

function parametersObject(parameters: readonly JsonObject[], where: string): JsonObject {
  const name = (parameter: JsonObject): string => {
    const own = String(parameter.name)
    return where === 'header' ? own.toLowerCase() : own
  }
  const required = parameters.filter((parameter) => parameter.required === true).map(name)
  const properties = Object.fromEntries(parameters.map((parameter) => [name(parameter), parameter.schema ?? {}]))
  return { type: 'object', required, properties }
}

function inlineSchemas(reader: DocumentReader, node: JsonObject, operation: Operation): Record<string, MadeSchema> {
  const made: Record<string, MadeSchema> = {}
  const add = (name: string, holder: JsonObject): void => {
    const schema = asObject(jsonMedia(holder).schema)
    made[name] = { schema, from: schema }
  }
  const { operationId, body, replies } = operation
  if (body?.schema === `${operationId}Body`) add(body.schema, reader.follow(node.requestBody))
  for (const [status, value] of Object.entries(asObject(node.responses))) {
    const name = `${operationId}Reply${status}`
    const isMade = replies.some(({ schema, mediaType }) => schema === name && isJson(mediaType))
    if (isMade) add(name, reader.follow(value))
  }
  return made
}
