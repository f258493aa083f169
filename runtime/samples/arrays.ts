import { asArray } from '../json.ts'
import {
  getLargest,
  getSmallest,
  type SamplePosition,
  type Sampling,
  type Schema,
  toCanonicalJson,
  Unsatisfiable,
} from './schema.ts'

const USUAL_LENGTH = 2
const TRIES = 14
const USUAL_TRIES = 8

/** An array of 2 to 3 items, as far as the schema allows; fewer if they would all be the same. */
export function sampleArray(parts: readonly Schema[], position: SamplePosition, sampling: Sampling): unknown[] {
  const { random, budget, sample } = sampling
  const least = getLargest(parts, 'minItems')
  const most = getSmallest(parts, 'maxItems')
  if (least > most) throw new Unsatisfiable('no such number of items')
  budget.check(least)
  const tuple = parts.reduce((length, part) => Math.max(length, getTuple(part).length), 0)
  const usualLength = budget.isTerse(position.depth) ? 0 : tuple || USUAL_LENGTH + random.int(0, 1)
  const length = Math.max(least, Math.min(most, usualLength))
  const isUnique = parts.some((part) => part.uniqueItems === true)
  const wanted = getWanted(parts, sampling)
  const items: unknown[] = []
  const distinct = isUnique ? { keys: new Set<string>(), usualTries: USUAL_TRIES } : undefined
  const inner = { name: position.name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'), depth: position.depth + 1 }
  const needed = wanted.length > 0 ? tuple + wanted.length : least
  for (let i = 0; i < Math.max(length, needed); i++) {
    if (i >= most) throw new Unsatisfiable('too many items')
    const schema = itemSchema(parts, i, sampling)
    const extra = i >= tuple ? wanted[i - tuple] : undefined
    const whole = extra === undefined ? schema : { allOf: [schema, extra] }
    const item = nextItem((serial) => sample(whole, { ...inner, serial }), distinct)
    if (item === undefined && i < Math.max(least, needed)) throw new Unsatisfiable('no further item')
    if (item === undefined) break
    // An example that repeats shows no more than one.
    if (i >= Math.max(least, needed, 1) && i >= tuple && toCanonicalJson(item.value) === toCanonicalJson(items[0]))
      break
    items.push(item.value)
  }
  return items
}

/** The schemas of `contains`, as often as they have to match. */
function getWanted(parts: readonly Schema[], { budget }: Sampling): unknown[] {
  return parts.flatMap((part) => {
    if (part.contains === undefined) return []
    const count = typeof part.minContains === 'number' ? part.minContains : 1
    budget.check(count)
    budget.spend(count)
    return Array.from({ length: count }, () => part.contains)
  })
}

/** The items so far of an array of distinct ones. */
interface Distinct {
  readonly keys: Set<string>
  /** How often to try without a serial number; few once that has failed. */
  usualTries: number
}

function nextItem(
  make: (serial: number | undefined) => unknown,
  distinct: Distinct | undefined,
): { value: unknown } | undefined {
  try {
    if (distinct === undefined) return { value: make(undefined) }
    for (let i = 0; i < TRIES; i++) {
      if (i === USUAL_TRIES) distinct.usualTries = 1
      const value = make(i < distinct.usualTries ? undefined : distinct.keys.size + i)
      const key = toCanonicalJson(value)
      if (distinct.keys.has(key)) continue
      distinct.keys.add(key)
      return { value }
    }
  } catch (error) {
    if (!(error instanceof Unsatisfiable)) throw error
  }
  return undefined
}

/** The schemas of the first items. Drafts 4 to 2019-09 have them in `items`. */
function getTuple(part: Schema): readonly unknown[] {
  return asArray(Array.isArray(part.items) ? part.items : part.prefixItems)
}

/** The schema of the items after the tuple. */
function getRest(part: Schema): unknown {
  return Array.isArray(part.items) ? part.additionalItems : part.items
}

function itemSchema(parts: readonly Schema[], index: number, { budget }: Sampling): Schema {
  budget.spend(parts.length)
  const closed = parts.some((part) => part.unevaluatedItems === false)
  const all = parts.flatMap((part) => {
    const schema = getTuple(part)[index] ?? getRest(part)
    return schema === undefined ? [] : [schema]
  })
  return { allOf: closed && all.length === 0 ? [false] : all }
}
