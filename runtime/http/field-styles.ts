import type { Parameter } from '../contract.ts'
import { decodePercent, tryParseJson } from '../json.ts'
import { compileTextType, decodeText, type TextDecoder } from './text-types.ts'

/** Named strings as in a query, a cookie or a form: values in order by decoded name, still encoded. */
export type RawFields = ReadonlyMap<string, readonly string[]>

/** Reads one field; undefined if absent. `decode` decodes one text. */
export type ReadField = (fields: RawFields, decode: Decode) => unknown

export type Decode = (raw: string) => string

/** A parameter in a query or cookie, or a field of a form. */
export type FieldRule = Pick<Parameter, 'name' | 'type' | 'style' | 'explode' | 'except'>

/** The fields of a query or URL-encoded form. */
export function parsePairs(text: string): RawFields {
  const fields = new Map<string, string[]>()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decodeQuery(at === -1 ? pair : pair.slice(0, at))
    const value = at === -1 ? '' : pair.slice(at + 1)
    const values = fields.get(name)
    if (values === undefined) fields.set(name, [value])
    else values.push(value)
  }
  return fields
}

export function decodeQuery(raw: string): string {
  return decodePercent(raw.replaceAll('+', ' '))
}

/** Compiles the reader of a field that is written in a style of OpenAPI; `key` is its name or an alias. */
export function fieldReader(rule: FieldRule, key: string): ReadField {
  const decoder = compileTextType(rule.type)
  const { style = 'form', explode = false } = rule
  if (style === 'json') return (fields, decode) => parseJsonText(fields.get(key)?.[0], decode)
  if (style === 'deepObject') return deepReader(decoder, key)
  const delimiter = delimiters[style] ?? ','
  const readText = explode ? explodedReader(decoder) : delimitedReader(decoder, delimiter)
  const readOwn: ReadField = (fields, decode) => {
    const raw = fields.get(key)
    return raw === undefined ? undefined : readText(raw, decode)
  }
  if (!explode || decoder.property === undefined) return readOwn
  const readProperties = propertiesReader(decoder, new Set([key, ...(rule.except ?? [])]))
  return (fields, decode) => readOwn(fields, decode) ?? readProperties(fields, decode)
}

const delimiters: Readonly<Record<string, string | RegExp>> = { spaceDelimited: /%20|\+| /, pipeDelimited: /%7c|\|/i }

/** Text that is not JSON stays text, so that validation reports the expected type. */
export function parseJsonText(raw: string | undefined, decode: Decode): unknown {
  if (raw === undefined) return undefined
  const text = decode(raw)
  return tryParseJson(text, text)
}

type ReadStrings = (raw: readonly string[], decode: Decode) => unknown

/** `color=blue&color=black` */
export function explodedReader(decoder: TextDecoder): ReadStrings {
  const { items } = decoder
  return (raw, decode) => {
    const strings = raw.map(decode)
    const [first = ''] = strings
    if (strings.length === 1 && (items === undefined || decoder.hasScalar || first.startsWith('['))) {
      const value = decodeText(decoder, first)
      if (items === undefined || decoder.hasScalar || typeof value !== 'string') return value
    }
    return items === undefined ? strings : strings.map((text) => decodeText(items, text))
  }
}

/**
 * `color=blue,black`, or of an object `color=R,100,G,200`. An encoded delimiter is part of a string; many clients encode it
 * between others, too.
 */
export function delimitedReader(decoder: TextDecoder, delimiter: string | RegExp): ReadStrings {
  const { items, property } = decoder
  return (raw, decode) => {
    const split = (texts: readonly string[]) => texts.flatMap((text) => (text === '' ? [] : text.split(delimiter)))
    const separate = split(raw).map(decode)
    const parts = items?.isOpen === true || separate.length > 1 ? separate : split(separate)
    if (property !== undefined && parts.length % 2 === 0 && parts.length > 0) return toObject(decoder, parts)
    const isScalar = items === undefined || (decoder.hasScalar && parts.length <= 1)
    return isScalar ? decodeText(decoder, raw.map(decode).join(',')) : parts.map((part) => decodeText(items, part))
  }
}

