import { _, Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Follow, findOneWay, onlyChecked } from '../generators/model/schema-keywords.ts'
import {
  asArray,
  asObject,
  asStrings,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  pointerKeys,
  valueAt,
} from '../runtime/json.ts'
import { isDataUrl } from '../runtime/validation/data-url.ts'
import { int64Format } from '../runtime/validation/formats.ts'
import { multipleOfRule } from '../runtime/validation/multiple-of.ts'
import { remember } from './remember.ts'

/** Whose rules count: all of the contract, or only those that the source document states, without `x-choice`. */
export type Scope = 'contract' | 'document'

/** Who sends a value: read-only properties are required of the server only, write-only ones of the client only. */
type Sender = 'client' | 'server'

/** The rules that count. */
export interface RuleSet {
  /** Default: all of the contract. */
  readonly scope?: Scope
  /** Default: the client. */
  readonly sender?: Sender
}

/** Validators by JSON pointers into the bundle. */
export interface SchemaValidators {
  /** The compiled schema at a pointer of the bundle. */
  validatorAt(pointer: string, rules?: RuleSet): ValidateFunction
  /** All errors of a value, including those of every branch of a union. */
  errorsAt(pointer: string, value: unknown, rules?: RuleSet): readonly ErrorObject[]
  /** The JSON pointer, in the bundle, of a schema that an error names. */
  getPointer(schema: object): string | undefined
}

/** Compiles the schemas of a bundle, independently of the generated validators. */
export function compileSchemas(openapi: JsonObject, isLinted: boolean): SchemaValidators {
  const ajv = createAjv(isLinted)
  const pointers = new WeakMap<object, string>()
  const follow: Follow = (ref) => asObject(valueAt(openapi, pointerKeys(decodeURI(ref.slice(1)))))
  const isMarked = /"(?:read|write)Only":true/.test(JSON.stringify(openapi))
  const addScope = remember((key: `${Scope}-${Sender}`) => {
    const [scope, sender] = key.split('-') as [Scope, Sender]
    const position = { scope, sender, follow, pointer: '', isSchema: false, pointers }
    return ajv.addSchema(asObject(resolveChoices(openapi, position)), key)
  })
  const acceptAll = ajv.compile(true)
  const validatorAt = (pointer: string, { scope = 'contract', sender = 'client' }: RuleSet = {}): ValidateFunction => {
    const key = `${scope}-${isMarked ? sender : 'client'}` as const
    addScope(key)
    const ref = `${key}#${encodeURI(pointer)}`
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
    errorsAt: (pointer, value, rules) => {
      const validate = validatorAt(pointer, rules)
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
    // The generator has validated them.
    validateSchema: false,
    // Optimising takes longer than validating.
    code: { optimize: false },
    ...(isLinted ? {} : { logger: false }),
  })
  addFormats.default(ajv)
  ajv.removeKeyword('multipleOf').addKeyword({
    ...multipleOfRule,
    error: { message: 'is no multiple', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  })
  ajv.addFormat('binary', true)
  ajv.addFormat('int64', int64Format)
  ajv.addKeyword({
    keyword: 'x-data-url',
    type: 'string',
    validate: (rule: JsonObject, text: string) =>
      isDataUrl(text, { types: asStrings(rule.types), maxBytes: Number(rule['max-bytes']) }),
    error: {
      message: 'is no data URL',
      params: ({ schemaCode }) => _`{types: ${schemaCode}.types, maxBytes: ${schemaCode}["max-bytes"]}`,
    },
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

interface NodePosition extends Required<RuleSet> {
  readonly follow: Follow
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
  const copied = Object.entries(isSchema ? onlyChecked(onlyRequiredOf(stated, position)) : stated).map(
    ([key, value]) => {
      const isInner = isSchema || key === 'schema' || key === 'schemas'
      return [key, resolveChoices(value, { ...at(key), isSchema: isInner })] as const
    },
  )
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

/** Without the required properties that only the other side sends. */
function onlyRequiredOf(schema: JsonObject, { sender, follow }: NodePosition): JsonObject {
  const others = findOneWay(schema, sender === 'client' ? 'server' : 'client', follow)
  if (others.length === 0) return schema
  return { ...schema, required: asStrings(schema.required).filter((name) => !others.includes(name)) }
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
