import { asArray, asObject, asString, asStrings, byName, isObject, type JsonObject } from '../../runtime/json.ts'
import { type Diagnostic, type Location, SpecError, type Warning } from '../diagnostics.ts'
import { ComponentNames } from '../read/component-names.ts'
import { flatten } from '../read/flatten.ts'
import { readVersion } from '../read/official-schemas.ts'
import { filesBeside, type SpecFiles } from '../read/read-spec.ts'
import { findInvalid, readEntry } from '../read/validity.ts'
import type { Callback, Contract, Family, Operation, Question, Schema, Stream } from './contract.ts'
import { DocumentReader, findReachable, referredSchemas, toSchema } from './documents.ts'
import { checkEnds } from './endless-schemas.ts'
import { findOperations, getFamily, toToken } from './find-operations.ts'
import { buildItemStreams, type ItemStreams, warnAboutOpenStreams } from './item-streams.ts'
import { joinStreams } from './join-streams.ts'
import { checkLessThan } from './less-than.ts'
import { buildLifecycles } from './lifecycles.ts'
import { buildOperations } from './operations.ts'
import { buildProblems } from './problems.ts'
import { buildRateLimitHeaders } from './rate-limit-headers.ts'
import { relaxUris } from './relative-uris.ts'
import { repairDocument } from './repair-document.ts'
import { buildCallbacks, buildStreams, findAsyncOperations } from './streams.ts'

/** The contract model and the documents it was built from. */
export interface Built {
  readonly contract: Contract
  readonly openapi: DocumentReader
  readonly asyncapi?: DocumentReader
  /** Both documents: the payloads of events are only in the second. */
  readonly documents: readonly DocumentReader[]
  /** Every schema of both documents by name, and those made of an `itemSchema`. */
  readonly schemas: Readonly<Record<string, JsonObject>>
}

/** Builds the contract model. Throws a SpecError with all errors of the specification. */
export function buildContract(spec: SpecFiles): Built {
  const diagnostics: Diagnostic[] = []
  const names = new ComponentNames()
  const { lenient = false } = spec
  const read = (entry: string): DocumentReader =>
    new DocumentReader(flatten(spec, entry, names), { diagnostics, isLenient: lenient })
  const warnings = checkValidity(spec)
  const openapi = read(spec.openapi)
  openapi.warnings.push(...warnings, ...checkOtherFiles(spec, openapi))
  const asyncapi = spec.asyncapi === undefined ? undefined : read(spec.asyncapi)
  checkLessThan(openapi)
  relaxUris(openapi)
  for (const reader of asyncapi ? [openapi, asyncapi] : [openapi]) checkEnds(reader)
  const { contract, schemas: made } = assembleContract(spec, openapi, asyncapi)
  if (diagnostics.length > 0) throw new SpecError(diagnostics)
  const schemas = { ...getSchemas(asyncapi), ...made, ...getSchemas(openapi) }
  if (asyncapi === undefined) return { contract, openapi, documents: [openapi], schemas }
  return { contract, openapi, asyncapi, documents: [openapi, asyncapi], schemas }
}

/** Throws a SpecError if the official schema of its version refuses the entry document, after repairs if these are allowed. */
export function checkValidity(spec: SpecFiles): Warning[] {
  const { file, version } = readEntry(spec)
  const warnings = spec.lenient ? repairDocument({ ...file, root: asObject(file.data) }, version) : []
  throwDiagnostics(findInvalid(file.data, version, file.locate))
  return warnings
}

/** What other files contribute is judged where it belongs. */
function checkOtherFiles(spec: SpecFiles, { root, document }: DocumentReader): Warning[] {
  const others = [...spec.files.keys()].filter((name) => name !== spec.openapi && !filesBeside.includes(name))
  const version = readVersion(root)
  if (others.length === 0 || version === undefined) return []
  const readWord = (at: Location) => [...spec.files.values()].find(({ name }) => name === at.file)?.readWord(at) ?? ''
  const warnings = spec.lenient ? repairDocument({ root, locate: document.locatePointer, readWord }, version) : []
  throwDiagnostics(findInvalid(root, version, document.locatePointer))
  return warnings
}

function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new SpecError(diagnostics)
}

/** `schemas` are those made of an `itemSchema`. */
function assembleContract(
  spec: SpecFiles,
  openapi: DocumentReader,
  asyncapi: DocumentReader | undefined,
): { readonly contract: Contract; readonly schemas: ItemStreams['schemas'] } {
  const bare = buildOperations(openapi)
  const byId = new Map(bare.map((operation) => [operation.operationId, operation]))
  const asyncOperations = asyncapi ? findAsyncOperations(asyncapi, new Set(byId.keys())) : []
  const ordered = asyncapi ? buildStreams(asyncapi, asyncOperations, (id) => byId.get(id)?.replies ?? []) : []
  const items = buildItemStreams(openapi, new Set(ordered.map(({ name }) => name)))
  const streams = joinStreams({ openapi, asyncapi, items }, ordered)
  warnAboutOpenStreams(openapi, streams)
  const callbacks = asyncapi ? buildCallbacks(asyncapi, asyncOperations) : []
  const operations = bare.map((operation) => ({ ...operation, streams: getStreams(operation.operationId, streams) }))
  const info = asObject(openapi.root.info)
  const payloads = [...streams.flatMap(listPayloads), ...callbacks.flatMap(splitByOperation)]
  const roots = findRootSchemas(openapi, operations, payloads)
  const contract = {
    title: asString(info.title) ?? '',
    version: asString(info.version) ?? '',
    families: buildFamilies(openapi, operations),
    operations,
    streams,
    callbacks,
    lifecycles: buildLifecycles(openapi),
    schemas: buildSchemas(
      [...listSchemas(asyncapi), ...listSchemas(openapi, items.schemas), ...listSchemas(openapi)],
      roots,
    ),
    questions: buildQuestions(spec),
  }
  return { contract, schemas: items.schemas }
}

