import type { Contract, Operation, Question } from '../generators/model/contract.ts'
import type { Route, Stream } from '../runtime/contract.ts'
import { findMedia, findReplies } from '../runtime/http/replies.ts'
import { routeFinder } from '../runtime/http/route-finder.ts'
import { asObject, asString, escapePointer, type Json, type JsonObject, pointerKeys, valueAt } from '../runtime/json.ts'
import { gatewayDocuments, type JudgedDocuments } from './gateway-documents.ts'
import { remember, rememberByObject } from './remember.ts'
import { compileSchemas, type SchemaValidators } from './schema-validators.ts'

/** The contract that a run judges by, with what the suite looks up in it. */
export interface SuiteContract extends Contract, JudgedDocuments, SchemaValidators {
  /** `says` is what a note about it says, if it is no question of the document. */
  readonly questions: readonly (Question & { readonly says?: string })[]
  /** The bundled specification. */
  readonly openapi: JsonObject
  readonly operationsById: ReadonlyMap<string, Operation>
  /** Ids of the questions where the document contradicts itself. */
  readonly unclear: ReadonlySet<string>
  /** The operation with this id. Throws a RangeError if there is none. */
  findOperation(operationId: string): Operation
  /** The route of an operation. Throws a RangeError if there is none. */
  findRoute(operationId: string): Route
  /** The stream with this name. Throws a RangeError if there is none. */
  findStream(name: string): Stream
  /** The routes that match a path, with the values of their parameters. */
  readonly matchRoutes: ReturnType<typeof routeFinder>
  /** The examples of an operation's request body, by name. */
  requestExamples(operation: Operation): readonly NamedExample[]
  /** The node of the bundle at a JSON pointer. */
  nodeAt(pointer: string): Json | undefined
  /** The pointer that a chain of references leads to. */
  followReferences(pointer: string): string
  /** The statuses that an operation declares, all of a declared range, and any for a default. */
  declaredStatuses(operation: Operation): readonly number[]
  /** The pointer of the schema that an operation declares for a reply; undefined for bytes and streams. */
  replyPointer(operation: Operation, status: number, mediaType: string): string | undefined
}

export interface NamedExample {
  readonly name: string
  readonly value: Json
}

const readOnce = rememberByObject(readContract)

/** The contract of these documents, the gateway's by default. It is read and compiled once for a documents object. */
export function getContract(documents: JudgedDocuments = gatewayDocuments): SuiteContract {
  return readOnce(documents)
}

function readContract(documents: JudgedDocuments): SuiteContract {
  const { readJson, routes, isLinted } = documents
  const model: Contract = readJson('contract.json')
  const openapi: JsonObject = readJson('openapi.json')
  const operationsById = new Map(model.operations.map((operation) => [operation.operationId, operation]))
  const streams = routes.flatMap((route) => route.streams)
  const readExamples = remember((family: string) => readJson(`examples/${family}.json`))
  return {
    ...model,
    ...documents,
    ...compileSchemas(openapi, isLinted),
    ...readBundle(openapi),
    openapi,
    operationsById,
    unclear: new Set(model.questions.filter(({ verdict }) => verdict === 'unclear').map(({ id }) => id)),
    findOperation: indexByName('operation', operationsById),
    findRoute: indexByName('operation', new Map(routes.map((route) => [route.operationId, route]))),
    findStream: indexByName('stream', new Map(streams.map((stream) => [stream.name, stream]))),
    matchRoutes: routeFinder(routes),
    requestExamples: ({ family, operationId }) => readExamples(family)[operationId]?.requests ?? [],
    declaredStatuses: remember(listStatuses),
  }
}

type Bundle = Pick<SuiteContract, 'nodeAt' | 'followReferences' | 'replyPointer'>

function readBundle(openapi: JsonObject): Bundle {
  const nodeAt = remember((pointer: string) => valueAt(openapi, pointerKeys(pointer)))
  const followReferences = (pointer: string): string => {
    const reference = asString(asObject(nodeAt(pointer)).$ref)
    return reference === undefined ? pointer : followReferences(decodeURI(reference.slice(1)))
  }
  const replyPointer: Bundle['replyPointer'] = (operation, status, mediaType) => {
    const reply = findMedia(findReplies(operation.replies, status), mediaType)
    if (reply?.schema === undefined) return undefined
    const named = schemaPointer(reply.schema)
    if (nodeAt(named) !== undefined) return named
    const response = followReferences(`${operationPointer(operation)}/responses/${reply.status}`)
    return `${response}/content/${escapePointer(reply.mediaType)}/schema`
  }
  return { nodeAt, followReferences, replyPointer }
}

function listStatuses({ replies }: Operation): readonly number[] {
  const statuses = Array.from({ length: 500 }, (_, index) => index + 100)
  return statuses.filter((status) => findReplies(replies, status).length > 0)
}

/** Finds an element by its name. Throws a RangeError if there is no such element. */
function indexByName<T>(kind: string, elements: ReadonlyMap<string, T>): (name: string) => T {
  return (name) => {
    const element = elements.get(name)
    if (element === undefined) throw new RangeError(`The contract has no ${kind} ${name}.`)
    return element
  }
}

/** The pointer of an operation in the bundle. */
export function operationPointer({ path, method }: Pick<Operation, 'path' | 'method'>): string {
  return `/paths/${escapePointer(path)}/${method.toLowerCase()}`
}

/** The pointer of a schema in the bundle, by its name. */
export function schemaPointer(name: string): string {
  return `/components/schemas/${escapePointer(name)}`
}

/** The contract with questions whose findings are notes in every run. */
export function addNotes(
  contract: SuiteContract,
  notes: readonly { readonly id: string; readonly says: string }[],
): SuiteContract {
  const questions = notes.map(({ id, says }) => ({
    id,
    verdict: 'unclear' as const,
    question: says,
    choice: says,
    says,
  }))
  return {
    ...contract,
    questions: [...contract.questions, ...questions],
    unclear: new Set([...contract.unclear, ...questions.map(({ id }) => id)]),
  }
}
