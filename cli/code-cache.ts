import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs'
import module from 'node:module'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const DIGEST_BYTES = 32

/**
 * The file of this name in a folder that only this user can change, since V8 runs what it reads there: that of
 * `NODE_COMPILE_CACHE`, else one in the user's cache folder. Undefined if there is none.
 */
export function findCacheFile(name: string): string | undefined {
  const { NODE_COMPILE_CACHE: chosen, NODE_DISABLE_COMPILE_CACHE: isDisabled } = process.env
  if (isDisabled) return undefined
  try {
    const folder = chosen ? resolve(chosen) : join(getCacheHome(), 'gatewright')
    for (const path of [dirname(folder), folder]) makeFolder(path)
    const real = realpathSync(folder)
    return isMine(lstatSync(folder)) && isSafePath(real) ? join(real, name) : undefined
  } catch {
    return undefined
  }
}

/** Lets Node keep the code of the package's modules that it compiles from now on, if it can: since 22.1. */
export function cacheModules(): void {
  const folder = import.meta.filename.endsWith('.ts') ? undefined : findCacheFile('modules')
  if (folder !== undefined) module.enableCompileCache?.(folder)
}

/** The bytes of a cache file; undefined if another user may have written it or it is damaged. */
export function readCacheFile(path: string): Buffer | undefined {
  try {
    // A link is not followed, a pipe does not block; Windows has neither flag.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
    try {
      const stats = fstatSync(file)
      if (!stats.isFile() || !isMine(stats)) return undefined
      const bytes = readFileSync(file)
      const data = bytes.subarray(DIGEST_BYTES)
      return getDigest(data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}

/** Writes a cache file in one step, since another process may read it at the same time. */
export function writeCacheFile(path: string, data: Buffer): void {
  const temporary = `${path}.${process.pid}`
  try {
    rmSync(temporary, { force: true })
    writeFileSync(temporary, Buffer.concat([getDigest(data), data]), { mode: 0o600, flag: 'wx' })
    renameSync(temporary, path)
  } catch {
    // It only saves time.
    rmSync(temporary, { force: true })
  }
}

/** Finds damage; who may write is the file system's to say. */
function getDigest(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function getCacheHome(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches')
  return XDG_CACHE_HOME?.startsWith('/') ? XDG_CACHE_HOME : join(homedir(), '.cache')
}

/** Creates a folder, but not its parents: no home folder is created. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** Whether nobody but this user and root can replace a folder: the sticky bit of its parents protects it too. */
function isSafePath(folder: string): boolean {
  const user = process.geteuid?.()
  const parent = dirname(folder)
  if (user === undefined || parent === folder) return true
  const { uid, mode } = lstatSync(parent)
  const isProtected = (mode & 0o022) === 0 || (mode & 0o1000) !== 0
  return (uid === user || uid === 0) && isProtected && isSafePath(parent)
}

/** Whether a file or folder is this user's, who alone may write it. A link is never. Windows has no such modes. */
function isMine(stats: Stats): boolean {
  const user = process.geteuid?.()
  if (stats.isSymbolicLink()) return false
  return user === undefined || (stats.uid === user && (stats.mode & 0o022) === 0)
}
