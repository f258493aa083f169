import { ownValue } from '../core/contract.ts'
import { Problem } from '../core/problem.ts'
import { sampleArray } from './json-sample/arrays.ts'
import { fits } from './json-sample/fits.ts'
import { flatten, getTypes } from './json-sample/flatten.ts'
import { hintFrom } from './json-sample/hint.ts'
import { sampleNumber } from './json-sample/numbers.ts'
import { sampleObject } from './json-sample/objects.ts'
import {
  Budget,
  invalidSchema,
  own,
  type SamplePosition,
  type SampleRules,
  type Sampling,
  type Schema,
  same,
  Unsatisfiable,
} from './json-sample/schema.ts'
import { sampleString } from './json-sample/strings.ts'
import { type Random, randomFrom } from './random.ts'

const ROOT_ATTEMPTS = 6

const DEFAULT_RULES: SampleRules = { optional: 0.85, ignoresExamples: false, isExclusive: false }

interface SampleOptions extends Partial<SampleRules> {
  /** Text that matching properties take their values from. */
  readonly hint?: string
}

/**
 * Generates a plausible value that is valid for a JSON Schema (2020-12), determined by `random`. The schema is
 * untrusted: a sample has at most 10,000 values, 32 levels and 100,000 characters. Throws a `Problem` (invalid request)
 * if a schema exceeds that or contradicts itself; a `not` or `oneOf` that no attempt satisfies is ignored.
 */
export function sampleJson(schema: unknown, random: Random, { hint = '', ...rules }: SampleOptions = {}): unknown {
  const sampling: Sampling = {
    ...DEFAULT_RULES,
    ...rules,
    root: schema,
    random,
    budget: new Budget(),
    hint: hintFrom(hint),
    sample: (part, place) => sample(part, place, sampling),
  }
  try {
    let value: unknown
    for (let attempt = 0; attempt < ROOT_ATTEMPTS; attempt++) {
      value = sample(schema, { name: '', depth: 0 }, sampling)
      if (fits(value, schema, sampling)) break
    }
    return value
  } catch (error) {
    if (!(error instanceof Unsatisfiable)) throw error
    throw invalidSchema(`No value fits the JSON schema: ${error.message}.`)
  }
}

/** Like `sampleJson`; undefined where that throws a `Problem`. */
export function findSample(...args: Parameters<typeof sampleJson>): unknown {
  try {
    return sampleJson(...args)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

const VARIANTS = 16

/**
 * Samples of which the caller takes the first valid one; always the same ones. Later ones do without the examples of
 * the schema, which may be invalid, and keep overlapping branches of `oneOf` apart.
 */
export function* sampleVariants(schema: unknown, { hasOptional = true } = {}): Generator<unknown> {
  for (let number = 0; number < VARIANTS; number++) {
    const value = findSample(schema, randomFrom(number), {
      optional: hasOptional ? 1 - (number % 2) : 0,
      isExclusive: number % 8 >= 4,
      ignoresExamples: number >= 8,
    })
    if (value !== undefined) yield value
  }
}

function sample(schema: unknown, place: SamplePosition, sampling: Sampling): unknown {
  const { budget } = sampling
  budget.node(place.depth)
  let attempts = 1
  let best: { value: unknown } | undefined
  let failure: unknown
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const flat = flatten(schema, { ...sampling, attempt, terse: budget.terse(place.depth) })
      attempts = flat.alternatives
      const value = sampleParts(flat.parts, place, sampling)
      if (!flat.check || fits(value, schema, sampling)) return value
      best = { value }
    } catch (error) {
      if (!(error instanceof Unsatisfiable)) throw error
      // The schema of a choice is only known after flattening: a first branch `false` must not stop the search.
      if (attempt === 0) attempts = Math.max(attempts, 8)
      failure = error
    }
  }
  if (best) return best.value
  throw failure
}

