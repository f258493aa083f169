import { posix } from 'node:path'
import { type Diagnostic, type Location, SpecError } from '../diagnostics.ts'
import {
  asObject,
  asString,
  byName,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  pointerKeys,
} from '../json.ts'
import type { SpecFiles } from './read-spec.ts'
import { getReading } from './structure.ts'
import type { YamlFile } from './yaml-file.ts'

/** Where a node was written; `file` is relative to the folder of the specification. */
export interface Origin {
  readonly file: string
  readonly pointer: string
}

/** One document without references to other files: all components are under its own `components`. */
export interface FlatDocument {
  readonly root: JsonObject
  /** Whether the node is part of this document. */
  contains(node: object): boolean
  getOrigin(node: object): Origin
  locate(node: object, key?: string): Location
}

interface SourcePlace {
  readonly file: YamlFile
  readonly name: string
  readonly pointer: string
}

interface Target {
  readonly to: SourcePlace
  readonly value: Json
}

const componentPointer = /^\/components\/([^/]+)\/([^/]+)$/
const insideSchema = /^\/components\/schemas\/[^/]+\//

/**
 * Bundles a document with everything it refers to. A reference to a component of any file becomes a reference to the
 * component of that name; other references within the entry document stay, except those into a schema; the rest are
 * replaced by their targets. Throws a SpecError with every unresolved reference and every name clash.
 */
export function flatten(spec: SpecFiles, entry: string): FlatDocument {
  return new Flattener(spec, entry).run()
}

class Flattener {
  readonly spec: SpecFiles
  readonly entry: string
  readonly origins = new WeakMap<object, SourcePlace>()
  readonly components = new Map<string, { place: SourcePlace; kind: string; name: string; value: Json }>()
  readonly diagnostics: Diagnostic[] = []

  constructor(spec: SpecFiles, entry: string) {
    this.spec = spec
    this.entry = entry
  }

  run(): FlatDocument {
    const file = this.file(this.entry)
    this.registerOwnComponents(file)
    const root = this.copy(file.data, { file, name: this.entry, pointer: '' }, [])
    if (!isObject(root))
      throw new SpecError([{ code: 'not-openapi', message: `${file.name} is not an object.`, at: file.locate('') }])
    this.placeComponents(root)
    if (this.diagnostics.length > 0) throw new SpecError(this.diagnostics)
    const getPlace = (node: object): SourcePlace => this.origins.get(node) ?? { file, name: this.entry, pointer: '' }
    return {
      root,
      contains: (node) => this.origins.has(node),
      getOrigin: (node) => ({ file: getPlace(node).name, pointer: getPlace(node).pointer }),
      locate: (node, key) => {
        const place = getPlace(node)
        return place.file.locate(key === undefined ? place.pointer : `${place.pointer}/${escapePointer(key)}`)
      },
    }
  }

  file(name: string): YamlFile {
    const file = this.spec.files.get(name)
    if (!file) throw new Error(`invariant: ${name} was not read`)
    return file
  }

  registerOwnComponents(file: YamlFile): void {
    const kinds = isObject(file.data) && isObject(file.data.components) ? file.data.components : {}
    for (const [kind, named] of Object.entries(kinds)) {
      for (const [name, value] of Object.entries(isObject(named) ? named : {})) {
        if (isNamesake(value, kind, name)) continue
        const pointer = `/components/${kind}/${escapePointer(name)}`
        this.components.set(`${kind}/${name}`, { place: { file, name: this.entry, pointer }, kind, name, value })
      }
    }
  }

  placeComponents(root: JsonObject): void {
    const components = isObject(root.components) ? root.components : {}
    const sorted = [...this.components.values()].sort((a, b) => byName(a.name, b.name))
    for (const { kind, name, value, place } of sorted) {
      if (place.name === this.entry) continue
      const named = isObject(components[kind]) ? components[kind] : {}
      named[name] = value
      components[kind] = named
    }
    if (Object.keys(components).length > 0) root.components = components
  }

  copy(value: Json, place: SourcePlace, inlining: readonly string[], inNames = false): Json {
    if (Array.isArray(value)) {
      return value.map((item, index) => this.copy(item, this.below(place, String(index)), inlining))
    }
    if (!isObject(value)) return value
    const ref = inNames ? undefined : asString(value.$ref)
    if (ref !== undefined) return this.reference(value, ref, place, inlining)
    const copied: JsonObject = {}
    this.origins.set(copied, place)
    for (const [key, item] of Object.entries(value)) {
      const reading = getReading(key, item, inNames)
      copied[key] =
        reading === 'literal'
          ? item
          : this.copy(item, this.below(place, escapePointer(key)), inlining, reading === 'names')
    }
    if (isObject(copied.discriminator)) copied.discriminator = localMapping(copied.discriminator)
    return copied
  }

