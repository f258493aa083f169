import type { BodyContent, BodyDefaults, RequestBody } from '../contract.ts'
import { isObject, type Json, type JsonObject, ownValue, setKey } from '../json.ts'
import { findContent } from '../validation/find-content.ts'
import { decodeQuery, parsePairs, type RawFields } from './field-styles.ts'
import { fieldsReader, MAX_FORM_FIELDS, type ReadFields, tooManyFields } from './form-fields.ts'
import { parseJson } from './json-body.ts'
import { essence, isForm, isJson } from './media-types.ts'
import { compileTextType, decodeText } from './text-types.ts'

/** Decodes the bytes of a body by its Content-Type; undefined for an empty body, a `Problem` for an invalid one. */
export type ReadBody = (contentType: string | undefined, bytes: Buffer) => unknown

export function bodyReader(body: RequestBody): ReadBody {
  const readers = new Map(body.content.map((content) => [content, contentReader(content)]))
  return (contentType, bytes) => {
    if (bytes.length === 0) return undefined
    const content = findContent(body, contentType)
    return content === undefined ? bytes : readers.get(content)?.(contentType ?? '', bytes)
  }
}

type ReadContent = (contentType: string, bytes: Buffer) => unknown

function contentReader(content: BodyContent): ReadContent {
  const { format } = content
  if (format === 'json') return (_, bytes) => parseJson(bytes)
  if (format === 'bytes') return (_, bytes) => bytes
  if (format === 'form') return formReader(content)
  if (format === 'text') {
    const decoder = compileTextType(content.type ?? 'string')
    return (_, bytes) => decodeText(decoder, bytes.toString())
  }
  const readForm = formReader(content)
  return (contentType, bytes) => {
    const type = essence(contentType)
    if (isJson(type)) return parseJson(bytes)
    return isForm(type) ? readForm(contentType, bytes) : bytes
  }
}

function formReader(content: BodyContent): ReadContent {
  const read: ReadFields = fieldsReader(content)
  return (contentType, bytes) => {
    if (essence(contentType) !== 'multipart/form-data') return readUrlEncoded(bytes.toString(), read)
    // Most servers never read a multipart form.
    return import('./form.ts').then(({ parseForm }) => parseForm(contentType, bytes, read))
  }
}

function readUrlEncoded(text: string, read: ReadFields): unknown {
  if (hasMoreThan(MAX_FORM_FIELDS, text, '&')) return tooManyFields()
  const fields: RawFields = parsePairs(text)
  return read(fields, decodeQuery)
}

/** Whether `text` contains `part` more than `limit` times. */
function hasMoreThan(limit: number, text: string, part: string): boolean {
  let count = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
    if (++count > limit) return true
  return false
}

export type AddBodyDefaults = (body: unknown, contentType: string | undefined) => unknown

/** Adds the members with a default that a JSON body leaves out; the body that was sent stays as it is. */
export function bodyDefaultsAdder(rule: RequestBody | undefined): AddBodyDefaults {
  if (rule === undefined || rule.content.every(({ defaults }) => defaults === undefined)) return (body) => body
  return (body, contentType) => {
    const { defaults } = findContent(rule, contentType) ?? rule.content[0] ?? {}
    return defaults === undefined ? body : addDefaults(body, defaults)
  }
}

function copyValue(value: Json): Json {
  return typeof value === 'object' ? structuredClone(value) : value
}

/** The value, or a copy with what it lacks; copies only what changes. */
function addDefaults(value: unknown, { values = {}, nested = {}, items }: BodyDefaults): unknown {
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => addDefaults(item, items))
  if (!isObject(value)) return value
  const missing = Object.keys(values).filter((name) => !Object.hasOwn(value, name))
  const added: JsonObject = {}
  for (const name of missing) setKey(added, name, copyValue(ownValue(values, name) ?? null))
  const whole: Record<string, unknown> = missing.length === 0 ? value : { ...value, ...added }
  const changed = Object.entries(nested).flatMap(([name, defaults]): [string, unknown][] => {
    const before = ownValue(whole, name)
    const after = addDefaults(before, defaults)
    return after === before ? [] : [[name, after]]
  })
  if (changed.length === 0) return whole
  const copy = { ...whole }
  for (const [name, after] of changed) setKey(copy, name, after)
  return copy
}
