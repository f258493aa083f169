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

/** Where a node was written; the file as seen from the folder of the specification. */
export interface Origin {
  readonly file: string
  readonly pointer: string
}

/** One document without references to other files: all components stand under its own `components`. */
export interface FlatDocument {
  readonly root: JsonObject
  /** Whether the node is one of this document. */
  holds(node: object): boolean
  originOf(node: object): Origin
  locate(node: object, key?: string): Location
}

interface Place {
  readonly file: YamlFile
  readonly name: string
  readonly pointer: string
}

interface Target {
  readonly to: Place
  readonly value: Json
}

const componentPointer = /^\/components\/([^/]+)\/([^/]+)$/
const insideSchema = /^\/components\/schemas\/[^/]+\//

/**
 * Brings a document and all that it refers to together. A reference to a component of any file becomes a reference to
 * the component of that name here; a reference within the entry document stays, unless it leads into a schema; any other
 * is replaced by its target.
 * Throws a SpecError with every reference that leads nowhere and every name that two components claim.
 */
export function flatten(spec: SpecFiles, entry: string): FlatDocument {
  return new Flattener(spec, entry).run()
}

class Flattener {
  readonly spec: SpecFiles
  readonly entry: string
  readonly origins = new WeakMap<object, Place>()
  readonly components = new Map<string, { place: Place; kind: string; name: string; value: Json }>()
  readonly diagnostics: Diagnostic[] = []

  constructor(spec: SpecFiles, entry: string) {
    this.spec = spec
    this.entry = entry
  }

  run(): FlatDocument {
    const file = this.file(this.entry)
    this.claimOwnComponents(file)
    const root = this.copy(file.data, { file, name: this.entry, pointer: '' }, [])
    if (!isObject(root))
      throw new SpecError([{ code: 'not-openapi', message: `${file.name} is not an object.`, at: file.locate('') }])
    this.placeComponents(root)
    if (this.diagnostics.length > 0) throw new SpecError(this.diagnostics)
    const getPlace = (node: object): Place => this.origins.get(node) ?? { file, name: this.entry, pointer: '' }
    return {
      root,
      holds: (node) => this.origins.has(node),
      originOf: (node) => ({ file: getPlace(node).name, pointer: getPlace(node).pointer }),
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

  /** The entry's own components keep their names; others that claim one of them clash. */
  claimOwnComponents(file: YamlFile): void {
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

  copy(value: Json, place: Place, inlining: readonly string[], inNames = false): Json {
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

  below(place: Place, token: string): Place {
    return { ...place, pointer: `${place.pointer}/${token}` }
  }

  reference(node: JsonObject, ref: string, place: Place, inlining: readonly string[]): Json {
    const target = this.resolve(ref, place)
    if (target === undefined || this.isCircle(target)) {
      if (target === undefined) this.report('unresolved-ref', `${ref} leads nowhere.`, place)
      else this.report('circular-ref', `${ref} leads back to itself.`, place)
      return {}
    }
    const { to, value } = target
    const { $ref: _, ...rest } = node
    const beside = this.copy(rest, place, inlining)
    const kept = (): Json => this.keep({ ...node, ...asObject(beside), $ref: `#${to.pointer}` }, place)
    const [, kind, name] = componentPointer.exec(to.pointer) ?? []
    if (kind !== undefined && name !== undefined) {
      const named = pointerKeys(`/${name}`)[0] ?? ''
      const origin = isNamesake(value, kind, named) ? this.resolve(String(value.$ref), to) : target
      this.claim(kind, named, origin ?? target, place)
      return kept()
    }
    const staysInside = to.name === this.entry && place.name === this.entry && !insideSchema.test(to.pointer)
    if (staysInside) return kept()
    const inlined = this.inline(value, to, place, inlining)
    return isObject(inlined) ? Object.assign(inlined, beside) : inlined
  }

  resolve(ref: string, from: Place): Target | undefined {
    const [path, pointer = ''] = ref.split('#')
    const name = path ? posix.join(posix.dirname(from.name), path) : from.name
    const file = this.file(name)
    const value = valueAt(file.data, pointer)
    return value === undefined ? undefined : { to: { file, name, pointer }, value }
  }

  /** Whether references lead from here to references, and never to anything else. */
  isCircle(start: Target): boolean {
    const passed = new Set<Json>()
    let target: Target | undefined = start
    while (target && isObject(target.value) && typeof target.value.$ref === 'string') {
      if (passed.has(target.value)) return true
      passed.add(target.value)
      target = this.resolve(target.value.$ref, target.to)
    }
    return false
  }

  keep(node: JsonObject, place: Place): JsonObject {
    this.origins.set(node, place)
    return node
  }

  inline(target: Json, to: Place, from: Place, inlining: readonly string[]): Json {
    const id = `${to.name}#${to.pointer}`
    if (inlining.includes(id)) {
      this.report('circular-ref', `${id} holds itself.`, from)
      return {}
    }
    return this.copy(target, to, [...inlining, id])
  }

  claim(kind: string, name: string, { to: place, value }: Target, from: Place): void {
    const key = `${kind}/${name}`
    const known = this.components.get(key)
    if (!known) {
      const entry = { place, kind, name, value: null as Json }
      this.components.set(key, entry)
      entry.value = this.copy(value, place, [])
    } else if (known.place.name !== place.name) {
      const other = known.place.file.locate(known.place.pointer)
      this.report('name-clash', `${kind} ${name} of ${place.file.name} is also at ${other.file}:${other.line}.`, from)
    }
  }

  report(code: Diagnostic['code'], message: string, place: Place): void {
    this.diagnostics.push({ code, message, at: place.file.locate(place.pointer) })
  }
}

/** A discriminator whose mapping names components of this document, whatever file they were written in. */
function localMapping(discriminator: JsonObject): JsonObject {
  const mapping = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {})
  if (mapping.length === 0) return discriminator
  const local = mapping.map(([tag, target]) => [tag, (asString(target) ?? '').replace(/^[^#]+#/, '#')])
  return { ...discriminator, mapping: Object.fromEntries(local) }
}

/** A component that is nothing but a reference to the component of the same name in another file. */
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
