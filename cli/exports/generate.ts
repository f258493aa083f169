/** The generators as functions of a document; they print nothing and end no process. */

export {
  type Diagnostic,
  type DiagnosticCode,
  formatDiagnostic,
  formatWarning,
  type Location,
  SpecError,
  type Warning,
  type WarningCode,
} from '../../generators/diagnostics.ts'
export type { EmitInput, Emitter, FileMap } from '../../generators/emit/emitted.ts'
export type { TypesOptions } from '../../generators/emit/schema-types.ts'
export { type GenerateOptions, type GenerateResult, generate } from '../../generators/generate.ts'
export { type GeneratedTypes, generateTypes } from '../../generators/generate-types.ts'
export type * from '../../generators/model/contract.ts'
export { type ReadContract, readContract } from '../../generators/read-contract.ts'
export { type Difference, printDifference } from '../../generators/write/generated-folder.ts'
export { defineConfig, type GenerateConfig, type GenerateTarget } from '../generate-config.ts'
