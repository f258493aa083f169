import { getBounds, type SamplePosition, type Sampling, type Schema, same, toArray, Unsatisfiable } from './schema.ts'

const USUAL_LENGTH = 2
const TRIES = 14
const USUAL_TRIES = 8

/** An array of 2 to 3 items, as far as the bounds of the schema allow. */
export function sampleArray(parts: readonly Schema[], place: SamplePosition, sampling: Sampling): unknown[] {
  const { random, budget, sample } = sampling
  const contains = parts.flatMap((part) => (part.contains === undefined ? [] : [part]))
  const least = Math.max(0, ...getBounds(parts, 'minItems'))
  const most = Math.min(Infinity, ...getBounds(parts, 'maxItems'))
  if (least > most) throw new Unsatisfiable('no such number of items')
  budget.nodes(least)
  const tuple = Math.max(0, ...parts.map((part) => toArray(part.prefixItems).length))
  const wish = budget.terse(place.depth) ? 0 : tuple || USUAL_LENGTH + random.int(0, 1)
  const length = Math.max(least, Math.min(most, wish))
  const isUnique = parts.some((part) => part.uniqueItems === true)
  const items: unknown[] = []
  const wanted = contains.flatMap((part) => {
    const count = typeof part.minContains === 'number' ? part.minContains : 1
    budget.nodes(count)
    return Array.from({ length: count }, () => part.contains)
  })
  for (let i = 0; i < Math.max(length, tuple === 0 ? wanted.length : tuple + wanted.length); i++) {
    if (i >= most) throw new Unsatisfiable('too many items')
    const schema = itemSchema(parts, i)
    const extra = i >= tuple ? wanted[i - tuple] : undefined
    const whole = extra === undefined ? schema : { allOf: [schema, extra] }
    if (isUnique) budget.work(items.length)
    const inner = { name: place.name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'), depth: place.depth + 1 }
    const item = nextItem((serial) => sample(whole, { ...inner, serial }), items, isUnique)
    if (item === undefined && i < least) throw new Unsatisfiable('no further item')
    if (item === undefined) break
    items.push(item.value)
  }
  return items
}

function nextItem(
  make: (serial: number | undefined) => unknown,
  items: readonly unknown[],
  isUnique: boolean,
): { value: unknown } | undefined {
  for (let i = 0; i < TRIES; i++) {
    try {
      const value = make(i < USUAL_TRIES ? undefined : items.length + i)
      if (!isUnique || !items.some((other) => same(other, value))) return { value }
    } catch (error) {
      if (!(error instanceof Unsatisfiable)) throw error
      return undefined
    }
  }
  return undefined
}

function itemSchema(parts: readonly Schema[], index: number): Schema {
  const closed = parts.some((part) => part.unevaluatedItems === false)
  const all = parts.flatMap((part) => {
    const own = toArray(part.prefixItems)[index] ?? part.items
    return own === undefined ? [] : [own]
  })
  return { allOf: closed && all.length === 0 ? [false] : all }
}
