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
type Child = Kind | { readonly each: Kind }
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

const each = (kind: Kind): Child => ({ each: kind })

function assign(kind: Child, keys: string): Grammar {
  return Object.fromEntries(keys.split(' ').map((key) => [key, kind]))
}

const pathItem: Grammar = {
  parameters: each('parameter'),
  additionalOperations: each('operation'),
  ...assign('operation', 'get put post delete options head patch trace query'),
}

const valued: Grammar = {
  schema: 'schema',
  content: each('media type'),
  examples: each('example'),
  example: 'literal',
}

export const grammars: Partial<Readonly<Record<Kind, Grammar>>> = {
  openapi: { paths: each('path item'), webhooks: each('path item') },
  swagger: { paths: each('path item') },
  'path item': pathItem,
  'callback item': pathItem,
  operation: {
    parameters: each('parameter'),
    requestBody: 'request body',
    responses: each('response'),
    callbacks: each('callback'),
  },
  'request body': { content: each('media type') },
  'media type': {
    ...valued,
    itemSchema: 'schema',
    encoding: each('encoding'),
    prefixEncoding: each('encoding'),
    itemEncoding: 'encoding',
  },
  encoding: {
    headers: each('header'),
    encoding: each('encoding'),
    prefixEncoding: each('encoding'),
    itemEncoding: 'encoding',
  },
  response: { headers: each('header'), content: each('media type'), links: each('link') },
  header: valued,
  parameter: valued,
  example: assign('literal', 'value dataValue'),
  link: assign('literal', 'parameters requestBody'),
  schema: {
    ...assign('literal', 'const default enum example examples required type discriminator xml externalDocs'),
    ...assign(each('schema'), 'allOf anyOf oneOf prefixItems x-choice'),
    ...assign(each('schema'), '$defs definitions dependencies dependentSchemas patternProperties properties'),
    ...assign('schema', 'additionalItems additionalProperties contains contentSchema else if items not'),
    ...assign('schema', 'propertyNames then unevaluatedItems unevaluatedProperties'),
  },
  asyncapi: { channels: each('channel') },
  channel: { messages: each('message') },
  message: { payload: 'schema', headers: 'schema' },
}

/** How to read the value under a key of a node: what it is, or what each of its items or named children is. */
export function readChild(kind: Kind, key: string, value: Json): { readonly kind: Kind; readonly each: boolean } {
  if (kind === 'callback') return { kind: key.startsWith('x-') ? 'literal' : 'callback item', each: false }
  const grammar = grammars[kind]
  const child = grammar && ownValue(grammar, key)
  if (typeof child === 'string') return { kind: child, each: false }
  const isMap = Array.isArray(value) || (isObject(value) && typeof value.$ref !== 'string')
  if (child && isMap) return { kind: key === 'x-choice' && !isObject(value) ? 'literal' : child.each, each: true }
  const reading = child ? 'node' : getReading(key, value, false)
  if (reading === 'literal') return { kind: 'literal', each: false }
  return { kind: 'other', each: reading === 'names' }
}
