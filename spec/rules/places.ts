import { escapePointer, type Json, type JsonObject, pointerKeys } from '../../generators/json.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { walkStructure } from '../../generators/read/structure.ts'

export type Kind =
  | 'AsyncAPI operation'
  | 'channel'
  | 'components'
  | 'document'
  | 'example'
  | 'header'
  | 'media type'
  | 'message'
  | 'operation'
  | 'other'
  | 'parameter'
  | 'path item'
  | 'property'
  | 'request body'
  | 'response'
  | 'schema'
  | 'security scheme'
  | 'tag'

/** A node with its kind and location; maps from names to nodes are not nodes. */
export interface SpecNode {
  readonly node: JsonObject
  readonly kind: Kind
  readonly at: Origin
}

/** The kind of a child, or of each item of a map or array. */
type ChildKind = Kind | { readonly each: Kind }
type Grammar = Readonly<Record<string, ChildKind>>

const schemaGrammar: Grammar = {
  ...forEach(['additionalProperties', 'contains', 'else', 'if', 'items', 'not', 'propertyNames', 'then'], 'schema'),
  'x-choice': { each: 'schema' },
  ...forEach(['$defs', 'allOf', 'anyOf', 'oneOf', 'prefixItems'], { each: 'schema' }),
  ...forEach(['patternProperties', 'properties'], { each: 'property' }),
}

const grammar: Readonly<Partial<Record<Kind, Grammar>>> = {
  'AsyncAPI operation': { tags: { each: 'tag' } },
  channel: { messages: { each: 'message' } },
  components: {
    examples: { each: 'example' },
    headers: { each: 'header' },
    messages: { each: 'message' },
    parameters: { each: 'parameter' },
    requestBodies: { each: 'request body' },
    responses: { each: 'response' },
    schemas: { each: 'schema' },
    securitySchemes: { each: 'security scheme' },
  },
  document: {
    channels: { each: 'channel' },
    components: 'components',
    operations: { each: 'AsyncAPI operation' },
    paths: { each: 'path item' },
    tags: { each: 'tag' },
  },
  header: { schema: 'schema' },
  'media type': { examples: { each: 'example' }, schema: 'schema' },
  operation: {
    parameters: { each: 'parameter' },
    requestBody: 'request body',
    responses: { each: 'response' },
  },
  parameter: { examples: { each: 'example' }, schema: 'schema' },
  'path item': {
    ...forEach(['delete', 'get', 'head', 'options', 'patch', 'post', 'put'], 'operation'),
    parameters: { each: 'parameter' },
  },
  property: schemaGrammar,
  'request body': { content: { each: 'media type' } },
  response: { content: { each: 'media type' }, headers: { each: 'header' } },
  schema: schemaGrammar,
}

function forEach(keys: readonly string[], kind: ChildKind): Grammar {
  return Object.fromEntries(keys.map((key) => [key, kind]))
}

/** Yields every node of a file, except those inside examples and other data. */
export function* getPlaces(file: string, data: Json): Generator<SpecNode> {
  for (const { node, pointer } of walkStructure(data)) {
    const kind = getKind(pointer)
    if (typeof kind === 'string') yield { node, kind, at: { file, pointer } }
  }
}

function getKind(pointer: string): ChildKind {
  return pointerKeys(pointer).reduce<ChildKind>(
    (above, key) => (typeof above === 'object' ? above.each : (grammar[above]?.[key] ?? 'other')),
    'document',
  )
}

/** The origin of a descendant at the keys. */
export function under({ file, pointer }: Origin, ...keys: readonly string[]): Origin {
  return { file, pointer: [pointer, ...keys.map(escapePointer)].join('/') }
}
