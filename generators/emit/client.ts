import { asObject, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Stream } from '../model/contract.ts'
import { componentName } from '../model/documents.ts'
import { findOperations } from '../model/find-operations.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { printSchemaTypes } from './schema-types.ts'
import { simplifyType } from './types.ts'

/** `paths.ts`: all operations as one type; `client.ts`: a client that it types. */
export function emitClient(input: EmitInput): FileMap {
  const clientPath = getImportPath(input.core, 'client/client.ts')
  const document = simplifyType(describeStreams(input), ($ref) =>
    ownValue(input.schemas, componentName({ $ref }) ?? ''),
  )
  // A request may leave out what has a default.
  const types = printSchemaTypes(asObject(document), { defaultNonNullable: false, emptyObjectsUnknown: true })
  return new Map([
    ['paths.ts', `${input.header}\n\n${types}`],
    ['client.ts', renderTemplate('client', { header: input.header, clientPath })],
  ])
}

/** The document, with the events of an AsyncAPI document as OpenAPI 3.2 describes them. */
function describeStreams({ contract, openapi, schemas }: EmitInput): JsonObject {
  const paths = { ...asObject(openapi.root.paths) }
  for (const { operationId, path, method, node } of findOperations(openapi)) {
    const streams = contract.streams.filter((stream) => stream.operationId === operationId && hasEvents(stream))
    if (streams.length === 0) continue
    const responses = Object.entries(asObject(node.responses)).map(([status, response]) => {
      return [status, describeResponse(openapi.follow(response), streams)]
    })
    const operation = { ...node, responses: Object.fromEntries(responses) }
    paths[path] = { ...asObject(openapi.follow(paths[path] ?? null)), [method.toLowerCase()]: operation }
  }
  return { ...openapi.root, paths, components: { ...asObject(openapi.root.components), schemas: { ...schemas } } }
}

function hasEvents({ framing }: Stream): boolean {
  return framing !== 'json-array'
}

function describeResponse(response: JsonObject, streams: readonly Stream[]): Json {
  const content = asObject(response.content)
  const media = content['text/event-stream']
  if (!isObject(media)) return response
  const { schema: _, ...others } = media
  const itemSchema = {
    oneOf: streams.flatMap(({ framing, events }) => events.map((event) => describeEvent(framing, event))),
  }
  return { ...response, content: { ...content, 'text/event-stream': { ...others, itemSchema } } }
}

function describeEvent(framing: string, { name, schema }: Stream['events'][number]): JsonObject {
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: refer(schema) }
  const event: JsonObject = framing === 'named' ? { event: { const: name } } : {}
  return { type: 'object', properties: { ...event, data }, required: [...Object.keys(event), 'data'] }
}

function refer(schema: string): JsonObject {
  return { $ref: `#/components/schemas/${schema}` }
}
