import type { Operation } from '../../generators/model/contract.ts'
import { essence, isJson } from '../../runtime/http/media-types.ts'
import { asObject, asString, isObject, type Json, ownValue } from '../../runtime/json.ts'
import { sample } from '../cases/sample.ts'
import { errorsAt, type NamedExample, nodeAt, requestExamples } from '../contract.ts'
import { bodyPointer, contentPointer, findContent } from '../request-body.ts'
import type { CaseRequest } from '../verdict.ts'
import { toText, writeFields } from './parameters.ts'

/** Bodies to send: the examples of the document, or else a sample of the schema. */
export function getBodies(operation: Operation): readonly NamedExample[] {
  const root = bodyPointer(operation)
  const shown = requestExamples(operation).filter(({ value }) => !hasErrors(root, value))
  if (shown.length > 0) return shown
  const schema = nodeAt(root)
  // A tag that selects a form may be optional.
  const value = schema === undefined ? 'text' : sample(schema, (each) => !hasErrors(root, each), ['large', 'small'])
  return value === undefined ? [] : [{ name: 'sampled', value }]
}

function hasErrors(root: string, value: Json): boolean {
  return nodeAt(root) !== undefined && errorsAt(root, value).length > 0
}

/** Names of the examples that violate their own schema. */
export function getInvalidExamples(operation: Operation): readonly string[] {
  const root = bodyPointer(operation)
  return requestExamples(operation).flatMap(({ name, value }) => (hasErrors(root, value) ? [name] : []))
}

type Sent = Pick<CaseRequest, 'body' | 'rawBody'> & { readonly type: string }

/** A body in the media type of its content. */
export function writeBody(operation: Operation, value: Json): Sent {
  const { mediaType = 'application/json', format } = findContent(operation) ?? {}
  const type = essence(mediaType)
  if (isJson(type)) return { body: value, type }
  if (type === 'multipart/form-data') return writeMultipart(operation, value)
  if (format === 'form') return { rawBody: writeForm(operation, value), type }
  if (format === 'any') return { body: value, type: 'application/json' }
  const rawBody = typeof value === 'string' ? value : JSON.stringify(value)
  return { rawBody, type: toConcrete(type) }
}

/** A media type of a range. */
function toConcrete(range: string): string {
  if (!range.endsWith('/*')) return range
  return /^[*t]/.test(range) ? 'text/plain' : (examples.get(range) ?? 'application/octet-stream')
}

const examples = new Map([
  ['audio/*', 'audio/mpeg'],
  ['image/*', 'image/png'],
  ['video/*', 'video/mp4'],
])

function toFields(value: Json): [string, string][] {
  return Object.entries(asObject(value)).flatMap(([name, item]) =>
    [item].flat().map((each): [string, string] => [name, toText(each)]),
  )
}

/** Without a style in the document's encoding an array is repeated fields, and an object is JSON. */
function writeForm(operation: Operation, value: Json): string {
  const encoding = asObject(asObject(nodeAt(contentPointer(operation))).encoding)
  const fields = Object.entries(asObject(value)).flatMap(([name, item]) => {
    const { style, explode } = asObject(ownValue(encoding, name))
    const isJson = style === undefined && explode === undefined && isObject(item)
    const ownStyle = asString(style) ?? 'form'
    return writeFields({ name, style: ownStyle, explode: (explode ?? ownStyle === 'form') === true, isJson }, item)
  })
  return fields.join('&')
}

const boundary = 'gatewright-form-field'

function writeMultipart(operation: Operation, value: Json): Sent {
  const { fields = [] } = findContent(operation) ?? {}
  const types = new Map(fields.map(({ name, type, mediaTypes: [first] = [] }) => [name, { type, first }]))
  const parts = toFields(value).map(([name, text]) => {
    const { type, first = 'application/octet-stream' } = types.get(name) ?? { type: 'string' }
    const isFile = type === 'file' || (isObject(type) && 'array' in type && type.array === 'file')
    const file = isFile ? `; filename="${name}"\r\ncontent-type: ${toConcrete(first)}` : ''
    return `--${boundary}\r\ncontent-disposition: form-data; name="${escapeName(name)}"${file}\r\n\r\n${text}\r\n`
  })
  return { rawBody: `${parts.join('')}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` }
}

function escapeName(name: string): string {
  return name.replaceAll('"', '%22')
}
