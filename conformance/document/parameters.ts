import type { Operation } from '../../generators/model/contract.ts'
import {
  asArray,
  asObject,
  asString,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'
import { sample } from '../cases/sample.ts'
import { follow, nodeAt, operationPointer, validatorAt } from '../contract.ts'

/** A parameter as the document declares it. */
export interface Declared {
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly name: string
  readonly required: boolean
  readonly style: string
  readonly explode: boolean
  /** Pointer of its schema in the bundle. */
  readonly schema: string
  /** Whether the value is sent as JSON. */
  readonly isJson: boolean
  /** A valid value; undefined if none was found. */
  readonly value: Json | undefined
}

const defaultStyles = { path: 'simple', header: 'simple', query: 'form', cookie: 'form' } as const

/** The parameters of an operation; its own replace those of its path. */
export function getParameters(operation: Operation): readonly Declared[] {
  const places = [`/paths/${escapePointer(operation.path)}`, operationPointer(operation)].flatMap((place) =>
    asArray(nodeAt(`${place}/parameters`)).map((_, index) => follow(`${place}/parameters/${index}`)),
  )
  const declared = places.flatMap((place) => readParameter(place) ?? [])
  const own = new Map(declared.map((each) => [`${each.in} ${each.name.toLowerCase()}`, each]))
  return operation.parameters.flatMap(({ in: place, name }) => own.get(`${place} ${name.toLowerCase()}`) ?? [])
}

function readParameter(pointer: string): Declared | undefined {
  const node = asObject(nodeAt(pointer))
  const { in: place, name, style, explode, content } = node
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return undefined
  const [type] = Object.keys(asObject(content))
  const schema = `${pointer}${type === undefined ? '' : `/content/${escapePointer(type)}`}/schema`
  const ownStyle = asString(style) ?? defaultStyles[place]
  return {
    in: place,
    name: String(name),
    required: node.required === true || place === 'path',
    style: ownStyle,
    explode: typeof explode === 'boolean' ? explode : ownStyle === 'form',
    schema,
    isJson: type !== undefined,
    value: findValue(node, schema),
  }
}

function findValue(node: JsonObject, schema: string): Json | undefined {
  const shown = [node.example, ...Object.values(asObject(node.examples)).map((each) => asObject(each).value)]
  const fits = (value: Json) => !isEmpty(value) && isValid(schema, value)
  const candidates = [...shown, asObject(nodeAt(follow(schema))).default, 'value', 1, { key: 'value' }]
  return candidates.find((value) => value !== undefined && fits(value)) ?? sample(nodeAt(schema), fits)
}

/** Nothing is written of it, which few styles can tell from a parameter that is absent. */
function isEmpty(value: Json): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}

function isValid(schema: string, value: Json): boolean {
  return nodeAt(schema) === undefined || validatorAt(schema)(value)
}

/** The parts of a request that carry parameters. */
export interface Written {
  readonly path: string
  /** Without the question mark; encoded. */
  readonly rawQuery: string
  readonly headers: Readonly<Record<string, string>>
}

export type Given = readonly (readonly [Declared, Json])[]

/** Writes parameter values in their styles. */
export function writeParameters(path: string, given: Given): Written {
  const inPlace = (place: Declared['in']) => given.filter(([own]) => own.in === place)
  const cookies = inPlace('cookie').flatMap(([own, value]) => writeFields(own, value))
  return {
    path: inPlace('path').reduce(
      (text, [own, value]) => text.replaceAll(`{${own.name}}`, () => writePath(own, value)),
      path,
    ),
    rawQuery: inPlace('query')
      .flatMap(([own, value]) => writeFields(own, value))
      .join('&'),
    headers: Object.fromEntries([
      ...inPlace('header').map(([own, value]) => [own.name.toLowerCase(), writeSimple(own, value, String)]),
      ...(cookies.length === 0 ? [] : [['cookie', cookies.join('; ')]]),
    ]),
  }
}

type Encode = (text: string) => string
type Styled = Pick<Declared, 'name' | 'style' | 'explode' | 'isJson'>

/** A value as part of a form, a path or a query. */
export function toText(value: Json | undefined): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function writeSimple({ explode, isJson }: Styled, value: Json, encode: Encode, separator = ','): string {
  if (isJson) return encode(JSON.stringify(value))
  if (Array.isArray(value)) return value.map((item) => encode(toText(item))).join(separator)
  if (!isObject(value)) return encode(toText(value))
  const pairs = Object.entries(value).map(([name, item]) => [encode(name), encode(toText(item))] as const)
  return explode ? pairs.map((pair) => pair.join('=')).join(separator) : pairs.flat().join(separator)
}

function writePath(own: Declared, value: Json): string {
  const { style, explode, name, isJson } = own
  const separator = style === 'label' && explode ? '.' : style === 'matrix' && explode ? ';' : ','
  if (style === 'label') return `.${writeSimple(own, value, encodeURIComponent, separator)}`
  if (style !== 'matrix' || isJson) return writeSimple(own, value, encodeURIComponent)
  if (explode && Array.isArray(value))
    return value.map((item) => `;${name}=${encodeURIComponent(toText(item))}`).join('')
  const text = writeSimple(own, value, encodeURIComponent, separator)
  return explode && isObject(value) ? `;${text}` : `;${name}=${text}`
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/** `name=value` pairs of a query, of cookies or of a form. */
export function writeFields(own: Styled, value: Json): string[] {
  const { name, style, explode, isJson } = own
  const key = encodeURIComponent(name)
  const pair = (inner: string, item: Json | undefined) => `${inner}=${encodeURIComponent(toText(item))}`
  if (isJson) return [pair(key, JSON.stringify(value))]
  if (style === 'deepObject' && isObject(value))
    return Object.entries(value).map(([inner, item]) => pair(`${key}%5B${encodeURIComponent(inner)}%5D`, item))
  if (explode && Array.isArray(value)) return value.map((item) => pair(key, item))
  if (explode && isObject(value))
    return Object.entries(value).map(([inner, item]) => pair(encodeURIComponent(inner), item))
  return [`${key}=${writeSimple({ ...own, explode: false }, value, encodeURIComponent, ownValue(separators, style))}`]
}
