import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { getFileReason, readWholeFile } from '../../settings/files.ts'

/** What the files of a specification are read from. */
export interface FileSource {
  /** The path as messages name it. */
  show(path: string): string
  exists(path: string): boolean
  /** The names in a folder; undefined if it is none. */
  list(folder: string): readonly string[] | undefined
  /** The text of a file, or why it cannot be read. */
  read(path: string): string | { readonly reason: string }
  /** Tells whether a path is in the folder of the document. */
  testFolder(entry: string): (path: string) => boolean
}

/** The files of this machine; a path in a folder is there behind symbolic links too. */
export const disk: FileSource = {
  show: (path) => path,
  exists: existsSync,
  list: (folder) => {
    try {
      return readdirSync(folder)
    } catch {
      return undefined
    }
  },
  read: (path) => {
    try {
      return readWholeFile(path).toString()
    } catch (error) {
      return { reason: getFileReason(error) }
    }
  },
  testFolder: (entry) => {
    const folders = [findRealPath(dirname(resolve(entry))), dirname(findRealPath(resolve(entry)))]
    const isBelow = (path: string, folder: string) => path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
    return (path) => folders.some((folder) => isBelow(findRealPath(resolve(path)), folder))
  },
}

/** The path behind symbolic links; of a file that does not exist, as far as its folders do. */
function findRealPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(findRealPath(folder), basename(path))
  }
}

/** The files of a git revision, by paths from the working directory; undefined if there is no such revision. */
export function openRevision(revision: string): FileSource | undefined {
  const commit = runGit('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)?.trim()
  if (commit === undefined) return undefined
  const toSlashes = (path: string) => relative('', path).replaceAll(sep, '/')
  const toName = (path: string) => `${commit}:./${toSlashes(path)}`
  return {
    show: (path) => `${revision}:${toSlashes(path)}`,
    exists: (path) => runGit('cat-file', '-e', toName(path)) !== undefined,
    list: (folder) => runGit('ls-tree', '-z', '--name-only', toName(folder))?.split('\0'),
    read: (path) => runGit('cat-file', 'blob', toName(path)) ?? { reason: 'the revision has no such file' },
    testFolder: (entry) => (path) => !relative(dirname(entry), path).startsWith('..'),
  }
}

/** The output of a command of git; undefined if it fails. */
export function runGit(...args: readonly string[]): string | undefined {
  try {
    const options = { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: 'pipe' } as const
    return execFileSync('git', args, options)
  } catch {
    return undefined
  }
}
