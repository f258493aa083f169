import fc from 'fast-check'
import { asArray, asObject, asString, asStrings, type JsonObject, ownValue } from '../../runtime/json.ts'
import { Random } from '../../runtime/random.ts'
import { FORMATS } from '../../runtime/samples/words.ts'
import { CappedFilter } from './filter-capped.ts'
import { anyText, character } from './json-arbitrary.ts'

/** A small vocabulary, so that names in different parts of a body are often equal. */
const words = ['a', 'b', 'get_weather', 'What is the weather in Paris?', 'A red boat\non a quiet lake, 4 of 10.']

/** Largest length of a small string. */
const longest = 2000

/** A string that matches the schema. */
export function toText(schema: JsonObject): fc.Arbitrary<string> {
  const pattern = asString(schema.pattern)
  const format = asString(schema.format) ?? ''
  if (schema['x-data-url'] !== undefined) return anyDataUrl(asStrings(asObject(schema['x-data-url']).types))
  if (pattern !== undefined) return textOfPattern(pattern, schema)
  const make = ownValue(FORMATS, format)
  if (make === undefined) return textOfLength(schema)
  const texts = fc.nat().map((seed) => make(new Random(seed)))
  return limitLength(texts, schema)
}

/** A string with a length in code points, not UTF-16 units. */
function textOfLength({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonObject): fc.Arbitrary<string> {
  const [min, max] = [Number(minLength), Number(maxLength)]
  const fits = (text: string): boolean => [...text].length >= min && [...text].length <= max
  const fitting = words.filter(fits)
  const atBounds = [min, max].filter((length) => length > 0 && length <= longest).map((length) => '😀'.repeat(length))
  return fc.oneof(
    { withCrossShrink: true },
    ...(fitting.length === 0 ? [] : [{ weight: 4, arbitrary: fc.constantFrom(...fitting) }]),
    ...(min > 20 ? [] : [{ weight: 1, arbitrary: anyText().filter(fits) }]),
    { weight: 1, arbitrary: fc.string({ unit: character, minLength: min, maxLength: Math.min(max, min + 40) }) },
    ...(atBounds.length === 0 ? [] : [{ weight: 1, arbitrary: fc.constantFrom(...atBounds) }]),
  )
}

/** fast-check makes no text for lookarounds and word boundaries: then an example, or any text. */
function textOfPattern(pattern: string, schema: JsonObject): fc.Arbitrary<string> {
  try {
    return limitLength(fc.stringMatching(new RegExp(pattern, 'u')), schema)
  } catch {
    const shown = [...asArray(schema.examples), schema.example, schema.default].filter(
      (example) => typeof example === 'string',
    )
    return shown.length > 0 ? fc.constantFrom(...shown) : textOfLength(schema)
  }
}

function limitLength(
  text: fc.Arbitrary<string>,
  { minLength = 0, maxLength = longest }: JsonObject,
): fc.Arbitrary<string> {
  return new CappedFilter(
    text,
    (made) => [...made].length >= Number(minLength) && [...made].length <= Number(maxLength),
  )
}

/** Magic bytes of picture formats. */
const signatures: Readonly<Record<string, string>> = {
  'image/jpeg': 'ffd8ffe0',
  'image/png': '89504e470d0a1a0a',
  'image/gif': '474946383961',
  'image/webp': '524946460000000057454250',
}

function anyDataUrl(types: readonly string[]): fc.Arbitrary<string> {
  const supported = types.filter((type) => Object.hasOwn(signatures, type))
  return fc
    .tuple(fc.constantFrom(...supported), fc.uint8Array({ maxLength: 24 }))
    .map(
      ([type, rest]) => `data:${type};base64,${toBase64(Buffer.from(ownValue(signatures, type) ?? '', 'hex'), rest)}`,
    )
}

function toBase64(signature: Uint8Array, rest: Uint8Array): string {
  return Buffer.concat([signature, rest]).toString('base64')
}
