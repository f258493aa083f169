import fc from 'fast-check'
import type { Json } from '../../runtime/json.ts'

const keywords =
  '$ref type enum const not anyOf allOf oneOf required pattern minimum maximum multipleOf minLength maxLength minItems ' +
  'maxItems items properties additionalProperties'
/** Keywords of JSON Schema: servers may mistake members of an open object for them. */
export const schemaWords = keywords.split(' ')

/** Strings that often cause server errors, the simplest first. */
const oddStrings = [
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  '\u0000',
  '\r\n\n',
  'data: x\n\n',
  '"\\',
  '%00%zz',
  '{{a}}',
  'é',
  'e\u0301',
  '😀',
  '\ud83d',
  '\u2028',
  '\ufeff',
  '中文',
  '\u202eabc',
]

/** The number of the first surrogate, and of all of them, which are not characters. */
const [firstSurrogate, surrogates] = [0xd800, 0x800]

/** A character, as `unit: 'binary'` makes it too; that lists all of Unicode first, which takes a second. */
export const character = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates), indexCharacter)

function indexCharacter(text: unknown): number {
  if (typeof text !== 'string' || !/^.$/su.test(text) || !text.isWellFormed())
    throw new TypeError('It is not one character.')
  const codePoint = text.codePointAt(0) ?? 0
  return codePoint < firstSurrogate ? codePoint : codePoint - surrogates
}

/** Any string, including lone surrogates. */
export function anyText(): fc.Arbitrary<string> {
  return fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom(...oddStrings),
    fc.string({ unit: character, maxLength: 20 }),
  )
}

const oddNumbers = [0, 1, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324]

function anyNumber(): fc.Arbitrary<number> {
  return fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom(...oddNumbers),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
}

function anyLeaf(): fc.Arbitrary<Json> {
  return fc.oneof(
    { withCrossShrink: true },
    fc.constant<Json>(null),
    fc.boolean(),
    anyNumber(),
    anyText(),
    fc.constantFrom<Json>([], {}),
  )
}

/** Any JSON, nested at most `depth` deep; its objects often have one of `names`. */
export function anyJson(depth: number, names: readonly string[] = []): fc.Arbitrary<Json> {
  if (depth === 0) return anyLeaf()
  const inner = anyJson(depth - 1, names)
  const array: fc.Arbitrary<Json> = fc.array(inner, { maxLength: 4 })
  return fc.oneof({ withCrossShrink: true }, anyLeaf(), array, anyObject(inner, names))
}

/** An object with such members, whose names are often some of `names`. */
export function anyObject(member: fc.Arbitrary<Json>, names: readonly string[] = []): fc.Arbitrary<Json> {
  const key = names.length === 0 ? anyText() : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, anyText())
  return fc.dictionary(key, member, { maxKeys: 6, noNullPrototype: true })
}
