import type { Parameter } from '../contract.ts'
import { decodePercent, inheritedNames, ownValue } from '../json.ts'
import {
  decodeProperty,
  decodeQuery,
  delimitedReader,
  fieldReader,
  parseJsonText,
  parsePairs,
  type RawFields,
  readCookies,
  toObject,
} from './field-styles.ts'
import { decodePath, type PathTemplate } from './path-template.ts'
import { compileTextType, decodeText, type TextDecoder } from './text-types.ts'

export type Values = Readonly<Record<string, unknown>>

/**
 * Reads the declared parameters of one part of a request, by their names in the contract. `raw` is the query or path as
 * sent, since an encoded delimiter is not a delimiter; without it, every delimiter counts.
 */
export type ReadParameters = (source: Values, raw?: string) => Values

interface Field {
  readonly name: string
  readonly read: (source: Values, getRaw: () => RawFields) => unknown
}

const noValues: Values = Object.freeze({})

/** Reads query parameters, headers or cookies; `strict` excludes aliases. */
export function parameterReader(
  parameters: readonly Parameter[],
  location: 'query' | 'header' | 'cookie',
  strict = false,
): ReadParameters {
  const declared = parameters.filter((parameter) => parameter.in === location)
  const fields = declared.map((parameter): Field => {
    const keys = strict ? [parameter.name] : [parameter.name, ...parameter.aliases]
    if (location === 'cookie') return { name: parameter.name, read: readerOfFields(parameter, keys, decodePercent) }
    if (parameter.style === undefined) return { name: parameter.name, read: readerOfPlain(parameter, keys) }
    if (location === 'query') return { name: parameter.name, read: readerOfFields(parameter, keys, decodeQuery) }
    return { name: parameter.name, read: readerOfHeader(parameter, keys) }
  })
  const read = compileReader(fields)
  if (location === 'header') return (source) => read(source, noFields)
  if (location === 'cookie') return ({ cookie }) => read(noValues, () => readCookies(String(cookie ?? '')))
  return (source, raw) => read(source, () => (raw === undefined ? encodeFields(source) : parsePairs(getQuery(raw))))
}

/** Adds the defaults of the parameters that a request leaves out. A text is read as it would be in the request. */
export function defaultsAdder(parameters: readonly Parameter[], location: Parameter['in']): (values: Values) => Values {
  const defaults = parameters.flatMap(({ in: where, name, type, default: value }): [string, unknown][] => {
    if (where !== location || value === undefined) return []
    return [[name, typeof value === 'string' ? compileTextType(type).scalar(value) : value]]
  })
  if (defaults.length === 0) return (values) => values
  return (values) => {
    const missing = defaults.filter(([name]) => !Object.hasOwn(values, name))
    if (missing.length === 0) return values
    const all = { ...structuredClone(Object.fromEntries(missing)), ...values }
    return Object.setPrototypeOf(all, Object.getPrototypeOf(values))
  }
}

/** Reads the path parameters of a template; the router calls them `p0`, `p1` and so on. */
export function pathReader({ names, pattern }: PathTemplate, parameters: readonly Parameter[]): ReadParameters {
  const declared = new Map(
    parameters.filter((parameter) => parameter.in === 'path').map((parameter) => [parameter.name, parameter]),
  )
  const fields = names.map((name, at): Field => {
    const parameter = declared.get(name)
    const key = `p${at}`
    if (parameter?.style === undefined) return { name, read: readerOfPlain({ type: 'string', ...parameter }, [key]) }
    const readText = textReader(parameter)
    return { name, read: (_, getRaw) => readText(getRaw().get(key)?.[0] ?? '', decodePercent) }
  })
  const read = compileReader(fields)
  return (source, raw) => read(source, () => (raw === undefined ? encodeFields(source) : captureFields(pattern, raw)))
}

function compileReader(fields: readonly Field[]): (source: Values, makeRaw: () => RawFields) => Values {
  if (fields.length === 0) return () => noValues
  const isRisky = fields.some(({ name }) => inheritedNames.has(name))
  return (source, makeRaw) => {
    let raw: RawFields | undefined
    const getRaw = () => (raw ??= makeRaw())
    const values: [string, unknown][] = []
    for (const { name, read } of fields) {
      const value = read(source, getRaw)
      if (value !== undefined) values.push([name, value])
    }
    const result = Object.fromEntries(values)
    return isRisky ? Object.setPrototypeOf(result, null) : result
  }
}

function readerOfPlain({ type }: Pick<Parameter, 'type'>, keys: readonly string[]): Field['read'] {
  const { scalar } = compileTextType(type)
  return (source) => {
    for (const key of keys) {
      const value = ownValue(source, key)
      if (value !== undefined) return typeof value === 'string' ? scalar(value) : value
    }
    return undefined
  }
}

