import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { FileError } from './errors.ts'

/** Reads a file that `name`, such as `--config`, names. Throws a `FileError` that begins with `name`. */
export function readTextFile(path: string, name: string): string {
  try {
    return readWholeFile(path).toString()
  } catch (error) {
    throw new FileError(`${name} cannot read ${path}: ${getFileReason(error)}.`)
  }
}

/** Reads a file or a pipe, but no device, which may never end. Throws an error for `getFileReason`. */
export function readWholeFile(path: string): Buffer {
  const kind = statSync(path)
  if (kind.isCharacterDevice() || kind.isBlockDevice()) throw Object.assign(new Error(path), { code: 'EFTYPE' })
  return readFileSync(path)
}

/**
 * Creates a folder and its parents, and returns the topmost new one. `mkdirSync` with `recursive` never returns where
 * the system refuses a folder with ENOENT, as below /proc.
 */
export function makeFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  const parent = dirname(folder)
  const topmost = parent === folder ? undefined : makeFolder(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error
  }
  return topmost ?? folder
}

const fileReasons: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such file'],
  ['EISDIR', 'it is a folder'],
  ['EFTYPE', 'it is a device'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EEXIST', 'a part of the path is a file'],
  ['ENOTDIR', 'a part of the path is a file'],
])

export function getFileReason(error: unknown): string {
  const code = String(error instanceof Error && 'code' in error ? error.code : error)
  return fileReasons.get(code) ?? code
}

export function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path)
}

/** Whether a path is a URL that can be downloaded. */
export function isHttpsUrl(path: string): boolean {
  return /^https:\/\//i.test(path) && URL.canParse(path)
}

export function downloadFirst(url: string): string {
  const name = /\.ya?ml(?=$|\?|#)/i.test(url) ? 'openapi.yaml' : 'openapi.json'
  return `download the document first, such as with \`curl -L -o ${name} '${url}'\``
}
