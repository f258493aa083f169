import { isObject } from '../../runtime/json.ts'

/** Deeper values are not compared. */
const MAX_DEPTH = 64

/** The types and members of the values at one path. */
export class Shape {
  /** Names of JSON types. */
  readonly types = new Set<string>()
  readonly members = new Map<string, Shape>()
  /** The items of arrays, by their `type`. */
  readonly items = new Map<string, Shape>()
  /** Number of objects among the values. */
  objects = 0
  /** Number of objects that have the member. */
  parents = 0

  static from(values: Iterable<unknown>): Shape {
    const shape = new Shape()
    for (const value of values) shape.add(value)
    return shape
  }

  add(value: unknown, depth = 0): void {
    this.types.add(getType(value))
    if (depth === MAX_DEPTH) return
    if (Array.isArray(value)) for (const item of value) getShape(this.items, getKind(item)).add(item, depth + 1)
    else if (isObject(value)) {
      this.objects++
      const names = new Set<string>()
      for (const [name, inner] of Object.entries(value)) {
        // Members that are named by an id are of one kind.
        const member = isId(name) ? '<id>' : name
        getShape(this.members, member).add(inner, depth + 1)
        names.add(member)
      }
      for (const name of names) getShape(this.members, name).parents++
    }
  }
}

function getShape(shapes: Map<string, Shape>, name: string): Shape {
  const shape = shapes.get(name) ?? new Shape()
  shapes.set(name, shape)
  return shape
}

/** Whether the name of a member is an id: a UUID, ten digits, or sixteen letters and digits. */
function isId(name: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|\d{10}|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{16}/i.test(name)
}

function getType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** What distinguishes the items of an array: their `type`, if it is a name. */
function getKind(item: unknown): string {
  const { type } = isObject(item) ? item : {}
  return typeof type === 'string' && /^[\w./-]{1,60}$/.test(type) ? `type=${type}` : ''
}

/** One difference of two shapes. */
export interface Drift {
  readonly change: 'added' | 'lost' | 'changed'
  /** Such as `body usage.total_tokens`. */
  readonly place: string
  readonly message: string
}

export interface ShapeComparison {
  readonly drifts: readonly Drift[]
  /** What one side had no example of. */
  readonly unseen: readonly string[]
}

/** A value: the part of the reply, such as `body` or an event, and its path in it. */
export interface Place {
  readonly part: string
  readonly path?: string
}

/** Compares the shapes of recorded and live values at a place; text and numbers do not matter. */
export function compareShapes(recorded: Shape, live: Shape, place: Place): ShapeComparison {
  const isNew = [...live.types].some((type) => !recorded.types.has(type))
  const message = `is ${listTypes(live)}, and ${listTypes(recorded)} in the recording`
  const changed = isNew ? [describeDrift('changed', place, message)] : []
  const members = recorded.objects > 0 && live.objects > 0 ? compareMembers(recorded, live, place) : []
  return joinComparisons([{ drifts: changed, unseen: [] }, ...members, ...compareItems(recorded, live, place)])
}

function compareMembers(recorded: Shape, live: Shape, place: Place): readonly ShapeComparison[] {
  const lost = [...recorded.members].flatMap(([name, shape]) => {
    const objects = live.members.get(name)?.parents ?? 0
    if (shape.parents < recorded.objects || objects === live.objects) return []
    const message = objects === 0 ? 'is lost' : `is lost in ${live.objects - objects} of ${live.objects}`
    return [describeDrift('lost', addName(place, name), message)]
  })
  const added = [...live.members].flatMap(([name, shape]) =>
    recorded.members.has(name) ? [] : [describeDrift('added', addName(place, name), `is added: ${listTypes(shape)}`)],
  )
  const both = [...recorded.members].flatMap(([name, shape]) => {
    const other = live.members.get(name)
    return other ? [compareShapes(shape, other, addName(place, name))] : []
  })
  return [{ drifts: [...lost, ...added], unseen: [] }, ...both]
}

function compareItems(recorded: Shape, live: Shape, place: Place): readonly ShapeComparison[] {
  if (!recorded.types.has('array') || !live.types.has('array')) return []
  if (recorded.items.size === 0 && live.items.size === 0) return []
  if (recorded.items.size === 0 || live.items.size === 0) {
    const side = recorded.items.size === 0 ? 'in the recording' : 'in the reply'
    return [{ drifts: [], unseen: [`${formatPlace(place)} is empty ${side}`] }]
  }
  const drifts = [
    ...listOthers(recorded.items, live.items).map((kind) => describeDrift('lost', addKind(place, kind), 'is lost')),
    ...listOthers(live.items, recorded.items).map((kind) => describeDrift('added', addKind(place, kind), 'is added')),
  ]
  const both = [...recorded.items].flatMap(([kind, shape]) => {
    const other = live.items.get(kind)
    return other ? [compareShapes(shape, other, addKind(place, kind))] : []
  })
  return [{ drifts, unseen: [] }, ...both]
}

/** The names of one table that another does not have. */
export function listOthers(
  names: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): readonly string[] {
  return [...names.keys()].filter((name) => !others.has(name))
}

export function describeDrift(change: Drift['change'], place: Place, message: string): Drift {
  return { change, place: formatPlace(place), message }
}

export function joinComparisons(comparisons: readonly ShapeComparison[]): ShapeComparison {
  return {
    drifts: comparisons.flatMap(({ drifts }) => drifts),
    unseen: comparisons.flatMap(({ unseen }) => unseen),
  }
}

function listTypes({ types }: Shape): string {
  return [...types].sort().join(' or ')
}

/** `body usage.total_tokens`. */
function formatPlace({ part, path = '' }: Place): string {
  return path === '' ? part : `${part} ${path}`
}

function addName({ part, path = '' }: Place, name: string): Place {
  if (!/^[\w$<>-]+$/.test(name)) return { part, path: `${path}[${JSON.stringify(name.slice(0, MAX_NAME))}]` }
  return { part, path: path === '' ? name : `${path}.${name}` }
}

const MAX_NAME = 80

function addKind({ part, path = '' }: Place, kind: string): Place {
  return { part, path: `${path}[${kind}]` }
}
