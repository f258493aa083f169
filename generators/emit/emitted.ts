import type { Built } from '../model/build-contract.ts'

/** Generated files by path below the output folder, with `/`. */
export type FileMap = ReadonlyMap<string, string>

export interface EmitInput extends Built {
  /** Relative import path from the output folder to the runtime. */
  readonly core: string
  /** First line of every generated file whose format has comments. */
  readonly header: string
}
