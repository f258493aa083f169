import standalone from 'ajv/dist/standalone/index.js'
import { type Diagnostic, SpecError } from '../diagnostics.ts'
import { asObject, byName, type JsonObject } from '../json.ts'
import type { Operation } from '../model/contract.ts'
import { DocumentReader } from '../model/documents.ts'
import { findOperations, parameterNodes } from '../model/operations.ts'
import { exportName } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'
import { makeAjv } from './ajv.ts'
import { ajvSchema } from './ajv-schema.ts'
import type { EmitInput, FileMap } from './emitted.ts'
import { familyDocument } from './family-document.ts'
import { parameterSchema } from './routes.ts'
import { finishValidatorCode } from './validator-code.ts'

/** `validators/<family>.js` and `.d.ts`: one function for each body, parameter list, reply, event and callback. */
export function emitValidators(input: EmitInput): FileMap {
  const diagnostics: Diagnostic[] = []
  const files = input.contract.families.flatMap(({ name }) => {
    const { schemas } = familyDocument(input, name)
    const made = madeSchemas(input, name)
    const wanted = [...new Set([...wantedSchemas(input, name), ...Object.keys(made)])].sort(byName)
    const code = compile(input, { ...schemas, ...made }, wanted, diagnostics)
    const guards = wanted.filter((schema) => schema in schemas)
    const declarations = renderTemplate('validators-types', {
      header: input.header,
      core: input.core,
      file: name,
      guards: guards.map((schema) => ({ name: exportName(schema), type: `components['schemas']['${schema}']` })),
      validates: wanted.filter((schema) => !(schema in schemas)).map((schema) => ({ name: exportName(schema) })),
    })
    return [
      [`validators/${name}.js`, `${input.header}\n${finishValidatorCode(code, `../${input.core}`)}`] as const,
      [`validators/${name}.d.ts`, declarations] as const,
    ]
  })
  if (diagnostics.length > 0) throw new SpecError(diagnostics)
  return new Map(files)
}

function wantedSchemas({ contract }: EmitInput, family: string): string[] {
  const operations = contract.operations.filter((operation) => operation.family === family)
  const ids = new Set(operations.map(({ operationId }) => operationId))
  const messages = [...contract.streams.flatMap((stream) => (ids.has(stream.operationId) ? stream.events : []))]
  const callbacks = contract.callbacks.filter(({ operationId }) => ids.has(operationId))
  return [
    ...operations.flatMap(operationSchemas),
    ...messages.map(({ schema }) => schema),
    ...callbacks.map(({ schema }) => schema),
  ]
}

function operationSchemas({ body, replies }: Operation): string[] {
  return [...(body ? [body.schema] : []), ...replies.flatMap(({ schema }) => (schema === undefined ? [] : [schema]))]
}

/** Schemas that have no name in the specification: inline bodies and replies, and the parameters of one place. */
function madeSchemas(input: EmitInput, family: string): Record<string, JsonObject> {
  const reader = new DocumentReader(input.openapi, [])
  const made: Record<string, JsonObject> = {}
  for (const found of findOperations(reader)) {
    const operation = input.contract.operations.find(({ operationId }) => operationId === found.node.operationId)
    if (operation?.family !== family) continue
    const id = operation.operationId
    for (const where of ['path', 'query', 'header'] as const) {
      const own = parameterNodes(reader, found).filter((parameter) => parameter.in === where)
      if (own.length > 0) made[parameterSchema(id, where)] = parametersObject(own, where)
    }
    Object.assign(made, inlineSchemas(reader, found.node, operation))
  }
  return made
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

function inlineSchemas(reader: DocumentReader, node: JsonObject, operation: Operation): Record<string, JsonObject> {
  const made: Record<string, JsonObject> = {}
  const body = asObject(Object.values(asObject(reader.follow(node.requestBody).content))[0])
  if (operation.body?.schema === `${operation.operationId}Body`) made[operation.body.schema] = asObject(body.schema)
  for (const [status, value] of Object.entries(asObject(node.responses))) {
    const name = `${operation.operationId}Reply${status}`
    if (!operation.replies.some(({ schema }) => schema === name)) continue
    const media = Object.values(asObject(reader.follow(value).content)).map(asObject)
    made[name] = asObject(media.find(({ schema }) => schema !== undefined)?.schema)
  }
  return made
}

function compile(
  input: EmitInput,
  schemas: Readonly<Record<string, JsonObject>>,
  wanted: readonly string[],
  diagnostics: Diagnostic[],
): string {
  const ajv = makeAjv(Object.values(schemas))
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...ajvSchema(schema), $id: exportName(name) })
  for (const name of Object.keys(schemas)) {
    try {
      ajv.getSchema(exportName(name))
    } catch (error) {
      const at = (input.asyncapi ?? input.openapi).locate(schemas[name] ?? {})
      diagnostics.push({
        code: 'schema-invalid',
        message: `${name}: ${error instanceof Error ? error.message : error}.`,
        at,
      })
    }
  }
  if (diagnostics.length > 0) return ''
  return standalone.default(ajv, Object.fromEntries(wanted.map((name) => [exportName(name), exportName(name)])))
}
