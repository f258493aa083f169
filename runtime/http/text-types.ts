import type { TextType } from '../contract.ts'
import { ownValue, tryParseJson } from '../json.ts'

/** A compiled `TextType`. */
export interface TextDecoder {
  readonly scalar: (text: string) => unknown
  /** Whether a single text may be a scalar. */
  readonly hasScalar: boolean
  /** Whether it may be any text. */
  readonly isOpen: boolean
  /** Decodes the elements of an array. */
  readonly items?: TextDecoder
  /** The decoder of a property of an object; undefined for an unknown name. */
  readonly property?: (name: string) => TextDecoder | undefined
  readonly names: readonly string[]
  readonly hasOthers: boolean
}

/** Parses a string; one that does not parse stays a string, so that validation reports the expected type. */
export function decodeText(decoder: TextDecoder, text: string): unknown {
  const isStructure = (decoder.items && text.startsWith('[')) || (decoder.property && text.startsWith('{'))
  return (isStructure ? tryParseJson(text) : undefined) ?? decoder.scalar(text)
}

export function compileTextType(type: TextType): TextDecoder {
  const members = listMembers(type)
  const scalars = new Set(members.filter((member) => typeof member === 'string'))
  const items = members.flatMap((member) => (typeof member === 'object' && 'array' in member ? [member.array] : []))
  const objects = members.flatMap((member) => (typeof member === 'object' && 'object' in member ? [member] : []))
  const properties = new Map(
    objects.flatMap(({ object }) => object.map(([name, memberType]) => [name, compileTextType(memberType)])),
  )
  const other = objects.find(({ others }) => others !== undefined)?.others
  const others = other === undefined ? undefined : compileTextType(other)
  return {
    scalar: scalarParser(scalars),
    hasScalar: scalars.size > 0,
    isOpen: scalars.has('string'),
    ...(items.length === 0
      ? {}
      : { items: compileTextType(items.length === 1 ? (items[0] ?? 'string') : { anyOf: items }) }),
    ...(objects.length === 0 ? {} : { property: (name: string) => properties.get(name) ?? others }),
    names: [...properties.keys()],
    hasOthers: others !== undefined,
  }
}

function listMembers(type: TextType): readonly TextType[] {
  return typeof type === 'object' && 'anyOf' in type ? type.anyOf.flatMap(listMembers) : [type]
}

/** A text that may be a string is only parsed if nothing is lost. */
function scalarParser(types: ReadonlySet<TextType>): (text: string) => unknown {
  const isNumeric = types.has('integer') || types.has('number')
  const isSafe = types.has('string')
    ? (value: number) => (types.has('number') ? true : Number.isSafeInteger(value))
    : () => true
  return (text) => {
    if (isNumeric && numberPattern.test(text)) return isSafe(Number(text)) ? Number(text) : text
    return types.has('boolean') ? (ownValue(booleans, text) ?? text) : text
  }
}

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false }
const numberPattern = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i
