import type { Built } from '../model/build-contract.ts'

/** Generated files by path below the output folder, with `/`. */
export type FileMap = ReadonlyMap<string, string>

/** The emitters that are off unless they are named. */
export const emitterNames = ['client', 'standard-schema'] as const
export type EmitterName = (typeof emitterNames)[number]

/**
 * Makes files of a contract. It only reads what it gets: a function that returns the same for the same contract.
 *
 * ```ts
 * export default ({ contract, header }: EmitInput) =>
 *   new Map([['ids.ts', `${header}\nexport const ids = ${JSON.stringify(contract.operations.map((o) => o.operationId))}\n`]])
 * ```
 */
export type Emitter = (input: EmitInput) => FileMap | Promise<FileMap>

export interface EmitInput extends Built {
  /** How generated code finds the runtime: the relative path of its folder, or the name of the package. */
  readonly core: string
  /** First line of every generated file whose format has comments. */
  readonly header: string
}

/** Makes a function whose result is computed once per contract. */
export function oncePerContract<T>(compute: (input: Built) => T): (input: Built) => T {
  const results = new WeakMap<Built['contract'], T>()
  return (input) => {
    const result = results.get(input.contract) ?? compute(input)
    results.set(input.contract, result)
    return result
  }
}

/** The import path of a module of the runtime, such as `contract.ts`. The package has one entry for what runs without a server. */
export function getImportPath(core: string, module: string): string {
  if (core.startsWith('.')) return `${core}/${module}`
  const [folder = ''] = module.split('/')
  return `${core}/${['client', 'validation'].includes(folder) ? folder : 'core'}`
}
