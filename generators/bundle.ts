import { findSuccesses } from '../runtime/http/replies.ts'
import { asObject, escapePointer, type Json, type JsonObject, ownValue, setKey } from '../runtime/json.ts'
import { type Built, buildContract } from './model/build-contract.ts'
import type { Stream } from './model/contract.ts'
import { findReachable, referredSchemas } from './model/documents.ts'
import { findOperations } from './model/find-operations.ts'
import { type ReadOptions, readSpec } from './read/read-spec.ts'

/**
 * One document of OpenAPI 3.2 of the OpenAPI document at `spec` and the AsyncAPI document beside it: streams of server-sent
 * events have an `itemSchema`, their order is the extension `x-event-order`. Throws a `SpecError` if a document is invalid.
 */
export function bundleSpec(spec: string, options: ReadOptions = {}): JsonObject {
  const built = buildContract(readSpec(spec, options))
  const { openapi, contract } = built
  const streams = contract.streams.filter(({ framing }) => framing !== 'json-array')
  const document = asObject(structuredClone(openapi.root))
  for (const stream of streams) {
    const media = findMedia(built, document, stream)
    if (media !== undefined) describeStream(built, media, stream)
  }
  return { ...document, openapi: '3.2.0', components: addSchemas(built, document, streams) }
}

/** The media type of a stream in the document, whose response is no longer a reference. */
function findMedia(
  { openapi, contract }: Built,
  document: JsonObject,
  stream: Stream,
): Record<string, Json> | undefined {
  const operation = findOperations(openapi).find(({ operationId }) => operationId === stream.operationId)
  const { replies = [] } = contract.operations.find(({ operationId }) => operationId === stream.operationId) ?? {}
  const type = stream.reply?.mediaType ?? 'text/event-stream'
  const reply = stream.reply ?? findSuccesses(replies).find(({ mediaType }) => mediaType === type)
  if (operation === undefined || reply === undefined) return undefined
  const pathItem = asObject(ownValue(asObject(document.paths), operation.path))
  const method = operation.method.toLowerCase()
  const node = asObject(
    ownValue(pathItem, method) ?? ownValue(asObject(pathItem.additionalOperations), operation.method),
  )
  const responses = asObject(node.responses)
  const key = Object.keys(responses).find((name) => name.toUpperCase() === String(reply.status).toUpperCase()) ?? ''
  const response = asObject(structuredClone(openapi.follow(ownValue(responses, key))))
  setKey(responses, key, response)
  return asObject(ownValue(asObject(response.content), type))
}

function describeStream({ asyncapi }: Built, media: Record<string, Json>, stream: Stream): void {
  const operation = asObject(ownValue(asObject(asyncapi?.root.operations), stream.name))
  for (const key of ['x-end-mark', 'x-event-order', 'x-stream-when']) {
    const value = ownValue(operation, key)
    if (value !== undefined) setKey(media, key, value)
  }
  if (stream.reply !== undefined) return
  delete media.schema
  media.itemSchema = makeItemSchema(stream)
}

function makeItemSchema({ framing, events }: Stream): JsonObject {
  const forms = events.map(({ name, schema }): JsonObject => {
    const contentSchema = { $ref: `#/components/schemas/${escapePointer(schema)}` }
    const data = { type: 'string', contentMediaType: 'application/json', contentSchema }
    return framing === 'named'
      ? { properties: { event: { const: name }, data } }
      : { title: name, properties: { data } }
  })
  const [first, ...others] = forms
  const required = framing === 'named' ? ['event', 'data'] : ['data']
  if (first !== undefined && others.length === 0) return { type: 'object', required, ...first }
  return { type: 'object', required, [framing === 'named' ? 'oneOf' : 'anyOf']: forms }
}

/** The components, with the payloads of the AsyncAPI document. */
function addSchemas({ openapi, asyncapi }: Built, document: JsonObject, streams: readonly Stream[]): JsonObject {
  const components = asObject(document.components)
  if (asyncapi === undefined) return components
  const named = streams.flatMap(({ events }) => events.map(({ schema }) => schema))
  const payloads = findReachable(named, (name) => referredSchemas(asyncapi, asyncapi.schema(name)))
  const added = [...payloads].filter(
    (name) => !Object.hasOwn(openapi.schemas, name) && Object.hasOwn(asyncapi.schemas, name),
  )
  const schemas = added.sort().map((name) => [name, asyncapi.schema(name)])
  return { ...components, schemas: { ...asObject(components.schemas), ...Object.fromEntries(schemas) } }
}
