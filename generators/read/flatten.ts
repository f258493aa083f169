import {
  asObject,
  asString,
  byName,
  define,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  pointerKeys,
} from '../../runtime/json.ts'
import { suggest } from '../../runtime/validation/suggest.ts'
import { type Diagnostic, type DiagnosticCode, SpecError, type Warning } from '../diagnostics.ts'
import { ComponentNames, toName } from './component-names.ts'
import { DynamicScopes } from './dynamic-scope.ts'
import { type FlatDocument, makeFlatDocument } from './flat-document.ts'
import { type Kind, readChild, sectionKinds } from './grammar.ts'
import { findMarks } from './marks.ts'
import { isOldDialect, readVersion, type Version } from './official-schemas.ts'
import { type Component, findOwnComponents, parseComponent } from './own-components.ts'
import type { SpecFiles } from './read-spec.ts'
import { References, type SourcePlace, type Target } from './references.ts'
import { swaggerNodes } from './swagger.ts'
import type { Copier } from './swagger-parameters.ts'
import { type SchemaSyntax, upgradeSchema } from './upgrade-schema.ts'

export type { FlatDocument, Origin } from './flat-document.ts'

/**
 * Bundles a document with everything it refers to, as OpenAPI 3.1. A reference becomes one to a component: that of its
 * target, which is made if the target is none. Throws a SpecError with every reference that leads nowhere.
 */
export function flatten(spec: SpecFiles, entry: string, names = new ComponentNames()): FlatDocument {
  return new Flattener(spec, entry, names).run()
}

/** Sections by the kind of what they name; items of callbacks are path items. */
const sections = new Map<Kind, string>([
  ...Object.entries(sectionKinds).map(([section, kind]): [Kind, string] => [kind, section]),
  ['callback item', 'pathItems'],
])

/** References to these are replaced by their targets, which cannot contain themselves. */
const inlined = new Set<Kind>(['path item', 'media type'])

const referenceKeys = new Set(['$ref', '$dynamicRef', '$recursiveRef'])

class Flattener implements Copier {
  readonly version: Version
  readonly root: JsonObject
  readonly #spec: SpecFiles
  readonly #entry: SourcePlace
  readonly #names: ComponentNames
  readonly #references: References
  readonly #scopes: DynamicScopes
  readonly #origins = new WeakMap<object, SourcePlace>()
  readonly #components = new Map<string, Component>()
  /** Schemas that others refer to where they stand: they become components too. */
  readonly #lifted = new Set<Json>()
  readonly #inlining = new Set<Json>()
  readonly #diagnostics: Diagnostic[] = []
  readonly #warnings: Warning[] = []

  constructor(spec: SpecFiles, entry: string, names: ComponentNames) {
    const file = spec.files.get(entry)
    if (!file) throw new Error(`invariant: ${entry} was not read`)
    if (!isObject(file.data))
      throw new SpecError([{ code: 'not-openapi', message: `${file.name} is not an object.`, at: file.locate('') }])
    this.root = file.data
    this.version = readVersion(file.data) ?? '3.1'
    this.#spec = spec
    this.#entry = { file, name: entry, pointer: '' }
    this.#names = names
    this.#references = new References(spec, (place) => parseComponent(place, this.version) !== undefined)
    this.#scopes = new DynamicScopes(this.#references)
  }

