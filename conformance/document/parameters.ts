import type { Operation } from '../../generators/model/contract.ts'
import {
  asArray,
  asObject,
  asString,
  asStrings,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'
import { sampleValue } from '../cases/sample.ts'
import { operationPointer, type SuiteContract } from '../contract.ts'
import { rememberLast } from '../remember.ts'

/** A parameter as the document declares it. */
export interface DeclaredParameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly name: string
  readonly required: boolean
  readonly style: string
  readonly explode: boolean
  /** Pointer of its schema in the bundle. */
  readonly schema: string
  /** Whether the value is sent as JSON. */
  readonly isJson: boolean
  /** A valid value; undefined if there is none. */
  readonly value: Json | undefined
}

const defaultStyles = { path: 'simple', header: 'simple', query: 'form', cookie: 'form' } as const

/** The parameters of an operation, which replace those of its path with the same name. */
export const getParameters = rememberLast(readParameters)

function readParameters(contract: SuiteContract, operation: Operation): readonly DeclaredParameter[] {
  const declared = listPointers(contract, operation).flatMap((pointer) => readParameter(contract, pointer))
  const byKey = new Map(declared.map((parameter) => [getKey(parameter), parameter]))
  return operation.parameters.flatMap((parameter) => byKey.get(getKey(parameter)) ?? [])
}

/** Whether an operation needs a query that is described as a whole, but not as fields. */
export function requiresUnreadQuery(contract: SuiteContract, operation: Operation): boolean {
  return listPointers(contract, operation).some((pointer) => {
    const { in: part, required } = asObject(contract.nodeAt(pointer))
    return part === 'querystring' && required === true && readParameter(contract, pointer).length === 0
  })
}

/** Pointers of the parameters of the path, then of those of the operation. */
function listPointers({ nodeAt, followReferences }: SuiteContract, operation: Operation): readonly string[] {
  const holders = [`/paths/${escapePointer(operation.path)}`, operationPointer(operation)]
  return holders.flatMap((holder) =>
    asArray(nodeAt(`${holder}/parameters`)).map((_, index) => followReferences(`${holder}/parameters/${index}`)),
  )
}

function getKey({ in: part, name }: { readonly in: string; readonly name: string }): string {
  return `${part} ${name.toLowerCase()}`
}

function readParameter(contract: SuiteContract, pointer: string): readonly DeclaredParameter[] {
  const node = asObject(contract.nodeAt(pointer))
  const [[type, media] = []] = Object.entries(asObject(node.content))
  const schema = `${pointer}${type === undefined ? '' : `/content/${escapePointer(type)}`}/schema`
  if (node.in === 'querystring') return readQueryString(contract, asObject(media), schema)
  const isJson = type !== undefined
  return makeParameter(contract, node, { schema, isJson, required: node.required === true || node.in === 'path' })
}

/** The whole query as one form: a parameter for every property of its schema. */
function readQueryString(contract: SuiteContract, media: JsonObject, pointer: string): readonly DeclaredParameter[] {
  const schema = contract.followReferences(pointer)
  const { properties, required } = asObject(contract.nodeAt(schema))
  return Object.keys(asObject(properties)).flatMap((name) => {
    const node = { ...asObject(ownValue(asObject(media.encoding), name)), in: 'query', name }
    return makeParameter(contract, node, {
      schema: `${schema}/properties/${escapePointer(name)}`,
      isJson: false,
      required: asStrings(required).includes(name),
    })
  })
}

function makeParameter(
  contract: SuiteContract,
  node: JsonObject,
  rest: Pick<DeclaredParameter, 'schema' | 'isJson' | 'required'>,
): readonly DeclaredParameter[] {
  const { in: part, name, explode } = node
  if (part !== 'path' && part !== 'query' && part !== 'header' && part !== 'cookie') return []
  const style = asString(node.style) ?? defaultStyles[part]
  return [
    {
      in: part,
      name: String(name),
      style,
      explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
      value: part !== 'header' || isHeaderName(String(name)) ? findValue(contract, node, rest.schema) : undefined,
      ...rest,
    },
  ]
}

function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(name)
}

function findValue(contract: SuiteContract, node: JsonObject, schema: string): Json | undefined {
  const { nodeAt, followReferences } = contract
  const examples = [node.example, ...Object.values(asObject(node.examples)).map((example) => asObject(example).value)]
  const fits = (value: Json) => !isEmpty(value) && contract.validatorAt(schema)(value)
  const candidates = [...examples, asObject(nodeAt(followReferences(schema))).default, 'value', 1, { key: 'value' }]
  return (
    candidates.find((value) => value !== undefined && fits(value)) ?? sampleValue(contract, nodeAt(schema), { fits })
  )
}

