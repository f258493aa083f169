import { asObject, asStrings, isObject } from '../json.ts'
import { OverBudget } from './budget.ts'
import { fitsSchema } from './fits.ts'
import { matchesPattern } from './matches.ts'
import {
  getLargest,
  getMember,
  getSmallest,
  type SamplePosition,
  type Sampling,
  type Schema,
  Unsatisfiable,
} from './schema.ts'

const EXTRA_NAMES = ['first', 'second', 'third', 'color', 'size', 'weight', 'origin', 'label'] as const

/** An object with all required and most optional properties. */
export function sampleObject(parts: readonly Schema[], position: SamplePosition, sampling: Sampling): object {
  const { random, budget } = sampling
  const min = getLargest(parts, 'minProperties')
  const max = getSmallest(parts, 'maxProperties')
  const table = readTable(parts, sampling)
  budget.check(Math.max(min, table.required.size))
  const object = new ObjectSample(table, position, sampling)
  // In the order of the schema, as a model would write them.
  for (const name of table.properties.keys()) {
    if (table.required.has(name)) object.add(name, sampling)
    else if (object.size < max && !budget.isTerse(position.depth) && random.chance(sampling.optional)) {
      object.tryToAdd(name, max)
    }
  }
  for (const name of table.required) object.add(name, sampling)
  for (const name of table.properties.keys()) if (object.size < min) object.tryToAdd(name, max)
  const spares = table.properties.size === 0 && isMap(parts) && !budget.isTerse(position.depth) ? 2 : 0
  for (const name of extraNames(parts, min, sampling)) {
    if (object.size >= Math.min(max, Math.max(min, spares))) break
    object.tryToAdd(name, max)
  }
  if (object.size < min || object.size > max) throw new Unsatisfiable('no such number of properties')
  return object.toJson()
}

interface OpenPart {
  readonly part: Schema
  readonly patterns: readonly (readonly [string, unknown])[]
}

/** What all schemas of an object say about its properties. */
interface Table {
  /** The schemas of a declared property, by its name. */
  readonly properties: ReadonlyMap<string, readonly unknown[]>
  readonly required: ReadonlySet<string>
  /** The schemas that restrict undeclared properties. */
  readonly open: readonly OpenPart[]
  /** The names that a property needs. */
  readonly needs: ReadonlyMap<string, readonly string[]>
  readonly isClosed: boolean
}

function readTable(parts: readonly Schema[], { budget }: Sampling): Table {
  const properties = new Map<string, unknown[]>()
  const needs = new Map<string, string[]>()
  for (const part of parts) {
    const declared = Object.entries(asObject(part.properties))
    budget.spend(1 + declared.length)
    for (const [name, schema] of declared) addToList(properties, name, [schema])
    for (const keyword of ['dependentRequired', 'dependencies'] as const) {
      const dependent = Object.entries(asObject(part[keyword]))
      budget.spend(dependent.length)
      for (const [name, names] of dependent) addToList(needs, name, asStrings(names))
    }
  }
  return {
    properties,
    needs,
    required: new Set(parts.flatMap((part) => asStrings(part.required))),
    open: parts
      .filter((part) => part.additionalProperties !== undefined || part.patternProperties !== undefined)
      .map((part) => ({ part, patterns: Object.entries(asObject(part.patternProperties)) })),
    isClosed: parts.some((part) => part.unevaluatedProperties === false),
  }
}

function addToList<T>(table: Map<string, T[]>, name: string, values: readonly T[]): void {
  const list = table.get(name) ?? []
  for (const value of values) list.push(value)
  table.set(name, list)
}

/** An optional property may take this part of the budget, and is left out beyond it. */
const OPTIONAL_SHARE = 0.5

/** The properties that an object has so far. */
class ObjectSample {
  readonly #values = new Map<string, unknown>()
  readonly #table: Table
  readonly #position: SamplePosition
  readonly #sampling: Sampling

  constructor(table: Table, position: SamplePosition, sampling: Sampling) {
    this.#table = table
    this.#position = position
    this.#sampling = sampling
  }

  get size(): number {
    return this.#values.size
  }

  /** `__proto__` is an ordinary property. */
  toJson(): object {
    return Object.fromEntries(this.#values)
  }

  /** Adds a property and all that it needs. */
  add(first: string, { sample }: Pick<Sampling, 'sample'>): void {
    const queue = [first]
    for (const name of queue) {
      if (this.#values.has(name)) continue
      const position = { name, depth: this.#position.depth + 1, serial: this.#position.serial }
      this.#values.set(name, sample(this.#getSchema(name), position))
      for (const need of this.#table.needs.get(name) ?? []) queue.push(need)
    }
  }

  /** Adds a property, unless it has no valid value or there are too many then. */
  tryToAdd(name: string, max: number): void {
    const before = this.size
    const { budget, strict = this.#sampling } = this.#sampling
    try {
      budget.withShare(OPTIONAL_SHARE, () => this.add(name, strict))
      if (this.size <= max) return
    } catch (error) {
      if (!(error instanceof Unsatisfiable || error instanceof OverBudget)) throw error
    }
    for (const key of [...this.#values.keys()].slice(before)) this.#values.delete(key)
  }

  /** Combines the schemas of all parts for a property: by name, by pattern, or the additional ones. */
  #getSchema(name: string): Schema {
    const { properties, open, isClosed } = this.#table
    const { budget } = this.#sampling
    const named = properties.get(name) ?? []
    const others = open.flatMap(({ part, patterns }) => {
      budget.spend(1 + patterns.length)
      const matching = patterns.filter(([pattern]) => matchesPattern(pattern, name, budget)).map(([, schema]) => schema)
      const isNamed = getMember(part.properties, name) !== undefined
      if (matching.length > 0 || isNamed || part.additionalProperties === undefined) return matching
      return [part.additionalProperties]
    })
    const all = [...named, ...others]
    return { allOf: isClosed && all.length === 0 ? [false] : all }
  }
}

/** Whether the schema describes a dictionary: arbitrary names, values of one schema. */
function isMap(parts: readonly Schema[]): boolean {
  return parts.some((part) => isObject(part.additionalProperties) || isObject(part.patternProperties))
}

function* extraNames(parts: readonly Schema[], count: number, sampling: Sampling) {
  const rules = parts.flatMap((part) => (part.propertyNames === undefined ? [] : [part.propertyNames]))
  const patterns = parts.flatMap((part) => Object.keys(asObject(part.patternProperties)))
  const sampled = [...rules, ...patterns.map((pattern) => ({ type: 'string', pattern }))]
  const { sample } = sampling.strict ?? sampling
  for (let i = 0; i < 50 + 2 * count; i++) {
    sampling.budget.spend(1)
    const plain = EXTRA_NAMES[i] ?? `item${i + 1}`
    const schema = sampled[i % Math.max(1, sampled.length)]
    const whole = { allOf: [{ type: 'string' }, schema] }
    const made = schema === undefined ? '' : sample(whole, { name: '', depth: 0 })
    for (const name of [`${made}${plain}`, String(made)]) {
      if (name !== '' && rules.every((rule) => fitsSchema(name, rule, sampling))) yield name
    }
  }
}
