import type { Ajv2020 } from 'ajv/dist/2020.js'
import { byName } from '../../runtime/json.ts'
import type { Operation } from '../model/contract.ts'
import { printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { makePrintingAjv } from './ajv.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { collectInlineSchemas, getAllSchemas } from './inline-schemas.ts'
import { getNames } from './names.ts'
import { addSchemas, explainRefusal } from './schema-errors.ts'
import { printValidators } from './validator-code.ts'

/** `validators/<family>.js` and `.d.ts`: one function per body, parameter list, reply, event and callback. */
export function emitValidators(input: EmitInput): FileMap {
  const { schema: identify } = getNames(input)
  const schemas = getAllSchemas(input)
  try {
    // One for all families, so that a schema of several is compiled once.
    const ajv = makePrintingAjv(Object.values(schemas).map(({ schema }) => schema))
    addSchemas(ajv, schemas, identify)
    return new Map(input.contract.families.flatMap(({ name }) => emitFamily(input, name, ajv)))
  } catch (error) {
    throw explainRefusal(input, schemas, error)
  }
}

function emitFamily(input: EmitInput, family: string, ajv: Ajv2020): [string, string][] {
  const inline = Object.keys(collectInlineSchemas(input, family))
  const names = [...new Set([...collectSchemaNames(input, family), ...inline])].sort(byName)
  const ids = names.map(getNames(input).schema)
  const code = printValidators(ajv, ids, fromSubfolder(input.core))
  const isGuarded = (name: string) => Object.hasOwn(input.schemas, name)
  return [
    [`validators/${family}.js`, `${input.header}\n${code}`],
    [`validators/${family}.d.ts`, declareValidator(input, { family, names, isGuarded })],
  ]
}

interface Declared {
  readonly family: string
  readonly names: readonly string[]
  /** Whether the validator is a type guard for a generated type. */
  readonly isGuarded: (name: string) => boolean
}

function declareValidator(input: EmitInput, { family, names, isGuarded }: Declared): string {
  const { header, core } = input
  const { schema: identify } = getNames(input)
  const guards = names.filter(isGuarded).map((name) => {
    return { name: identify(name), type: `components['schemas'][${printString(name)}]` }
  })
  const validates = names.filter((name) => !isGuarded(name)).map((name) => ({ name: identify(name) }))
  const contractPath = getImportPath(fromSubfolder(core), 'contract.ts')
  return renderTemplate('validators-types', { header, contractPath, file: family, guards, validates })
}

function fromSubfolder(core: string): string {
  return core.startsWith('.') ? `../${core}` : core
}

function collectSchemaNames({ contract }: EmitInput, family: string): string[] {
  const operations = contract.operations.filter((operation) => operation.family === family)
  const ids = new Set(operations.map(({ operationId }) => operationId))
  const messages = [...contract.streams.flatMap((stream) => (ids.has(stream.operationId) ? stream.events : []))]
  const callbacks = contract.callbacks.filter(({ operationIds }) => operationIds.some((id) => ids.has(id)))
  return [
    ...operations.flatMap(getOperationSchemas),
    ...messages.map(({ schema }) => schema),
    ...callbacks.map(({ schema }) => schema),
  ]
}

function getOperationSchemas({ body, replies }: Operation): string[] {
  return [...(body?.content ?? []), ...replies].flatMap(({ schema }) => schema ?? [])
}
