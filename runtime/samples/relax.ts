import { asArray, ownValue } from '../json.ts'
import { OverBudget } from './budget.ts'
import { flattenSchema, getTypes } from './flatten.ts'
import { getMember, type SamplePosition, type Sampling, type Schema, Unsatisfiable } from './schema.ts'
import { sampleParts, searchValue } from './search.ts'

/** What a search for a valid value, and then one for a value with invalid parts, may take of the budget. */
const SHARES = { strict: 0.25, lenient: 0.9 }
/** The rules of a text or number that are given up one by one before all of them are. */
const LOOSENED = ['pattern', 'format', 'maxLength', 'minLength', 'multipleOf', 'maximum', 'minimum']
/** The keywords that say what a value consists of. */
const STRUCTURE = new Set(['type', 'properties', 'required', 'items', 'prefixItems', 'enum', 'const', 'nullable'])

/**
 * Generates a value as `strict` does, but one that breaks rules if it finds no other. A failing part does not affect its
 * siblings. Adds to `reasons` why a rule was ignored.
 */
export function createLenientSampling(strict: Sampling, reasons: string[]): Sampling {
  const lenient: Sampling = { ...strict, strict, sample: (schema, position) => relaxRules(schema, position) }

  function relaxRules(schema: unknown, position: SamplePosition): unknown {
    const { budget } = lenient
    const failures: Error[] = []
    const attempts = [
      () => budget.withShare(SHARES.strict, () => searchValue(schema, position, strict)),
      ...[0, 1, 2].map((attempt) => () => generateValue(schema, position, { attempt, keep: (parts) => parts })),
      ...LOOSENED.map((keyword) => () => {
        const value = generateValue(schema, position, { attempt: 0, keep: (parts) => dropRule(parts, keyword) })
        reasons.push(describeMiss(position, failures[0]))
        return value
      }),
      () => {
        reasons.push(describeMiss(position, failures[0]))
        return generateValue(schema, position, { attempt: 0, keep: (parts) => parts.map(keepStructure) })
      },
    ]
    for (const attempt of budget.isUsedUp ? [] : attempts) {
      try {
        return attempt()
      } catch (error) {
        if (!isMiss(error)) throw error
        failures.push(error)
      }
    }
    reasons.push(describeMiss(position, failures[0]))
    return getEmpty(schema)
  }

  function generateValue(
    schema: unknown,
    position: SamplePosition,
    { attempt, keep }: { readonly attempt: number; readonly keep: (parts: readonly Schema[]) => readonly Schema[] },
  ): unknown {
    return lenient.budget.withShare(SHARES.lenient, () => {
      lenient.budget.value(position.depth)
      const { parts } = flattenSchema(schema, { ...lenient, attempt, terse: lenient.budget.isTerse(position.depth) })
      return sampleParts(keep(parts), position, lenient)
    })
  }

  return lenient
}

/** Whether the budget or the search has come to an end. */
export function isMiss(error: unknown): error is OverBudget | Unsatisfiable {
  return error instanceof OverBudget || error instanceof Unsatisfiable
}

function dropRule(parts: readonly Schema[], keyword: string): readonly Schema[] {
  if (!parts.some((part) => Object.hasOwn(part, keyword))) throw new Unsatisfiable(`there is no ${keyword}`)
  return parts.map(({ [keyword]: _, ...rest }) => rest)
}

function keepStructure(part: Schema): Schema {
  return Object.fromEntries(Object.entries(part).filter(([keyword]) => STRUCTURE.has(keyword)))
}

function describeMiss({ name }: SamplePosition, failure: Error | undefined): string {
  const reason = failure?.message ?? 'more work than a sample may take'
  return name === '' ? reason : `${name}: ${reason}`
}

const EMPTY: Readonly<Record<string, () => unknown>> = {
  string: () => '',
  number: () => 0,
  integer: () => 0,
  boolean: () => false,
  null: () => null,
  array: () => [],
  object: () => ({}),
}

/** The smallest value of the type of a schema, which may be the first part of an `allOf`. */
function getEmpty(schema: unknown, depth = 0): unknown {
  const [type] = getTypes(schema)
  const [part] = asArray(getMember(schema, 'allOf'))
  if (type === undefined && part !== undefined && depth < 4) return getEmpty(part, depth + 1)
  const make = type === undefined ? undefined : ownValue(EMPTY, type)
  return make?.() ?? null
}
