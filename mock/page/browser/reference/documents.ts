import {
  asArray,
  asObject,
  asString,
  asStrings,
  isObject,
  type JsonObject,
  pointerKeys,
  resolvePointer,
} from '../../../../runtime/json.ts'
import { callControl } from '../control.ts'
import { RETRY_MS } from '../live.ts'
import { type Contract, notifyChange, store } from '../store.ts'
import type { DocumentName } from './target.ts'

/** OpenAPI and AsyncAPI of each document, below `/__mock`. */
export const files = {
  api: ['openapi.json', 'asyncapi.json'],
  control: ['control.json', 'control-asyncapi.json'],
} as const

export interface Operation {
  /** The operationId; a webhook has its name. */
  readonly id: string
  /** In upper case. */
  readonly method: string
  /** Absent for a webhook, which has no path. */
  readonly path?: string
  readonly group: string
  readonly node: JsonObject
  /** With those of its path. */
  readonly parameters: readonly JsonObject[]
}

export interface ReferenceDocument {
  readonly name: DocumentName
  readonly openapi: JsonObject
  /** Empty without events. */
  readonly asyncapi: JsonObject
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, JsonObject>>
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

const loaded = new Map<DocumentName, ReferenceDocument>()
let contract: Contract | undefined

/** A document, once it is loaded. A changed contract is loaded again. */
export function getDocument(name: DocumentName): ReferenceDocument | undefined {
  if (contract !== store.contract) loaded.clear()
  if (contract !== store.contract || !loaded.has(name)) void load(name)
  contract = store.contract
  return loaded.get(name)
}

const loading = new Set<DocumentName>()

async function load(name: DocumentName): Promise<void> {
  if (loading.has(name)) return
  loading.add(name)
  try {
    const [openapi, asyncapi] = await Promise.all(files[name].map((file) => callControl<unknown>('GET', `/${file}`)))
    loaded.set(name, readDocument(name, asObject(openapi), asObject(asyncapi)))
    notifyChange()
  } catch {
    // The page tries again if it still shows the document. Whether the connection is lost, the live events tell.
    setTimeout(notifyChange, RETRY_MS)
  } finally {
    loading.delete(name)
  }
}

function readDocument(name: DocumentName, openapi: JsonObject, asyncapi: JsonObject): ReferenceDocument {
  const empty = { name, openapi, asyncapi, operations: [], schemas: {} }
  const list = (items: unknown, isWebhook: boolean) =>
    Object.entries(asObject(items)).flatMap(([path, item]) =>
      listOperations(empty, path, follow(empty, item), isWebhook),
    )
  const schemas = { ...getComponents(asyncapi), ...getComponents(openapi) }
  return { ...empty, operations: [...list(openapi.paths, false), ...list(openapi.webhooks, true)], schemas }
}

function getComponents(document: JsonObject): Record<string, JsonObject> {
  const { schemas } = asObject(document.components)
  return Object.fromEntries(Object.entries(asObject(schemas)).map(([name, schema]) => [name, asObject(schema)]))
}

function listOperations(document: ReferenceDocument, path: string, item: JsonObject, isWebhook: boolean): Operation[] {
  return METHODS.filter((method) => isObject(item[method])).map((lower) => {
    const node = asObject(item[lower])
    const method = lower.toUpperCase()
    const ids = store.contract?.operations ?? []
    const listed = ids.find((operation) => operation.path === path && operation.method === method)?.id
    const id = (isWebhook ? path : (asString(node.operationId) ?? listed)) ?? `${method} ${path}`
    const group = isWebhook ? 'Webhooks' : (asStrings(node.tags)[0] ?? 'Operations')
    const parameters = listParameters(document, [...asArray(item.parameters), ...asArray(node.parameters)])
    return { id, method, ...(isWebhook ? {} : { path }), group, node, parameters }
  })
}

/** The parameters of an operation replace those of its path. */
function listParameters(document: ReferenceDocument, all: readonly unknown[]): readonly JsonObject[] {
  const parameters = all.map((parameter) => follow(document, parameter))
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

/** The object that a value is, or that its reference leads to; empty for another value. */
export function follow(
  { openapi, asyncapi }: Pick<ReferenceDocument, 'openapi' | 'asyncapi'>,
  value: unknown,
): JsonObject {
  let object = asObject(value)
  for (let hops = 0; hops < 20 && typeof object.$ref === 'string'; hops++) {
    const pointer = object.$ref.replace(/^[^#]*#/, '')
    object = asObject(resolvePointer(openapi, pointer).value ?? resolvePointer(asyncapi, pointer).value)
  }
  return object
}

/** What an operation sends beside its reply: events of a stream, or callbacks. */
export interface AsyncOperation {
  readonly name: string
  readonly node: JsonObject
  readonly isStream: boolean
  /** The names are those that the order uses. */
  readonly messages: readonly (readonly [name: string, message: JsonObject])[]
}

/** The AsyncAPI operations that belong to an operation. */
export function listAsyncOperations(document: ReferenceDocument, operationId: string): AsyncOperation[] {
  return Object.entries(asObject(document.asyncapi.operations)).flatMap(([name, value]) => {
    const node = follow(document, value)
    if (!asStrings(node['x-operation']).includes(operationId)) return []
    const isStream = node['x-event-framing'] !== undefined || node['x-event-order'] !== undefined
    return [{ name, node, isStream, messages: listMessages(document, node) }]
  })
}

function listMessages(document: ReferenceDocument, node: JsonObject): AsyncOperation['messages'] {
  const inChannel = Object.entries(asObject(follow(document, node.channel).messages))
  if (!Array.isArray(node.messages)) return inChannel.map(([name, message]) => [name, follow(document, message)])
  return node.messages.map((message) => {
    const pointer = asString(asObject(message).$ref) ?? ''
    return [pointerKeys(pointer).at(-1) ?? '', follow(document, message)]
  })
}
