import { isObject, type Json, ownValue } from '../../runtime/json.ts'
import { getReading } from './structure.ts'

/** What a node of a document is, as far as it matters for reading it; `literal` is data, `other` is read by its keys. */
export type Kind =
  | 'asyncapi'
  | 'callback'
  | 'callback item'
  | 'channel'
  | 'encoding'
  | 'example'
  | 'header'
  | 'link'
  | 'literal'
  | 'media type'
  | 'message'
  | 'openapi'
  | 'operation'
  | 'other'
  | 'parameter'
  | 'path item'
  | 'request body'
  | 'response'
  | 'schema'
  | 'security scheme'
  | 'swagger'

/** The kind of a child, or of all items or named children of it. */
type Child = Kind | { readonly children: Kind }
type Grammar = Readonly<Record<string, Child>>

/** The sections of `components` with the kind of what they name. */
export const sectionKinds: Readonly<Record<string, Kind>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  examples: 'example',
  requestBodies: 'request body',
  headers: 'header',
  securitySchemes: 'security scheme',
  links: 'link',
  callbacks: 'callback',
  pathItems: 'path item',
  mediaTypes: 'media type',
  messages: 'message',
  channels: 'channel',
}

const many = (kind: Kind): Child => ({ children: kind })

function assignKinds(kind: Child, keys: string): Grammar {
  return Object.fromEntries(keys.split(' ').map((key) => [key, kind]))
}

const pathItem: Grammar = {
  parameters: many('parameter'),
  additionalOperations: many('operation'),
  ...assignKinds('operation', 'get put post delete options head patch trace query'),
}

const valued: Grammar = {
  schema: 'schema',
  content: many('media type'),
  examples: many('example'),
  example: 'literal',
}

export const grammars: Partial<Readonly<Record<Kind, Grammar>>> = {
  openapi: { paths: many('path item'), webhooks: many('path item') },
  swagger: { paths: many('path item') },
  'path item': pathItem,
  'callback item': pathItem,
  operation: {
    parameters: many('parameter'),
    requestBody: 'request body',
    responses: many('response'),
    callbacks: many('callback'),
  },
  'request body': { content: many('media type') },
  'media type': {
    ...valued,
    itemSchema: 'schema',
    encoding: many('encoding'),
    prefixEncoding: many('encoding'),
    itemEncoding: 'encoding',
  },
  encoding: {
    headers: many('header'),
    encoding: many('encoding'),
    prefixEncoding: many('encoding'),
    itemEncoding: 'encoding',
  },
  response: { headers: many('header'), content: many('media type'), links: many('link') },
  header: valued,
  parameter: valued,
  example: assignKinds('literal', 'value dataValue'),
  link: assignKinds('literal', 'parameters requestBody'),
  schema: {
    ...assignKinds('literal', 'const default enum example examples required type discriminator xml externalDocs'),
    ...assignKinds(many('schema'), 'allOf anyOf oneOf prefixItems x-choice'),
    ...assignKinds(many('schema'), '$defs definitions dependencies dependentSchemas patternProperties properties'),
    ...assignKinds('schema', 'additionalItems additionalProperties contains contentSchema else if items not'),
    ...assignKinds('schema', 'propertyNames then unevaluatedItems unevaluatedProperties'),
  },
  asyncapi: { channels: many('channel') },
  channel: { messages: many('message') },
  message: { payload: 'schema', headers: 'schema' },
}

/** How to read the value under a key of a node: what it is, or what its items or named children are. */
export function readChild(
  kind: Kind,
  key: string,
  value: Json,
): { readonly kind: Kind; readonly hasChildren: boolean } {
  if (kind === 'callback') return { kind: key.startsWith('x-') ? 'literal' : 'callback item', hasChildren: false }
  const grammar = grammars[kind]
  const child = grammar && ownValue(grammar, key)
  if (typeof child === 'string') return { kind: child, hasChildren: false }
  const isMap = Array.isArray(value) || (isObject(value) && typeof value.$ref !== 'string')
  if (child && isMap)
    return { kind: key === 'x-choice' && !isObject(value) ? 'literal' : child.children, hasChildren: true }
  const reading = child ? 'node' : getReading(key, value, false)
  if (reading === 'literal') return { kind: 'literal', hasChildren: false }
  return { kind: 'other', hasChildren: reading === 'names' }
}
