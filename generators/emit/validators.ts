import { type Location, SpecError } from '../diagnostics.ts'
import { byName } from '../json.ts'
import type { Operation } from '../model/contract.ts'
import { printString } from '../print/literal.ts'
import { exportName } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'
import { makePrintingAjv } from './ajv.ts'
import type { EmitInput, FileMap } from './emitted.ts'
import { familyDocument } from './family-document.ts'
import { type MadeSchema, madeSchemas } from './made-schemas.ts'
import { addSchemas, findFaults } from './schema-faults.ts'
import { printValidators } from './validator-code.ts'

/** `validators/<family>.js` and `.d.ts`: one function for each body, parameter list, reply, event and callback. */
export function emitValidators(input: EmitInput): FileMap {
  return new Map(input.contract.families.flatMap(({ name }) => emitFamily(input, name)))
}

function emitFamily(input: EmitInput, family: string): [string, string][] {
  const { schemas } = familyDocument(input, family)
  const made = madeSchemas(input, family)
  refuseClashes(input, schemas, made)
  const wanted = [...new Set([...wantedSchemas(input, family), ...Object.keys(made)])].sort(byName)
  const named = Object.entries(schemas).map(([name, schema]) => [name, { schema, from: schema }] as const)
  const code = compile(input, { ...Object.fromEntries(named), ...made }, wanted)
  return [
    [`validators/${family}.js`, `${input.header}\n${code}`],
    [`validators/${family}.d.ts`, declare(input, { family, wanted, guarded: (name) => name in schemas })],
  ]
}

function refuseClashes(input: EmitInput, schemas: object, made: Readonly<Record<string, MadeSchema>>): void {
  const twice = Object.entries(made).filter(([name]) => name in schemas)
  if (twice.length === 0) return
  throw new SpecError(
    twice.map(([name, { from }]) => ({
      code: 'name-clash',
      message: `A schema is called ${name}, as the one made for this place is.`,
      at: locate(input, from),
    })),
  )
}

interface Declared {
  readonly family: string
  readonly wanted: readonly string[]
  /** Whether the schema has a type of its own, which its validator vouches for. */
  readonly guarded: (name: string) => boolean
}

function declare({ header, core }: EmitInput, { family, wanted, guarded }: Declared): string {
  const guards = wanted.filter(guarded).map((name) => {
    return { name: exportName(name), type: `components['schemas'][${printString(name)}]` }
  })
  const validates = wanted.filter((name) => !guarded(name)).map((name) => ({ name: exportName(name) }))
  return renderTemplate('validators-types', { header, core, file: family, guards, validates })
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
    const ajv = makePrintingAjv(Object.values(schemas).map(({ schema }) => schema))
    addSchemas(ajv, schemas)
    return printValidators(ajv, wanted.map(exportName), `../${input.core}`)
  } catch (error) {
    const faults = findFaults(schemas)
    if (faults.length === 0) throw error
    throw new SpecError(faults.map(({ from, ...fault }) => ({ ...fault, at: locate(input, from) })))
  }
}

function locate({ openapi, asyncapi }: EmitInput, node: object): Location {
  return (asyncapi?.holds(node) ? asyncapi : openapi).locate(node)
}
