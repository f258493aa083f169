import type { Contract } from '../model/contract.ts'
import type { EmitInput, FileMap } from './emitted.ts'

/** The documents without references to other files, for every other tool, and the contract model for a reviewer. */
export function emitBundles({ openapi, asyncapi, contract }: EmitInput): FileMap {
  const files: [string, unknown][] = [
    ['contract.json', withoutValues(contract)],
    ['openapi.json', openapi.root],
    ...(asyncapi ? [['asyncapi.json', asyncapi.root] as [string, unknown]] : []),
  ]
  return new Map(files.map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]))
}

/** The contract with the names of examples only: their values stand in `examples/`. */
function withoutValues(contract: Contract): unknown {
  return JSON.parse(JSON.stringify(contract), (key, value) => {
    const isExamples = key === 'examples' && Array.isArray(value)
    return isExamples ? value.map(({ name }: { name: string }) => name) : value
  })
}
