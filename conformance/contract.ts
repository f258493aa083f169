import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract, Operation } from '../generators/model/contract.ts'
import { onlyChecked } from '../generators/model/schema-keywords.ts'
import type { Stream } from '../runtime/contract.ts'
import { findMedia, findReplies } from '../runtime/http/replies.ts'
import {
  asArray,
  asObject,
  asString,
  asStrings,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  pointerKeys,
  valueAt,
} from '../runtime/json.ts'
import { isDataUrl } from '../runtime/validation/data-url.ts'
import { multipleOfRule } from '../runtime/validation/multiple-of.ts'
import { getJudgedDocuments } from './judged-documents.ts'

const { readJson, routes, isLinted } = getJudgedDocuments()

/** The bundled specification and its generated model. */
export const openapi: JsonObject = readJson('openapi.json')
export const contract: Contract = readJson('contract.json')

export const operations: ReadonlyMap<string, Operation> = new Map(
  contract.operations.map((operation) => [operation.operationId, operation]),
)

export interface NamedExample {
  readonly name: string
  readonly value: Json
}

/** Calls `find` once for each key: a plan asks for the same parts of the contract thousands of times. */
export function remember<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, { readonly value: V }>()
  return (key) => {
    const known = found.get(key) ?? { value: find(key) }
    found.set(key, known)
    return known.value
  }
}

const readExamples = remember((family: string) => readJson(`examples/${family}.json`))

/** The examples of an operation's request body, by name. */
export function requestExamples({ family, operationId }: Operation): readonly NamedExample[] {
  return readExamples(family)[operationId]?.requests ?? []
}

/** Ids of the questions where the document contradicts itself. */
export const unclear: ReadonlySet<string> = new Set(
  contract.questions.filter(({ verdict }) => verdict === 'unclear').map(({ id }) => id),
)

/** Finds an element by its name. Throws where there is no such element. */
function finder<T>(kind: string, all: ReadonlyMap<string, T>): (name: string) => T {
  return (name) => {
    const found = all.get(name)
    if (found === undefined) throw new RangeError(`The contract has no ${kind} ${name}.`)
    return found
  }
}

export const findOperation = finder('operation', operations)
export const findRoute = finder('operation', new Map(routes.map((route) => [route.operationId, route])))

/** The node of the bundle at a JSON pointer. */
export const nodeAt = remember((pointer: string): Json | undefined => valueAt(openapi, pointerKeys(pointer)))

/** The pointer that a chain of references leads to. */
export function follow(pointer: string): string {
  const reference = asString(asObject(nodeAt(pointer)).$ref)
  return reference === undefined ? pointer : follow(decodeURI(reference.slice(1)))
}

export function operationPointer({ path, method }: Pick<Operation, 'path' | 'method'>): string {
  return `/paths/${escapePointer(path)}/${method.toLowerCase()}`
}

export function schemaPointer(name: string): string {
  return `/components/schemas/${escapePointer(name)}`
}

/** The statuses that an operation declares, all of each range; any for a default. */
export const declaredStatuses = remember(({ replies }: Operation): readonly number[] => {
  const all = Array.from({ length: 500 }, (_, index) => index + 100)
  return all.filter((status) => findReplies(replies, status).length > 0)
})

/** The pointer of the schema that an operation declares for a reply; undefined for bytes and streams. */
export function replyPointer(operation: Operation, status: number, mediaType: string): string | undefined {
  const reply = findMedia(findReplies(operation.replies, status), mediaType)
  if (reply?.schema === undefined) return undefined
  const named = schemaPointer(reply.schema)
  if (nodeAt(named) !== undefined) return named
  const response = follow(`${operationPointer(operation)}/responses/${reply.status}`)
  return `${response}/content/${escapePointer(reply.mediaType)}/schema`
}

/** Whose rules count: all of the contract, or only those that the source document states, without `x-choice`. */
export type Scope = 'contract' | 'document'

/** Compiled from the bundle, independently of the generated validators. */
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

const pointers = new WeakMap<object, string>()
for (const scope of ['contract', 'document'] as const)
  ajv.addSchema(asObject(resolveChoices(openapi, { scope, pointer: '', isSchema: false })), scope)

interface NodePosition {
  readonly scope: Scope
  readonly pointer: string
  readonly isSchema: boolean
}

/**
 * A copy for ajv, without the keywords that it refuses: `x-choice` applies like `allOf`, or not at all. Keeps the pointer
 * of every node.
 */
function resolveChoices(node: Json, { scope, pointer, isSchema }: NodePosition): Json {
  const at = (key: string) => ({ scope, pointer: `${pointer}/${escapePointer(key)}`, isSchema })
  if (Array.isArray(node)) return node.map((item, index) => resolveChoices(item, at(String(index))))
  if (!isObject(node)) return node
  const { 'x-choice': choice, ...rest } = node
  const stated = isSchema && scope === 'document' && typeof choice === 'string' ? getStatedPart(rest) : rest
  const own = isSchema ? onlyChecked(stated) : stated
  const copied = Object.entries(own).map(([key, value]) => {
    const isInner = isSchema || key === 'schema' || key === 'schemas'
    return [key, resolveChoices(value, { ...at(key), isSchema: isInner })] as const
  })
  const copy: JsonObject = Object.fromEntries(copied)
  const added = !isSchema || scope === 'document' ? [] : Object.entries(asObject(choice))
  if (added.length > 0)
    copy.allOf = [
      ...asArray(copy.allOf),
      ...added.map(([id, schema]) =>
        resolveChoices(schema, { scope, pointer: `${pointer}/x-choice/${id}`, isSchema: true }),
      ),
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

function isLess(left: Json | undefined, right: Json | undefined): boolean {
  return typeof left !== 'number' || typeof right !== 'number' || left < right
}

const unchecked = ajv.compile(true)

/** The schema at a pointer of the bundle, compiled. */
export function validatorAt(pointer: string, scope: Scope = 'contract'): ValidateFunction {
  const ref = `${scope}#${encodeURI(pointer)}`
  try {
    return ajv.getSchema(ref) ?? ajv.compile({ $ref: ref })
  } catch (error) {
    // A limit that is no number, for example.
    if (isLinted) throw error
    return unchecked
  }
}

/** All errors of a value, those of every branch of a union included. */
export function errorsAt(pointer: string, value: unknown, scope?: Scope): readonly ErrorObject[] {
  const validate = validatorAt(pointer, scope)
  return validate(value) ? [] : (validate.errors ?? [])
}

/** JSON pointer, in the bundle, of a schema that an error names. */
export function getPointer(node: object): string | undefined {
  return pointers.get(node)
}

/** Every stream of the contract; of one operation those with a condition first. */
export const streams: readonly Stream[] = routes.flatMap((route) => route.streams)

export const findStream = finder('stream', new Map(streams.map((stream) => [stream.name, stream])))
