import { basename, dirname, join, posix } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { FileError } from '../settings/errors.ts'
import type { Warning } from './diagnostics.ts'
import { emitClient } from './emit/client.ts'
import { type EmitInput, type Emitter, type EmitterName, type FileMap, getImportPath } from './emit/emitted.ts'
import { emitErrors } from './emit/errors.ts'
import { emitBundles, emitExamples } from './emit/examples.ts'
import { emitHandlers } from './emit/handlers.ts'
import { emitDescriptors } from './emit/protojson.ts'
import { emitRoutes } from './emit/routes.ts'
import { emitStandardSchemas } from './emit/standard-schemas.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators } from './emit/validators.ts'
import { type Built, buildContract } from './model/build-contract.ts'
import { printComment, printLiteral } from './print/literal.ts'
import { renderTemplate } from './print/template.ts'
import { downloadIfUrl } from './read/download-spec.ts'
import { filesBeside, type ReadOptions, readSpec, type SpecFiles } from './read/read-spec.ts'
import { findWarnings } from './warnings.ts'

const standardEmitters: readonly Emitter[] = [
  // It serialises whole documents, so that it comes before the others fill the memory.
  emitBundles,
  emitTypes,
  emitValidators,
  emitRoutes,
  emitErrors,
  emitLifecycles,
  emitQuestions,
  emitDescriptors,
  emitHandlers,
  emitExamples,
]

/** Emitters that are off unless they are named. */
const optionalEmitters: Readonly<Record<EmitterName, Emitter>> = {
  client: emitClient,
  'standard-schema': emitStandardSchemas,
}

export interface Generation {
  readonly files: FileMap
  /** The paths of all files that the generated ones depend on, some of which may not exist. */
  readonly sources: readonly string[]
  readonly warnings: readonly Warning[]
}

export interface EmitOptions extends ReadOptions {
  readonly spec: string
  /** Emitters besides the standard ones. */
  readonly emitters?: readonly (EmitterName | Emitter)[]
}

/**
 * Makes all files from the OpenAPI document at `spec`, and writes none. `core` is the import path from the output folder to
 * the runtime. Throws a `SpecError` if the document is invalid.
 */
export async function emitFiles(
  { spec: entry, emitters = [], ...options }: EmitOptions,
  core: string,
): Promise<Generation> {
  const spec = readSpec(entry, await downloadIfUrl(entry, options))
  const isLarge = [...spec.files.values()].reduce((length, file) => length + file.length, 0) > largeDocument
  try {
    if (isLarge) for (const flag of thrifty) setFlagsFromString(flag)
    const built = buildContract(spec)
    const added = emitters.map((emitter) => (typeof emitter === 'string' ? optionalEmitters[emitter] : emitter))
    const files = await emitAll(spec, built, core, added)
    const sources = [...new Set([...spec.files.keys(), ...filesBeside])].map((name) => join(dirname(entry), name))
    return { files, sources, warnings: findWarnings(built) }
  } finally {
    if (isLarge) for (const flag of usual) setFlagsFromString(flag)
  }
}

/** The garbage of a document with more characters takes more memory than what is in use. */
const largeDocument = 5_000_000

/**
 * V8 collects as soon as the heap has grown by a fifth, not to four times its size, keeps the young generation small, and does not
 * optimise the largest functions, which takes memory and no less time than it saves.
 */
const thrifty = ['--heap-growing-percent=20', '--semi-space-growth-factor=1', '--max-optimized-bytecode-size=6000']
const usual = ['--heap-growing-percent=0', '--semi-space-growth-factor=2', '--max-optimized-bytecode-size=61440']

export async function emitAll(
  spec: SpecFiles,
  built: Built,
  core: string,
  added: readonly Emitter[] = [],
): Promise<FileMap> {
  const sources = [spec.openapi, ...(spec.asyncapi ? [spec.asyncapi] : [])]
    .map((name) => printComment(basename(name)))
    .join(' and ')
  const header = `// @generated from ${sources} by \`gatewright generate\`. Do not edit: edit the specification and run it again.`
  const input: EmitInput = { ...built, core, header }
  const maps = await Promise.all([...standardEmitters, ...added].map((emit) => emit(input)))
  return joinFiles(maps)
}

/** Throws a `FileError` for a path that leaves the output folder, and for one of two emitters. */
function joinFiles(maps: readonly FileMap[]): FileMap {
  const files = new Map<string, string>()
  for (const [path, text] of maps.flatMap((map) => [...map])) {
    if (path !== posix.normalize(path) || /^(?:\.\.|\/|[A-Za-z]:)/.test(path))
      throw new FileError(`An emitter writes ${path}: its paths must be below the output folder, as in \`a/b.ts\`.`)
    if (files.has(path)) throw new FileError(`Two emitters write ${path}: choose another name.`)
    files.set(path, text)
  }
  return files
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
