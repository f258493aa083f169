import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValueScopeName } from 'ajv/dist/compile/codegen/scope.js'
import { SchemaEnv } from 'ajv/dist/compile/index.js'
import type { SourceCode } from 'ajv/dist/types/index.js'
import { byName } from '../../runtime/json.ts'
import { ImportedFunction } from './ajv-keywords.ts'
import { getImportPath } from './emitted.ts'
import { isRecursive, isStatic, wrapRecursive } from './recursive-code.ts'

export interface ValidatorImports {
  /** The first line. */
  readonly header?: string
  /** The import path of the runtime. */
  readonly core: string
  /** A module that has the validators of some other `$id`s. */
  readonly from?: string
  readonly ids?: readonly string[]
}

export interface PrintedValidators {
  readonly code: string
  /** The `$id`s of the validators that come from the other module. */
  readonly imported: readonly string[]
}

/**
 * Prints a module that exports the validator of each `$id` under that name. It assembles the code that ajv keeps of
 * compiled functions (`source`), and derives names from the schemas instead of ajv's numbers, so that a new schema
 * renames nothing.
 */
export function printValidators(ajv: Ajv2020, ids: readonly string[], imports: ValidatorImports): PrintedValidators {
  const module = new ValidatorModule(ajv, imports)
  const exports = ids.map((id) => `export { ${module.define(id)} as ${id} };`)
  const lines = [...module.imports(), ...exports, ...module.definitions()]
  const all = [imports.header ?? '', ...(lines.length === 0 ? [''] : lines), '']
  // One call joins all: a copy with a header would need as much memory.
  return { code: all.join('\n'), imported: module.imported }
}

/** Matches names that ajv gives to values outside of a function; strings and properties too, to skip those which look like one. */
const stringOrName =
  /"(?:[^"\\]|\\.)*"|\.?\b(?:wrapper\d+\.validate|(?:Error|formats|func|keyword|obj|parse|pattern|root|schema|serialize|validate)\d+)\b/g

const sourceUrl = /^\/\*# sourceURL=.*\n/m

/** A global that ajv calls for names of a prototype. */
const hasOwn = 'Object.prototype.hasOwnProperty'
const formats = new ImportedFunction('fullFormats', './validation/formats.ts')
const rememberResults = new ImportedFunction('rememberResults', './validation/remember-results.ts')
const base64Pattern = new ImportedFunction('base64Pattern', './validation/base64-pattern.ts')

class ValidatorModule {
  readonly #ajv: Ajv2020
  readonly #core: string
  readonly #from: string
  readonly #others: ReadonlySet<string>
  /** Names by path. */
  readonly #imports = new Map<string, Set<string>>()
  /** Code by name. */
  readonly #definitions = new Map<string, string>()

  constructor(ajv: Ajv2020, { core, from = '', ids = [] }: ValidatorImports) {
    this.#ajv = ajv
    this.#core = core
    this.#from = from
    this.#others = new Set(ids)
  }

