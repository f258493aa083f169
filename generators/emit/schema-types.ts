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
import { isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { walkStructure } from '../read/structure.ts'
import { parseEventData } from './event-data.ts'
import { joinMethods, separateMethods } from './other-methods.ts'
import { printNodes } from './types.ts'

/** The options of openapi-typescript that its command has. */
export type TypesOptions = Pick<
  OpenAPITSOptions,
  | 'additionalProperties'
  | 'alphabetize'
  | 'arrayLength'
  | 'conditionalEnums'
  | 'dedupeEnums'
  | 'defaultNonNullable'
  | 'emptyObjectsUnknown'
  | 'enum'
  | 'enumValues'
  | 'excludeDeprecated'
  | 'exportType'
  | 'generatePathParams'
  | 'immutable'
  | 'makePathsEnum'
  | 'pathParamsAsTypes'
  | 'propertiesRequiredByDefault'
  | 'readWriteMarkers'
  | 'rootTypes'
  | 'rootTypesKeepCasing'
  | 'rootTypesNoSchemaPrefix'
>

/**
 * Prints `paths`, `webhooks`, `components` and `operations` of a document of OpenAPI 3 without references to other files, as
 * openapi-typescript does. It knows neither the items of streams nor the methods of OpenAPI 3.2: both are added.
 */
export function printSchemaTypes(document: JsonObject, options: TypesOptions): string {
  // The transformation changes what it reads.
  const root = structuredClone({ components: {}, ...document })
  typeStreams(root)
  const methods = separateMethods(root)
  // Its own types of a document leave out most of JSON Schema.
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

const streamMark = 'x-gatewright-stream'

/** Gives each media type with an `itemSchema` a schema that `transformStream` prints. */
function typeStreams(root: JsonObject): void {
  for (const { node, pointer } of walkStructure(root)) {
    const mediaType = /\/content\/([^/]+)$/.exec(pointer)?.[1]
    if (mediaType === undefined || !isObject(node.itemSchema) || node.schema !== undefined) continue
    const isEvent = mediaType.startsWith('text~1event-stream')
    const items: Json = isEvent ? parseEventData(root, node.itemSchema) : node.itemSchema
    node.schema = { type: 'array', items, [streamMark]: true }
  }
}

function transformStream(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (ownValue(schema, streamMark) !== true || !('items' in schema) || Array.isArray(schema.items)) return undefined
  const item = transformSchemaObject(schema.items ?? {}, options)
  return ts.factory.createTypeReferenceNode('AsyncIterable', [item])
}