  below(place: SourcePlace, token: string): SourcePlace {
    return { ...place, pointer: `${place.pointer}/${token}` }
  }

  reference(node: JsonObject, ref: string, place: SourcePlace, inlining: readonly string[]): Json {
    const target = this.resolve(ref, place)
    if (target === undefined || this.isCircular(target)) {
      if (target === undefined) this.report('unresolved-ref', `${ref} does not exist.`, place)
      else this.report('circular-ref', `${ref} refers to itself.`, place)
      return {}
    }
    const { to, value } = target
    const { $ref: _, ...rest } = node
    const siblings = this.copy(rest, place, inlining)
    const keepReference = (): Json => this.keep({ ...node, ...asObject(siblings), $ref: `#${to.pointer}` }, place)
    const [, kind, name] = componentPointer.exec(to.pointer) ?? []
    if (kind !== undefined && name !== undefined) {
      const named = pointerKeys(`/${name}`)[0] ?? ''
      const origin = isNamesake(value, kind, named) ? this.resolve(String(value.$ref), to) : target
      this.addComponent(kind, named, origin ?? target, place)
      return keepReference()
    }
    const staysInside = to.name === this.entry && place.name === this.entry && !insideSchema.test(to.pointer)
    if (staysInside) return keepReference()
    const inlined = this.inline(value, to, place, inlining)
    return isObject(inlined) ? Object.assign(inlined, siblings) : inlined
  }

  resolve(ref: string, from: SourcePlace): Target | undefined {
    const [path, pointer = ''] = ref.split('#')
    const name = path ? posix.join(posix.dirname(from.name), path) : from.name
    const file = this.file(name)
    const value = valueAt(file.data, pointer)
    return value === undefined ? undefined : { to: { file, name, pointer }, value }
  }

  /** Whether a chain of references ends in a cycle. */
  isCircular(start: Target): boolean {
    const visited = new Set<Json>()
    let target: Target | undefined = start
    while (target && isObject(target.value) && typeof target.value.$ref === 'string') {
      if (visited.has(target.value)) return true
      visited.add(target.value)
      target = this.resolve(target.value.$ref, target.to)
    }
    return false
  }

  keep(node: JsonObject, place: SourcePlace): JsonObject {
    this.origins.set(node, place)
    return node
  }

  inline(target: Json, to: SourcePlace, from: SourcePlace, inlining: readonly string[]): Json {
    const id = `${to.name}#${to.pointer}`
    if (inlining.includes(id)) {
      this.report('circular-ref', `${id} contains itself.`, from)
      return {}
    }
    return this.copy(target, to, [...inlining, id])
  }

  addComponent(kind: string, name: string, { to: place, value }: Target, from: SourcePlace): void {
    const key = `${kind}/${name}`
    const known = this.components.get(key)
    if (!known) {
      const entry = { place, kind, name, value: null as Json }
      this.components.set(key, entry)
      entry.value = this.copy(value, place, [])
    } else if (known.place.name !== place.name) {
      const other = known.place.file.locate(known.place.pointer)
      const message = `${kind} ${name} of ${place.file.name} is already defined at ${other.file}:${other.line}.`
      this.report('name-clash', message, from)
    }
  }

  report(code: Diagnostic['code'], message: string, place: SourcePlace): void {
    this.diagnostics.push({ code, message, at: place.file.locate(place.pointer) })
  }
}

/** Rewrites the mapping of a discriminator to refer to components of this document. */
function localMapping(discriminator: JsonObject): JsonObject {
  const mapping = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {})
  if (mapping.length === 0) return discriminator
  const local = mapping.map(([tag, target]) => [tag, (asString(target) ?? '').replace(/^[^#]+#/, '#')])
  return { ...discriminator, mapping: Object.fromEntries(local) }
}

/** Whether a component is only a reference to the component of the same name in another file. */
function isNamesake(value: Json, kind: string, name: string): value is JsonObject {
  const ref = isObject(value) && Object.keys(value).length === 1 ? asString(value.$ref) : undefined
  return ref !== undefined && !ref.startsWith('#') && ref.endsWith(`#/components/${kind}/${escapePointer(name)}`)
}

function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<Json | undefined>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)]
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }, value)
}
