import standalone from 'ajv/dist/standalone/index.js'
import { type Location, SpecError } from '../diagnostics.ts'
import { byName } from '../json.ts'
import type { Operation } from '../model/contract.ts'
import { printString } from '../print/literal.ts'
import { exportName } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'
import { makeAjv } from './ajv.ts'
import type { EmitInput, FileMap } from './emitted.ts'
import { familyDocument } from './family-document.ts'
import { type MadeSchema, madeSchemas } from './made-schemas.ts'
import { addSchemas, findFaults } from './schema-faults.ts'
import { finishValidatorCode } from './validator-code.ts'

/** `validators/<family>.js` and `.d.ts`: one function for each body, parameter list, reply, event and callback. */
export function emitValidators(input: EmitInput): FileMap {
  const files = input.contract.families.flatMap(({ name }) => {
    const { schemas } = familyDocument(input, name)
    const made = madeSchemas(input, name)
    const wanted = [...new Set([...wantedSchemas(input, name), ...Object.keys(made)])].sort(byName)
    const named = Object.entries(schemas).map(([own, schema]) => [own, { schema, from: schema }] as const)
    const twice = Object.entries(made).filter(([own]) => own in schemas)
    if (twice.length > 0)
      throw new SpecError(
        twice.map(([own, { from }]) => ({
          code: 'name-clash',
          message: `A schema is called ${own}, as the one made for this place is.`,
          at: locate(input, from),
        })),
      )
    const code = compile(input, { ...Object.fromEntries(named), ...made }, wanted)
    const guards = wanted.filter((schema) => schema in schemas)
    const declarations = renderTemplate('validators-types', {
      header: input.header,
      core: input.core,
      file: name,
      guards: guards.map((schema) => ({
        name: exportName(schema),
        type: `components['schemas'][${printString(schema)}]`,
      })),
      validates: wanted.filter((schema) => !(schema in schemas)).map((schema) => ({ name: exportName(schema) })),
    })
    return [
      [`validators/${name}.js`, `${input.header}\n${finishValidatorCode(code, `../${input.core}`)}`] as const,
      [`validators/${name}.d.ts`, declarations] as const,
    ]
  })
  return new Map(files)
}

function wantedSchemas({ contract }: EmitInput, family: string): string[] {
  const operations = contract.operations.filter((operation) => operation.family === family)
  const ids = new Set(operations.map(({ operationId }) => operationId))
  const messages = [...contract.streams.flatMap((stream) => (ids.has(stream.operationId) ? stream.events : []))]
  const callbacks = contract.callbacks.filter(({ operationIds }) => operationIds.some((id) => ids.has(id)))
  return [
    ...operations.flatMap(operationSchemas),
    ...messages.map(({ schema }) => schema),
    ...callbacks.map(({ schema }) => schema),
  ]
}

function operationSchemas({ body, replies }: Operation): string[] {
  return [...(body ? [body.schema] : []), ...replies.flatMap(({ schema }) => (schema === undefined ? [] : [schema]))]
}

function compile(input: EmitInput, schemas: Readonly<Record<string, MadeSchema>>, wanted: readonly string[]): string {
  try {
    const ajv = makeAjv(Object.values(schemas).map(({ schema }) => schema))
    addSchemas(ajv, schemas)
    return standalone.default(ajv, Object.fromEntries(wanted.map((name) => [exportName(name), exportName(name)])))
  } catch (error) {
    const faults = findFaults(schemas)
    if (faults.length === 0) throw error
    throw new SpecError(faults.map(({ from, ...fault }) => ({ ...fault, at: locate(input, from) })))
  }
}

function locate({ openapi, asyncapi }: EmitInput, node: object): Location {
  return (asyncapi?.holds(node) ? asyncapi : openapi).locate(node)
}
