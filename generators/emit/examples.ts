import { asObject, isObject, type Json, mapChildren } from '../../runtime/json.ts'
import type { Operation } from '../model/contract.ts'
import { printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { getReplyExamples } from './reply-examples.ts'
import { getStreamExamples } from './stream-examples.ts'

/**
 * `examples/<family>.json`: requests, replies, streams and callbacks by operationId; and `mock-server.ts`, which `gatewright
 * mock` of the contract starts from.
 */
export function emitExamples(input: EmitInput): FileMap {
  const { contract, core, header } = input
  const server = renderTemplate('mock-server', {
    header,
    tablesPath: getImportPath(core, 'http/mock-tables.ts'),
    title: printString(contract.title),
  })
  return new Map([...printDocuments(listExamples(input)), ['mock-server.ts', server]])
}

type NamedDocument = readonly [path: string, value: Json]

function printDocuments(documents: readonly NamedDocument[]): FileMap {
  // `join` makes one text. V8 would join two when the file is written, and then both would be in memory.
  return new Map(documents.map(([path, value]) => [path, [JSON.stringify(value, null, 2), ''].join('\n')]))
}

/** The JSON files of a contract. */
export function listDocuments(input: EmitInput): readonly NamedDocument[] {
  return [...listBundles(input), ...listExamples(input)]
}

function listExamples(input: EmitInput): readonly NamedDocument[] {
  const { families, operations } = input.contract
  return families.map(({ name }) => {
    const examples = operations
      .filter(({ family }) => family === name)
      .map((operation) => [operation.operationId, getExamples(input, operation)])
    return [`examples/${name}.json`, Object.fromEntries(examples)]
  })
}

function getExamples(input: EmitInput, operation: Operation): Json {
  const streams = input.contract.streams.filter(({ name }) => operation.streams.includes(name))
  const callbacks = input.contract.callbacks.filter(({ operationIds }) => operationIds.includes(operation.operationId))
  return toJson({
    requests: operation.body?.examples ?? [],
    replies: getReplyExamples(input, operation),
    streams: streams.flatMap((stream) =>
      getStreamExamples(input, stream).map((example) => ({ stream: stream.name, ...example })),
    ),
    events: streams.flatMap(({ name: stream, events }) =>
      events.flatMap(({ name: event, examples }) => examples.map((example) => ({ stream, event, ...example }))),
    ),
    callbacks: callbacks.flatMap(({ name: callback, examples }) =>
      examples.map((example) => ({ callback, ...example })),
    ),
  })
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null))
}

/** `openapi.json` and `asyncapi.json`, bundled for other tools, and `contract.json`, the contract model for reviewers. */
export function emitBundles(input: EmitInput): FileMap {
  return printDocuments(listBundles(input))
}

function listBundles({ openapi, asyncapi, contract }: EmitInput): readonly NamedDocument[] {
  return [
    ['contract.json', withoutValues(contract)],
    ['openapi.json', openapi.root],
    ...(asyncapi ? [['asyncapi.json', asyncapi.root] as const] : []),
  ]
}

/** Keeps only the names of examples: their values are in `examples/`. */
function withoutValues(value: unknown): Json {
  if (!isObject(value) && !Array.isArray(value)) return value as Json
  return mapChildren(value, (item, key) => {
    const isExamples = key === 'examples' && Array.isArray(item)
    return isExamples ? item.map((example) => asObject(example).name ?? null) : withoutValues(item)
  })
}
