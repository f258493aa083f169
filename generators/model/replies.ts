import { asObject, asString, asStrings, type Json, type JsonObject } from '../../runtime/json.ts'
import type { Reply, ReplyStatus } from './contract.ts'
import { buildQuestion, type DocumentReader, getExamples, makeSchemaName, schemaName } from './documents.ts'
import type { FoundOperation } from './find-operations.ts'
import { isJson } from './media-types.ts'

/** A reply in one media type, as written in the document. */
export interface FoundReply {
  readonly status: ReplyStatus
  readonly response: JsonObject
  /** Empty if the reply has no body. */
  readonly mediaType: string
  readonly media: JsonObject
  /** The schema of JSON: a component, or a made name. */
  readonly schema?: { readonly name: string; readonly isMade: boolean }
}

/** All replies of an operation, in the order of the document. */
export function findReplies(reader: DocumentReader, operation: FoundOperation): FoundReply[] {
  return Object.entries(asObject(operation.node.responses)).flatMap(([key, value]) => {
    const status = readStatus(key)
    if (status === undefined) return []
    const response = reader.follow(value)
    const content = Object.entries(asObject(response.content))
    const typed = content.filter(([mediaType, media]) => isJsonReply(reader, mediaType, asObject(media)))
    return (content.length > 0 ? content : [['', {}] as const]).map(([mediaType, media]): FoundReply => {
      const index = typed.findIndex(([other]) => other === mediaType)
      const reply = { status, response, mediaType, media: asObject(media) }
      if (index === -1 || reply.media.schema === undefined) return reply
      const made = `${operation.operationId}Reply${key}${index === 0 ? '' : `As${mediaType}`}`
      return { ...reply, schema: nameSchema(reader, reply.media.schema, made) }
    })
  })
}

export function buildReplies(reader: DocumentReader, operation: FoundOperation): Reply[] {
  return findReplies(reader, operation).map(({ status, response, mediaType, media, schema }) => {
    const problem = asString(response['x-problem'])
    return {
      status,
      mediaType,
      ...(schema === undefined ? {} : { schema: schema.name }),
      ...(problem === undefined ? {} : { problem }),
      ...buildQuestion(response),
      examples: getExamples(reader, media),
    }
  })
}

/** Whether a declared status is one of errors only. */
export function isError(status: ReplyStatus): boolean {
  return /^[45]/.test(String(status))
}

function readStatus(key: string): ReplyStatus | undefined {
  if (/^\d{3}$/.test(key)) return Number(key)
  if (/^[1-5]xx$/i.test(key)) return key.toUpperCase() as ReplyStatus
  return key === 'default' ? key : undefined
}

/** JSON, and a range of media types whose schema is not one of text: some generators write it for JSON. */
function isJsonReply(reader: DocumentReader, mediaType: string, { schema }: JsonObject): boolean {
  if (isJson(mediaType)) return true
  const isOpen = mediaType === '*/*' || mediaType === 'application/*'
  return isOpen && schema !== undefined && !isText(reader, schema)
}

function isText(reader: DocumentReader, schema: Json): boolean {
  const { type, format, contentMediaType } = reader.follow(schema)
  return asStrings(type).includes('string') || format === 'binary' || contentMediaType !== undefined
}

function nameSchema(reader: DocumentReader, schema: Json, made: string): { name: string; isMade: boolean } {
  const name = schemaName(schema)
  return name === undefined ? { name: makeSchemaName(reader.schemas, made), isMade: true } : { name, isMade: false }
}
