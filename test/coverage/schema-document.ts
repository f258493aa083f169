import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openapi } from '../../conformance/contract.ts'
import { asObject, isObject, type Json, type JsonObject, pointerKeys } from '../../generators/json.ts'

export const asyncapi: JsonObject = JSON.parse(
  readFileSync(new URL('../../generated/asyncapi.json', import.meta.url), 'utf8'),
)

/** All named schemas of both documents, which share their names. */
const schemas: JsonObject = { ...getSchemas(asyncapi), ...getSchemas(openapi) }
const documentId = 'spec'
const everything: JsonObject = { ...openapi, components: { ...asObject(openapi.components), schemas } }

function getSchemas(document: JsonObject): JsonObject {
  return asObject(asObject(document.components).schemas)
}

/** The node at a JSON pointer of the OpenAPI document, to which the schemas of events are added. */
export function nodeAt(pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<Json | undefined>((node, key) => {
    if (Array.isArray(node)) return node[Number(key)]
    return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined
  }, everything)
}

/** The node at a pointer, after its reference if it is one. */
export function resolvedAt(pointer: string): { readonly pointer: string; readonly node: JsonObject } {
  const node = asObject(nodeAt(pointer))
  return typeof node.$ref === 'string' ? resolvedAt(node.$ref.slice(1)) : { pointer, node }
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, addUsedSchema: false })
ajv.addSchema(everything, documentId)
const compiled = new Map<string, ValidateFunction>()

/** Whether a value is valid by the schema at a pointer; validators are compiled lazily. */
export function keeps(pointer: string, value: unknown): boolean {
  const known = compiled.get(pointer)
  if (known) return known(value)
  const reference = `${documentId}#${pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')}`
  const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference })
  compiled.set(pointer, validate)
  return validate(value) === true
}
