import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { onlyChecked } from '../generators/model/schema-keywords.ts'
import {
  asArray,
  asObject,
  asStrings,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from '../runtime/json.ts'
import { isDataUrl } from '../runtime/validation/data-url.ts'
import { int64Format } from '../runtime/validation/formats.ts'
import { multipleOfRule } from '../runtime/validation/multiple-of.ts'

/** Whose rules count: all of the contract, or only those that the source document states, without `x-choice`. */
export type Scope = 'contract' | 'document'

/** Validators by JSON pointers into the bundle. */
export interface SchemaValidators {
  /** The compiled schema at a pointer of the bundle. */
  validatorAt(pointer: string, scope?: Scope): ValidateFunction
  /** All errors of a value, including those of every branch of a union. */
  errorsAt(pointer: string, value: unknown, scope?: Scope): readonly ErrorObject[]
  /** The JSON pointer, in the bundle, of a schema that an error names. */
  getPointer(schema: object): string | undefined
}

/** Compiles the schemas of a bundle, independently of the generated validators. */
export function compileSchemas(openapi: JsonObject, isLinted: boolean): SchemaValidators {
  const ajv = createAjv(isLinted)
  const pointers = new WeakMap<object, string>()
  for (const scope of ['contract', 'document'] as const)
    ajv.addSchema(asObject(resolveChoices(openapi, { scope, pointer: '', isSchema: false, pointers })), scope)
  const acceptAll = ajv.compile(true)
  const validatorAt = (pointer: string, scope: Scope = 'contract'): ValidateFunction => {
    const ref = `${scope}#${encodeURI(pointer)}`
    try {
      return ajv.getSchema(ref) ?? ajv.compile({ $ref: ref })
    } catch (error) {
      // A schema of a document that is not linted may not compile: a limit may be no number, for example.
      if (isLinted) throw error
      return acceptAll
    }
  }
  return {
    validatorAt,
    errorsAt: (pointer, value, scope) => {
      const validate = validatorAt(pointer, scope)
      return validate(value) ? [] : (validate.errors ?? [])
    },
    getPointer: (schema) => pointers.get(schema),
  }
}

function createAjv(isLinted: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: true,
    addUsedSchema: false,
    ownProperties: true,
    ...(isLinted ? {} : { logger: false, validateSchema: false }),
  })
  addFormats.default(ajv)
  ajv.removeKeyword('multipleOf').addKeyword({ ...multipleOfRule })
  ajv.addFormat('binary', true)
  ajv.addFormat('int64', int64Format)
  ajv.addKeyword({
    keyword: 'x-data-url',
    type: 'string',
    validate: (rule: JsonObject, text: string) =>
      isDataUrl(text, { types: asStrings(rule.types), maxBytes: Number(rule['max-bytes']) }),
  })
  ajv.addKeyword({
    keyword: 'x-less-than',
    type: 'object',
    validate: (rules: Record<string, string>, value: JsonObject) =>
      Object.entries(rules).every(([path, than]) =>
        isLess(valueAt(value, path.split('/')), valueAt(value, than.split('/'))),
      ),
  })
  return ajv
}

function isLess(left: Json | undefined, right: Json | undefined): boolean {
  return typeof left !== 'number' || typeof right !== 'number' || left < right
}

interface NodePosition {
  readonly scope: Scope
  readonly pointer: string
  readonly isSchema: boolean
  /** Receives the pointer of every copied node. */
  readonly pointers: WeakMap<object, string>
}

/** Copies a node for ajv, without the keywords that it refuses: `x-choice` applies like `allOf`, or not at all. */
function resolveChoices(node: Json, position: NodePosition): Json {
  const { scope, pointer, isSchema, pointers } = position
  const at = (key: string) => ({ ...position, pointer: `${pointer}/${escapePointer(key)}` })
  if (Array.isArray(node)) return node.map((item, index) => resolveChoices(item, at(String(index))))
  if (!isObject(node)) return node
  const { 'x-choice': choice, ...rest } = node
  const stated = isSchema && scope === 'document' && typeof choice === 'string' ? getStatedPart(rest) : rest
  const copied = Object.entries(isSchema ? onlyChecked(stated) : stated).map(([key, value]) => {
    const isInner = isSchema || key === 'schema' || key === 'schemas'
    return [key, resolveChoices(value, { ...at(key), isSchema: isInner })] as const
  })
  const copy: JsonObject = Object.fromEntries(copied)
  const added = !isSchema || scope === 'document' ? [] : Object.entries(asObject(choice))
  if (added.length > 0)
    copy.allOf = [
      ...asArray(copy.allOf),
      ...added.map(([id, schema]) => resolveChoices(schema, { ...position, pointer: `${pointer}/x-choice/${id}` })),
    ]
  pointers.set(copy, pointer)
  return copy
}

/** What tells a schema that is a choice as a whole from the other branches of a union: a tag, one value, or null. */
function getStatedPart({ type, const: value, required, properties }: JsonObject): JsonObject {
  if (value !== undefined) return { const: value }
  if (type === 'null') return { type }
  const tags = Object.entries(asObject(properties)).filter(
    ([name, property]) => asStrings(required).includes(name) && asObject(property).const !== undefined,
  )
  if (tags.length === 0) return {}
  return { type: 'object', required: tags.map(([name]) => name), properties: Object.fromEntries(tags) }
}
