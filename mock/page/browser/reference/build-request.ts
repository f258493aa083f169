import {
  asArray,
  asObject,
  asString,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  tryParseJson,
} from '../../../../runtime/json.ts'
import { getBase } from '../control.ts'
import { fillHeader } from '../fill-key.ts'
import { follow, listAsyncOperations, type Operation, type ReferenceDocument } from './documents.ts'

/** A way to show who sends a request: all of its schemes together. */
export interface Credential {
  /** The names of its schemes; empty if none is needed. */
  readonly name: string
  readonly schemes: readonly JsonObject[]
}

/** The alternatives of credentials, those that the document states first. */
export function listCredentials(document: ReferenceDocument, { node }: Operation): Credential[] {
  const declared = asObject(asObject(document.openapi.components).securitySchemes)
  const alternatives = asArray(node.security ?? document.openapi.security).map((written) => {
    const names = Object.keys(asObject(written))
    return { name: names.join(' and '), schemes: names.map((name) => follow(document, declared[name])) }
  })
  const isAlias = ({ schemes }: Credential) => Number(schemes.some((scheme) => scheme['x-alias'] === true))
  return alternatives.sort((a, b) => isAlias(a) - isAlias(b))
}

/** What a body has to say so that its reply is a stream. */
export interface StreamField {
  readonly name: string
  readonly equals: Json
}

export function findStreamField(document: ReferenceDocument, operation: Operation): StreamField | undefined {
  const conditions = listAsyncOperations(document, operation.id).map(({ node }) => asObject(node['x-stream-when']))
  const [condition] = conditions.filter(({ in: source }) => source === 'body')
  return condition && { name: asString(condition.name) ?? '', equals: condition.equals ?? true }
}

/** What a person has filled in. */
export interface Draft {
  /** The keys are `in` and name, such as `query limit`. */
  readonly values: ReadonlyMap<string, string>
  readonly credential: Credential | undefined
  readonly key: string
  readonly mediaType: string | undefined
  readonly text: string
  /** The field of the body that asks for a stream, if one is wanted. */
  readonly stream: StreamField | undefined
  /** The keys are names of fields; that of a whole body is empty. */
  readonly files: ReadonlyMap<string, File>
}

/** The address and the options of `fetch`. Throws a `SyntaxError` if the fields of a form are not JSON. */
export function buildRequest(operation: Operation & { readonly path: string }, draft: Draft): [string, RequestInit] {
  const query = new URLSearchParams()
  const headers = new Headers()
  let path = operation.path
  for (const [name, value] of draft.values) {
    const [where, ...rest] = name.split(' ')
    const field = rest.join(' ')
    if (where === 'path') path = path.replace(`{${field}}`, () => encodeURIComponent(value))
    else if (where === 'query') for (const item of toItems(value)) query.append(field, item)
    else if (where === 'header') headers.set(field, value)
  }
  for (const scheme of draft.credential?.schemes ?? []) addCredential(scheme, draft.key, { headers, query })
  const { method } = operation
  const hasBody = draft.mediaType !== undefined && method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: buildBody(draft, headers) } : {}
  const question = query.size > 0 ? `?${query}` : ''
  return [getBase() + path + question, { method, headers, ...body }]
}

/** A list is sent as repeated parameters. */
function toItems(value: string): string[] {
  const parsed = tryParseJson(value)
  return Array.isArray(parsed) ? parsed.map(toFieldText) : [value]
}

function addCredential(scheme: JsonObject, key: string, request: { headers: Headers; query: URLSearchParams }): void {
  const { type, in: where } = scheme
  const name = asString(scheme.name) ?? ''
  if (key === '') return
  if (type !== 'apiKey') {
    const isBasic = asString(scheme.scheme)?.toLowerCase() === 'basic'
    request.headers.set('authorization', fillHeader('authorization', isBasic ? 'Basic ***' : 'Bearer ***', key))
  } else if (where === 'header') request.headers.set(name, key)
  else if (where === 'query') request.query.set(name, key)
}

function buildBody({ mediaType = '', text, files, stream }: Draft, headers: Headers): BodyInit {
  const isForm = mediaType === 'multipart/form-data'
  if (!isForm) headers.set('content-type', mediaType)
  if (!isForm && mediaType !== 'application/x-www-form-urlencoded') {
    const value = stream && tryParseJson(text)
    return (
      files.get('') ?? (stream && isObject(value) ? JSON.stringify({ ...value, [stream.name]: stream.equals }) : text)
    )
  }
  const form = isForm ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(asObject(JSON.parse(text || '{}'))))
    for (const item of Array.isArray(value) ? value : [value]) form.append(name, toFieldText(item))
  if (form instanceof FormData) for (const [name, file] of files) form.append(name, file)
  return form
}

function toFieldText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields of a form that are files. */
export function listFileFields(document: ReferenceDocument, schema: unknown): string[] {
  const properties = Object.entries(asObject(follow(document, schema).properties))
  return properties.flatMap(([name, property]) => {
    const { type, items, format, contentMediaType } = follow(document, property)
    const { format: itemFormat } = follow(document, items)
    const isFile =
      format === 'binary' || itemFormat === 'binary' || (contentMediaType !== undefined && type !== 'object')
    return isFile ? [name] : []
  })
}

/** A value with what a schema requires, for a document without examples. */
export function sketchValue(document: ReferenceDocument, written: unknown, depth = 0): unknown {
  const schema = follow(document, written)
  const { const: constant, default: fallback, example, examples, allOf, oneOf, anyOf } = schema
  const [first] = [constant, example, asArray(examples)[0], fallback, asArray(schema.enum)[0]].filter(
    (value) => value !== undefined,
  )
  if (first !== undefined) return first
  const type = asStrings(schema.type)[0] ?? (schema.properties ? 'object' : undefined)
  if (Array.isArray(allOf) && depth < 6) {
    const parts = [{ ...schema, allOf: undefined }, ...allOf].map((part) => sketchValue(document, part, depth + 1))
    return Object.assign({}, ...parts.filter((part) => typeof part === 'object'))
  }
  const [alternative] = [...asArray(oneOf), ...asArray(anyOf)]
  if (alternative !== undefined && type !== 'object' && depth < 6) return sketchValue(document, alternative, depth + 1)
  if (type === 'array') return depth < 6 && schema.items ? [sketchValue(document, schema.items, depth + 1)] : []
  if (type === 'integer' || type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 1
  if (type === 'boolean') return true
  if (type !== 'object') return type === 'null' ? null : 'string'
  const properties = asObject(schema.properties)
  const names = depth < 6 ? asStrings(schema.required) : []
  return Object.fromEntries(names.map((name) => [name, sketchValue(document, properties[name], depth + 1)]))
}
