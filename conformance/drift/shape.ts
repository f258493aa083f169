import { isObject, type JsonObject } from '../../runtime/json.ts'

/** Deeper values are not compared. */
const MAX_DEPTH = 64

type Shapes = Map<string, Shape>

const none: ReadonlyMap<string, Shape> = new Map()

/** The types and members of the values at one path. Few values have all parts, which are made when they are needed. */
export class Shape {
  /** Names of JSON types. */
  readonly types: string[] = []
  /** Number of objects among the values. */
  objects = 0
  /** Number of objects that have the member. */
  parents = 0
  #members: Shapes | undefined
  #items: Shapes | undefined

  static from(values: Iterable<unknown>): Shape {
    const shape = new Shape()
    for (const value of values) shape.add(value)
    return shape
  }

  get members(): ReadonlyMap<string, Shape> {
    return this.#members ?? none
  }

  /** The items of arrays, by their `type`. */
  get items(): ReadonlyMap<string, Shape> {
    return this.#items ?? none
  }

  add(value: unknown, depth = 0): void {
    const type = getType(value)
    if (!this.types.includes(type)) this.types.push(type)
    if (depth === MAX_DEPTH) return
    if (Array.isArray(value)) for (const item of value) this.#addItem(item, depth + 1)
    else if (isObject(value)) this.#addMembers(value, depth + 1)
  }

  #addItem(item: unknown, depth: number): void {
    this.#items ??= new Map()
    getShape(this.#items, getKind(item)).add(item, depth)
  }

  #addMembers(value: JsonObject, depth: number): void {
    this.objects++
    this.#members ??= new Map()
    const added = new Set<Shape>()
    for (const [name, inner] of Object.entries(value)) {
      // Members that are named by an id are of one kind.
      const member = getShape(this.#members, isId(name) ? '<id>' : name)
      member.add(inner, depth)
      if (!added.has(member)) member.parents++
      added.add(member)
    }
  }
}

export function getShape(shapes: Shapes, name: string): Shape {
  const shape = shapes.get(name) ?? new Shape()
  shapes.set(name, shape)
  return shape
}

/** Whether the name of a member is an id: a UUID, ten digits, or sixteen letters and digits. */
function isId(name: string): boolean {
  return name.length <= MAX_ID && idName.test(name)
}

const MAX_ID = 100
const idName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|\d{10}|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{16}/i

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

/** The names of the two sides in messages. */
export interface Sides {
  readonly before: string
  readonly after: string
}

export const recordingAndReply: Sides = { before: 'in the recording', after: 'in the reply' }

type SidedPlace = Place & { readonly sides: Sides }

/** Compares the shapes of recorded and live values at a place; text and numbers do not matter. */
export function compareShapes(recorded: Shape, live: Shape, place: SidedPlace): ShapeComparison {
  const isNew = live.types.some((type) => !recorded.types.includes(type))
  const message = `is ${listTypes(live)}, and ${listTypes(recorded)} ${place.sides.before}`
  const changed = isNew ? [describeDrift('changed', place, message)] : []
  const members = recorded.objects > 0 && live.objects > 0 ? compareMembers(recorded, live, place) : []
  return joinComparisons([{ drifts: changed, unseen: [] }, ...members, ...compareItems(recorded, live, place)])
}

function compareMembers(recorded: Shape, live: Shape, place: SidedPlace): readonly ShapeComparison[] {
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

function compareItems(recorded: Shape, live: Shape, place: SidedPlace): readonly ShapeComparison[] {
  if (!recorded.types.includes('array') || !live.types.includes('array')) return []
  if (recorded.items.size === 0 && live.items.size === 0) return []
  if (recorded.items.size === 0 || live.items.size === 0) {
    const side = recorded.items.size === 0 ? place.sides.before : place.sides.after
    return [{ drifts: [], unseen: [`${formatPlace(place)} is empty ${side}`] }]
  }
  return compareKinds([recorded.items, live.items], (kind) => addKind(place, kind))
}

/** Compares the shapes of each kind; kinds that are not counted may be lost and added. */
export function compareKinds(
  [before, after]: readonly [ReadonlyMap<string, Shape>, ReadonlyMap<string, Shape>],
  getPlace: (kind: string) => SidedPlace,
  isCounted: (kind: string) => boolean = () => true,
): readonly [kinds: ShapeComparison, ...shapes: ShapeComparison[]] {
  const list = (kinds: ReadonlyMap<string, Shape>, others: ReadonlyMap<string, Shape>, change: 'lost' | 'added') =>
    [...kinds.keys()]
      .filter((kind) => !others.has(kind) && isCounted(kind))
      .map((kind) => describeDrift(change, getPlace(kind), `is ${change}`))
  const both = [...before].flatMap(([kind, shape]) => {
    const other = after.get(kind)
    return other ? [compareShapes(shape, other, getPlace(kind))] : []
  })
  return [{ drifts: [...list(before, after, 'lost'), ...list(after, before, 'added')], unseen: [] }, ...both]
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
  return types.toSorted().join(' or ')
}

/** `body usage.total_tokens`. */
function formatPlace({ part, path = '' }: Place): string {
  return path === '' ? part : `${part} ${path}`
}

function addName({ path = '', ...place }: SidedPlace, name: string): SidedPlace {
  if (!/^[\w$<>-]+$/.test(name)) return { ...place, path: `${path}[${JSON.stringify(name.slice(0, MAX_NAME))}]` }
  return { ...place, path: path === '' ? name : `${path}.${name}` }
}

const MAX_NAME = 80

function addKind({ path = '', ...place }: SidedPlace, kind: string): SidedPlace {
  return { ...place, path: `${path}[${kind}]` }
}