  run(): FlatDocument {
    this.#nameOwnComponents()
    this.#findLifted()
    const kind = typeof this.root.asyncapi === 'string' ? 'asyncapi' : this.version === '2.0' ? 'swagger' : 'openapi'
    const root = this.copyNode(this.root, this.#entry, kind)
    this.#placeComponents(root)
    if (this.version === '3.0') root.openapi = '3.1.0'
    if (this.#diagnostics.length > 0) throw new SpecError(this.#diagnostics)
    return makeFlatDocument({ root, warnings: this.#warnings, entry: this.#entry, origins: this.#origins })
  }

  /** Own components keep their names. One that only refers to a node of another file is that node. */
  #nameOwnComponents(): void {
    for (const { section, name, target: bare } of findOwnComponents(this.#entry, this.version)) {
      const target = this.#scopes.enter({ ...bare, to: this.#references.enter(bare.to) })
      const end = this.#findAdopted(target, name) ?? target
      const known = this.#names.get(section, end.to)
      const stands = known === undefined || known === name ? end : target
      const given = this.#names.allocate(section, stands.to, section === 'securitySchemes' ? name : toName(name))
      this.#names.share(section, target.to, given)
      this.#components.set(`${section}/${given}`, { section, name: given, target: stands, own: true })
    }
  }

  #findAdopted({ to, value }: Target, name: string): Target | undefined {
    if (!isObject(value) || Object.keys(value).length !== 1 || typeof value.$ref !== 'string') return undefined
    const found = this.#references.resolve(value.$ref, to)
    if ('code' in found || this.#references.isCircular(found)) return undefined
    const component = parseComponent(found.to, this.version)
    if (component !== undefined && (component.name !== name || found.to.name === to.name)) return undefined
    return this.#scopes.enter(this.#references.followPlain(found))
  }

  #findLifted(): void {
    for (const [name, file] of this.#spec.files) {
      for (const { node } of findMarks(file)) {
        const ref = asString(node.$ref)
        if (ref === undefined || !ref.includes('#/')) continue
        const target = this.#references.resolve(ref, { file, name, pointer: '' })
        if ('code' in target || !isObject(target.value) || parseComponent(target.to, this.version)) continue
        this.#lifted.add(target.value)
      }
    }
  }

  #placeComponents(root: JsonObject): void {
    const made: [Component, Json][] = []
    // Copying a component may add others.
    for (const component of this.#components.values()) {
      const { section, target } = component
      const copied = this.copy(target.value, target.to, ownValue(sectionKinds, section) ?? 'other', true)
      made.push([component, section === 'schemas' ? this.#asSchema(copied, target) : copied])
    }
    const own = made.filter(([component]) => component.own)
    const others = made.filter(([component]) => !component.own).sort(([a], [b]) => byName(a.name, b.name))
    const components = asObject(root.components)
    for (const [{ section, name }, value] of [...own, ...others]) {
      const declared = ownValue(components, section)
      const named = isObject(declared) ? declared : {}
      define(named, name, value)
      define(components, section, named)
    }
    if (Object.keys(components).length > 0) root.components = components
  }

  /** Components are objects: the schemas `true` and `false` are written as such. */
  #asSchema(copied: Json, { to }: Target): Json {
    return typeof copied === 'boolean' ? this.keep(copied ? {} : { not: {} }, to) : copied
  }

  copy(value: Json, place: SourcePlace, kind: Kind, isComponent = false): Json {
    if (Array.isArray(value)) return value.map((item, index) => this.copy(item, this.below(place, String(index)), kind))
    if (!isObject(value) || kind === 'literal') return value
    const ref = value.$ref ?? (kind === 'schema' ? (value.$dynamicRef ?? value.$recursiveRef) : undefined)
    if (typeof ref === 'string')
      return this.#copyReference(value, ref, kind === 'schema' ? this.#enterSchema(value, place) : place, kind)
    if (kind === 'schema' && !isComponent && this.#lifted.has(value))
      return this.keep({ $ref: this.#refer('schemas', this.#scopes.enter({ to: place, value }, place)) }, place)
    return this.copyNode(value, place, kind)
  }

  copyNode(node: JsonObject, outer: SourcePlace, kind: Kind): JsonObject {
    const place = kind === 'schema' ? this.#enterSchema(node, outer) : outer
    const swagger = this.version === '2.0' ? swaggerNodes[kind] : undefined
    if (swagger) return this.keep(swagger(node, place, this), place)
    const copied = this.copyEntries(node, place, kind)
    if (kind === 'example') return this.keep(withValue(copied), place)
    if (kind === 'link' && isObject(copied.parameters)) copied.parameters = withStrings(copied.parameters)
    if (kind !== 'schema') return copied
    if (isObject(copied.discriminator)) copied.discriminator = this.#copyMapping(copied.discriminator, place)
    return upgradeSchema(copied, this.#getSyntax(place), (made) => this.keep(made, place))
  }

  #enterSchema(node: JsonObject, outer: SourcePlace): SourcePlace {
    const hasId = typeof node.$id === 'string'
    const place = hasId ? this.#scopes.enter({ to: this.#references.enter(outer), value: node }, outer).to : outer
    return typeof node.$schema === 'string' ? { ...place, old: isOldDialect(node.$schema) } : place
  }

  #getSyntax({ file, old }: SourcePlace): SchemaSyntax {
    if (this.version === '2.0' || this.version === '3.0') return 'openapi-3.0'
    return (old ?? isOldDialect(asObject(file.data).jsonSchemaDialect)) ? 'old' : '2020-12'
  }

  copyEntries(node: JsonObject, place: SourcePlace, kind: Kind): JsonObject {
    const copied = this.keep({}, place)
    for (const [key, item] of Object.entries(node)) {
      if (typeof item !== 'object' || item === null) define(copied, key, item)
      else if (key === 'components' && node === this.root) copied[key] = this.#keepExtensions(item, place)
      else define(copied, key, this.#copyChild(kind, key, item, this.below(place, key)))
    }
    return copied
  }

  #keepExtensions(components: Json, place: SourcePlace): JsonObject {
    const own = Object.entries(asObject(components)).filter(([key]) => key.startsWith('x-'))
    return this.keep(Object.fromEntries(own), this.below(place, 'components'))
  }

  #copyChild(kind: Kind, key: string, item: Json, place: SourcePlace): Json {
    const child = readChild(kind, key, item)
    if (!child.each || !isObject(item)) return this.copy(item, place, child.kind)
    const named = this.keep({}, place)
    for (const [name, value] of Object.entries(item)) {
      const isExtension = name.startsWith('x-') && (key === 'paths' || key === 'responses')
      define(named, name, this.copy(value, this.below(place, name), isExtension ? 'literal' : child.kind))
    }
    return named
  }

  below(place: SourcePlace, key: string): SourcePlace {
    return { ...place, pointer: `${place.pointer}/${escapePointer(key)}` }
  }

  keep(node: JsonObject, place: SourcePlace): JsonObject {
    this.#origins.set(node, place)
    return node
  }

  warn(code: Warning['code'], message: string, place: SourcePlace): void {
    this.#warnings.push({ code, message, at: place.file.locate(place.pointer) })
  }

  follow(value: Json, place: SourcePlace): Target {
    return this.#references.follow(value, place)
  }

  #copyReference(node: JsonObject, ref: string, place: SourcePlace, kind: Kind): Json {
    const initial = this.#references.resolve(ref, place)
    if ('code' in initial) return this.#report(initial.code, initial.message, place, ref)
    const found = ref === node.$dynamicRef ? this.#scopes.resolve(ref, initial, place) : initial
    if (this.#references.isCircular(found)) return this.#report('circular-ref', `${ref} refers to itself.`, place)
    const siblings = this.#copySiblings(node, place, kind)
    const isNamed = parseComponent(found.to, this.version) !== undefined
    const isInside = kind === 'other' && found.to.name === this.#entry.name && place.name === this.#entry.name
    if (isInside && !isNamed) return this.#keepReference(node, siblings, `#${found.to.pointer}`, place)
    const target = this.#scopes.enter(this.#references.followPlain(found), place)
    const component = parseComponent(target.to, this.version)
    const section = component?.section ?? (inlined.has(kind) ? undefined : sections.get(kind))
    if (section === undefined || section === 'mediaTypes') return this.#inline(target, siblings, place, kind)
    return this.#keepReference(node, siblings, this.#refer(section, target), place)
  }

  #keepReference(node: JsonObject, siblings: JsonObject, local: string, place: SourcePlace): JsonObject {
    const entries = Object.keys(node).flatMap((key): [string, Json][] => {
      if (referenceKeys.has(key)) return [['$ref', local]]
      const kept = ownValue(siblings, key)
      return kept === undefined ? [] : [[key, kept]]
    })
    return this.keep(Object.fromEntries(entries), place)
  }

  /** What stands beside a `$ref`: older versions ignore it. */
  #copySiblings(node: JsonObject, place: SourcePlace, kind: Kind): JsonObject {
    const rest = Object.fromEntries(Object.entries(node).filter(([key]) => !referenceKeys.has(key)))
    if (Object.keys(rest).length === 0) return {}
    if (kind === 'path item' || kind === 'callback item' || kind === 'other') return this.copyNode(rest, place, kind)
    if (this.version === '2.0' || this.version === '3.0') return {}
    if (kind === 'schema' && this.#getSyntax(place) === 'old') return {}
    if (kind === 'schema') return this.copyNode(rest, place, kind)
    const { summary, description } = rest
    return { ...(summary === undefined ? {} : { summary }), ...(description === undefined ? {} : { description }) }
  }

  #inline({ to, value }: Target, siblings: JsonObject, from: SourcePlace, kind: Kind): Json {
    if (this.#inlining.has(value))
      return this.#report('circular-ref', `${to.name}#${to.pointer} contains itself.`, from)
    this.#inlining.add(value)
    const copied = this.copy(value, to, kind)
    this.#inlining.delete(value)
    return isObject(copied) ? Object.assign(copied, siblings) : copied
  }

  /** A reference to the component that a target is, or is made. */
  #refer(section: string, target: Target): string {
    const name = this.#names.allocate(section, target.to, parseComponent(target.to, this.version)?.name)
    const key = `${section}/${name}`
    if (!this.#components.has(key)) this.#components.set(key, { section, name, target, own: false })
    return `#/components/${section}/${escapePointer(name)}`
  }

  /** Makes the mapping refer to components of this document. */
  #copyMapping(discriminator: JsonObject, place: SourcePlace): JsonObject {
    if (!isObject(discriminator.mapping)) return discriminator
    const mapping = Object.entries(discriminator.mapping).map(([tag, target]) => {
      return [tag, typeof target === 'string' ? this.#localTarget(target, place) : target]
    })
    return { ...discriminator, mapping: Object.fromEntries(mapping) }
  }

  #localTarget(text: string, place: SourcePlace): string {
    const bare = `#/components/schemas/${escapePointer(text)}`
    const named = this.#references.resolve(bare, place)
    const target = 'code' in named ? this.#references.resolve(text, place) : named
    if ('code' in target) return text
    const local = this.#refer('schemas', this.#scopes.enter(target, place))
    return local === bare ? text : local
  }

  /** A reference to the component that one that leads nowhere may mean: its name is the same, or a similar one. */
  #suggestTarget(ref: string, place: SourcePlace): string | undefined {
    const [path = '', fragment] = ref.split('#')
    const file = fragment !== undefined || path.includes('.') ? path : ''
    const root = this.#references.resolve(`${file}#`, place)
    if ('code' in root) return undefined
    const components = findOwnComponents(root.to, this.version)
    const [name = ''] = pointerKeys(`/${fragment ?? path}`).slice(-1)
    const names = components.map((component) => component.name)
    const meant = suggest(name, names)
    const found = components.find((component) => component.name === meant)
    return found && `${file}#${found.target.to.pointer}`
  }

  #report(code: DiagnosticCode, message: string, place: SourcePlace, ref = ''): JsonObject {
    const pointer = ['file-unreadable', 'outside-ref', 'remote-ref'].includes(code)
      ? `${place.pointer}/$ref`
      : place.pointer
    const meant = ref && this.#suggestTarget(ref, place)
    const help = meant ? { help: `Did you mean \`${meant}\`?` } : {}
    this.#diagnostics.push({ code, message, at: place.file.locate(pointer), ...help })
    return {}
  }
}

/** OpenAPI 3.2 has two more keys for the value of an example. */
function withValue({ dataValue, serializedValue, ...example }: JsonObject): JsonObject {
  const value = example.value ?? dataValue ?? serializedValue
  return value === undefined ? example : { ...example, value }
}

/** Since OpenAPI 3.1 the parameters of a link are strings. */
function withStrings(parameters: JsonObject): JsonObject {
  const entries = Object.entries(parameters)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
