import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, SpecError, type Warning } from './diagnostics.ts'
import type { EmitOptions } from './pipeline.ts'
import { compareFolder, type Difference, isNotGenerated, writeFolder } from './write/generated-folder.ts'
import { findGeneration, keepGeneration } from './write/generation-cache.ts'
import type { ImportExtension } from './write/import-extension.ts'

export interface GenerateOptions {
  /** Path or https URL of the OpenAPI document; an `asyncapi.yaml` and an `open-questions.yaml` beside it belong to it. */
  readonly spec: string
  /** The folder of the generated files, new, empty or generated before; all other files in it are removed. */
  readonly out: string
  /** Write nothing, and only find the differences. */
  readonly check?: boolean
  /** Read files outside the folder of the document, if the document refers to them. */
  readonly allowOutside?: boolean
  /** Download a document that is an https URL from an address that is not public too. */
  readonly allowPrivate?: boolean
  /** Repair faults that change nothing of what the document describes, with a warning for each. */
  readonly lenient?: boolean
  /** A folder with a copy of the runtime, which the generated code then imports instead of the package. */
  readonly runtime?: string
  /** How imports of TypeScript end; by default as the nearest `tsconfig.json` of the folder allows, else in `.ts`. */
  readonly importExtension?: ImportExtension
  /** Emitters besides the standard ones: `client`, or functions that make files of a contract. */
  readonly emitters?: NonNullable<EmitOptions['emitters']>
}

export interface GenerateResult {
  /** How many files are generated. */
  readonly total: number
  /** The differences from what was in the folder, sorted by path; without `check` they are gone. */
  readonly differences: readonly Difference[]
  readonly warnings: readonly Warning[]
}

/**
 * Generates types, validators, tables and examples from an OpenAPI document. Throws a `SpecError` with file, line and
 * column of all errors of the document, or with the path that cannot be written; then nothing was written.
 *
 * ```ts
 * const { differences } = await generate({ spec: 'spec/openapi.yaml', out: 'generated', check: true })
 * if (differences.length > 0) throw new Error('The generated files are not up to date.')
 * ```
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const { out, check = false } = options
  if (isNotGenerated(out)) throw new SpecError([reportFolder(out)])
  const last = findGeneration(options)
  if (last !== undefined) return { ...last, differences: [] }
  // Loads slowly, with a compiler.
  const { emitFiles } = await import('./pipeline.ts')
  const { findImportExtension, setImportExtension } = await import('./write/import-extension.ts')
  const { files: emitted, warnings, ...read } = await emitFiles(options, getRuntimePath(options))
  const { extension, sources } =
    options.importExtension === undefined
      ? findImportExtension(out)
      : { extension: options.importExtension, sources: [] }
  const files = setImportExtension(emitted, extension)
  const differences = compareFolder(out, files)
  if (!check) writeFolder(out, differences)
  const generation = { total: files.size, warnings }
  if (!check || differences.length === 0) keepGeneration(options, [...read.sources, ...sources], generation)
  return { ...generation, differences }
}

/** The import path of the runtime: the built package is imported by its name, a checkout by the path of its sources. */
function getRuntimePath({ out, runtime }: GenerateOptions): string {
  if (runtime === undefined && !import.meta.filename.endsWith('.ts')) return 'gatewright'
  const folder = runtime ?? fileURLToPath(new URL('../runtime', import.meta.url))
  const path = relative(resolve(out), resolve(folder)).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

function reportFolder(out: string): Diagnostic {
  const isFolder = statSync(out).isDirectory()
  const message = isFolder ? `${out} contains files that are not generated.` : `${out} is a file.`
  return { code: 'output-not-generated', message, at: { file: out, line: 0, column: 0 } }
}
