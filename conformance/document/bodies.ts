import type { BodyContent, Operation } from '../../generators/model/contract.ts'
import { essence, isJson } from '../../runtime/http/media-types.ts'
import { asObject, asString, isObject, type Json, ownValue } from '../../runtime/json.ts'
import { sampleValue } from '../cases/sample.ts'
import type { NamedExample, SuiteContract } from '../contract.ts'
import { rememberLast } from '../remember.ts'
import { bodyPointer, contentPointer, findContent } from '../request-body.ts'
import type { CaseRequest } from '../verdict.ts'
import { writeFields, writeValue } from './parameters.ts'

/** Bodies to send: the valid examples of the document or, if there are none, a sample of the schema. */
export const listDocumentBodies = rememberLast(makeBodies)

function makeBodies(contract: SuiteContract, operation: Operation): readonly NamedExample[] {
  const root = bodyPointer(contract, operation)
  const fits = (value: Json) => contract.errorsAt(root, value).length === 0
  const examples = contract.requestExamples(operation).filter(({ value }) => fits(value))
  if (examples.length > 0) return examples
  const schema = contract.nodeAt(root)
  // A tag that selects a form may be optional.
  const value = schema === undefined ? 'text' : sampleValue(contract, schema, { fits, sizes: ['large', 'small'] })
  if (value === undefined) return []
  const shallow = findContent(operation)?.format === 'form' ? omitAmbiguous(value) : value
  return [{ name: 'sampled', value: fits(shallow) ? shallow : value }]
}

/** Without the fields of a form that need many brackets, which OpenAPI leaves undefined, and without arrays of one item. */
function omitAmbiguous(form: Json): Json {
  const isClear = (item: Json) => measureDepth(item) <= 2 && !(Array.isArray(item) && item.length === 1)
  return Object.fromEntries(Object.entries(asObject(form)).filter(([, item]) => isClear(item)))
}

function measureDepth(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Object.values(value).reduce<number>((depth, item) => Math.max(depth, measureDepth(item)), 0)
}

/** Names of the examples that violate their schema. */
export function listInvalidExamples(contract: SuiteContract, operation: Operation): readonly string[] {
  const root = bodyPointer(contract, operation)
  const invalid = contract.requestExamples(operation).filter(({ value }) => contract.errorsAt(root, value).length > 0)
  return invalid.map(({ name }) => name)
}

type WrittenBody = Pick<CaseRequest, 'body' | 'rawBody'> & { readonly type: string }

/** Writes a body in the media type of its content. */
export function writeBody(contract: SuiteContract, operation: Operation, value: Json): WrittenBody {
  const content = findContent(operation)
  const { mediaType = 'application/json', format } = content ?? {}
  const type = essence(mediaType)
  if (isJson(type)) return { body: value, type }
  if (type === 'multipart/form-data') return writeMultipart(content, value)
  if (format === 'form') return { rawBody: writeForm(contract, operation, value), type }
  if (format === 'any') return { body: value, type: 'application/json' }
  const rawBody = typeof value === 'string' ? value : JSON.stringify(value)
  return { rawBody, type: toMediaType(type) }
}

/** Chooses a media type of a range. */
function toMediaType(range: string): string {
  if (!range.endsWith('/*')) return range
  return /^[*t]/.test(range) ? 'text/plain' : (typesOfRanges.get(range) ?? 'application/octet-stream')
}

const typesOfRanges = new Map([
  ['audio/*', 'audio/mpeg'],
  ['image/*', 'image/png'],
  ['video/*', 'video/mp4'],
])

/** Writes a form. Without a style in the document's encoding an array is repeated fields, and an object is JSON. */
function writeForm(contract: SuiteContract, operation: Operation, value: Json): string {
  const encoding = asObject(asObject(contract.nodeAt(contentPointer(contract, operation))).encoding)
  const fields = listFields(value).flatMap(([name, item]) => {
    const { style: written, explode } = asObject(ownValue(encoding, name))
    const style = asString(written) ?? 'form'
    const isJson = written === undefined && explode === undefined && isObject(item)
    return writeFields({ name, style, explode: (explode ?? style === 'form') === true, isJson }, item)
  })
  return fields.join('&')
}

/** The fields of a form, which can have no null. */
function listFields(value: Json): readonly [name: string, item: Json][] {
  return Object.entries(asObject(value)).filter(([, item]) => item !== null)
}

const boundary = 'gatewright-form-field'

function writeMultipart(content: BodyContent | undefined, value: Json): WrittenBody {
  const types = new Map(content?.fields?.map(({ name, type, mediaTypes: [first] = [] }) => [name, { type, first }]))
  const fields = listFields(value).flatMap(([name, items]) =>
    [items].flat().map((item) => [name, writeValue(item)] as const),
  )
  const parts = fields.map(([name, text]) => {
    const { type, first = 'application/octet-stream' } = types.get(name) ?? { type: 'string' }
    const isFile = type === 'file' || (isObject(type) && 'array' in type && type.array === 'file')
    const file = isFile ? `; filename="${name}"\r\ncontent-type: ${toMediaType(first)}` : ''
    return `--${boundary}\r\ncontent-disposition: form-data; name="${escapeName(name)}"${file}\r\n\r\n${text}\r\n`
  })
  return { rawBody: `${parts.join('')}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` }
}

function escapeName(name: string): string {
  return name.replaceAll('"', '%22')
}
