import { basename, dirname, join } from 'node:path'
import { emitBundles } from './emit/bundles.ts'
import type { EmitInput, FileMap } from './emit/emitted.ts'
import { emitErrors } from './emit/errors.ts'
import { emitExamples } from './emit/examples.ts'
import { emitHandlers } from './emit/handlers.ts'
import { emitLifecycles, emitQuestions } from './emit/lifecycles.ts'
import { emitDescriptors } from './emit/protojson.ts'
import { emitRoutes } from './emit/routes.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators } from './emit/validators.ts'
import { type Built, buildContract } from './model/build-contract.ts'
import { readSpec, type SpecFiles } from './read/read-spec.ts'
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

/**
 * Generates all files from the OpenAPI document at `entry`. `core` is the import path from the output folder to the
 * runtime. Throws a SpecError if the specification is invalid.
 */
export async function generate(entry: string, core: string): Promise<FileMap> {
  const spec = readSpec(entry)
  return emitAll(spec, buildContract(spec), core)
}

/** All that a command needs: the generated files, the paths that they depend on, and warnings. */
export async function generateAll(entry: string, core: string) {
  const spec = readSpec(entry)
  const built = buildContract(spec)
  const files = await emitAll(spec, built, core)
  const beside = ['asyncapi.yaml', 'open-questions.yaml']
  const sources = [...new Set([...spec.files.keys(), ...beside])].map((name) => join(dirname(entry), name))
  return { files, sources, warnings: findWarnings(built) }
}

export async function emitAll(spec: SpecFiles, built: Built, core: string): Promise<FileMap> {
  const sources = [spec.openapi, ...(spec.asyncapi ? [spec.asyncapi] : [])].map((name) => basename(name)).join(' and ')
  const header = `// @generated from ${sources} by \`npm run generate\`. Do not edit: edit the specification and run it again.`
  const input: EmitInput = { ...built, core, header }
  const maps = await Promise.all(emitters.map((emit) => emit(input)))
  return new Map(maps.flatMap((map) => [...map]))
}
