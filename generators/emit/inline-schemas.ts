import { asObject, type JsonObject, setKey } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { type DocumentReader, makeSchemaName, schemaName, toSchema } from '../model/documents.ts'
import { type FoundOperation, findOperations, getFamily } from '../model/find-operations.ts'
import { parameterNodes } from '../model/parameters.ts'
import { findReplies } from '../model/replies.ts'
import { getName } from '../model/text-types.ts'
import { pascalCase } from '../print/names.ts'
import { oncePerContract } from './emitted.ts'

/** A schema without a name in the specification, and the document node that declares it. */
export interface InlineSchema {
  readonly schema: JsonObject
  readonly from: JsonObject
}

/** The schemas of the documents, and the inline ones. */
export const getAllSchemas = oncePerContract((input): Readonly<Record<string, InlineSchema>> => {
  const named = Object.entries(input.schemas).map(([name, schema]) => [name, { schema, from: schema }])
  const inline = input.contract.families.map(({ name }) => collectInlineSchemas(input, name))
  return Object.assign(Object.fromEntries(named), ...inline)
})

/** A family's inline bodies and replies, and one object schema per operation and parameter location, by generated name. */
export function collectInlineSchemas(input: Built, family: string): Readonly<Record<string, InlineSchema>> {
  return getFamilySchemas(input).get(family) ?? {}
}

const getFamilySchemas = oncePerContract((input) => {
  const reader = input.openapi
  const families = new Map<string, Record<string, InlineSchema>>()
  for (const source of findOperations(reader)) {
    const made = families.get(getFamily(source)) ?? {}
    families.set(getFamily(source), made)
    const operation = getOperation(input, source.operationId)
    for (const where of ['path', 'query', 'header', 'cookie'] as const) {
      const parameters = parameterNodes(reader, source).filter((parameter) => parameter.in === where)
      const name = parameterSchema(input, operation.operationId, where)
      if (parameters.length > 0) setKey(made, name, { schema: parametersObject(parameters), from: source.node })
    }
    Object.assign(made, collectBodies(reader, source, operation))
  }
  return families
})

/** The generated name of the schema for the parameters of an operation in one location. */
export function parameterSchema({ schemas }: Built, operationId: string, where: string): string {
  return makeSchemaName(schemas, `${operationId}${pascalCase(where)}`)
}

const getOperations = oncePerContract(
  ({ contract }) => new Map(contract.operations.map((operation) => [operation.operationId, operation])),
)

function getOperation(input: Built, operationId: string): Operation {
  const operation = getOperations(input).get(operationId)
  if (operation === undefined) throw new Error(`invariant: the contract has no ${operationId}`)
  return operation
}

function parametersObject(parameters: readonly JsonObject[]): JsonObject {
  const required = parameters.filter((parameter) => parameter.required === true).map(getName)
  const properties = Object.fromEntries(parameters.map((parameter) => [getName(parameter), parameter.schema ?? {}]))
  return { type: 'object', required, properties }
}

function collectBodies(
  reader: DocumentReader,
  source: FoundOperation,
  { body }: Operation,
): Record<string, InlineSchema> {
  const made: Record<string, InlineSchema> = {}
  const add = (name: string, media: JsonObject): void => {
    const schema = toSchema(media.schema)
    setKey(made, name, { schema, from: schema })
  }
  const media = Object.values(asObject(reader.follow(source.node.requestBody).content)).map(asObject)
  for (const [index, { schema: name }] of (body?.content ?? []).entries()) {
    const content = media[index]
    if (name !== undefined && content !== undefined && schemaName(content.schema) === undefined) add(name, content)
  }
  for (const { media: replyMedia, schema } of findReplies(reader, source))
    if (schema?.isMade) add(schema.name, replyMedia)
  return made
}
