import { asObject, type Json, type JsonObject, ownValue, setKey } from '../../runtime/json.ts'
import type { Stream } from '../model/contract.ts'
import { componentName } from '../model/documents.ts'
import { findOperations } from '../model/find-operations.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { describeStreams, markStream, printSchemaTypes } from './schema-types.ts'
import { simplifyType } from './types.ts'

/** `paths.ts`: all operations as one type; `client.ts`: a client that it types. */
export function emitClient(input: EmitInput): FileMap {
  const clientPath = getImportPath(input.core, 'client/client.ts')
  const follow = ($ref: string) => ownValue(input.schemas, componentName({ $ref }) ?? '')
  const fromClient = { follow, sender: 'client', rename: (name: string) => name } as const
  const document = simplifyType(describeStreams(input.openapi, nameEvents(input)), {
    ...fromClient,
    sender: 'server',
    fromClient,
  })
  // A request may leave out what has a default.
  const types = printSchemaTypes(asObject(document), { defaultNonNullable: false, emptyObjectsUnknown: true })
  return new Map([
    ['paths.ts', `${input.header}\n\n${types}`],
    ['client.ts', renderTemplate('client', { header: input.header, clientPath })],
  ])
}

/** The document, whose streams have the events of the contract, which may stand in an AsyncAPI document. */
function nameEvents({ contract, openapi, schemas }: EmitInput): JsonObject {
  const paths = { ...asObject(openapi.root.paths) }
  for (const { operationId, path, method, node } of findOperations(openapi)) {
    const streams = contract.streams.filter((stream) => stream.operationId === operationId)
    if (streams.length === 0) continue
    const responses = Object.entries(asObject(node.responses)).map(([status, response]) => {
      return [status, describeResponse(openapi.follow(response), streams)]
    })
    const operation = { ...node, responses: Object.fromEntries(responses) }
    setKey(paths, path, replaceOperation(openapi.follow(ownValue(paths, path)), method, operation))
  }
  return { ...openapi.root, paths, components: { ...asObject(openapi.root.components), schemas: { ...schemas } } }
}

function replaceOperation(item: JsonObject, method: string, operation: JsonObject): JsonObject {
  const others = asObject(item.additionalOperations)
  if (ownValue(others, method) === undefined) return { ...item, [method.toLowerCase()]: operation }
  return { ...item, additionalOperations: { ...others, [method]: operation } }
}

function describeResponse(response: JsonObject, streams: readonly Stream[]): Json {
  const content = Object.entries(asObject(response.content)).map(([mediaType, media]) => {
    const events = streams.filter((stream) => getMediaType(stream) === mediaType).flatMap(listEvents)
    if (events.length === 0) return [mediaType, media]
    return [mediaType, { ...asObject(media), schema: markStream(events) }]
  })
  return content.length === 0 ? response : { ...response, content: Object.fromEntries(content) }
}

/** A stream of an AsyncAPI document is one of events. */
function getMediaType({ reply, framing }: Stream): string | undefined {
  return reply === undefined && framing !== 'json-array' ? 'text/event-stream' : reply?.mediaType
}

function listEvents({ reply, framing, events }: Stream): JsonObject[] {
  return events.map(({ name, schema }) => {
    const described = { $ref: `#/components/schemas/${schema}` }
    if (reply !== undefined) return described
    const event: JsonObject = framing === 'named' ? { event: { const: name } } : {}
    return { type: 'object', properties: { ...event, data: described }, required: [...Object.keys(event), 'data'] }
  })
}
