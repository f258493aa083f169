import { asObject, asString, byName, escapePointer, isObject, type Json } from '../../runtime/json.ts'
import type { References, ResolvedNode, SourceLocation } from './references.ts'
import { walkStructure } from './structure.ts'

/** What dynamic anchors stand for, by name. */
type Bindings = ReadonlyMap<string, SourceLocation>

/**
 * What `$dynamicRef` refers to depends on how its schema was reached: the outermost schema with an `$id` on the way that
 * has the anchor decides; where no schema has an `$id`, the outermost one that has the anchor itself or under its `$defs`.
 * A schema that is reached in several ways becomes several components, which refer to other ones.
 */
export class DynamicScopes {
  readonly #references: References
  readonly #scopes = new Map<string, Bindings>()
  readonly #used = new Map<Json, ReadonlySet<string>>()

  constructor(references: References) {
    this.#references = references
  }

  /** A target as it is reached from a location: with the anchors that matter to it. */
  enter({ to, value }: ResolvedNode, from?: SourceLocation): ResolvedNode {
    if (!this.#references.hasDynamicAnchors) return { to, value }
    const { scope: _, ...bare } = to
    const inner = [...this.#references.getDynamicAnchors(to), ...findBound({ to, value })]
    const all = new Map([...inner, ...this.#getBindings(from)])
    const used = this.#findUsed({ to, value })
    const bindings = [...all].filter(([name]) => used.has(name)).sort(([a], [b]) => byName(a, b))
    if (bindings.length === 0) return { to: bare, value }
    const scope = bindings.map(([name, location]) => `${name}=${location.name}#${location.pointer}`).join(' ')
    this.#scopes.set(scope, new Map(bindings))
    return { to: { ...bare, scope }, value }
  }

  /** What a dynamic reference refers to at a location; `initial` is what a static one would. */
  resolve(ref: string, initial: ResolvedNode, from: SourceLocation): ResolvedNode {
    const isDynamic = isObject(initial.value) && initial.value.$dynamicAnchor !== undefined
    const location = isDynamic ? this.#getBindings(from).get(ref.replace(/^.*#/, '')) : undefined
    return (location && this.#references.at(location)) ?? initial
  }

  #getBindings(location: SourceLocation | undefined): Bindings {
    return this.#scopes.get(location?.scope ?? '') ?? new Map()
  }

  /** The names of all anchors that dynamic references within reach of a node refer to. */
  #findUsed(start: ResolvedNode): ReadonlySet<string> {
    const cached = this.#used.get(start.value)
    if (cached) return cached
    const used = new Set<string>()
    const reached = new Map([[start.value, start.to]])
    for (const [value, to] of reached) {
      for (const { node, pointer } of walkStructure(value)) {
        const dynamic = asString(node.$dynamicRef)
        if (dynamic !== undefined) used.add(dynamic.replace(/^.*#/, ''))
        const ref = asString(node.$ref) ?? dynamic
        const location = this.#references.enter({ ...to, pointer: to.pointer + pointer })
        const next = ref === undefined ? undefined : this.#references.resolve(ref, location)
        if (next && !('code' in next)) reached.set(next.value, next.to)
      }
    }
    this.#used.set(start.value, used)
    return used
  }
}

/** The dynamic anchors that a schema has itself, or under its `$defs`. */
export function findBound({ to, value }: ResolvedNode): readonly (readonly [name: string, location: SourceLocation])[] {
  const schema = asObject(value)
  const defined = Object.entries(asObject(schema.$defs))
  const nodes = [
    ['', schema] as const,
    ...defined.map(([key, node]) => [`/$defs/${escapePointer(key)}`, node] as const),
  ]
  return nodes.flatMap(([pointer, node]) => {
    const anchor = asString(asObject(node).$dynamicAnchor)
    return anchor === undefined ? [] : [[anchor, { ...to, pointer: to.pointer + pointer }] as const]
  })
}
