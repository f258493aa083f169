import type { Json } from '../json.ts'
import { type Random, randomFrom } from '../random.ts'
import { Budget } from './budget.ts'
import { checkSample } from './check.ts'
import { fitsSchema } from './fits.ts'
import { hintFrom } from './hint.ts'
import { createLenientSampling, isMiss } from './relax.ts'
import type { SampleRules, Sampling } from './schema.ts'
import { searchValue } from './search.ts'

const ATTEMPTS = 6
/** The part of the budget that is left which a search for a valid value may take. */
const SEARCH_SHARE = 0.5
const UNCHECKED = 'no attempt fits the whole schema'
const ROOT = { name: '', depth: 0 }

const DEFAULT_RULES: SampleRules = { optional: 0.85, ignoresExamples: false, isExclusive: false }

interface SampleOptions extends Partial<SampleRules> {
  /** Text that matching properties take their values from. */
  readonly hint?: string
  /** Shared by all samples for one request. */
  readonly budget?: Budget
}

export interface Sample {
  readonly value: unknown
  /** Why the value may break rules of the schema; undefined if it is valid. */
  readonly warning?: string
}

/**
 * Generates a plausible value for a JSON Schema of drafts 4 to 2020-12, determined by `random`, and validates it. The schema
 * is untrusted: a sample has at most 10,000 values, 32 levels and 100,000 characters. Where it finds no valid value within
 * that, it ignores as few rules as it can; that is no proof that there is none.
 */
export function sampleJson(schema: unknown, random: Random, options: SampleOptions = {}): Sample {
  const { budget = new Budget() } = options
  let sampling = createSampling(schema, random, { ...options, budget })
  let best: Sample | undefined
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const value = budget.withShare(SEARCH_SHARE, () => sampling.sample(schema, ROOT))
      if (!fitsSchema(value, schema, sampling)) continue
      const result = checkSample(value, schema, budget)
      if (typeof result === 'string') return { value }
      best ??= { value, warning: result.violation }
      // An example may break a rule that only ajv knows, such as a format.
      sampling = createSampling(schema, random, { ...options, budget, ignoresExamples: true })
    }
  } catch (error) {
    if (!isMiss(error)) throw error
  }
  return best ?? sampleLeniently(schema, sampling)
}

function sampleLeniently(schema: unknown, sampling: Sampling): Sample {
  const reasons: string[] = []
  const value = createLenientSampling(sampling, reasons).sample(schema, ROOT)
  const result = checkSample(value, schema, sampling.budget)
  if (result === 'valid') return { value }
  const violation = result === 'unknown' ? (reasons[0] ?? UNCHECKED) : result.violation
  return { value, warning: [...new Set([...reasons.slice(0, 2), violation])].join('; ') }
}

function createSampling(root: unknown, random: Random, options: SampleOptions): Sampling {
  const { hint = '', budget = new Budget(), ...rules } = options
  const sampling: Sampling = {
    ...DEFAULT_RULES,
    ...rules,
    root,
    random,
    budget,
    hint: hintFrom(hint),
    sample: (part, position) => searchValue(part, position, sampling),
  }
  return sampling
}

/** A value that the sampler takes for valid, but does not validate; undefined if it finds none. */
export function findSample(schema: unknown, random: Random, options: SampleOptions = {}): unknown {
  const sampling = createSampling(schema, random, options)
  let value: unknown
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      value = sampling.sample(schema, ROOT)
      if (fitsSchema(value, schema, sampling)) return value
    }
  } catch (error) {
    if (!isMiss(error)) throw error
  }
  return value
}

const VARIANTS = 16

/**
 * Samples of which the caller takes the first valid one; always the same ones. Later ones do without the examples of
 * the schema, which may be invalid, and keep overlapping branches of `oneOf` apart. The last one breaks as few rules as
 * possible.
 */
export function* sampleVariants(schema: unknown, { hasOptional = true } = {}): Generator<Json> {
  for (let number = 0; number < VARIANTS; number++) {
    const value = findSample(schema, randomFrom(number), {
      optional: hasOptional ? 1 - (number % 2) : 0,
      isExclusive: number % 8 >= 4,
      ignoresExamples: number >= 8,
    })
    if (value !== undefined) yield value as Json
  }
  const sampling = createSampling(schema, randomFrom(0), { optional: hasOptional ? 1 : 0 })
  yield createLenientSampling(sampling, []).sample(schema, ROOT) as Json
}
