import type { Built } from '../model/build-contract.ts'

/** Generated files by path below the output folder, with `/`. */
export type FileMap = ReadonlyMap<string, string>

/** All that an emitter may look at. */
export interface EmitInput extends Built {
  /** Relative import path from the output folder to the runtime. */
  readonly core: string
  /** First lines of every generated file that can hold a comment. */
  readonly header: string
}
