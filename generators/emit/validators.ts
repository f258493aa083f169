import { byName } from '../../runtime/json.ts'
import type { Operation } from '../model/contract.ts'
import { printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { makePrintingAjv } from './ajv.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { collectInlineSchemas, getAllSchemas } from './inline-schemas.ts'
import { getNames } from './names.ts'
import { addSchemas, explainRefusal } from './schema-errors.ts'
import { getSchemaModules } from './schema-modules.ts'
import { printValidators } from './validator-code.ts'

/**
 * `validators/<family>.js` and `.d.ts`: one function per body, parameter list, reply, event and callback;
 * `validators/schemas.js`: one per schema that no operation uses, and the functions that several families call.
 */
export function emitValidators(input: EmitInput): FileMap {
  const { schema: identify } = getNames(input)
  const schemas = getAllSchemas(input)
  try {
    // One for all modules, so that a schema of several is compiled once.
    const ajv = makePrintingAjv(Object.values(schemas).map(({ schema }) => schema))
    addSchemas(ajv, schemas, identify)
    const { shared, sharedNames } = getSchemaModules(input)
    const imports = { core: fromSubfolder(input.core), from: `./${shared}.js`, ids: [...sharedNames].map(identify) }
    const families = listFamilies(input).map(({ file, names }) => {
      return { file, names, ...printValidators(ajv, names.map(identify), imports) }
    })
    const called = new Set(families.flatMap(({ imported }) => imported))
    const unused = listUnused(input)
    const names = [...sharedNames].filter((name) => unused.includes(name) || called.has(identify(name)))
    const others = { file: shared, names, ...printValidators(ajv, names.map(identify), { core: imports.core }) }
    return new Map(
      (names.length === 0 ? families : [...families, others]).flatMap((module) => emitModule(input, module)),
    )
  } catch (error) {
    throw explainRefusal(input, schemas, error)
  }
}

interface ValidatorModule {
  readonly file: string
  /** The schemas whose validators it exports, sorted. */
  readonly names: readonly string[]
}

/** The modules below `validators/` with the schemas that each exports for users. */
export function listValidators(input: EmitInput): readonly ValidatorModule[] {
  const unused = listUnused(input)
  const { shared } = getSchemaModules(input)
  return [...listFamilies(input), ...(unused.length === 0 ? [] : [{ file: shared, names: unused }])]
}

function listFamilies(input: EmitInput): readonly ValidatorModule[] {
  return input.contract.families.map(({ name }) => {
    const inline = Object.keys(collectInlineSchemas(input, name))
    return { file: name, names: [...new Set([...collectSchemaNames(input, name), ...inline])].sort(byName) }
  })
}

/** The schemas that no operation uses. */
function listUnused({ contract }: EmitInput): readonly string[] {
  return contract.schemas.flatMap(({ name, families }) => (families.length > 0 ? [] : name))
}

interface Module extends ValidatorModule {
  readonly code: string
}

function emitModule(input: EmitInput, { file, names, code }: Module): [string, string][] {
  return [
    [`validators/${file}.js`, `${input.header}\n${code}`],
    [`validators/${file}.d.ts`, declareValidators(input, file, names)],
  ]
}

/** The validators of named schemas are type guards for the generated types. */
function declareValidators(input: EmitInput, file: string, names: readonly string[]): string {
  const { header, core } = input
  const { schema: identify } = getNames(input)
  const isGuarded = (name: string) => Object.hasOwn(input.schemas, name)
  const guards = names.filter(isGuarded).map((name) => {
    return { name: identify(name), type: `components['schemas'][${printString(name)}]` }
  })
  const validates = names.filter((name) => !isGuarded(name)).map((name) => ({ name: identify(name) }))
  const imports = [...(guards.length > 0 ? ['Guard'] : []), ...(validates.length > 0 ? ['Validate'] : [])].join(', ')
  const contractPath = getImportPath(fromSubfolder(core), 'contract.ts')
  return renderTemplate('validators-types', { header, contractPath, file, imports, guards, validates })
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