/** A schema that an operation refers to by a message. */
interface Payload {
  readonly operationId: string
  readonly schema: string
}

function listPayloads({ operationId, events }: Stream): Payload[] {
  return events.map(({ schema }) => ({ operationId, schema }))
}

function splitByOperation({ operationIds, schema }: Callback): Payload[] {
  return operationIds.map((operationId) => ({ operationId, schema }))
}

/** Conditional streams first: the server takes the first match. */
function getStreams(operationId: string, streams: readonly Stream[]): string[] {
  const operationStreams = streams.filter((stream) => stream.operationId === operationId)
  return [...operationStreams.filter(({ when }) => when), ...operationStreams.filter(({ when }) => !when)].map(
    ({ name }) => name,
  )
}

function buildFamilies(reader: DocumentReader, operations: readonly Operation[]): Family[] {
  const nodes = findOperations(reader)
  const tags = asArray(reader.root.tags).map(asObject)
  const names = [...new Set(operations.map(({ family }) => family))].sort(byName)
  return names.map((name) => {
    const tag = tags.find((candidate) => toToken(asString(candidate.name) ?? '') === name) ?? {}
    const rateLimitHeaders = buildRateLimitHeaders(reader, tag)
    const familyNodes = nodes.filter((operation) => getFamily(operation) === name).map(({ node }) => node)
    return {
      name,
      fallback: tag['x-fallback'] === true,
      notOffered: Object.entries(asObject(tag['x-not-offered'])).map(([path, advice]) => ({
        path,
        advice: asString(advice) ?? '',
      })),
      problems: buildProblems(reader, familyNodes),
      ...(rateLimitHeaders && { rateLimitHeaders }),
      origin: reader.document.getOrigin(tag),
    }
  })
}

function getSchemas(reader: DocumentReader | undefined): ItemStreams['schemas'] {
  return Object.fromEntries(Object.entries(reader?.schemas ?? {}).map(([name, schema]) => [name, toSchema(schema)]))
}

/** Names of the schemas that each family's operations, events and callbacks refer to directly. */
function findRootSchemas(
  reader: DocumentReader,
  operations: readonly Operation[],
  payloads: readonly Payload[],
): Map<string, Set<string>> {
  const roots = new Map<string, Set<string>>()
  const add = (family: string, names: readonly string[]): void => {
    const all = roots.get(family) ?? new Set()
    roots.set(family, all)
    for (const name of names) all.add(name)
  }
  for (const operation of findOperations(reader)) {
    const parameters = asArray(operation.pathItem.parameters)
    add(getFamily(operation), referredSchemas(reader, [operation.node, ...parameters]))
  }
  const families = new Map(operations.map(({ operationId, family }) => [operationId, family]))
  for (const { operationId, schema } of payloads) add(families.get(operationId) ?? 'default', [schema])
  return roots
}

interface WrittenSchema {
  readonly name: string
  readonly node: JsonObject
  readonly reader: DocumentReader
}

/** The schemas of a document, or those that are made for it. */
function listSchemas(reader: DocumentReader | undefined, schemas = getSchemas(reader)): WrittenSchema[] {
  return reader === undefined ? [] : Object.entries(schemas).map(([name, node]) => ({ name, node, reader }))
}

/** The last of several schemas with one name counts. */
function buildSchemas(written: readonly WrittenSchema[], roots: ReadonlyMap<string, Iterable<string>>): Schema[] {
  const byKey = new Map(written.map((schema) => [schema.name, schema]))
  const references = new Map([...byKey].map(([name, { node, reader }]) => [name, referredSchemas(reader, node)]))
  const reached = new Map(
    [...roots].map(([family, names]) => [family, findReachable(names, (name) => references.get(name) ?? [])]),
  )
  return [...byKey.values()]
    .map(({ name, node, reader }) => ({
      name,
      families: [...reached].flatMap(([family, names]) => (names.has(name) ? [family] : [])).sort(byName),
      references: references.get(name) ?? [],
      source: asStrings(node['x-source']),
      questions: asStrings(node['x-question']),
      origin: reader.document.getOrigin(node),
    }))
    .sort((a, b) => byName(a.name, b.name))
}

function buildQuestions(spec: SpecFiles): Question[] {
  const entries = asArray(spec.files.get('open-questions.yaml')?.data).filter(isObject)
  return entries
    .map((entry) => ({
      id: asString(entry.id) ?? '',
      verdict: entry.contradiction === true ? ('unclear' as const) : ('choice' as const),
      question: asString(entry.question) ?? '',
      choice: asString(entry.choice) ?? '',
    }))
    .sort((a, b) => byName(a.id, b.id))
}
