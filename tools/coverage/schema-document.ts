import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { getContract } from '../../conformance/contract.ts'
import { asObject, type Json, type JsonObject, pointerKeys, valueAt } from '../../runtime/json.ts'

const contract = getContract()

export const asyncapi: JsonObject = JSON.parse(
  readFileSync(new URL('../../generated/asyncapi.json', import.meta.url), 'utf8'),
)

/** The OpenAPI document with the schemas of both documents, which share their names. */
const everything: JsonObject = {
  ...contract.openapi,
  components: {
    ...asObject(contract.openapi.components),
    schemas: { ...getSchemas(asyncapi), ...getSchemas(contract.openapi) },
  },
}

function getSchemas(document: JsonObject): JsonObject {
  return asObject(asObject(document.components).schemas)
}

/** Finds the node at a JSON pointer of the OpenAPI document with the schemas of events. */
export function nodeAt(pointer: string): Json | undefined {
  return valueAt(everything, pointerKeys(pointer))
}

/** The node at a pointer, after its reference if it is one. */
export function resolvedAt(pointer: string): { readonly pointer: string; readonly node: JsonObject } {
  const node = asObject(nodeAt(pointer))
  return typeof node.$ref === 'string' ? resolvedAt(node.$ref.slice(1)) : { pointer, node }
}

const documentId = 'spec'
const ajv = new Ajv2020({ strict: false, validateFormats: false, addUsedSchema: false })
ajv.addSchema(everything, documentId)

/** Whether a value is valid by the schema at a pointer. */
export function isValid(pointer: string, value: unknown): boolean {
  return ajv.getSchema(`${documentId}#${encodeURI(pointer)}`)?.(value) === true
}
