import type { EmitInput, FileMap } from './emitted.ts'

/** The documents without references to other files, for every other tool, and the contract model for a reviewer. */
export function emitBundles({ openapi, asyncapi, contract }: EmitInput): FileMap {
  const files: [string, unknown][] = [
    ['contract.json', contract],
    ['openapi.json', openapi.root],
    ...(asyncapi ? [['asyncapi.json', asyncapi.root] as [string, unknown]] : []),
  ]
  return new Map(files.map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]))
}