function readerOfHeader(parameter: Parameter, keys: readonly string[]): Field['read'] {
  const readText = textReader(parameter)
  return (source) => {
    for (const key of keys) {
      const value = ownValue(source, key)
      if (value !== undefined) return readText(String(value), (text) => text.trim())
    }
    return undefined
  }
}

function readerOfFields(parameter: Parameter, keys: readonly string[], decode: (raw: string) => string): Field['read'] {
  const readers = keys.map((key) => fieldReader(parameter, key))
  return (_, getRaw) => {
    for (const read of readers) {
      const value = read(getRaw(), decode)
      if (value !== undefined) return value
    }
    return undefined
  }
}

const noFields = (): RawFields => new Map()

/** Decoded values as if they had been sent with plain delimiters. */
function encodeFields(source: Values): RawFields {
  const encode = (value: unknown) => String(value).replaceAll('%', '%25').replaceAll('+', '%2B')
  return new Map(Object.entries(source).map(([name, value]) => [name, [value].flat().map(encode)]))
}

function captureFields(pattern: RegExp, path: string): RawFields {
  const [, ...groups] = pattern.exec(decodePath(path)) ?? []
  return new Map(groups.map((group, at) => [`p${at}`, [group]]))
}

/** What stands behind the first question mark; empty without one. */
export function getQuery(requestTarget: string): string {
  const at = requestTarget.indexOf('?')
  return at === -1 ? '' : requestTarget.slice(at + 1)
}

/** Reads a whole text, such as a header or a part of a path; undefined if it lacks the prefix of its style. */
export type ReadText = (raw: string, decode: (raw: string) => string) => unknown

/** Compiles the reader of a parameter of style `simple`, `label`, `matrix` or `json`. */
function textReader({ name, type, style = 'simple', explode }: Parameter): ReadText {
  const decoder = compileTextType(type)
  if (style === 'json') return parseJsonText
  if (style === 'label') return labelReader(decoder, explode)
  if (style === 'matrix') return matrixReader(decoder, name, explode)
  return explode ? (raw, decode) => readExploded(decoder, raw.split(','), decode) : readDelimited(decoder)
}

function readDelimited(decoder: TextDecoder): ReadText {
  const read = delimitedReader(decoder, ',')
  return (raw, decode) => read([raw], decode)
}

/** `.blue`, `.blue,black` or `.R,100,G,200`; exploded `.blue.black` or `.R=100.G=200` */
function labelReader(decoder: TextDecoder, explode = false): ReadText {
  const read = readDelimited(decoder)
  return (raw, decode) => {
    if (!raw.startsWith('.')) return undefined
    const text = raw.slice(1)
    const isPlain = decoder.items === undefined && decoder.property === undefined
    return explode && !isPlain ? readExploded(decoder, text.split('.'), decode) : read(text, decode)
  }
}

/** `;color=blue`, `;color=blue,black` or `;color=R,100,G,200`; exploded `;color=blue;color=black` or `;R=100;G=200` */
function matrixReader(decoder: TextDecoder, name: string, explode = false): ReadText {
  const read = readDelimited(decoder)
  return (raw, decode) => {
    if (!raw.startsWith(';')) return undefined
    const parts = raw.slice(1).split(';')
    const [first = ''] = parts
    const named = parts.flatMap((part) => readOwn(part, name) ?? [])
    if (explode && decoder.items !== undefined && named.length === parts.length)
      return readExploded(decoder, named, decode)
    if (explode && decoder.property !== undefined) return readExploded(decoder, parts, decode)
    const text = parts.length === 1 ? readOwn(first, name) : undefined
    return text === undefined ? undefined : read(text, decode)
  }
}

/** The text of `name=text`, which is empty for `name`. */
function readOwn(part: string, name: string): string | undefined {
  if (part === name) return ''
  return part.startsWith(`${name}=`) ? part.slice(name.length + 1) : undefined
}

/** Elements of an array, or `name=value` of an object. */
function readExploded(decoder: TextDecoder, parts: readonly string[], decode: (raw: string) => string): unknown {
  const pairs = parts.map((part) => part.split('=').map(decode))
  const isObject = decoder.property !== undefined && pairs.every(({ length }) => length === 2)
  if (isObject) return toObject(decoder, pairs.flat())
  const { items } = decoder
  if (items === undefined) return decodeProperty(decoder, '', parts.map(decode).join(','))
  if (parts.length === 1 && decoder.hasScalar) return decodeText(decoder, decode(parts[0] ?? ''))
  return parts.map((part) => decodeText(items, decode(part)))
}
