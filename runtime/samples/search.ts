import { ownValue } from '../json.ts'
import { sampleArray } from './arrays.ts'
import { fitsSchema } from './fits.ts'
import { flattenSchema, getTypes } from './flatten.ts'
import { sampleNumber } from './numbers.ts'
import { sampleObject } from './objects.ts'
import { getMember, type SamplePosition, type Sampling, type Schema, toCanonicalJson, Unsatisfiable } from './schema.ts'
import { sampleString } from './strings.ts'

/** Attempts if there is no choice, or none whose first result fits: the next values are other ones. */
const MORE_ATTEMPTS = 8

/** Generates a value that satisfies a schema, which may have alternatives. Throws `Unsatisfiable` if it finds none. */
export function searchValue(schema: unknown, position: SamplePosition, sampling: Sampling): unknown {
  const { budget } = sampling
  budget.value(position.depth)
  let attempts = 1
  // Made when it is thrown: an error reads the stack, which takes as long as a value.
  let failure: Unsatisfiable | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const flat = flattenSchema(schema, { ...sampling, attempt, terse: budget.isTerse(position.depth) })
      const value = sampleParts(flat.parts, position, sampling)
      if (!flat.check || fitsSchema(value, schema, sampling)) return value
      attempts = Math.max(flat.alternatives, MORE_ATTEMPTS)
    } catch (error) {
      if (!(error instanceof Unsatisfiable)) throw error
      // The schema of a choice is clear only after flattening: a first branch `false` must not stop the search.
      attempts = Math.max(attempts, MORE_ATTEMPTS)
      failure = error
    }
  }
  throw failure ?? new Unsatisfiable('no attempt fits')
}

/** Generates a value that satisfies all parts. */
export function sampleParts(parts: readonly Schema[], position: SamplePosition, sampling: Sampling): unknown {
  const suggested = findSuggestedValue(parts, position, sampling)
  if (suggested) return suggested.value
  const type = getType(parts, sampling, position)
  const make = ownValue(TYPES, type)
  if (!make) throw new Unsatisfiable(`no type is called ${type}`)
  return make(parts, position, sampling)
}

const TYPES: Readonly<
  Record<string, (parts: readonly Schema[], position: SamplePosition, sampling: Sampling) => unknown>
> = {
  null: () => null,
  boolean: (_parts, _place, { random }) => random.chance(0.5),
  integer: (parts, position, sampling) => sampleNumber(parts, position, { ...sampling, isWhole: true }),
  number: (parts, position, sampling) => sampleNumber(parts, position, { ...sampling, isWhole: false }),
  string: sampleString,
  array: sampleArray,
  object: sampleObject,
}

/** A value that the schema names: the one mentioned by the hint, else an allowed value, an example or the default. */
function findSuggestedValue(
  parts: readonly Schema[],
  position: SamplePosition,
  sampling: Sampling,
): { value: unknown } | undefined {
  const allowed = parts.flatMap((part) => {
    const only = Object.hasOwn(part, 'const') ? [[part.const]] : []
    return Array.isArray(part.enum) ? [...only, part.enum] : only
  })
  if (allowed.length > 0) return pickAllowed(allowed, parts, sampling)
  if (sampling.ignoresExamples || sampling.hint.textFor(position.name) !== undefined) return undefined
  const examples = parts.flatMap((part) => [
    ...(Array.isArray(part.examples) ? part.examples : []),
    ...['example', 'default'].flatMap((keyword) => (Object.hasOwn(part, keyword) ? [getMember(part, keyword)] : [])),
  ])
  const value = examples.find((example) => parts.every((part) => fitsSchema(example, part, sampling)))
  return value === undefined ? undefined : spendValue(sampling, value)
}

/** One of the values that all lists have: the one that the hint mentions, else any. */
function pickAllowed(
  [options = [], ...others]: readonly (readonly unknown[])[],
  parts: readonly Schema[],
  sampling: Sampling,
): { value: unknown } {
  const { budget, hint, random } = sampling
  budget.spend(others.reduce((steps, list) => steps + list.length, options.length))
  const sets = others.map((list) => new Set(list.map(toCanonicalJson)))
  const shared = sets.length === 0 ? options : options.filter((option) => isInAll(toCanonicalJson(option), sets))
  const rules = parts.map(withoutChoices).filter((part) => Object.keys(part).length > 0)
  const isFitting = (option: unknown) => rules.every((part) => fitsSchema(option, part, sampling))
  const start = shared.length === 0 ? 0 : random.int(0, shared.length - 1)
  const mentioned = shared.find((option) => typeof option === 'string' && hint.mentions(option) && isFitting(option))
  if (mentioned !== undefined) return spendValue(sampling, mentioned)
  const index = shared.findIndex((_, i) => isFitting(shared[(start + i) % shared.length]))
  if (index === -1) throw new Unsatisfiable('no value of the enum is allowed')
  return spendValue(sampling, shared[(start + index) % shared.length])
}

function isInAll(key: string, sets: readonly ReadonlySet<string>[]): boolean {
  return sets.every((set) => set.has(key))
}

function spendValue({ budget }: Sampling, value: unknown): { value: unknown } {
  budget.chars(JSON.stringify(value).length)
  return { value }
}

/** Removes the keywords that flattening has resolved. */
function withoutChoices({
  anyOf,
  oneOf,
  allOf,
  if: condition,
  $ref,
  enum: options,
  const: only,
  ...rest
}: Schema): Schema {
  return rest
}

const KEYWORDS_BY_TYPE: readonly (readonly [string, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'minProperties',
      'propertyNames',
      'dependencies',
    ],
  ],
  ['array', ['items', 'prefixItems', 'additionalItems', 'minItems', 'maxItems', 'contains', 'uniqueItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

function getType(parts: readonly Schema[], { random, budget }: Sampling, position: SamplePosition): string {
  const declared = parts.map(getTypes).filter((types) => types.length > 0)
  if (declared.length === 0) {
    const uses = (word: string) => parts.some((part) => Object.hasOwn(part, word))
    const implied = KEYWORDS_BY_TYPE.find(([, keywords]) => keywords.some(uses))?.[0]
    return implied ?? (position.name === '' && position.depth === 0 ? 'object' : 'string')
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
  const choice = budget.isTerse(position.depth)
    ? (simple[0] ?? shared.find((type) => type === 'null') ?? wanted[0])
    : undefined
  if (shared.length === 0) throw new Unsatisfiable('its types exclude one another')
  return choice ?? (wanted.length > 0 ? random.pick(wanted) : 'null')
}
