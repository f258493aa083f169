import {
  asObject,
  asString,
  decodePercent,
  isObject,
  type Json,
  pointerKeys,
  toPointer,
  valueAt,
} from '../../runtime/json.ts'
import type { DiagnosticCode } from '../diagnostics.ts'
import { findMarks, getFileName, identifiers } from './marks.ts'
import type { SpecFiles } from './read-spec.ts'
import type { YamlFile } from './yaml-file.ts'

export interface SourceLocation {
  readonly file: YamlFile
  readonly name: string
  readonly pointer: string
  /** The URI of the innermost schema with an `$id` around the location. */
  readonly base?: string
  /** What dynamic references refer to here: see DynamicScopes. */
  readonly scope?: string
  /** Whether the schemas here are written in an old dialect; absent: as the document says. */
  readonly old?: boolean
}

export interface ResolvedNode {
  readonly to: SourceLocation
  readonly value: Json
}

export interface Unresolved {
  readonly code: DiagnosticCode
  readonly message: string
}

/** The anchors of one URI, by the pointer of the schema that has them or defines them: those without an `$id` may repeat one. */
type Anchors = Map<string, SourceLocation>

/** Finds what references refer to: files, pointers, anchors, and schemas with an `$id`. */
export class References {
  readonly #spec: SpecFiles
  readonly #resources = new Map<string, SourceLocation>()
  readonly #anchors = new Map<string, Anchors>()
  /** The anchors by the URI of their schema, and by name. */
  readonly #dynamicAnchors = new Map<string, Map<string, Anchors>>()
  readonly #isNamed: (location: SourceLocation) => boolean

  /** `isNamed` tells whether a location is a component. */
  constructor(spec: SpecFiles, isNamed: (location: SourceLocation) => boolean) {
    this.#spec = spec
    this.#isNamed = isNamed
    for (const [name, file] of spec.files) this.#addIdentifiers({ file, name, pointer: '' })
  }

  get hasDynamicAnchors(): boolean {
    return this.#dynamicAnchors.size > 0
  }

  /** The dynamic anchors of the schema with an `$id` around a location, or of the document: those that are not repeated. */
  getDynamicAnchors(location: SourceLocation): readonly (readonly [name: string, location: SourceLocation])[] {
    const all = this.#dynamicAnchors.get(location.base ?? getBase(location)) ?? []
    return [...all].flatMap(([name, anchors]) =>
      anchors.size > 1 ? [] : Array.from(anchors.values(), (to) => [name, to] as const),
    )
  }

  /** The location with its base; only files with an `$id` have one. */
  enter(location: SourceLocation): SourceLocation {
    if (this.#resources.size === 0) return location
    let inner: SourceLocation | undefined
    for (const resource of this.#resources.values()) {
      const isAround = resource.name === location.name && `${location.pointer}/`.startsWith(`${resource.pointer}/`)
      if (isAround && resource.base && !(inner && inner.pointer.length > resource.pointer.length)) inner = resource
    }
    return inner?.base === undefined ? location : { ...location, base: inner.base }
  }

  resolve(ref: string, from: SourceLocation): ResolvedNode | Unresolved {
    const hash = ref.indexOf('#')
    const fragment = hash < 0 ? '' : ref.slice(hash + 1)
    const resource = this.#findResource(hash < 0 ? ref : ref.slice(0, hash), from)
    if ('code' in resource) return resource
    const to = this.#findFragment(resource, fragment, from)
    return to ?? { code: 'unresolved-ref', message: `${ref} does not exist.` }
  }

  at(location: SourceLocation): ResolvedNode | undefined {
    return findNode(this.enter(location))
  }

  /** What a node refers to in the end, or the node itself. */
  follow(value: Json, location: SourceLocation): ResolvedNode {
    const next = this.#resolveNode({ to: location, value })
    return !next || this.isCircular(next) ? { to: location, value } : this.follow(next.value, next.to)
  }

  /** Follows a chain of bare references through nodes without a name to its end. */
  followPlain(resolved: ResolvedNode): ResolvedNode {
    const isBare = isObject(resolved.value) && Object.keys(resolved.value).length === 1
    const next = isBare && !this.#isNamed(resolved.to) ? this.#resolveNode(resolved) : undefined
    return next ? this.followPlain(next) : resolved
  }

  /** Whether a chain of references ends in a cycle. */
  isCircular(start: ResolvedNode): boolean {
    const visited = new Set<Json>()
    for (let resolved: ResolvedNode | undefined = start; resolved; resolved = this.#resolveNode(resolved)) {
      if (visited.has(resolved.value)) return true
      visited.add(resolved.value)
    }
    return false
  }

  #resolveNode({ to, value }: ResolvedNode): ResolvedNode | undefined {
    const ref = isObject(value) ? asString(value.$ref) : undefined
    const next = ref === undefined ? undefined : this.resolve(ref, to)
    return next && 'code' in next ? undefined : next
  }

