import { _, Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Follow, findOneWay, onlyChecked } from '../generators/model/schema-keywords.ts'
import { compareValues } from '../generators/read/ajv-equality.ts'
import {
  asArray,
  asObject,
  asStrings,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  mapChildren,
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
  /** The JSON pointer, in the bundle, of a schema that an error names: schema paths of ajv restart at references. */
  getPointer(schema: unknown): string | undefined
}

/** Compiles the schemas of a bundle, independently of the generated validators. */
export function compileSchemas(openapi: JsonObject, isLinted: boolean): SchemaValidators {
  const ajv = createAjv(isLinted)
  const pointers = new WeakMap<object, string>()
  const follow: Follow = (ref) => asObject(valueAt(openapi, pointerKeys(decodeURI(ref.slice(1)))))
  const isMarked = hasKey(openapi, ['readOnly', 'writeOnly', 'nullable'])
  const hasChoices = hasKey(openapi, ['x-choice'])
  const addScope = remember((key: `${Scope}-${Sender}`) => {
    const [scope, sender] = key.split('-') as [Scope, Sender]
    const position = { scope, sender, follow, pointer: '', isSchema: false, pointers }
    return ajv.addSchema(asObject(resolveChoices(openapi, position)), key)
  })
  const acceptAll = ajv.compile(true)
  const validatorAt = (pointer: string, { scope = 'contract', sender = 'client' }: RuleSet = {}): ValidateFunction => {
    const key = `${hasChoices ? scope : 'contract'}-${isMarked ? sender : 'client'}` as const
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
      const errors = validate(value) ? [] : (validate.errors ?? [])
      // A validator keeps its last errors, and they the value.
      validate.errors = null
      return errors
    },
    getPointer: (schema) => pointers.get(Object(schema)),
  }
}

function createAjv(isLinted: boolean): Ajv2020 {
  const ajv = compareValues(
    new Ajv2020({
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
    }),
  )
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

/** Whether an object of a value has one of the keys. */
function hasKey(value: Json, keys: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return keys.some((key) => Object.hasOwn(value, key)) || Object.values(value).some((child) => hasKey(child, keys))
}

/**
 * A node for ajv, without the keywords that it refuses: `x-choice` applies like `allOf`, or not at all. What does not change is
 * not copied: documents are large.
 */
function resolveChoices(node: Json, position: NodePosition): Json {
  const { scope, pointer, isSchema, pointers } = position
  const at = (key: string) => ({ ...position, pointer: `${pointer}/${escapePointer(key)}` })
  if (Array.isArray(node)) return mapChildren(node, (item, index) => resolveChoices(item, at(index)))
  if (!isObject(node)) return node
  const { 'x-choice': choice, ...rest } = node
  const plain = choice === undefined ? node : rest
  const stated = isSchema && scope === 'document' && typeof choice === 'string' ? getStatedPart(rest) : plain
  const checked = isSchema ? onlyChecked(omitNullable(onlyRequiredOf(stated, position), position)) : stated
  const mapped = mapChildren(checked, (value, key) => {
    const isInner = isSchema || key === 'schema' || key === 'schemas'
    return resolveChoices(value, { ...at(key), isSchema: isInner })
  })
  const added = !isSchema || scope === 'document' ? [] : Object.entries(asObject(choice))
  const resolved = asObject(added.length === 0 ? mapped : addSchemas(asObject(mapped), added, position))
  if (!isSchema) return resolved
  // An object that stands in two places is copied for the second one.
  const single = (pointers.get(resolved) ?? pointer) === pointer ? resolved : { ...resolved }
  pointers.set(single, pointer)
  return single
}

/** With the choices as parts of `allOf`. */
function addSchemas(schema: JsonObject, choices: readonly [string, Json][], position: NodePosition): JsonObject {
  const parts = choices.map(([id, part]) =>
    resolveChoices(part, { ...position, pointer: `${position.pointer}/x-choice/${id}` }),
  )
  return { ...schema, allOf: [...asArray(schema.allOf), ...parts] }
}

/** Without `nullable`, which only ajv knows in OpenAPI 3.1: no client sends null there, and any server may. */
function omitNullable(schema: JsonObject, { sender }: Pick<NodePosition, 'sender'>): JsonObject {
  if (sender === 'server' || schema.nullable !== true) return schema
  const { nullable: _, ...rest } = schema
  return rest
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
