import {
  asObject,
  asString,
  byName,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  pointerKeys,
  setKey,
} from '../../runtime/json.ts'
import { suggest } from '../../runtime/validation/suggest.ts'
import { type Diagnostic, type DiagnosticCode, SpecError, type Warning } from '../diagnostics.ts'
import { ComponentNames, toName } from './component-names.ts'
import { type Component, findDeclaredComponents, parseComponent } from './declared-components.ts'
import { writeDiscriminators } from './discriminators.ts'
import { DynamicScopes, findBound } from './dynamic-scope.ts'
import { type FlatDocument, makeFlatDocument } from './flat-document.ts'
import { type Kind, readChild, sectionKinds } from './grammar.ts'
import { findMarks } from './marks.ts'
import { isOldDialect, readVersion, type Version } from './official-schemas.ts'
import type { SpecFiles } from './read-spec.ts'
import { References, type ResolvedNode, type SourceLocation } from './references.ts'
import { swaggerNodes } from './swagger.ts'
import type { Copier } from './swagger-parameters.ts'
import { dropForeign, type SchemaSyntax, upgradeSchema, withStrings, withValue } from './upgrade-schema.ts'

export type { FlatDocument, Origin } from './flat-document.ts'

/**
 * Bundles a document with everything it refers to, as OpenAPI 3.1. A reference becomes one to a component: that of the
 * node it refers to, which is made if there is none. Throws a SpecError with every reference that leads nowhere.
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
  readonly #entry: SourceLocation
  readonly #names: ComponentNames
  readonly #references: References
  readonly #scopes: DynamicScopes
  readonly #origins = new WeakMap<object, SourceLocation>()
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
    this.#references = new References(spec, (location) => parseComponent(location, this.version) !== undefined)
    this.#scopes = new DynamicScopes(this.#references)
  }

  run(): FlatDocument {
    this.#nameOwnComponents()
    this.#findLifted()
    const kind = typeof this.root.asyncapi === 'string' ? 'asyncapi' : this.version === '2.0' ? 'swagger' : 'openapi'
    const root = this.copyNode(this.root, this.#entry, kind)
    this.#placeComponents(root)
    if (kind !== 'asyncapi') this.#writeDiscriminators(root)
    if (this.version === '3.0') root.openapi = '3.1.0'
    if (this.#diagnostics.length > 0) throw new SpecError(this.#diagnostics)
    return makeFlatDocument({ root, warnings: this.#warnings, entry: this.#entry, origins: this.#origins })
  }

  /** Own components keep their names. One that only refers to a node of another file is that node. */
  #nameOwnComponents(): void {
    for (const { section, name, resolved: bare } of findDeclaredComponents(this.#entry, this.version)) {
      const resolved = this.#scopes.enter({ ...bare, to: this.#references.enter(bare.to) })
      const end = this.#findAdopted(resolved, name) ?? resolved
      const firstName = this.#names.get(section, end.to)
      const stands = firstName === undefined || firstName === name ? end : resolved
      const allocated = this.#names.allocate(section, stands.to, section === 'securitySchemes' ? name : toName(name))
      this.#names.share(section, resolved.to, allocated)
      this.#components.set(`${section}/${allocated}`, { section, name: allocated, resolved: stands, isDeclared: true })
    }
  }

  #findAdopted({ to, value }: ResolvedNode, name: string): ResolvedNode | undefined {
    if (!isObject(value) || Object.keys(value).length !== 1 || typeof value.$ref !== 'string') return undefined
    const referenced = this.#references.resolve(value.$ref, to)
    if ('code' in referenced || this.#references.isCircular(referenced)) return undefined
    const component = parseComponent(referenced.to, this.version)
    if (component !== undefined && (component.name !== name || referenced.to.name === to.name)) return undefined
    return this.#scopes.enter(this.#references.followPlain(referenced))
  }

  #findLifted(): void {
    for (const [name, file] of this.#spec.files) {
      for (const { node } of findMarks(file)) {
        const ref = asString(node.$ref)
        if (ref === undefined || !ref.includes('#/')) continue
        const resolved = this.#references.resolve(ref, { file, name, pointer: '' })
        if ('code' in resolved || !isObject(resolved.value) || parseComponent(resolved.to, this.version)) continue
        this.#lifted.add(resolved.value)
      }
    }
  }

  #placeComponents(root: JsonObject): void {
    const made: [Component, Json][] = []
    // Copying a component may add others.
    for (const component of this.#components.values()) {
      const { section, resolved } = component
      const copied = this.copy(resolved.value, resolved.to, ownValue(sectionKinds, section) ?? 'other', true)
      made.push([component, section === 'schemas' ? this.#asSchema(copied, resolved) : copied])
    }
    const declared = made.filter(([component]) => component.isDeclared)
    const others = made.filter(([component]) => !component.isDeclared).sort(([a], [b]) => byName(a.name, b.name))
    const components = asObject(root.components)
    for (const [{ section, name }, value] of [...declared, ...others]) {
      const declared = ownValue(components, section)
      const named = isObject(declared) ? declared : {}
      setKey(named, name, value)
      setKey(components, section, named)
    }
    if (Object.keys(components).length > 0) root.components = components
  }

  #writeDiscriminators(root: JsonObject): void {
    const keep = (made: JsonObject, from: JsonObject) => this.keep(made, this.#origins.get(from) ?? this.#entry)
    for (const { node, message } of writeDiscriminators(root, keep))
      this.warn('unchecked-discriminator', message, this.below(this.#origins.get(node) ?? this.#entry, 'discriminator'))
  }

  /** Components are objects: the schemas `true` and `false` are written as such. */
  #asSchema(copied: Json, { to }: ResolvedNode): Json {
    return typeof copied === 'boolean' ? this.keep(copied ? {} : { not: {} }, to) : copied
  }

  copy(value: Json, location: SourceLocation, kind: Kind, isComponent = false): Json {
    if (Array.isArray(value))
      return value.map((item, index) => this.copy(item, this.below(location, String(index)), kind))
    if (!isObject(value) || kind === 'literal') return value
    const ref = value.$ref ?? (kind === 'schema' ? (value.$dynamicRef ?? value.$recursiveRef) : undefined)
    if (typeof ref === 'string')
      return this.#copyReference(value, ref, kind === 'schema' ? this.#enterSchema(value, location) : location, kind)
    if (kind === 'schema' && !isComponent && this.#lifted.has(value))
      return this.keep(
        { $ref: this.#refer('schemas', this.#scopes.enter({ to: location, value }, location)) },
        location,
      )
    return this.copyNode(value, location, kind)
  }

  copyNode(node: JsonObject, outer: SourceLocation, kind: Kind): JsonObject {
    const location = kind === 'schema' ? this.#enterSchema(node, outer) : outer
    const swagger = this.version === '2.0' ? swaggerNodes[kind] : undefined
    if (swagger) return this.keep(swagger(node, location, this), location)
    const copied = this.copyEntries(node, location, kind)
    if (kind === 'example') return this.keep(withValue(copied), location)
    if (kind === 'link' && isObject(copied.parameters)) copied.parameters = withStrings(copied.parameters)
    if (kind !== 'schema') return copied
    for (const key of dropForeign(copied)) this.#warnForeign(key, location)
    if (isObject(copied.discriminator)) copied.discriminator = this.#copyMapping(copied.discriminator, location)
    return upgradeSchema(copied, this.#getSyntax(location), (made) => this.keep(made, location))
  }

  #warnForeign(key: string, location: SourceLocation): void {
    const message = `\`${key}\` does not have the form that Gatewright gives it: it is not checked.`
    this.warn('unknown-keyword', message, this.below(location, key))
  }

  #enterSchema(node: JsonObject, outer: SourceLocation): SourceLocation {
    const isBinding = typeof node.$id === 'string' || findBound({ to: outer, value: node }).length > 0
    const location = isBinding
      ? this.#scopes.enter({ to: this.#references.enter(outer), value: node }, outer).to
      : outer
    return typeof node.$schema === 'string' ? { ...location, old: isOldDialect(node.$schema) } : location
  }

  #getSyntax({ file, old }: SourceLocation): SchemaSyntax {
    if (this.version === '2.0' || this.version === '3.0') return 'openapi-3.0'
    return (old ?? isOldDialect(asObject(file.data).jsonSchemaDialect)) ? 'old' : '2020-12'
  }

  copyEntries(node: JsonObject, location: SourceLocation, kind: Kind): JsonObject {
    const copied = this.keep({}, location)
    for (const [key, item] of Object.entries(node)) {
      if (typeof item !== 'object' || item === null) setKey(copied, key, item)
      else if (key === 'components' && node === this.root) copied[key] = this.#keepExtensions(item, location)
      else setKey(copied, key, this.#copyChild(kind, key, item, this.below(location, key)))
    }
    return copied
  }

  #keepExtensions(components: Json, location: SourceLocation): JsonObject {
    const extensions = Object.entries(asObject(components)).filter(([key]) => key.startsWith('x-'))
    return this.keep(Object.fromEntries(extensions), this.below(location, 'components'))
  }

  #copyChild(kind: Kind, key: string, item: Json, location: SourceLocation): Json {
    const child = readChild(kind, key, item)
    if (!child.hasChildren || !isObject(item)) return this.copy(item, location, child.kind)
    const named = this.keep({}, location)
    for (const [name, value] of Object.entries(item)) {
      const isExtension = name.startsWith('x-') && (key === 'paths' || key === 'responses')
      setKey(named, name, this.copy(value, this.below(location, name), isExtension ? 'literal' : child.kind))
    }
    return named
  }

  below(location: SourceLocation, key: string): SourceLocation {
    return { ...location, pointer: `${location.pointer}/${escapePointer(key)}` }
  }

  keep(node: JsonObject, location: SourceLocation): JsonObject {
    this.#origins.set(node, location)
    return node
  }

  warn(code: Warning['code'], message: string, location: SourceLocation): void {
    this.#warnings.push({ code, message, at: location.file.locate(location.pointer) })
  }

  follow(value: Json, location: SourceLocation): ResolvedNode {
    return this.#references.follow(value, location)
  }

  #copyReference(node: JsonObject, ref: string, location: SourceLocation, kind: Kind): Json {
    const initial = this.#references.resolve(ref, location)
    if ('code' in initial) return this.#report(initial.code, initial.message, location, ref)
    const referenced = ref === node.$dynamicRef ? this.#scopes.resolve(ref, initial, location) : initial
    if (this.#references.isCircular(referenced))
      return this.#report('circular-ref', `${ref} refers to itself.`, location)
    const siblings = this.#copySiblings(node, location, kind)
    const isNamed = parseComponent(referenced.to, this.version) !== undefined
    const isInside = kind === 'other' && referenced.to.name === this.#entry.name && location.name === this.#entry.name
    if (isInside && !isNamed) return this.#keepReference(node, siblings, `#${referenced.to.pointer}`, location)
    const resolved = this.#scopes.enter(this.#references.followPlain(referenced), location)
    const component = parseComponent(resolved.to, this.version)
    const section = component?.section ?? (inlined.has(kind) ? undefined : sections.get(kind))
    if (section === undefined || section === 'mediaTypes') return this.#inline(resolved, siblings, location, kind)
    return this.#keepReference(node, siblings, this.#refer(section, resolved), location)
  }

  #keepReference(node: JsonObject, siblings: JsonObject, local: string, location: SourceLocation): JsonObject {
    const entries = Object.keys(node).flatMap((key): [string, Json][] => {
      if (referenceKeys.has(key)) return [['$ref', local]]
      const kept = ownValue(siblings, key)
      return kept === undefined ? [] : [[key, kept]]
    })
    return this.keep(Object.fromEntries(entries), location)
  }

  /** What stands beside a `$ref`: older versions ignore it. */
  #copySiblings(node: JsonObject, location: SourceLocation, kind: Kind): JsonObject {
    const rest = Object.fromEntries(Object.entries(node).filter(([key]) => !referenceKeys.has(key)))
    if (Object.keys(rest).length === 0) return {}
    if (kind === 'path item' || kind === 'callback item' || kind === 'other') return this.copyNode(rest, location, kind)
    if (this.version === '2.0' || this.version === '3.0') return {}
    if (kind === 'schema' && this.#getSyntax(location) === 'old') return {}
    if (kind === 'schema') return this.copyNode(rest, location, kind)
    const { summary, description } = rest
    return { ...(summary === undefined ? {} : { summary }), ...(description === undefined ? {} : { description }) }
  }

  #inline({ to, value }: ResolvedNode, siblings: JsonObject, from: SourceLocation, kind: Kind): Json {
    if (this.#inlining.has(value))
      return this.#report('circular-ref', `${to.name}#${to.pointer} contains itself.`, from)
    this.#inlining.add(value)
    const copied = this.copy(value, to, kind)
    this.#inlining.delete(value)
    return isObject(copied) ? Object.assign(copied, siblings) : copied
  }

  /** A reference to the component that the node is, or becomes. */
  #refer(section: string, resolved: ResolvedNode): string {
    const name = this.#names.allocate(section, resolved.to, parseComponent(resolved.to, this.version)?.name)
    const key = `${section}/${name}`
    if (!this.#components.has(key)) this.#components.set(key, { section, name, resolved, isDeclared: false })
    return `#/components/${section}/${escapePointer(name)}`
  }

  /** Makes the mapping refer to components of this document. */
  #copyMapping(discriminator: JsonObject, location: SourceLocation): JsonObject {
    if (!isObject(discriminator.mapping)) return discriminator
    const mapping = Object.entries(discriminator.mapping).map(([tag, reference]) => {
      return [tag, typeof reference === 'string' ? this.#localReference(reference, location) : reference]
    })
    return { ...discriminator, mapping: Object.fromEntries(mapping) }
  }

  #localReference(text: string, location: SourceLocation): string {
    const bare = `#/components/schemas/${escapePointer(text)}`
    const named = this.#references.resolve(bare, location)
    const resolved = 'code' in named ? this.#references.resolve(text, location) : named
    if ('code' in resolved) return text
    const local = this.#refer('schemas', this.#scopes.enter(resolved, location))
    return local === bare ? text : local
  }

  /** A reference to the component that one that leads nowhere may mean: its name is the same, or a similar one. */
  #suggestReference(ref: string, location: SourceLocation): string | undefined {
    const [path = '', fragment] = ref.split('#')
    const file = fragment !== undefined || path.includes('.') ? path : ''
    const root = this.#references.resolve(`${file}#`, location)
    if ('code' in root) return undefined
    const components = findDeclaredComponents(root.to, this.version)
    const [name = ''] = pointerKeys(`/${fragment ?? path}`).slice(-1)
    const names = components.map((component) => component.name)
    const meant = suggest(name, names)
    const similar = components.find((component) => component.name === meant)
    return similar && `${file}#${similar.resolved.to.pointer}`
  }

  #report(code: DiagnosticCode, message: string, location: SourceLocation, ref = ''): JsonObject {
    const pointer = ['file-unreadable', 'outside-ref', 'remote-ref'].includes(code)
      ? `${location.pointer}/$ref`
      : location.pointer
    const meant = ref && this.#suggestReference(ref, location)
    const help = meant ? { help: `Did you mean \`${meant}\`?` } : {}
    this.#diagnostics.push({ code, message, at: location.file.locate(pointer), ...help })
    return {}
  }
}
