import {
  asArray,
  asObject,
  asString,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation, Reply, ReplyStatus } from '../model/contract.ts'
import { componentName, type DocumentReader } from '../model/documents.ts'
import { findOperations } from '../model/find-operations.ts'
import { isJson } from '../model/media-types.ts'
import { findReplies } from '../model/replies.ts'
import { oncePerContract } from './emitted.ts'
import { makePlaceholder, toMediaType } from './placeholders.ts'
import { getSampler, type Sampler } from './sampler.ts'

/** A row of `examples/<family>.json`. */
export interface ReplyExample {
  readonly status: ReplyStatus
  /** Empty if the reply has no body. */
  readonly mediaType: string
  readonly name: string
  readonly value?: Json
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  /** The bytes of a file, instead of a value. */
  readonly base64?: string
}

/** The examples of each reply, those that fit the schema first; else a value made from the schema, or a valid file. */
export function getReplyExamples(input: Built, operation: Operation): readonly ReplyExample[] {
  const examples = made.get(operation) ?? makeReplyExamples(input, operation)
  made.set(operation, examples)
  return examples
}

const made = new WeakMap<Operation, readonly ReplyExample[]>()

function makeReplyExamples(input: Built, operation: Operation): ReplyExample[] {
  const sampler = getSampler(input)
  const reader = input.openapi
  const written = getWritten(input).get(operation.operationId) ?? []
  return operation.replies.flatMap((reply, index) => {
    const { status, schema } = reply
    const headers = sampleHeaders(reader, written[index]?.response, sampler)
    const head = Object.keys(headers).length === 0 ? { status } : { status, headers }
    if (reply.mediaType === '') return [{ ...head, mediaType: '', name: 'empty' }]
    // The examples of items are those of the stream.
    if (isItemReply(input, operation, reply)) return []
    const mediaType =
      schema === undefined || isJson(reply.mediaType) ? toMediaType(reply.mediaType) : 'application/json'
    const media = written[index]?.media ?? {}
    const make = () => makeContent(mediaType, reader.follow(media.schema), sampler)
    return getValues(reply, sampler, make).map((example) => {
      return { ...head, mediaType, ...toContent(mediaType, example, () => getRootName(reader, media.schema)) }
    })
  })
}

function isItemReply({ contract }: Built, { streams }: Operation, { status, mediaType }: Reply): boolean {
  return contract.streams.some(
    ({ name, reply }) => streams.includes(name) && reply?.status === status && reply.mediaType === mediaType,
  )
}

type Content = Omit<ReplyExample, 'status' | 'mediaType' | 'headers'>

function getValues(reply: Reply, sampler: Sampler, make: () => Content[]): readonly Content[] {
  const { schema, examples } = reply
  if (schema === undefined) return examples.length > 0 ? examples : make()
  const fits = (value: Json) => sampler.findViolation(schema, value) === undefined
  const fitting = examples.filter(({ value }) => fits(value))
  const made = fitting.length > 0 ? [] : [{ name: 'sampled', value: sampler.sample(schema).value }]
  // A wrong example is better than a wrong sample.
  const isBetter = examples.length === 0 || made.some(({ value }) => fits(value))
  return [...fitting, ...(isBetter ? made : []), ...examples.filter((example) => !fitting.includes(example))]
}

/** A body of any other media type. */
function makeContent(mediaType: string, schema: JsonObject, sampler: Sampler): Content[] {
  if (isJson(mediaType)) return [{ name: 'sampled', value: {} }]
  const isString = asStrings(schema.type).includes('string') || Object.keys(schema).length === 0
  const placeholder = makePlaceholder(mediaType)
  if (placeholder instanceof Uint8Array)
    return [{ name: 'placeholder', base64: Buffer.from(placeholder).toString('base64') }]
  if (placeholder !== undefined && isString) return [{ name: 'placeholder', value: placeholder }]
  return [{ name: 'sampled', value: sampler.sampleSchema(schema).value }]
}

/** The name of the root of a value in XML: that of the schema, else of its component. */
function getRootName(reader: DocumentReader, schema: Json | undefined): string {
  return asString(asObject(reader.follow(schema).xml).name) ?? componentName(schema) ?? 'value'
}

/** A value that is no text, in a media type of text; and a text that was made, as an event. */
function toContent(mediaType: string, content: Content, getRoot: () => string): Content {
  const { name, value } = content
  if (mediaType === 'text/event-stream' && name === 'sampled' && typeof value === 'string')
    return { name, value: /^(?:data|event|id|retry)?:/m.test(value) ? value : toEventText(value) }
  if (value === undefined || isJson(mediaType) || typeof value === 'string') return content
  if (/xml$/.test(mediaType)) return { name, value: `<?xml version="1.0"?>\n${toXml(getRoot(), value)}` }
  if (/ndjson|jsonl/.test(mediaType)) {
    const items = Array.isArray(value) ? value : [value]
    return { name, value: `${items.map((item) => JSON.stringify(item)).join('\n')}\n` }
  }
  return { name, value: mediaType === 'text/event-stream' ? toEventText(value) : JSON.stringify(value) }
}

const fields = ['event', 'id', 'retry', 'data']

/** Items as server-sent events: an object of the fields of an event, or else its data. */
function toEventText(value: Json): string {
  return asArray(Array.isArray(value) ? value : [value])
    .map((item) => {
      const names = Object.keys(asObject(item))
      const isEvent = isObject(item) && names.length > 0 && names.every((name) => fields.includes(name))
      const event: JsonObject = isEvent ? item : { data: item }
      return `${fields.flatMap((name) => toLines(name, ownValue(event, name))).join('\n')}\n\n`
    })
    .join('')
}

function toLines(name: string, value: Json | undefined): string[] {
  if (value === undefined) return []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.split(/\r\n|\r|\n/).map((line) => `${name}: ${line}`)
}

function toXml(name: string, value: Json): string {
  const tag = /^[A-Za-z_][\w.-]*$/.test(name) ? name : 'value'
  if (Array.isArray(value)) return `<${tag}>${value.map((item) => toXml('item', item)).join('')}</${tag}>`
  if (isObject(value))
    return `<${tag}>${Object.entries(value)
      .map(([key, child]) => toXml(key, child))
      .join('')}</${tag}>`
  const text = String(value ?? '')
  return `<${tag}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`
}

/** Headers that the server writes itself. */
const ownHeaders = new Set(
  `accept-ranges connection content-encoding content-length content-range content-type date keep-alive trailer
  transfer-encoding upgrade`.split(/\s+/),
)

/** Headers of simple values: the example, else a sample. */
function sampleHeaders(
  reader: DocumentReader,
  response: JsonObject | undefined,
  sampler: Sampler,
): Record<string, string> {
  const headers = Object.entries(asObject(response?.headers)).flatMap(([name, value]): [string, string][] => {
    const header = reader.follow(value)
    const [named] = Object.values(asObject(header.examples)).map((example) => reader.follow(example).value)
    const sample = header.example ?? named ?? sampler.sampleSchema(asObject(header.schema)).value
    const isSimple = ['string', 'number', 'boolean'].includes(typeof sample) && header.schema !== undefined
    const isSent = isSimple && !ownHeaders.has(name.toLowerCase()) && /^[\t\x20-\x7e]*$/.test(String(sample))
    return isSent ? [[name.toLowerCase(), String(sample)]] : []
  })
  return Object.fromEntries(headers)
}

/** The replies of operations as written, in the order of the model. */
const getWritten = oncePerContract(({ openapi }) => {
  return new Map(findOperations(openapi).map((operation) => [operation.operationId, findReplies(openapi, operation)]))
})
