import type { Built } from '../model/build-contract.ts'

/** Generated files by path below the output folder, with `/`. */
export type FileMap = ReadonlyMap<string, string>

export interface EmitInput extends Built {
  /** How generated code finds the runtime: the relative path of its folder, or the name of the package. */
  readonly core: string
  /** First line of every generated file whose format has comments. */
  readonly header: string
}

/** The import path of a module of the runtime, such as `contract.ts`. The package has one entry for all but validation. */
export function getImportPath(core: string, module: string): string {
  if (core.startsWith('.')) return `${core}/${module}`
  return `${core}/${module.startsWith('validation/') ? 'validation' : 'core'}`
}
