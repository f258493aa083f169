import type { RequestOptions } from 'node:http'
import type { Credential } from 'gatewright/generate'
import { makePlaceholder, toMediaType } from '../../generators/emit/placeholders.ts'
import { getSampler } from '../../generators/emit/sampler.ts'
import type { Built } from '../../generators/model/build-contract.ts'
import type { DocumentReader } from '../../generators/model/documents.ts'
import { type FoundOperation, findOperations } from '../../generators/model/find-operations.ts'
import { isJson } from '../../generators/model/media-types.ts'
import { asArray, asObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { makePlainAjv, withoutMarked, withoutNullable } from './judge-replies.ts'
import { writeParameter } from './write-parameter.ts'

/** A schema that no value was found for. */
export class NoValue extends Error {}

export interface ValidRequest {
  readonly target: string
  readonly options: RequestOptions
  readonly body?: Buffer
}

/** Makes a request of each operation with all its parameters, as the document writes them, and its first body. */
export function requestMaker(built: Built): (operationId: string, keys: readonly Credential[]) => ValidRequest {
  const reader = built.openapi
  const findValue = valueFinder(built)
  const operations = new Map(findOperations(reader).map((each) => [each.operationId, each]))
  return (operationId, keys) => {
    const operation = operations.get(operationId)
    if (operation === undefined) throw new Error(`The document has no ${operationId}.`)
    const texts = listParameters(reader, operation).map(
      (each) => [each, writeParameter(each, findValue(each))] as const,
    )
    const written = (where: string) => texts.filter(([parameter]) => parameter.in === where)
    const path = written('path').reduce((at, [{ name }, text]) => at.replace(`{${name}}`, () => text), operation.path)
    const query = [...written('query').map(([, text]) => text), ...keys.flatMap(inQuery)].filter((text) => text !== '')
    const cookies = [...written('cookie').map(([, text]) => text), ...keys.flatMap(inCookie)]
    const headers = Object.fromEntries([
      ...written('header').map(([{ name }, text]) => [String(name), text]),
      ...keys.flatMap(inHeader),
      ...(cookies.length === 0 ? [] : [['cookie', cookies.join('; ')]]),
    ])
    const target = [path, ...(query.length === 0 ? [] : [query.join('&')])].join('?')
    const { type, body } = writeBody(reader.follow(operation.node.requestBody), findValue)
    const all = type === undefined ? headers : { ...headers, 'content-type': type }
    return { target, options: { method: operation.method, headers: all }, ...(body ? { body } : {}) }
  }
}

const inQuery = ({ in: where, name }: Credential) => (where === 'query' ? [`${encodeURIComponent(name)}=secret`] : [])
const inCookie = ({ in: where, name }: Credential) => (where === 'cookie' ? [`${name}=secret`] : [])
const secrets: Readonly<Record<string, string>> = {
  bearer: 'Bearer secret',
  basic: 'Basic c2VjcmV0Og==',
  header: 'secret',
}
const inHeader = ({ in: where, name }: Credential) => (Object.hasOwn(secrets, where) ? [[name, secrets[where]]] : [])

/** Headers that OpenAPI ignores are not sent. */
const ignored = new Set(['accept', 'content-type', 'authorization'])

function listParameters(reader: DocumentReader, { pathItem, node }: FoundOperation): JsonObject[] {
  const all = [...asArray(pathItem.parameters), ...asArray(node.parameters)].map((each) => reader.follow(each))
  const last = new Map(all.map((each) => [`${each.in} ${each.name}`, each]))
  return [...last.values()].filter((each) => each.in !== 'header' || !ignored.has(String(each.name).toLowerCase()))
}

/** The first example that fits the schema by plain ajv, else a sample. */
function valueFinder(built: Built): (node: JsonObject) => Json {
  const ajv = makePlainAjv(withoutMarked(built.openapi.root, 'readOnly'))
  return (node) => {
    const [media] = Object.values(asObject(node.content))
    const schema = asObject(asObject(media).schema ?? node.schema)
    const named = Object.values(asObject(node.examples)).map((each) => asObject(each).value)
    const fits = ajv.compile(asObject(refer(withoutNullable(withoutMarked(schema, 'readOnly')))))
    const written = [node.example, schema.example, schema.default, ...named].filter((each) => each !== undefined)
    const sample = getSampler(built).sampleSchema(schema, 'client').value
    const plain = node.in === undefined ? sample : withoutPunctuation(sample)
    const value = [...written, plain].find((each) => fits(each)) ?? sample
    if (!fits(value)) throw new NoValue(`${JSON.stringify(schema)}: ${ajv.errorsText(fits.errors)}`)
    return value
  }
}

/** Some styles cannot carry their delimiters in a value, and a path has no segment of dots. */
function withoutPunctuation(value: Json): Json {
  return JSON.parse(JSON.stringify(value, (_, item) => (typeof item === 'string' ? item.replace(/[ .]/g, 'x') : item)))
}

function refer(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'))
}

/** The first body. */
function writeBody({ content }: JsonObject, findValue: (node: JsonObject) => Json): { type?: string; body?: Buffer } {
  const [type, media] = Object.entries(asObject(content))[0] ?? []
  if (type === undefined) return {}
  if (isJson(type)) return { type, body: Buffer.from(JSON.stringify(findValue(asObject(media)))) }
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
    return writeForm(type, asObject(media), asObject(findValue(asObject(media))))
  const placeholder = makePlaceholder(type) ?? 'text'
  return { type: toMediaType(type), body: Buffer.from(placeholder) }
}

/** Fields of several values as several fields, others that are no text as JSON. */
function writeForm(type: string, { encoding }: JsonObject, fields: JsonObject): { type: string; body: Buffer } {
  const text = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, text(each)] as const),
  )
  if (type !== 'multipart/form-data') {
    const written = Object.entries(fields).map(([name, value]) =>
      writeParameter({ style: 'form', ...asObject(asObject(encoding)[name]), name, in: 'query' }, value),
    )
    return { type, body: Buffer.from(written.join('&')) }
  }
  const boundary = 'a-boundary'
  const parts = entries.map(([name, value]) => {
    const contentType = asObject(asObject(encoding)[name]).contentType
    const head =
      typeof contentType === 'string' ? `; filename="file"\r\ncontent-type: ${contentType.split(',')[0]}` : ''
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n${value}\r\n`
  })
  return { type: `${type}; boundary=${boundary}`, body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`) }
}
