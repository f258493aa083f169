import { basename, dirname, join } from 'node:path'
import type { Warning } from './diagnostics.ts'
import { type EmitInput, type FileMap, getImportPath } from './emit/emitted.ts'
import { emitErrors } from './emit/errors.ts'
import { emitBundles, emitExamples } from './emit/examples.ts'
import { emitHandlers } from './emit/handlers.ts'
import { emitDescriptors } from './emit/protojson.ts'
import { emitRoutes } from './emit/routes.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators } from './emit/validators.ts'
import { type Built, buildContract } from './model/build-contract.ts'
import { printComment, printLiteral } from './print/literal.ts'
import { renderTemplate } from './print/template.ts'
import { filesBeside, type ReadOptions, readSpec, type SpecFiles } from './read/read-spec.ts'
import { findWarnings } from './warnings.ts'

const emitters = [
  emitTypes,
  emitValidators,
  emitRoutes,
  emitErrors,
  emitLifecycles,
  emitQuestions,
  emitDescriptors,
  emitHandlers,
  emitExamples,
  emitBundles,
]

export interface Generation {
  readonly files: FileMap
  /** The paths of all files that the generated ones depend on, some of which may not exist. */
  readonly sources: readonly string[]
  readonly warnings: readonly Warning[]
}

/**
 * Makes all files from the OpenAPI document at `spec`, and writes none. `core` is the import path from the output folder to
 * the runtime. Throws a `SpecError` if the document is invalid.
 */
export async function emitFiles(
  { spec: entry, ...options }: ReadOptions & { readonly spec: string },
  core: string,
): Promise<Generation> {
  const spec = readSpec(entry, options)
  const built = buildContract(spec)
  const files = await emitAll(spec, built, core)
  const sources = [...new Set([...spec.files.keys(), ...filesBeside])].map((name) => join(dirname(entry), name))
  return { files, sources, warnings: findWarnings(built) }
}

export async function emitAll(spec: SpecFiles, built: Built, core: string): Promise<FileMap> {
  const sources = [spec.openapi, ...(spec.asyncapi ? [spec.asyncapi] : [])]
    .map((name) => printComment(basename(name)))
    .join(' and ')
  const header = `// @generated from ${sources} by \`npm run generate\`. Do not edit: edit the specification and run it again.`
  const input: EmitInput = { ...built, core, header }
  const maps = await Promise.all(emitters.map((emit) => emit(input)))
  return new Map(maps.flatMap((map) => [...map]))
}

/** `questions.ts`: the open questions that judges must tell from the others. */
function emitQuestions({ contract, header }: EmitInput): FileMap {
  if (contract.questions.length === 0) return new Map()
  const unclear = contract.questions.flatMap(({ id, verdict }) => (verdict === 'unclear' ? [id] : []))
  return new Map([['questions.ts', renderTemplate('questions', { header, unclear: printLiteral(unclear) })]])
}

/** `lifecycles.ts`: the states of each kind of task, keyed by the property that declares them. */
function emitLifecycles({ contract, core, header }: EmitInput): FileMap {
  const rows = contract.lifecycles.map(({ origin: _, ...lifecycle }) => [lifecycle.name, lifecycle] as const)
  if (rows.length === 0) return new Map()
  const lifecycles = printLiteral(Object.fromEntries(rows))
  const contractPath = getImportPath(core, 'contract.ts')
  return new Map([['lifecycles.ts', renderTemplate('lifecycles', { header, contractPath, lifecycles })]])
}
