import {
  asArray,
  asObject,
  asString,
  asStrings,
  byName,
  type Json,
  type JsonObject,
  makeUnique,
  ownValue,
  pointerKeys,
  valueAt,
} from '../../runtime/json.ts'
import type { Diagnostic, DiagnosticCode, Warning, WarningCode } from '../diagnostics.ts'
import type { FlatDocument } from '../read/flatten.ts'
import { walkStructure } from '../read/structure.ts'
import type { Choices } from './contract.ts'

/** Reads a flat document and collects diagnostics and warnings. */
export class DocumentReader {
  readonly document: FlatDocument
  readonly diagnostics: Diagnostic[]
  readonly warnings: Warning[] = []

  /** Whether harmless faults are repaired. */
  readonly isLenient: boolean

  constructor(document: FlatDocument, { diagnostics, isLenient }: Pick<DocumentReader, 'diagnostics' | 'isLenient'>) {
    this.document = document
    this.diagnostics = diagnostics
    this.isLenient = isLenient
  }

  get root(): JsonObject {
    return this.document.root
  }

  /** Resolves a reference; other objects are returned unchanged. */
  follow(value: Json | undefined): JsonObject {
    const node = asObject(value)
    const ref = asString(node.$ref)
    return ref?.startsWith('#') ? this.follow(valueAt(this.root, pointerKeys(ref.slice(1)))) : node
  }

  get schemas(): JsonObject {
    return asObject(asObject(this.root.components).schemas)
  }

  schema(name: string): JsonObject {
    return toSchema(ownValue(this.schemas, name))
  }

  report(code: DiagnosticCode, message: string, node: object, key?: string): void {
    this.diagnostics.push({ code, message, at: this.document.locate(node, key) })
  }

  warn(code: WarningCode, message: string, node: object, key?: string): void {
    this.warnings.push({ code, message, at: this.document.locate(node, key) })
  }
}

/** The schema as an object: `false` fits nothing, `true` and an absent one everything. */
export function toSchema(value: Json | undefined): JsonObject {
  return value === false ? { not: {} } : asObject(value)
}

/** The component that a reference names, if it names one. */
export function componentName(value: Json | undefined): string | undefined {
  const name = /^#\/components\/[^/]+\/([^/]+)$/.exec(asString(asObject(value).$ref) ?? '')?.[1]
  return name === undefined ? undefined : pointerKeys(`/${name}`)[0]
}

/** A name for an inline schema that no schema of the document has. */
export function makeSchemaName(schemas: Readonly<Record<string, Json>>, name: string): string {
  return makeUnique(name, { has: (candidate) => Object.hasOwn(schemas, candidate) })
}

/** The component that a schema refers to, without other keywords. */
export function schemaName(schema: Json | undefined): string | undefined {
  return Object.keys(asObject(schema)).length === 1 ? componentName(schema) : undefined
}

/** Names of the schemas that a value refers to directly, sorted. */
export function referredSchemas(reader: DocumentReader, value: Json): string[] {
  const names = new Set<string>()
  const queue = new Set([value])
  for (const part of queue) {
    for (const { node } of walkStructure(part)) {
      const ref = asString(node.$ref)
      if (ref?.startsWith('#/components/schemas/')) names.add(componentName(node) ?? '')
      else if (ref?.startsWith('#')) queue.add(reader.follow(node))
    }
  }
  return [...names].sort(byName)
}

/** The names, and all that follow from them. */
export function findReachable(names: Iterable<string>, getNext: (name: string) => Iterable<string>): Set<string> {
  const reached = new Set(names)
  for (const name of reached) for (const next of getNext(name)) reached.add(next)
  return reached
}

/** Named examples of a media type, in document order; a single `example` is called `default`. */
export function getExamples(reader: DocumentReader, media: JsonObject): { name: string; value: Json }[] {
  if (media.example !== undefined) return [{ name: 'default', value: media.example }]
  const named = Object.entries(asObject(media.examples)).flatMap(([name, example]) => {
    const value = reader.follow(example).value
    return value === undefined ? [] : [{ name, value }]
  })
  if (named.length > 0) return named
  const examples = asArray(reader.follow(media.schema).examples)
  return examples.map((value, index) => ({ name: index === 0 ? 'default' : `example-${index + 1}`, value }))
}

/** The question about a node that is a choice as a whole: `x-choice: id`. */
export function buildQuestion(node: JsonObject): { readonly question?: string } {
  const question = asString(node['x-choice'])
  return question === undefined ? {} : { question }
}

/** The judge's rules that are choices: `x-choice: id` (all) or `x-choice: {id: [rules]}`. */
export function buildChoices(node: JsonObject): { readonly choices?: Choices } {
  const value = node['x-choice']
  if (value === undefined) return {}
  if (typeof value === 'string') return { choices: { '*': value } }
  const rows = Object.entries(asObject(value)).flatMap(([id, rules]) => asStrings(rules).map((rule) => [rule, id]))
  return { choices: Object.fromEntries(rows) }
}
