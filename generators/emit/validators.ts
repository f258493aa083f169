import type { Ajv2020 } from 'ajv/dist/2020.js'
import { byName, makeUnique } from '../../runtime/json.ts'
import { printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { makePrintingAjv } from './ajv.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { collectInlineSchemas, getAllSchemas } from './inline-schemas.ts'
import { getNames } from './names.ts'
import { addSchemas, explainRefusal } from './schema-errors.ts'
import { getSchemaModules } from './schema-modules.ts'
import { type PrintedValidators, printValidators } from './validator-code.ts'

/**
 * `validators/<family>.js` and `.d.ts`: one function per body, parameter list, reply, event and callback;
 * `validators/shared.js`: the functions that several families call; `validators/schemas.js`: these, and one per schema that no
 * operation uses, which a server does not load.
 */
export function emitValidators(input: EmitInput): FileMap {
  const schemas = getAllSchemas(input)
  try {
    // One for all modules, so that a schema of several is compiled once.
    const ajv = makePrintingAjv(Object.values(schemas).map(({ schema }) => schema))
    addSchemas(ajv, schemas, getNames(input).schema)
    const families = printFamilies(input, ajv)
    const others = printOthers(input, ajv, new Set(families.flatMap(({ imported }) => imported)))
    return new Map([...families, ...others].flatMap((module) => emitModule(input, module)))
  } catch (error) {
    throw explainRefusal(input, schemas, error)
  }
}

/** The file of the functions that several families call. */
function getSharedFile(input: EmitInput): string {
  const families = input.contract.families.map(({ name }) => name)
  return makeUnique('shared', new Set([getSchemaModules(input).shared, ...families]))
}

function printFamilies(input: EmitInput, ajv: Ajv2020): PrintedModule[] {
  const { schema: identify } = getNames(input)
  const ids = [...getSchemaModules(input).sharedNames].map(identify)
  const imports = { header: input.header, core: fromSubfolder(input.core), from: `./${getSharedFile(input)}.js`, ids }
  return listFamilies(input).map(({ file, names }) => {
    return { file, names, ...printValidators(ajv, names.map(identify), imports) }
  })
}

/** The modules of the schemas that families call, by `$id`, and of those that no operation uses. */
function printOthers(input: EmitInput, ajv: Ajv2020, called: ReadonlySet<string>): PrintedModule[] {
  const { schema: identify } = getNames(input)
  const { shared: types, sharedNames } = getSchemaModules(input)
  const imports = { header: input.header, core: fromSubfolder(input.core) }
  const file = getSharedFile(input)
  const names = [...sharedNames].filter((name) => called.has(identify(name)))
  const ids = names.map(identify)
  const shared = { file, types, names, ...printValidators(ajv, ids, imports) }
  // No server calls the others: their code is rather small than fast.
  ajv.opts.inlineRefs = false
  const all = [...new Set([...names, ...listUnused(input)])].sort(byName)
  const others = printValidators(ajv, all.map(identify), { ...imports, from: `./${file}.js`, ids })
  return [shared, { file: types, names: all, ...others }].filter(({ names }) => names.length > 0)
}

interface ValidatorModule {
  readonly file: string
  /** The module of the types of its schemas; by default of the same name. */
  readonly types?: string
  /** The schemas whose validators it exports, sorted. */
  readonly names: readonly string[]
}

type PrintedModule = ValidatorModule & PrintedValidators

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

function emitModule(input: EmitInput, { file, types = file, names, code }: PrintedModule): [string, string][] {
  return [
    [`validators/${file}.js`, code],
    [`validators/${file}.d.ts`, declareValidators(input, types, names)],
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
  const bodies = operations.flatMap(({ body, replies }) => [...(body?.content ?? []), ...replies])
  const events = contract.streams.flatMap((stream) => (ids.has(stream.operationId) ? stream.events : []))
  const callbacks = contract.callbacks.filter(({ operationIds }) => operationIds.some((id) => ids.has(id)))
  return [...bodies, ...events, ...callbacks].flatMap(({ schema }) => schema ?? [])
}