/** Whether nothing is written of the value, which few styles can tell from a parameter that is absent. */
function isEmpty(value: Json): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}

/** The parts of a request that carry parameters. */
export interface WrittenParameters {
  readonly path: string
  /** The encoded query, without the question mark. */
  readonly rawQuery: string
  readonly headers: Readonly<Record<string, string>>
}

export type ParameterValues = readonly (readonly [DeclaredParameter, Json])[]

/** Writes parameter values in their styles. */
export function writeParameters(path: string, values: ParameterValues): WrittenParameters {
  const inPart = (part: DeclaredParameter['in']) => values.filter(([parameter]) => parameter.in === part)
  const headers = inPart('header').map(([parameter, value]) => {
    return [parameter.name.toLowerCase(), writeSimple(parameter, value, { encode: String })]
  })
  const cookies = inPart('cookie').flatMap(([parameter, value]) => writeFields(parameter, value))
  return {
    path: inPart('path').reduce(
      (text, [parameter, value]) => text.replaceAll(`{${parameter.name}}`, () => writePath(parameter, value)),
      path,
    ),
    rawQuery: inPart('query')
      .flatMap(([parameter, value]) => writeFields(parameter, value))
      .join('&'),
    headers: Object.fromEntries([...headers, ...(cookies.length === 0 ? [] : [['cookie', cookies.join('; ')]])]),
  }
}

type StyledParameter = Pick<DeclaredParameter, 'name' | 'style' | 'explode' | 'isJson'>

/** Writes a value as part of a form, a path or a query. */
export function writeValue(value: Json | undefined): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

interface SimpleStyle {
  readonly encode?: (text: string) => string
  readonly separator?: string | undefined
}

function writeSimple(
  { explode, isJson }: Pick<StyledParameter, 'explode' | 'isJson'>,
  value: Json,
  { encode = encodeURIComponent, separator = ',' }: SimpleStyle = {},
): string {
  if (isJson) return encode(JSON.stringify(value))
  if (Array.isArray(value)) return value.map((item) => encode(writeValue(item))).join(separator)
  if (!isObject(value)) return encode(writeValue(value))
  const pairs = Object.entries(value).map(([name, item]) => [encode(name), encode(writeValue(item))] as const)
  return explode ? pairs.map((pair) => pair.join('=')).join(separator) : pairs.flat().join(separator)
}

function writePath(parameter: StyledParameter, value: Json): string {
  const { style, explode, name, isJson } = parameter
  const separator = style === 'label' && explode ? '.' : style === 'matrix' && explode ? ';' : ','
  if (style === 'label') return `.${writeSimple(parameter, value, { separator })}`
  if (style !== 'matrix' || isJson) return writeSimple(parameter, value)
  if (explode && Array.isArray(value))
    return value.map((item) => `;${name}=${encodeURIComponent(writeValue(item))}`).join('')
  const text = writeSimple(parameter, value, { separator })
  return explode && isObject(value) ? `;${text}` : `;${name}=${text}`
}

/** Whether a value has names. */
function isNested(value: Json): boolean {
  return isObject(value) || (Array.isArray(value) && value.some(isNested))
}

/** `a[b][0]=1` as servers read it, though OpenAPI leaves more than one pair of brackets undefined. */
function writeBrackets(key: string, value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [`${key}=${encodeURIComponent(writeValue(value))}`]
  return Object.entries(value).flatMap(([inner, item]) =>
    writeBrackets(`${key}%5B${encodeURIComponent(inner)}%5D`, item),
  )
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/** Writes `name=value` pairs of a query, of cookies or of a form. */
export function writeFields({ name, style, explode, isJson }: StyledParameter, value: Json): string[] {
  const key = encodeURIComponent(name)
  const pair = (inner: string, item: Json | undefined) => `${inner}=${encodeURIComponent(writeValue(item))}`
  if (isJson) return [pair(key, JSON.stringify(value))]
  if (style === 'deepObject' && isNested(value)) return writeBrackets(key, value)
  if (explode && Array.isArray(value)) return value.map((item) => pair(key, item))
  if (explode && isObject(value))
    return Object.entries(value).map(([inner, item]) => pair(encodeURIComponent(inner), item))
  return [`${key}=${writeSimple({ explode: false, isJson }, value, { separator: ownValue(separators, style) })}`]
}
