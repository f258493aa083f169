import { escapePointer, type Json, type JsonObject, pointerKeys } from '../../generators/json.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { walkStructure } from '../../generators/read/structure.ts'

/** What a node of a document is. */
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

/** A node, what it is and where it stands; a map from names to nodes is none. */
export interface Place {
  readonly node: JsonObject
  readonly kind: Kind
  readonly at: Origin
}

/** A kind, or that of everything in a map or list. */
type Below = Kind | { readonly each: Kind }
type Grammar = Readonly<Record<string, Below>>

const inSchema: Grammar = {
  ...underEach(['additionalProperties', 'contains', 'else', 'if', 'items', 'not', 'propertyNames', 'then'], 'schema'),
  ...underEach(['$defs', 'allOf', 'anyOf', 'oneOf', 'prefixItems'], { each: 'schema' }),
  ...underEach(['patternProperties', 'properties'], { each: 'property' }),
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
    ...underEach(['delete', 'get', 'head', 'options', 'patch', 'post', 'put'], 'operation'),
    parameters: { each: 'parameter' },
  },
  property: inSchema,
  'request body': { content: { each: 'media type' } },
  response: { content: { each: 'media type' }, headers: { each: 'header' } },
  schema: inSchema,
}

function underEach(keys: readonly string[], below: Below): Grammar {
  return Object.fromEntries(keys.map((key) => [key, below]))
}

/** Every node of a file; what stands inside examples and other data is left out. */
export function* getPlaces(file: string, data: Json): Generator<Place> {
  for (const { node, pointer } of walkStructure(data)) {
    const kind = kindAt(pointer)
    if (typeof kind === 'string') yield { node, kind, at: { file, pointer } }
  }
}

function kindAt(pointer: string): Below {
  return pointerKeys(pointer).reduce<Below>(
    (above, key) => (typeof above === 'object' ? above.each : (grammar[above]?.[key] ?? 'other')),
    'document',
  )
}

/** The place below another, under a key of its node. */
export function under({ file, pointer }: Origin, ...keys: readonly string[]): Origin {
  return { file, pointer: [pointer, ...keys.map(escapePointer)].join('/') }
}
