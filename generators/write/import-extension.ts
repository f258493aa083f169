import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import type { FileMap } from '../emit/emitted.ts'

/** How generated code names a module of TypeScript that it imports: `./types.ts`, `./types.js` or `./types`. */
export type ImportExtension = 'ts' | 'js' | 'none'

const importPath = /^((?:import|export) .* from '\.[^']*)\.ts'$/gm

/** The files, whose imports of TypeScript end as wanted instead of in `.ts`. */
export function setImportExtension(files: FileMap, extension: ImportExtension): FileMap {
  if (extension === 'ts') return files
  const ending = extension === 'js' ? '.js' : ''
  const rewrite = (text: string) => text.replace(importPath, `$1${ending}'`)
  return new Map([...files].map(([path, text]) => [path, path.endsWith('.ts') ? rewrite(text) : text]))
}

export interface FoundExtension {
  readonly extension: ImportExtension
  /** The paths of the files that decide it, some of which may not exist. */
  readonly sources: readonly string[]
}

/** The extension that the nearest `tsconfig.json` of a folder allows: `.js` works everywhere, `.ts` is an option. */
export function findImportExtension(folder: string): FoundExtension {
  const path = ts.findConfigFile(resolve(folder), ts.sys.fileExists)
  const sources = listCandidates(resolve(folder), path && dirname(path))
  if (path === undefined) return { extension: 'ts', sources }
  const file = ts.readJsonConfigFile(path, ts.sys.readFile)
  const host = { ...ts.sys, readDirectory: () => [] }
  const { allowImportingTsExtensions, rewriteRelativeImportExtensions } = ts.parseJsonSourceFileConfigFileContent(
    file,
    host,
    dirname(path),
  ).options
  const isAllowed = allowImportingTsExtensions === true || rewriteRelativeImportExtensions === true
  return { extension: isAllowed ? 'ts' : 'js', sources: [...sources, ...(file.extendedSourceFiles ?? [])] }
}

function listCandidates(folder: string, last: string | undefined): string[] {
  const isLast = folder === last || folder === dirname(folder)
  return [join(folder, 'tsconfig.json'), ...(isLast ? [] : listCandidates(dirname(folder), last))]
}