  #findResource(path: string, from: SourceLocation): SourceLocation | Unresolved {
    const { name, file, base = getBase(from) } = from
    if (path === '') return this.#resources.get(base) ?? this.enter({ file, name, pointer: '' })
    const identified = this.#resources.get(toUri(path, base) ?? path)
    if (identified) return identified
    const { origin, show = (file) => file } = this.#spec
    const other = getFileName(path, name, origin)
    if (other === undefined) return { code: 'remote-ref', message: `${path} is not a file.` }
    const otherFile = this.#spec.files.get(other)
    if (otherFile) return this.enter({ file: otherFile, name: other, pointer: '' })
    if (this.#spec.outside?.has(other))
      return { code: 'outside-ref', message: `${path} is outside of the folder of the document.` }
    const reason = this.#spec.unreadable?.get(other) ?? 'no such file'
    return { code: 'file-unreadable', message: `${show(other)} cannot be read: ${reason}.` }
  }

  #findFragment(resource: SourceLocation, fragment: string, from: SourceLocation): ResolvedNode | undefined {
    if (fragment !== '' && !fragment.startsWith('/')) {
      const to = findNearest(
        this.#anchors.get(`${resource.base ?? getBase(resource)}#${decodePercent(fragment)}`),
        from,
      )
      return to && findNode(to)
    }
    const pointer = toPointer(pointerKeys(fragment))
    const inside = findNode(this.enter({ ...resource, pointer: resource.pointer + pointer }))
    return inside ?? (resource.pointer === '' ? undefined : findNode(this.enter({ ...resource, pointer })))
  }

  #addIdentifiers(root: SourceLocation): void {
    const open = [{ pointer: '', base: getBase(root) }]
    const self = asString(asObject(root.file.data).$self)
    if (self !== undefined) this.#resources.set(toUri(self, getBase(root)) ?? self, root)
    for (const { node, pointer } of findMarks(root.file)) {
      if (!identifiers.some((key) => typeof node[key] === 'string')) continue
      while (open.length > 1 && !`${pointer}/`.startsWith(`${open.at(-1)?.pointer}/`)) open.pop()
      const outer = open.at(-1)?.base ?? ''
      const uri = toUri(asString(node.$id) ?? '', outer)
      // Older drafts write an anchor as an $id.
      const isAnchor = asString(node.$id)?.startsWith('#') === true
      const base = node.$id === undefined || isAnchor || uri === undefined ? outer : uri
      const location = { ...root, pointer, ...(base === getBase(root) ? {} : { base }) }
      if (base !== outer) {
        open.push({ pointer, base })
        this.#resources.set(base, location)
      }
      const names = [isAnchor ? asString(node.$id)?.slice(1) : undefined, node.$anchor, node.$dynamicAnchor]
      for (const name of names) if (typeof name === 'string') addAnchor(this.#anchors, `${base}#${name}`, location)
      if (typeof node.$dynamicAnchor !== 'string') continue
      const dynamic = this.#dynamicAnchors.get(base) ?? new Map<string, Anchors>()
      addAnchor(dynamic, node.$dynamicAnchor, location)
      this.#dynamicAnchors.set(base, dynamic)
    }
  }
}

function addAnchor(all: Map<string, Anchors>, name: string, location: SourceLocation): void {
  const anchors = all.get(name) ?? new Map<string, SourceLocation>()
  all.set(name, anchors.set(location.pointer.replace(/\/\$defs\/[^/]*$/, ''), location))
}

/** The anchor in the innermost node around a location that has one, else the first. */
function findNearest(anchors: Anchors | undefined, { pointer }: SourceLocation): SourceLocation | undefined {
  for (let outer = pointer; outer !== ''; outer = outer.slice(0, outer.lastIndexOf('/'))) {
    const anchor = anchors?.get(outer)
    if (anchor) return anchor
  }
  return anchors?.get('') ?? anchors?.values().next().value
}

/** The URI of a file that states none. */
function getBase({ name }: SourceLocation): string {
  return `file-of-specification://files/${name}`
}

function toUri(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href.replace(/#.*$/, '') : undefined
}

function findNode(to: SourceLocation): ResolvedNode | undefined {
  const value = valueAt(to.file.data, pointerKeys(to.pointer))
  return value === undefined ? undefined : { to, value }
}
