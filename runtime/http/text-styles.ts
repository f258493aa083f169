import type { Parameter } from '../contract.ts'
import { decodeProperty, delimitedReader, parseJsonText, toObject } from './field-styles.ts'
import { compileTextType, decodeText, type TextDecoder } from './text-types.ts'

/** Reads a whole text, such as a header or a part of a path; undefined if it lacks the prefix of its style. */
export type ReadText = (raw: string, decode: (raw: string) => string) => unknown

/** Compiles the reader of a parameter of style `simple`, `label`, `matrix` or `json`. */
export function textReader({ name, type, style = 'simple', explode }: Parameter): ReadText {
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
    const own = parts.flatMap((part) => readOwn(part, name) ?? [])
    if (explode && decoder.items !== undefined && own.length === parts.length) return readExploded(decoder, own, decode)
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