  get imported(): string[] {
    return [...this.#others].filter((id) => this.#imports.get(this.#from)?.has(`${id} as check${id}`))
  }

  imports(): string[] {
    const lines = [...this.#imports].map(([from, names]) => {
      const isOfRuntime = from.startsWith('./') && from !== this.#from
      const path = isOfRuntime ? getImportPath(this.#core, from.slice(2)) : from
      return `import { ${[...names].sort().join(', ')} } from '${path}';`
    })
    return lines.sort()
  }

  definitions(): string[] {
    return [...this.#definitions].sort(([a], [b]) => byName(a, b)).map(([, code]) => code)
  }

  /** Adds the function of a schema and all functions that it calls; returns its name. */
  define(id: string): string {
    const name = `check${id}`
    if (this.#others.has(id)) return this.#importCheck(id)
    if (this.#definitions.has(name)) return name
    // Reserve the name: schemas may be recursive.
    this.#definitions.set(name, '')
    const source = this.#ajv.getSchema(id)?.source
    if (source === undefined) throw new Error(`ajv keeps no source of ${id}.`)
    const { validateName, validateCode, evaluated } = source
    const values = findUsedValues(source)
    const constants = new Map(values.filter(isConstant).map((value, at) => [value, `${value.prefix}${id}_${at}`]))
    const named = values.map((value) => [getAjvName(value), constants.get(value) ?? this.#getName(value)] as const)
    const names = new Map([[`${validateName}`, name], ...named])
    const code =
      isRecursive(validateCode) && hasStaticSchemas(this.#ajv)
        ? wrapRecursive(validateCode, this.#import(rememberResults))
        : validateCode
    this.#definitions.set(
      name,
      [
        ...Array.from(constants, ([value, constant]) => `const ${constant} = ${this.#printConstant(value)};`),
        code.replace(sourceUrl, '').replace(stringOrName, (match) => names.get(match) ?? match),
        ...(evaluated === undefined ? [] : [`${name}.evaluated = ${evaluated};`]),
      ].join('\n'),
    )
    return name
  }

  #importCheck(id: string): string {
    this.#import({ name: `${id} as check${id}`, from: this.#from })
    return `check${id}`
  }

  #getName({ prefix, value }: ValueScopeName): string {
    if (prefix === 'validate' || prefix === 'wrapper') return this.define(getId(findSchema(value?.ref)))
    if (prefix === 'schema') return this.#defineSchema(getId(value?.ref), `${value?.code}`)
    if (value?.ref instanceof ImportedFunction) return this.#import(value.ref)
    if (prefix === 'func' && `${value?.code}` === hasOwn) return hasOwn
    throw new Error(`validator-code.ts cannot print what ajv's code refers to as ${prefix}: ${value?.code}.`)
  }

  #defineSchema(id: string, code: string): string {
    const name = `schema${id}`
    this.#definitions.set(name, `const ${name} = ${code};`)
    return name
  }

  #printConstant({ prefix, value }: ValueScopeName): string {
    const code = `${value?.code}`
    if (code.startsWith(formats.name)) this.#import(formats)
    if (prefix !== 'pattern' || !(value?.ref instanceof RegExp) || !takesBase64(value.ref)) return code
    return `${this.#import(base64Pattern)}(${JSON.stringify(value.ref.source)})`
  }

  #import({ name, from }: ImportedFunction): string {
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(name))
    return name
  }
}

const checked = new WeakMap<Ajv2020, boolean>()

/** Whether all schemas of an ajv, which has them before it prints, are static. */
function hasStaticSchemas(ajv: Ajv2020): boolean {
  const schemas = Object.values(ajv.schemas).filter((env) => env?.meta !== true)
  const result = checked.get(ajv) ?? isStatic(schemas.map((env) => env?.schema))
  checked.set(ajv, result)
  return result
}

/** The values that a function uses; ajv keeps more. */
function findUsedValues({ validateCode, scopeValues }: SourceCode): ValueScopeName[] {
  const used = new Set(validateCode.match(stringOrName)?.filter((match) => !match.startsWith('"')))
  const all = Object.values(scopeValues).flatMap((group) => [...(group ?? [])])
  return all.filter((value) => used.has(getAjvName(value)))
}

/** A wrapper stands for a function that ajv has not compiled yet. */
function getAjvName(value: ValueScopeName): string {
  return value.prefix === 'wrapper' ? `${value}.validate` : `${value}`
}

/** Regular expressions and formats are constants of a function. */
function isConstant({ prefix }: ValueScopeName): boolean {
  return prefix === 'pattern' || prefix === 'formats'
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** All ends of base64 that differ for a pattern. */
const ENDS = ['', ...Array.from(ALPHABET).flatMap((last) => [`AA${last}=`, `A${last}==`])]
/** One class of characters, or groups of four of base64. */
const REPEATED = /^\^(?:\[[^\]]*\]\*\$$|\(\?:(\[A-Za-z0-9\+\/(?:_-)?\])(?:\1{3}|\{4\})\)\*)/

/** Whether all padded base64 in the standard alphabet fits a pattern of a usual form. */
function takesBase64(pattern: RegExp): boolean {
  return REPEATED.test(pattern.source) && ENDS.every((end) => pattern.test(ALPHABET + end))
}

function findSchema(ref: unknown): unknown {
  return (typeof ref === 'function' || ref instanceof SchemaEnv) && 'schema' in ref ? ref.schema : undefined
}

function getId(schema: unknown): string {
  if (typeof schema === 'object' && schema !== null && '$id' in schema) return String(schema.$id)
  throw new Error('validator-code.ts cannot name a schema without $id.')
}
