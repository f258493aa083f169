import { basename } from 'node:path'
import { asObject, type JsonObject, pointerKeys, valueAt } from '../runtime/json.ts'
import { type Diagnostic, SpecError } from './diagnostics.ts'
import { describeStreams, printSchemaTypes, type TypesOptions } from './emit/schema-types.ts'
import { DocumentReader } from './model/documents.ts'
import { printComment } from './print/literal.ts'
import { flatten } from './read/flatten.ts'
import { findMarks } from './read/marks.ts'
import { filesBeside, type ReadOptions, readSpec, type SpecFiles } from './read/read-spec.ts'
import { findInvalid, readEntry } from './read/validity.ts'
import type { YamlFile } from './read/yaml-file.ts'

export interface GeneratedTypes {
  /** The TypeScript of one file. */
  readonly text: string
  /** What the official schema of its version refuses in the document, and references to nothing; its types are printed nevertheless. */
  readonly errors: readonly Diagnostic[]
}

/**
 * Prints the types of an OpenAPI document for one file, as the command of openapi-typescript does: `paths`, `webhooks`,
 * `components` and `operations`. The options are those of openapi-typescript; all are off by default, except `defaultNonNullable`.
 * Throws a `SpecError` if the document cannot be read.
 *
 * ```ts
 * const { text } = generateTypes('openapi.yaml', { immutable: true })
 * ```
 */
export function generateTypes(spec: string, options: TypesOptions & ReadOptions = {}): GeneratedTypes {
  const { allowOutside = false, download, allowPrivate: _, ...others } = options
  const files = readSpec(spec, { allowOutside, ...(download && { download }) })
  const { file, version } = readEntry(files)
  const errors = [
    ...findInvalid(file.data, version, file.locate),
    ...(isPrintable(files, file) ? findDangling(file) : []),
  ]
  const header = `/**\n * @generated from ${printComment(basename(spec))} by \`gatewright types\`. Do not edit: edit the document and run it again.\n */\n\n`
  return { text: header + printDocument(files, file, { errors, options: others }), errors }
}

interface Printing {
  readonly errors: readonly Diagnostic[]
  readonly options: TypesOptions
}

/** References to nodes that the document does not have; another reader reports those of a document that is not printed as it is. */
function findDangling(file: YamlFile): readonly Diagnostic[] {
  return findMarks(file).flatMap(({ node: { $ref }, pointer }): Diagnostic[] => {
    if (typeof $ref !== 'string' || !/^#(\/|$)/.test($ref)) return []
    if (valueAt(file.data, pointerKeys($ref.slice(1))) !== undefined) return []
    return [{ code: 'unresolved-ref', message: `${$ref} does not exist.`, at: file.locate(`${pointer}/$ref`) }]
  })
}

/** An invalid document may be one that cannot be printed. */
function printDocument(files: SpecFiles, file: YamlFile, { errors, options }: Printing): string {
  try {
    return printSchemaTypes(isPrintable(files, file) ? asObject(file.data) : readFlat(files), options)
  } catch (error) {
    if (error instanceof SpecError || errors.length === 0) throw error
    throw new SpecError(errors)
  }
}

function readFlat(files: SpecFiles): JsonObject {
  const reader = new DocumentReader(flatten(files, files.openapi), { diagnostics: [], isLenient: true })
  return describeStreams(reader, reader.root)
}

/** Whether openapi-typescript reads the document as it is: one file of OpenAPI 3.0 or 3.1 with references to its nodes. */
function isPrintable({ files }: SpecFiles, file: YamlFile): boolean {
  if (files.size > 1 + filesBeside.filter((name) => files.has(name)).length) return false
  const { openapi } = asObject(file.data)
  return /^3\.[01]\b/.test(String(openapi)) && findMarks(file).every(({ node }) => isLocal(node))
}

function isLocal({ $ref, $id, $dynamicAnchor }: JsonObject): boolean {
  return $id === undefined && $dynamicAnchor === undefined && (typeof $ref !== 'string' || $ref.startsWith('#/'))
}
