import { METHODS } from 'node:http'
import { asObject, asString, asStrings, isObject, type JsonObject, makeUnique } from '../../runtime/json.ts'
import type { DocumentReader } from './documents.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const

/** An operation as written in the document. */
export interface FoundOperation {
  /** Made from the method and the path if the document has none. */
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly pathItem: JsonObject
  readonly node: JsonObject
}

type Written = Omit<FoundOperation, 'operationId'>

const operationsByRoot = new WeakMap<JsonObject, readonly FoundOperation[]>()

/** The operations that the server can serve, in the order of the document; warns about the others. */
export function findOperations(reader: DocumentReader): readonly FoundOperation[] {
  const operations =
    operationsByRoot.get(reader.root) ?? nameOperations(reader, listOperations(reader).filter(makeServableTest(reader)))
  operationsByRoot.set(reader.root, operations)
  return operations
}

function makeServableTest(reader: DocumentReader): (operation: Written) => boolean {
  const served = new Map<string, string>()
  return ({ method, path, node }) => {
    const key = `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`
    const reason = findUnsupported(method, path, served.get(key))
    if (reason === undefined) served.set(key, path)
    else reader.warn('unserved-operation', `${method} ${path} is not served: ${reason}.`, node)
    return reason === undefined
  }
}

function listOperations(reader: DocumentReader): Written[] {
  return Object.entries(asObject(reader.root.paths)).flatMap(([path, value]) => {
    if (!path.startsWith('/')) return []
    const pathItem = reader.follow(value)
    const others = Object.entries(asObject(pathItem.additionalOperations))
    const standardNodes = methods.map((method) => [method.toUpperCase(), pathItem[method]] as const)
    return [...standardNodes, ...others].flatMap(([method, node]) =>
      isObject(node) ? [{ method, path, pathItem, node }] : [],
    )
  })
}

function findUnsupported(method: string, path: string, same: string | undefined): string | undefined {
  if (same !== undefined) return `the path is the same as ${same}`
  if (/[?#]/.test(path)) return 'a path has no query and no fragment'
  return METHODS.includes(method) && method !== 'CONNECT' ? undefined : `Node.js does not receive ${method}`
}

function nameOperations(reader: DocumentReader, operations: readonly Written[]): FoundOperation[] {
  const used = new Set(operations.flatMap(({ node }) => asString(node.operationId) ?? []))
  const taken = new Set<string>()
  return operations.map((operation) => {
    const declared = asString(operation.node.operationId)
    const isRepeated = reader.isLenient && declared !== undefined && taken.has(declared)
    const operationId =
      declared === undefined || isRepeated ? makeUnique(declared ?? makeOperationId(operation), used) : declared
    if (isRepeated)
      reader.warn(
        'repaired',
        `\`${declared}\` is used twice. It is read as \`${operationId}\`.`,
        operation.node,
        'operationId',
      )
    used.add(operationId)
    taken.add(operationId)
    return { ...operation, operationId }
  })
}

/** `GET /items/{id}` as `getItemsById`. */
function makeOperationId({ method, path }: Pick<FoundOperation, 'method' | 'path'>): string {
  const words = path.replace(/\{/g, '/by/').split(/[^\p{L}\p{N}]+/u)
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

/** The first tag, in a form that can name a file; `default` without tags. */
export function getFamily(operation: FoundOperation): string {
  return toToken(asStrings(operation.node.tags)[0] ?? 'default')
}

export function toToken(text: string): string {
  return (
    text
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'default'
  )
}