function sampleParts(parts: readonly Schema[], place: SamplePosition, sampling: Sampling): unknown {
  const given = findGivenValue(parts, place, sampling)
  if (given) return given.value
  const type = getType(parts, sampling, place)
  const make = ownValue(TYPES, type)
  if (!make) throw new Unsatisfiable(`no type is called ${type}`)
  return make(parts, place, sampling)
}

const TYPES: Readonly<
  Record<string, (parts: readonly Schema[], place: SamplePosition, sampling: Sampling) => unknown>
> = {
  null: () => null,
  boolean: (_parts, _place, { random }) => random.chance(0.5),
  integer: (parts, place, sampling) => sampleNumber(parts, place, { ...sampling, isWhole: true }),
  number: (parts, place, sampling) => sampleNumber(parts, place, { ...sampling, isWhole: false }),
  string: sampleString,
  array: sampleArray,
  object: sampleObject,
}

/** A value given by the schema: the one mentioned by the hint, else an allowed value, an example or the default. */
function findGivenValue(
  parts: readonly Schema[],
  place: SamplePosition,
  sampling: Sampling,
): { value: unknown } | undefined {
  const allowed = parts.flatMap((part) => {
    const only = Object.hasOwn(part, 'const') ? [[part.const]] : []
    return Array.isArray(part.enum) ? [...only, part.enum] : only
  })
  const [options, ...others] = allowed
  if (options) {
    sampling.budget.work(others.reduce((steps, list) => steps * (1 + list.length), options.length))
    const shared = options.filter((option) => others.every((list) => list.some((each) => same(each, option))))
    const fitting = shared.filter((option) => parts.every((part) => fits(option, plain(part), sampling)))
    if (fitting.length === 0) throw new Unsatisfiable('no value of the enum is allowed')
    const mentioned = fitting.find((option) => typeof option === 'string' && sampling.hint.mentions(option))
    return spend(sampling, mentioned ?? sampling.random.pick(fitting))
  }
  if (sampling.ignoresExamples || sampling.hint.textFor(place.name) !== undefined) return undefined
  const examples = parts.flatMap((part) => [
    ...(Array.isArray(part.examples) ? part.examples : []),
    ...['example', 'default'].flatMap((keyword) => (Object.hasOwn(part, keyword) ? [own(part, keyword)] : [])),
  ])
  const value = examples.find((each) => parts.every((part) => fits(each, part, sampling)))
  return value === undefined ? undefined : spend(sampling, value)
}

function spend({ budget }: Sampling, value: unknown): { value: unknown } {
  budget.chars(JSON.stringify(value).length)
  return { value }
}

/** Removes the keywords that flattening has resolved. */
function plain({ anyOf, oneOf, allOf, if: condition, $ref, enum: options, const: only, ...rest }: Schema): Schema {
  return rest
}

const KEYWORDS_BY_TYPE: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'contains', 'uniqueItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

function getType(parts: readonly Schema[], { random, budget }: Sampling, place: SamplePosition): string {
  const declared = parts.map(getTypes).filter((types) => types.length > 0)
  if (declared.length === 0) {
    const uses = (word: string) => parts.some((part) => Object.hasOwn(part, word))
    const implied = KEYWORDS_BY_TYPE.find(([, keywords]) => keywords.some(uses))?.[0]
    return implied ?? (place.name === '' && place.depth === 0 ? 'object' : 'string')
  }
  const [first = [], ...others] = declared
  const allows = (types: readonly string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const candidates = [...new Set([...first, ...(first.includes('number') ? ['integer'] : [])])]
  const shared = candidates.filter((type) => others.every((types) => allows(types, type)))
  const wanted = shared.filter(
    (type) => type !== 'null' && (type !== 'integer' || first.includes('integer') || !shared.includes('number')),
  )
  const simple = wanted.filter((type) => type !== 'object' && type !== 'array')
  const choice = budget.terse(place.depth)
    ? (simple[0] ?? shared.find((type) => type === 'null') ?? wanted[0])
    : undefined
  if (shared.length === 0) throw new Unsatisfiable('its types exclude each other')
  return choice ?? (wanted.length > 0 ? random.pick(wanted) : 'null')
}
