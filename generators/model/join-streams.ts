import { asObject, byName, isObject, type Json, type JsonObject, ownValue, toPointer } from '../../runtime/json.ts'
import type { Stream } from './contract.ts'
import type { DocumentReader } from './documents.ts'
import type { ItemStreams } from './item-streams.ts'

/** Both documents, and the schemas that are made of an `itemSchema`. */
export interface StreamDocuments {
  readonly openapi: DocumentReader
  readonly asyncapi: DocumentReader | undefined
  readonly items: ItemStreams
}

/**
 * All streams, sorted by name. What the AsyncAPI document orders and an `itemSchema` describes is one stream, with the order
 * of the one and the items of the other; if the `itemSchema` names no event, with the items of the AsyncAPI document. Warns
 * where the documents disagree.
 */
export function joinStreams(documents: StreamDocuments, ordered: readonly Stream[]): Stream[] {
  const described = documents.items.streams
  const pairs = ordered.map((stream) => [stream, described.find((candidate) => isSame(stream, candidate))] as const)
  const paired = new Set(pairs.map(([, items]) => items))
  const joined = pairs.map(([stream, items]) => (items === undefined ? stream : joinStream(documents, stream, items)))
  return [...joined, ...described.filter((stream) => !paired.has(stream))].sort((a, b) => byName(a.name, b.name))
}

/** Whether two streams are the server-sent events of one operation. */
function isSame({ operationId, framing }: Stream, items: Stream): boolean {
  return items.operationId === operationId && framing !== 'json-array' && items.framing === 'fields'
}

function joinStream(documents: StreamDocuments, stream: Stream, items: Stream): Stream {
  const isNamed = stream.framing === 'named' && items.events.every(({ anyName }) => !anyName)
  if (!isNamed) return stream
  for (const message of findDisagreements(documents, stream, items)) {
    const { openapi, asyncapi } = documents
    const node = asObject(ownValue(asObject(asyncapi?.root.operations), stream.name))
    ;(asyncapi ?? openapi).warn('stream-disagreement', `${stream.name}: ${message}`, node)
  }
  const { reply, framing, events, examples } = items
  const { origin } = stream
  return {
    ...stream,
    framing,
    ...(reply ? { reply: { ...reply, orderPointer: `${origin.file}#${origin.pointer}/x-event-order` } } : {}),
    events,
    examples: stream.examples.length > 0 ? stream.examples : examples,
  }
}

function findDisagreements({ openapi, asyncapi, items }: StreamDocuments, stream: Stream, described: Stream): string[] {
  const names = described.events.map(({ name }) => name)
  const missing = stream.events.filter(({ name }) => !names.includes(name))
  const unordered = names.filter((name) => !stream.events.some((event) => event.name === name))
  const different = stream.events.filter(({ name, schema }) => {
    const form = described.events.find((event) => event.name === name)
    if (form === undefined || form.text) return false
    const { data = {} } = asObject(openapi.follow(ownValue(items.schemas, form.schema)).properties)
    return !comparer(asyncapi ?? openapi, openapi)({ $ref: `#${toPointer(['components', 'schemas', schema])}` }, data)
  })
  return [
    ...missing.map(({ name }) => `the \`itemSchema\` of ${described.operationId} has no event \`${name}\`.`),
    ...unordered.map(
      (name) => `the message \`${name}\` of ${described.operationId} is missing, which its \`itemSchema\` has.`,
    ),
    ...different.map(
      ({ name }) =>
        `the payload of \`${name}\` is not the data that the \`itemSchema\` of ${described.operationId} describes.`,
    ),
  ]
}

/** Compares schemas of two documents by what their references name, without notes. */
function comparer(first: DocumentReader, second: DocumentReader): (a: Json, b: Json) => boolean {
  const compared = new Map<JsonObject, Set<JsonObject>>()
  const isEqual = (a: Json | undefined, b: Json | undefined): boolean => {
    if (Array.isArray(a) && Array.isArray(b))
      return a.length === b.length && a.every((item, at) => isEqual(item, b[at]))
    if (!isObject(a) || !isObject(b)) return a === b
    const [one, other] = [first.follow(a), second.follow(b)]
    const others = compared.get(one) ?? new Set()
    compared.set(one, others)
    if (others.has(other)) return true
    others.add(other)
    const keys = new Set([...listRules(one), ...listRules(other)])
    return [...keys].every((key) => isEqual(ownValue(one, key), ownValue(other, key)))
  }
  return isEqual
}

function listRules(schema: JsonObject): string[] {
  return Object.keys(schema).filter((key) => key !== 'description' && key !== 'title' && !key.startsWith('x-'))
}
