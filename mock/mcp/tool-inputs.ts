import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asArray, asObject, asStrings, isObject, type JsonObject, ownValue } from '../../runtime/json.ts'
import { outlineSchema, resolveReference } from '../control/operations/outline-schema.ts'

/** More than any input of the control API has. */
const MAX_SCHEMA = 6000

let loaded: unknown

/** The document of the control API, read on first use. */
function readControlDocument(): JsonObject {
  loaded ??= JSON.parse(readFileSync(join(import.meta.dirname, '../control/generated/openapi.json'), 'utf8'))
  return asObject(loaded)
}

export interface ControlOperation {
  readonly method: string
  readonly path: string
  readonly node: JsonObject
  readonly parameters: readonly JsonObject[]
}

/** The operations of the control API by their ids. */
export function listControlOperations(): ReadonlyMap<string, ControlOperation> {
  const document = readControlDocument()
  const all = Object.entries(asObject(document.paths)).flatMap(([path, item]) => {
    const { parameters: shared, ...methods } = asObject(item)
    return Object.entries(methods).map(([method, child]) => {
      const node = asObject(child)
      const parameters = [...asArray(shared), ...asArray(node.parameters)].map((one) => resolveReference(document, one))
      return [String(node.operationId), { method: method.toUpperCase(), path, node, parameters }] as const
    })
  })
  return new Map(all)
}

/** The input of a tool that calls an operation of the control API: its parameters, and the properties of its body. */
export function getInputSchema(operationId: string, more: JsonObject = {}): JsonObject {
  const operation = listControlOperations().get(operationId)
  if (operation === undefined) throw new Error(`invariant: the control API has no ${operationId}`)
  const document = readControlDocument()
  const { parameters, node } = operation
  const fromParameters = parameters.map(({ name, schema, description }) => {
    const outline = outlineSchema(document, schema, MAX_SCHEMA)
    return [String(name), { ...outline, ...(typeof description === 'string' ? { description } : {}) }]
  })
  const content = asObject(resolveReference(document, node.requestBody).content)
  const body = outlineSchema(document, asObject(content['application/json']).schema ?? {}, MAX_SCHEMA)
  const required = parameters.flatMap(({ name, required: isRequired }) => (isRequired === true ? [String(name)] : []))
  return {
    type: 'object',
    properties: { ...Object.fromEntries(fromParameters), ...asObject(body.properties), ...more, ...sandboxInput },
    required: [...required, ...asStrings(body.required)],
    additionalProperties: false,
  }
}

/** An input with these properties, and the sandbox. */
export function describeInput(properties: JsonObject, required: string[] = []): JsonObject {
  return { type: 'object', properties: { ...properties, ...sandboxInput }, required, additionalProperties: false }
}

const sandboxInput = { sandbox: { type: 'string', description: 'Name of a sandbox; the default one without it.' } }

export const cursorInput = {
  cursor: { type: 'integer', minimum: 0, description: 'The cursor of the previous answer, for the next page.' },
}

/** The kinds of faults with their descriptions, from the schema of faults. */
export function listFaultKinds(): readonly string[] {
  const path = join(import.meta.dirname, '../fault.schema.json')
  const { oneOf } = asObject(JSON.parse(readFileSync(path, 'utf8')))
  return asArray(oneOf)
    .filter(isObject)
    .map((schema) => `${ownValue(schema, 'title')}: ${ownValue(schema, 'description')}`)
}
