import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** The folders whose imports follow rules. */
export const productFolders = [
  'runtime',
  'settings',
  'generators',
  'generated',
  'server-stub',
  'proxy',
  'mock',
  'conformance',
  'cli',
]

/** Reads the imports of all files in these folders, and the rules that they break. `baseDir` is the working folder by default. */
export async function readImports(folders: readonly string[], baseDir?: string): Promise<ICruiseResult> {
  const options = await extractOptions('./.dependency-cruiser.mjs')
  const { output } = await cruise([...folders], { ...options, ...(baseDir === undefined ? {} : { baseDir }) })
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** One folder imports another one. `server-stub/adapters` counts as a folder. */
export type FolderImport = readonly [from: string, to: string]

/** Folders that no folder of the product may import. */
const programs = ['tools', 'test']

/** Lists which folder imports which, sorted and without repeats. */
export function listFolderImports({ modules }: Pick<ICruiseResult, 'modules'>): readonly FolderImport[] {
  const pairs = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [getFolder(source), getFolder(resolved)] as const),
  )
  const between = pairs.filter(([from, to]) => from !== '' && to !== '' && from !== to)
  const unique = new Map(between.map((pair) => [pair.join(' '), pair]))
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair)
}

/** Returns an empty string for packages, and for `spec`, whose code is loaded by the linter only. */
function getFolder(path: string): string {
  if (path.startsWith('server-stub/adapters/')) return 'server-stub/adapters'
  const top = path.slice(0, path.indexOf('/'))
  return productFolders.includes(top) || programs.includes(top) ? top : ''
}