/** Names and values by turns as an object. */
export function toObject(decoder: TextDecoder, parts: readonly string[]): Record<string, unknown> {
  const entries = parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ''] as const] : []))
  return Object.fromEntries(entries.map(([name, text]) => [name, decodeProperty(decoder, name, text)]))
}

export function decodeProperty({ property }: TextDecoder, name: string, text: string): unknown {
  const decoder = property?.(name)
  return decoder === undefined ? text : decodeText(decoder, text)
}

/** `R=100&G=200`: the properties are separate fields. */
function propertiesReader(decoder: TextDecoder, except: ReadonlySet<string>): ReadField {
  const readers = new Map(decoder.names.map((name) => [name, explodedReader(decoder.property?.(name) ?? decoder)]))
  const readOther = explodedReader(decoder.property?.('') ?? decoder)
  return (fields, decode) => {
    const entries: [string, unknown][] = []
    for (const [name, raw] of fields) {
      const read = readers.get(name) ?? (decoder.hasOthers && !except.has(name) ? readOther : undefined)
      if (read !== undefined) entries.push([name, read(raw, decode)])
    }
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
}

/** Deeper brackets stay part of a name. */
const MAX_BRACKETS = 8

interface Branch {
  readonly strings: string[]
  readonly children: Map<string, Branch>
}

/** `color[R]=100&color[G]=200`, with further brackets for inner properties and elements. */
function deepReader(decoder: TextDecoder, key: string): ReadField {
  const start = `${key}[`
  const readPlain = explodedReader(decoder)
  return (fields, decode) => {
    const root: Branch = { strings: [], children: new Map() }
    for (const [name, raw] of fields) {
      if (!name.startsWith(start)) continue
      const { strings } = findBranch(root, name.slice(key.length))
      for (const text of raw) strings.push(decode(text))
    }
    if (root.children.size > 0) return readBranch(decoder, root)
    const plain = fields.get(key)
    return plain === undefined ? undefined : readPlain(plain, decode)
  }
}

function findBranch(root: Branch, brackets: string): Branch {
  let branch = root
  for (const name of readBrackets(brackets)) {
    const child = branch.children.get(name) ?? { strings: [], children: new Map() }
    branch.children.set(name, child)
    branch = child
  }
  return branch
}

/** The names in `[R][0]`. */
function readBrackets(text: string): string[] {
  const names: string[] = []
  let end = 0
  while (names.length < MAX_BRACKETS) {
    const start = text.indexOf('[', end)
    end = text.indexOf(']', start)
    if (start === -1 || end === -1) break
    names.push(text.slice(start + 1, end++))
  }
  return names
}

function readBranch(decoder: TextDecoder | undefined, { strings, children }: Branch): unknown {
  if (children.size === 0) {
    return decoder === undefined
      ? strings.length === 1
        ? strings[0]
        : strings
      : explodedReader(decoder)(strings, (text) => text)
  }
  const names = [...children.keys()]
  const { items, property } = decoder ?? {}
  if (items !== undefined && names.every((name) => /^\d*$/.test(name))) {
    return [...children.values()].flatMap((child) => readElements(items, child))
  }
  return Object.fromEntries(Array.from(children, ([name, child]) => [name, readBranch(property?.(name), child)]))
}

/** `a[]=1&a[]=2` has several elements under one name. */
function readElements(items: TextDecoder, child: Branch): unknown[] {
  return child.children.size > 0 ? [readBranch(items, child)] : child.strings.map((text) => decodeText(items, text))
}

/** The values of all cookies of a `Cookie` header, in order, as sent. */
export function readCookies(header: string | undefined): ReadonlyMap<string, readonly string[]> {
  const cookies = new Map<string, string[]>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at === -1) continue
    const name = pair.slice(0, at).trim()
    const value = pair
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1')
    const values = cookies.get(name)
    if (values === undefined) cookies.set(name, [value])
    else values.push(value)
  }
  return cookies
}
