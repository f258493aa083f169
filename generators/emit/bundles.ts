import type { Contract } from '../model/contract.ts'
import type { EmitInput, FileMap } from './emitted.ts'

/** `openapi.json` and `asyncapi.json`, bundled for other tools, and `contract.json`, the contract model for reviewers. */
export function emitBundles({ openapi, asyncapi, contract }: EmitInput): FileMap {
  const files: [string, unknown][] = [
    ['contract.json', withoutValues(contract)],
    ['openapi.json', openapi.root],
    ...(asyncapi ? [['asyncapi.json', asyncapi.root] as [string, unknown]] : []),
  ]
  return new Map(files.map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]))
}

/** Keeps only the names of examples: their values are in `examples/`. */
function withoutValues(contract: Contract): unknown {
  return JSON.parse(JSON.stringify(contract), (key, value) => {
    const isExamples = key === 'examples' && Array.isArray(value)
    return isExamples ? value.map(({ name }: { name: string }) => name) : value
  })
}
