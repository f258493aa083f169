import {
  type GlobalContext,
  type OpenAPI3,
  type OpenAPITSOptions,
  resolveRef,
  type SchemaObject,
  scanDiscriminators,
  type TransformNodeOptions,
  transformSchema,
  transformSchemaObject,
} from 'openapi-typescript'
import ts from 'typescript'
import { findItemFraming } from '../../runtime/http/media-types.ts'
import { asObject, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { DocumentReader } from '../model/documents.ts'
import { findEventForms } from '../model/event-fields.ts'
import { getReading } from '../read/structure.ts'
import { joinMethods, separateMethods } from './other-methods.ts'
import { printNodes } from './types.ts'

/** The options of openapi-typescript that its command has. */
export type TypesOptions = Omit<
  OpenAPITSOptions,
  'cwd' | 'inject' | 'postTransform' | 'redocly' | 'silent' | 'transform' | 'transformProperty' | 'version'
>

/**
 * Prints `paths`, `webhooks`, `components` and `operations` of a document of OpenAPI 3 without references to other files, as
 * openapi-typescript does. It knows neither the items of streams nor the methods of OpenAPI 3.2: both are added.
 */
export function printSchemaTypes(document: JsonObject, options: TypesOptions): string {
  // The transformation changes what it reads.
  const root = structuredClone({ components: {}, ...document })
  const methods = separateMethods(root)
  // The types that the library has of a document leave out most of JSON Schema.
  const schema = root as JsonObject & OpenAPI3
  const context: Partial<GlobalContext> = {
    defaultNonNullable: true,
    ...options,
    silent: true,
    transform: transformStream,
    injectFooter: [],
    discriminators: scanDiscriminators(schema, { ...options, silent: true }),
    resolve: (ref) => resolveRef(schema, ref, { silent: true }),
  }
  // The other options are off.
  return `${printNodes(joinMethods(transformSchema(schema, context as GlobalContext), methods))}\n`
}

const streamMark = '$stream'

/** The schema of a stream of items, which `printSchemaTypes` prints as an iterable of them. */
export function markStream(items: readonly Json[]): JsonObject {
  const [first = {}, ...others] = items
  return { type: 'array', items: others.length === 0 ? first : { oneOf: [first, ...others] }, [streamMark]: true }
}

/** A document, in which each media type with an `itemSchema` and no `schema` has the schema of a stream. */
export function describeStreams(reader: DocumentReader, root: JsonObject): JsonObject {
  return asObject(markStreams(reader, root))
}

function markStreams(reader: DocumentReader, value: Json, inNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => markStreams(reader, item))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => {
    const reading = getReading(key, item, inNames)
    if (!inNames && key === 'content' && isObject(item)) return [key, markContent(reader, item)]
    return [key, reading === 'literal' ? item : markStreams(reader, item, reading === 'names')]
  })
  return Object.fromEntries(entries)
}

function markContent(reader: DocumentReader, content: JsonObject): JsonObject {
  const entries = Object.entries(content).map(([mediaType, media]) => {
    const { itemSchema, schema } = asObject(media)
    if (itemSchema === undefined || schema !== undefined) return [mediaType, media]
    const isEvents = findItemFraming(mediaType) === 'fields'
    const items = isEvents ? findEventForms(reader, itemSchema).forms.map((form) => form.schema) : [itemSchema]
    return [mediaType, { ...asObject(media), schema: markStream(items) }]
  })
  return Object.fromEntries(entries)
}

function transformStream(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (ownValue(schema, streamMark) !== true || !('items' in schema) || Array.isArray(schema.items)) return undefined
  const item = transformSchemaObject(schema.items ?? {}, options)
  return ts.factory.createTypeReferenceNode('AsyncIterable', [item])
}
