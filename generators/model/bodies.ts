import { asObject, asString, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Body, BodyContent, FormField, TextType } from './contract.ts'
import { type DocumentReader, getExamples, makeSchemaName, schemaName } from './documents.ts'
import { essence, isForm, isJson, isText } from './media-types.ts'
import { describeStyle } from './parameters.ts'
import { describeText, isStructured } from './text-types.ts'

export function buildBody(reader: DocumentReader, node: JsonObject, operationId: string): Body | undefined {
  const body = reader.follow(node.requestBody)
  const entries = Object.entries(asObject(body.content))
  if (entries.length === 0) return undefined
  const main = jsonMedia(body)
  const content = entries.map(([mediaType, value], index) => {
    const media = asObject(value)
    const made = makeSchemaName(reader.schemas, `${operationId}Body${media === main ? '' : index + 1}`)
    return buildContent(reader, { mediaType, media, made, holder: asObject(body.content) })
  })
  const schema = content[entries.findIndex(([, media]) => media === main)]?.schema
  return {
    required: body.required === true,
    content,
    ...(schema === undefined ? {} : { schema }),
    protojson: body['x-protojson'] === true,
    examples: getExamples(reader, main),
  }
}

/** The JSON media type of a body or response, or its first media type if there is none. */
function jsonMedia(node: JsonObject): JsonObject {
  const content = Object.entries(asObject(node.content))
  return asObject((content.find(([mediaType]) => isJson(mediaType)) ?? content[0])?.[1])
}

interface Media {
  readonly mediaType: string
  readonly media: JsonObject
  /** The name of its schema if that has none. */
  readonly made: string
  readonly holder: JsonObject
}

function buildContent(reader: DocumentReader, { mediaType, media, made, holder }: Media): BodyContent {
  const format = getFormat(reader, mediaType, media)
  const type = format === 'json' ? 'string' : describeText(reader, media.schema, { files: isFormLike(format) })
  const reason = findUnsupported(reader, format, media)
  if (reason !== undefined) {
    const message = `The body ${mediaType} ${reason}: the server does not check it.`
    reader.warn('unchecked-body', message, holder, mediaType)
  }
  for (const [name, encoding] of Object.entries(asObject(media.encoding)))
    if (asObject(encoding).headers !== undefined)
      reader.warn('unchecked-body', `The headers of the part ${name} are not checked.`, asObject(media.encoding), name)
  const isChecked = media.schema !== undefined && (reason === undefined || format === 'any')
  return {
    mediaType,
    format,
    ...(isChecked && hasRules(format, media.schema) ? { schema: schemaName(media.schema) ?? made } : {}),
    ...(isFormLike(format) ? describeForm(reader, media, type) : {}),
    ...(format === 'text' && isChecked && type !== 'string' ? { type } : {}),
  }
}

function isFormLike(format: BodyContent['format']): boolean {
  return format === 'form' || format === 'any'
}

function getFormat(reader: DocumentReader, mediaType: string, media: JsonObject): BodyContent['format'] {
  if (isJson(mediaType)) return 'json'
  if (isForm(mediaType)) return 'form'
  if (isText(mediaType)) return 'text'
  const isWide = ['*/*', 'application/*'].includes(essence(mediaType))
  return isWide && isStructured(describeText(reader, media.schema)) ? 'any' : 'bytes'
}

/** Why a body cannot be checked. */
function findUnsupported(reader: DocumentReader, format: BodyContent['format'], media: JsonObject): string | undefined {
  if (format === 'json' || format === 'form') return undefined
  if (format === 'any') return 'may be of any type, and only JSON and forms are read'
  const type = describeText(reader, media.schema)
  const isText = format === 'text' ? !isStructured(type) : type === 'string'
  return isText ? undefined : 'has a structure that is not read'
}

const withoutRules = new Set(['type', 'format', 'title', 'description', 'example', 'examples', 'contentMediaType'])

/** Whether a schema says more of bytes than that they are bytes. */
function hasRules(format: BodyContent['format'], schema: Json | undefined): boolean {
  return format !== 'bytes' || Object.keys(asObject(schema)).some((key) => !withoutRules.has(key))
}

function describeForm(reader: DocumentReader, media: JsonObject, type: TextType): Pick<BodyContent, 'fields' | 'type'> {
  const objects = listObjects(type)
  const fields = new Map(objects.flatMap(({ object }) => object))
  const names = [...fields.keys()]
  const others = objects.find((object) => object.others !== undefined)?.others
  return {
    fields: Array.from(fields, ([name, type]) => {
      return describeField({ name, type, taken: names }, reader.follow(ownValue(asObject(media.encoding), name)))
    }),
    ...(others === undefined || others === 'string' ? {} : { type: others }),
  }
}

type ObjectType = Extract<TextType, { readonly object: unknown }>

function listObjects(type: TextType): readonly ObjectType[] {
  if (typeof type !== 'object') return []
  if ('anyOf' in type) return type.anyOf.flatMap(listObjects)
  return 'object' in type ? [type] : []
}

interface NamedType {
  readonly name: string
  readonly type: TextType
  readonly taken: readonly string[]
}

/** Without a style, an object is JSON or has brackets, as most clients write it. */
function describeField({ name, type, taken }: NamedType, encoding: JsonObject): FormField {
  const contentTypes = (asString(encoding.contentType) ?? '').split(',').map((type) => type.trim())
  const isStyled = encoding.style !== undefined || encoding.explode !== undefined
  if (isStyled) return { name, type, ...describeStyle({ in: 'query', ...encoding }, type, taken) }
  if (holdsFile(type)) return { name, type, ...(contentTypes[0] ? { mediaTypes: contentTypes } : {}) }
  if (!isStructured(type)) return { name, type }
  const isList = typeof type === 'object' && 'array' in type
  if (!isList && contentTypes.some(isJson)) return { name, type, style: 'json' }
  const hasObjects = listObjects(isList ? type.array : type).length > 0
  return hasObjects ? { name, type, style: 'deepObject' } : { name, type, style: 'form', explode: true }
}

function holdsFile(type: TextType): boolean {
  if (typeof type !== 'object') return type === 'file'
  if ('array' in type) return holdsFile(type.array)
  return 'anyOf' in type && type.anyOf.some(holdsFile)
}
